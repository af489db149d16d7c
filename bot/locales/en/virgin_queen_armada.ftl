### Virgin Queen: the Armada, the two capitals, Philip II.

## Names

virgin_queen-name-spanish_armada = “Spanish Armada”
virgin_queen-name-armada_indulgence = “Armada Indulgence”
virgin_queen-name-other_card = another card
virgin_queen-name-treasure = a treasure
virgin_queen-name-combat = combat
virgin_queen-name-intercept = intercept
virgin_queen-name-evade = evade

## Commands

virgin_queen-command-cp = cp
    .about = Add CP of a card or treasure
    .said = { NAME($actor) }: CP from { NAME($source) }{ $points ->
        [none] { "" }
       *[other] , { $points }
    }{ $treasure ->
        [none] { "" }
       *[other] , { NAME($treasure) }
    }.
    .source = source
    .source-about = Where they come from
    .points = points
    .points-about = CP of the card
    .treasure = treasure
    .treasure-about = Instead of a card

virgin_queen-command-armada-create = create
    .about = Play the home card: create the Armada
    .said = { NAME($actor) }: create the Armada in { NAME($port) }.
    .port = port
    .port-about = Where

virgin_queen-command-armada-upgrade = upgrade
    .about = Make the Armada stronger
    .said = { NAME($actor) }: put { $cp } CP into the Armada.
    .cp = cp
    .cp-about = 3 a level

virgin_queen-command-armada-build = build
    .about = Build units on the Armada
    .said = { NAME($actor) }: build on the Armada for { $cp } CP. Regulars: { $regulars }, mercenaries: { $mercenaries }.
    .cp = cp
    .cp-about = Price of all
    .regulars = regulars
    .regulars-about = How many
    .mercenaries = mercenaries
    .mercenaries-about = How many

virgin_queen-command-armada-load = load
    .about = Bring units aboard in port
    .said = { NAME($actor) }: load the Armada. Regulars: { $regulars }, mercenaries: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , leaders: { NAMES($leaders) }
    }.
    .regulars = regulars
    .regulars-about = How many
    .mercenaries = mercenaries
    .mercenaries-about = How many
    .leaders = leaders
    .leaders-about = Who

virgin_queen-command-armada-unload = unload
    .about = Put units ashore in port
    .said = { NAME($actor) }: unload the Armada. Regulars: { $regulars }, mercenaries: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , leaders: { NAMES($leaders) }
    }.
    .regulars = regulars
    .regulars-about = How many
    .mercenaries = mercenaries
    .mercenaries-about = How many
    .leaders = leaders
    .leaders-about = Who

virgin_queen-command-armada-embark = embark
    .about = From a port to the Armada at sea, 1 CP
    .said = { NAME($actor) }: embark from { NAME($port) }. Regulars: { $regulars }, mercenaries: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , leaders: { NAMES($leaders) }
    }.
    .port = port
    .port-about = From where
    .regulars = regulars
    .regulars-about = How many
    .mercenaries = mercenaries
    .mercenaries-about = How many
    .leaders = leaders
    .leaders-about = Who

virgin_queen-command-armada-disembark = disembark
    .about = From the Armada at sea to a port, 1 CP
    .said = { NAME($actor) }: disembark in { NAME($port) }. Regulars: { $regulars }, mercenaries: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , leaders: { NAMES($leaders) }
    }.
    .port = port
    .port-about = Where to
    .regulars = regulars
    .regulars-about = How many
    .mercenaries = mercenaries
    .mercenaries-about = How many
    .leaders = leaders
    .leaders-about = Who

virgin_queen-command-armada-sail = sail
    .about = Move the Armada for 1 CP
    .said = { NAME($actor) }: sail the Armada to { NAME($to) }{ $ships ->
        [0] { "" }
        [one] {" "}with { $ships } other naval unit
       *[other] {" "}with { $ships } other naval units
    }.
    .to = to
    .to-about = Sea or port
    .ships = ships
    .ships-about = Other units that go along

