### War at Sea: fleets, gold, blockades, pirates and battles.

war_at_sea-title = War at Sea

## Names

war_at_sea-name-pirates = Pirates
    .the = the pirates
war_at_sea-name-umpire = Umpire
    .the = the umpire
war_at_sea-name-nobody = nobody
war_at_sea-name-nowhere = nowhere
war_at_sea-name-war = war
war_at_sea-name-alliance = alliance
war_at_sea-name-neutral = neutral
war_at_sea-name-attack = attack
war_at_sea-name-defend = defence
war_at_sea-name-common = one commander
war_at_sea-name-joint = joint command
war_at_sea-name-ask = ask me
war_at_sea-name-stay_out = stay out
war_at_sea-name-respread = spread over the others
war_at_sea-name-wasted = wasted
war_at_sea-name-step = once
war_at_sea-name-repeated = at each halving
war_at_sea-name-health = health
war_at_sea-name-cost = price
war_at_sea-name-full = in full
war_at_sea-name-attack_only = with its attack only
war_at_sea-name-higher = the higher die
war_at_sea-name-draw = draw
war_at_sea-name-reroll = rolled again
war_at_sea-name-as_defender = like a defender
war_at_sea-name-fight = by fighting
war_at_sea-name-removed = removed
war_at_sea-name-pirate = pirate
war_at_sea-name-fight_to_the_end = to the end
war_at_sea-name-retreat_below = until weaker than a share
war_at_sea-name-first = first come
war_at_sea-name-nearest_then_roll = the nearest, then a roll

## Commands: fleets

war_at_sea-group-fleet = fleet
    .about = Fleets: move, regroup, name
war_at_sea-group-ship = ship
    .about = Ships: hire, repair, pay, sell
war_at_sea-group-ally = ally
    .about = Join fleets, hand ships over
war_at_sea-group-umpire = umpire
    .about = What only the umpire does

war_at_sea-command-fleet-place = place
    .about = Place a fleet before the first turn
    .said = { NAME($actor) }: place fleet { $fleet } in { NAME($area) }.
    .fleet = fleet
    .fleet-about = Which fleet
    .area = area
    .area-about = Area off your own coast

war_at_sea-command-fleet-move = move
    .about = Move a fleet for 1 point
    .said = { NAME($actor) }: move fleet { $fleet } to { NAME($to) }.
    .fleet = fleet
    .fleet-about = Which fleet
    .to = to
    .to-about = Adjacent sea area

war_at_sea-command-fleet-blockade = blockade
    .about = Close an enemy port for 1 point
    .said = { NAME($actor) }: blockade { NAME($port) } with fleet { $fleet }.
    .fleet = fleet
    .fleet-about = Which fleet
    .port = port
    .port-about = Province with the port

war_at_sea-command-fleet-lift = lift
    .about = Lift a blockade and stay
    .said = { NAME($actor) }: lift the blockade of fleet { $fleet }.
    .fleet = fleet
    .fleet-about = Which fleet

war_at_sea-command-fleet-split = split
    .about = Make a new fleet of some ships
    .said = { NAME($actor) }: split { NAMES($ships) } off fleet { $fleet }.
    .fleet = fleet
    .fleet-about = The fleet they leave
    .ships = ships
    .ships-about = Such as s3, s7
    .name = name
    .name-about = Name of the new fleet

war_at_sea-command-fleet-merge = merge
    .about = Join two fleets of yours in one area
    .said = { NAME($actor) }: merge fleet { $fleet } into { $into }.
    .fleet = fleet
    .fleet-about = The fleet that joins
    .into = into
    .into-about = The fleet that stays

war_at_sea-command-fleet-rename = rename
    .about = Give a fleet another name
    .said = { NAME($actor) }: rename fleet { $fleet }.
    .fleet = fleet
    .fleet-about = Which fleet
    .name = name
    .name-about = At most 32 characters

## Commands: ships and gold

war_at_sea-command-ship-hire = hire
    .about = Hire ships off an open port
    .said = { NAME($actor) }: hire { NAME($type) } × { $number } in { NAME($area) }.
    .type = type
    .type-about = Type of ship
    .area = area
    .area-about = Sea area
    .number = number
    .number-about = How many; else 1
    .fleet = fleet
    .fleet-about = Fleet there; else a new one

war_at_sea-command-ship-repair = repair
    .about = Repair ships in full for half their price
    .said = { NAME($actor) }: repair { $ships ->
        [none] all ships
       *[other] { NAMES($ships) }
    } of fleet { $fleet }.
    .fleet = fleet
    .fleet-about = Which fleet
    .ships = ships
    .ships-about = Such as s3, s7; else all

war_at_sea-command-ship-disband = disband
    .about = Disband crews; others may buy them
    .said = { NAME($actor) }: disband { NAMES($ships) }.
    .ships = ships
    .ships-about = Such as s3, s7

war_at_sea-command-ship-unpaid = unpaid
    .about = Name ships that get no upkeep
    .said = { $ships ->
        [none] { NAME($actor) }: leave no ship unpaid on purpose.
       *[other] { NAME($actor) }: do not pay { NAMES($ships) }.
    }
    .ships = ships
    .ships-about = Such as s3, s7; else none

war_at_sea-command-ship-buy = buy
    .about = Buy ships that are for sale nearby
    .said = { NAME($actor) }: buy { NAMES($ships) } with fleet { $fleet }.
    .ships = ships
    .ships-about = Such as s3, s7
    .fleet = fleet
    .fleet-about = Your fleet that buys

war_at_sea-command-end_turn = end-turn
    .about = Say that your turn, or set-up, is done
    .said = { NAME($actor) }: done.

war_at_sea-command-done = done
    .about = Say that you buy nothing more
    .said = { NAME($actor) }: done buying.

war_at_sea-command-ledger = ledger
    .about = Gold, upkeep due, last payments
    .faction = faction
    .faction-about = Whose; else your own

## Commands: allies

war_at_sea-command-ally-merge = merge
    .about = Offer an ally to combine two fleets
    .said = { NAME($actor) }: offer to combine fleets { $fleet } and { $other }.
    .fleet = fleet
    .fleet-about = Your fleet
    .other = other
    .other-about = The fleet that it joins
    .command = command
    .command-about = One commander, or all jointly
    .commander = commander
    .commander-about = Who commands; else you

