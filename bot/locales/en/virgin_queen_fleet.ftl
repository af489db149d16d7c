### Virgin Queen: treasures, and the event Treasure Fleet.

## Commands

virgin_queen-command-umpire-deal = deal
    .about = Deal this turn’s treasures
    .said = { NAME($actor) }: deal { $number } treasures.
    .number = number
    .number-about = 4 or 5

virgin_queen-command-plunder = plunder
    .about = Take treasures from the row for hits
    .said = { NAME($actor) }: take { $number ->
        [one] a treasure
       *[other] { $number } treasures
    } from the row with { NAME($expedition) }.
    .expedition = expedition
    .expedition-about = Your expedition at sea
    .number = number
    .number-about = Hits used; otherwise 1

virgin_queen-command-escort = escort
    .about = Galleons that convoy the fleet
    .said = { NAME($actor) }: { $galleons ->
        [0] no galleons
        [one] { $galleons } galleon
       *[other] { $galleons } galleons
    } for the convoy.
    .galleons = galleons
    .galleons-about = 0, 1 or 2

virgin_queen-command-start = start
    .about = Begin the event Treasure Fleet
    .said = { NAME($actor) }: begin the Treasure Fleet.

virgin_queen-command-select = select
    .about = Choose the treasures that sail
    .said = { NAME($actor) }: choose what sails.
    .treasures = treasures
    .treasures-about = Such as t1, t4

virgin_queen-command-keep = keep
    .about = Let the zone die stand
    .said = { NAME($actor) }: keep the die.

virgin_queen-command-reroll = reroll
    .about = Roll the zone die again, once
    .said = { NAME($actor) }: roll the die again.

virgin_queen-command-attack = attack
    .about = Attack the Treasure Fleet
    .said = { NAME($actor) }: { NAME($expedition) } attacks the Treasure Fleet.
    .expedition = expedition
    .expedition-about = Which of yours

virgin_queen-command-pass = pass
    .about = Let the Treasure Fleet pass
    .said = { NAME($actor) }: { NAME($expedition) } lets the Treasure Fleet pass.
    .expedition = expedition
    .expedition-about = Which of yours

virgin_queen-command-take = take
    .about = Take the rewards of a victory
    .said = { NAME($actor) }: rewards – treasures { $treasures }, VP { $vp }, galleons { $galleons }.
    .treasures = treasures
    .treasures-about = Treasures taken
    .vp = vp
    .vp-about = VP for piracy
    .galleons = galleons
    .galleons-about = Galleons destroyed

virgin_queen-command-return = return
    .about = Go home with the loot
    .said = { NAME($actor) }: { NAME($expedition) } goes home.
    .expedition = expedition
    .expedition-about = Which of yours

virgin_queen-command-stay = stay
    .about = Stay at sea after the event
    .said = { NAME($actor) }: { NAME($expedition) } stays at sea.
    .expedition = expedition
    .expedition-about = Which of yours

virgin_queen-command-treasures = treasures
    .about = Where the treasures lie

## What has happened: the row

virgin_queen-event-treasures_dealt =
    { $mode ->
        [replace] { $dropped ->
            [0] { "" }
            [one] { $dropped } treasure left over in the row was discarded.{ " " }
           *[other] { $dropped } treasures left over in the row were discarded.{ " " }
        }
       *[other] { "" }
    }{ $dealt ->
        [0] No treasure came into the row
        [one] { $dealt } treasure came into the row
       *[other] { $dealt } treasures came into the row
    }{ $treasures ->
        [none] { "" }
       *[other] : { NAMES($treasures) }
    }; it has { $row } now, the pool { $pool }.{ $reshuffled ->
        [0] { "" }
        [one] { " " }The pool had run out: { $reshuffled } discard went back into it.
       *[other] { " " }The pool had run out: { $reshuffled } discards went back into it.
    }{ $short ->
        [0] { "" }
        [one] { " " }{ $short } more was due, but no treasure is left.
       *[other] { " " }{ $short } more were due, but no treasures are left.
    } [{ NAMES($cites) }]

virgin_queen-event-treasures_plundered =
    { NAME($expedition) } ({ NAME($power) }) took { $number ->
        [one] a treasure
       *[other] { $number } treasures
    } from the Spanish row; { $row ->
        [0] none is left there
       *[other] { $row } left there
    }. Treasures in the loot: { $loot }. [{ NAMES($cites) }]
    .private = Taken from the row by { NAME($expedition) }: { NAMES($treasures) }.

virgin_queen-event-escort_set =
    Galleons that convoy the Treasure Fleet: { $old } → { $new }; { $galleons ->
        [0] none is left to withdraw
       *[other] { $galleons } left to withdraw
    }. [{ NAMES($cites) }]

