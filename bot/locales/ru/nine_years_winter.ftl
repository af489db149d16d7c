### Nine Years: Зимние квартиры.

## Команды

nine_years-command-umpire-destinations = назначения
    .about = Указать, куда может отойти отряд
    .said = { NAME($actor) }: куда может отойти отряд. { NAME($force) }.
    .force = отряд
    .force-about = Какой отряд
    .land = суша
    .land-about = Области посуху, например a, b
    .sea = море
    .sea-about = Области морем, например a, b

nine_years-command-retreat = отойти
    .about = Зима: куда отходит отряд
    .said = { NAME($actor) }: приказ на Зимние квартиры.
    .kept = Ваш приказ: { NAME($force) } → { NAME($to) }.
    .force = отряд
    .force-about = Какой из ваших отрядов
    .to = куда
    .to-about = В какую область

nine_years-command-order =
    .said = { NAME($actor) }: приказ на Зимние квартиры.

nine_years-command-remove = убрать
    .about = Зима: убрать свои линии
    .said = { NAME($actor) }: решение о Фортификационных линиях.
    .kept = Какие линии вы решили убрать: { $lines ->
        [none] никаких
       *[other] { NAMES($lines) }
    }.
    .lines = линии
    .lines-about = Какие; если не указать — никаких

nine_years-command-done = готово
    .about = Зима: ваши приказы окончательны
    .said = { NAME($actor) }: готово.

nine_years-command-not_yet = ещё-нет
    .about = Зима: вы всё-таки не закончили
    .said = { NAME($actor) }: ещё не готово.

## Что произошло

nine_years-event-lists_missing =
    Прежде чем отходить, судья указывает, куда могут отойти отряды: { NAMES($forces) }. [{ NAMES($cites) }]

nine_years-event-destinations_listed =
    Указано, куда можно отойти. Отряд: { NAME($force) } ({ NAME($side) }). Посуху: { $land ->
        [none] никуда
       *[other] { NAMES($land) }
    }. Морем: { $sea ->
        [none] никуда
       *[other] { NAMES($sea) }
    }. [{ NAMES($cites) }]

nine_years-event-forces_obliged =
    { NAME($side) }, должны отойти: { NAMES($forces) }.{ $stranded ->
        [none] { "" }
       *[other] { " " }Отойти некуда: { NAMES($stranded) }.
    } [{ NAMES($cites) }]

nine_years-event-order_sealed =
    { NAME($side) }: { $step ->
        [lines] тайно сделан выбор Фортификационных линий
       *[withdrawals] тайно отдан приказ об отходе
    }. [{ NAMES($cites) }]

nine_years-event-step_done =
    { NAME($side) }: { $step ->
        [lines] с Фортификационными линиями всё решено
       *[withdrawals] с отходом всё решено
    }. [{ NAMES($cites) }]

nine_years-event-step_reopened =
    { NAME($side) }: { $step ->
        [lines] с Фортификационными линиями ещё не всё решено
       *[withdrawals] с отходом ещё не всё решено
    }. [{ NAMES($cites) }]

nine_years-event-force_withdrew =
    { NAME($side) }: { NAME($force) }, { NAME($old) } → { NAME($new) }{ $way ->
        [sea] { " " }морем
       *[land] { "" }
    }; { $corps ->
        [0] корпусов нет
        [one] { $corps } корпус
        [few] { $corps } корпуса
       *[many] { $corps } корпусов
    }{ $leaders ->
        [none] { "" }
       *[other] , лидеры: { NAMES($leaders) }
    }. [{ NAMES($cites) }]

nine_years-event-force_eliminated =
    { NAME($side) }: отойти некуда, отряд уничтожен. { NAME($force) } ({ NAME($space) }). Корпусов вернулось в Пул войск: { $corps }, всего там теперь: { $pool }.{ $leaders ->
        [none] { "" }
       *[other] { " " }На треке ходов до { TEXT($year) } года: { NAMES($leaders) }.
    } [{ NAMES($cites) }]

nine_years-event-leaders_returned =
    { NAME($side) }: с трека ходов в { TEXT($year) } году вернулись, и их можно разместить: { NAMES($leaders) }. [{ NAMES($cites) }]

nine_years-event-counters_removed =
    Убраны маркеры «{ $counter ->
        [famous_victory] Славная победа
        [continuing_siege] Продолжающаяся осада
        [weakened_fortress] Ослабленная сила крепости
       *[demoralized] Деморализован
    }»: { NAMES($spaces) }. [{ NAMES($cites) }]

nine_years-event-fleets_removed =
    { NAME($side) }, убраны маркеры «Флот» вне ячеек контроля: { NAMES($places) }. [{ NAMES($cites) }]