virgin_queen-command-armada-roll = roll
    .about = Roll for the Armada and its stack
    .said = { NAME($actor) }: roll for the Armada, { NAME($purpose) }{ $dice ->
        [0] { "" }
        [one] , with { $dice } die of its stack
       *[other] , with { $dice } dice of its stack
    }.
    .purpose = purpose
    .purpose-about = What for
    .dice = dice
    .dice-about = Those of the stack

virgin_queen-command-armada-hits = hits
    .about = Put hits on the Armada
    .said = { NAME($actor) }: { $number ->
        [one] { $number } hit
       *[other] { $number } hits
    } on the Armada.
    .number = number
    .number-about = How many

virgin_queen-command-armada-lose = lose
    .about = Say which units go down
    .said = { NAME($actor) }: units of the Armada that are lost. Regulars: { $regulars }, mercenaries: { $mercenaries }.
    .regulars = regulars
    .regulars-about = How many
    .mercenaries = mercenaries
    .mercenaries-about = How many

virgin_queen-command-armada-retreat = retreat
    .about = Retreat with the Armada into a port
    .said = { NAME($actor) }: retreat with the Armada to { NAME($port) }.
    .port = port
    .port-about = Not besieged

virgin_queen-command-armada-show = show
    .about = Strength, place and cargo

virgin_queen-command-spring = spring
    .about = The one spring move of Spain
    .said = { NAME($actor) }: move from { NAME($origin) } to { NAME($to) }. Regulars: { $regulars }, mercenaries: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , leaders: { NAMES($leaders) }
    }.
    .origin = from
    .origin-about = A capital
    .to = to
    .to-about = Where to
    .regulars = regulars
    .regulars-about = How many
    .mercenaries = mercenaries
    .mercenaries-about = How many
    .leaders = leaders
    .leaders-about = Who

virgin_queen-command-home = home
    .about = Return to a capital in Winter
    .said = { NAME($actor) }: return from { NAME($origin) } to { NAME($capital) }. Regulars: { $regulars }, mercenaries: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , leaders: { NAMES($leaders) }
    }.
    .origin = from
    .origin-about = Where they stand
    .capital = capital
    .capital-about = Which one
    .regulars = regulars
    .regulars-about = How many
    .mercenaries = mercenaries
    .mercenaries-about = How many
    .leaders = leaders
    .leaders-about = Who

virgin_queen-command-regulars = regulars
    .about = New regulars in both capitals
    .said = { NAME($actor) }: new regulars in the capitals.

virgin_queen-command-umpire-philip = philip
    .about = Enter whether Philip II is dead
    .said = { NAME($actor) }: Philip II { $dead ->
        [true] is dead
       *[false] lives
    }.
    .dead = dead
    .dead-about = Is he

## What has happened

virgin_queen-event-cp_added =
    Spain has { $points } CP more{ $treasure ->
        [none] , from { NAME($source) }
       *[other] {" "}for a treasure of its own, { NAME($treasure) }
    }; { $cp } CP in all. [{ NAMES($cites) }]

virgin_queen-event-armada_created =
    { NAME($port) }: the Armada was created{ $again ->
        [true] {" "}again
       *[false] { "" }
    }, strength { $strength }. [{ NAMES($cites) }]

virgin_queen-event-armada_upgraded =
    The Armada took { $cp } CP. Strength: { $old } → { $new }.{ $banked ->
        [0] { "" }
       *[other] {" "}CP kept for the next level: { $banked }.
    } Spain has { $left } CP left. [{ NAMES($cites) }]

virgin_queen-event-units_built =
    { NAME($port) }: built on the Armada for { $cp } CP: { $regulars ->
        [0] no regulars
        [one] { $regulars } regular
       *[other] { $regulars } regulars
    }, { $mercenaries ->
        [0] no mercenaries
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }. Aboard: { $units } of { $strength }. Spain has { $left } CP left. [{ NAMES($cites) }]

