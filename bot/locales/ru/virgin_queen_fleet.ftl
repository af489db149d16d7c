### Virgin Queen: сокровища и событие «Флот Индий».

## Команды

virgin_queen-command-umpire-deal = раздать
    .about = Раздать сокровища этого хода
    .said = { NAME($actor) }: раздать сокровища, { $number }.
    .number = число
    .number-about = 4 или 5

virgin_queen-command-plunder = ограбить
    .about = Взять сокровища из ряда за попадания
    .said = { NAME($actor) }: взять из ряда { $number ->
        [one] { $number } сокровище
        [few] { $number } сокровища
       *[many] { $number } сокровищ
    }, экспедиция «{ NAME($expedition) }».
    .expedition = экспедиция
    .expedition-about = Ваша экспедиция в море
    .number = число
    .number-about = За сколько попаданий

virgin_queen-command-escort = конвой
    .about = Сколько галеонов в конвое
    .said = { NAME($actor) }: в конвой { $galleons ->
        [0] ни одного галеона
        [one] { $galleons } галеон
        [few] { $galleons } галеона
       *[many] { $galleons } галеонов
    }.
    .galleons = галеоны
    .galleons-about = 0, 1 или 2

virgin_queen-command-start = начать
    .about = Начать событие «Флот Индий»
    .said = { NAME($actor) }: начать «Флот Индий».

virgin_queen-command-select = выбрать
    .about = Выбрать, что поплывёт
    .said = { NAME($actor) }: выбрать, что поплывёт.
    .treasures = сокровища
    .treasures-about = Например t1, t4

virgin_queen-command-keep = оставить
    .about = Оставить кубик зоны
    .said = { NAME($actor) }: оставить кубик.

virgin_queen-command-reroll = перебросить
    .about = Перебросить кубик зоны, один раз
    .said = { NAME($actor) }: перебросить кубик.

virgin_queen-command-attack = атаковать
    .about = Напасть на Флот Индий
    .said = { NAME($actor) }: напасть на Флот Индий, экспедиция «{ NAME($expedition) }».
    .expedition = экспедиция
    .expedition-about = Какая из ваших

virgin_queen-command-pass = пропустить
    .about = Пропустить Флот Индий
    .said = { NAME($actor) }: пропустить Флот Индий, экспедиция «{ NAME($expedition) }».
    .expedition = экспедиция
    .expedition-about = Какая из ваших

virgin_queen-command-take = взять
    .about = Взять награды за победу
    .said = { NAME($actor) }: награды — сокровища { $treasures }, ПО { $vp }, галеоны { $galleons }.
    .treasures = сокровища
    .treasures-about = Сколько сокровищ
    .vp = по
    .vp-about = ПО за пиратство
    .galleons = галеоны
    .galleons-about = Сколько уничтожить

virgin_queen-command-return = вернуться
    .about = Уйти домой с добычей
    .said = { NAME($actor) }: домой, экспедиция «{ NAME($expedition) }».
    .expedition = экспедиция
    .expedition-about = Какая из ваших

virgin_queen-command-stay = остаться
    .about = Остаться в море
    .said = { NAME($actor) }: остаться в море, экспедиция «{ NAME($expedition) }».
    .expedition = экспедиция
    .expedition-about = Какая из ваших

virgin_queen-command-treasures = сокровища
    .about = Где лежат сокровища

## Что произошло: ряд

virgin_queen-event-treasures_dealt =
    { $mode ->
        [replace] { $dropped ->
            [0] { "" }
            [one] Прежний ряд сброшен: { $dropped } сокровище.{ " " }
            [few] Прежний ряд сброшен: { $dropped } сокровища.{ " " }
           *[many] Прежний ряд сброшен: { $dropped } сокровищ.{ " " }
        }
       *[other] { "" }
    }{ $dealt ->
        [0] Новых сокровищ в ряду нет
        [one] В ряд легло { $dealt } сокровище
        [few] В ряд легло { $dealt } сокровища
       *[many] В ряд легло { $dealt } сокровищ
    }{ $treasures ->
        [none] { "" }
       *[other] : { NAMES($treasures) }
    }; теперь в ряду { $row }, в котле { $pool }.{ $reshuffled ->
        [0] { "" }
        [one] { " " }Котёл иссяк: в него вернулось { $reshuffled } сброшенное сокровище.
        [few] { " " }Котёл иссяк: в него вернулись { $reshuffled } сброшенных сокровища.
       *[many] { " " }Котёл иссяк: в него вернулось { $reshuffled } сброшенных сокровищ.
    }{ $short ->
        [0] { "" }
        [one] { " " }Не хватило { $short } сокровища: больше их нет.
        [few] { " " }Не хватило { $short } сокровищ: больше их нет.
       *[many] { " " }Не хватило { $short } сокровищ: больше их нет.
    } [{ NAMES($cites) }]