war_at_sea-command-ally-give = give
    .about = Offer to hand ships over
    .said = { NAME($actor) }: offer { NAMES($ships) } to fleet { $fleet }.
    .ships = ships
    .ships-about = Such as s3, s7
    .fleet = fleet
    .fleet-about = The fleet that gets them

war_at_sea-command-ally-accept = accept
    .about = Accept an offer
    .said = { NAME($actor) }: accept offer { $offer }.
    .offer = offer
    .offer-about = Which offer

war_at_sea-command-ally-decline = decline
    .about = Decline an offer, or drop your own
    .said = { NAME($actor) }: no to offer { $offer }.
    .offer = offer
    .offer-about = Which offer

## Commands: meeting the enemy

war_at_sea-command-foe = foe
    .about = Say which enemies to fight first
    .said = { NAME($actor) }: fight the group of { $group } first.
    .group = group
    .group-about = A fleet of theirs

war_at_sea-command-stand = stand
    .about = Accept battle
    .said = { NAME($actor) }: accept battle{ $fleet ->
        [none] .
       *[other] {" "}with fleet { $fleet }.
    }
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-withdraw = withdraw
    .about = Decline battle: leave for 1 point
    .said = { NAME($actor) }: withdraw{ $fleet ->
        [none] { "" }
       *[other] {" "}fleet { $fleet }
    }{ $to ->
        [none] .
       *[other] {" "}to { NAME($to) }.
    }
    .fleet = fleet
    .fleet-about = If several are asked
    .to = to
    .to-about = Adjacent sea area

war_at_sea-command-support = support
    .about = Support a side of a battle next to you
    .said = { NAME($actor) }: support the { $side ->
        [attack] attackers
        [defend] defenders
       *[other] side at war with your enemies
    }{ $fleet ->
        [none] .
       *[other] {" "}with fleet { $fleet }.
    }
    .fleet = fleet
    .fleet-about = If several are asked
    .side = side
    .side-about = If there is a choice

war_at_sea-command-stay_out = stay-out
    .about = Keep out of a battle next to you
    .said = { NAME($actor) }: stay out{ $fleet ->
        [none] .
       *[other] {" "}with fleet { $fleet }.
    }
    .fleet = fleet
    .fleet-about = If several are asked

## Commands: battle

war_at_sea-command-even = even
    .about = Spread your whole attack evenly
    .said = { NAME($actor) }: a sealed fire order.
    .kept = Sealed: fire evenly.
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-order = order
    .about = Rounds 1–2: which identical ship is hit more
    .said = { NAME($actor) }: a sealed fire order.
    .kept = Sealed: odd points go first to { NAMES($ships) }.
    .ships = ships
    .ships-about = In order, such as s3, s7
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-fire = fire
    .about = From round 3: choose targets
    .said = { NAME($actor) }: a sealed fire order.
    .kept = { $targets ->
        [none] Sealed: hold all fire.
       *[other] Sealed: { NAMES($targets) }.
    }
    .targets = targets
    .targets-about = Such as s3=7, s5=4; else hold fire
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-fire_order =
    .said = { NAME($actor) }: a sealed fire order.

war_at_sea-command-fight_on = fight-on
    .about = After a round: fight another
    .said = { NAME($actor) }: a sealed answer.
    .kept = Sealed: fight on.
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-retreat = retreat
    .about = After a round: try to get away
    .said = { NAME($actor) }: a sealed answer.
    .kept = Sealed: try to retreat.
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-offer_draw = offer-draw
    .about = After a round: offer a draw
    .said = { NAME($actor) }: a sealed answer.
    .kept = Sealed: offer a draw.
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-stay_answer =
    .said = { NAME($actor) }: a sealed answer.

war_at_sea-command-go = go
    .about = Leave for an area without enemies
    .said = { NAME($actor) }: leave{ $fleet ->
        [none] { "" }
       *[other] {" "}with fleet { $fleet }
    }{ $to ->
        [none] .
       *[other] {" "}for { NAME($to) }.
    }
    .to = to
    .to-about = Adjacent sea area
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-attack = attack
    .about = Retreat by attacking onward
    .said = { NAME($actor) }: attack onward{ $fleet ->
        [none] { "" }
       *[other] {" "}with fleet { $fleet }
    }{ $to ->
        [none] .
       *[other] {" "}in { NAME($to) }.
    }
    .to = to
    .to-about = Adjacent sea area
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-surrender = surrender
    .about = Give up a beaten fleet with all its ships
    .said = { NAME($actor) }: surrender{ $fleet ->
        [none] .
       *[other] {" "}fleet { $fleet }.
    }
    .fleet = fleet
    .fleet-about = If several are asked

war_at_sea-command-odds = odds
    .about = Exact odds of a battle
    .battle = battle
    .battle-about = Its number; else yours
    .attackers = attackers
    .attackers-about = Instead: fleets such as f1, f4
    .defenders = defenders
    .defenders-about = Their foes, such as f2
    .attackers_policy = attackers_policy
    .attackers_policy-about = How long they fight
    .attackers_share = attackers_share
    .attackers_share-about = Below this % they retreat
    .defenders_policy = defenders_policy
    .defenders_policy-about = How long they fight
    .defenders_share = defenders_share
    .defenders_share-about = Below this % they retreat

## Answers left beforehand

war_at_sea-command-standing = standing
    .about = Leave secret answers for later; without any, drop them
    .said = { NAME($actor) }: answers left for later.
    .support = support
    .support-about = Battles next to you
    .even = even
    .even-about = Fire evenly without asking
    .rounds = rounds
    .rounds-about = Fight on up to this round
    .ships = ships
    .ships-about = … with so many ships or more
    .share = share
    .share-about = … with this % of the strength or more

war_at_sea-command-answers = answers
    .about = Which answers you have left

## What has happened: fleets

war_at_sea-event-fleet_placed =
    { $name }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

war_at_sea-event-fleet_moved =
    { $name }: { NAME($origin) } → { NAME($to) }; { $points ->
        [0] no movement points left
        [one] { $points } movement point left
       *[other] { $points } movement points left
    }. [{ NAMES($cites) }]

war_at_sea-event-port_blockaded =
    { $name } closed the port of { NAME($port) } ({ NAME($owner) }) by blockade, in { NAME($area) }; { $points ->
        [0] no movement points left
        [one] { $points } movement point left
       *[other] { $points } movement points left
    }. [{ NAMES($cites) }]