## What has happened: the event

virgin_queen-event-treasure_fleet_began =
    Turn { TEXT($turn) }: the event Treasure Fleet begins, on the word of { NAME($by, case: "the") }. { $escort ->
        [0] No galleons convoy it.
        [one] { $escort } galleon convoys it.
       *[other] { $escort } galleons convoy it.
    } [{ NAMES($cites) }]

virgin_queen-event-riches_added =
    { $reshuffled ->
        [0] { "" }
        [one] The pool had run out: { $reshuffled } discard went back into it.{ " " }
       *[other] The pool had run out: { $reshuffled } discards went back into it.{ " " }
    }{ $number ->
        [0] There is no treasure left to add
       *[other] A treasure was added to the row{ $treasures ->
            [none] { "" }
           *[other] : { NAMES($treasures) }
        }
    }; the row has { $row }, the pool { $pool }. [{ NAMES($cites) }]

virgin_queen-event-row_inspected =
    Spain looks at the row: { $number ->
        [0] it is empty
        [one] { $number } treasure
       *[other] { $number } treasures
    }. With { $escort ->
        [0] no galleons
        [one] { $escort } galleon
       *[other] { $escort } galleons
    } in the convoy { $count ->
        [0] none sails
        [one] { $count } sails
       *[other] { $count } sail
    }. [{ NAMES($cites) }]
    .private = { $treasures ->
        [none] Your row is empty.
       *[other] Your row: { NAMES($treasures) }. Treasures that sail: { $count }.
    }

virgin_queen-event-treasures_selected =
    { $whole ->
        [true] { $number ->
            [0] The row is empty: no treasure sails
            [one] The whole row sails: { $number } treasure
           *[other] The whole row sails: { $number } treasures
        }
       *[other] Spain chose { $number } treasures to sail; { $row ->
            [one] { $row } stays in the row
           *[other] { $row } stay in the row
        }
    }. [{ NAMES($cites) }]
    .private = { $treasures ->
        [none] No treasure sails.
       *[other] What sails: { NAMES($treasures) }.
    }

virgin_queen-event-zone_rolled =
    The Treasure Fleet appears in { NAME($zone) } (die { $die }).{ $asked ->
        [true] { " " }England has an expedition out and an informant in Spain: it may roll again.
       *[other] { "" }
    } [{ NAMES($cites) }]

virgin_queen-event-zone_kept =
    England lets the die stand ({ $die }): { NAME($zone) }. [{ NAMES($cites) }]

virgin_queen-event-zone_rerolled =
    The second die counts ({ $die }): { NAME($zone) }, whatever the first one said ({ NAME($old) }). [{ NAMES($cites) }]

virgin_queen-event-attack_skipped =
    Nobody is there to attack the fleet: { NAME($zone) }. [{ NAMES($cites) }]

virgin_queen-event-pirates_gathered =
    In { NAME($zone) } the fleet may be attacked by { NAMES($expeditions) }. Order of the powers: { NAMES($powers) }. [{ NAMES($cites) }]

virgin_queen-event-fleet_passed_by =
    { NAME($expedition) } ({ NAME($power) }) does not attack. [{ NAMES($cites) }]

virgin_queen-event-fleet_attacked =
    { NAME($expedition) } ({ NAME($power) }{ $damaged ->
        [true] , damaged
       *[other] { "" }
    }) attacks with { $base } + { $rating } dice: { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }. The fleet, with { $escort ->
        [0] no galleons
        [one] { $escort } galleon
       *[other] { $escort } galleons
    }: { $fleet_hits ->
        [0] no hits
        [one] { $fleet_hits } hit
       *[other] { $fleet_hits } hits
    }. Net result { SIGNED($net) }{ $net ->
        [0] : nothing happens
       *[other] { "" }
    }. [{ NAMES($cites) }]

virgin_queen-event-rewards_taken =
    { $only ->
        [true] Rewards of { NAME($expedition) } ({ NAME($power) }), which could be split in one way only:
       *[other] Rewards of { NAME($expedition) } ({ NAME($power) }):
    } { $treasures ->
        [0] no treasure
        [one] a treasure drawn from { $of }
       *[other] { $treasures } treasures drawn from { $of }
    }, { $vp } VP for piracy (now { $total }), { $galleons ->
        [0] no galleon destroyed
        [one] { $galleons } galleon destroyed
       *[other] { $galleons } galleons destroyed
    } ({ $escort } left).{ $lost ->
        [0] { "" }
        [one] { " " }{ $lost } pick found nothing to take.
       *[other] { " " }{ $lost } picks found nothing to take.
    } [{ NAMES($cites) }]
    .private = { $taken ->
        [none] { NAME($expedition) } took no treasure.
       *[other] Taken by { NAME($expedition) }: { NAMES($taken) }.
    }