virgin_queen-event-party_transferred =
    { $way ->
        [aboard] { NAME($port) } → the Armada:
       *[ashore] The Armada → { NAME($port) }:
    } { $regulars ->
        [0] no regulars
        [one] { $regulars } regular
       *[other] { $regulars } regulars
    }, { $mercenaries ->
        [0] no mercenaries
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }.{ $beaten ->
        [0] { "" }
        [one] {" "}{ $beaten } of the units lost a battle in this impulse and makes no move of its own.
       *[other] {" "}{ $beaten } of the units lost a battle in this impulse and make no move of their own.
    } Aboard: { $units } of { $strength }. [{ NAMES($cites) }]

virgin_queen-event-formation_crossed =
    { $way ->
        [embarked] { NAME($port) } → the Armada ({ NAME($sea) }):
       *[disembarked] The Armada ({ NAME($sea) }) → { NAME($port) }:
    } { $regulars ->
        [0] no regulars
        [one] { $regulars } regular
       *[other] { $regulars } regulars
    }, { $mercenaries ->
        [0] no mercenaries
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }. Aboard: { $units } of { $strength }. Spain has { $left } CP left. [{ NAMES($cites) }]

virgin_queen-event-armada_sailed =
    The Armada sailed: { NAME($origin) } → { NAME($to) }{ $ships ->
        [0] { "" }
        [one] , { $ships } other naval unit with it
       *[other] , { $ships } other naval units with it
    }. { $units ->
        [0] No land unit is
        [one] { $units } land unit is
       *[other] { $units } land units are
    } aboard. Spain has { $left } CP left. [{ NAMES($cites) }]

virgin_queen-event-armada_rolled =
    { $purpose ->
        [combat] The stack of the Armada fights. Dice of the Armada: { $own }, of the other units: { $dice }.
        [intercept] The stack of the Armada tries to intercept. Dice: { $dice }.
       *[evade] The stack of the Armada tries to evade. Dice: { $dice }.
    } [{ NAMES($cites) }]

virgin_queen-event-armada_damaged =
    The Armada took { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } and lost { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }. Strength: { $old } → { $new }.{ $excess ->
        [0] { "" }
       *[other] {" "}It cannot carry { $excess } of its land units any more.
    } [{ NAMES($cites) }]

virgin_queen-event-armada_destroyed =
    The Armada was destroyed: strength { $old }, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }. Lost with it: { $regulars ->
        [0] no regulars
        [one] { $regulars } regular
       *[other] { $regulars } regulars
    }, { $mercenaries ->
        [0] no mercenaries
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }.{ $leaders ->
        [none] { "" }
       *[other] {" "}The umpire places the leaders that were aboard: { NAMES($leaders) }.
    } It may be created again from turn { TEXT($turn) } on. [{ NAMES($cites) }]

virgin_queen-event-armada_units_lost =
    Lost with the levels of the Armada: { $regulars ->
        [0] no regulars
        [one] { $regulars } regular
       *[other] { $regulars } regulars
    }, { $mercenaries ->
        [0] no mercenaries
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }. Aboard: { $units } of { $strength }. [{ NAMES($cites) }]

virgin_queen-event-armada_retreated =
    The Armada retreated: { NAME($origin) } → { NAME($port) }. [{ NAMES($cites) }]

virgin_queen-event-formation_moved =
    { $phase ->
        [spring] Spring move
       *[winter] Home for the Winter
    }, { NAME($origin) } → { NAME($to) }: { $regulars ->
        [0] no regulars
        [one] { $regulars } regular
       *[other] { $regulars } regulars
    }, { $mercenaries ->
        [0] no mercenaries
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }. [{ NAMES($cites) }]

virgin_queen-event-capitals_reinforced =
    { $capitals ->
        [none] No capital gets a new regular.
       *[other] 1 regular more for each of: { NAMES($capitals) }.
    }{ $missed ->
        [none] { "" }
       *[other] {" "}None this Winter for: { NAMES($missed) }.
    } [{ NAMES($cites) }]

virgin_queen-event-philip_set =
    Philip II { $new ->
        [true] is dead
       *[false] lives: a correction, which gives nothing back
    }. Spain’s card bonus: { $old_bonus } → { $new_bonus }. Administrative rating: { $old_rating } → { $new_rating }. [{ NAMES($cites) }]

## Answers