war_at_sea-event-blockade_ended =
    The blockade of { NAME($port) } by { $name } is over: { $why ->
        [lifted] it was lifted
        [left] the fleet left
        [gone] the fleet is gone
       *[not_hostile] the port is not an enemy’s any more
    }. { $reopened ->
        [true] The port is open again.
       *[false] Another fleet still keeps the port closed.
    } [{ NAMES($cites) }]

war_at_sea-event-fleet_split =
    Split off { $origin_name } ({ NAME($area) }): { NAMES($ships) }, as the fleet { $name } with { $points ->
        [0] no movement points
        [one] { $points } movement point
       *[other] { $points } movement points
    }. [{ NAMES($cites) }]

war_at_sea-event-fleets_merged =
    { $joined_name } joined { $name } ({ NAME($area) }): { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }, { $points ->
        [0] no movement points
        [one] { $points } movement point
       *[other] { $points } movement points
    }{ $debt ->
        [0] { "" }
        [one] , { $debt } point owed for support
       *[other] , { $debt } points owed for support
    }. [{ NAMES($cites) }]

war_at_sea-event-fleet_renamed = A new name: { $old } → { $new }.

war_at_sea-event-joint_order_given =
    { $name }: { NAME($faction) } ordered { $order ->
        [move] a move to { NAME($where) }
        [blockade] a blockade of { NAME($where) }
        [lift] the blockade to be lifted
       *[other] { $order } { $where }
    }. It is carried out once the same comes from { NAMES($missing) }. [{ NAMES($cites) }]

## What has happened: allies

war_at_sea-event-merger_offered =
    Offer { $offer }, { NAME($faction) } to { NAMES($to) }: combine { $name } with { $other_name } ({ NAME($area) }) under { $command ->
        [common] the command of { NAME($commander) }
       *[joint] joint command
    }. [{ NAMES($cites) }]

war_at_sea-event-ships_offered =
    Offer { $offer }, { NAME($faction) } to { NAME($to) }: hand over { NAMES($ships) } to { $name } ({ NAME($area) }). [{ NAMES($cites) }]

war_at_sea-event-offer_accepted =
    { NAME($faction) } accepted offer { $offer }. { $missing ->
        [none] Everybody has agreed.
       *[other] Still to answer: { NAMES($missing) }.
    } [{ NAMES($cites) }]

war_at_sea-event-offer_declined =
    Offer { $offer } of { NAME($by) } is off: { NAME($faction) } said no. [{ NAMES($cites) }]

war_at_sea-event-command_agreed =
    { $command ->
        [common] Command
       *[joint] Joint command
    } of { $name }: { NAMES($commanders) }. [{ NAMES($cites) }]

war_at_sea-event-ships_handed_over =
    { NAME($faction) } handed over { NAMES($ships) } to { NAME($to) }, into { $name }. [{ NAMES($cites) }]

war_at_sea-event-fleet_parted =
    { $origin_name } parted: { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } of { NAME($faction) } formed the fleet { $name } in { NAME($area) }. [{ NAMES($cites) }]

## What has happened: ships and gold

war_at_sea-event-ships_hired =
    { NAME($faction) } hired { NAME($type) } × { $number } from { NAME($port) } in { NAME($area) } ({ NAMES($ships) }), { $new ->
        [true] as the new fleet { $name } with { $points ->
            [0] no movement points this turn
            [one] { $points } movement point
           *[other] { $points } movement points
        }
       *[false] into { $name }
    }. [{ NAMES($cites) }]

war_at_sea-event-gold_paid =
    Ledger, { NAME($faction) }: −{ $gold } gold { $what ->
        [hire] for hiring
        [repair] for repairs
        [upkeep] for upkeep
        [buyout] for crews bought over
       *[umpire] by the umpire
    }, { $left } left. [{ NAMES($cites) }]

war_at_sea-event-ships_repaired =
    { $name } was repaired at { NAME($port) }: { PAIRS($healed) } health added. [{ NAMES($cites) }]

war_at_sea-event-crews_disbanded =
    { NAME($faction) } disbanded { NAMES($ships) } of { $name }: for sale in { NAME($area) } at the end of the turn. [{ NAMES($cites) }]

war_at_sea-event-unpaid_named = { $ships ->
    [none] { NAME($faction) }: no ship is left unpaid on purpose. [{ NAMES($cites) }]
   *[other] { NAME($faction) }: no upkeep this turn for { NAMES($ships) }. [{ NAMES($cites) }]
}

war_at_sea-event-upkeep_due =
    Upkeep, { NAME($faction) }: { $ships ->
        [0] no ship is
        [one] { $ships } ship is
       *[other] { $ships } ships are
    } paid. [{ NAMES($cites) }]

war_at_sea-event-ships_unpaid =
    { NAMES($ships) } of { $name } ({ NAME($faction) }) got no upkeep, { $named ->
        [true] as their owner wished
       *[false] for want of gold
    }: for sale in { NAME($area) }. [{ NAMES($cites) }]

war_at_sea-event-buyout_began =
    { $ships ->
        [one] { $ships } ship is
       *[other] { $ships } ships are
    } for sale. Able to buy: { NAMES($buyers) }. [{ NAMES($cites) }]

war_at_sea-event-crews_claimed =
    { NAME($faction) } claimed { NAMES($ships) } for { $name } at { $gold } gold; who gets them is settled when all are done. [{ NAMES($cites) }]

war_at_sea-event-claim_lapsed =
    { NAME($faction) }’s claim to { NAMES($ships) } with { NAME($fleet) } is off: the fleet cannot reach them any more, or the gold does not. [{ NAMES($cites) }]

war_at_sea-event-claims_rolled =
    { $ship } went to { NAME($winner) } ({ NAMES($faces) }). [{ NAMES($cites) }]

war_at_sea-event-crews_bought =
    { NAME($faction) } bought { NAMES($ships) } in { NAME($area) }, { $new ->
        [true] as the new fleet { $name } with no movement points
       *[false] into { $name }
    }. [{ NAMES($cites) }]

war_at_sea-event-ships_turned_pirate =
    Turned pirate in { NAME($area) }: { NAMES($ships) }, as the fleet { $name }, at war with everybody. [{ NAMES($cites) }]

war_at_sea-event-ships_broken_up =
    Nobody bought { NAMES($ships) } in { NAME($area) }: removed. [{ NAMES($cites) }]

## What has happened: turns

war_at_sea-event-done_said =
    { NAME($side) }: done { $phase ->
        [setup] placing fleets
        [buyout] buying
       *[turn] with this turn
    }.

