### Virgin Queen: how it stands, the board in words and as a picture, the odds.

## How it stands

virgin_queen-status = { $over ->
        [true] The game is over after turn { TEXT($turn) }.
       *[false] **Turn { TEXT($turn) }** of { TEXT($last) }, { $phase ->
            [spring] Spring Deployment
            [action] Action Phase
           *[winter] Winter Phase
        }{ $impulse ->
            [nobody] .
           *[other] . Impulse: { NAME($impulse) }.
        }
    }
virgin_queen-status-power = { NAME($power) }: { TEXT($vp) } VP for piracy, { $treasures ->
        [one] 1 treasure
       *[other] { TEXT($treasures) } treasures
    }, { $expeditions ->
        [one] 1 expedition
       *[other] { TEXT($expeditions) } expeditions
    }
virgin_queen-status-spain = Spain’s card bonus: { TEXT($bonus) }, administrative rating: { TEXT($rating) }{ $cp ->
        [0] {""}
       *[other] , CP to spend: { TEXT($cp) }
    }.{ $dead ->
        [true] {" "}Philip II is dead.
       *[false] {""}
    }

## The board, in words and on its picture

virgin_queen-board-row = Treasures in the row: { TEXT($row) }, pool: { TEXT($pool) }, discard: { TEXT($discard) }
virgin_queen-board-treasure = { $treasure }: { TEXT($value) } CP
virgin_queen-board-fleet = { $step ->
        [none] Treasure Fleet: not at sea yet.
        [done] Treasure Fleet: over for this turn.
        [select] Treasure Fleet: Spain chooses { $count ->
                [one] the treasure
               *[other] the { TEXT($count) } treasures
            } that will sail.
        [reroll] Treasure Fleet: { $zone } (die: { TEXT($die) }). England may re-roll.
        [attack] Treasure Fleet: { $zone }. To attack or pass: { $power }.
        [reward] Treasure Fleet: { $zone }. { $captain } won by { TEXT($due) } and chooses rewards.
       *[home] Treasure Fleet: { $zone }. Attackers may return home.
    }
virgin_queen-board-galleons = Galleons in the escort: { TEXT($escort) }, free: { TEXT($galleons) }{ $sailing ->
        [0] {""}
       *[other] ; treasures aboard: { TEXT($sailing) }
    }
virgin_queen-board-no-armada = { $turn ->
        [0] The Armada is not on the map.
       *[other] The Armada was destroyed; it can be created again from turn { TEXT($turn) } on.
    }
virgin_queen-board-regulars = { $number ->
        [one] 1 regular
       *[other] { TEXT($number) } regulars
    }
virgin_queen-board-mercenaries = { $number ->
        [one] 1 mercenary
       *[other] { TEXT($number) } mercenaries
    }
virgin_queen-board-armada = Armada, strength { TEXT($strength) }, { $port ->
        [true] in port
       *[false] at sea
    }: { $place }. Aboard: { $aboard ->
        [none] nobody
       *[other] { $aboard }
    }.{ $beaten ->
        [0] {""}
       *[other] {" "}Beaten in this impulse: { TEXT($beaten) }.
    }{ $excess ->
        [0] {""}
       *[other] {" "}Too many aboard: { TEXT($excess) }.
    }{ $banked ->
        [0] {""}
       *[other] {" "}CP put by: { TEXT($banked) }.
    }

## The board in words only

virgin_queen-chart-zone = { $home ->
        [true] **At home**
       *[false] **{ NAME($zone) }**{ $faces ->
            [none] {""}
           *[other] , die { $faces }
        }
    }: { $number ->
        [0] no expedition
        [one] 1 expedition
       *[other] { TEXT($number) } expeditions
    }
virgin_queen-chart-expedition = { $captain }, { NAME($power) }: piracy rating { TEXT($rating) }, { $dice ->
        [one] 1 die
       *[other] { TEXT($dice) } dice
    } to attack{ $damaged ->
        [true] , damaged
       *[false] {""}
    }{ $loot ->
        [0] {""}
        [one] , 1 treasure aboard
       *[other] , { TEXT($loot) } treasures aboard
    }{ $attacked ->
        [true] ; has attacked
       *[false] {""}
    }
virgin_queen-chart-space = { $space }: { $told }
virgin_queen-chart-beaten = beaten in this impulse: { TEXT($number) }
virgin_queen-chart-unrest = unrest
virgin_queen-chart-besieged = besieged
virgin_queen-chart-ruled = { $power ->
        [nobody] Controlled by nobody
       *[other] Controlled by { NAME($power, case: "the") }
    }: { $spaces }
