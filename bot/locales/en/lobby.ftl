### The lobby: /game and /dice.

command-game-root =
    .about = Games in this channel: begin, seats, status, journal
command-game-new = new
    .about = Begin a game in this channel; you become its umpire
    .system = system
    .system-about = Which game
    .scenario = scenario
    .scenario-about = Which set-up; left out: the usual one
    .file = file
    .file-about = A scenario of your own, as a TOML file
    .language = language
    .language-about = The language of public posts; left out: yours
    .solo = solo
    .solo-about = Take all seats yourself, to try it alone
command-game-join = join
    .about = Take a free seat
    .side = side
    .side-about = Which one; left out: the only free one
command-game-leave = leave
    .about = Free your seat; the umpire answers for it until somebody takes it
    .side = side
    .side-about = Which of your seats
command-game-assign = assign
    .about = Umpire: give a seat to somebody
    .side = side
    .side-about = Which seat
    .user = user
    .user-about = To whom
command-game-umpire = umpire
    .about = Umpire: make somebody else the umpire
    .user = user
    .user-about = Whom
command-game-option = option
    .about = Umpire, before the start: set a house rule
    .name = name
    .name-about = Which house rule
    .value = value
    .value-about = Its new value
command-game-start = start
    .about = Umpire: start the game when all seats are taken
command-game-status = status
    .about = How the game stands, and who is awaited
    .show = show
    .show-about = For everybody to see
command-game-chart = chart
    .about = The board
    .text = text
    .text-about = In text instead of a picture
    .show = show
    .show-about = For everybody to see
command-game-log = log
    .about = The journal: what was played
    .since = since
    .since-about = Since when; left out: the latest plays
    .show = show
    .show-about = For everybody to see
command-game-log-since-me = my last play
command-game-rules = rules
    .about = The house rules in force, or what a clause or ruling says
    .clause = clause
    .clause-about = The id of a clause or ruling, such as KWW-FLIP-1
    .show = show
    .show-about = For everybody to see
command-game-language = language
    .about = Umpire: the language of public posts
    .language = language
    .language-about = Which one
command-game-export = export
    .about = The game as a file, as far as you may know it
command-game-end = end
    .about = Umpire: end the game before its time
command-game-help = help
    .about = How to play here
command-dice-root =
    .about = Dice that anyone can check
command-dice-roll = roll
    .about = Throw dice for all to see, such as 2d6+1
    .dice = dice
    .dice-about = How many, with how many sides, what is added: 2d6+1
command-dice-proof = proof
    .about = What the dice of this game are bound to
    .show = show
    .show-about = For everybody to see
option-seat = seat
    .about = Your seat
option-show = show
    .about = For everybody to see
option-reason = reason
    .about = Why

## Posts of the lobby

lobby-opened = **A new game.** { $user } opens it and is its umpire.
lobby-option = House rule `{ $option }` is now { $value }.
lobby-started = **The game begins.** { $user } has started it.
seats-title = **{ $system }** · { $scenario }
seats-umpire = Umpire: { $user }
seats-taken = { NAME($side) }: { $user }
seats-free = { NAME($side) }: *free*
button-join = Play { NAME($side, case: "the") }
button-start = Start
button-end = End the game
end-ask = Do you really want to end this game? It cannot be continued; the secret of its dice will be published.

record-seated = { $user } plays **{ NAME($side, case: "the") }**.
record-left = { $user } leaves **{ NAME($side, case: "the") }**; until somebody takes the seat the umpire answers for it.
record-umpire = { $user } is the umpire now.
record-language = Posts are in { $language ->
    [ru] Russian
   *[en] English
} from now on.
record-ended = **The game is over:** { $by } has ended it.
record-throw = { $user } throws { $dice }. 🎲 #{ $number }: { $faces } = **{ $total }**

log-empty = { $since ->
    [true] Nothing has been played since.
   *[false] Nothing has been played yet.
}
rules-title = **House rules of this game**
rules-option = - `{ $name }` = { $value }: { $about } [{ $cites }]
clause = **{ $clause }**: { $text }
export-given = The game as you may know it: { $name }. In place of what is hidden from you it has hashes.

dice-commitments = Commitment of the dice: `{ $public }`
    Commitment of hidden draws: `{ $hidden }`
dice-revealed = The secret of this game’s dice: `{ $public }`
    The secret of its hidden draws: `{ $hidden }`
dice-proof = **Dice of this game**: { $throws ->
    [0] no throw so far.
    [one] one throw so far.
   *[other] { $throws } throws so far.
} The commitments are the SHA-256 of the secrets; the secrets are published when the game ends, and then every throw can be computed again.
dice-plain = Thrown { $dice }: { $faces } = **{ $total }**. No game is running here, so this throw cannot be proved.
dice-scripted = A script has set dice in this game.

help = **How to play here**
    - { COMMAND("game new") } begins a game in this channel; you become its umpire.
    - Players take seats with { COMMAND("game join") }; { COMMAND("game start") } starts it.
    - Then press the buttons below the newest post, or type the commands of the game. *Your orders* shows you alone what you may do.
    - { COMMAND("game status") } tells how it stands and who is awaited; { COMMAND("game log") } what was played; { COMMAND("game rules") } the rules by clause.
    - All dice are thrown by the bot: { COMMAND("dice proof") } tells how to check them.
    Nothing is hurried: decisions wait for people, and the bot forgets nothing.
