parley-title = Parley

## Names

parley-name-north = North
parley-name-south = South
parley-name-umpire = umpire
parley-name-attack = attack
parley-name-hold = hold
parley-name-leave = leave
parley-name-accept = accept
parley-name-press = press for more
parley-name-shown = flying its flag
parley-name-furled = showing no flag
parley-name-by_die = by the die
parley-name-gull = Gull
parley-name-heron = Heron
parley-name-osprey = Osprey
parley-name-petrel = Petrel
parley-name-swan = Swan
parley-name-dolphin = Dolphin
parley-name-marlin = Marlin
parley-name-pike = Pike
parley-name-salmon = Salmon
parley-name-sturgeon = Sturgeon
parley-name-bribe = Bribe
parley-name-chart = Chart
parley-name-envoy = Envoy
parley-name-gift = Gift
parley-name-hostage = Hostage
parley-name-oath = Oath
parley-name-pilot = Pilot
parley-name-rumour = Rumour
parley-name-spy = Spy
parley-name-storm = Storm
parley-name-treaty = Treaty
parley-name-wind = Fair Wind
parley-name-cloth = cloth
parley-name-salt = salt
parley-name-wine = wine
parley-name-aberdeen = Aberdeen
parley-name-amsterdam = Amsterdam
parley-name-antwerp = Antwerp
parley-name-bergen = Bergen
parley-name-bordeaux = Bordeaux
parley-name-bremen = Bremen
parley-name-brest = Brest
parley-name-bristol = Bristol
parley-name-cadiz = Cadiz
parley-name-calais = Calais
parley-name-copenhagen = Copenhagen
parley-name-cork = Cork
parley-name-danzig = Danzig
parley-name-dover = Dover
parley-name-dublin = Dublin
parley-name-dunkirk = Dunkirk
parley-name-emden = Emden
parley-name-genoa = Genoa
parley-name-hamburg = Hamburg
parley-name-hull = Hull
parley-name-leith = Leith
parley-name-lisbon = Lisbon
parley-name-london = London
parley-name-lubeck = Lübeck
parley-name-nantes = Nantes
parley-name-porto = Porto
parley-name-riga = Riga
parley-name-rochelle = La Rochelle
parley-name-rotterdam = Rotterdam
parley-name-stockholm = Stockholm

## Commands

parley-group-talks = talks
    .about = Talks between the two sides
parley-group-umpire = umpire
    .about = What only the umpire does

parley-command-draw = draw
    .about = Draw cards unseen from the cup
    .said = { NAME($actor) } draws { $number ->
        [one] a card
       *[other] { $number } cards
    }.
    .number = number
    .number-about = How many cards, 1 to 3

parley-command-play = play
    .about = Lay a card of your hand open
    .said = { NAME($actor) } plays { NAME($card) }.
    .card = card
    .card-about = Which card of your hand

parley-command-roll = roll
    .about = Throw one to five dice
    .said = { NAME($actor) } throws { $number ->
        [one] a die
       *[other] { $number } dice
    }.
    .number = number
    .number-about = How many dice, 1 to 5

parley-command-seal = seal
    .about = Choose in secret what to do today
    .said = { NAME($actor) } seals a choice.
    .kept = You have sealed: { NAME($choice) }.
    .choice = choice
    .choice-about = What to do; shown when both sides have chosen

parley-command-talks-answer = answer
    .about = Say your word in the talks
    .said = { NAME($actor) } answers: { NAME($word) }.
    .word = word
    .word-about = Accept, or press for more

parley-command-sail = sail
    .about = Take your fleet to a harbour
    .said = { NAME($actor) } sails to { NAME($to) }.
    .to = to
    .to-about = Which harbour
    .show_flag = show_flag
    .show_flag-about = Whether the fleet flies its flag

parley-command-send = send
    .about = Send two or three ships away until tomorrow
    .said = { NAME($actor) } sends ships away: { NAMES($ships) }.
    .ships = ships
    .ships-about = Two or three of your ships, such as gull, swan
    .to = to
    .to-about = Where to; left out, your fleet's harbour

parley-command-load = load
    .about = Take goods from the quay into the hold
    .said = { NAME($actor) } loads goods.
    .goods = goods
    .goods-about = What and how much, such as wine=3, salt=1

parley-command-write = write
    .about = Write a letter to the other side
    .said = { NAME($actor) } writes a letter.
    .letter = letter
    .letter-about = The letter as a text file