war_at_sea-event-turn_began = **Turn { TEXT($turn) }** began: every fleet has 3 movement points{ $indebted ->
        [none] { "" }
       *[other] , fewer by what is owed for support: { NAMES($indebted) }
    }. [{ NAMES($cites) }]

war_at_sea-event-standing_left = { NAME($side) } left answers for later, or took them back.
    .private = Your answers for later. Support: { NAME($support) }. Fire evenly: { NAME($even) }. Fight on up to round { $rounds }, with { $ships } ships or more, at { $share } % of the strength or more; 0 sets no limit, and with nothing but 0 you are asked.

## What has happened: meeting the enemy

war_at_sea-event-engagement_waits =
    Enemies met in { NAME($area) }; their battle waits for battle №{ TEXT($battle) } in { NAME($at) }. [{ NAMES($cites) }]

war_at_sea-event-engagement_dropped =
    The battle that waited in { NAME($area) } is off: no enemies are left there. [{ NAMES($cites) }]

war_at_sea-event-foes_met =
    Battle №{ TEXT($battle) }: { $name } met enemies in { NAME($area) } who are at war among themselves: { NAMES($foes) }. [{ NAMES($cites) }]

war_at_sea-event-engagement_opened = **Battle №{ TEXT($battle) } in { NAME($area) }**: { NAMES($attacker_names) } ({ NAMES($attacker_owners) }) against { NAMES($defender_names) } ({ NAMES($defender_owners) }). [{ NAMES($cites) }]

war_at_sea-event-engagement_closed =
    Battle №{ TEXT($battle) } in { NAME($area) } is over. [{ NAMES($cites) }]

war_at_sea-event-decline_barred =
    { $name } cannot decline: { $why ->
        [no_points] it has no movement points
        [forced] its retreat brought it here
       *[nowhere] there is nowhere to go
    }. [{ NAMES($cites) }]

war_at_sea-event-fleet_stood = { $name } accepted battle. [{ NAMES($cites) }]

war_at_sea-event-fleet_withdrew =
    { $name } withdrew: { NAME($origin) } → { NAME($to) }; { $points ->
        [0] no movement points left
        [one] { $points } movement point left
       *[other] { $points } movement points left
    }. [{ NAMES($cites) }]

war_at_sea-event-owner_answered =
    { $name }: { NAME($faction) } answered. It counts once the same comes from { NAMES($missing) }. [{ NAMES($cites) }]

war_at_sea-event-support_lent =
    { $name } joined the { $side ->
        [attack] attackers
       *[defend] defenders
    } in support, from { NAME($area) }; off its next turn: { $debt ->
        [one] { $debt } movement point
       *[other] { $debt } movement points
    }. [{ NAMES($cites) }]

war_at_sea-event-stayed_out =
    { $name } stayed out{ $why ->
        [standing] , by an answer left before
        [closed] : the umpire asked no longer
       *[said] { "" }
    }. [{ NAMES($cites) }]


## What has happened: battle

war_at_sea-event-line_formed =
    { $side ->
        [attack] Attackers
       *[defend] Defenders
    }: { NAMES($names) }, { $ships ->
        [one] { $ships } ship fights
       *[other] { $ships } ships fight
    }{ $out ->
        [none] { "" }
       *[other] ; out with 1 health: { NAMES($out) }
    }. [{ NAMES($cites) }]

war_at_sea-event-bonus_rolled = **Battle №{ TEXT($battle) }, round { TEXT($round) }**: { $ties ->
        [0] { "" }
        [one] after { $ties } tie{" "}
       *[other] after { $ties } ties{" "}
    }attackers { $attack }, defenders { $defend }. { $bonus ->
        [attack] The attackers get a tenth more
        [defend] The defenders get a tenth more
       *[nobody] Nobody gets more
    }. Totals: attackers { $attack_total }, defenders { $defend_total }. [{ NAMES($cites) }]

war_at_sea-event-answer_sealed =
    { $name } answered for the { $side ->
        [attack] attackers
       *[defend] defenders
    }, sealed. [{ NAMES($cites) }]

war_at_sea-event-volley_fired =
    №{ TEXT($battle) }, { $side ->
        [attack] attackers fire
       *[defend] defenders fire
    }: { $how ->
        [held] all fire is held
       *[other] { $dealt } of { $total } dealt{ $damage ->
            [none] { "" }
           *[other] {" "}({ NAMES($damage) })
        }
    }.{ $health ->
        [none] { "" }
       *[other] {" "}Health left: { NAMES($health) }.
    }{ $out ->
        [none] { "" }
       *[other] {" "}Out of the battle: { NAMES($out) }.
    }{ $sunk ->
        [none] { "" }
       *[other] {" "}**Sunk: { NAMES($sunk) }.**
    } [{ NAMES($cites) }]

war_at_sea-event-answers_revealed =
    №{ TEXT($battle) }, after round { TEXT($round) }: the attackers { $attack ->
        [retreat] want to retreat
        [offer_draw] offer a draw
       *[fight_on] fight on
    }, the defenders { $defend ->
        [retreat] want to retreat
        [offer_draw] offer a draw
       *[fight_on] fight on
    }. [{ NAMES($cites) }]

war_at_sea-event-retreat_rolled =
    Retreat of { $tried ->
        [attack] the attackers
        [defend] the defenders
       *[other] both sides
    }: attackers { $attack }, defenders { $defend }. { $away ->
        [attack] The attackers get away
        [defend] The defenders get away
       *[nobody] Nobody gets away, the battle goes on
    }. [{ NAMES($cites) }]

war_at_sea-event-side_beaten = **The { $side ->
        [attack] attackers
       *[defend] defenders
    } of battle №{ TEXT($battle) } are beaten**: { $why ->
        [retreated] they got away
       *[no_ship_left] they have no ship left in the battle
    }. [{ NAMES($cites) }]

war_at_sea-event-prizes_taken =
    Prizes of { NAME($owner) }: { NAMES($ships) }, now in { NAMES($into) }. [{ NAMES($cites) }]

war_at_sea-event-fleet_retreated =
    { $name } left { NAME($origin) }: { $why ->
        [home] back to { NAME($to) }
        [only] to { NAME($to) }, the only area without enemies
       *[chosen] to { NAME($to) }
    }. [{ NAMES($cites) }]

war_at_sea-event-fleet_forced =
    { $name } went from { NAME($origin) } to { NAME($to) } and attacked there. [{ NAMES($cites) }]