nine_years-event-lines_removed =
    { NAME($side) }, убраны Фортификационные линии: { NAMES($lines) }. Области: { NAMES($spaces) }. [{ NAMES($cites) }]

nine_years-event-atlantic_passed =
    Контроль Атлантики: { NAME($old) } → { NAME($new) }.{ $fleets ->
        [0] { "" }
        [one] { " " }Из её ячейки контроля ушёл { $fleets } вражеский маркер «Флот».
        [few] { " " }Из её ячейки контроля ушли { $fleets } вражеских маркера «Флот».
       *[many] { " " }Из её ячейки контроля ушло { $fleets } вражеских маркеров «Флот».
    } [{ NAMES($cites) }]

nine_years-event-atlantic_kept =
    Контроль Атлантики не меняется: { NAME($holder) }. [{ NAMES($cites) }]

nine_years-event-london_paid =
    Лондон под контролем Бурбонов. ПО: { $old } → { $new }. [{ NAMES($cites) }]

nine_years-event-orders_struck =
    { NAME($side) }: положение изменилось, и эти ваши приказы больше не действуют: { NAMES($orders) }. [{ NAMES($cites) }]

nine_years-event-awaited_again =
    Положение изменило то, из чего можно выбирать. Решают снова: { NAMES($sides) }. [{ NAMES($cites) }]

## Отказы

nine_years-refusal-winter_open =
    Зимние квартиры ещё не окончены: { $step ->
        [lists] не указано, куда можно отойти
        [lines] выбор Фортификационных линий ещё не сделан
       *[withdrawals] отход ещё не завершён
    }.
nine_years-refusal-winter_closed = Зимние квартиры этого года больше ни о чём не спрашивают.
nine_years-refusal-other_winter_step =
    Это касается { $needed ->
        [lines] Фортификационных линий
       *[withdrawals] отхода
    }, а сейчас решается другое: { $step ->
        [lists] судья указывает, куда можно отойти
        [lines] выбираются Фортификационные линии
       *[withdrawals] отряды отходят
    }.
nine_years-refusal-nothing_to_choose =
    { $step ->
        [lines] Фортификационных линий у вас нет
       *[withdrawals] Приказывать об отходе вам некому
    }, поэтому ваше решение считается принятым.
nine_years-refusal-done_with_step =
    Вы уже сказали, что { $step ->
        [lines] с Фортификационными линиями
       *[withdrawals] с отходом
    } всё решено. Сначала возьмите это назад: { COMMAND("nine not-yet") }.
nine_years-refusal-not_done_yet =
    Вы и не говорили, что { $step ->
        [lines] с Фортификационными линиями
       *[withdrawals] с отходом
    } всё решено.
nine_years-refusal-lists_missing = Сначала судья должен указать, куда могут отойти все отряды, которым это предстоит.
nine_years-refusal-orders_missing =
    Ещё без приказа об отходе { $count ->
        [one] { $count } ваш отряд.
        [few] { $count } ваших отряда.
       *[many] { $count } ваших отрядов.
    }
nine_years-refusal-need_not_withdraw = «{ NAME($force) }» — не ваш отряд во вражеской области.
nine_years-refusal-nowhere_to_go = Отряду «{ NAME($force) }» отойти некуда, он будет уничтожен.
nine_years-refusal-not_listed = Области «{ NAME($space) }» нет среди тех, куда может отойти отряд «{ NAME($force) }».
nine_years-refusal-not_friendly = Область «{ NAME($space) }» не под контролем вашей стороны, и отряду «{ NAME($force) }» туда не отойти.
nine_years-refusal-enemy_withdraws_there = Из укреплённой области «{ NAME($space) }» отходит противник, а у отряда «{ NAME($force) }» есть другой путь.
nine_years-refusal-land_comes_first = В область «{ NAME($space) }» ведёт только море, а отряд «{ NAME($force) }» может отойти посуху.
nine_years-refusal-not_your_line = «{ NAME($line) }» — не ваша Фортификационная линия на карте.
nine_years-refusal-name_a_line = Назовите Фортификационные линии, которые надо убрать. Если остаются все, просто скажите, что готово.
nine_years-refusal-no_force_to_list = Отряда «{ $force }» на карте нет.
nine_years-refusal-no_space_to_list = Области «{ $space }» на карте нет.

## Кнопки

nine_years-offer-done = Готово
nine_years-offer-not_yet = Ещё не готово
nine_years-offer-withdraw = Отойти: { NAME($force) }
    .placeholder = Куда отойти? { NAME($force) }
nine_years-offer-withdraw_again = Изменить приказ: { NAME($force) }
    .placeholder = Приказ отдан, изменить? { NAME($force) }
