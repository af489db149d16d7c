### The table: what is said around every command of every game.

name-umpire = umpire
    .the = the umpire
name-none = none
name-true = yes
name-false = no

## A play

play-said = **{ $text }** · { $who }
play-reason = > Reason: { $reason }
speaker-side = { $user }
speaker-umpire = { $user }
speaker-for-side = umpire { $user } for { NAME($side, case: "the") }
roll-thrown = 🎲 #{ $number } { $purpose }: { $faces }
roll-drawn = 🎲 #{ $number } { $purpose }: drawn unseen, { $count } of { $of }
awaited-line = ➤ { $who }: { $task }
awaited-who = **{ NAME($side) }** { $user }
post-continued = … the rest is in the file.
post-scripted = { " " }· dice set by a script
posted-below = Done: the post is in the channel.

## No, and what instead

refusal = { $text } [{ $cites }]
refusal-choices = Possible here: { $choices }.
refusal-legal = Legal now for { NAME($seat, case: "the") }: { $offers }.
offer-command = { $label } { $command }
apology = Something went wrong on our side. Nothing in the game has changed. Reference number: { $number }.
scripted-unfit = The dice or items that the script has set do not fit here. Nothing in the game has changed.

denial-no_game = There is no game in this channel. Begin one with { COMMAND("game new") }.
denial-not_started = This game has not started yet. Take a seat with { COMMAND("game join") }; the umpire starts it with { COMMAND("game start") }.
denial-started = The game has started; that can no longer be changed.
denial-other_system = This channel plays “{ $system }”; that command belongs to “{ $asked }”.
denial-no_seat = You hold no seat in this game. A free one can be taken with { COMMAND("game join") }.
denial-which_seat = Say which seat you mean: { NAMES($seats) }.
denial-no_such_seat = There is no seat “{ $seat }” for you here. { $seats ->
    [none] None can be chosen.
   *[other] Possible: { NAMES($seats) }.
}
denial-not_your_seat = The seat of { NAME($seat, case: "the") } is not yours. { $seats ->
    [none] You hold none.
   *[other] Yours: { NAMES($seats) }.
}
denial-not_your_button = This button is for { NAME($seat, case: "the") }. { $seats ->
    [none] You hold no seat in this game.
   *[other] Your seats: { NAMES($seats) }; press *Your orders*.
}
denial-seat_taken = The seat of { NAME($seat, case: "the") } is taken. { $seats ->
    [none] No seat is free.
   *[other] Free: { NAMES($seats) }.
}
denial-no_free_seat = No seat is free.
denial-seats_free = Nobody sits here yet: { NAMES($seats) }. The game starts when every seat is taken ({ COMMAND("game join") } or { COMMAND("game assign") }).
denial-not_umpire = Only the umpire may do that. { $umpire ->
    [none] { "" }
   *[other] The umpire here is { $umpire }.
}
denial-game_here = This channel has a game already; there is one to a channel or thread. { $umpire ->
    [none] { "" }
   *[other] Its umpire is { $umpire }.
}
denial-bad_value = The option “{ $field }” cannot be “{ $value }”.
denial-bad_dice = “{ $text }” is not a throw of dice. Write how many and with how many sides, such as 2d6 or 3d10+2: 1 to 100 dice with 2 to 1000 sides.
denial-stale_press = This choice is no longer open. Meanwhile:
    { $meanwhile }
denial-other_game = This button belongs to a game that is not running here any more.
denial-unknown_button = This button is not one of ours, or it is very old. Nothing was done.
denial-upload_too_large = The file is too large: { NUMBER($size) } bytes; at most { NUMBER($most) }.
denial-upload_no_text = “{ $name }” is not a text in UTF-8.
denial-no_such_scenario = There is no scenario “{ $name }”. Possible: { $names }.
denial-no_such_option = There is no house rule “{ $name }”. Possible: { $names }.
denial-no_such_clause = No clause or ruling is called “{ $clause }”. Begin to type its id and choose from the list.
denial-no_chart = This game has no chart.
denial-bad_scenario = { $count ->
    [one] One thing is not right:
   *[other] { $count } things are not right:
}
    { $faults }
denial-permissions = { $count ->
    [one] The bot lacks a permission in this channel
   *[other] The bot lacks { $count } permissions in this channel
}: { $permissions }. Ask somebody who looks after the server.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## Files that are not right

fault-line = - { $place ->
    [none] { $text }
   *[other] `{ $place }`: { $text }
}
fault-toml = this is no TOML: look at line { $line }, column { $column }. A line reads `key = value`, text stands in quotes, a table begins with `[name]`.
fault-toml_ends = this is no TOML: something is not finished where the file ends, in line { $line }, or stands there twice.
fault-toml_endless = this cannot be read: brackets in brackets without end, or numbers that are too long.
fault-twice = stands here twice: it is in line { TEXT($first) } already.
fault-missing = missing; it has to be given.
fault-extra_forbidden = unknown; leave it out.
fault-misspelt = unknown; did you mean `{ $near }`?
fault-other_system = “{ $given }”; it has to be “{ $expected }”.
fault-literal_error = “{ $given }” is not possible; possible: { $expected }.
fault-int_type = “{ $given }” is no whole number.
fault-int_parsing = “{ $given }” is no whole number.
fault-bool_type = “{ $given }”; it has to be true or false.
fault-string_type = “{ $given }” is no text; put it in quotes.
fault-tuple_type = “{ $given }” is no list.
fault-dict_type = “{ $given }” is no table of keys and values.
fault-model_type = “{ $given }” is no table of keys and values.
fault-greater_than_equal = { $given } is too small; at least { $ge }.
fault-less_than_equal = { $given } is too large; at most { $le }.
fault-too_short = too short: { $actual_length }; at least { $min_length }.
fault-too_long = too long: { $actual_length }; at most { $max_length }.
fault-string_too_short = too short; at least { $min_length ->
    [one] one character
   *[other] { $min_length } characters
}.
fault-string_too_long = too long; at most { $max_length } characters.
fault-string_pattern_mismatch = “{ $given }” is not written as it has to be: in lower-case Latin letters and digits, without blanks ({ $pattern }).
fault-other = “{ $given }” is not right here.

## Buttons

button-orders = Your orders
button-of-side = { NAME($side) }: { $label }
label-called = { $name } ({ $id })
button-back = Back
button-more = More
button-picked = Done: { $number } chosen
select-page = { $title } ({ $page } of { $pages })
orders-asked = **{ NAME($seat) }**, you are awaited:
    { $tasks }
orders-free = **{ NAME($seat) }**: nothing is asked of you now; you may:
orders-none = **{ NAME($seat) }**: nothing to do now.