parley-command-name = name
    .about = Call one of your ships by a name of your own
    .said = { NAME($actor) } names a ship.
    .ship = ship
    .ship-about = Which ship
    .called = called
    .called-about = Its new name, at most 32 characters

parley-command-umpire-gold = gold
    .about = Set the gold of a side
    .said = The umpire sets the gold of { NAME($side) } to { $number }.
    .side = side
    .side-about = Whose gold
    .number = number
    .number-about = The new amount

parley-command-umpire-finish = finish
    .about = End the game
    .said = The umpire ends the game.

parley-command-hand = hand
    .about = See your hand and what you have sealed
    .letters = letters
    .letters-about = Whether to show the letters too

parley-command-odds = odds
    .about = How often dice show at least so much
    .number = number
    .number-about = How many dice, 1 to 5; left out, 2
    .least = least
    .least-about = The least total that counts; left out, 7

## Events

parley-event-cards_drawn = { NAME($side) } has drawn { $number ->
        [one] one card
       *[other] { $number } cards
    } out of { $of }.
    .private = You drew: { NAMES($items) }.
parley-event-card_played = { NAME($card) } lies open: { NAME($side) } gains { $worth } gold.
parley-event-dice_rolled = { NAME($side) } throws a total of { $total }.
parley-event-choice_sealed = The choice of { NAME($side) } is sealed.
parley-event-choices_revealed = Both choices lie open. { NAME("north") }: { NAME($north) }; { NAME("south") }: { NAME($south) }.
parley-event-talks_began = The sides have met, and talks begin.
parley-event-word_said = { $round ->
        [1] The first
       *[other] The second
    } word of { NAME($side) }: { NAME($word) }.
parley-event-stake_set = The stake is { $stake } gold: { $face } by the die, { SIGNED($pressed) } for pressing. { NAME($speaker) } speaks first.
parley-event-talks_ended = { $outcome ->
        [peace] Peace: each side gains.
        [quarrel] The talks end in a quarrel: each side loses.
       *[other] The talks end in favour of { NAME($outcome) }, who takes the stake.
    } Gold now: { NAME("north") } { $north_gold }, { NAME("south") } { $south_gold }.
parley-event-day_began = Day { TEXT($day) } begins; all ships are back.
parley-event-fleet_sailed = The fleet of { NAME($side) }, { NAME($flag) }, goes from { NAME($origin) } to { NAME($to) }.
parley-event-ships_sent = Sent to { NAME($to) } until tomorrow: { NAMES($ships) }.
parley-event-goods_loaded = { NAME($side) } loads { $number ->
        [one] one unit
       *[other] { $number } units
    } of { NAME($good) }; { $left ->
        [0] none is left
       *[other] { $left } left
    } on the quay.
parley-event-letter_written = { NAME($side) } has written a letter.
    .private = The letter of { NAME($side) }: { $letter }
parley-event-ship_named = A ship of { NAME($side) }, “{ NAME($old) }”, is now called “{ $called }”.
parley-event-gold_set = The gold of { NAME($side) } is set from { $old } to { $new }.
parley-event-game_ended = The parley ends on day { TEXT($day) }. Gold: { NAME("north") } { $north_gold }, { NAME("south") } { $south_gold }.

## Answers

parley-answer-hands = Cards in hand: { NAME("north") } { $north }, { NAME("south") } { $south }; in the cup: { $cup }.
parley-answer-card_held = You hold { NAME($card) }, worth { $worth } gold.
parley-answer-choice_kept = You have sealed: { NAME($choice) }.
parley-answer-letter_kept = The letter of { NAME($side) }: { $letter }
parley-answer-chances = { $number ->
        [one] One die shows
       *[other] { $number } dice show
    } { $least } or more in { $ways } of { $of } throws.

## Refusals

parley-refusal-game_over = The game is over.
parley-refusal-name_a_side = Only a side can do this. Say which one you speak for.
parley-refusal-not_the_umpire = Only the umpire can do this.
parley-refusal-talks_first = The sides are in talks. Nothing else is done until they end.
parley-refusal-no_talks = No talks are under way.
parley-refusal-word_stands = Your first word is said and stands: { NAME($word) }.
parley-refusal-not_your_word = It is for { NAME($speaker) } to speak.
parley-refusal-cup_too_low = Too few cards are left in the cup: { $left }.
parley-refusal-hand_full = You hold { $held ->
        [one] one card
       *[other] { $held } cards
    }, and a hand takes no more than { $limit }.