war_at_sea-event-fleet_surrendered =
    { $name } surrendered{ $why ->
        [nowhere] : there is nowhere to go
       *[chosen] { "" }
    }. [{ NAMES($cites) }]

war_at_sea-event-battle_drawn = **Battle №{ TEXT($battle) } in { NAME($area) } is a draw**: { $why ->
        [agreed] both sides agreed
        [silence] nobody did damage for two rounds
        [last_round] it has lasted as long as a battle may
        [no_ship_left] no ship is left fighting on either side
        [both_retreat] both sides retreated
       *[umpire] the umpire has ended it
    }. [{ NAMES($cites) }]

war_at_sea-event-truce_began =
    { $name } cannot leave. Until one of them moves or turn { TEXT($turn) } ends, there is a truce with { NAMES($foe_names) }. [{ NAMES($cites) }]

## Commands of the umpire

war_at_sea-command-umpire-start = start
    .about = Begin the first turn
    .said = { NAME($actor) }: begin the first turn.
    .attackers = attackers
    .attackers-about = Who attacks where enemies meet: f1, f4

war_at_sea-command-umpire-close = close
    .about = End turn, sale or support for everybody
    .said = { $battle ->
        [none] { NAME($actor) }: end it for everybody.
       *[other] { NAME($actor) }: nobody else supports a side in battle №{ TEXT($battle) }.
    }
    .battle = battle
    .battle-about = Only the support in this battle

war_at_sea-command-umpire-draw = draw
    .about = End a battle as a draw
    .said = { NAME($actor) }: end battle №{ TEXT($battle) } as a draw.
    .battle = battle
    .battle-about = Its number

war_at_sea-command-umpire-end = end
    .about = End the game
    .said = { NAME($actor) }: end the game.

war_at_sea-command-umpire-faction = faction
    .about = Let a new faction join
    .said = { NAME($actor) }: the faction { $faction } joins.
    .faction = faction
    .faction-about = Its id: a–z, digits, - and _
    .gold = gold
    .gold-about = Its gold

war_at_sea-command-umpire-treasury = treasury
    .about = Enter a faction’s gold
    .said = { NAME($actor) }: treasury of { NAME($faction) }, { $gold } gold.
    .faction = faction
    .faction-about = Whose
    .gold = gold
    .gold-about = How much now

war_at_sea-command-umpire-relation = relation
    .about = Enter war, alliance or neutrality
    .said = { NAME($actor) }: { NAME($one) } and { NAME($other) }, { NAME($relation) }.
    .one = one
    .one-about = One faction
    .other = other
    .other-about = The other faction
    .relation = relation
    .relation-about = How they stand
    .attackers = attackers
    .attackers-about = Who attacks where they meet: f1, f4

war_at_sea-command-umpire-owner = owner
    .about = Enter who owns a province
    .said = { NAME($actor) }: owner of { NAME($province) }, { NAME($owner) }.
    .province = province
    .province-about = Which province
    .owner = owner
    .owner-about = A faction, or nobody

war_at_sea-command-umpire-fleet = fleet
    .about = Make a fleet, also of pirates
    .said = { NAME($actor) }: a new fleet of { NAME($owner) } in { NAME($area) }, { NAMES($ships) }.
    .owner = owner
    .owner-about = A faction, or pirates
    .area = area
    .area-about = Sea area
    .ships = ships
    .ships-about = Such as frigate=2, sloop=1
    .name = name
    .name-about = What it is called
    .attackers = attackers
    .attackers-about = Who attacks if enemies are there; else it

war_at_sea-command-umpire-give = give
    .about = Give new ships to a fleet
    .said = { NAME($actor) }: new ships for fleet { $fleet }, { NAMES($ships) }.
    .fleet = fleet
    .fleet-about = Which fleet
    .ships = ships
    .ships-about = Such as frigate=2, sloop=1
    .owner = owner
    .owner-about = Whose; else the commander’s

war_at_sea-command-umpire-remove = remove
    .about = Remove ships from the game
    .said = { NAME($actor) }: remove { NAMES($ships) }.
    .ships = ships
    .ships-about = Such as s3, s7

war_at_sea-command-umpire-health = health
    .about = Enter a ship’s health
    .said = { NAME($actor) }: health of ship { $ship }, { $health }.
    .ship = ship
    .ship-about = Which ship
    .health = health
    .health-about = How much now

war_at_sea-command-umpire-put = put
    .about = Put a fleet into another area
    .said = { NAME($actor) }: put fleet { $fleet } into { NAME($area) }.
    .fleet = fleet
    .fleet-about = Which fleet
    .area = area
    .area-about = Sea area
    .attackers = attackers
    .attackers-about = Who attacks if enemies are there; else it

war_at_sea-command-umpire-points = points
    .about = Enter a fleet’s movement points
    .said = { NAME($actor) }: movement points of fleet { $fleet }, { $points }.
    .fleet = fleet
    .fleet-about = Which fleet
    .points = points
    .points-about = How many now

## What the umpire has entered

war_at_sea-event-turn_closed =
    The umpire ended { $phase ->
        [buyout] the sale of crews
       *[turn] turn { TEXT($turn) }
    } for everybody{ $waited_for ->
        [none] { "" }
       *[other] ; not done yet: { NAMES($waited_for) }
    }. [{ NAMES($cites) }]

war_at_sea-event-game_ended = **The game ended** in turn { TEXT($turn) }. Ships: { PAIRS($ships) }. Gold: { PAIRS($gold) }. [{ NAMES($cites) }]

war_at_sea-event-faction_added =
    { NAME($faction) } joined the game with { $gold } gold. [{ NAMES($cites) }]

war_at_sea-event-treasury_set =
    Gold of { NAME($faction) }: { $old } → { $new }. [{ NAMES($cites) }]

war_at_sea-event-relation_set =
    { NAME($one) } and { NAME($other) }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

war_at_sea-event-owner_set =
    Owner of { NAME($province) }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

war_at_sea-event-fleet_made =
    New fleet { $name } of { NAME($owner) } in { NAME($area) }: { NAMES($ships) } ({ NAMES($ids) }). [{ NAMES($cites) }]

war_at_sea-event-ships_given =
    { $name } ({ NAME($owner) }) in { NAME($area) } got new ships: { NAMES($ships) } ({ NAMES($ids) }). [{ NAMES($cites) }]

war_at_sea-event-ships_removed =
    Removed from the game: { NAMES($ships) }. [{ NAMES($cites) }]

