### Virgin Queen: что вводит судья и что неверно в сценарии.

## Команды: области

virgin_queen-command-umpire-control = контроль
    .about = Указать, кто контролирует область
    .said = { NAME($actor) }: контроль, { NAME($space) } — { NAME($power) }.
    .space = область
    .space-about = Какая область
    .power = держава
    .power-about = Кто контролирует

virgin_queen-command-umpire-unrest = беспорядки
    .about = Указать беспорядки или их конец
    .said = { NAME($actor) }: { NAME($space) }, { $unrest ->
        [true] беспорядки
       *[false] беспорядков нет
    }.
    .space = область
    .space-about = Какая область
    .unrest = беспорядки
    .unrest-about = Есть ли они

virgin_queen-command-umpire-siege = осада
    .about = Указать осаду или её конец
    .said = { NAME($actor) }: { NAME($space) }, { $besieged ->
        [true] осада
       *[false] осады нет
    }.
    .space = область
    .space-about = Какая область
    .besieged = осада
    .besieged-about = Есть ли она

virgin_queen-command-umpire-transport = перевозка
    .about = Указать, годится ли порт для перевозки
    .said = { NAME($actor) }: { NAME($space) }, морской транспорт здесь кончаться { $allowed ->
        [true] может
       *[false] не может
    }.
    .space = область
    .space-about = Какой порт
    .allowed = годится
    .allowed-about = Годится ли

virgin_queen-command-umpire-enterable = возврат
    .about = Указать, открыт ли путь домой сюда
    .said = { NAME($actor) }: { NAME($space) }, вернуться сюда домой Испания { $enterable ->
        [true] может
       *[false] не может
    }.
    .space = область
    .space-about = Какая столица
    .enterable = открыт
    .enterable-about = Открыт ли путь

virgin_queen-command-umpire-troops = войска
    .about = Указать части Испании где-либо
    .said = { NAME($actor) }: сухопутные части Испании ({ NAME($space) }), регулярных { $regulars }, наёмников { $mercenaries }.
    .space = область
    .space-about = Область или armada
    .regulars = регулярные
    .regulars-about = Сколько теперь
    .mercenaries = наёмники
    .mercenaries-about = Сколько теперь

virgin_queen-command-umpire-beaten = разбитые
    .about = Указать проигравших полевое сражение
    .said = { NAME($actor) }: разбиты в этот импульс ({ NAME($place) }), регулярных { $regulars }, наёмников { $mercenaries }.
    .place = место
    .place-about = Область или armada
    .regulars = регулярные
    .regulars-about = Сколько из них
    .mercenaries = наёмники
    .mercenaries-about = Сколько из них

virgin_queen-command-umpire-leader = полководец
    .about = Поместить командующего армией
    .said = { NAME($actor) }: { NAME($leader) }, { $place ->
        [none] убрать с карты
       *[other] место — { NAME($place) }
    }.
    .leader = полководец
    .leader-about = Кто; новое имя — новый
    .place = место
    .place-about = Область, armada или none

## Команды: корабли и пираты

virgin_queen-command-umpire-galleons = галеоны
    .about = Указать свободные галеоны
    .said = { NAME($actor) }: свободных галеонов — { $number }.
    .number = число
    .number-about = Сколько теперь

virgin_queen-command-umpire-escort = конвой
    .about = Указать галеоны в конвое
    .said = { NAME($actor) }: галеонов в конвое — { $number }.
    .number = число
    .number-about = Сколько теперь, от 0 до 2

virgin_queen-command-umpire-expedition = экспедиция
    .about = Создать или изменить экспедицию
    .said = { NAME($actor) }: экспедиция, { NAME($captain) } ({ NAME($power) }), рейтинг { $rating }, { NAME($zone) }{ $damaged ->
        [true] , повреждена
       *[false] { "" }
    }.
    .captain = капитан
    .captain-about = Кто; новое имя — новый
    .power = держава
    .power-about = Чья
    .rating = рейтинг
    .rating-about = Пиратский рейтинг
    .zone = зона
    .zone-about = Зона океана или home
    .damaged = повреждена
    .damaged-about = Иначе в полном составе

virgin_queen-command-umpire-remove = убрать
    .about = Убрать экспедицию
    .said = { NAME($actor) }: убрать экспедицию, { NAME($captain) }.
    .captain = капитан
    .captain-about = Чью

virgin_queen-command-umpire-armada = армада
    .about = Указать силу и место Армады
    .said = { NAME($actor) }: Армада, сила { $strength }{ $place ->
        [none] { "" }
       *[other] , { NAME($place) }
    }.
    .strength = сила
    .strength-about = 2, 4, 6, 8; 0 — вне карты
    .place = место
    .place-about = Порт, море; иначе прежнее

virgin_queen-command-umpire-informant = информант
    .about = Указать информанта
    .said = { NAME($actor) }: информант { NAME($spy, case: "gen") }, цель — { NAME($target) }: { $present ->
        [true] есть
       *[false] нет
    }.
    .spy = чей
    .spy-about = Чей он
    .target = цель
    .target-about = За кем шпионит
    .present = есть
    .present-about = Есть ли он

