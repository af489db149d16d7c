### Virgin Queen: Spain. Names, calendar, house rules.

virgin_queen-title = Virgin Queen: Spain

## Names

virgin_queen-name-ottoman = Ottomans
    .the = the Ottomans
virgin_queen-name-spain = Spain
    .the = Spain
virgin_queen-name-england = England
    .the = England
virgin_queen-name-france = France
    .the = France
virgin_queen-name-hre = Holy Roman Empire
    .the = the Holy Roman Empire
virgin_queen-name-protestant = Protestants
    .the = the Protestants
virgin_queen-name-umpire = Umpire
    .the = the umpire
virgin_queen-name-nobody = nobody
virgin_queen-name-home = home
virgin_queen-name-armada = the Armada
virgin_queen-name-spring = Spring Deployment
virgin_queen-name-action = Action
virgin_queen-name-winter = Winter
virgin_queen-name-select = the choice of treasures
virgin_queen-name-reroll = the re-roll
virgin_queen-name-attack = the attacks
virgin_queen-name-reward = the rewards
virgin_queen-name-add = added to what lies there
virgin_queen-name-refill = up to the number
virgin_queen-name-replace = in place of what lies there
virgin_queen-name-attackers = those that attacked
virgin_queen-name-zone = all in the zone

## Commands

virgin_queen-group-armada = armada
    .about = The Spanish Armada
virgin_queen-group-umpire = umpire
    .about = What only the umpire does

virgin_queen-command-next = next
    .about = End the phase
    .said = { NAME($actor) }: end the phase.

virgin_queen-command-impulse = impulse
    .about = End your impulse
    .said = { NAME($actor) }: end the impulse.

virgin_queen-command-umpire-turn = turn
    .about = Begin a turn afresh
    .said = { NAME($actor) }: go to turn { TEXT($number) }.
    .number = number
    .number-about = Which turn

virgin_queen-command-umpire-phase = phase
    .about = Begin a phase of this turn
    .said = { NAME($actor) }: go to the { NAME($phase) } Phase.
    .phase = phase
    .phase-about = Which phase

virgin_queen-command-umpire-impulse = impulse
    .about = Say whose impulse it is
    .said = { NAME($actor) }: impulse, { NAME($power) }.
    .power = power
    .power-about = Which power

virgin_queen-command-umpire-end = end
    .about = End the game
    .said = { NAME($actor) }: end the game.

## What has happened

virgin_queen-event-phase_ended = Turn { TEXT($turn) }: the { NAME($phase) } Phase is over.

virgin_queen-event-phase_began = { $phase ->
        [spring] Turn { TEXT($turn) } began with Spring Deployment.
        [action] Turn { TEXT($turn) }, Action Phase: the first impulse is that of { NAME($impulse, case: "the") }.
       *[winter] Turn { TEXT($turn) }, Winter Phase.
    }

virgin_queen-event-impulse_began = { $old ->
        [nobody] { "" }
       *[other] The impulse of { NAME($old, case: "the") } is over.{ " " }
    }It is the impulse of { NAME($new, case: "the") }.{ $lost ->
        [0] { "" }
        [one] { " " }Spain did not spend { $lost } CP: it is gone. [{ NAMES($cites) }]
       *[other] { " " }Spain did not spend { $lost } CP: they are gone. [{ NAMES($cites) }]
    }

virgin_queen-event-escort_returned = { $number ->
        [one] { $number } escorting galleon returns
       *[other] { $number } escorting galleons return
    }; galleons now: { $galleons }. [{ NAMES($cites) }]

virgin_queen-event-game_ended = { $how ->
        [last_turn] The game ended with the Winter of turn { TEXT($turn) }.
       *[umpire] The umpire ended the game in turn { TEXT($turn) }.
    } VP for piracy: { PAIRS($piracy_vp) }. Treasures: { PAIRS($treasures) }. { $armada ->
        [0] The Armada is not at sea.
       *[other] Strength of the Armada: { $armada }.
    } [{ NAMES($cites) }]