virgin_queen-answer-armada_shown = **The Armada**, strength { $strength }, { NAME($place) }. Aboard: { $regulars ->
        [0] no regulars
        [one] { $regulars } regular
       *[other] { $regulars } regulars
    }, { $mercenaries ->
        [0] no mercenaries
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }; room for { $room ->
        [one] { $room } land unit
       *[other] { $room } land units
    } more.{ $beaten ->
        [0] { "" }
        [one] {" "}{ $beaten } unit aboard lost a battle in this impulse.
       *[other] {" "}{ $beaten } units aboard lost a battle in this impulse.
    }{ $excess ->
        [0] { "" }
        [one] {" "}{ $excess } land unit is too many: Spain says which one goes down.
       *[other] {" "}{ $excess } land units are too many: Spain says which go down.
    } In a blockade it counts as { $blockade ->
        [one] { $blockade } naval unit
       *[other] { $blockade } naval units
    }; it supports no ordinary naval transport.{ $banked ->
        [0] { "" }
       *[other] {" "}CP kept for the next level: { $banked }.
    } Spain has { $cp } CP to spend. [{ NAMES($cites) }]

virgin_queen-answer-no_armada_shown =
    There is no Armada. Its home card may create it from turn { TEXT($turn) } on. Spain has { $cp } CP to spend. [{ NAMES($cites) }]

## Refusals: CP

virgin_queen-refusal-cp_unknown = Say how many CP the card gives.
virgin_queen-refusal-cp_short = That costs { $points } CP, and Spain has { $left } left in this impulse.
virgin_queen-refusal-card_without_treasure = Name a treasure only when its own CP are spent: from a treasure, not from { NAME($source) }.
virgin_queen-refusal-treasure_unnamed = Say which treasure is spent.
virgin_queen-refusal-treasure_not_held = Spain has no treasure “{ $treasure }”.
virgin_queen-refusal-treasure_worth = { NAME($treasure) } is worth { $cp } CP; leave the points out.
virgin_queen-refusal-treasure_worthless = { NAME($treasure) } is worth no CP.

## Refusals: the Armada

virgin_queen-refusal-no_armada = The Armada is not on the map.
virgin_queen-refusal-armada_exists = There is only one Armada, and it is on the map: { NAME($place) }. The CP of the card may still be spent on it.
virgin_queen-refusal-armada_on_track = The Armada was destroyed; it may be created again from turn { TEXT($turn) } on.
virgin_queen-refusal-not_armada_port = The Armada cannot be created in { NAME($port) }.
virgin_queen-refusal-port_not_spanish =
    { $power ->
        [nobody] { NAME($port) } is not under Spanish control: nobody holds it.
       *[other] { NAME($port) } is not under Spanish control but under that of { NAME($power, case: "the") }.
    }
virgin_queen-refusal-port_in_unrest = { NAME($port) } is in unrest.
virgin_queen-refusal-armada_not_in_yard = The Armada is upgraded only in three ports; now it is elsewhere ({ NAME($place) }).
virgin_queen-refusal-armada_at_most = The Armada has strength { $most } already, and no more is possible.
virgin_queen-refusal-cp_no_level = A level costs { $price } CP; with { $cp } CP there would be a rest, which is not kept.
virgin_queen-refusal-past_most = The Armada has strength { $strength }; with so many CP it would go past { $most }.
virgin_queen-refusal-not_home_port = Units are built on the Armada in a home port or in Lisbon; now it is elsewhere ({ NAME($place) }).
virgin_queen-refusal-armada_full =
    The Armada can take { $room ->
        [0] no more land units
        [one] { $room } land unit more
       *[other] { $room } land units more
    }, not { $units }.
virgin_queen-refusal-armada_at_sea = The Armada is at sea ({ NAME($sea) }). From there units cross for 1 CP.
virgin_queen-refusal-armada_in_port = The Armada is in port ({ NAME($port) }), where units go aboard and ashore freely.
virgin_queen-refusal-no_boarding_in_winter = Nobody goes aboard the Armada in Winter.
virgin_queen-refusal-port_not_beside = { NAME($port) } has no port on { NAME($sea) }, where the Armada is.
virgin_queen-refusal-port_not_fit = { NAME($port) } does not meet the rules for the end of a naval transport; the umpire enters that.
virgin_queen-refusal-units_beaten =
    { $units ->
        [one] { $units } of these units lost
       *[other] { $units } of these units lost
    } a battle in this impulse and cannot pay for a crossing.
