### Virgin Queen: what the umpire enters, and what is wrong with a scenario.

## Commands: spaces

virgin_queen-command-umpire-control = control
    .about = Enter who controls a space
    .said = { NAME($actor) }: control of { NAME($space) }, { NAME($power) }.
    .space = space
    .space-about = Which space
    .power = power
    .power-about = Who holds it

virgin_queen-command-umpire-unrest = unrest
    .about = Enter unrest, or its end
    .said = { NAME($actor) }: { NAME($space) }, { $unrest ->
        [true] unrest
       *[false] no unrest
    }.
    .space = space
    .space-about = Which space
    .unrest = unrest
    .unrest-about = Whether there is any

virgin_queen-command-umpire-siege = siege
    .about = Enter a siege, or its end
    .said = { NAME($actor) }: { NAME($space) }, { $besieged ->
        [true] under siege
       *[false] not under siege
    }.
    .space = space
    .space-about = Which space
    .besieged = besieged
    .besieged-about = Whether it is

virgin_queen-command-umpire-transport = transport
    .about = Enter whether transport may end there
    .said = { NAME($actor) }: { NAME($space) }, naval transport { $allowed ->
        [true] may
       *[false] may not
    } end there.
    .space = space
    .space-about = Which port
    .allowed = allowed
    .allowed-about = Whether it may

virgin_queen-command-umpire-enterable = enterable
    .about = Enter whether Spain may return there
    .said = { NAME($actor) }: { NAME($space) }, Spain { $enterable ->
        [true] may
       *[false] may not
    } return home there.
    .space = space
    .space-about = Which capital
    .enterable = enterable
    .enterable-about = Whether she may

virgin_queen-command-umpire-troops = troops
    .about = Enter Spain’s land units somewhere
    .said = { NAME($actor) }: Spain’s land units ({ NAME($space) }), regulars { $regulars }, mercenaries { $mercenaries }.
    .space = space
    .space-about = A space, or armada
    .regulars = regulars
    .regulars-about = How many now
    .mercenaries = mercenaries
    .mercenaries-about = How many now

virgin_queen-command-umpire-beaten = beaten
    .about = Enter units that lost a field battle
    .said = { NAME($actor) }: beaten in this impulse ({ NAME($place) }), regulars { $regulars }, mercenaries { $mercenaries }.
    .place = place
    .place-about = A space, or armada
    .regulars = regulars
    .regulars-about = How many of those there
    .mercenaries = mercenaries
    .mercenaries-about = How many of those there

virgin_queen-command-umpire-leader = leader
    .about = Put an army leader somewhere
    .said = { NAME($actor) }: { NAME($leader) }, { $place ->
        [none] off the map
       *[other] to { NAME($place) }
    }.
    .leader = leader
    .leader-about = Who; a new id is a new one
    .place = place
    .place-about = A space, armada or none

## Commands: ships and pirates

virgin_queen-command-umpire-galleons = galleons
    .about = Enter the galleons at hand
    .said = { NAME($actor) }: galleons at hand, { $number }.
    .number = number
    .number-about = How many now

virgin_queen-command-umpire-escort = escort
    .about = Enter the galleons in the convoy
    .said = { NAME($actor) }: galleons in the convoy, { $number }.
    .number = number
    .number-about = How many now, 0 to 2

virgin_queen-command-umpire-expedition = expedition
    .about = Make or change an expedition
    .said = { NAME($actor) }: expedition of { NAME($captain) }, { NAME($power) }, rating { $rating }, { NAME($zone) }{ $damaged ->
        [true] , damaged
       *[false] { "" }
    }.
    .captain = captain
    .captain-about = Who; a new id is a new one
    .power = power
    .power-about = Whose
    .rating = rating
    .rating-about = Piracy rating
    .zone = zone
    .zone-about = Ocean zone, or home
    .damaged = damaged
    .damaged-about = Else at full strength

virgin_queen-command-umpire-remove = remove
    .about = Remove an expedition
    .said = { NAME($actor) }: remove the expedition of { NAME($captain) }.
    .captain = captain
    .captain-about = Whose

virgin_queen-command-umpire-armada = armada
    .about = Enter the Armada’s strength and place
    .said = { NAME($actor) }: the Armada, strength { $strength }{ $place ->
        [none] { "" }
       *[other] , { NAME($place) }
    }.
    .strength = strength
    .strength-about = 2, 4, 6, 8; 0: off the map
    .place = place
    .place-about = Port or sea; else as it is

