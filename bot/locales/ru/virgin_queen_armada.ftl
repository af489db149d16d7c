### Virgin Queen: Армада, две столицы, Филипп II.

## Имена

virgin_queen-name-spanish_armada = «Непобедимая армада»
virgin_queen-name-armada_indulgence = «Индульгенция на армаду»
virgin_queen-name-other_card = другая карточка
virgin_queen-name-treasure = сокровище
virgin_queen-name-combat = бой
virgin_queen-name-intercept = перехват
virgin_queen-name-evade = уклонение

## Команды

virgin_queen-command-cp = ко
    .about = Добавить КО с карты или сокровища
    .said = { NAME($actor) }: добавить КО, { NAME($source) }{ $points ->
        [none] { "" }
       *[other] : { $points }
    }{ $treasure ->
        [none] { "" }
       *[other] , { NAME($treasure) }
    }.
    .source = источник
    .source-about = Откуда они
    .points = очки
    .points-about = КО карточки
    .treasure = сокровище
    .treasure-about = Вместо карточки

virgin_queen-command-armada-create = создать
    .about = Сыграть карточку: создать Армаду
    .said = { NAME($actor) }: создать Армаду, { NAME($port) }.
    .port = порт
    .port-about = Где

virgin_queen-command-armada-upgrade = усилить
    .about = Усовершенствовать Армаду
    .said = { NAME($actor) }: вложить в Армаду { $cp } КО.
    .cp = ко
    .cp-about = По 3 за уровень

virgin_queen-command-armada-build = построить
    .about = Создать части на Армаде
    .said = { NAME($actor) }: создать части на Армаде за { $cp } КО. Регулярные: { $regulars }, наёмники: { $mercenaries }.
    .cp = ко
    .cp-about = Цена всех
    .regulars = регулярные
    .regulars-about = Сколько
    .mercenaries = наёмники
    .mercenaries-about = Сколько

virgin_queen-command-armada-load = погрузить
    .about = Взять части на борт в порту
    .said = { NAME($actor) }: погрузить на Армаду. Регулярные: { $regulars }, наёмники: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , командующие: { NAMES($leaders) }
    }.
    .regulars = регулярные
    .regulars-about = Сколько
    .mercenaries = наёмники
    .mercenaries-about = Сколько
    .leaders = командующие
    .leaders-about = Кто

virgin_queen-command-armada-unload = выгрузить
    .about = Сойти на берег в порту
    .said = { NAME($actor) }: выгрузить с Армады. Регулярные: { $regulars }, наёмники: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , командующие: { NAMES($leaders) }
    }.
    .regulars = регулярные
    .regulars-about = Сколько
    .mercenaries = наёмники
    .mercenaries-about = Сколько
    .leaders = командующие
    .leaders-about = Кто

virgin_queen-command-armada-embark = принять
    .about = Из порта на Армаду в море, 1 КО
    .said = { NAME($actor) }: принять на Армаду, { NAME($port) }. Регулярные: { $regulars }, наёмники: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , командующие: { NAMES($leaders) }
    }.
    .port = порт
    .port-about = Откуда
    .regulars = регулярные
    .regulars-about = Сколько
    .mercenaries = наёмники
    .mercenaries-about = Сколько
    .leaders = командующие
    .leaders-about = Кто

virgin_queen-command-armada-disembark = высадить
    .about = С Армады в море в порт, 1 КО
    .said = { NAME($actor) }: высадить с Армады, { NAME($port) }. Регулярные: { $regulars }, наёмники: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , командующие: { NAMES($leaders) }
    }.
    .port = порт
    .port-about = Куда
    .regulars = регулярные
    .regulars-about = Сколько
    .mercenaries = наёмники
    .mercenaries-about = Сколько
    .leaders = командующие
    .leaders-about = Кто

virgin_queen-command-armada-sail = плыть
    .about = Двинуть Армаду за 1 КО
    .said = { NAME($actor) }: вести Армаду, { NAME($to) }{ $ships ->
        [0] { "" }
        [one] ; с ней { $ships } другая морская часть
        [few] ; с ней { $ships } другие морские части
       *[many] ; с ней { $ships } других морских частей
    }.
    .to = куда
    .to-about = Море или порт
    .ships = корабли
    .ships-about = Другие части с ней