war_at_sea-event-health_set =
    Health of { $ship } ({ NAME($type) }, { NAME($owner) }): { $old } → { $new }. [{ NAMES($cites) }]

war_at_sea-event-fleet_put =
    { $name }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

war_at_sea-event-points_set =
    Movement points of { $name }: { $old } → { $new }. [{ NAMES($cites) }]

## Answers

war_at_sea-answer-ledger_shown = **{ NAME($faction) }**: { $gold } gold, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }; upkeep at the end of this turn: { $upkeep }.

war_at_sea-answer-ledger_entry =
    - Turn { TEXT($turn) }, { $what ->
        [hire] hiring
        [repair] repairs
        [upkeep] upkeep
        [buyout] crews bought over
       *[umpire] entered by the umpire
    }: { SIGNED($gold) }, then { $left }

war_at_sea-answer-battle_odds =
    { $battle ->
        [0] If they met
       *[other] **Battle №{ TEXT($battle) }**{ $round ->
            [0] { "" }
           *[other] , round { TEXT($round) }
        }
    }: { NAMES($attackers) } against { NAMES($defenders) }. Attackers { $attackers_below ->
        [0] fight to the end
       *[other] retreat below { $attackers_below } % of the strength
    }, defenders { $defenders_below ->
        [0] fight to the end
       *[other] retreat below { $defenders_below } % of the strength
    }; all fire is even. Lost on average, sunk and captured ships by price: attackers { $attackers_gold } gold, defenders { $defenders_gold }.{ $undecided ->
        [0] { "" }
       *[other] {" "}Too long to be followed to all its ends: { $undecided } % are open, the figures are estimates.
    }

war_at_sea-answer-end_odds =
    - { $end ->
        [attack] Attackers win
        [defend] Defenders win
       *[draw] Draw
    }: **{ $percent } %** { $fraction ->
        [none] { "" }
       *[other] { $fraction }
    }{ $exact ->
        [true] { "" }
       *[false] {" "}(estimate; for certain from { $least } to { $most } %)
    }

war_at_sea-answer-ship_odds =
    - { $side ->
        [attack] Attackers
       *[defend] Defenders
    }, { NAME($type) } × { $brought }: sunk { $sunk }, captured { $captured }, worth { $gold } gold

war_at_sea-answer-standing_answers =
    Your answers for later. Support: { NAME($support) }. Fire evenly: { NAME($even) }. Fight on up to round { $rounds }, with { $ships } ships or more, at { $share } % of the strength or more; 0 sets no limit, and with nothing but 0 you are asked.

## Refusals: who, when, where

war_at_sea-refusal-game_over = The game ended in turn { TEXT($turn) }.
war_at_sea-refusal-name_a_side = Only a faction can do this. Say for which one you act.
war_at_sea-refusal-not_the_umpire = Only the umpire does that.
war_at_sea-refusal-wrong_phase =
    { $needed ->
        [setup] That is done before the first turn
        [buyout] That is done while crews are for sale at the end of a turn
       *[turn] That is done during a turn
    }; now { $phase ->
        [setup] fleets are still being placed
        [turn] a turn is going on
        [buyout] crews are for sale
       *[over] the game is over
    }.
war_at_sea-refusal-said_before = You have said already that you are done; others have not.
war_at_sea-refusal-nothing_to_end = There are no pirates, so the umpire has no turn of his own to end. A turn is ended for everybody by { COMMAND("sea umpire close") }.
war_at_sea-refusal-nothing_to_buy = There is nothing here that you could buy.
war_at_sea-refusal-battle_open = Battle №{ TEXT($battle) } in { NAME($area) } has to be over first.
war_at_sea-refusal-battle_waiting = Enemies still have to fight in { NAME($area) }.
war_at_sea-refusal-locked = Battle №{ TEXT($battle) } in { NAME($at) } is going on. Until it is over nothing else happens in { NAME($area) }.
war_at_sea-refusal-no_such_area = There is no sea area “{ $area }”.
war_at_sea-refusal-no_such_province = There is no province “{ $province }”.
war_at_sea-refusal-no_such_faction = There is no faction “{ NAME($faction) }”.
war_at_sea-refusal-no_such_fleet = There is no fleet “{ $fleet }”.
war_at_sea-refusal-no_such_type = There is no ship type “{ $type }”.
war_at_sea-refusal-no_such_ship = The ship “{ $ship }” is not among those meant here.
war_at_sea-refusal-ship_twice = You have named { $ship } twice.
war_at_sea-refusal-no_such_battle = No battle №{ TEXT($battle) } is open.

## Refusals: fleets

war_at_sea-refusal-not_your_fleet =
    { $commander ->
        [umpire] { $name } ({ $fleet }) is a pirate fleet: the umpire commands it.
       *[other] You do not command { $name } ({ $fleet }); { NAME($commander) } does.
    }
war_at_sea-refusal-no_points = { $name } ({ $fleet }) has no movement points left this turn.
war_at_sea-refusal-not_adjacent = { NAME($to) } is not next to { NAME($area) }.
war_at_sea-refusal-not_your_coast = None of your own provinces borders { NAME($area) }.
war_at_sea-refusal-nothing_left = Some ships must stay with { $name } ({ $fleet }).
war_at_sea-refusal-same_fleet = { $name } ({ $fleet }) cannot join itself.
war_at_sea-refusal-not_together = { $name } is in { NAME($area) }, but { $other } is in { NAME($there) }.
war_at_sea-refusal-not_allied = { NAME($faction) } and { NAME($other) } are not allied.
war_at_sea-refusal-fleet_full =
    A fleet has 20 ships at most: { $name } ({ $fleet }) has { $room ->
        [0] no room
        [one] room for { $room } more
       *[other] room for { $room } more
    }, not for { $number }.
war_at_sea-refusal-own_fleets = Both fleets are your own: join them with { COMMAND("sea fleet merge") }.
war_at_sea-refusal-no_ships_there = You have no ships in { $name } ({ $fleet }).
war_at_sea-refusal-no_such_commander = { NAME($faction) } has no ships in these fleets and cannot command them.
war_at_sea-refusal-no_receiver = In { $name } ({ $fleet }) there is nobody to hand ships over to.
war_at_sea-refusal-ship_elsewhere = { $ship } is not in { NAME($area) }, where the fleet is.
war_at_sea-refusal-no_such_offer = There is no offer “{ $offer }” for you to answer.
war_at_sea-refusal-blockades_already = { $name } ({ $fleet }) blockades { NAME($port) } already.
war_at_sea-refusal-no_such_port = { NAME($port) } has no port on { NAME($area) }.
war_at_sea-refusal-port_not_hostile =
    { $owner ->
        [nobody] { NAME($port) } belongs to nobody: there is no enemy to blockade.
       *[other] { NAME($port) } belongs to { NAME($owner) }, with whom this fleet is not at war. The umpire enters wars.
    }
