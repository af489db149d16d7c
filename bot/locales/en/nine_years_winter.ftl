### Nine Years: Winter Quarters.

## Commands

nine_years-command-umpire-destinations = destinations
    .about = List where a force may withdraw to
    .said = { NAME($actor) }: destinations of a force. { NAME($force) }.
    .force = force
    .force-about = Which force
    .land = land
    .land-about = Spaces by land, such as a, b
    .sea = sea
    .sea-about = Spaces by sea, such as a, b

nine_years-command-retreat = retreat
    .about = Winter: where a force withdraws to
    .said = { NAME($actor) }: an order for Winter Quarters.
    .kept = Your order: { NAME($force) } → { NAME($to) }.
    .force = force
    .force-about = Which of your forces
    .to = to
    .to-about = To which space

nine_years-command-order =
    .said = { NAME($actor) }: an order for Winter Quarters.

nine_years-command-remove = remove
    .about = Winter: take lines of your own away
    .said = { NAME($actor) }: a choice about Fortified Lines.
    .kept = Your choice of lines to remove: { $lines ->
        [none] none
       *[other] { NAMES($lines) }
    }.
    .lines = lines
    .lines-about = Which ones; left out: none

nine_years-command-done = done
    .about = Winter: say that your orders stand
    .said = { NAME($actor) }: done.

nine_years-command-not_yet = not-yet
    .about = Winter: you are not done after all
    .said = { NAME($actor) }: not done yet.

## What has happened

nine_years-event-lists_missing =
    Before anybody can withdraw the umpire lists where these forces may go: { NAMES($forces) }. [{ NAMES($cites) }]

nine_years-event-destinations_listed =
    Destinations listed. Force: { NAME($force) } ({ NAME($side) }). By land: { $land ->
        [none] none
       *[other] { NAMES($land) }
    }. By sea: { $sea ->
        [none] none
       *[other] { NAMES($sea) }
    }. [{ NAMES($cites) }]

nine_years-event-forces_obliged =
    { NAME($side) }, forces that must withdraw: { NAMES($forces) }.{ $stranded ->
        [none] { "" }
       *[other] { " " }With nowhere to go: { NAMES($stranded) }.
    } [{ NAMES($cites) }]

nine_years-event-order_sealed =
    { NAME($side) }: { $step ->
        [lines] a choice of Fortified Lines is sealed
       *[withdrawals] an order to withdraw is sealed
    }. [{ NAMES($cites) }]

nine_years-event-step_done =
    { NAME($side) }: { $step ->
        [lines] done with the Fortified Lines
       *[withdrawals] done with the withdrawals
    }. [{ NAMES($cites) }]

nine_years-event-step_reopened =
    { NAME($side) }: { $step ->
        [lines] not done with the Fortified Lines after all
       *[withdrawals] not done with the withdrawals after all
    }. [{ NAMES($cites) }]

nine_years-event-force_withdrew =
    { NAME($side) }: { NAME($force) }, { NAME($old) } → { NAME($new) }{ $way ->
        [sea] { " " }by sea
       *[land] { "" }
    }; { $corps ->
        [0] no corps
        [one] { $corps } corps
       *[other] { $corps } corps
    }{ $leaders ->
        [none] { "" }
       *[other] , with { NAMES($leaders) }
    }. [{ NAMES($cites) }]

nine_years-event-force_eliminated =
    { NAME($side) }: { NAME($force) } had nowhere to go ({ NAME($space) }) and is eliminated. Corps back in the pool: { $corps }; the pool now: { $pool }.{ $leaders ->
        [none] { "" }
       *[other] { " " }On the turn track for { TEXT($year) }: { NAMES($leaders) }.
    } [{ NAMES($cites) }]

nine_years-event-leaders_returned =
    { NAME($side) }: back from the turn track in { TEXT($year) } and ready to be placed: { NAMES($leaders) }. [{ NAMES($cites) }]

nine_years-event-counters_removed =
    Removed: { $counter ->
        [famous_victory] Famous Victory
        [continuing_siege] Continuing Siege
        [weakened_fortress] Weakened Fortress Strength
       *[demoralized] Demoralized
    } – { NAMES($spaces) }. [{ NAMES($cites) }]

