### Virgin Queen: положение, поле словами и картинкой, шансы.

## Положение

virgin_queen-status = { $over ->
        [true] Игра окончена после хода { TEXT($turn) }.
       *[false] **Ход { TEXT($turn) }** из { TEXT($last) }, { $phase ->
            [spring] весеннее развёртывание
            [action] фаза действий
           *[winter] фаза зимы
        }{ $impulse ->
            [nobody] .
           *[other] . Импульс: { NAME($impulse) }.
        }
    }
virgin_queen-status-power = { NAME($power) }: ПО за пиратство { TEXT($vp) }, { $treasures ->
        [one] { TEXT($treasures) } сокровище
        [few] { TEXT($treasures) } сокровища
       *[many] { TEXT($treasures) } сокровищ
    }, { $expeditions ->
        [one] { TEXT($expeditions) } экспедиция
        [few] { TEXT($expeditions) } экспедиции
       *[many] { TEXT($expeditions) } экспедиций
    }
virgin_queen-status-spain = У Испании: карточный бонус { TEXT($bonus) }, административный рейтинг { TEXT($rating) }{ $cp ->
        [0] {""}
       *[other] , КО на траты { TEXT($cp) }
    }.{ $dead ->
        [true] {" "}Филипп II мёртв.
       *[false] {""}
    }

## Поле — словами и на картинке

virgin_queen-board-row = Сокровищ в ряду: { TEXT($row) }, в котле: { TEXT($pool) }, в сбросе: { TEXT($discard) }
virgin_queen-board-treasure = { $treasure }: { TEXT($value) } КО
virgin_queen-board-fleet = { $step ->
        [none] Флот Индий ещё не вышел.
        [done] Флот Индий в этот ход уже прошёл.
        [select] Флот Индий: Испания выбирает, что повезёт, — { $count ->
                [one] { TEXT($count) } сокровище
                [few] { TEXT($count) } сокровища
               *[many] { TEXT($count) } сокровищ
            }.
        [reroll] Флот Индий: { $zone } (кубик: { TEXT($die) }). Англия может перебросить.
        [attack] Флот Индий: { $zone }. Напасть или пропустить: { $power }.
        [reward] Флот Индий: { $zone }. { $captain }: победа, результат { TEXT($due) }, выбор наград.
       *[home] Флот Индий: { $zone }. Напавшие могут вернуться домой.
    }
virgin_queen-board-galleons = Галеонов в конвое: { TEXT($escort) }, свободных: { TEXT($galleons) }{ $sailing ->
        [0] {""}
       *[other] ; сокровищ на борту: { TEXT($sailing) }
    }
virgin_queen-board-no-armada = { $turn ->
        [0] Армады на карте нет.
       *[other] Армада уничтожена; снова создать её можно с хода { TEXT($turn) }.
    }
virgin_queen-board-regulars = { $number ->
        [one] { TEXT($number) } регулярная часть
        [few] { TEXT($number) } регулярные части
       *[many] { TEXT($number) } регулярных частей
    }
virgin_queen-board-mercenaries = { $number ->
        [one] { TEXT($number) } наёмник
        [few] { TEXT($number) } наёмника
       *[many] { TEXT($number) } наёмников
    }
virgin_queen-board-armada = Армада, сила { TEXT($strength) }, { $port ->
        [true] в порту
       *[false] в море
    }: { $place }. На борту: { $aboard ->
        [none] никого
       *[other] { $aboard }
    }.{ $beaten ->
        [0] {""}
       *[other] {" "}Разбиты в этом импульсе: { TEXT($beaten) }.
    }{ $excess ->
        [0] {""}
       *[other] {" "}Лишних на борту: { TEXT($excess) }.
    }{ $banked ->
        [0] {""}
       *[other] {" "}Отложено КО: { TEXT($banked) }.
    }

## Поле только словами

virgin_queen-chart-zone = { $home ->
        [true] **Дома**
       *[false] **{ NAME($zone) }**{ $faces ->
            [none] {""}
           *[other] , кубик { $faces }
        }
    }: { $number ->
        [0] экспедиций нет
        [one] { TEXT($number) } экспедиция
        [few] { TEXT($number) } экспедиции
       *[many] { TEXT($number) } экспедиций
    }
virgin_queen-chart-expedition = { $captain }, { NAME($power) }: пиратский рейтинг { TEXT($rating) }, для атаки { $dice ->
        [one] { TEXT($dice) } кубик
        [few] { TEXT($dice) } кубика
       *[many] { TEXT($dice) } кубиков
    }{ $damaged ->
        [true] , есть повреждение
       *[false] {""}
    }{ $loot ->
        [0] {""}
        [one] , на борту { TEXT($loot) } сокровище
        [few] , на борту { TEXT($loot) } сокровища
       *[many] , на борту { TEXT($loot) } сокровищ
    }{ $attacked ->
        [true] ; уже в деле
       *[false] {""}
    }
