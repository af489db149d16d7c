### Nine Years: King William's War in the colonies.

nine_years-title = Nine Years: King William’s War

## Names

nine_years-name-alliance = Alliance
    .the = the Alliance
nine_years-name-bourbon = Bourbons
    .the = the Bourbons
nine_years-name-umpire = Umpire
    .the = the umpire
nine_years-name-nobody = nobody
nine_years-name-as_it_is = as it is now
nine_years-name-events = Events
nine_years-name-reinforcement = Reinforcement
nine_years-name-campaign = Campaign
nine_years-name-winter_quarters = Winter Quarters
nine_years-name-only = only
nine_years-name-left = left
nine_years-name-middle = middle
nine_years-name-right = right
nine_years-name-off = off the track
nine_years-name-example = by the worked example
nine_years-name-literal = by the letter
nine_years-name-game_turn = for the whole year
nine_years-name-round = until the turn is handed over
nine_years-name-other = other
nine_years-name-NY = NY (Nine Years)
nine_years-name-NPWS = NPWS

## Commands of the sides

nine_years-command-roll = roll
    .about = Roll both dice for King William’s War
    .said = { NAME($actor) }: roll for King William’s War.

nine_years-command-flip = flip
    .about = Discard an action card and turn the marker to your side, once a game
    .said = { NAME($actor) }: flip the King William’s War marker.

nine_years-command-support = support
    .about = Spend a resource point on a control marker beside the King William’s War marker
    .said = { NAME($actor) }: send support to the colonies.

nine_years-command-pass = pass
    .about = Hand the turn to the other side in the Campaign Phase
    .said = { NAME($actor) }: hand the turn over.

nine_years-command-next = next
    .about = Say that you are done with this phase
    .said = { NAME($actor) }: end the phase.

nine_years-command-odds = odds
    .about = Exact odds of the King William’s War roll
    .atlantic = atlantic
    .atlantic-about = Who would control the Atlantic
    .up = up
    .up-about = Whose side of the marker would be up
    .years = years
    .years-about = After how many further rolls, one a year, with the assumptions held

## Commands of the umpire

nine_years-group-umpire = umpire
    .about = Facts that the umpire enters

nine_years-command-umpire-atlantic = atlantic
    .about = Enter who controls the Atlantic
    .said = { NAME($actor) }: control of the Atlantic, { NAME($side) }.
    .side = side
    .side-about = Who controls it from now on

nine_years-command-umpire-cards = cards
    .about = Enter how many action cards a side holds
    .said = { NAME($actor) }: action cards of the { NAME($side) }, { $number }.
    .side = side
    .side-about = Whose cards
    .number = number
    .number-about = How many it holds now

nine_years-command-umpire-resources = resources
    .about = Enter how many resource points a side has
    .said = { NAME($actor) }: resource points of the { NAME($side) }, { $number }.
    .side = side
    .side-about = Whose resource points
    .number = number
    .number-about = How many it has now

nine_years-command-umpire-vp = vp
    .about = Enter the total of victory points
    .said = { NAME($actor) }: { $number } VP.
    .number = number
    .number-about = The new total

nine_years-command-umpire-initiative = initiative
    .about = Enter which side has the initiative
    .said = { NAME($actor) }: initiative, { NAME($side) }.
    .side = side
    .side-about = Who begins the Campaign Phase from now on

nine_years-command-umpire-phase = phase
    .about = Begin a phase of this year afresh
    .said = { NAME($actor) }: go to the { NAME($phase) } Phase.
    .phase = phase
    .phase-about = Which phase

nine_years-command-umpire-year = year
    .about = Begin a year afresh with its Events Phase
    .said = { NAME($actor) }: go to the year { TEXT($year) }.
    .year = year
    .year-about = Which year

nine_years-command-umpire-marker = marker
    .about = Put the King William’s War marker on a box or turn it to a side
    .said = { NAME($actor) }: set the King William’s War marker.
    .box = box
    .box-about = Where it lies now; left out, it stays
    .side = side
    .side-about = Whose side is up now; left out, it stays