virgin_queen-event-treasures_plundered =
    Экспедиция «{ NAME($expedition) }» ({ NAME($power) }) взяла из испанского ряда { $number ->
        [one] { $number } сокровище
        [few] { $number } сокровища
       *[many] { $number } сокровищ
    }; { $row ->
        [0] ряд теперь пуст
       *[other] в ряду осталось { $row }
    }. Сокровищ в её добыче: { $loot }. [{ NAMES($cites) }]
    .private = Взято из ряда экспедицией «{ NAME($expedition) }»: { NAMES($treasures) }.

virgin_queen-event-escort_set =
    Галеоны в конвое Флота Индий: { $old } → { $new }; { $galleons ->
        [0] больше выделить нечего
        [one] свободен ещё { $galleons } галеон
        [few] свободны ещё { $galleons } галеона
       *[many] свободны ещё { $galleons } галеонов
    }. [{ NAMES($cites) }]

## Что произошло: событие

virgin_queen-event-treasure_fleet_began =
    Ход { TEXT($turn) }: начинается событие «Флот Индий», по заявлению { NAME($by, case: "gen") }. { $escort ->
        [0] Конвоя нет.
        [one] В конвое { $escort } галеон.
        [few] В конвое { $escort } галеона.
       *[many] В конвое { $escort } галеонов.
    } [{ NAMES($cites) }]

virgin_queen-event-riches_added =
    { $reshuffled ->
        [0] { "" }
        [one] Котёл иссяк: в него вернулось { $reshuffled } сброшенное сокровище.{ " " }
        [few] Котёл иссяк: в него вернулись { $reshuffled } сброшенных сокровища.{ " " }
       *[many] Котёл иссяк: в него вернулось { $reshuffled } сброшенных сокровищ.{ " " }
    }{ $number ->
        [0] Добавить нечего: сокровищ больше нет
       *[other] В ряд добавлено сокровище{ $treasures ->
            [none] { "" }
           *[other] : { NAMES($treasures) }
        }
    }; теперь в ряду { $row }, в котле { $pool }. [{ NAMES($cites) }]

virgin_queen-event-row_inspected =
    Испания осматривает ряд: { $number ->
        [0] он пуст
        [one] { $number } сокровище
        [few] { $number } сокровища
       *[many] { $number } сокровищ
    }. { $escort ->
        [0] Галеонов в конвое нет
        [one] В конвое { $escort } галеон
        [few] В конвое { $escort } галеона
       *[many] В конвое { $escort } галеонов
    }, поэтому { $count ->
        [0] не плывёт ничего
        [one] плывёт { $count }
       *[other] плывут { $count }
    }. [{ NAMES($cites) }]
    .private = { $treasures ->
        [none] Ваш ряд пуст.
       *[other] Ваш ряд: { NAMES($treasures) }. Сколько сокровищ плывёт: { $count }.
    }

virgin_queen-event-treasures_selected =
    { $whole ->
        [true] { $number ->
            [0] Ряд пуст: не плывёт ничего
            [one] Плывёт весь ряд: { $number } сокровище
            [few] Плывёт весь ряд: { $number } сокровища
           *[many] Плывёт весь ряд: { $number } сокровищ
        }
       *[other] { $number ->
            [one] Испания выбрала { $number } сокровище
            [few] Испания выбрала { $number } сокровища
           *[many] Испания выбрала { $number } сокровищ
        }; в ряду { $row ->
            [one] остаётся { $row }
            [few] остаются { $row }
           *[many] остаётся { $row }
        }
    }. [{ NAMES($cites) }]
    .private = { $treasures ->
        [none] Не плывёт ничего.
       *[other] Плывут: { NAMES($treasures) }.
    }

virgin_queen-event-zone_rolled =
    Флот Индий появляется в зоне «{ NAME($zone) }» (на кубике { $die }).{ $asked ->
        [true] { " " }У Англии есть экспедиция в море и информант в Испании: она может перебросить кубик.
       *[other] { "" }
    } [{ NAMES($cites) }]

virgin_queen-event-zone_kept =
    Англия оставила кубик ({ $die }): зона «{ NAME($zone) }». [{ NAMES($cites) }]