virgin_queen-command-armada-roll = бросок
    .about = Бросить за Армаду и её группировку
    .said = { NAME($actor) }: бросить за Армаду, { NAME($purpose) }{ $dice ->
        [0] { "" }
        [one] ; ещё { $dice } кубик группировки
        [few] ; ещё { $dice } кубика группировки
       *[many] ; ещё { $dice } кубиков группировки
    }.
    .purpose = цель
    .purpose-about = На что
    .dice = кубики
    .dice-about = Сколько у группировки

virgin_queen-command-armada-hits = хиты
    .about = Нанести хиты Армаде
    .said = { NAME($actor) }: принять на Армаду { $number ->
        [one] { $number } хит
        [few] { $number } хита
       *[many] { $number } хитов
    }.
    .number = число
    .number-about = Сколько

virgin_queen-command-armada-lose = потерять
    .about = Назвать гибнущие части
    .said = { NAME($actor) }: потерять части на Армаде. Регулярные: { $regulars }, наёмники: { $mercenaries }.
    .regulars = регулярные
    .regulars-about = Сколько
    .mercenaries = наёмники
    .mercenaries-about = Сколько

virgin_queen-command-armada-retreat = отступить
    .about = Отступить с Армадой в порт
    .said = { NAME($actor) }: отступить с Армадой, { NAME($port) }.
    .port = порт
    .port-about = Не осаждённый

virgin_queen-command-armada-show = показать
    .about = Сила, место и груз

virgin_queen-command-spring = весна
    .about = Единственное движение весной
    .said = { NAME($actor) }: двинуть весной, { NAME($origin) } → { NAME($to) }. Регулярные: { $regulars }, наёмники: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , командующие: { NAMES($leaders) }
    }.
    .origin = откуда
    .origin-about = Столица
    .to = куда
    .to-about = Куда
    .regulars = регулярные
    .regulars-about = Сколько
    .mercenaries = наёмники
    .mercenaries-about = Сколько
    .leaders = командующие
    .leaders-about = Кто

virgin_queen-command-home = зимовка
    .about = Вернуть части в столицу Зимой
    .said = { NAME($actor) }: вернуть домой, { NAME($origin) } → { NAME($capital) }. Регулярные: { $regulars }, наёмники: { $mercenaries }{ $leaders ->
        [none] { "" }
       *[other] , командующие: { NAMES($leaders) }
    }.
    .origin = откуда
    .origin-about = Где они
    .capital = столица
    .capital-about = Какая
    .regulars = регулярные
    .regulars-about = Сколько
    .mercenaries = наёмники
    .mercenaries-about = Сколько
    .leaders = командующие
    .leaders-about = Кто

virgin_queen-command-regulars = пополнение
    .about = Новые части в столицах
    .said = { NAME($actor) }: добавить регулярные части в столицах.

virgin_queen-command-umpire-philip = филипп
    .about = Указать, мёртв ли Филипп II
    .said = { NAME($actor) }: Филипп II { $dead ->
        [true] мёртв
       *[false] жив
    }.
    .dead = мёртв
    .dead-about = Мёртв ли он

## Что произошло

virgin_queen-event-cp_added =
    { $treasure ->
        [none] КО Испании, { NAME($source) }: +{ $points }
       *[other] Испания потратила сокровище, { NAME($treasure) }. КО: +{ $points }
    }. Всего теперь: { $cp }. [{ NAMES($cites) }]

virgin_queen-event-armada_created =
    { NAME($port) }: Армада создана{ $again ->
        [true] {" "}заново
       *[false] { "" }
    }, её сила — { $strength }. [{ NAMES($cites) }]

virgin_queen-event-armada_upgraded =
    В Армаду вложено КО: { $cp }. Сила: { $old } → { $new }.{ $banked ->
        [0] { "" }
       *[other] {" "}Отложено на следующий уровень КО: { $banked }.
    } У Испании осталось КО: { $left }. [{ NAMES($cites) }]