virgin_queen-command-umpire-informant = informant
    .about = Enter an informant
    .said = { NAME($actor) }: informant of { NAME($spy, case: "the") } with { NAME($target, case: "the") }, { $present ->
        [true] there is one
       *[false] there is none
    }.
    .spy = spy
    .spy-about = Whose
    .target = target
    .target-about = Spying on whom
    .present = present
    .present-about = Whether there is one

virgin_queen-command-umpire-vp = vp
    .about = Enter a power’s VP for piracy
    .said = { NAME($actor) }: VP for piracy, { NAME($power) } { $number }.
    .power = power
    .power-about = Whose
    .number = number
    .number-about = How many now

## Commands: Spain’s court, treasures

virgin_queen-command-umpire-bonus = bonus
    .about = Enter Spain’s card bonus
    .said = { NAME($actor) }: Spain’s card bonus, { $number }.
    .number = number
    .number-about = How much now

virgin_queen-command-umpire-rating = rating
    .about = Enter Spain’s administrative rating
    .said = { NAME($actor) }: Spain’s administrative rating, { $number }.
    .number = number
    .number-about = How much now

virgin_queen-command-umpire-treasure = treasure
    .about = Put a treasure elsewhere
    .said = { NAME($actor) }: a treasure goes { $place ->
        [pool] into the pool
        [row] into the Spanish row
        [discard] to the discards
       *[other] to { NAME($place) }
    }.
    .treasure = treasure
    .treasure-about = Which; told to you alone
    .place = place
    .place-about = A heap, a power, a captain

virgin_queen-command-umpire-reopen = reopen
    .about = Let Treasure Fleet be played again
    .said = { NAME($actor) }: Treasure Fleet may be played once more in this turn.

## What the umpire has entered

virgin_queen-event-control_set =
    Control of { NAME($space) }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

virgin_queen-event-flag_set =
    { NAME($space) }, { $flag ->
        [unrest] unrest
        [besieged] siege
        [transport] naval transport may end there
       *[enterable] Spain may return home there
    }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

virgin_queen-event-troops_set =
    Spain’s land units ({ NAME($place) }): regulars { $old_regulars } → { $new_regulars }, mercenaries { $old_mercenaries } → { $new_mercenaries }. [{ NAMES($cites) }]

virgin_queen-event-beaten_set =
    Beaten in this impulse ({ NAME($place) }): regulars { $old_regulars } → { $new_regulars }, mercenaries { $old_mercenaries } → { $new_mercenaries }. [{ NAMES($cites) }]

virgin_queen-event-leader_put =
    { NAME($leader) }: { $old ->
        [none] off the map
       *[other] { NAME($old) }
    } → { $new ->
        [none] off the map
       *[other] { NAME($new) }
    }. [{ NAMES($cites) }]

virgin_queen-event-galleons_set =
    Galleons at hand: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-escort_entered =
    Galleons in the convoy: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-expedition_made =
    New expedition: { NAME($captain) } ({ NAME($power) }), rating { $rating }, { NAME($zone) }{ $damaged ->
        [true] , damaged
       *[false] { "" }
    }. [{ NAMES($cites) }]

virgin_queen-event-expedition_set =
    Expedition of { NAME($captain) }: power { NAME($old_power) } → { NAME($new_power) }, rating { $old_rating } → { $new_rating }, zone { NAME($old_zone) } → { NAME($new_zone) }, damaged { NAME($old_damaged) } → { NAME($new_damaged) }. { $loot ->
        [0] It has no loot.
        [one] { $loot } treasure stays its loot.
       *[other] { $loot } treasures stay its loot.
    } [{ NAMES($cites) }]

virgin_queen-event-expedition_removed =
    The expedition of { NAME($captain) } ({ NAME($power) }, { NAME($zone) }) was removed. { $loot ->
        [0] It had no loot.
        [one] { $loot } treasure of its loot was discarded.
       *[other] { $loot } treasures of its loot were discarded.
    } [{ NAMES($cites) }]

virgin_queen-event-armada_set =
    The Armada: strength { $old_strength } → { $new_strength }, { $old_place ->
        [none] off the map
       *[other] { NAME($old_place) }
    } → { NAME($new_place) }.{ $excess ->
        [0] { "" }
        [one] { " " }{ $excess } land unit aboard is too many: Spain says which is lost.
       *[other] { " " }{ $excess } land units aboard are too many: Spain says which are lost.
    } [{ NAMES($cites) }]