virgin_queen-event-calendar_set = Turn: { TEXT($old_turn) } → { TEXT($new_turn) }. Phase: { NAME($old_phase) } → { NAME($new_phase) }. Impulse: { NAME($old_impulse) } → { NAME($new_impulse) }. [{ NAMES($cites) }]

## Refusals

virgin_queen-refusal-game_over = The game ended in turn { TEXT($turn) }.
virgin_queen-refusal-not_the_umpire = Facts from outside these rules are entered by the umpire alone.
virgin_queen-refusal-name_a_power = Only a power can do this. Say for which one you act.
virgin_queen-refusal-not_spain = This is for Spain alone to do.
virgin_queen-refusal-wrong_phase = This belongs to the { NAME($needed) } Phase; now it is the { NAME($phase) } Phase.
virgin_queen-refusal-fleet_open = First the Treasure Fleet: the event is open and stands at { $step ->
        [home] the way home
       *[other] { NAME($step) }
    }.
virgin_queen-refusal-not_your_impulse = { $power ->
        [nobody] It is nobody’s impulse now.
       *[other] It is the impulse of { NAME($power, case: "the") }.
    }
virgin_queen-refusal-not_yours_to_end = { $phase ->
        [action] The Action Phase is ended by the umpire, when all powers have passed in a row.
       *[other] The { NAME($phase) } Phase is ended by Spain or by the umpire.
    }
virgin_queen-refusal-deal_first = The treasures of turn { TEXT($turn) } do not lie in the row yet: the umpire deals four or five.
virgin_queen-refusal-excess_first = { $number ->
        [one] First Spain says which unit aboard the Armada is lost: { $number } is too many.
       *[other] First Spain says which units aboard the Armada are lost: { $number } are too many.
    }
virgin_queen-refusal-no_such_turn = This game has turns 1 to { TEXT($last) }, so there is no turn { TEXT($number) }.

## Buttons

virgin_queen-offer-next = End the phase
virgin_queen-offer-impulse = End the impulse

## Who is awaited for what

virgin_queen-awaited-deal = deal four or five treasures
virgin_queen-awaited-spring = Spring Deployment: galleons for the convoy, one move; then end the phase
virgin_queen-awaited-impulse = have the impulse, then end it
virgin_queen-awaited-winter = Winter: return home, new regulars; then end the phase

## House rules

virgin_queen-option-row_mode = What a turn’s treasures are: added to the row, enough to fill it up to the number, or a new row in place of the old.
virgin_queen-option-row_open = Whether the treasures in the row lie open.
virgin_queen-option-zone_table = The ocean zone for each face of the die, six ids; without it the event cannot start.
virgin_queen-option-tf_return = Which expeditions may return home after the event.
virgin_queen-option-piracy_vp_cap = The most VP that a power may have for piracy; 0 for no limit.
virgin_queen-option-armada_bank_cp = Whether CP that make no full level stay in the Armada.
virgin_queen-option-home_ports = Ports, besides Lisbon, in which units may be built on the Armada.
virgin_queen-option-capital_regular_needs_control = Whether a capital gets its regular only while Spain controls it and nobody besieges it.

virgin_queen-help = **Commands of this game**
    - Spain: { COMMAND("spain escort") } and { COMMAND("spain spring") } in Spring Deployment; { COMMAND("spain cp") } and { COMMAND("spain armada upgrade") } in her impulse; { COMMAND("spain home") } in Winter. { COMMAND("spain treasures") } tells what you may know.
    - { COMMAND("spain start") } plays the event Treasure Fleet; its questions come as buttons. { COMMAND("spain odds") } gives the exact chances.
    - { COMMAND("spain impulse") } ends your impulse, { COMMAND("spain next") } the phase. What these rules cannot know the umpire enters, with commands such as { COMMAND("spain umpire control") }.
