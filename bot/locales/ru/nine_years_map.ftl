### Nine Years: карта и то, что на ней стоит.

## Имена

nine_years-name-famous_victory = «Славная победа»
nine_years-name-continuing_siege = «Продолжающаяся осада»
nine_years-name-weakened_fortress = «Ослабленная сила крепости»
nine_years-name-demoralized = «Деморализован»

## Команды: войска

nine_years-group-force = войска
    .about = Войска на карте: поставить, двинуть, снять

nine_years-command-force-put = поставить
    .about = Поставить войско на карту или изменить
    .said = { NAME($actor) }: { NAME($force) }, { NAME($space) }; корпуса полные — { $full }, ослабленные — { $reduced }, лидеры: { NAMES($leaders) }.
    .force = войско
    .force-about = Прежнее или новое короткое имя
    .space = область
    .space-about = Где оно стоит
    .full = полные
    .full-about = Полные корпуса; не указано — нет
    .reduced = ослабленные
    .reduced-about = Ослабленные корпуса; не указано — нет
    .leaders = лидеры
    .leaders-about = Его лидеры; не указано — нет
    .side = сторона
    .side-about = Судье, если войско новое: чьё оно

nine_years-command-force-move = двинуть
    .about = Передвинуть войско в другую область
    .said = { NAME($actor) }: { NAME($force) } → { NAME($to) }.
    .force = войско
    .force-about = Какое войско
    .to = куда
    .to-about = В какую область

nine_years-command-force-remove = снять
    .about = Снять войско с карты
    .said = { NAME($actor) }: снять с карты — { NAME($force) }.
    .force = войско
    .force-about = Какое войско

nine_years-command-force-table = таблица
    .about = Ввести сразу много войск
    .said = { NAME($actor) }: таблица войск.
    .table = таблица
    .table-about = id сторона область полные ослабл. лидеры

nine_years-command-force-list = список
    .about = Что стоит на карте, в пуле и в резерве
    .side = сторона
    .side-about = Чьи войска; не указано — обеих сторон

## Команды судьи

nine_years-command-umpire-control = контроль
    .about = Указать, кто контролирует область
    .said = { NAME($actor) }: { NAME($space) }, контроль — { NAME($side) }.
    .space = область
    .space-about = Какая область
    .side = сторона
    .side-about = Кто контролирует её теперь

nine_years-command-umpire-counter = маркер-области
    .about = Положить маркер на область или снять
    .said = { NAME($actor) }: { NAME($space) }, { NAME($kind) } — { $present ->
        [true] есть
       *[false] нет
    }.
    .kind = вид
    .kind-about = Какой маркер
    .space = область
    .space-about = Какая область
    .present = есть
    .present-about = Лежит ли он там теперь

nine_years-command-umpire-fleet = флот
    .about = Положить маркер «Флот» или снять
    .said = { NAME($actor) }: { NAME($place) }, «Флот» { NAME($side, case: "gen") } — { $present ->
        [true] есть
       *[false] нет
    }.
    .side = сторона
    .side-about = Чей маркер «Флот»
    .place = место
    .place-about = Порт или ячейка контроля морской зоны
    .present = есть
    .present-about = Лежит ли он там теперь

nine_years-command-umpire-line = линия
    .about = Положить Фортификационную линию или снять
    .said = { NAME($actor) }: { NAME($line) } — { $side ->
        [nobody] вне карты
       *[other] { NAME($side) }{ $space ->
            [none] { "" }
           *[other] , { NAME($space) }
        }
    }.
    .line = линия
    .line-about = Прежняя или новое короткое имя
    .side = сторона
    .side-about = Чья она; «никто» — её нет
    .space = область
    .space-about = Где; не указано — где лежала

nine_years-command-umpire-beachy_head = бичи-хед
    .about = Указать, действует ли «Бичи-Хед»
    .said = { NAME($actor) }: «Бичи-Хед» { $effect ->
        [true] действует
       *[false] не действует
    }.
    .effect = действует
    .effect-about = Действует ли событие теперь

nine_years-command-umpire-pool = пул
    .about = Указать, сколько корпусов в Пуле войск
    .said = { NAME($actor) }: Пул войск { NAME($side, case: "gen") } — { $number }.
    .side = сторона
    .side-about = Чей Пул войск
    .number = число
    .number-about = Сколько корпусов в нём теперь

## Что произошло

nine_years-event-force_put =
    { NAME($force) } ({ NAME($side) }): { $old_space ->
        [none] новое войско
       *[other] { NAME($old_space) }, полных { $old_full }, ослабленных { $old_reduced }{ $old_leaders ->
            [none] { "" }
           *[other] , { NAMES($old_leaders) }
        }
    } → { NAME($space) }, полных { $full }, ослабленных { $reduced }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }. [{ NAMES($cites) }]