virgin_queen-event-units_built =
    { NAME($port) }: на Армаде за { $cp } КО создано: { $regulars ->
        [0] регулярных частей нет
        [one] { $regulars } регулярная часть
        [few] { $regulars } регулярные части
       *[many] { $regulars } регулярных частей
    }, { $mercenaries ->
        [0] наёмников нет
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[many] { $mercenaries } наёмников
    }. На борту: { $units } из { $strength }. У Испании осталось КО: { $left }. [{ NAMES($cites) }]

virgin_queen-event-party_transferred =
    { NAME($port) }, { $way ->
        [aboard] с берега на Армаду
       *[ashore] с Армады на берег
    }: { $regulars ->
        [0] регулярных частей нет
        [one] { $regulars } регулярная часть
        [few] { $regulars } регулярные части
       *[many] { $regulars } регулярных частей
    }, { $mercenaries ->
        [0] наёмников нет
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[many] { $mercenaries } наёмников
    }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }.{ $beaten ->
        [0] { "" }
        [one] {" "}{ $beaten } из частей проиграла сражение в этом импульсе и сама не двигается.
        [few] {" "}{ $beaten } из частей проиграли сражение в этом импульсе и сами не двигаются.
       *[many] {" "}{ $beaten } из частей проиграли сражение в этом импульсе и сами не двигаются.
    } На борту: { $units } из { $strength }. [{ NAMES($cites) }]

virgin_queen-event-formation_crossed =
    { $way ->
        [embarked] { NAME($port) } → Армада ({ NAME($sea) }):
       *[disembarked] Армада ({ NAME($sea) }) → { NAME($port) }:
    } { $regulars ->
        [0] регулярных частей нет
        [one] { $regulars } регулярная часть
        [few] { $regulars } регулярные части
       *[many] { $regulars } регулярных частей
    }, { $mercenaries ->
        [0] наёмников нет
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[many] { $mercenaries } наёмников
    }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }. На борту: { $units } из { $strength }. У Испании осталось КО: { $left }. [{ NAMES($cites) }]

virgin_queen-event-armada_sailed =
    Движение Армады: { NAME($origin) } → { NAME($to) }{ $ships ->
        [0] { "" }
        [one] , с ней { $ships } другая морская часть
        [few] , с ней { $ships } другие морские части
       *[many] , с ней { $ships } других морских частей
    }. { $units ->
        [0] Сухопутных частей на борту нет
        [one] На борту { $units } сухопутная часть
        [few] На борту { $units } сухопутные части
       *[many] На борту { $units } сухопутных частей
    }. У Испании осталось КО: { $left }. [{ NAMES($cites) }]

virgin_queen-event-armada_rolled =
    { $purpose ->
        [combat] Группировка с Армадой сражается. Кубиков у Армады — { $own }, у других частей — { $dice }.
        [intercept] Группировка с Армадой пытается перехватить врага. Кубиков — { $dice }.
       *[evade] Группировка с Армадой пытается уклониться. Кубиков — { $dice }.
    } [{ NAMES($cites) }]

virgin_queen-event-armada_damaged =
    Армада приняла { $hits ->
        [one] { $hits } хит
        [few] { $hits } хита
       *[many] { $hits } хитов
    } и потеряла { $levels ->
        [one] { $levels } уровень
        [few] { $levels } уровня
       *[many] { $levels } уровней
    }. Сила: { $old } → { $new }.{ $excess ->
        [0] { "" }
        [one] {" "}{ $excess } сухопутная часть на борту — лишняя.
        [few] {" "}{ $excess } сухопутные части на борту — лишние.
       *[many] {" "}{ $excess } сухопутных частей на борту — лишние.
    } [{ NAMES($cites) }]