virgin_queen-event-armada_taken_off =
    { $strength ->
        [0] The Armada was taken off the Turn Track.
       *[other] The Armada (strength { $strength }, { NAME($place) }) was taken off the map. { $units ->
            [0] No land units were aboard.
            [one] { $units } land unit aboard went with it.
           *[other] { $units } land units aboard went with it.
        }{ $leaders ->
            [none] { "" }
           *[other] { " " }Leaders who went with it: { NAMES($leaders) }.
        }
    } Spain may create it again. [{ NAMES($cites) }]

virgin_queen-event-informant_set =
    Informant of { NAME($spy, case: "the") } with { NAME($target, case: "the") }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

virgin_queen-event-piracy_vp_set =
    VP for piracy, { NAME($power) }: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-bonus_set =
    Spain’s card bonus: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-rating_set =
    Spain’s administrative rating: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-treasure_moved =
    One treasure was put { $new ->
        [pool] into the pool
        [row] into the Spanish row
        [discard] among the discards
       *[other] with { NAME($new) }
    }; which one, only the umpire is told. [{ NAMES($cites) }]
    .private =
        { NAME($treasure) }: { $old ->
            [pool] the pool
            [row] the Spanish row
            [discard] the discards
           *[other] { NAME($old) }
        } → { $new ->
            [pool] the pool
            [row] the Spanish row
            [discard] the discards
           *[other] { NAME($new) }
        }. [{ NAMES($cites) }]

virgin_queen-event-event_reopened =
    Treasure Fleet may be played once more in turn { TEXT($turn) }. [{ NAMES($cites) }]

## Choices

virgin_queen-choice-off_the_map = off the map
virgin_queen-choice-heap = { $heap ->
        [pool] the pool
        [row] the Spanish row
       *[discard] the discards
    }

## Refusals

virgin_queen-refusal-no_leader = There is no army leader “{ $leader }” on the map or aboard.
virgin_queen-refusal-not_a_new_id = “{ $given }” cannot be the id of somebody new: it is taken, or has more than small letters, digits, - and _ (at most 16, a letter first).
virgin_queen-refusal-no_zone = There is no ocean zone “{ $zone }”.
virgin_queen-refusal-not_a_strength = The Armada’s counters show 2, 4, 6 and 8, not { $strength }.
virgin_queen-refusal-armada_nowhere = { $place ->
        [none] The Armada is not on the map: name a port or a sea for it.
       *[other] The Armada lies in a port or on a sea of Europe; { NAME($place) } is neither.
    }
virgin_queen-refusal-over_strength = The Armada has room for { $most } land units, not for { $number }.
virgin_queen-refusal-spies_on_itself = { NAME($power) } cannot spy on itself: name two powers.
virgin_queen-refusal-past_the_cap = By a house rule of this game no power has more than { $most } VP for piracy; { $number } is too many.
virgin_queen-refusal-philip_is_dead = Philip II is dead: Spain’s { $what ->
        [card_bonus] card bonus
       *[admin_rating] administrative rating
    } is { $left } for good.
virgin_queen-refusal-unknown_treasure = This game has no treasure “{ $treasure }”.
virgin_queen-refusal-no_treasure_place = No treasure can lie in “{ NAME($place) }”.
virgin_queen-refusal-not_played_yet = Treasure Fleet has not been resolved in turn { TEXT($turn) }: there is nothing to reopen.

## What is wrong with a scenario

virgin_queen-fault-reserved = “{ $given }” means somebody, or a place, already; choose another id.
virgin_queen-fault-taken = “{ $given }” is the id of something else already, in `{ $table }`; each has its own.
virgin_queen-fault-named_twice = “{ $given }” is named twice; once is enough.
virgin_queen-fault-itself = “{ $given }” stands beside itself; name another.
virgin_queen-fault-alone = the sea “{ $given }” touches no other; name its neighbours, and it at theirs.
virgin_queen-fault-one_way = “{ $area }” has “{ $given }” for a neighbour, but not the other way round; add “{ $area }” there, or take “{ $given }” out here.
virgin_queen-fault-powers_missing = the impulse order has each of the six powers once; missing: { $given }.
virgin_queen-fault-space_missing = the rules need a space “{ $given }”; add it.
virgin_queen-fault-no_port = the Armada can be created in “{ $given }”: name the seas that its port touches.
virgin_queen-fault-spies_on_itself = “{ $given }” spies on itself; name two powers.
virgin_queen-fault-too_few_faces = { $given ->
    [one] one zone
   *[other] { $given } zones
}; the die has { $most } faces, name a zone for each.
virgin_queen-fault-no_such_sea = there is no sea “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
virgin_queen-fault-no_such_zone = there is no ocean zone “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
virgin_queen-fault-no_such_space = there is no space “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
virgin_queen-fault-no_such_id = nothing has the id “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
