### Nine Years: the map, and what stands on it.

## Names

nine_years-name-famous_victory = Famous Victory
nine_years-name-continuing_siege = Continuing Siege
nine_years-name-weakened_fortress = Weakened Fortress Strength
nine_years-name-demoralized = Demoralized

## Commands: forces

nine_years-group-force = force
    .about = Forces on the map: put, move, remove

nine_years-command-force-put = put
    .about = Put a force on the map, or change it
    .said = { NAME($actor) }: { NAME($force) }, { NAME($space) }; full corps { $full }, reduced corps { $reduced }, leaders: { NAMES($leaders) }.
    .force = force
    .force-about = An old one, or a new short name
    .space = space
    .space-about = Where it stands
    .full = full
    .full-about = Full corps; left out: none
    .reduced = reduced
    .reduced-about = Reduced corps; left out: none
    .leaders = leaders
    .leaders-about = Its leaders; left out: none
    .side = side
    .side-about = Umpire, for a new force: whose

nine_years-command-force-move = move
    .about = Move a force to another space
    .said = { NAME($actor) }: { NAME($force) } to { NAME($to) }.
    .force = force
    .force-about = Which force
    .to = to
    .to-about = Which space

nine_years-command-force-remove = remove
    .about = Take a force off the map
    .said = { NAME($actor) }: { NAME($force) } leaves the map.
    .force = force
    .force-about = Which force

nine_years-command-force-table = table
    .about = Enter many forces at once
    .said = { NAME($actor) }: a table of forces.
    .table = table
    .table-about = id side space full reduced leaders

nine_years-command-force-list = list
    .about = What stands on the map, in pool and reserve
    .side = side
    .side-about = Whose forces; left out: both sides’

## Commands of the umpire

nine_years-command-umpire-control = control
    .about = Enter who controls a space
    .said = { NAME($actor) }: control of { NAME($space) }, { NAME($side) }.
    .space = space
    .space-about = Which space
    .side = side
    .side-about = Who controls it now

nine_years-command-umpire-counter = counter
    .about = Put a marker on a space, or take it off
    .said = { NAME($actor) }: { $present ->
        [true] { NAME($kind) } lies in { NAME($space) }
       *[false] no { NAME($kind) } lies in { NAME($space) }
    }.
    .kind = kind
    .kind-about = Which marker
    .space = space
    .space-about = Which space
    .present = present
    .present-about = Whether it lies there now

nine_years-command-umpire-fleet = fleet
    .about = Put a Fleet marker down, or take it up
    .said = { NAME($actor) }: { NAME($place) }, { $present ->
        [true] a Fleet marker of the { NAME($side) }
       *[false] no Fleet marker of the { NAME($side) }
    }.
    .side = side
    .side-about = Whose Fleet marker
    .place = place
    .place-about = Port, or control box of a sea zone
    .present = present
    .present-about = Whether it lies there now

nine_years-command-umpire-line = line
    .about = Put a Fortified Line down, or take it up
    .said = { NAME($actor) }: { NAME($line) }, { $side ->
        [nobody] off the map
       *[other] { NAME($side) }{ $space ->
            [none] { "" }
           *[other] , { NAME($space) }
        }
    }.
    .line = line
    .line-about = An old one, or a new short name
    .side = side
    .side-about = Whose it is; nobody: it is gone
    .space = space
    .space-about = Where; left out, where it lay

nine_years-command-umpire-beachy_head = beachy-head
    .about = Enter if Beachy Head is in effect
    .said = { NAME($actor) }: Beachy Head is { $effect ->
        [true] in effect
       *[false] not in effect
    }.
    .effect = effect
    .effect-about = Whether it is in effect now

nine_years-command-umpire-pool = pool
    .about = Enter how many corps a Force Pool holds
    .said = { NAME($actor) }: Force Pool of the { NAME($side) }, { $number }.
    .side = side
    .side-about = Whose Force Pool
    .number = number
    .number-about = How many corps it holds now

## What has happened

nine_years-event-force_put =
    { NAME($force) } ({ NAME($side) }): { $old_space ->
        [none] new
       *[other] { NAME($old_space) }, { $old_full } full + { $old_reduced } reduced{ $old_leaders ->
            [none] { "" }
           *[other] , { NAMES($old_leaders) }
        }
    } → { NAME($space) }, { $full } full + { $reduced } reduced{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }. [{ NAMES($cites) }]