nine_years-event-fleets_removed =
    { NAME($side) }, Fleet markers removed outside the control boxes: { NAMES($places) }. [{ NAMES($cites) }]

nine_years-event-lines_removed =
    { NAME($side) }, Fortified Lines removed: { NAMES($lines) }. Spaces: { NAMES($spaces) }. [{ NAMES($cites) }]

nine_years-event-atlantic_passed =
    Control of the Atlantic: { NAME($old) } → { NAME($new) }.{ $fleets ->
        [0] { "" }
        [one] { " " }{ $fleets } enemy Fleet marker left its control box.
       *[other] { " " }{ $fleets } enemy Fleet markers left its control box.
    } [{ NAMES($cites) }]

nine_years-event-atlantic_kept =
    Control of the Atlantic stays: { NAME($holder) }. [{ NAMES($cites) }]

nine_years-event-london_paid =
    London is held by the Bourbons. VP: { $old } → { $new }. [{ NAMES($cites) }]

nine_years-event-orders_struck =
    { NAME($side) }: the position has changed, and these orders of yours do not stand any more: { NAMES($orders) }. [{ NAMES($cites) }]

nine_years-event-awaited_again =
    The position has changed what there is to choose. Asked again: { NAMES($sides) }. [{ NAMES($cites) }]

## Refusals

nine_years-refusal-winter_open =
    Winter Quarters are not over: { $step ->
        [lists] lists of destinations are missing
        [lines] a side is still choosing its Fortified Lines
       *[withdrawals] forces still have to withdraw
    }.
nine_years-refusal-winter_closed = Winter Quarters have nothing more to ask this year.
nine_years-refusal-other_winter_step =
    This is about { $needed ->
        [lines] Fortified Lines
       *[withdrawals] withdrawals
    }, and now Winter asks for { $step ->
        [lists] lists of destinations
        [lines] Fortified Lines
       *[withdrawals] withdrawals
    }.
nine_years-refusal-nothing_to_choose =
    You have { $step ->
        [lines] no Fortified Line to choose
       *[withdrawals] no withdrawal to order
    }, so you count as done.
nine_years-refusal-done_with_step =
    You have said that you are done with the { $step ->
        [lines] Fortified Lines
       *[withdrawals] withdrawals
    }. Take that back first, with { COMMAND("nine not-yet") }.
nine_years-refusal-not_done_yet =
    You have not said that you are done with the { $step ->
        [lines] Fortified Lines
       *[withdrawals] withdrawals
    }.
nine_years-refusal-lists_missing = First the umpire has to list the destinations of all forces that must withdraw.
nine_years-refusal-orders_missing =
    { $count ->
        [one] { $count } of your forces has no order to withdraw yet.
       *[other] { $count } of your forces have no order to withdraw yet.
    }
nine_years-refusal-need_not_withdraw = “{ NAME($force) }” is no force of yours that stands in an enemy space.
nine_years-refusal-nowhere_to_go = “{ NAME($force) }” has nowhere to withdraw to and will be eliminated.
nine_years-refusal-not_listed = “{ NAME($space) }” is not among the destinations listed for “{ NAME($force) }”.
nine_years-refusal-not_friendly = “{ NAME($space) }” is not controlled by your side, so “{ NAME($force) }” cannot withdraw there.
nine_years-refusal-enemy_withdraws_there = Enemies are withdrawing from the fortified space “{ NAME($space) }”, and “{ NAME($force) }” has another way out.
nine_years-refusal-land_comes_first = “{ NAME($space) }” lies across the sea, and “{ NAME($force) }” can withdraw by land.
nine_years-refusal-not_your_line = “{ NAME($line) }” is no Fortified Line of yours on the map.
nine_years-refusal-name_a_line = Name the Fortified Lines to remove. Whoever keeps them all just says that he is done.
nine_years-refusal-no_force_to_list = There is no force “{ $force }” on the map.
nine_years-refusal-no_space_to_list = There is no space “{ $space }” on the map.

## Buttons

nine_years-offer-done = Done
nine_years-offer-not_yet = Not done yet
nine_years-offer-withdraw = Withdraw: { NAME($force) }
    .placeholder = Where to? { NAME($force) }
nine_years-offer-withdraw_again = Change the order: { NAME($force) }
    .placeholder = Ordered, change? { NAME($force) }
