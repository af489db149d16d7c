### War at Sea: how it stands, the chart of seas and battle sheets, in words.

## How it stands

war_at_sea-status = { $phase ->
        [setup] **Before the first turn**: fleets are being placed.
        [buyout] **Turn { TEXT($turn) }**, at its end: crews are for sale.
        [over] The game is over after turn { TEXT($turn) }.
       *[turn] **Turn { TEXT($turn) }**
    }
war_at_sea-status-faction = { NAME($faction) }: { TEXT($gold) } gold, { $fleets ->
        [one] 1 fleet
       *[other] { TEXT($fleets) } fleets
    }, { $ships ->
        [one] 1 ship
       *[other] { TEXT($ships) } ships
    }
war_at_sea-status-pirates = Pirates: { $fleets ->
        [one] 1 fleet
       *[other] { TEXT($fleets) } fleets
    }, { $ships ->
        [one] 1 ship
       *[other] { TEXT($ships) } ships
    }
war_at_sea-status-war = At war: { $pairs }
war_at_sea-status-alliance = Allied: { $pairs }
war_at_sea-status-battle = Battle №{ $number }, { NAME($area) }{ $round ->
        [0] {""}
       *[other] , round { TEXT($round) }
    }
war_at_sea-status-waiting = A battle waits in { NAME($area) }

## The chart in words

war_at_sea-chart-area = **{ NAME($area) }**, next to { $neighbours }
war_at_sea-chart-battle = **Battle №{ $number }**{ $round ->
        [0] {""}
       *[other] , round { TEXT($round) }
    }
war_at_sea-chart-waiting = A battle waits here.
war_at_sea-chart-fleet = Fleet { $id }, { $name } ({ $owners }): { $ships ->
        [one] 1 ship
       *[other] { TEXT($ships) } ships
    }, { $points ->
        [one] 1 movement point
       *[other] { TEXT($points) } movement points
    }{ $blockades ->
        [none] {""}
       *[other] ; blockades { $port }
    }
war_at_sea-chart-coast = { $port ->
        [none] Coast
        [closed] Blockaded port
       *[open] Port
    } { NAME($province) }{ $owner ->
        [nobody] {""}
       *[other] {" "}({ NAME($owner) })
    }
war_at_sea-chart-sale = Crews for sale: { $ships }

## The chart as a picture

war_at_sea-picture-title = { $phase ->
        [setup] War at Sea, before the first turn
        [buyout] War at Sea, end of turn { TEXT($turn) }
       *[other] War at Sea, turn { TEXT($turn) }
    }
war_at_sea-picture-battle = №{ $number }{ $round ->
        [0] {""}
       *[other] {" "}· r. { TEXT($round) }
    }
war_at_sea-picture-waiting = waits
war_at_sea-picture-key-fleet = fleet, its ships
war_at_sea-picture-key-port = port
war_at_sea-picture-key-closed = blockaded port
war_at_sea-picture-key-battle = battle, round
war_at_sea-picture-key-waiting = battle that waits
war_at_sea-picture-key-locked = locked by a battle
war_at_sea-picture-key-sale = ships for sale
war_at_sea-picture-chart-alt = { $title }. Chart of { $areas ->
        [one] 1 sea area
       *[other] { TEXT($areas) } sea areas
    } with { $fleets ->
        [one] 1 fleet
       *[other] { TEXT($fleets) } fleets
    }.{ $battles ->
        [0] {""}
       *[other] {" "}Battles: { $fought }.
    }{ $closed ->
        [0] {""}
       *[other] {" "}Blockaded ports: { $ports }.
    } The option “text” tells it area by area.

## Battle sheets

war_at_sea-picture-sheet = Battle №{ $number }, { $area }
war_at_sea-picture-round = Round { TEXT($round) }
war_at_sea-picture-attack = Attack: { $factions }
war_at_sea-picture-defend = Defence: { $factions }
war_at_sea-picture-total = damage { TEXT($total) }{ $bonus ->
        [true] {" "}(+10%)
       *[false] {""}
    }
war_at_sea-picture-fleet = { $id }{ $helps ->
        [true] {" "}(support)
       *[false] {""}
    } { $name }
war_at_sea-picture-sign-health = health
war_at_sea-picture-sign-lost = lost in this round
war_at_sea-picture-sign-out = out of it: 1 health
war_at_sea-picture-sign-sunk = sunk
war_at_sea-picture-attack-alt = Attack: { $factions }, { $ships ->
        [one] 1 ship
       *[other] { TEXT($ships) } ships
    }, health lost: { TEXT($lost) }.
war_at_sea-picture-defend-alt = Defence: { $factions }, { $ships ->
        [one] 1 ship
       *[other] { TEXT($ships) } ships
    }, health lost: { TEXT($lost) }.
war_at_sea-picture-sheet-alt = Battle №{ $number } in { $area }, round { TEXT($round) }. { $sides }