nine_years-command-umpire-support = support
    .about = Put a control marker on the track or take it off, free of charge
    .said = { NAME($actor) }: set the control marker of the { NAME($side) }.
    .side = side
    .side-about = Whose control marker
    .box = box
    .box-about = Where it lies now; left out, where the rules put it

## What has happened

nine_years-event-war_rolled =
    King William’s War: Alliance { $atlantic ->
        [alliance] { $alliance } + 1 for the Atlantic = { $alliance_total }
       *[other] { $alliance }
    }, Bourbons { $atlantic ->
        [bourbon] { $bourbon } + 1 for the Atlantic = { $bourbon_total }
       *[other] { $bourbon }
    }. { $decided_by ->
        [side_up] A tie goes to the side that is up on the marker: the { NAME($winner) } won.
       *[total] The { NAME($winner) } won.
    } [{ NAMES($cites) }]

nine_years-event-marker_moved =
    The marker went { $winner ->
        [alliance] right
       *[bourbon] left
    }{ $skipped ->
        [0] { "" }
        [one] , over { $skipped } occupied box,
       *[other] , over { $skipped } occupied boxes,
    } from { $old_place ->
        [only] box { SIGNED($old_value) }
       *[other] the { NAME($old_place) } { SIGNED($old_value) } box
    } to { $new_place ->
        [only] box { SIGNED($new_value) }
       *[other] the { NAME($new_place) } { SIGNED($new_value) } box
    }. [{ NAMES($cites) }]

nine_years-event-marker_stayed =
    The marker stays on { $place ->
        [only] box { SIGNED($value) }
       *[other] the { NAME($place) } { SIGNED($value) } box
    }: the track ends there. [{ NAMES($cites) }]

nine_years-event-victory_points_changed =
    VP: { $old } → { $new }. [{ NAMES($cites) }]

nine_years-event-support_removed =
    Control markers taken off the track: { NAMES($sides) }. [{ NAMES($cites) }]

nine_years-event-support_placed =
    The control marker of the { NAME($side) } was placed on { $place ->
        [only] box { SIGNED($value) }
       *[other] the { NAME($place) } { SIGNED($value) } box
    }; { $resources ->
        [0] no resource point is left
        [one] { $resources } resource point is left
       *[other] { $resources } resource points are left
    }. [{ NAMES($cites) }]

nine_years-event-marker_flipped =
    The marker was turned to the { NAME($side) }; they have { $cards ->
        [0] no action cards
        [one] { $cards } action card
       *[other] { $cards } action cards
    } left. [{ NAMES($cites) }]

nine_years-event-turn_handed_over =
    The turn passed from the { NAME($old) } to the { NAME($new) }. [{ NAMES($cites) }]

nine_years-event-end_said =
    The { NAME($side) } ended the { NAME($phase) } Phase for their part.

nine_years-event-phase_ended =
    { TEXT($year) }: the { NAME($phase) } Phase is over.

nine_years-event-phase_began =
    { $phase ->
        [events] { TEXT($year) } began with its Events Phase; { $roll ->
            [due] the roll for King William’s War is due
            [made] this year’s roll for King William’s War was made before
           *[none] this year has no roll for King William’s War
        }.
        [reinforcement] { TEXT($year) }, Reinforcement Phase: each side may send support to the colonies.
        [campaign] { TEXT($year) }, Campaign Phase: the first turn is that of the { NAME($turn) }.
       *[winter_quarters] { TEXT($year) }, Winter Quarters Phase.
    } [{ NAMES($cites) }]

nine_years-event-game_ended =
    The game ended with the Winter of { TEXT($year) }: { $vp } VP. The marker lies on { $marker_place ->
        [only] box { SIGNED($marker_value) }
       *[other] the { NAME($marker_place) } { SIGNED($marker_value) } box
    }, turned to the { NAME($marker_side) }. Resource points: Alliance { $alliance_resources }, Bourbons { $bourbon_resources }. Action cards: Alliance { $alliance_cards }, Bourbons { $bourbon_cards }. { $flips ->
        [0] Nobody used the flip
       *[other] The flip was used by: { NAMES($flipped) }
    }.