nine_years-offer-remove = Remove Fortified Lines
    .placeholder = Fortified Lines to remove
nine_years-offer-remove_none = Keep all Fortified Lines
nine_years-offer-list_nowhere = Nowhere to go: { NAME($force) }
nine_years-offer-list_land = Destinations by land: { NAME($force) }
    .placeholder = By land only: { NAME($force) }
nine_years-offer-list_sea = Destinations by sea: { NAME($force) }
    .placeholder = By sea only: { NAME($force) }

## Who is awaited for what

nine_years-awaited-destinations = list where the forces that must withdraw may go, with { COMMAND("nine umpire destinations") }
nine_years-awaited-withdrawals = order where your forces withdraw to, and say that you are done
nine_years-awaited-lines = choose which of your Fortified Lines to remove, if any, and say that you are done

## Choices

nine_years-choice-destination =
    { NAME($space) }{ $way ->
        [sea] { " " }(by sea)
        [closed] { " " }(enemies withdraw from there)
       *[land] { "" }
    }{ $ordered ->
        [yes] { " " }– ordered
       *[no] { "" }
    }
nine_years-choice-line =
    { NAME($line) } ({ NAME($space) }){ $chosen ->
        [yes] { " " }– chosen
       *[no] { "" }
    }

## What the clauses and rulings say

KWW-WQ-0 = In Winter both sides carry out three steps at the same time, one after the other: withdrawals, removal of markers, control at sea.
KWW-WQ-A1 = Every force in an enemy space has to withdraw from it.
KWW-WQ-A2 = Where a force may go follows from rule 16.4, which is not at hand here: the destinations are listed for each force.
KWW-WQ-A3 = A withdrawal may fill a space beyond its stacking limit.
KWW-WQ-A4 = Corps that cannot withdraw are eliminated and go back to their Force Pool.
KWW-WQ-A5 = The leaders of such corps go to the turn track, and are reinforcements of the next turn.
KWW-WQ-A6 = A force that has no way out by land may leave by sea.
KWW-WQ-A7 = A fortified space of one’s own from which enemies withdraw is closed to a force that can go elsewhere.
KWW-WQ-A8 = If nothing else is open, a force may go there after all, because both sides move at the same moment.
KWW-WQ-B1 = All markers for a famous victory, a continuing siege, weakened fortress strength and demoralization leave the map.
KWW-WQ-B2 = Fleet markers stay only in the control box of a sea zone; all others leave the map.
KWW-WQ-B3 = Each side may take away Fortified Lines of its own, as many as it likes.
KWW-WQ-C1 = In the scenario NY the Alliance gets control of the Atlantic if it controls London and Beachy Head is not in effect.
KWW-WQ-C2 = In the scenario NY the Bourbons get control of the Atlantic if Beachy Head is in effect.
KWW-WQ-C3 = In all other cases control of the Atlantic stays as it is.
KWW-WQ-C4 = In the scenario NY a London controlled by the Bourbons costs 2 victory points.

A-K-19 = Each side orders in private and may change its orders until it says that it is done; when both are, all is carried out and posted at once. What is legal is judged on the position in which the step began. If the umpire changes a fact, that is judged anew: orders that have become illegal are struck out, and a side that may have lost something it could choose is asked again. With wq_sealed = false all of it is done openly.
A-K-20 = An enemy space is one that the enemy controls, also if it is a fortress that you are besieging.
A-K-21 = The umpire, or the scenario, lists the destinations of each force, by land and by sea. Friendly ones count: first those by land, without them those by sea, and without either those that an enemy is leaving. Without any the force is eliminated.
A-K-22 = The bot does not hold anybody to the stacking limit after a withdrawal.
A-K-23 = Only the leaders of the very force that cannot withdraw go to the turn track. After the last year they do not come back.
A-K-24 = Closed is a friendly fortified space in which enemies that have to withdraw stood when the step began. Any other destination, also one by sea, keeps it closed.
A-K-25 = Whether Beachy Head is in effect is for the umpire to say. An enemy Fleet marker leaves the control box of the Atlantic when control really passes.
A-K-26 = London costs the points in each Winter in which the Bourbons hold it, however low the total falls.