nine_years-event-force_moved =
    { NAME($force) } ({ NAME($side) }): { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

nine_years-event-force_removed =
    { NAME($force) } ({ NAME($side) }): { NAME($space) } → off the map. Corps: { $full } full + { $reduced } reduced; leaders: { NAMES($leaders) }. [{ NAMES($cites) }]

nine_years-event-pool_counted =
    Corps in the Force Pool of the { NAME($side) }: { $old } → { $new }. [{ NAMES($cites) }]

nine_years-event-leaders_waiting =
    Leaders of the { NAME($side) } in reserve: { NAMES($leaders) }.

nine_years-event-control_set =
    { NAME($space) }: control { NAME($old) } → { NAME($new) }.

nine_years-event-counter_set =
    { NAME($space) }, { NAME($counter) }: { $old ->
        [true] there
       *[false] not there
    } → { $new ->
        [true] there
       *[false] not there
    }.

nine_years-event-fleet_set =
    { NAME($place) }, Fleet marker of the { NAME($side) }: { $old ->
        [true] there
       *[false] not there
    } → { $new ->
        [true] there
       *[false] not there
    }.

nine_years-event-line_set =
    { NAME($line) }: { $old_space ->
        [none] off the map
       *[other] { NAME($old) }, { NAME($old_space) }
    } → { $new_space ->
        [none] off the map
       *[other] { NAME($new) }, { NAME($new_space) }
    }.

nine_years-event-beachy_head_set =
    Beachy Head: { $old ->
        [true] in effect
       *[false] not in effect
    } → { $new ->
        [true] in effect
       *[false] not in effect
    }.

nine_years-event-pool_set =
    Corps in the Force Pool of the { NAME($side) }: { $old } → { $new }.

nine_years-event-bound_reached =
    The total stands at { $vp } VP; at { $bound } the { NAME($side) } { $side ->
        [alliance] has
       *[bourbon] have
    } won at once. Nothing ends by itself: the table decides. [{ NAMES($cites) }]

## Answers

nine_years-answer-force_list = { $count ->
    [0] No forces on the map.
    [one] { $count } force on the map:
   *[other] { $count } forces on the map:
}
nine_years-answer-force_entry =
    - { NAME($force) } ({ NAME($side) }): { NAME($space) }, { $controller ->
        [nobody] controlled by nobody
       *[other] controlled by the { NAME($controller) }
    }; { $full } full + { $reduced } reduced{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }. `{ $row }`
nine_years-answer-side_reserve =
    { NAME($side) }: corps in the Force Pool { $pool }; leaders in reserve: { NAMES($leaders) }.
nine_years-answer-leader_returning =
    { NAME($leader) } ({ NAME($side) }) comes back in { TEXT($year) }.

## Refusals

nine_years-refusal-no_map = This game has no map: its scenario gives none.
nine_years-refusal-no_such_space = The map has no space “{ $given }”.
nine_years-refusal-no_such_force = There is no force “{ $given }”.
nine_years-refusal-not_your_force = { NAME($given) }: that would be a force of the { NAME($side) }; you enter your own only.
nine_years-refusal-other_sides_force = { NAME($given) } is a force of the { NAME($side) }. Forces do not change sides: take it off the map first.
nine_years-refusal-empty_force = { NAME($given) } would have neither corps nor leaders. To take it off the map there is { COMMAND("nine force remove") }.
nine_years-refusal-stands_there = { NAME($given) } stands there already: { NAME($space) }.
nine_years-refusal-bad_id = “{ $given }” is no short name: at most 16 lower-case Latin letters, digits, - and _, a letter first.
nine_years-refusal-id_taken = “{ $given }” is taken or means something already; choose another short name.
nine_years-refusal-named_twice = { NAME($given) } is named twice.
nine_years-refusal-no_such_leader = You have no leader “{ $given }” at hand. New leaders are brought in by the umpire.
nine_years-refusal-leader_elsewhere = { NAME($given) } is elsewhere: with another force, on the turn track, or on the other side.
nine_years-refusal-too_many_leaders = { NAME($given) } would have too many leaders; at most { $most }.
nine_years-refusal-pool_short = Force Pool of the { NAME($given) }: { $need ->
    [one] { $need } corps is
   *[other] { $need } corps are
} asked for, and { $have } can be had.
nine_years-refusal-too_many_corps = { $standing ->
    [one] { $standing } corps of the { NAME($given) } stands
   *[other] { $standing } corps of the { NAME($given) } stand
} on the map; with those in the Force Pool there may be at most { $most }.
nine_years-refusal-too_many_forces = { $given } forces are too many; at most { $most }.
nine_years-refusal-empty_table = The table says nothing. A line reads `id side space full reduced leader,leader`; what follows a # does not count.
nine_years-refusal-table_wrong = { $count ->
    [one] One thing is
   *[other] { $count } things are
} not right, and nothing was entered. A line reads `id side space full reduced leader,leader`. Lines, and what stands there:{ $columns ->
    [none] { "" }
   *[other] { "\u000A" }- fewer than { $needed } columns: { $columns }
}{ $not_a_side ->
    [none] { "" }
   *[other] { "\u000A" }- a side is `alliance` or `bourbon`: { $not_a_side }
}{ $not_a_number ->
    [none] { "" }
   *[other] { "\u000A" }- corps are counted from 0 to 99: { $not_a_number }
}{ $bad_id ->
    [none] { "" }
   *[other] { "\u000A" }- no short name: { $bad_id }
}{ $id_taken ->
    [none] { "" }
   *[other] { "\u000A" }- a name that is taken: { $id_taken }
}{ $named_twice ->
    [none] { "" }
   *[other] { "\u000A" }- named twice: { $named_twice }
}{ $not_your_force ->
    [none] { "" }
   *[other] { "\u000A" }- not your force: { $not_your_force }
}{ $other_sides_force ->
    [none] { "" }
   *[other] { "\u000A" }- a force of the other side: { $other_sides_force }
}{ $no_such_space ->
    [none] { "" }
   *[other] { "\u000A" }- no such space: { $no_such_space }
}{ $empty_force ->
    [none] { "" }
   *[other] { "\u000A" }- neither corps nor leaders: { $empty_force }
}{ $no_such_leader ->
    [none] { "" }
   *[other] { "\u000A" }- no leader of yours at hand: { $no_such_leader }
}{ $leader_elsewhere ->
    [none] { "" }
   *[other] { "\u000A" }- a leader who is elsewhere: { $leader_elsewhere }
}{ $too_many_leaders ->
    [none] { "" }
   *[other] { "\u000A" }- too many leaders: { $too_many_leaders }
}{ $pool_short ->
    [none] { "" }
   *[other] { "\u000A" }- corps that the Force Pool lacks: { PAIRS($pool_short) }
}{ $too_many_forces ->
    [none] { "" }
   *[other] { "\u000A" }- too many forces on the map
}
nine_years-refusal-no_such_harbour = “{ $given }” is neither a port nor a sea zone of this map.
nine_years-refusal-no_port_there = { NAME($given) } has no port.
nine_years-refusal-no_such_line = There is no Fortified Line “{ $given }” on the map.
nine_years-refusal-line_needs_space = A new Fortified Line needs a space: say where “{ $given }” lies.
nine_years-refusal-too_many_lines = There are { $most } Fortified Lines on the map; no more will do.

## Files that are not right

nine_years-fault-reserved = “{ $given }” means something already; choose another id.
nine_years-fault-taken = “{ $given }” is the id of something else already, in `{ $table }`; each has its own, and a leader stands in one place.
nine_years-fault-named_twice = “{ $given }” is named twice; once is enough.
nine_years-fault-itself = “{ $given }” stands beside itself; name another.
nine_years-fault-alone = the space “{ $given }” has neither a neighbour nor a port; nobody could get there.
nine_years-fault-one_way = “{ $area }” has “{ $given }” for a neighbour, but not the other way round; add “{ $area }” there, or take “{ $given }” out here.
nine_years-fault-no_such_space = there is no space “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
nine_years-fault-no_such_sea = there is no sea zone “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
nine_years-fault-no_such_id = nothing has the id “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
nine_years-fault-no_london = the scenario NY asks about London: name a space “{ $given }”, or choose another value of `scenario`.
nine_years-fault-empty_force = the force “{ $given }” has neither corps nor leaders.
nine_years-fault-too_many_corps = { $given } corps of `{ $side }` on the map and in the pool; at most { $most }.
nine_years-fault-stands_there = “{ $given }” is where the force stands; name where it may go.
nine_years-fault-no_port = “{ $given }” has no port: no sea zone is named there.
nine_years-fault-single_bound = there is a total for `{ $given }` alone; both sides have one, or neither.
nine_years-fault-bounds_turned = the Alliance would win at { $given } and the Bourbons at { $low }; its bound has to be the higher one.

## Scenarios

nine_years-scenario-nine-years = The Nine Years’ War, 1688–1697
    .about = Ten years with Winter Quarters, on a small map that was made up for this bot

## Buttons

nine_years-offer-table = Enter a table of forces
    .placeholder = id side space full reduced leaders
