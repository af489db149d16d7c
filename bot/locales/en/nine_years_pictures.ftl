### Nine Years: the board and the plot of odds, in pictures and in words.

## How it stands

nine_years-status-winter = Winter Quarters: { $step ->
        [lists] the umpire lists where forces may withdraw to
        [withdrawals] the sides order their withdrawals
       *[lines] the sides may remove Fortified Lines
    }.{ $done ->
        [none] { "" }
       *[other] {" "}Done: { NAMES($done) }.
    }

## The map in words

nine_years-chart-space = **{ NAME($space) }**: { $controller ->
        [nobody] controlled by nobody
       *[other] { NAME($controller) }
    }{ $fortified ->
        [true] , fortified
       *[false] { "" }
    }{ $port ->
        [true] , port ({ $seas })
       *[false] { "" }
    }{ $adjoins ->
        [true] ; next to { $neighbours }
       *[false] { "" }
    }
nine_years-chart-force = { $id }, { NAME($side) }: corps { TEXT($full) } full, { TEXT($reduced) } reduced{ $led ->
        [true] ; leaders: { $leaders }
       *[false] { "" }
    }{ $leaves ->
        [yes] ; **must withdraw in Winter**
        [stranded] ; **must withdraw in Winter and has nowhere to go**
       *[no] { "" }
    }{ $ordered ->
        [true] {" "}(order: { $to })
       *[false] { "" }
    }
nine_years-chart-counter = { NAME($kind) }{ $number ->
        [one] { "" }
       *[other] {" "}× { TEXT($number) }
    }
nine_years-chart-fleet = Fleet marker in port: { NAME($side) }
nine_years-chart-line = Fortified Line { $id }: { NAME($side) }
nine_years-chart-sea = **{ NAME($sea) }**, control box{ $owner ->
        [none] { "" }
        [nobody] , controlled by nobody
       *[other] , control: { NAME($owner) }
    }{ $fleets ->
        [none] { "" }
       *[other] ; Fleet markers: { NAMES($fleets) }
    }
nine_years-chart-arrival = Turn track, { TEXT($year) }: { NAME($leader) } ({ NAME($side) })
nine_years-chart-pool = Force Pool: Alliance { $alliance }, Bourbons { $bourbon }
nine_years-chart-reserve = Leaders to be placed ({ NAME($side) }): { $leaders }

## The board as a picture

nine_years-picture-title = Nine Years, { TEXT($year) }{ $over ->
        [true] : the end
       *[false] { "" }
    }
nine_years-picture-points = VP { TEXT($vp) }
nine_years-picture-atlantic = Atlantic:
nine_years-picture-initiative = Initiative:
nine_years-picture-turn = Turn:
nine_years-picture-winter = { $step ->
        [lists] The umpire lists where forces may withdraw to.
        [withdrawals] Withdrawals are being ordered.
       *[lines] Fortified Lines may be removed.
    }
nine_years-picture-done = Done:
nine_years-picture-beachy-head = Beachy Head is in effect.
nine_years-picture-returns = Back in { TEXT($year) }:
nine_years-picture-pool = Force Pool:
nine_years-picture-reserve = To be placed:
nine_years-picture-key-marker = marker, its upper side
nine_years-picture-key-support = control marker
nine_years-picture-key-fortified = fortified
nine_years-picture-key-port = port
nine_years-picture-key-corps = full corps
nine_years-picture-key-reduced = reduced corps
nine_years-picture-key-leader = leaders
nine_years-picture-key-leaves = must withdraw in Winter
nine_years-picture-key-stranded = has nowhere to go
nine_years-picture-key-ordered = order to withdraw
nine_years-picture-key-counter = marker on the map
nine_years-picture-key-fleet = Fleet marker
nine_years-picture-key-line = Fortified Line
nine_years-picture-key-past = way past other spaces
nine_years-picture-alt = { $title }, { NAME($phase) }. VP { TEXT($vp) }. King William’s War: the marker is on { $place ->
        [only] box { SIGNED($value) }
       *[other] the { NAME($place) } { SIGNED($value) } box
    }, { NAME($side) } side up. Atlantic: { NAME($atlantic) }.{ $spaces ->
        [0] { "" }
        [one] {" "}Map of 1 space.
       *[other] {" "}Map of { TEXT($spaces) } spaces.
    }{ $forces ->
        [0] { "" }
        [one] {" "}1 force.
       *[other] {" "}{ TEXT($forces) } forces.
    }{ $leaving ->
        [0] { "" }
       *[other] {" "}Must withdraw in Winter: { $names }.
    } The option “text” tells it all.

## Odds over several years

nine_years-answer-track_forecast = **After { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }**, of { TEXT($throws) } equally likely throws: more VP than now in { TEXT($alliance) }, as many in { TEXT($unchanged) }, fewer in { TEXT($bourbon) }. Assumed for all rolls: Atlantic, { NAME($atlantic) }; up on the marker, { NAME($up) }. Control markers that lie on the track count for the first roll alone. { $to_come ->
        [0] No roll is still to come in this game.
        [one] 1 roll is still to come in this game.
       *[other] { $to_come } rolls are still to come in this game.
    }
nine_years-answer-track_end = - { $place ->
        [only] { SIGNED($value) }
       *[other] { NAME($place) } { SIGNED($value) }
    }: { TEXT($count) } throws ({ $percent ->
        [0] <0.01
       *[other] { $percent }
    } %), then { $vp } VP
nine_years-plot-title = King William’s War after { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }
nine_years-plot-assumed = Throws that end on each box, in %. Atlantic: { NAME($atlantic) }. Up on the marker: { NAME($side) }.
nine_years-plot-ends = VP compared with now, in %: more { $more }; the same { $same }; fewer { $fewer }.
nine_years-plot-share = { $number }
nine_years-plot-little = <0.1
nine_years-plot-alt = King William’s War after { $rolls ->
        [one] 1 roll
       *[other] { $rolls } rolls
    }: bars above the boxes of the track. The likeliest end is { $place ->
        [only] box { SIGNED($value) }
       *[other] the { NAME($place) } { SIGNED($value) } box
    }, with { $number } % of the throws; the message has all the figures.