virgin_queen-command-umpire-vp = очки
    .about = Указать ПО державы за пиратство
    .said = { NAME($actor) }: ПО за пиратство, { NAME($power) } — { $number }.
    .power = держава
    .power-about = Чьи
    .number = число
    .number-about = Сколько теперь

## Команды: двор Испании, сокровища

virgin_queen-command-umpire-bonus = бонус
    .about = Указать карточный бонус Испании
    .said = { NAME($actor) }: карточный бонус Испании — { $number }.
    .number = число
    .number-about = Сколько теперь

virgin_queen-command-umpire-rating = рейтинг
    .about = Указать админ. рейтинг Испании
    .said = { NAME($actor) }: административный рейтинг Испании — { $number }.
    .number = число
    .number-about = Сколько теперь

virgin_queen-command-umpire-treasure = сокровище
    .about = Переложить сокровище
    .said = { NAME($actor) }: переложить сокровище, { $place ->
        [pool] в котёл
        [row] в испанский ряд
        [discard] в сброс
       *[other] новое место — { NAME($place) }
    }.
    .treasure = сокровище
    .treasure-about = Какое; узнаете только вы
    .place = место
    .place-about = Стопка, держава, капитан

virgin_queen-command-umpire-reopen = повтор
    .about = Разрешить Флот Индий ещё раз
    .said = { NAME($actor) }: в этот ход Флот Индий можно сыграть ещё раз.

## Что ввёл судья