virgin_queen-event-zone_rerolled =
    Считается второй кубик ({ $die }): зона «{ NAME($zone) }», что бы ни показал первый («{ NAME($old) }»). [{ NAMES($cites) }]

virgin_queen-event-attack_skipped =
    Нападать некому, зона «{ NAME($zone) }». [{ NAMES($cites) }]

virgin_queen-event-pirates_gathered =
    Зона «{ NAME($zone) }»: на флот могут напасть { NAMES($expeditions) }. Порядок держав: { NAMES($powers) }. [{ NAMES($cites) }]

virgin_queen-event-fleet_passed_by =
    Экспедиция «{ NAME($expedition) }» ({ NAME($power) }) не нападает. [{ NAMES($cites) }]

virgin_queen-event-fleet_attacked =
    Нападает экспедиция «{ NAME($expedition) }» ({ NAME($power) }{ $damaged ->
        [true] , повреждена
       *[other] { "" }
    }), кубиков { $base } + { $rating }: { $hits ->
        [0] ни одного попадания
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    }. У флота, { $escort ->
        [0] где галеонов нет
        [one] где { $escort } галеон
        [few] где { $escort } галеона
       *[many] где { $escort } галеонов
    }, { $fleet_hits ->
        [0] ни одного попадания
        [one] { $fleet_hits } попадание
        [few] { $fleet_hits } попадания
       *[many] { $fleet_hits } попаданий
    }. Итог { SIGNED($net) }{ $net ->
        [0] : ничего не происходит
       *[other] { "" }
    }. [{ NAMES($cites) }]

virgin_queen-event-rewards_taken =
    { $only ->
        [true] Награды экспедиции «{ NAME($expedition) }» ({ NAME($power) }), поделить их можно лишь так:
       *[other] Награды экспедиции «{ NAME($expedition) }» ({ NAME($power) }):
    } { $treasures ->
        [0] ни одного сокровища
        [one] { $treasures } сокровище наугад из { $of }
        [few] { $treasures } сокровища наугад из { $of }
       *[many] { $treasures } сокровищ наугад из { $of }
    }, { $vp } ПО за пиратство (теперь { $total }), { $galleons ->
        [0] галеоны целы
        [one] уничтожен { $galleons } галеон
        [few] уничтожены { $galleons } галеона
       *[many] уничтожено { $galleons } галеонов
    } (осталось { $escort }).{ $lost ->
        [0] { "" }
        [one] { " " }Для { $lost } награды ничего не нашлось.
       *[many] { " " }Для { $lost } наград ничего не нашлось.
    } [{ NAMES($cites) }]
    .private = { $taken ->
        [none] Экспедиция «{ NAME($expedition) }» сокровищ не взяла.
       *[other] Взято экспедицией «{ NAME($expedition) }»: { NAMES($taken) }.
    }

virgin_queen-event-expedition_damaged =
    Экспедиция «{ NAME($expedition) }» ({ NAME($power) }) повреждена; { $loot ->
        [0] добычи у неё нет
        [one] { $loot } сокровище добычи цело
        [few] { $loot } сокровища добычи целы
       *[many] { $loot } сокровищ добычи целы
    }. [{ NAMES($cites) }]

virgin_queen-event-expedition_destroyed =
    Экспедиция «{ NAME($expedition) }» ({ NAME($power) }{ $damaged ->
        [true] , уже повреждённая
       *[other] { "" }
    }) получила { $hits ->
        [one] { $hits } попадание
        [few] { $hits } попадания
       *[many] { $hits } попаданий
    } и уничтожена; { $loot ->
        [0] добычи у неё не было
        [one] её добыча, { $loot } сокровище, сброшена
        [few] её добыча, { $loot } сокровища, сброшена
       *[many] её добыча, { $loot } сокровищ, сброшена
    }. Судьбу капитана решают остальные правила. [{ NAMES($cites) }]

virgin_queen-event-treasures_delivered =
    { $number ->
        [0] До Испании не дошло ничего
        [one] До Испании дошло { $number } сокровище
        [few] До Испании дошли { $number } сокровища
       *[many] До Испании дошло { $number } сокровищ
    }; в её наборе теперь { $held }, в ряду остаётся { $row }. [{ NAMES($cites) }]
    .private = { $treasures ->
        [none] До вас не дошло ничего.
       *[other] До вас дошли: { NAMES($treasures) }.
    }

virgin_queen-event-expedition_returned =
    Экспедиция «{ NAME($expedition) }» ({ NAME($power) }{ $damaged ->
        [true] , всё ещё повреждена
       *[other] { "" }
    }) уходит домой из зоны «{ NAME($zone) }»{ $loot ->
        [0] { " " }без добычи
        [one] , с ней { $loot } сокровище
        [few] , с ней { $loot } сокровища
       *[many] , с ней { $loot } сокровищ
    }. [{ NAMES($cites) }]