nine_years-event-force_moved =
    { NAME($force) } ({ NAME($side) }): { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

nine_years-event-force_removed =
    { NAME($force) } ({ NAME($side) }): { NAME($space) } → вне карты. Корпусов: полных { $full }, ослабленных { $reduced }; лидеры: { NAMES($leaders) }. [{ NAMES($cites) }]

nine_years-event-pool_counted =
    Корпусов в Пуле войск { NAME($side, case: "gen") }: { $old } → { $new }. [{ NAMES($cites) }]

nine_years-event-leaders_waiting =
    Лидеры { NAME($side, case: "gen") } в резерве: { NAMES($leaders) }.

nine_years-event-control_set =
    { NAME($space) }, контроль: { NAME($old) } → { NAME($new) }.

nine_years-event-counter_set =
    { NAME($space) }, { NAME($counter) }: { $old ->
        [true] есть
       *[false] нет
    } → { $new ->
        [true] есть
       *[false] нет
    }.

nine_years-event-fleet_set =
    { NAME($place) }, «Флот» { NAME($side, case: "gen") }: { $old ->
        [true] есть
       *[false] нет
    } → { $new ->
        [true] есть
       *[false] нет
    }.

nine_years-event-line_set =
    { NAME($line) }: { $old_space ->
        [none] вне карты
       *[other] { NAME($old) }, { NAME($old_space) }
    } → { $new_space ->
        [none] вне карты
       *[other] { NAME($new) }, { NAME($new_space) }
    }.

nine_years-event-beachy_head_set =
    «Бичи-Хед»: { $old ->
        [true] действует
       *[false] не действует
    } → { $new ->
        [true] действует
       *[false] не действует
    }.

nine_years-event-pool_set =
    Корпусов в Пуле войск { NAME($side, case: "gen") }: { $old } → { $new }.

nine_years-event-bound_reached =
    Общий счёт — { $vp } ПО; при { $bound } { $side ->
        [alliance] { NAME($side) } побеждает
       *[bourbon] { NAME($side) } побеждают
    } сразу. Само собой ничего не кончается: решает стол. [{ NAMES($cites) }]

## Ответы

nine_years-answer-force_list = { $count ->
    [0] Войск на карте нет.
    [one] На карте { $count } войско:
    [few] На карте { $count } войска:
   *[other] На карте { $count } войск:
}
nine_years-answer-force_entry =
    - { NAME($force) } ({ NAME($side) }): { NAME($space) }, { $controller ->
        [nobody] без контроля
       *[other] контроль — { NAME($controller) }
    }; полных { $full }, ослабленных { $reduced }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }. `{ $row }`
nine_years-answer-side_reserve =
    { NAME($side) }: корпусов в Пуле войск — { $pool }; лидеры в резерве: { NAMES($leaders) }.
nine_years-answer-leader_returning =
    { NAME($leader) } ({ NAME($side) }): возвращение в { TEXT($year) } году.

## Отказы