virgin_queen-chart-space = { $space }: { $told }
virgin_queen-chart-beaten = разбиты в этом импульсе: { TEXT($number) }
virgin_queen-chart-unrest = беспорядки
virgin_queen-chart-besieged = осада
virgin_queen-chart-ruled = { $power ->
        [nobody] Без контроля
       *[other] Под контролем { NAME($power, case: "gen") }
    }: { $spaces }
virgin_queen-chart-holdings = { NAME($power) }: ПО за пиратство { TEXT($vp) }, { $treasures ->
        [one] { TEXT($treasures) } сокровище
        [few] { TEXT($treasures) } сокровища
       *[many] { TEXT($treasures) } сокровищ
    }

## Картинка

virgin_queen-picture-title = Virgin Queen, ход { TEXT($turn) }, { $over ->
        [true] конец игры
       *[false] { $phase ->
            [spring] весеннее развёртывание
            [action] фаза действий
           *[winter] фаза зимы
        }
    }
virgin_queen-picture-value = { TEXT($value) } КО
virgin_queen-picture-here = Флот здесь
virgin_queen-picture-home = Экспедиции дома
virgin_queen-picture-armada = Непобедимая армада
virgin_queen-picture-place = { $port ->
        [true] В порту
       *[false] В море
    }: { $place }
virgin_queen-picture-leaders = Командующие: { $leaders }
virgin_queen-picture-beaten = разбиты: { TEXT($number) }
virgin_queen-picture-excess = лишних на борту: { TEXT($number) }
virgin_queen-picture-land = В Европе
virgin_queen-picture-vp = ПО: { TEXT($vp) }
virgin_queen-picture-key-treasure = сокровища
virgin_queen-picture-key-dice = кубики атаки
virgin_queen-picture-key-damaged = повреждение
virgin_queen-picture-key-asked = решает сейчас
virgin_queen-picture-key-attacked = уже в деле
virgin_queen-picture-key-regular = регулярная часть
virgin_queen-picture-key-mercenary = наёмник
virgin_queen-picture-key-berth = свободное место
virgin_queen-picture-key-acts = чей импульс
virgin_queen-picture-alt = { $title }. { $row }. { $fleet } { $galleons }. Экспедиций в море: { TEXT($expeditions) }. { $armada } С параметром «текст» всё рассказано по местам.

## Шансы

virgin_queen-command-odds = шансы
    .about = Точные шансы нападений на флот
    .expedition = экспедиция
    .expedition-about = Чьи; иначе всех

virgin_queen-answer-fleet_odds = { $expeditions ->
        [0] Напасть на Флот Индий никто не может.
       *[other] Нападение на Флот Индий, каким он стоит сейчас: { $treasures ->
            [one] { TEXT($treasures) } сокровище
            [few] { TEXT($treasures) } сокровища
           *[many] { TEXT($treasures) } сокровищ
        }, { $escort ->
            [one] { TEXT($escort) } галеон
            [few] { TEXT($escort) } галеона
           *[many] { TEXT($escort) } галеонов
        } в конвое.
    }
virgin_queen-answer-attack_odds = **{ NAME($expedition) }** ({ NAME($power) }), { $dice ->
        [one] { TEXT($dice) } кубик
        [few] { TEXT($dice) } кубика
       *[many] { TEXT($dice) } кубиков
    } против { TEXT($fleet_dice) }: победа { $won_percent } %, без последствий { $nothing_percent } %, повреждение { $damaged_percent } %, гибель { $destroyed_percent } % ({ TEXT($won) }, { TEXT($nothing) }, { TEXT($damaged) } и { TEXT($destroyed) } из { TEXT($of) })
virgin_queen-answer-net_odds = - Результат { SIGNED($net) }: **{ $percent } %** ({ TEXT($ways) }/{ TEXT($of) })
virgin_queen-answer-split_odds = {"  "}- { $treasures ->
        [one] { TEXT($treasures) } сокровище
        [few] { TEXT($treasures) } сокровища
       *[many] { TEXT($treasures) } сокровищ
    }, ПО { TEXT($vp) }, { $galleons ->
        [one] { TEXT($galleons) } галеон
        [few] { TEXT($galleons) } галеона
       *[many] { TEXT($galleons) } галеонов
    }
virgin_queen-answer-home_odds = - Дойдёт ровно { TEXT($home) } из { TEXT($sailing) }: { $sure ->
        [true] **{ $lowest_percent } %**{ $shown ->
            [true] {" "}({ TEXT($lowest) }/{ TEXT($of) })
           *[false] {""}
        }
       *[false] от **{ $lowest_percent }** до **{ $highest_percent } %**{ $shown ->
            [true] {" "}(от { TEXT($lowest) } до { TEXT($highest) } из { TEXT($of) })
           *[false] {""}
        }, смотря по чужому выбору
    }

virgin_queen-inquiry-odds = Шансы: { NAME($expedition) }

virgin_queen-refusal-odds_of_whom = Экспедиции { $expedition } нет.
virgin_queen-refusal-odds_of_spain = { NAME($expedition) } — экспедиция Испании и на свой флот не нападает.
virgin_queen-refusal-odds_too_late = { NAME($expedition) }: нападать в этом событии уже не придётся — экспедиция в другом месте, или её уже спрашивали.