nine_years-event-atlantic_set =
    Control of the Atlantic: { NAME($old) } → { NAME($new) }.

nine_years-event-initiative_set =
    Initiative: { NAME($old) } → { NAME($new) }. A turn that has begun stays where it is.

nine_years-event-victory_points_set =
    VP: { $old } → { $new }.

nine_years-event-cards_set =
    Action cards of the { NAME($side) }: { $old } → { $new }.

nine_years-event-resources_set =
    Resource points of the { NAME($side) }: { $old } → { $new }.

nine_years-event-phase_set =
    Phase: { NAME($old) } → { NAME($new) }.

nine_years-event-year_set =
    Year: { TEXT($old) } → { TEXT($new) }.

nine_years-event-marker_set =
    Marker: { $old_place ->
        [only] box { SIGNED($old_value) }
       *[other] { NAME($old_place) } { SIGNED($old_value) } box
    }, { NAME($old_side) } → { $new_place ->
        [only] box { SIGNED($new_value) }
       *[other] { NAME($new_place) } { SIGNED($new_value) } box
    }, { NAME($new_side) }. The VP stay as they are.

nine_years-event-support_set =
    Control marker of the { NAME($side) }: { $old_place ->
        [off] off the track
        [only] box { SIGNED($old_value) }
       *[other] { NAME($old_place) } { SIGNED($old_value) } box
    } → { $new_place ->
        [off] off the track
        [only] box { SIGNED($new_value) }
       *[other] { NAME($new_place) } { SIGNED($new_value) } box
    }.

## Answers

nine_years-answer-roll_odds =
    Of { $throws } equally likely throws the Alliance wins { $alliance }, the Bourbons win { $bourbon }. Atlantic: { NAME($atlantic) }. Up on the marker: { NAME($up) }.

nine_years-answer-roll_outcome =
    If the { NAME($winner) } won ({ $wins } of { $throws }): marker on { $place ->
        [only] box { SIGNED($value) }
       *[other] the { NAME($place) } { SIGNED($value) } box
    }, { $vp } VP.

## Refusals

nine_years-refusal-game_over = The game ended with the Winter of { TEXT($year) }.
nine_years-refusal-name_a_side = Only a side can do this. Say for which one you act.
nine_years-refusal-not_the_umpire = Facts from outside these rules are entered by the umpire alone.
nine_years-refusal-wrong_phase = This belongs to the { NAME($needed) } Phase; now it is the { NAME($phase) } Phase.
nine_years-refusal-not_your_turn = It is the turn of the { NAME($turn) }. Wait until they hand it over.
nine_years-refusal-flipped_before = You have turned the marker before; each side may do so once in a game.
nine_years-refusal-flip_closed =
    The marker has been flipped already. It cannot be flipped again { $lock ->
        [round] until the turn has been handed over
       *[game_turn] this year
    }.
nine_years-refusal-side_already_up = Your side of the marker is up already. Your card and your flip are kept.
nine_years-refusal-no_card = A flip costs one action card, and you have none.
nine_years-refusal-no_roll_this_year = There is no roll for King William’s War before { TEXT($first) }.
nine_years-refusal-already_rolled = The roll for King William’s War has been made in { TEXT($year) }.
nine_years-refusal-roll_first = The Events Phase of { TEXT($year) } cannot end before the roll for King William’s War. Either side or the umpire may roll.
nine_years-refusal-said_before = You have ended the { NAME($phase) } Phase for your part already; the other side has not.
nine_years-refusal-already_supporting = Your control marker lies on the track already, until the next roll is made.
nine_years-refusal-no_resource_point = Colonial support costs one resource point, and you have none.
nine_years-refusal-no_box_beside = The track ends beside the marker: there is no box for a control marker of the { NAME($side) }.
nine_years-refusal-no_such_box = The track has no box “{ $box }”.
nine_years-refusal-year_outside = This game runs from { TEXT($first) } to { TEXT($last) }.
nine_years-refusal-nothing_to_set = Name a box for the marker, a side to be up, or both.