virgin_queen-event-armada_destroyed =
    Армада уничтожена: её сила — { $old }, а принято { $hits ->
        [one] { $hits } хит
        [few] { $hits } хита
       *[many] { $hits } хитов
    }. Погибли вместе с ней: { $regulars ->
        [0] регулярных частей нет
        [one] { $regulars } регулярная часть
        [few] { $regulars } регулярные части
       *[many] { $regulars } регулярных частей
    }, { $mercenaries ->
        [0] наёмников нет
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[many] { $mercenaries } наёмников
    }.{ $leaders ->
        [none] { "" }
       *[other] {" "}Командующих с неё размещает судья: { NAMES($leaders) }.
    } Снова создать её можно с хода { TEXT($turn) }. [{ NAMES($cites) }]

virgin_queen-event-armada_units_lost =
    Погибли вместе с уровнями Армады: { $regulars ->
        [0] регулярных частей нет
        [one] { $regulars } регулярная часть
        [few] { $regulars } регулярные части
       *[many] { $regulars } регулярных частей
    }, { $mercenaries ->
        [0] наёмников нет
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[many] { $mercenaries } наёмников
    }. На борту: { $units } из { $strength }. [{ NAMES($cites) }]

virgin_queen-event-armada_retreated =
    Армада отступила: { NAME($origin) } → { NAME($port) }. [{ NAMES($cites) }]

virgin_queen-event-formation_moved =
    { $phase ->
        [spring] Весеннее движение
       *[winter] Возвращение домой
    }, { NAME($origin) } → { NAME($to) }: { $regulars ->
        [0] регулярных частей нет
        [one] { $regulars } регулярная часть
        [few] { $regulars } регулярные части
       *[many] { $regulars } регулярных частей
    }, { $mercenaries ->
        [0] наёмников нет
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[many] { $mercenaries } наёмников
    }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }. [{ NAMES($cites) }]

virgin_queen-event-capitals_reinforced =
    { $capitals ->
        [none] Новых регулярных частей в столицах нет.
       *[other] Ещё по 1 регулярной части получили: { NAMES($capitals) }.
    }{ $missed ->
        [none] { "" }
       *[other] {" "}Этой зимой ничего не получили: { NAMES($missed) }.
    } [{ NAMES($cites) }]

virgin_queen-event-philip_set =
    Филипп II { $new ->
        [true] мёртв
       *[false] жив: это исправление, и оно ничего не возвращает
    }. Карточный бонус Испании: { $old_bonus } → { $new_bonus }. Админ. рейтинг: { $old_rating } → { $new_rating }. [{ NAMES($cites) }]

## Ответы

virgin_queen-answer-armada_shown = **Армада**, сила { $strength }, { NAME($place) }. На борту: { $regulars ->
        [0] регулярных частей нет
        [one] { $regulars } регулярная часть
        [few] { $regulars } регулярные части
       *[many] { $regulars } регулярных частей
    }, { $mercenaries ->
        [0] наёмников нет
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[many] { $mercenaries } наёмников
    }{ $leaders ->
        [none] { "" }
       *[other] , { NAMES($leaders) }
    }; есть место ещё для { $room ->
        [one] { $room } сухопутной части
        [few] { $room } сухопутных частей
       *[many] { $room } сухопутных частей
    }.{ $beaten ->
        [0] { "" }
        [one] {" "}{ $beaten } часть на борту проиграла сражение в этом импульсе.
        [few] {" "}{ $beaten } части на борту проиграли сражение в этом импульсе.
       *[many] {" "}{ $beaten } частей на борту проиграли сражение в этом импульсе.
    }{ $excess ->
        [0] { "" }
        [one] {" "}{ $excess } сухопутная часть — лишняя: Испания называет, какая гибнет.
        [few] {" "}{ $excess } сухопутные части — лишние: Испания называет, какие гибнут.
       *[many] {" "}{ $excess } сухопутных частей — лишние: Испания называет, какие гибнут.
    } В морской блокаде она считается за { $blockade ->
        [one] { $blockade } морскую часть
        [few] { $blockade } морские части
       *[many] { $blockade } морских частей
    }; обычному морскому транспорту она не помогает.{ $banked ->
        [0] { "" }
       *[other] {" "}Отложено на следующий уровень КО: { $banked }.
    } Испания может потратить КО: { $cp }. [{ NAMES($cites) }]