nine_years-offer-remove = Убрать Фортификационные линии
    .placeholder = Какие линии убрать
nine_years-offer-remove_none = Оставить все линии
nine_years-offer-list_nowhere = Отойти некуда: { NAME($force) }
nine_years-offer-list_land = Куда посуху: { NAME($force) }
    .placeholder = Только посуху: { NAME($force) }
nine_years-offer-list_sea = Куда морем: { NAME($force) }
    .placeholder = Только морем: { NAME($force) }

## Кого и зачем ждут

nine_years-awaited-destinations = указать, куда могут отойти отряды, которым это предстоит: { COMMAND("nine umpire destinations") }
nine_years-awaited-withdrawals = приказать, куда отходят отряды, и сказать, что всё готово
nine_years-awaited-lines = выбрать, какие Фортификационные линии убрать, если это нужно, и сказать, что всё готово

## Варианты

nine_years-choice-destination =
    { NAME($space) }{ $way ->
        [sea] { " " }(морем)
        [closed] { " " }(оттуда отходит противник)
       *[land] { "" }
    }{ $ordered ->
        [yes] { " " }— приказано
       *[no] { "" }
    }
nine_years-choice-line =
    { NAME($line) } ({ NAME($space) }){ $chosen ->
        [yes] { " " }— выбрана
       *[no] { "" }
    }

## Что говорят пункты и решения

KWW-WQ-0 = Зимой обе стороны одновременно проходят три шага, один за другим: отход, удаление маркеров, контроль на море.
KWW-WQ-A1 = Каждый отряд во вражеской области обязан из неё отойти.
KWW-WQ-A2 = Куда можно отойти, говорит правило 16.4; здесь его нет, поэтому для каждого отряда даётся список областей.
KWW-WQ-A3 = При отходе лимит группирования можно превысить.
KWW-WQ-A4 = Корпуса, которым отойти некуда, уничтожаются и идут обратно в Пул войск.
KWW-WQ-A5 = Лидеры таких корпусов ложатся на трек ходов и на следующем ходу прибывают как подкрепления.
KWW-WQ-A6 = Если посуху отойти некуда, отряд может уйти морем.
KWW-WQ-A7 = Своя укреплённая область, из которой отходит противник, закрыта для отряда, у которого есть куда пойти ещё.
KWW-WQ-A8 = Если ничего другого нет, туда всё же можно отойти: обе стороны движутся одновременно.
KWW-WQ-B1 = С карты уходят все маркеры славной победы, продолжающейся осады, ослабленной крепости и деморализации.
KWW-WQ-B2 = Маркеры «Флот» остаются только в ячейках контроля морских зон, прочие уходят с карты.
KWW-WQ-B3 = Каждая сторона может убрать сколько угодно собственных Фортификационных линий.
KWW-WQ-C1 = В сценарии NY контроль Атлантики получает Альянс, если Лондон его, а событие «Бичи-Хед» не действует.
KWW-WQ-C2 = В сценарии NY контроль Атлантики получают Бурбоны, если событие «Бичи-Хед» действует.
KWW-WQ-C3 = Во всех остальных случаях контроль Атлантики прежний.
KWW-WQ-C4 = В сценарии NY Лондон под контролем Бурбонов стоит 2 победных очка.

A-K-19 = Каждая сторона приказывает тайно и может менять приказы, пока не скажет, что готово; когда готовы обе, всё исполняется и объявляется сразу. Дозволенное определяется по положению на начало шага. Если судья изменил факт, положение берётся заново: ставшие недопустимыми приказы вычёркиваются, и сторону, которая могла потерять что-то из выбора, спрашивают снова. По домашнему правилу wq_sealed = false всё делается открыто.
A-K-20 = Вражеская область — та, что под контролем противника, в том числе крепость, которую вы осаждаете.
A-K-21 = Для каждого отряда судья или сценарий указывает, куда он может отойти посуху и морем. Годятся только свои области: сперва те, что посуху, без них — те, что морем, а без тех и других — те, которые покидает противник. Если нет никаких, отряд уничтожается.
A-K-22 = За лимитом группирования после отхода бот не следит.
A-K-23 = На трек ходов попадают лидеры именно того отряда, которому некуда отойти. После последнего года они не возвращаются.
A-K-24 = Закрыта своя укреплённая область, где в начале шага стоял противник, обязанный отойти. Любая другая возможность, в том числе морем, оставляет её закрытой.
A-K-25 = Действует ли «Бичи-Хед», говорит судья. Вражеский маркер «Флот» уходит из ячейки контроля Атлантики, только если контроль действительно переходит.
A-K-26 = Очки за Лондон теряются каждую зиму, пока он у Бурбонов, как бы мало их ни оставалось.