## Dice

nine_years-purpose-kww_alliance = King William’s War, Alliance
nine_years-purpose-kww_bourbon = King William’s War, Bourbons

## Buttons

nine_years-offer-roll = Roll for King William’s War
nine_years-offer-flip = Flip the marker for an action card
nine_years-offer-support = Send support for a resource point
nine_years-offer-pass = Hand the turn over
nine_years-offer-next = End the phase

## Who is awaited for what

nine_years-awaited-roll = roll for King William’s War, or wait for the other side to roll
nine_years-awaited-end_events = end the Events Phase
nine_years-awaited-end_reinforcement = send support to the colonies, or end the Reinforcement Phase
nine_years-awaited-campaign_turn = hand the turn over, or end the Campaign Phase
nine_years-awaited-end_campaign = wait for the turn, or end the Campaign Phase
nine_years-awaited-end_winter = end the Winter Quarters Phase

## Choices

nine_years-choice-box =
    { $place ->
        [only] { SIGNED($value) } VP
       *[other] { NAME($place) } { SIGNED($value) } VP
    } (box { TEXT($box) })
nine_years-choice-off = off the track

## Files that are not right

nine_years-fault-years_turned = the last year, { TEXT($last) }, comes before the first, { TEXT($first) }.
nine_years-fault-track_centre = exactly one box has to be worth 0; here it is { $zeros }.
nine_years-fault-track_falls = box { $box } (the leftmost is 0) is worth { $right }, less than the { $left } on its left.

## House rules

nine_years-option-track = What the boxes of the King William’s War track are worth, from left to right; exactly one of them is 0.
nine_years-option-support_side = On which side of the marker colonial support goes: where the worked example puts it, or where the sentence of the rule does.
nine_years-option-flip_lock = How long a flip bars the next one: for the whole year, or until the turn has been handed over.
nine_years-option-flip_ends_round = Whether a flip takes up the whole turn, which then goes to the other side.
nine_years-option-first_roll_turn = In which turn of the game the first roll for King William’s War is made.
nine_years-option-scenario = Which scenario of the game is played; only in NY does Winter change the control of the Atlantic and VP.
nine_years-option-wq_sealed = Whether the withdrawals of Winter and the lines that are removed are chosen in secret and carried out together.

## Scenarios

nine_years-scenario-colonial-war = The colonial war, 1688–1697
    .about = Ten years of King William’s War; the umpire enters what happens in Europe

## The state, and the track drawn with signs

nine_years-status = **{ TEXT($year) }**, { NAME($phase) }{ $turn ->
    [none] { "" }
   *[other] { ", " }turn: { NAME($turn) }
}. VP { $vp }. The marker is on { $place ->
    [only] box { SIGNED($value) }
   *[other] the { NAME($place) } { SIGNED($value) } box
}, { NAME($side) } side up. Atlantic: { NAME($atlantic) }. Initiative: { NAME($initiative) }.
nine_years-status-side = { NAME($side) }: resource points { $resources }, action cards { $cards }{ $flipped ->
    [true] , flip used
   *[false] { "" }
}{ $done ->
    [true] , has said done
   *[false] { "" }
}
nine_years-help = **Commands of this game**
    - { COMMAND("nine roll") } in the Events Phase, { COMMAND("nine support") } in the Reinforcement Phase, { COMMAND("nine flip") } and { COMMAND("nine pass") } in your turn of the Campaign Phase. { COMMAND("nine next") } ends a phase for your part.
    - { COMMAND("nine odds") } gives the chances of the roll, { COMMAND("game chart") } shows the track.
    - What these rules cannot know the umpire enters, with commands such as { COMMAND("nine umpire atlantic") }.
nine_years-chart-marker = { $side ->
    [alliance] A!
   *[bourbon] B!
}
nine_years-chart-support = { $side ->
    [alliance] a
   *[bourbon] b
}
nine_years-chart-key = A! B!: the marker, by the side up
    a b: control markers