virgin_queen-chart-holdings = { NAME($power) }: { TEXT($vp) } VP for piracy, { $treasures ->
        [one] 1 treasure
       *[other] { TEXT($treasures) } treasures
    }

## The picture

virgin_queen-picture-title = Virgin Queen, turn { TEXT($turn) }, { $over ->
        [true] the end
       *[false] { $phase ->
            [spring] Spring Deployment
            [action] Action Phase
           *[winter] Winter Phase
        }
    }
virgin_queen-picture-value = { TEXT($value) } CP
virgin_queen-picture-here = The fleet
virgin_queen-picture-home = Expeditions at home
virgin_queen-picture-armada = Spanish Armada
virgin_queen-picture-place = { $port ->
        [true] In port
       *[false] At sea
    }: { $place }
virgin_queen-picture-leaders = Leaders: { $leaders }
virgin_queen-picture-beaten = beaten: { TEXT($number) }
virgin_queen-picture-excess = too many aboard: { TEXT($number) }
virgin_queen-picture-land = In Europe
virgin_queen-picture-vp = { TEXT($vp) } VP
virgin_queen-picture-key-treasure = treasures
virgin_queen-picture-key-dice = dice to attack
virgin_queen-picture-key-damaged = damaged
virgin_queen-picture-key-asked = to decide
virgin_queen-picture-key-attacked = has attacked
virgin_queen-picture-key-regular = regular
virgin_queen-picture-key-mercenary = mercenary
virgin_queen-picture-key-berth = free place aboard
virgin_queen-picture-key-acts = has the impulse
virgin_queen-picture-alt = { $title }. { $row }. { $fleet } { $galleons }. Expeditions at sea: { TEXT($expeditions) }. { $armada } The option “text” tells it place by place.

## Odds

virgin_queen-command-odds = odds
    .about = Exact odds of attacks on the fleet
    .expedition = expedition
    .expedition-about = Whose; else all

virgin_queen-answer-fleet_odds = { $expeditions ->
        [0] No expedition can attack the Treasure Fleet.
        [one] An attack on the Treasure Fleet with { $treasures ->
                [one] 1 treasure
               *[other] { TEXT($treasures) } treasures
            } and { $escort ->
                [one] 1 galleon
               *[other] { TEXT($escort) } galleons
            }, as it stands now:
       *[other] Attacks on the Treasure Fleet with { $treasures ->
                [one] 1 treasure
               *[other] { TEXT($treasures) } treasures
            } and { $escort ->
                [one] 1 galleon
               *[other] { TEXT($escort) } galleons
            }, each as it stands now:
    }
virgin_queen-answer-attack_odds = **{ NAME($expedition) }** ({ NAME($power) }), { $dice ->
        [one] 1 die
       *[other] { TEXT($dice) } dice
    } against { TEXT($fleet_dice) }: wins { $won_percent } %, nothing { $nothing_percent } %, damaged { $damaged_percent } %, destroyed { $destroyed_percent } % ({ TEXT($won) }, { TEXT($nothing) }, { TEXT($damaged) } and { TEXT($destroyed) } of { TEXT($of) })
virgin_queen-answer-net_odds = - Net { SIGNED($net) }: **{ $percent } %** ({ TEXT($ways) }/{ TEXT($of) })
virgin_queen-answer-split_odds = {"  "}- { $treasures ->
        [one] 1 treasure
       *[other] { TEXT($treasures) } treasures
    }, { TEXT($vp) } VP, { $galleons ->
        [one] 1 galleon
       *[other] { TEXT($galleons) } galleons
    }
virgin_queen-answer-home_odds = - Exactly { TEXT($home) } of { TEXT($sailing) } get home: { $sure ->
        [true] **{ $lowest_percent } %**{ $shown ->
            [true] {" "}({ TEXT($lowest) }/{ TEXT($of) })
           *[false] {""}
        }
       *[false] from **{ $lowest_percent }** to **{ $highest_percent } %**{ $shown ->
            [true] {" "}({ TEXT($lowest) } to { TEXT($highest) } of { TEXT($of) })
           *[false] {""}
        }, as everybody chooses
    }

virgin_queen-inquiry-odds = Odds: { NAME($expedition) }

virgin_queen-refusal-odds_of_whom = There is no expedition { $expedition }.
virgin_queen-refusal-odds_of_spain = { NAME($expedition) } sails for Spain and does not attack its own fleet.
virgin_queen-refusal-odds_too_late = { NAME($expedition) } has no attack to come in this event: it is elsewhere, or was asked before.