virgin_queen-event-expedition_damaged =
    { NAME($expedition) } ({ NAME($power) }) is damaged; { $loot ->
        [0] there is no loot to lose
        [one] { $loot } treasure of loot is safe
       *[other] { $loot } treasures of loot are safe
    }. [{ NAMES($cites) }]

virgin_queen-event-expedition_destroyed =
    { NAME($expedition) } ({ NAME($power) }{ $damaged ->
        [true] , damaged before
       *[other] { "" }
    }) took { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } and is destroyed; { $loot ->
        [0] there was no loot
        [one] { $loot } treasure of loot was discarded
       *[other] { $loot } treasures of loot were discarded
    }. What becomes of the captain the rest of the rules says. [{ NAMES($cites) }]

virgin_queen-event-treasures_delivered =
    { $number ->
        [0] No treasure reached Spain
        [one] { $number } treasure reached Spain
       *[other] { $number } treasures reached Spain
    }; Spain holds { $held } now, and { $row ->
        [one] { $row } stays in the row
       *[other] { $row } stay in the row
    }. [{ NAMES($cites) }]
    .private = { $treasures ->
        [none] No treasure reached you.
       *[other] These reached you: { NAMES($treasures) }.
    }

virgin_queen-event-expedition_returned =
    { NAME($expedition) } ({ NAME($power) }{ $damaged ->
        [true] , still damaged
       *[other] { "" }
    }) leaves { NAME($zone) } for home{ $loot ->
        [0] { " " }without loot
        [one] { " " }with { $loot } treasure
       *[other] { " " }with { $loot } treasures
    }. [{ NAMES($cites) }]

virgin_queen-event-expedition_stayed =
    { NAME($expedition) } ({ NAME($power) }) stays in { NAME($zone) }{ $loot ->
        [0] { "" }
        [one] { " " }with { $loot } treasure of loot
       *[other] { " " }with { $loot } treasures of loot
    }. [{ NAMES($cites) }]

virgin_queen-event-treasure_fleet_ended =
    The Treasure Fleet of turn { TEXT($turn) } is over.{ $escort ->
        [0] { "" }
        [one] { " " }{ $escort } galleon of the convoy comes back when the turn ends.
       *[other] { " " }{ $escort } galleons of the convoy come back when the turn ends.
    } [{ NAMES($cites) }]

## Answers

virgin_queen-answer-treasures_counted = Treasures: row { $row }, pool { $pool }, discards { $discard }{ $selected ->
        [0] { "" }
       *[other] , at sea with the Treasure Fleet { $selected }
    }.

virgin_queen-answer-holding_counted = - { NAME($power) } holds { $number ->
        [one] { $number } treasure
       *[other] { $number } treasures
    }.

virgin_queen-answer-loot_counted = - { NAME($expedition) } ({ NAME($power) }) has { $number ->
        [one] { $number } treasure
       *[other] { $number } treasures
    } of loot.

virgin_queen-answer-treasure_known = - { $where ->
        [row] In the row
        [selected] With the Treasure Fleet
        [holdings] Held by { NAME($holder, case: "the") }
       *[loot] In the loot of { NAME($holder) }
    }: { NAME($treasure) }, { $cp } CP

## Refusals

virgin_queen-refusal-four_or_five = A turn brings four or five treasures, not { $number }.
virgin_queen-refusal-dealt_before = The treasures of turn { TEXT($turn) } have been dealt already.
virgin_queen-refusal-own_row = Spain does not plunder its own row.
virgin_queen-refusal-not_at_sea = { NAME($expedition) } is at home: only an expedition in an ocean zone takes treasures.
virgin_queen-refusal-row_empty = There is no treasure in the Spanish row.
virgin_queen-refusal-row_too_short = The Spanish row has only { $row ->
        [one] { $row } treasure
       *[other] { $row } treasures
    }.
virgin_queen-refusal-no_such_expedition = There is no expedition “{ $expedition }”.
virgin_queen-refusal-not_your_expedition = The expedition of { NAME($expedition) } belongs to { NAME($power, case: "the") }.
virgin_queen-refusal-escort_too_large = At most { $most } galleons convoy the Treasure Fleet.
virgin_queen-refusal-too_few_galleons = Counting those that convoy already, you have { $there ->
        [0] no galleons
        [one] { $there } galleon
       *[other] { $there } galleons
    } to withdraw.