virgin_queen-answer-no_armada_shown =
    Армады нет. Родная карточка может создать её с хода { TEXT($turn) }. Испания может потратить КО: { $cp }. [{ NAMES($cites) }]

## Отказы: КО

virgin_queen-refusal-cp_unknown = Укажите, сколько КО даёт карточка.
virgin_queen-refusal-cp_short = Это стоит { $points } КО, а у Испании в этом импульсе осталось { $left }.
virgin_queen-refusal-card_without_treasure = Сокровище указывают, только когда тратят его собственные КО: источник тогда — сокровище, а не { NAME($source) }.
virgin_queen-refusal-treasure_unnamed = Укажите, какое сокровище потрачено.
virgin_queen-refusal-treasure_not_held = Сокровища «{ $treasure }» у Испании нет.
virgin_queen-refusal-treasure_worth = { NAME($treasure) } даёт { $cp } КО; число указывать не нужно.
virgin_queen-refusal-treasure_worthless = { NAME($treasure) } не даёт КО.

## Отказы: Армада

virgin_queen-refusal-no_armada = Армады на карте нет.
virgin_queen-refusal-armada_exists = Армада только одна, и она уже на карте: { NAME($place) }. КО карточки всё же можно потратить на неё.
virgin_queen-refusal-armada_on_track = Армада уничтожена; снова создать её можно с хода { TEXT($turn) }.
virgin_queen-refusal-not_armada_port = Здесь Армаду создать нельзя: { NAME($port) }.
virgin_queen-refusal-port_not_spanish =
    { $power ->
        [nobody] Порт не под контролем Испании, он ничей: { NAME($port) }.
       *[other] Порт под контролем { NAME($power, case: "gen") }, а не Испании: { NAME($port) }.
    }
virgin_queen-refusal-port_in_unrest = В порту беспорядки: { NAME($port) }.
virgin_queen-refusal-armada_not_in_yard = Армаду усиливают только в трёх портах, а она не там ({ NAME($place) }).
virgin_queen-refusal-armada_at_most = Сила Армады — уже { $most }, и больше не бывает.
virgin_queen-refusal-cp_no_level = Уровень стоит { $price } КО; от { $cp } КО был бы остаток, а он не сохраняется.
virgin_queen-refusal-past_most = Сила Армады — { $strength }; за столько КО она перешла бы предел { $most }.
virgin_queen-refusal-not_home_port = Части создают на Армаде в родном порту или в Лиссабоне, а она не там ({ NAME($place) }).
virgin_queen-refusal-armada_full =
    На Армаде { $room ->
        [0] нет места
        [one] есть место для { $room } сухопутной части
        [few] есть место для { $room } сухопутных частей
       *[many] есть место для { $room } сухопутных частей
    }, а нужно для { $units }.
virgin_queen-refusal-armada_at_sea = Армада в море ({ NAME($sea) }). Там на неё и с неё переправляются за 1 КО.
virgin_queen-refusal-armada_in_port = Армада в порту ({ NAME($port) }): там на неё и с неё переходят свободно.
virgin_queen-refusal-no_boarding_in_winter = Зимой на Армаду никто не переходит.
virgin_queen-refusal-port_not_beside = Армада — { NAME($sea) }, а «{ NAME($port) }» — не порт этого моря.
virgin_queen-refusal-port_not_fit = Порт не отвечает правилам на конец морского транспорта: { NAME($port) }. Это указывает судья.
virgin_queen-refusal-units_beaten =
    { $units ->
        [one] { $units } из этих частей проиграла
        [few] { $units } из этих частей проиграли
       *[many] { $units } из этих частей проиграли
    } сражение в этом импульсе: переправляться за КО им нельзя.
virgin_queen-refusal-leader_needed = Без командующего армией вместе переправляются не больше { $most } частей.
virgin_queen-refusal-no_way_there = Одним морским движением туда не попасть: { NAME($place) } → { NAME($to) }.
virgin_queen-refusal-dice_needed =
    { $purpose ->
        [intercept] Перехватывает
       *[evade] Уклоняется
    } вся группировка вместе: укажите, сколько у неё кубиков.