virgin_queen-event-expedition_stayed =
    Экспедиция «{ NAME($expedition) }» ({ NAME($power) }) остаётся в зоне «{ NAME($zone) }»{ $loot ->
        [0] { "" }
        [one] , с ней { $loot } сокровище
        [few] , с ней { $loot } сокровища
       *[many] , с ней { $loot } сокровищ
    }. [{ NAMES($cites) }]

virgin_queen-event-treasure_fleet_ended =
    «Флот Индий» хода { TEXT($turn) } завершён.{ $escort ->
        [0] { "" }
        [one] { " " }{ $escort } галеон конвоя вернётся в конце хода.
        [few] { " " }{ $escort } галеона конвоя вернутся в конце хода.
       *[many] { " " }{ $escort } галеонов конвоя вернутся в конце хода.
    } [{ NAMES($cites) }]

## Ответы

virgin_queen-answer-treasures_counted = Сокровища: в ряду { $row }, в котле { $pool }, в сбросе { $discard }{ $selected ->
        [0] { "" }
       *[other] , плывут с Флотом Индий { $selected }
    }.

virgin_queen-answer-holding_counted = - { NAME($power) }: в наборе { $number ->
        [one] { $number } сокровище
        [few] { $number } сокровища
       *[many] { $number } сокровищ
    }.

virgin_queen-answer-loot_counted = - { NAME($expedition) } ({ NAME($power) }): в добыче { $number ->
        [one] { $number } сокровище
        [few] { $number } сокровища
       *[many] { $number } сокровищ
    }.

virgin_queen-answer-treasure_known = - { $where ->
        [row] В ряду
        [selected] С Флотом Индий
        [holdings] В наборе ({ NAME($holder) })
       *[loot] В добыче экспедиции «{ NAME($holder) }»
    }: { NAME($treasure) }, { $cp } КО

## Отказы

virgin_queen-refusal-four_or_five = Ход приносит четыре или пять сокровищ, а не { $number }.
virgin_queen-refusal-dealt_before = Сокровища хода { TEXT($turn) } уже розданы.
virgin_queen-refusal-own_row = Испания не грабит собственный ряд.
virgin_queen-refusal-not_at_sea = Экспедиция «{ NAME($expedition) }» дома: сокровища берёт лишь та, что в океанской зоне.
virgin_queen-refusal-row_empty = В испанском ряду нет сокровищ.
virgin_queen-refusal-row_too_short = В испанском ряду только { $row ->
        [one] { $row } сокровище
        [few] { $row } сокровища
       *[many] { $row } сокровищ
    }.
virgin_queen-refusal-no_such_expedition = Нет экспедиции «{ $expedition }».
virgin_queen-refusal-not_your_expedition = Экспедиция «{ NAME($expedition) }» не ваша. Её держава — { NAME($power) }.
virgin_queen-refusal-escort_too_large = В конвое Флота Индий не больше { $most ->
        [one] { $most } галеона
       *[other] { $most } галеонов
    }.
virgin_queen-refusal-too_few_galleons = Вместе с теми, что уже в конвое, у вас { $there ->
        [0] нет галеонов
        [one] { $there } галеон
        [few] { $there } галеона
       *[many] { $there } галеонов
    }.
virgin_queen-refusal-escort_unchanged = Конвой и так таков: { $galleons }.
virgin_queen-refusal-spring_still_open = Флот Индий выходит, когда весеннее развёртывание закончено.
virgin_queen-refusal-fleet_resolved = Флот Индий хода { TEXT($turn) } уже прошёл. Сыграть событие ещё раз позволит только судья.
virgin_queen-refusal-no_zone_table = Событию нужно домашнее правило zone_table: океанская зона для каждой из граней, их { $needed }, а в нём { $entries }. В этих правилах таблицы нет, её задают до начала партии.
virgin_queen-refusal-bad_zone_table = В домашнем правиле zone_table стоит «{ $zone }», а такой океанской зоны в этой партии нет.
virgin_queen-refusal-fleet_not_open = Событие «Флот Индий» не идёт.
virgin_queen-refusal-other_step = Для этого время, когда { $needed ->
        [select] выбирают сокровища
        [reroll] решают, перебросить ли кубик зоны
        [attack] нападают
        [reward] делят награды победителя
       *[home] решают, кто вернётся домой
    }, а сейчас { $step ->
        [select] выбирают сокровища
        [reroll] решают, перебросить ли кубик зоны
        [attack] нападают
        [reward] делят награды победителя
       *[home] решают, кто вернётся домой
    }.