virgin_queen-refusal-leader_needed = Without an army leader at most { $most } units cross together.
virgin_queen-refusal-no_way_there = It is not one naval move from { NAME($place) } to { NAME($to) }.
virgin_queen-refusal-dice_needed =
    To { $purpose ->
        [intercept] intercept
       *[evade] evade
    }, the stack rolls as one: say how many dice it has.
virgin_queen-refusal-hits_above_strength = The Armada can take { $strength } hits at most.
virgin_queen-refusal-nothing_to_lose = The Armada carries no land units that are too many.
virgin_queen-refusal-wrong_losses =
    { $number ->
        [one] { $number } land unit has
       *[other] { $number } land units have
    } to be lost, of those that are aboard.
virgin_queen-refusal-not_a_port = { NAME($port) } is no port.
virgin_queen-refusal-port_besieged = { NAME($port) } is besieged: a group with the Armada cannot retreat there.
virgin_queen-refusal-there_already = The Armada is in { NAME($port) } already.

## Refusals: units and capitals

virgin_queen-refusal-nothing_named = Say which units or leaders.
virgin_queen-refusal-leader_twice = You have named { NAME($leader) } twice.
virgin_queen-refusal-no_such_leader =
    The leader “{ $leader }” is not { $place ->
        [armada] aboard the Armada
       *[other] there ({ NAME($place) })
    }.
virgin_queen-refusal-units_short =
    { $place ->
        [armada] Aboard the Armada
       *[other] { NAME($place) }
    }: { $regulars ->
        [0] no regulars
        [one] { $regulars } regular
       *[other] { $regulars } regulars
    }, { $mercenaries ->
        [0] no mercenaries
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    } and not more.
virgin_queen-refusal-too_many_units = { NAME($place) }: not more than { $most } units of a kind can be noted.
virgin_queen-refusal-no_such_space = There is no space “{ $space }”.
virgin_queen-refusal-same_space = They are in { NAME($space) } already.
virgin_queen-refusal-not_a_capital = { NAME($space) } is no capital of Spain.
virgin_queen-refusal-sprung_before = Spain has made its one spring move of turn { TEXT($turn) }.
virgin_queen-refusal-capital_closed = Nobody can return to { NAME($space) } now; the umpire enters that.
virgin_queen-refusal-reinforced_before = The capitals have had their regulars in the Winter of turn { TEXT($turn) }.

## Dice

virgin_queen-purpose-armada_combat = the Armada’s stack, combat
virgin_queen-purpose-armada_intercept = the Armada’s stack, interception
virgin_queen-purpose-armada_evade = the Armada’s stack, evasion

## Choices

virgin_queen-choice-treasure_cp = { NAME($treasure) }: { $cp } CP
virgin_queen-choice-armada_losses = regulars: { $regulars }, mercenaries: { $mercenaries }

## Buttons

virgin_queen-offer-armada_create = Create the Armada
    .placeholder = Where is it created
virgin_queen-offer-armada_upgrade = Upgrade the Armada for { $cp } CP
virgin_queen-offer-armada_load = Load all that fit
virgin_queen-offer-armada_unload = Unload everybody
virgin_queen-offer-armada_embark = Embark: { NAME($port) }
virgin_queen-offer-armada_disembark = Disembark: { NAME($port) }
virgin_queen-offer-armada_sail = Sail the Armada
    .placeholder = Where does the Armada sail
virgin_queen-offer-armada_lose = Lose regulars: { $regulars }, mercenaries: { $mercenaries }
virgin_queen-offer-regulars = New regulars in the capitals
virgin_queen-offer-home = Home from { NAME($origin) }
    .placeholder = To which capital

## Whom and what is waited for

virgin_queen-awaited-armada_losses = say which land units go down that the Armada cannot carry any more