virgin_queen-refusal-escort_unchanged = The convoy is as large as that already: { $galleons }.
virgin_queen-refusal-spring_still_open = The Treasure Fleet sails once Spring Deployment is over.
virgin_queen-refusal-fleet_resolved = The Treasure Fleet of turn { TEXT($turn) } has sailed. Only the umpire can let the event be played again.
virgin_queen-refusal-no_zone_table = The event needs the house rule zone_table, an ocean zone for each of { $needed } faces; it has { $entries }. It is not part of these rules and is set before the game begins.
virgin_queen-refusal-bad_zone_table = The house rule zone_table names “{ $zone }”, which is no ocean zone of this game.
virgin_queen-refusal-fleet_not_open = The event Treasure Fleet is not open.
virgin_queen-refusal-other_step = This belongs to { $needed ->
        [select] the choice of treasures
        [reroll] the re-roll of the zone die
        [attack] the attacks
        [reward] the rewards of a victory
       *[home] the return home
    }; the Treasure Fleet has come to { $step ->
        [select] the choice of treasures
        [reroll] the re-roll of the zone die
        [attack] the attacks
        [reward] the rewards of a victory
       *[home] the return home
    }.
virgin_queen-refusal-not_in_row = “{ $treasure }” does not lie in your row.
virgin_queen-refusal-treasure_twice = { NAME($treasure) } is named twice.
virgin_queen-refusal-wrong_number_selected = Exactly { $count } treasures sail; you named { $number }.
virgin_queen-refusal-not_england = Only England may roll this die again or let it stand.
virgin_queen-refusal-not_your_attack = { NAME($power) } is asked now. The powers attack in impulse order, and Spain does not.
virgin_queen-refusal-asked_before = { NAME($expedition) } has attacked or passed already.
virgin_queen-refusal-not_in_zone = { NAME($expedition) } is not where the Treasure Fleet is: { NAME($zone) }.
virgin_queen-refusal-not_your_reward = The rewards are those of { NAME($expedition) }: { NAME($power) } chooses.
virgin_queen-refusal-treasures_gone = There are not so many treasures to take: { $left }.
virgin_queen-refusal-galleons_gone = There are not so many galleons to destroy: { $left }.
virgin_queen-refusal-wrong_sum = You have exactly { $due ->
        [one] { $due } pick
       *[other] { $due } picks
    }; you named { $number }.
virgin_queen-refusal-uneven_split = The { $due } picks must be split as evenly as possible.
virgin_queen-refusal-not_asked_home = { NAME($expedition) } is not asked whether it goes home: only those that may return now are, once each.

## Dice

virgin_queen-purpose-deal = treasures for the row
virgin_queen-purpose-riches = riches added to the row
virgin_queen-purpose-plunder = plundered from the row
virgin_queen-purpose-zone = ocean zone
virgin_queen-purpose-zone_again = ocean zone, again
virgin_queen-purpose-expedition = expedition
virgin_queen-purpose-fleet = Treasure Fleet
virgin_queen-purpose-taken = treasures taken

## Values to choose from

virgin_queen-choice-treasure = { NAME($treasure) }, { $cp } CP
virgin_queen-choice-split = { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }, { $vp } VP, { $galleons ->
        [one] { $galleons } galleon
       *[other] { $galleons } galleons
    }

## Buttons

virgin_queen-offer-deal = Deal { $number } treasures
virgin_queen-offer-escort = { $galleons ->
        [0] Recall the convoy
        [one] Convoy: { $galleons } galleon
       *[other] Convoy: { $galleons } galleons
    }
virgin_queen-offer-start = Begin the Treasure Fleet
virgin_queen-offer-select = Choose what sails
    .placeholder = Treasures that sail
virgin_queen-offer-keep = Keep the die
virgin_queen-offer-reroll = Roll again
virgin_queen-offer-attack = Attack with { NAME($expedition) }
virgin_queen-offer-pass = Let it pass: { NAME($expedition) }
virgin_queen-offer-take = { $treasures ->
        [0] No treasure
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }, { $vp } VP, { $galleons ->
        [0] no galleon
        [one] { $galleons } galleon
       *[other] { $galleons } galleons
    }
virgin_queen-offer-return = Home: { NAME($expedition) }
virgin_queen-offer-stay = Stay at sea: { NAME($expedition) }

## Who is awaited for what

virgin_queen-awaited-fleet_select = choose in secret which treasures sail
virgin_queen-awaited-fleet_reroll = keep the zone die, or roll it again
virgin_queen-awaited-fleet_attack = attack the Treasure Fleet, or let it pass
virgin_queen-awaited-fleet_reward = split the rewards of the victory
virgin_queen-awaited-fleet_home = bring expeditions home, or leave them at sea