virgin_queen-refusal-hits_above_strength = Больше { $strength } хитов Армада принять не может.
virgin_queen-refusal-nothing_to_lose = Лишних сухопутных частей на Армаде нет.
virgin_queen-refusal-wrong_losses =
    { $number ->
        [one] Должна погибнуть { $number } сухопутная часть
        [few] Должны погибнуть { $number } сухопутные части
       *[many] Должны погибнуть { $number } сухопутных частей
    } из тех, что на борту.
virgin_queen-refusal-not_a_port = Это не порт: { NAME($port) }.
virgin_queen-refusal-port_besieged = Порт осаждён: { NAME($port) }. Группа с Армадой туда не отступает.
virgin_queen-refusal-there_already = Армада уже в этом порту: { NAME($port) }.

## Отказы: части и столицы

virgin_queen-refusal-nothing_named = Укажите части или командующих.
virgin_queen-refusal-leader_twice = Командующий указан дважды: { NAME($leader) }.
virgin_queen-refusal-no_such_leader =
    Командующего «{ $leader }» { $place ->
        [armada] на Армаде
       *[other] там ({ NAME($place) })
    } нет.
virgin_queen-refusal-units_short =
    { $place ->
        [armada] На Армаде
       *[other] { NAME($place) }
    }: { $regulars ->
        [0] регулярных частей нет
        [one] { $regulars } регулярная часть
        [few] { $regulars } регулярные части
       *[many] { $regulars } регулярных частей
    }, { $mercenaries ->
        [0] наёмников нет
        [one] { $mercenaries } наёмник
        [few] { $mercenaries } наёмника
       *[many] { $mercenaries } наёмников
    }, и не больше.
virgin_queen-refusal-too_many_units = { NAME($place) }: частей одного вида может быть не больше { $most }.
virgin_queen-refusal-no_such_space = Области «{ $space }» нет.
virgin_queen-refusal-same_space = Они уже там: { NAME($space) }.
virgin_queen-refusal-not_a_capital = Это не столица Испании: { NAME($space) }.
virgin_queen-refusal-sprung_before = Единственное весеннее движение хода { TEXT($turn) } Испания уже сделала.
virgin_queen-refusal-capital_closed = Вернуться в столицу сейчас нельзя: { NAME($space) }. Это указывает судья.
virgin_queen-refusal-reinforced_before = Зимой хода { TEXT($turn) } столицы уже получили регулярные части.

## Кубики

virgin_queen-purpose-armada_combat = группировка с Армадой, бой
virgin_queen-purpose-armada_intercept = группировка с Армадой, перехват
virgin_queen-purpose-armada_evade = группировка с Армадой, уклонение

## Варианты

virgin_queen-choice-treasure_cp = { NAME($treasure) }: { $cp } КО
virgin_queen-choice-armada_losses = регулярные: { $regulars }, наёмники: { $mercenaries }

## Кнопки

virgin_queen-offer-armada_create = Создать Армаду
    .placeholder = Где создать Армаду
virgin_queen-offer-armada_upgrade = Усилить Армаду за { $cp } КО
virgin_queen-offer-armada_load = Погрузить всех, кому есть место
virgin_queen-offer-armada_unload = Выгрузить всех
virgin_queen-offer-armada_embark = Принять на Армаду: { NAME($port) }
virgin_queen-offer-armada_disembark = Высадить с Армады: { NAME($port) }
virgin_queen-offer-armada_sail = Вести Армаду
    .placeholder = Куда идёт Армада
virgin_queen-offer-armada_lose = Потерять регулярных: { $regulars }, наёмников: { $mercenaries }
virgin_queen-offer-regulars = Новые части в столицах
virgin_queen-offer-home = Вернуть домой: { NAME($origin) }
    .placeholder = В какую столицу

## Кого ждут и зачем

virgin_queen-awaited-armada_losses = назвать, какие сухопутные части гибнут: Армада их больше не несёт