virgin_queen-event-control_set =
    Контроль ({ NAME($space) }): { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

virgin_queen-event-flag_set =
    { NAME($space) }, { $flag ->
        [unrest] беспорядки
        [besieged] осада
        [transport] морской транспорт может здесь кончаться
       *[enterable] Испания может вернуться сюда домой
    }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

virgin_queen-event-troops_set =
    Сухопутные части Испании ({ NAME($place) }): регулярные { $old_regulars } → { $new_regulars }, наёмники { $old_mercenaries } → { $new_mercenaries }. [{ NAMES($cites) }]

virgin_queen-event-beaten_set =
    Разбиты в этот импульс ({ NAME($place) }): регулярные { $old_regulars } → { $new_regulars }, наёмники { $old_mercenaries } → { $new_mercenaries }. [{ NAMES($cites) }]

virgin_queen-event-leader_put =
    { NAME($leader) }: { $old ->
        [none] вне карты
       *[other] { NAME($old) }
    } → { $new ->
        [none] вне карты
       *[other] { NAME($new) }
    }. [{ NAMES($cites) }]

virgin_queen-event-galleons_set =
    Свободные галеоны: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-escort_entered =
    Галеоны в конвое: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-expedition_made =
    Новая экспедиция: { NAME($captain) } ({ NAME($power) }), рейтинг { $rating }, { NAME($zone) }{ $damaged ->
        [true] , повреждена
       *[false] { "" }
    }. [{ NAMES($cites) }]

virgin_queen-event-expedition_set =
    Экспедиция ({ NAME($captain) }): держава { NAME($old_power) } → { NAME($new_power) }, рейтинг { $old_rating } → { $new_rating }, зона { NAME($old_zone) } → { NAME($new_zone) }, повреждена: { NAME($old_damaged) } → { NAME($new_damaged) }. { $loot ->
        [0] Добычи у неё нет.
        [one] При ней остаётся { $loot } сокровище.
        [few] При ней остаются { $loot } сокровища.
       *[many] При ней остаются { $loot } сокровищ.
    } [{ NAMES($cites) }]

virgin_queen-event-expedition_removed =
    Экспедиция убрана: { NAME($captain) } ({ NAME($power) }, { NAME($zone) }). { $loot ->
        [0] Добычи у неё не было.
        [one] Из добычи сброшено { $loot } сокровище.
        [few] Из добычи сброшены { $loot } сокровища.
       *[many] Из добычи сброшено { $loot } сокровищ.
    } [{ NAMES($cites) }]

virgin_queen-event-armada_set =
    Армада: сила { $old_strength } → { $new_strength }, место: { $old_place ->
        [none] вне карты
       *[other] { NAME($old_place) }
    } → { NAME($new_place) }.{ $excess ->
        [0] { "" }
        [one] { " " }На борту { $excess } лишняя сухопутная часть: какая погибнет, решает Испания.
        [few] { " " }На борту { $excess } лишние сухопутные части: какие погибнут, решает Испания.
       *[many] { " " }На борту { $excess } лишних сухопутных частей: какие погибнут, решает Испания.
    } [{ NAMES($cites) }]

virgin_queen-event-armada_taken_off =
    { $strength ->
        [0] Армада снята с Дорожки ходов.
       *[other] Армада (сила { $strength }, { NAME($place) }) снята с карты. { $units ->
            [0] Сухопутных частей на борту не было.
            [one] С ней ушла { $units } сухопутная часть.
            [few] С ней ушли { $units } сухопутные части.
           *[many] С ней ушли { $units } сухопутных частей.
        }{ $leaders ->
            [none] { "" }
           *[other] { " " }Командующие, ушедшие с ней: { NAMES($leaders) }.
        }
    } Испания может создать её снова. [{ NAMES($cites) }]

virgin_queen-event-informant_set =
    Информант { NAME($spy, case: "gen") }, цель — { NAME($target) }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

virgin_queen-event-piracy_vp_set =
    ПО за пиратство, { NAME($power) }: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-bonus_set =
    Карточный бонус Испании: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-rating_set =
    Административный рейтинг Испании: { $old } → { $new }. [{ NAMES($cites) }]

virgin_queen-event-treasure_moved =
    Одно сокровище переложено: { $new ->
        [pool] в котёл
        [row] в испанский ряд
        [discard] в сброс
       *[other] новое место — { NAME($new) }
    }. Какое — сообщается только судье. [{ NAMES($cites) }]
    .private =
        { NAME($treasure) }: { $old ->
            [pool] котёл
            [row] испанский ряд
            [discard] сброс
           *[other] { NAME($old) }
        } → { $new ->
            [pool] котёл
            [row] испанский ряд
            [discard] сброс
           *[other] { NAME($new) }
        }. [{ NAMES($cites) }]

virgin_queen-event-event_reopened =
    В ход { TEXT($turn) } Флот Индий можно сыграть ещё раз. [{ NAMES($cites) }]

## Значения

virgin_queen-choice-off_the_map = вне карты
virgin_queen-choice-heap = { $heap ->
        [pool] котёл
        [row] испанский ряд
       *[discard] сброс
    }

## Отказы

virgin_queen-refusal-no_leader = Командующего «{ $leader }» нет ни на карте, ни на борту.
virgin_queen-refusal-not_a_new_id = «{ $given }» не может быть новым обозначением: оно занято, или в нём не только строчные латинские буквы, цифры, - и _ (не больше 16, первой — буква).
virgin_queen-refusal-no_zone = Океанской зоны «{ $zone }» нет.
virgin_queen-refusal-not_a_strength = На фишках Армады стоит 2, 4, 6 и 8, а { $strength } — нет.
virgin_queen-refusal-armada_nowhere = { $place ->
        [none] Армады на карте нет: назовите для неё порт или море.
       *[other] Армада стоит в порту или на море Европы; «{ NAME($place) }» — ни то ни другое.
    }
virgin_queen-refusal-over_strength = Места для сухопутных частей на Армаде — { $most }, а не { $number }.
virgin_queen-refusal-spies_on_itself = { NAME($power) }: шпионить за собой нельзя, назовите две державы.
virgin_queen-refusal-past_the_cap = По домашнему правилу этой игры ни у кого не бывает больше { $most } ПО за пиратство; { $number } — слишком много.
virgin_queen-refusal-philip_is_dead = Филипп II мёртв: { $what ->
        [card_bonus] карточный бонус
       *[admin_rating] административный рейтинг
    } Испании навсегда { $left }.
virgin_queen-refusal-unknown_treasure = Сокровища «{ $treasure }» в этой игре нет.
virgin_queen-refusal-no_treasure_place = «{ NAME($place) }» — не место для сокровища.
virgin_queen-refusal-not_played_yet = В ход { TEXT($turn) } Флот Индий ещё не сыгран: повторять нечего.

## Что неверно в сценарии

virgin_queen-fault-reserved = «{ $given }» уже что-то значит; выберите другое обозначение.
virgin_queen-fault-taken = обозначение «{ $given }» уже занято в `{ $table }`; у каждого должно быть своё.
virgin_queen-fault-named_twice = «{ $given }» указано дважды; достаточно одного раза.
virgin_queen-fault-itself = «{ $given }» стоит рядом с собой; укажите другое.
virgin_queen-fault-alone = море «{ $given }» ни с чем не граничит; укажите его соседей, а у них — его.
virgin_queen-fault-one_way = у «{ $area }» есть сосед «{ $given }», а у него такого соседа нет; добавьте «{ $area }» там или уберите «{ $given }» здесь.
virgin_queen-fault-powers_missing = в порядке импульсов каждая из шести держав стоит один раз; недостаёт: { $given }.
virgin_queen-fault-space_missing = правилам нужна область «{ $given }»; добавьте её.
virgin_queen-fault-no_port = в области «{ $given }» можно создать Армаду: укажите моря, на которые выходит её порт.
virgin_queen-fault-spies_on_itself = «{ $given }» шпионит за собой; назовите две державы.
virgin_queen-fault-too_few_faces = указано { $given ->
    [one] { $given } зона
    [few] { $given } зоны
   *[many] { $given } зон
}, а граней у кубика { $most }; назовите зону для каждой.
virgin_queen-fault-no_such_sea = моря «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
virgin_queen-fault-no_such_zone = океанской зоны «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
virgin_queen-fault-no_such_space = области «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
virgin_queen-fault-no_such_id = ничего с обозначением «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