virgin_queen-refusal-not_in_row = «{ $treasure }» не лежит в вашем ряду.
virgin_queen-refusal-treasure_twice = «{ NAME($treasure) }» названо дважды.
virgin_queen-refusal-wrong_number_selected = Плывут ровно { $count }, а названо { $number }.
virgin_queen-refusal-not_england = Перебросить этот кубик или оставить его может только Англия.
virgin_queen-refusal-not_your_attack = Сейчас решение за { NAME($power, case: "ins") }. Державы нападают в порядке импульсов, Испания — никогда.
virgin_queen-refusal-asked_before = Экспедиция «{ NAME($expedition) }» уже напала или пропустила флот.
virgin_queen-refusal-not_in_zone = Экспедиция «{ NAME($expedition) }» не там, где Флот Индий. Его зона — «{ NAME($zone) }».
virgin_queen-refusal-not_your_reward = Награды у экспедиции «{ NAME($expedition) }». Выбор за { NAME($power, case: "ins") }.
virgin_queen-refusal-treasures_gone = Столько сокровищ не взять, осталось { $left }.
virgin_queen-refusal-galleons_gone = Столько галеонов не уничтожить, осталось { $left }.
virgin_queen-refusal-wrong_sum = Вам полагается ровно { $due ->
        [one] { $due } награда
        [few] { $due } награды
       *[many] { $due } наград
    }, а названо { $number }.
virgin_queen-refusal-uneven_split = Награды (их { $due }) нужно поделить как можно ровнее.
virgin_queen-refusal-not_asked_home = Экспедицию «{ NAME($expedition) }» о возвращении не спрашивают: решают только за тех, кто может вернуться сейчас, и один раз.

## Кубики

virgin_queen-purpose-deal = сокровища в ряд
virgin_queen-purpose-riches = богатства в ряд
virgin_queen-purpose-plunder = ограбление ряда
virgin_queen-purpose-zone = океанская зона
virgin_queen-purpose-zone_again = океанская зона, переброс
virgin_queen-purpose-expedition = экспедиция
virgin_queen-purpose-fleet = Флот Индий
virgin_queen-purpose-taken = захваченные сокровища

## Значения на выбор

virgin_queen-choice-treasure = { NAME($treasure) }, { $cp } КО
virgin_queen-choice-split = { $treasures ->
        [one] { $treasures } сокровище
        [few] { $treasures } сокровища
       *[many] { $treasures } сокровищ
    }, { $vp } ПО, { $galleons ->
        [one] { $galleons } галеон
        [few] { $galleons } галеона
       *[many] { $galleons } галеонов
    }

## Кнопки

virgin_queen-offer-deal = Раздать сокровища: { $number }
virgin_queen-offer-escort = { $galleons ->
        [0] Отозвать конвой
        [one] Конвой: { $galleons } галеон
        [few] Конвой: { $galleons } галеона
       *[many] Конвой: { $galleons } галеонов
    }
virgin_queen-offer-start = Начать «Флот Индий»
virgin_queen-offer-select = Выбрать, что поплывёт
    .placeholder = Какие сокровища поплывут
virgin_queen-offer-keep = Оставить кубик
virgin_queen-offer-reroll = Перебросить
virgin_queen-offer-attack = Напасть: { NAME($expedition) }
virgin_queen-offer-pass = Пропустить: { NAME($expedition) }
virgin_queen-offer-take = { $treasures ->
        [0] Без сокровищ
        [one] { $treasures } сокровище
        [few] { $treasures } сокровища
       *[many] { $treasures } сокровищ
    }, { $vp } ПО, { $galleons ->
        [0] галеоны целы
        [one] { $galleons } галеон
        [few] { $galleons } галеона
       *[many] { $galleons } галеонов
    }
virgin_queen-offer-return = Домой: { NAME($expedition) }
virgin_queen-offer-stay = Остаться в море: { NAME($expedition) }

## Кто чего ждёт

virgin_queen-awaited-fleet_select = тайно выбрать, какие сокровища поплывут
virgin_queen-awaited-fleet_reroll = оставить кубик зоны или перебросить его
virgin_queen-awaited-fleet_attack = напасть на Флот Индий или пропустить его
virgin_queen-awaited-fleet_reward = поделить награды за победу
virgin_queen-awaited-fleet_home = увести экспедиции домой или оставить в море