war_at_sea-refusal-no_blockade = { $name } ({ $fleet }) blockades no port.

## Refusals: ships and gold

war_at_sea-refusal-treasury_short = That takes { $gold } gold, and { NAME($faction) } has { $treasury }.
war_at_sea-refusal-no_port_here = On { NAME($area) } there is no port of your own or of an ally.
war_at_sea-refusal-port_blockaded = { NAME($port) } is blockaded, and there is no other port for you on { NAME($area) }.
war_at_sea-refusal-no_fleet_of_yours_here = { $name } ({ $fleet }) is not a fleet of yours in { NAME($area) }.
war_at_sea-refusal-nothing_damaged = None of your ships in { $name } ({ $fleet }) is damaged.
war_at_sea-refusal-too_far = { $ship } is for sale in { NAME($area) }; { $name } in { NAME($there) } is too far away.

## Refusals to the umpire

war_at_sea-refusal-not_a_name = “{ $faction }” cannot be the short name of a new faction: it is taken, or has more than small letters, digits, - and _ (at most 16).
war_at_sea-refusal-one_faction = Name two different factions.
war_at_sea-refusal-relation_locked = { NAME($one) } and { NAME($other) } are fighting in battle №{ TEXT($battle) } in { NAME($area) }. Until it is over their relation stays as it is.
war_at_sea-refusal-name_attacker = In { NAME($area) } enemies meet: name a fleet there that attacks.
war_at_sea-refusal-nobody_to_attack = { $name } ({ $fleet }) has nobody to attack.
war_at_sea-refusal-too_many_ships = From 1 to { $most } ships make a fleet, not { $number }.
war_at_sea-refusal-no_owner_there = { NAME($faction) } has no ships in that fleet.
war_at_sea-refusal-health_outside = { $ship } has a health of { $most } at most.

## Refusals: meeting the enemy

war_at_sea-refusal-which_fleet = Several of your fleets are asked: name one.
war_at_sea-refusal-nothing_asked = Nothing like that is asked of you now.
war_at_sea-refusal-not_asked = { $name } ({ $fleet }) is not asked for that now.
war_at_sea-refusal-cannot_decline =
    { $name } ({ $fleet }) cannot decline this battle: { $why ->
        [no_points] it has no movement points left
        [forced] its retreat has brought it here
       *[nowhere] there is nowhere to go
    }.
war_at_sea-refusal-which_area = Several areas are possible: name one.
war_at_sea-refusal-not_beside =
    { $to ->
        [nowhere] There is no area to go to.
       *[other] { NAME($to) } is not next to the fleet.
    }
war_at_sea-refusal-no_such_group = “{ $group }” does not lead a group of enemies that could be fought first.
war_at_sea-refusal-cannot_support = { $name } ({ $fleet }) cannot support that side: it has to be at war with somebody on the other and with nobody on this one. The umpire enters wars.
war_at_sea-refusal-which_side = { $name } ({ $fleet }) could support either side: say which.

## Refusals: battle

war_at_sea-refusal-no_targets_yet = This is round { TEXT($round) }: your full attack is spread evenly. Targets may be chosen from round { TEXT($free) } on.
war_at_sea-refusal-no_order_now = This is round { TEXT($round) }: from round { TEXT($free) } on you choose targets, with a number for each.
war_at_sea-refusal-not_so_much = { $ship } can be dealt from 1 to { $health }, not { $damage }.
war_at_sea-refusal-more_than_total = You have { $total } to deal, not { $dealt }.
war_at_sea-refusal-battle_decided = Battle №{ TEXT($battle) } is decided; its fleets only have to find their places.
war_at_sea-refusal-no_support_asked = In battle №{ TEXT($battle) } nobody is being asked for support now.
war_at_sea-refusal-which_battle = Name a battle, or fleets for both sides.
war_at_sea-refusal-no_sides_yet = In battle №{ TEXT($battle) } the sides are not formed yet.
war_at_sea-refusal-battle_or_fleets = Name either a battle or fleets, not both.
war_at_sea-refusal-name_both_sides = Name fleets for both sides.
war_at_sea-refusal-on_both_sides = { $name } ({ $fleet }) cannot fight on both sides.
war_at_sea-refusal-not_free =
    { $to ->
        [nowhere] No area next to the fleet is free of enemies.
       *[other] { NAME($to) } is not an area next to the fleet that is free of enemies.
    }
war_at_sea-refusal-not_attackable =
    { $to ->
        [nowhere] There is no area to attack: a beaten fleet attacks only where no area without enemies is left.
       *[other] This fleet cannot attack in { NAME($to) }: only next to it, if no area is free of enemies, and not where it was beaten before.
    }
war_at_sea-refusal-can_still_leave = There is still an area without enemies to go to.

## Dice

war_at_sea-purpose-bonus_attack = bonus for the round, attackers
war_at_sea-purpose-bonus_defend = bonus for the round, defenders
war_at_sea-purpose-retreat_attack = retreat, attackers
war_at_sea-purpose-retreat_defend = retreat, defenders
war_at_sea-purpose-claim = who gets the ship

## Choices

war_at_sea-choice-fleet = { $fleet }: { $name }, { NAME($area) }, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
war_at_sea-choice-ship = { $ship }: { NAME($type) } { $health }/{ $full }, { NAME($owner) }
war_at_sea-choice-ship_type = { NAME($type) }: { $cost } gold, health { $health }, attack { $attack }
war_at_sea-choice-offer_merge = { $offer }: { NAME($faction) } would combine fleets
war_at_sea-choice-offer_hand_over = { $offer }: { NAME($faction) } would hand ships over
war_at_sea-choice-battle = №{ TEXT($battle) }, { NAME($area) }
war_at_sea-choice-sale = { $ship }: { NAME($type) }, health { $health }, { NAME($area) }, { $gold } gold

## Buttons

war_at_sea-offer-start = Begin the first turn
war_at_sea-offer-start_war = Begin the first turn; who attacks?
    .placeholder = Fleets that attack where enemies meet