parley-refusal-not_in_hand = You do not hold { NAME($card) }.
parley-refusal-no_such_harbour = There is no harbour { NAME($to) } on the list.
parley-refusal-ship_not_here = No ship { NAME($ship) } of yours is here.
parley-refusal-ship_twice = { NAME($ship) } is named twice.
parley-refusal-ships_to_send = You send from { $fewest } to { $most } ships at a time.
parley-refusal-no_such_good = There is no { NAME($good) } on the quay.
parley-refusal-not_so_many = Of { NAME($good) } you can take at least 1 unit, and at most what is left: { $left }.
parley-refusal-hold_full = Your hold has room for { $room ->
        [one] one more unit
       *[other] { $room } more units
    }.
parley-refusal-empty_letter = The letter is empty.
parley-refusal-not_your_ship = You have no ship { NAME($ship) }.

## Throws and draws

parley-purpose-cards = cards for the hand
parley-purpose-omens = omens
parley-purpose-stake = the stake of the talks

## Offers

parley-offer-draw = Draw a card
parley-offer-play = Play { NAME($card) }
parley-offer-roll = Throw { $number ->
        [one] a die
       *[other] { $number } dice
    }
parley-offer-seal_attack = Seal: attack
parley-offer-seal_hold = Seal: hold
parley-offer-seal_leave = Seal: leave
parley-offer-answer_accept = Accept
parley-offer-answer_press = Press for more
parley-offer-sail = Sail
    .placeholder = Which harbour?
parley-offer-send = Send ships
    .placeholder = Which ships?
parley-offer-load = Load goods
    .placeholder = Goods to load
parley-offer-write = Write a letter
    .placeholder = A letter to the other side
parley-offer-name = Rename a ship
    .placeholder = A new name
parley-offer-finish = End the game

## What is awaited

parley-awaited-seal = seal a choice
parley-awaited-first_word = say a first word in the talks
parley-awaited-second_word = say a second word in the talks

## Choices

parley-choice-card = { NAME($card) }, worth { $worth } gold
parley-choice-ship = { NAME($name) } ({ $ship })
parley-choice-good = { NAME($good) }, { $left } left

## House rules and scenarios

parley-option-first_word = Who speaks first in the second round of talks: North, South, or whom the die names.
parley-option-hand_limit = How many cards a hand takes at most.

parley-scenario-first = First parley
    .about = Two small fleets, twelve cards and a full quay.

## Clauses

PAR-SEAT-1 = A side does what sides do and the umpire what the umpire does. The umpire acts for a side only by naming it.
PAR-DAY-1 = While a day lasts each side may draw, play, throw, sail and write as it likes. In talks it can only talk.
PAR-DAY-2 = Once the umpire has ended the game nothing more is played.
PAR-HAND-1 = Cards are drawn unseen from the cup, as many as are left at most. Everybody sees how many, only the drawer which.
PAR-HAND-2 = A hand holds no more cards than the house rule hand_limit says.
PAR-HAND-3 = A card of one's own hand is laid open and brings its worth in gold.
PAR-SEAL-1 = Both sides choose in secret. Either may change its choice until the other has chosen; then both are shown at once.
PAR-SEAL-2 = If somebody attacks and nobody leaves, talks begin. Otherwise the next day does.
PAR-TALK-1 = In the first round each side says one word, in any order. It cannot be taken back.
PAR-TALK-2 = After the first words a die is thrown; each side that pressed adds 1, and that is the stake. On an odd face North speaks first, on an even one South, unless the house rule first_word names a side.
PAR-TALK-3 = If both accept in the end, each gains 1 gold; if both press, each loses 1. Otherwise the one that pressed takes the stake from the other, or all that it has.
PAR-DICE-1 = Dice may be thrown at any time of the day; nothing follows from them.
PAR-PORT-1 = A fleet may go to any harbour on the list.
PAR-PORT-2 = Two or three different ships that are not away may be sent off together. They are back with the next day.
PAR-PORT-3 = Goods are taken from the quay as long as some are left and the hold has room: 12 units in all.
PAR-WRIT-1 = A letter takes the place of the one before. Both sides and the umpire may read it, nobody else.
PAR-WRIT-2 = A side may call its ships as it likes.
PAR-UMP-1 = The umpire may set the gold of a side to any number from 0 to 99.
PAR-UMP-2 = The umpire may end the game at any time. What was hidden stays hidden.