nine_years-refusal-no_map = В этой партии нет карты: её нет в сценарии.
nine_years-refusal-no_such_space = На карте нет области «{ $given }».
nine_years-refusal-no_such_force = Войска «{ $given }» нет.
nine_years-refusal-not_your_force = { NAME($given) }: это было бы войско { NAME($side, case: "gen") }, а вводят только свои.
nine_years-refusal-other_sides_force = { NAME($given) } — войско { NAME($side, case: "gen") }. Войска не переходят на другую сторону: сначала снимите его с карты.
nine_years-refusal-empty_force = { NAME($given) }: ни корпусов, ни лидеров. Снять войско с карты можно командой { COMMAND("nine force remove") }.
nine_years-refusal-stands_there = { NAME($given) } уже там: { NAME($space) }.
nine_years-refusal-bad_id = «{ $given }» не годится в короткие имена: до 16 строчных латинских букв, цифр, знаков - и _, первой — буква.
nine_years-refusal-id_taken = «{ $given }» уже занято или что-то значит; выберите другое короткое имя.
nine_years-refusal-named_twice = { NAME($given) }: указано дважды.
nine_years-refusal-no_such_leader = Лидера «{ $given }» в вашем распоряжении нет. Новых лидеров вводит судья.
nine_years-refusal-leader_elsewhere = { NAME($given) } сейчас не здесь: при другом войске, на треке ходов или на другой стороне.
nine_years-refusal-too_many_leaders = { NAME($given) }: лидеров слишком много; можно не больше { $most }.
nine_years-refusal-pool_short = Пул войск { NAME($given, case: "gen") }: { $need ->
    [one] нужен { $need } корпус
    [few] нужно { $need } корпуса
   *[other] нужно { $need } корпусов
}, а есть { $have }.
nine_years-refusal-too_many_corps = На карте { $standing ->
    [one] { $standing } корпус
    [few] { $standing } корпуса
   *[other] { $standing } корпусов
} { NAME($given, case: "gen") }; вместе с Пулом войск их может быть не больше { $most }.
nine_years-refusal-too_many_forces = Войск слишком много: { $given }; можно не больше { $most }.
nine_years-refusal-empty_table = В таблице ничего нет. Строка — это `id сторона область полные ослабленные лидер,лидер`; то, что после #, не в счёт.
nine_years-refusal-table_wrong = { $count ->
    [one] Найдена { $count } ошибка
    [few] Найдено { $count } ошибки
   *[other] Найдено { $count } ошибок
}, ничего не введено. Строка — это `id сторона область полные ослабленные лидер,лидер`. Строки и что в них стоит:{ $columns ->
    [none] { "" }
   *[other] { "\u000A" }- столбцов меньше { $needed }: { $columns }
}{ $not_a_side ->
    [none] { "" }
   *[other] { "\u000A" }- сторона — это `alliance` или `bourbon`: { $not_a_side }
}{ $not_a_number ->
    [none] { "" }
   *[other] { "\u000A" }- корпусов бывает от 0 до 99: { $not_a_number }
}{ $bad_id ->
    [none] { "" }
   *[other] { "\u000A" }- не короткое имя: { $bad_id }
}{ $id_taken ->
    [none] { "" }
   *[other] { "\u000A" }- имя занято: { $id_taken }
}{ $named_twice ->
    [none] { "" }
   *[other] { "\u000A" }- указано дважды: { $named_twice }
}{ $not_your_force ->
    [none] { "" }
   *[other] { "\u000A" }- не ваше войско: { $not_your_force }
}{ $other_sides_force ->
    [none] { "" }
   *[other] { "\u000A" }- войско другой стороны: { $other_sides_force }
}{ $no_such_space ->
    [none] { "" }
   *[other] { "\u000A" }- нет такой области: { $no_such_space }
}{ $empty_force ->
    [none] { "" }
   *[other] { "\u000A" }- ни корпусов, ни лидеров: { $empty_force }
}{ $no_such_leader ->
    [none] { "" }
   *[other] { "\u000A" }- нет такого лидера в вашем распоряжении: { $no_such_leader }
}{ $leader_elsewhere ->
    [none] { "" }
   *[other] { "\u000A" }- лидер сейчас не здесь: { $leader_elsewhere }
}{ $too_many_leaders ->
    [none] { "" }
   *[other] { "\u000A" }- слишком много лидеров: { $too_many_leaders }
}{ $pool_short ->
    [none] { "" }
   *[other] { "\u000A" }- корпусов не хватает в Пуле войск: { PAIRS($pool_short) }
}{ $too_many_forces ->
    [none] { "" }
   *[other] { "\u000A" }- на карте слишком много войск
}
nine_years-refusal-no_such_harbour = «{ $given }» — не порт и не морская зона этой карты.
nine_years-refusal-no_port_there = { NAME($given) }: порта нет.
nine_years-refusal-no_such_line = Фортификационной линии «{ $given }» на карте нет.
nine_years-refusal-line_needs_space = Новой Фортификационной линии нужна область: укажите, где лежит «{ $given }».
nine_years-refusal-too_many_lines = Фортификационных линий на карте уже { $most }; больше нельзя.

## Файлы с ошибками

nine_years-fault-reserved = «{ $given }» уже что-то значит; выберите другое обозначение.
nine_years-fault-taken = обозначение «{ $given }» уже занято в `{ $table }`; у каждого должно быть своё, а лидер стоит в одном месте.
nine_years-fault-named_twice = «{ $given }» указано дважды; достаточно одного раза.
nine_years-fault-itself = «{ $given }» стоит рядом с собой; укажите другое.
nine_years-fault-alone = у области «{ $given }» нет ни соседей, ни порта; туда никому не попасть.
nine_years-fault-one_way = у «{ $area }» есть сосед «{ $given }», а у него такого соседа нет; добавьте «{ $area }» там или уберите «{ $given }» здесь.
nine_years-fault-no_such_space = области «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
nine_years-fault-no_such_sea = морской зоны «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
nine_years-fault-no_such_id = ничего с обозначением «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
nine_years-fault-no_london = сценарий NY спрашивает про Лондон: нужна область «{ $given }» или другое значение `scenario`.
nine_years-fault-empty_force = у войска «{ $given }» нет ни корпусов, ни лидеров.
nine_years-fault-too_many_corps = корпусов у `{ $side }` на карте и в пуле — { $given }; можно не больше { $most }.
nine_years-fault-stands_there = «{ $given }» — это где войско стоит; укажите, куда ему отходить.
nine_years-fault-no_port = у «{ $given }» нет порта: не указана морская зона.
nine_years-fault-single_bound = граница указана только для `{ $given }`; нужна для обеих сторон или ни для одной.
nine_years-fault-bounds_turned = Альянс побеждал бы при { $given }, а Бурбоны при { $low }; граница Альянса должна быть выше.

## Сценарии

nine_years-scenario-nine-years = Девятилетняя война, 1688–1697
    .about = Десять лет с Зимними квартирами на небольшой карте, придуманной для этого бота

## Кнопки

nine_years-offer-table = Внести таблицу войск
    .placeholder = имя сторона область полных ослабленных