war_at_sea-offer-end_setup = My fleets are placed
war_at_sea-offer-place = Place fleet { $fleet }
    .placeholder = Area for fleet { $fleet }
war_at_sea-offer-end_turn = End my turn
war_at_sea-offer-close = End it for everybody
war_at_sea-offer-done = I buy nothing more
war_at_sea-offer-buy = Buy ships with fleet { $fleet }
    .placeholder = Ships for fleet { $fleet } to buy
war_at_sea-offer-move = Move fleet { $fleet }
    .placeholder = Where fleet { $fleet } goes
war_at_sea-offer-blockade = Blockade a port with fleet { $fleet }
    .placeholder = Port for fleet { $fleet } to blockade
war_at_sea-offer-lift = Lift the blockade of fleet { $fleet }
war_at_sea-offer-repair = Repair fleet { $fleet }
war_at_sea-offer-hire = Hire a ship in { NAME($area) }
    .placeholder = Ship to hire in { NAME($area) }
war_at_sea-offer-accept_merge = Accept offer { $offer }: combine fleets
war_at_sea-offer-accept_hand_over = Accept offer { $offer }: ships
war_at_sea-offer-decline_merge = Decline offer { $offer }: combine fleets
war_at_sea-offer-decline_hand_over = Decline offer { $offer }: ships
war_at_sea-offer-foe = Fight { $group } and its friends first
war_at_sea-offer-stand = Accept battle with { $fleet }
war_at_sea-offer-withdraw = Withdraw { $fleet }
    .placeholder = Where { $fleet } withdraws to
war_at_sea-offer-support_attack = Support the attackers with { $fleet }
war_at_sea-offer-support_defend = Support the defenders with { $fleet }
war_at_sea-offer-stay_out = Stay out with { $fleet }
war_at_sea-offer-even = Fire evenly
war_at_sea-offer-order = Choose who is hit harder
    .placeholder = Ships hit harder
war_at_sea-offer-fire = Choose targets
    .placeholder = Damage, such as s3=7, s5=4
war_at_sea-offer-hold_fire = Hold all fire
war_at_sea-offer-fight_on = Fight on
war_at_sea-offer-retreat = Try to retreat
war_at_sea-offer-retreat_cornered = Try to retreat: then attack or surrender
war_at_sea-offer-offer_draw = Offer a draw
war_at_sea-offer-go = Leave with { $fleet }
    .placeholder = Where { $fleet } goes
war_at_sea-offer-attack = Attack onward with { $fleet }
    .placeholder = Where { $fleet } attacks
war_at_sea-offer-surrender = Surrender { $fleet }

## Who is awaited for what

war_at_sea-awaited-setup = place your fleets and say that you are done
war_at_sea-awaited-start = begin the first turn
war_at_sea-awaited-turn = give orders, or end your turn
war_at_sea-awaited-pirates = run the pirates, or end their turn
war_at_sea-awaited-buyout = buy ships that are for sale, or say that you are done
war_at_sea-awaited-close = end the turn or the sale
war_at_sea-awaited-foe = name the enemies that you fight first
war_at_sea-awaited-decline = accept battle or withdraw
war_at_sea-awaited-support = support a side of the battle next to you, or stay out
war_at_sea-awaited-order = say which of the identical ships are hit harder, or fire evenly
war_at_sea-awaited-fire = choose targets, fire evenly, or hold fire
war_at_sea-awaited-stay = fight on, retreat, or offer a draw
war_at_sea-awaited-stay_cornered = fight on, retreat, or offer a draw; no area next to you is free, so after a retreat you can only attack or surrender
war_at_sea-awaited-retreat_to = choose where your beaten fleet goes
war_at_sea-awaited-attack_or_surrender = attack onward with your beaten fleet, or surrender
war_at_sea-awaited-part = choose where your fleet goes after the draw

## House rules

war_at_sea-option-dice_sides = How many sides the dice have.
war_at_sea-option-overkill = What becomes of damage beyond a ship’s health: it goes on to the other ships, or is lost.
war_at_sea-option-half_rule = Whether a damaged ship’s attack is halved once, at half of its health, or again at each further halving.
war_at_sea-option-stronger = What makes a ship the stronger one, which takes odd points of damage first.
war_at_sea-option-support_mode = Whether a supporting fleet takes full part in the battle, or adds its attack without being hit or captured.
war_at_sea-option-both_retreat = What happens if both sides retreat after the same round: the higher die gets away, or it is a draw.
war_at_sea-option-bonus_tie = What equal dice for the bonus mean: nobody has it, or they are rolled again.
war_at_sea-option-closed_origin = What a beaten attacker does whose way back is barred by enemies: he retreats like a defender, or fights there.
war_at_sea-option-disband_unsold = What becomes of disbanded ships that nobody buys.
war_at_sea-option-buyout_priority = Who gets a ship that several fleets want to buy.
war_at_sea-option-new_fleet_mp = How many movement points a newly hired fleet has in that turn.
war_at_sea-option-max_rounds = After how many rounds a battle is a draw; 0 for no limit.

## Help

war_at_sea-help = **Commands of this game**
    - Before the first turn: { COMMAND("sea fleet place") }. In a turn: { COMMAND("sea fleet move") }, { COMMAND("sea fleet blockade") }, { COMMAND("sea fleet split") }, { COMMAND("sea ship hire") }, { COMMAND("sea ship repair") } and more. { COMMAND("sea end-turn") } when you are done.
    - A battle asks you with buttons; each answer is a command too, such as { COMMAND("sea stand") }, { COMMAND("sea withdraw") } or { COMMAND("sea fire") }. Fire orders, and what you answer after a round, stay sealed until both sides have answered. { COMMAND("sea standing") } leaves answers for later, so that a battle goes on while you sleep.
    - { COMMAND("game chart") } shows the seas, { COMMAND("sea ledger") } the gold, { COMMAND("sea odds") } the chances of a battle.
    - A fleet with movement points may enter an area with enemies, decline battle and leave on the far side: the rules allow it (SEA-ENG-2).
    - Wars, alliances, income and whatever else happens on land the umpire enters, with commands such as { COMMAND("sea umpire relation") }.

## Scenarios

war_at_sea-scenario-duel = Duel
    .about = Two factions, five sea areas: a first game
war_at_sea-scenario-six-flags = Six Flags
    .about = Six factions on a ring of 25 sea areas, each between an ally and an enemy

## Questions worth a button

war_at_sea-inquiry-odds = Odds of battle №{ TEXT($battle) }
