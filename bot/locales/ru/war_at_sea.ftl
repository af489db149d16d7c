### Война на море: флоты, золото, блокады, пираты и битвы.

war_at_sea-title = Война на море

## Имена

war_at_sea-name-pirates = Пираты
    .gen = пиратов
    .dat = пиратам
    .acc = пиратов
    .ins = пиратами
    .pre = пиратах
war_at_sea-name-umpire = Судья
    .gen = судьи
    .dat = судье
    .acc = судью
    .ins = судьёй
    .pre = судье
war_at_sea-name-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .pre = ником
war_at_sea-name-nowhere = никуда
war_at_sea-name-war = война
war_at_sea-name-alliance = союз
war_at_sea-name-neutral = нейтралитет
war_at_sea-name-attack = атака
war_at_sea-name-defend = защита
war_at_sea-name-common = один командующий
war_at_sea-name-joint = совместное командование
war_at_sea-name-ask = спросить
war_at_sea-name-stay_out = остаться в стороне
war_at_sea-name-respread = переходит на другие
war_at_sea-name-wasted = теряется
war_at_sea-name-step = один раз
war_at_sea-name-repeated = снова и снова
war_at_sea-name-health = здоровье
war_at_sea-name-cost = цена
war_at_sea-name-full = полностью
war_at_sea-name-attack_only = только атакой
war_at_sea-name-higher = больший кубик
war_at_sea-name-draw = ничья
war_at_sea-name-reroll = бросить снова
war_at_sea-name-as_defender = как защитник
war_at_sea-name-fight = с боем
war_at_sea-name-removed = исчезает
war_at_sea-name-pirate = в пираты
war_at_sea-name-fight_to_the_end = до конца
war_at_sea-name-retreat_below = пока не ослабнет
war_at_sea-name-first = кто первый
war_at_sea-name-nearest_then_roll = кто ближе, потом кубик

## Команды: флоты

war_at_sea-group-fleet = флот
    .about = Флоты: водить, делить, называть
war_at_sea-group-ship = корабль
    .about = Корабли: наём, починка, содержание
war_at_sea-group-ally = союз
    .about = Общие флоты, передача кораблей
war_at_sea-group-umpire = судья
    .about = Что делает только судья

war_at_sea-command-fleet-place = поставить
    .about = Поставить флот до первого хода
    .said = { NAME($actor) }: поставить флот { $fleet }, область «{ NAME($area) }».
    .fleet = флот
    .fleet-about = Какой флот
    .area = область
    .area-about = Область у вашего берега

war_at_sea-command-fleet-move = идти
    .about = Перейти в соседнюю область за 1 очко
    .said = { NAME($actor) }: флот { $fleet } идёт в область «{ NAME($to) }».
    .fleet = флот
    .fleet-about = Какой флот
    .to = куда
    .to-about = Соседняя область

war_at_sea-command-fleet-blockade = блокада
    .about = Закрыть вражеский порт за 1 очко
    .said = { NAME($actor) }: флот { $fleet } блокирует порт «{ NAME($port) }».
    .fleet = флот
    .fleet-about = Какой флот
    .port = порт
    .port-about = Провинция с портом

war_at_sea-command-fleet-lift = снять
    .about = Снять блокаду и остаться
    .said = { NAME($actor) }: флот { $fleet } снимает блокаду.
    .fleet = флот
    .fleet-about = Какой флот

war_at_sea-command-fleet-split = разделить
    .about = Выделить корабли в новый флот
    .said = { NAME($actor) }: выделить из флота { $fleet } корабли { NAMES($ships) }.
    .fleet = флот
    .fleet-about = Из какого флота
    .ships = корабли
    .ships-about = Например s3, s7
    .name = название
    .name-about = Название нового флота

war_at_sea-command-fleet-merge = соединить
    .about = Соединить два своих флота
    .said = { NAME($actor) }: соединить флот { $fleet } с флотом { $into }.
    .fleet = флот
    .fleet-about = Какой флот вливается
    .into = с-кем
    .into-about = Какой флот остаётся

war_at_sea-command-fleet-rename = назвать
    .about = Дать флоту другое название
    .said = { NAME($actor) }: переименовать флот { $fleet }.
    .fleet = флот
    .fleet-about = Какой флот
    .name = название
    .name-about = Не длиннее 32 знаков

## Команды: корабли и золото

war_at_sea-command-ship-hire = нанять
    .about = Нанять корабли у открытого порта
    .said = { NAME($actor) }: нанять { NAME($type) } × { $number }, область «{ NAME($area) }».
    .type = тип
    .type-about = Тип кораблей
    .area = область
    .area-about = Морская область
    .number = число
    .number-about = Сколько; иначе 1
    .fleet = флот
    .fleet-about = Флот там же; иначе новый

war_at_sea-command-ship-repair = починить
    .about = Починить корабли за половину цены
    .said = { NAME($actor) }: починить во флоте { $fleet } { $ships ->
        [none] все корабли
       *[other] корабли { NAMES($ships) }
    }.
    .fleet = флот
    .fleet-about = Какой флот
    .ships = корабли
    .ships-about = Например s3, s7; иначе все

war_at_sea-command-ship-disband = распустить
    .about = Распустить экипажи, их могут купить
    .said = { NAME($actor) }: распустить корабли { NAMES($ships) }.
    .ships = корабли
    .ships-about = Например s3, s7

war_at_sea-command-ship-unpaid = не-платить
    .about = Назвать корабли без содержания
    .said = { $ships ->
        [none] { NAME($actor) }: нарочно без содержания никого не оставлять.
       *[other] { NAME($actor) }: не платить за корабли { NAMES($ships) }.
    }
    .ships = корабли
    .ships-about = Например s3, s7; иначе никакие

war_at_sea-command-ship-buy = перекупить
    .about = Перекупить корабли поблизости
    .said = { NAME($actor) }: флот { $fleet } перекупает корабли { NAMES($ships) }.
    .ships = корабли
    .ships-about = Например s3, s7
    .fleet = флот
    .fleet-about = Какой ваш флот купит

war_at_sea-command-end_turn = конец-хода
    .about = Закончить свой ход или расстановку
    .said = { NAME($actor) }: всё сделано.

war_at_sea-command-done = готово
    .about = Больше ничего не покупать
    .said = { NAME($actor) }: покупки закончены.

war_at_sea-command-ledger = казна
    .about = Золото, содержание, платежи
    .faction = фракция
    .faction-about = Чья; иначе ваша

## Команды: союзники

war_at_sea-command-ally-merge = соединить
    .about = Предложить союзнику общий флот
    .said = { NAME($actor) }: предложение соединить флоты { $fleet } и { $other }.
    .fleet = флот
    .fleet-about = Ваш флот
    .other = другой
    .other-about = Флот, куда он вольётся
    .command = командование
    .command-about = Один командующий или все вместе
    .commander = командующий
    .commander-about = Кто командует; иначе вы

war_at_sea-command-ally-give = передать
    .about = Предложить передать корабли
    .said = { NAME($actor) }: предложение передать флоту { $fleet } корабли { NAMES($ships) }.
    .ships = корабли
    .ships-about = Например s3, s7
    .fleet = флот
    .fleet-about = Какой флот их получит

war_at_sea-command-ally-accept = принять
    .about = Принять предложение
    .said = { NAME($actor) }: предложение { $offer } принято.
    .offer = предложение
    .offer-about = Какое предложение

war_at_sea-command-ally-decline = отклонить
    .about = Отклонить или снять предложение
    .said = { NAME($actor) }: предложение { $offer } отклонено.
    .offer = предложение
    .offer-about = Какое предложение

## Команды: встреча с врагом

war_at_sea-command-foe = противник
    .about = Назвать, с кем сразиться сначала
    .said = { NAME($actor) }: сначала бой с группой флота { $group }.
    .group = группа
    .group-about = Флот из этой группы

war_at_sea-command-stand = принять-бой
    .about = Принять бой
    .said = { NAME($actor) }: { $fleet ->
        [none] принять бой.
       *[other] флот { $fleet } принимает бой.
    }
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-withdraw = уклониться
    .about = Уйти от боя за 1 очко
    .said = { NAME($actor) }: { $fleet ->
        [none] уклониться от боя
       *[other] флот { $fleet } уклоняется от боя
    }{ $to ->
        [none] .
       *[other] , область «{ NAME($to) }».
    }
    .fleet = флот
    .fleet-about = Если спрашивают не один
    .to = куда
    .to-about = Соседняя область

war_at_sea-command-support = поддержать
    .about = Поддержать сторону в битве рядом
    .said = { NAME($actor) }: { $fleet ->
        [none] поддержать
       *[other] флот { $fleet } поддерживает
    } { $side ->
        [attack] нападающих
        [defend] защитников
       *[other] тех, кого можно
    }.
    .fleet = флот
    .fleet-about = Если спрашивают не один
    .side = сторона
    .side-about = Если есть выбор

war_at_sea-command-stay_out = в-стороне
    .about = Не вступать в битву рядом
    .said = { NAME($actor) }: { $fleet ->
        [none] остаться в стороне.
       *[other] флот { $fleet } остаётся в стороне.
    }
    .fleet = флот
    .fleet-about = Если спрашивают не один

## Команды: битва

war_at_sea-command-even = поровну
    .about = Стрелять всей силой поровну
    .said = { NAME($actor) }: тайный приказ на огонь.
    .kept = Ваш тайный приказ: огонь поровну.
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-order = порядок
    .about = Раунды 1–2: кому из одинаковых больше урона
    .said = { NAME($actor) }: тайный приказ на огонь.
    .kept = Ваш тайный приказ: лишние очки урона сначала получают { NAMES($ships) }.
    .ships = корабли
    .ships-about = По порядку, например s3, s7
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-fire = огонь
    .about = С раунда 3: выбрать цели
    .said = { NAME($actor) }: тайный приказ на огонь.
    .kept = { $targets ->
        [none] Ваш тайный приказ: не стрелять.
       *[other] Ваш тайный приказ: { NAMES($targets) }.
    }
    .targets = цели
    .targets-about = Например s3=7, s5=4; иначе ничего
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-fire_order =
    .said = { NAME($actor) }: тайный приказ на огонь.

war_at_sea-command-fight_on = сражаться
    .about = После раунда: сражаться дальше
    .said = { NAME($actor) }: тайный ответ.
    .kept = Ваш тайный ответ: сражаться дальше.
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-retreat = отступить
    .about = После раунда: попытаться отступить
    .said = { NAME($actor) }: тайный ответ.
    .kept = Ваш тайный ответ: попытаться отступить.
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-offer_draw = ничья
    .about = После раунда: предложить ничью
    .said = { NAME($actor) }: тайный ответ.
    .kept = Ваш тайный ответ: предложить ничью.
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-stay_answer =
    .said = { NAME($actor) }: тайный ответ.

war_at_sea-command-go = уйти
    .about = Уйти в область без врагов
    .said = { NAME($actor) }: { $fleet ->
        [none] уйти
       *[other] флот { $fleet } уходит
    }{ $to ->
        [none] .
       *[other] {" "}в область «{ NAME($to) }».
    }
    .to = куда
    .to-about = Соседняя область
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-attack = атаковать
    .about = Отступить с боем
    .said = { NAME($actor) }: { $fleet ->
        [none] отступить с боем
       *[other] флот { $fleet } отступает с боем
    }{ $to ->
        [none] .
       *[other] {" "}в область «{ NAME($to) }».
    }
    .to = куда
    .to-about = Соседняя область
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-surrender = сдаться
    .about = Сдать разбитый флот со всеми кораблями
    .said = { NAME($actor) }: { $fleet ->
        [none] сдать флот.
       *[other] сдать флот { $fleet }.
    }
    .fleet = флот
    .fleet-about = Если спрашивают не один

war_at_sea-command-odds = шансы
    .about = Точные шансы битвы
    .battle = битва
    .battle-about = Её номер; иначе ваша
    .attackers = нападают
    .attackers-about = Вместо неё: флоты, как f1, f4
    .defenders = защищаются
    .defenders-about = Их враги, как f2
    .attackers_policy = план-нападения
    .attackers_policy-about = Как долго сражаются
    .attackers_share = доля-нападения
    .attackers_share-about = Отступают ниже стольких %
    .defenders_policy = план-защиты
    .defenders_policy-about = Как долго сражаются
    .defenders_share = доля-защиты
    .defenders_share-about = Отступают ниже стольких %

## Ответы заранее

war_at_sea-command-standing = заранее
    .about = Тайные ответы на будущее; без параметров — снять
    .said = { NAME($actor) }: ответы на будущее.
    .support = поддержка
    .support-about = Битвы рядом
    .even = поровну
    .even-about = Стрелять поровну без вопроса
    .rounds = раунды
    .rounds-about = Сражаться до этого раунда
    .ships = корабли
    .ships-about = … пока кораблей не меньше
    .share = доля
    .share-about = … пока доля силы (%) не меньше

war_at_sea-command-answers = ответы
    .about = Какие ответы вы оставили

## Что произошло: флоты

war_at_sea-event-fleet_placed =
    «{ $name }»: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

war_at_sea-event-fleet_moved =
    «{ $name }»: { NAME($origin) } → { NAME($to) }; { $points ->
        [0] очков движения не осталось
        [one] осталось { $points } очко движения
        [few] осталось { $points } очка движения
       *[many] осталось { $points } очков движения
    }. [{ NAMES($cites) }]

war_at_sea-event-port_blockaded =
    Флот «{ $name }» закрыл блокадой порт «{ NAME($port) }» ({ NAME($owner) }; { NAME($area) }). { $points ->
        [0] Очков движения не осталось.
        [one] Осталось { $points } очко движения.
        [few] Осталось { $points } очка движения.
       *[many] Осталось { $points } очков движения.
    } [{ NAMES($cites) }]

war_at_sea-event-blockade_ended =
    Флот «{ $name }» больше не блокирует порт «{ NAME($port) }»: { $why ->
        [lifted] блокада снята
        [left] флот ушёл
        [gone] флота больше нет
       *[not_hostile] порт больше не вражеский
    }. { $reopened ->
        [true] Порт снова открыт.
       *[false] Его всё ещё закрывает другой флот.
    } [{ NAMES($cites) }]

war_at_sea-event-fleet_split =
    Из флота «{ $origin_name }» ({ NAME($area) }) выделен флот «{ $name }»: { NAMES($ships) }; { $points ->
        [0] очков движения у него нет
        [one] у него { $points } очко движения
        [few] у него { $points } очка движения
       *[many] у него { $points } очков движения
    }. [{ NAMES($cites) }]

war_at_sea-event-fleets_merged =
    Флот «{ $joined_name }» влился во флот «{ $name }» ({ NAME($area) }): { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }, { $points ->
        [0] очков движения нет
        [one] { $points } очко движения
        [few] { $points } очка движения
       *[many] { $points } очков движения
    }{ $debt ->
        [0] { "" }
        [one] , за поддержку { $debt } очко долга
        [few] , за поддержку { $debt } очка долга
       *[many] , за поддержку { $debt } очков долга
    }. [{ NAMES($cites) }]

war_at_sea-event-fleet_renamed = Новое название: «{ $old }» → «{ $new }».

war_at_sea-event-joint_order_given =
    Флот «{ $name }», приказ от одного из владельцев ({ NAME($faction) }): { $order ->
        [move] идти в область «{ NAME($where) }»
        [blockade] блокировать порт «{ NAME($where) }»
        [lift] снять блокаду
       *[other] { $order } { $where }
    }. Он исполнится, когда то же прикажут: { NAMES($missing) }. [{ NAMES($cites) }]

## Что произошло: союзники

war_at_sea-event-merger_offered =
    Предложение { $offer }, { NAME($faction) } → { NAMES($to) }: соединить «{ $name }» и «{ $other_name }» ({ NAME($area) }). Командование: { $command ->
        [common] { NAME($commander) }
       *[joint] совместное
    }. [{ NAMES($cites) }]

war_at_sea-event-ships_offered =
    Предложение { $offer }, { NAME($faction) } → { NAME($to) }: передать корабли { NAMES($ships) } во флот «{ $name }» ({ NAME($area) }). [{ NAMES($cites) }]

war_at_sea-event-offer_accepted =
    Предложение { $offer }: согласие — { NAME($faction) }. { $missing ->
        [none] Согласны все.
       *[other] Ответа ещё нет: { NAMES($missing) }.
    } [{ NAMES($cites) }]

war_at_sea-event-offer_declined =
    Предложение { $offer } ({ NAME($by) }) снято, отказ — { NAME($faction) }. [{ NAMES($cites) }]

war_at_sea-event-command_agreed =
    Флот «{ $name }», командование { $command ->
        [common] общее
       *[joint] совместное
    }: { NAMES($commanders) }. [{ NAMES($cites) }]

war_at_sea-event-ships_handed_over =
    { NAME($faction) } → { NAME($to) }: переданы корабли { NAMES($ships) }, теперь во флоте «{ $name }». [{ NAMES($cites) }]

war_at_sea-event-fleet_parted =
    Флот «{ $origin_name }» разошёлся: флот «{ $name }» ({ NAME($faction) }; { NAME($area) }), { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }. [{ NAMES($cites) }]

## Что произошло: корабли и золото

war_at_sea-event-ships_hired =
    { NAME($faction) }: наём у порта «{ NAME($port) }» ({ NAME($area) }), { NAME($type) } × { $number } ({ NAMES($ships) }); { $new ->
        [true] новый флот «{ $name }», { $points ->
            [0] без очков движения в этот ход
            [one] { $points } очко движения
            [few] { $points } очка движения
           *[many] { $points } очков движения
        }
       *[false] теперь во флоте «{ $name }»
    }. [{ NAMES($cites) }]

war_at_sea-event-gold_paid =
    Казна, { NAME($faction) }: −{ $gold } { $gold ->
        [one] золотой
       *[many] золотых
    } за { $what ->
        [hire] наём
        [repair] починку
        [upkeep] содержание
        [buyout] перекупку
       *[umpire] поправку судьи
    }, осталось { $left }. [{ NAMES($cites) }]

war_at_sea-event-ships_repaired =
    Флот «{ $name }» починен, порт «{ NAME($port) }»: прибавка здоровья { PAIRS($healed) }. [{ NAMES($cites) }]

war_at_sea-event-crews_disbanded =
    { NAME($faction) }: роспуск во флоте «{ $name }» — { NAMES($ships) }. В конце хода можно перекупить ({ NAME($area) }). [{ NAMES($cites) }]

war_at_sea-event-unpaid_named = { $ships ->
    [none] { NAME($faction) }: нарочно без содержания не остаётся никто. [{ NAMES($cites) }]
   *[other] { NAME($faction) }: в этот ход без содержания { NAMES($ships) }. [{ NAMES($cites) }]
}

war_at_sea-event-upkeep_due =
    Содержание, { NAME($faction) }: { $ships ->
        [0] не платят ни за один корабль
        [one] оплачен { $ships } корабль
        [few] оплачены { $ships } корабля
       *[many] оплачено { $ships } кораблей
    }. [{ NAMES($cites) }]

war_at_sea-event-ships_unpaid =
    Флот «{ $name }» ({ NAME($faction) }): без содержания { NAMES($ships) }, { $named ->
        [true] так решил владелец
       *[false] золота не хватило
    }. Можно перекупить ({ NAME($area) }). [{ NAMES($cites) }]

war_at_sea-event-buyout_began =
    Можно перекупить { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }. Кто может купить: { NAMES($buyers) }. [{ NAMES($cites) }]

war_at_sea-event-crews_claimed =
    { NAME($faction) }: заявка на { NAMES($ships) } для флота «{ $name }» за { $gold } { $gold ->
        [one] золотой
       *[many] золотых
    }. Кому они достанутся, решится, когда закончат все. [{ NAMES($cites) }]

war_at_sea-event-claim_lapsed =
    { NAME($faction) }: заявка на { NAMES($ships) } для флота { NAME($fleet) } снята — флоту до них больше не дотянуться или не хватает золота. [{ NAMES($cites) }]

war_at_sea-event-claims_rolled =
    Корабль { $ship } достаётся: { NAME($winner) } ({ NAMES($faces) }). [{ NAMES($cites) }]

war_at_sea-event-crews_bought =
    { NAME($faction) }: перекупка — { NAMES($ships) } ({ NAME($area) }); { $new ->
        [true] новый флот «{ $name }», без очков движения
       *[false] теперь во флоте «{ $name }»
    }. [{ NAMES($cites) }]

war_at_sea-event-ships_turned_pirate =
    Теперь пираты: { NAMES($ships) } ({ NAME($area) }), флот «{ $name }» воюет со всеми. [{ NAMES($cites) }]

war_at_sea-event-ships_broken_up =
    Корабли, которых никто не купил, исчезли: { NAMES($ships) } ({ NAME($area) }). [{ NAMES($cites) }]

## Что произошло: ходы

war_at_sea-event-done_said =
    { NAME($side) }: { $phase ->
        [setup] флоты расставлены
        [buyout] покупки закончены
       *[turn] ход закончен
    }.

war_at_sea-event-turn_began = **Ход { TEXT($turn) }** начался: у каждого флота 3 очка движения{ $indebted ->
        [none] { "" }
       *[other] {" "}минус долг за поддержку: { NAMES($indebted) }
    }. [{ NAMES($cites) }]

war_at_sea-event-standing_left = { NAME($side) }: ответы на будущее оставлены или взяты назад.
    .private = Ваши ответы на будущее. Поддержка: { NAME($support) }. Огонь поровну: { NAME($even) }. Сражаться до раунда { $rounds }, пока кораблей не меньше { $ships }, а доля силы не меньше { $share } %; 0 — без предела, а если все три — 0, вас спросят.

## Что произошло: встреча с врагом

war_at_sea-event-engagement_waits =
    Враги встретились ({ NAME($area) }), но ждут: рядом идёт битва №{ TEXT($battle) } ({ NAME($at) }). [{ NAMES($cites) }]

war_at_sea-event-engagement_dropped =
    Битвы, что ждала очереди ({ NAME($area) }), не будет: врагов там больше нет. [{ NAMES($cites) }]

war_at_sea-event-foes_met =
    Битва №{ TEXT($battle) } ({ NAME($area) }): флот «{ $name }» встретил врагов, которые воюют и между собой: { NAMES($foes) }. [{ NAMES($cites) }]

war_at_sea-event-engagement_opened = **Битва №{ TEXT($battle) }, { NAME($area) }**. Нападают: { NAMES($attacker_names) } ({ NAMES($attacker_owners) }). Защищаются: { NAMES($defender_names) } ({ NAMES($defender_owners) }). [{ NAMES($cites) }]

war_at_sea-event-engagement_closed =
    Битва №{ TEXT($battle) } ({ NAME($area) }) окончена. [{ NAMES($cites) }]

war_at_sea-event-decline_barred =
    Флот «{ $name }» не может уклониться: { $why ->
        [no_points] нет очков движения
        [forced] его пригнало сюда отступление
       *[nowhere] уйти некуда
    }. [{ NAMES($cites) }]

war_at_sea-event-fleet_stood = Флот «{ $name }» принял бой. [{ NAMES($cites) }]

war_at_sea-event-fleet_withdrew =
    Флот «{ $name }» уклонился от боя: { NAME($origin) } → { NAME($to) }; { $points ->
        [0] очков движения не осталось
        [one] осталось { $points } очко движения
        [few] осталось { $points } очка движения
       *[many] осталось { $points } очков движения
    }. [{ NAMES($cites) }]

war_at_sea-event-owner_answered =
    Флот «{ $name }», ответ от одного из владельцев ({ NAME($faction) }). Чтобы он засчитался, то же должны ответить: { NAMES($missing) }. [{ NAMES($cites) }]

war_at_sea-event-support_lent =
    Флот «{ $name }» ({ NAME($area) }) поддержал { $side ->
        [attack] нападающих
       *[defend] защитников
    }; в следующий ход минус { $debt ->
        [one] { $debt } очко движения
        [few] { $debt } очка движения
       *[many] { $debt } очков движения
    }. [{ NAMES($cites) }]

war_at_sea-event-stayed_out =
    Флот «{ $name }» остался в стороне{ $why ->
        [standing] , так было решено заранее
        [closed] : судья больше не ждал
       *[said] { "" }
    }. [{ NAMES($cites) }]

## Что произошло: битва

war_at_sea-event-line_formed =
    { $side ->
        [attack] Нападают
       *[defend] Защищаются
    }: { NAMES($names) }; в бою { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }{ $out ->
        [none] { "" }
       *[other] , вне боя с 1 здоровья: { NAMES($out) }
    }. [{ NAMES($cites) }]

war_at_sea-event-bonus_rolled = **Битва №{ TEXT($battle) }, раунд { TEXT($round) }**: { $ties ->
        [0] { "" }
        [one] после { $ties } ничьей{" "}
       *[many] после { $ties } ничьих{" "}
    }нападающие { $attack }, защитники { $defend }. { $bonus ->
        [attack] Сила нападающих на десятую часть выше
        [defend] Сила защитников на десятую часть выше
       *[nobody] Прибавки нет ни у кого
    }. Итого: нападающие { $attack_total }, защитники { $defend_total }. [{ NAMES($cites) }]

war_at_sea-event-answer_sealed =
    Флот «{ $name }» ответил за { $side ->
        [attack] нападающих
       *[defend] защитников
    }; ответ пока тайный. [{ NAMES($cites) }]

war_at_sea-event-volley_fired =
    №{ TEXT($battle) }, стреляют { $side ->
        [attack] нападающие
       *[defend] защитники
    }: { $how ->
        [held] огня нет
       *[other] нанесено { $dealt } из { $total }{ $damage ->
            [none] { "" }
           *[other] {" "}({ NAMES($damage) })
        }
    }.{ $health ->
        [none] { "" }
       *[other] {" "}Осталось здоровья: { NAMES($health) }.
    }{ $out ->
        [none] { "" }
       *[other] {" "}Вне боя: { NAMES($out) }.
    }{ $sunk ->
        [none] { "" }
       *[other] {" "}**Потоплено: { NAMES($sunk) }.**
    } [{ NAMES($cites) }]

war_at_sea-event-answers_revealed =
    №{ TEXT($battle) }, после раунда { TEXT($round) }: нападающие { $attack ->
        [retreat] хотят отступить
        [offer_draw] предлагают ничью
       *[fight_on] сражаются дальше
    }, защитники { $defend ->
        [retreat] хотят отступить
        [offer_draw] предлагают ничью
       *[fight_on] сражаются дальше
    }. [{ NAMES($cites) }]

war_at_sea-event-retreat_rolled =
    Отступают { $tried ->
        [attack] нападающие
        [defend] защитники
       *[other] обе стороны
    }: нападающие { $attack }, защитники { $defend }. { $away ->
        [attack] Нападающие уходят
        [defend] Защитники уходят
       *[nobody] Никто не ушёл, бой продолжается
    }. [{ NAMES($cites) }]

war_at_sea-event-side_beaten = **Битва №{ TEXT($battle) }: { $side ->
        [attack] нападающие разбиты
       *[defend] защитники разбиты
    }**: { $why ->
        [retreated] они отступили
       *[no_ship_left] у них не осталось кораблей в бою
    }. [{ NAMES($cites) }]

war_at_sea-event-prizes_taken =
    Призы, { NAME($owner) }: { NAMES($ships) }, теперь во флоте { NAMES($into) }. [{ NAMES($cites) }]

war_at_sea-event-fleet_retreated =
    Флот «{ $name }» ушёл: { NAME($origin) } → { NAME($to) }{ $why ->
        [home] , откуда пришёл
        [only] , других областей без врагов рядом нет
       *[chosen] { "" }
    }. [{ NAMES($cites) }]

war_at_sea-event-fleet_forced =
    Флот «{ $name }» отступил с боем: { NAME($origin) } → { NAME($to) }. [{ NAMES($cites) }]

war_at_sea-event-fleet_surrendered =
    Флот «{ $name }» сдался{ $why ->
        [nowhere] : уйти некуда
       *[chosen] { "" }
    }. [{ NAMES($cites) }]

war_at_sea-event-battle_drawn = **Битва №{ TEXT($battle) }, { NAME($area) }: ничья**. { $why ->
        [agreed] Так решили обе стороны
        [silence] Два раунда никто не наносил урона
        [last_round] Битва шла столько раундов, сколько можно
        [no_ship_left] Кораблей в бою не осталось ни у кого
        [both_retreat] Отступили обе стороны
       *[umpire] Её прекратил судья
    }. [{ NAMES($cites) }]

war_at_sea-event-truce_began =
    Флот «{ $name }» уйти не может. Пока никто из них не сдвинулся и не кончился ход { TEXT($turn) }, у него перемирие: { NAMES($foe_names) }. [{ NAMES($cites) }]

## Команды судьи

war_at_sea-command-umpire-start = начать
    .about = Начать первый ход
    .said = { NAME($actor) }: начать первый ход.
    .attackers = нападают
    .attackers-about = Кто нападает при встрече: f1, f4

war_at_sea-command-umpire-close = закрыть
    .about = Закончить за всех ход, продажу, поддержку
    .said = { $battle ->
        [none] { NAME($actor) }: закончить за всех.
       *[other] { NAME($actor) }: больше никто никого не поддерживает, битва №{ TEXT($battle) }.
    }
    .battle = битва
    .battle-about = Только поддержку в этой битве

war_at_sea-command-umpire-draw = ничья
    .about = Прекратить битву вничью
    .said = { NAME($actor) }: прекратить битву №{ TEXT($battle) } вничью.
    .battle = битва
    .battle-about = Её номер

war_at_sea-command-umpire-end = конец
    .about = Закончить игру
    .said = { NAME($actor) }: конец игры.

war_at_sea-command-umpire-faction = фракция
    .about = Принять новую фракцию
    .said = { NAME($actor) }: в игру вступает фракция { $faction }.
    .faction = фракция
    .faction-about = Её имя: a–z, цифры, - и _
    .gold = золото
    .gold-about = Её золото

war_at_sea-command-umpire-treasury = казна
    .about = Указать золото фракции
    .said = { NAME($actor) }: казна, { NAME($faction) } — { $gold }.
    .faction = фракция
    .faction-about = Чьё
    .gold = золото
    .gold-about = Сколько теперь

war_at_sea-command-umpire-relation = отношения
    .about = Указать войну, союз, нейтралитет
    .said = { NAME($actor) }: { NAME($one) } — { NAME($other) }, { NAME($relation) }.
    .one = одна
    .one-about = Одна фракция
    .other = другая
    .other-about = Другая фракция
    .relation = отношения
    .relation-about = Что между ними
    .attackers = нападают
    .attackers-about = Кто нападает при встрече: f1, f4

war_at_sea-command-umpire-owner = владелец
    .about = Указать, чья провинция
    .said = { NAME($actor) }: владелец провинции «{ NAME($province) }» — { NAME($owner) }.
    .province = провинция
    .province-about = Какая провинция
    .owner = владелец
    .owner-about = Фракция, или nobody

war_at_sea-command-umpire-fleet = флот
    .about = Создать флот, можно пиратский
    .said = { NAME($actor) }: новый флот, { NAME($owner) }, область «{ NAME($area) }», { NAMES($ships) }.
    .owner = владелец
    .owner-about = Фракция, или pirates
    .area = область
    .area-about = Морская область
    .ships = корабли
    .ships-about = Например frigate=2, sloop=1
    .name = название
    .name-about = Как называется
    .attackers = нападают
    .attackers-about = Кто нападёт на врагов; иначе он

war_at_sea-command-umpire-give = дать
    .about = Дать флоту новые корабли
    .said = { NAME($actor) }: новые корабли во флот { $fleet }, { NAMES($ships) }.
    .fleet = флот
    .fleet-about = Какой флот
    .ships = корабли
    .ships-about = Например frigate=2, sloop=1
    .owner = владелец
    .owner-about = Чьи; иначе командующего

war_at_sea-command-umpire-remove = убрать
    .about = Убрать корабли из игры
    .said = { NAME($actor) }: убрать { NAMES($ships) }.
    .ships = корабли
    .ships-about = Например s3, s7

war_at_sea-command-umpire-health = здоровье
    .about = Указать здоровье корабля
    .said = { NAME($actor) }: здоровье корабля { $ship } — { $health }.
    .ship = корабль
    .ship-about = Какой корабль
    .health = здоровье
    .health-about = Сколько теперь

war_at_sea-command-umpire-put = перенести
    .about = Перенести флот в другую область
    .said = { NAME($actor) }: перенести флот { $fleet }, область «{ NAME($area) }».
    .fleet = флот
    .fleet-about = Какой флот
    .area = область
    .area-about = Морская область
    .attackers = нападают
    .attackers-about = Кто нападёт на врагов; иначе он

war_at_sea-command-umpire-points = очки
    .about = Указать очки движения флота
    .said = { NAME($actor) }: очки движения флота { $fleet } — { $points }.
    .fleet = флот
    .fleet-about = Какой флот
    .points = очки
    .points-about = Сколько теперь

## Что ввёл судья

war_at_sea-event-turn_closed =
    Судья закончил за всех { $phase ->
        [buyout] перекупку
       *[turn] ход { TEXT($turn) }
    }{ $waited_for ->
        [none] { "" }
       *[other] ; не успели: { NAMES($waited_for) }
    }. [{ NAMES($cites) }]

war_at_sea-event-game_ended = **Игра окончена**, ход { TEXT($turn) }. Корабли: { PAIRS($ships) }. Золото: { PAIRS($gold) }. [{ NAMES($cites) }]

war_at_sea-event-faction_added =
    В игру вступает { NAME($faction) }, золота { $gold }. [{ NAMES($cites) }]

war_at_sea-event-treasury_set =
    Золото, { NAME($faction) }: { $old } → { $new }. [{ NAMES($cites) }]

war_at_sea-event-relation_set =
    { NAME($one) } — { NAME($other) }: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

war_at_sea-event-owner_set =
    Владелец провинции «{ NAME($province) }»: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

war_at_sea-event-fleet_made =
    Новый флот «{ $name }», { NAME($owner) }, область «{ NAME($area) }»: { NAMES($ships) } ({ NAMES($ids) }). [{ NAMES($cites) }]

war_at_sea-event-ships_given =
    Флот «{ $name }» ({ NAME($area) }), { NAME($owner) }: новые корабли { NAMES($ships) } ({ NAMES($ids) }). [{ NAMES($cites) }]

war_at_sea-event-ships_removed =
    Убрано из игры: { NAMES($ships) }. [{ NAMES($cites) }]

war_at_sea-event-health_set =
    Здоровье { $ship } ({ NAME($type) }, { NAME($owner) }): { $old } → { $new }. [{ NAMES($cites) }]

war_at_sea-event-fleet_put =
    «{ $name }»: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

war_at_sea-event-points_set =
    Очки движения, «{ $name }»: { $old } → { $new }. [{ NAMES($cites) }]

## Ответы

war_at_sea-answer-ledger_shown = **{ NAME($faction) }**: золото — { $gold }, { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }; содержание в конце хода — { $upkeep }.

war_at_sea-answer-ledger_entry =
    - Ход { TEXT($turn) }, { $what ->
        [hire] наём
        [repair] починка
        [upkeep] содержание
        [buyout] перекупка
       *[umpire] поправка судьи
    }: { SIGNED($gold) }, осталось { $left }

war_at_sea-answer-battle_odds =
    { $battle ->
        [0] Если бы встретились
       *[other] **Битва №{ TEXT($battle) }**{ $round ->
            [0] { "" }
           *[other] , раунд { TEXT($round) }
        }
    }. Нападают: { NAMES($attackers) }; защищаются: { NAMES($defenders) }. Нападающие { $attackers_below ->
        [0] сражаются до конца
       *[other] отступают, когда у них меньше { $attackers_below } % общей силы
    }, защитники { $defenders_below ->
        [0] сражаются до конца
       *[other] отступают, когда у них меньше { $defenders_below } % общей силы
    }; огонь всегда поровну. Потери в среднем, потопленное и захваченное по цене: нападающие { $attackers_gold }, защитники { $defenders_gold }.{ $undecided ->
        [0] { "" }
       *[other] {" "}Битва слишком длинная, чтобы проследить все исходы: { $undecided } % остались открыты, числа — оценка.
    }

war_at_sea-answer-end_odds =
    - { $end ->
        [attack] Победа нападающих
        [defend] Победа защитников
       *[draw] Ничья
    }: **{ $percent } %** { $fraction ->
        [none] { "" }
       *[other] { $fraction }
    }{ $exact ->
        [true] { "" }
       *[false] {" "}(оценка; наверняка от { $least } до { $most } %)
    }

war_at_sea-answer-ship_odds =
    - { $side ->
        [attack] Нападающие
       *[defend] Защитники
    }, { NAME($type) } × { $brought }: потоплено { $sunk }, захвачено { $captured }, по цене { $gold }

war_at_sea-answer-standing_answers =
    Ваши ответы на будущее. Поддержка: { NAME($support) }. Огонь поровну: { NAME($even) }. Сражаться до раунда { $rounds }, пока кораблей не меньше { $ships }, а доля силы не меньше { $share } %; 0 — без предела, а если все три — 0, вас спросят.

## Отказы: кто, когда, где

war_at_sea-refusal-game_over = Игра окончилась на ходу { TEXT($turn) }.
war_at_sea-refusal-name_a_side = Это может сделать только фракция. Укажите, за какую вы действуете.
war_at_sea-refusal-not_the_umpire = Это делает только судья.
war_at_sea-refusal-wrong_phase =
    { $needed ->
        [setup] Это делают до первого хода
        [buyout] Это делают в конце хода, пока экипажи можно перекупить
       *[turn] Это делают во время хода
    }, а сейчас { $phase ->
        [setup] флоты ещё расставляются
        [turn] идёт ход
        [buyout] экипажи перекупают
       *[over] игра окончена
    }.
war_at_sea-refusal-said_before = Вы уже сказали, что закончили; другие — ещё нет.
war_at_sea-refusal-nothing_to_end = Пиратов нет, и своего хода у судьи тоже. За всех ход заканчивают командой { COMMAND("sea umpire close") }.
war_at_sea-refusal-nothing_to_buy = Здесь нет ничего, что вы могли бы купить.
war_at_sea-refusal-battle_open = Сначала должна кончиться битва №{ TEXT($battle) } ({ NAME($area) }).
war_at_sea-refusal-battle_waiting = Враги ещё должны сразиться ({ NAME($area) }).
war_at_sea-refusal-locked = Идёт битва №{ TEXT($battle) } ({ NAME($at) }). Пока она не кончится, в области «{ NAME($area) }» ничего другого не происходит.
war_at_sea-refusal-no_such_area = Морской области «{ $area }» нет.
war_at_sea-refusal-no_such_province = Провинции «{ $province }» нет.
war_at_sea-refusal-no_such_faction = Фракции «{ NAME($faction) }» нет.
war_at_sea-refusal-no_such_fleet = Флота «{ $fleet }» нет.
war_at_sea-refusal-no_such_type = Типа кораблей «{ $type }» нет.
war_at_sea-refusal-no_such_ship = Корабля «{ $ship }» среди тех, о ком речь, нет.
war_at_sea-refusal-ship_twice = Корабль { $ship } указан дважды.
war_at_sea-refusal-no_such_battle = Битвы №{ TEXT($battle) } сейчас нет.

## Отказы: флоты

war_at_sea-refusal-not_your_fleet =
    { $commander ->
        [umpire] Флот «{ $name }» ({ $fleet }) — пиратский, им командует судья.
       *[other] Флотом «{ $name }» ({ $fleet }) командуете не вы. Командующий: { NAME($commander) }.
    }
war_at_sea-refusal-no_points = У флота «{ $name }» ({ $fleet }) в этот ход не осталось очков движения.
war_at_sea-refusal-not_adjacent = Области «{ NAME($to) }» и «{ NAME($area) }» — не соседние.
war_at_sea-refusal-not_your_coast = В области «{ NAME($area) }» нет берегов ваших провинций.
war_at_sea-refusal-nothing_left = Во флоте «{ $name }» ({ $fleet }) должен остаться хотя бы один корабль.
war_at_sea-refusal-same_fleet = Флот «{ $name }» ({ $fleet }) нельзя соединить с ним самим.
war_at_sea-refusal-not_together = Флоты в разных областях: «{ $name }» — { NAME($area) }, «{ $other }» — { NAME($there) }.
war_at_sea-refusal-not_allied = Союза нет: { NAME($faction) } — { NAME($other) }.
war_at_sea-refusal-fleet_full =
    Во флоте не больше 20 кораблей. «{ $name }» ({ $fleet }): { $room ->
        [0] мест нет
        [one] свободно { $room } место
        [few] свободно { $room } места
       *[many] свободно { $room } мест
    }, а нужно { $number }.
war_at_sea-refusal-own_fleets = Оба флота ваши: их соединяет { COMMAND("sea fleet merge") }.
war_at_sea-refusal-no_ships_there = Во флоте «{ $name }» ({ $fleet }) нет ваших кораблей.
war_at_sea-refusal-no_such_commander = { NAME($faction) } командовать не может: в этих флотах нет кораблей этой фракции.
war_at_sea-refusal-no_receiver = Во флоте «{ $name }» ({ $fleet }) некому передать корабли.
war_at_sea-refusal-ship_elsewhere = Корабля { $ship } нет в области «{ NAME($area) }», где стоит флот.
war_at_sea-refusal-no_such_offer = Предложения «{ $offer }», на которое вы могли бы ответить, нет.
war_at_sea-refusal-blockades_already = Флот «{ $name }» ({ $fleet }) уже блокирует порт «{ NAME($port) }».
war_at_sea-refusal-no_such_port = В области «{ NAME($area) }» нет порта «{ NAME($port) }».
war_at_sea-refusal-port_not_hostile =
    { $owner ->
        [nobody] Порт «{ NAME($port) }» ничей: блокировать некого.
       *[other] Порт «{ NAME($port) }» принадлежит фракции «{ NAME($owner) }», а этот флот с ней не воюет. Войны вводит судья.
    }
war_at_sea-refusal-no_blockade = Флот «{ $name }» ({ $fleet }) ничего не блокирует.

## Отказы: корабли и золото

war_at_sea-refusal-treasury_short =
    { $gold ->
        [one] Нужен { $gold } золотой
       *[many] Нужно { $gold } золотых
    }, а в казне { $treasury } ({ NAME($faction) }).
war_at_sea-refusal-no_port_here = В области «{ NAME($area) }» нет порта, вашего или союзного.
war_at_sea-refusal-port_blockaded = Порт «{ NAME($port) }» заблокирован, а другого для вас в области «{ NAME($area) }» нет.
war_at_sea-refusal-no_fleet_of_yours_here = В области «{ NAME($area) }» флот «{ $name }» ({ $fleet }) не ваш.
war_at_sea-refusal-nothing_damaged = Во флоте «{ $name }» ({ $fleet }) нет ваших повреждённых кораблей.
war_at_sea-refusal-too_far = Корабль { $ship } продаётся далеко ({ NAME($area) }), а флот «{ $name }» — { NAME($there) }.

## Отказы судье

war_at_sea-refusal-not_a_name = «{ $faction }» не годится для новой фракции: имя занято, или в нём не только строчные латинские буквы, цифры, - и _ (до 16 знаков).
war_at_sea-refusal-one_faction = Укажите две разные фракции.
war_at_sea-refusal-relation_locked = { NAME($one) } и { NAME($other) } участвуют в битве №{ TEXT($battle) } ({ NAME($area) }). Пока она не кончится, отношения между ними не меняются.
war_at_sea-refusal-name_attacker = В области «{ NAME($area) }» встретились враги: укажите там флот, который нападает.
war_at_sea-refusal-nobody_to_attack = Флоту «{ $name }» ({ $fleet }) не на кого напасть.
war_at_sea-refusal-too_many_ships = Во флоте может быть от 1 до { $most } кораблей, а не { $number }.
war_at_sea-refusal-no_owner_there = { NAME($faction) }: кораблей этой фракции в том флоте нет.
war_at_sea-refusal-health_outside = Здоровье корабля { $ship } — не больше { $most }.

## Отказы: встреча с врагом

war_at_sea-refusal-which_fleet = Спрашивают несколько ваших флотов: укажите, какой.
war_at_sea-refusal-nothing_asked = Сейчас вас об этом не спрашивают.
war_at_sea-refusal-not_asked = Флот «{ $name }» ({ $fleet }) сейчас об этом не спрашивают.
war_at_sea-refusal-cannot_decline =
    Флот «{ $name }» ({ $fleet }) не может уклониться от этой битвы: { $why ->
        [no_points] очков движения не осталось
        [forced] его пригнало сюда отступление
       *[nowhere] уйти некуда
    }.
war_at_sea-refusal-which_area = Возможно несколько областей: укажите одну.
war_at_sea-refusal-not_beside =
    { $to ->
        [nowhere] Уйти некуда.
       *[other] Область «{ NAME($to) }» не рядом с флотом.
    }
war_at_sea-refusal-no_such_group = С флота «{ $group }» не начинается группа врагов, с которой можно сразиться сначала.
war_at_sea-refusal-cannot_support = Флот «{ $name }» ({ $fleet }) не может поддержать эту сторону: он должен воевать с кем-то из её противников и ни с кем из неё самой. Войны вводит судья.
war_at_sea-refusal-which_side = Флот «{ $name }» ({ $fleet }) может поддержать любую сторону: укажите, какую.

## Отказы: битва

war_at_sea-refusal-no_targets_yet = Сейчас раунд { TEXT($round) }: вся сила раскладывается поровну. Выбирать цели можно с раунда { TEXT($free) }.
war_at_sea-refusal-no_order_now = Сейчас раунд { TEXT($round) }: с раунда { TEXT($free) } выбирают цели, и для каждой — число.
war_at_sea-refusal-not_so_much = Кораблю { $ship } можно нанести от 1 до { $health }, а не { $damage }.
war_at_sea-refusal-more_than_total = Ваша сила — { $total }, а роздано { $dealt }.
war_at_sea-refusal-battle_decided = Битва №{ TEXT($battle) } уже решена, флотам осталось разойтись.
war_at_sea-refusal-no_support_asked = В битве №{ TEXT($battle) } сейчас никого не спрашивают о поддержке.
war_at_sea-refusal-which_battle = Укажите битву или флоты обеих сторон.
war_at_sea-refusal-no_sides_yet = В битве №{ TEXT($battle) } стороны ещё не сложились.
war_at_sea-refusal-battle_or_fleets = Укажите либо битву, либо флоты, но не всё сразу.
war_at_sea-refusal-name_both_sides = Укажите флоты обеих сторон.
war_at_sea-refusal-on_both_sides = Флот «{ $name }» ({ $fleet }) не может сражаться на обеих сторонах.
war_at_sea-refusal-not_free =
    { $to ->
        [nowhere] Рядом с флотом нет областей без врагов.
       *[other] «{ NAME($to) }» — не соседняя область без врагов.
    }
war_at_sea-refusal-not_attackable =
    { $to ->
        [nowhere] Атаковать негде: разбитый флот атакует, только если рядом не осталось областей без врагов.
       *[other] В области «{ NAME($to) }» этот флот атаковать не может: только рядом, если областей без врагов нет, и не там, где его уже разбили.
    }
war_at_sea-refusal-can_still_leave = Рядом ещё есть область без врагов, куда можно уйти.

## Кубики

war_at_sea-purpose-bonus_attack = прибавка на раунд, нападающие
war_at_sea-purpose-bonus_defend = прибавка на раунд, защитники
war_at_sea-purpose-retreat_attack = отступление, нападающие
war_at_sea-purpose-retreat_defend = отступление, защитники
war_at_sea-purpose-claim = кому достанется корабль

## Варианты

war_at_sea-choice-fleet = { $fleet }: { $name }, { NAME($area) }, { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
war_at_sea-choice-ship = { $ship }: { NAME($type) } { $health }/{ $full }, { NAME($owner) }
war_at_sea-choice-ship_type = { NAME($type) }: цена { $cost }, здоровье { $health }, атака { $attack }
war_at_sea-choice-offer_merge = { $offer }: { NAME($faction) }, соединить флоты
war_at_sea-choice-offer_hand_over = { $offer }: { NAME($faction) }, передать корабли
war_at_sea-choice-battle = №{ TEXT($battle) }, { NAME($area) }
war_at_sea-choice-sale = { $ship }: { NAME($type) }, здоровье { $health }, { NAME($area) }, цена { $gold }

## Кнопки

war_at_sea-offer-start = Начать первый ход
war_at_sea-offer-start_war = Начать первый ход; кто нападает?
    .placeholder = Кто нападает там, где враги вместе
war_at_sea-offer-end_setup = Мои флоты расставлены
war_at_sea-offer-place = Поставить флот { $fleet }
    .placeholder = Область для флота { $fleet }
war_at_sea-offer-end_turn = Закончить мой ход
war_at_sea-offer-close = Закончить за всех
war_at_sea-offer-done = Больше ничего не куплю
war_at_sea-offer-buy = Перекупить корабли флотом { $fleet }
    .placeholder = Какие корабли купит { $fleet }
war_at_sea-offer-move = Вести флот { $fleet }
    .placeholder = Куда идёт { $fleet }
war_at_sea-offer-blockade = Заблокировать порт флотом { $fleet }
    .placeholder = Какой порт закроет { $fleet }
war_at_sea-offer-lift = Снять блокаду флота { $fleet }
war_at_sea-offer-repair = Починить флот { $fleet }
war_at_sea-offer-hire = Нанять корабль: { NAME($area) }
    .placeholder = Нанять: { NAME($area) }
war_at_sea-offer-accept_merge = Принять { $offer }: соединить флоты
war_at_sea-offer-accept_hand_over = Принять { $offer }: корабли
war_at_sea-offer-decline_merge = Отклонить { $offer }: соединить флоты
war_at_sea-offer-decline_hand_over = Отклонить { $offer }: корабли
war_at_sea-offer-foe = Сначала бой с { $group } и союзниками
war_at_sea-offer-stand = Принять бой флотом { $fleet }
war_at_sea-offer-withdraw = Уклониться от боя: { $fleet }
    .placeholder = Куда уходит { $fleet }
war_at_sea-offer-support_attack = Поддержать нападающих: { $fleet }
war_at_sea-offer-support_defend = Поддержать защитников: { $fleet }
war_at_sea-offer-stay_out = Остаться в стороне: { $fleet }
war_at_sea-offer-even = Огонь поровну
war_at_sea-offer-order = Выбрать, кому больше урона
    .placeholder = Кому достанется больше
war_at_sea-offer-fire = Выбрать цели
    .placeholder = Урон целям, например s3=7, s5=4
war_at_sea-offer-hold_fire = Не стрелять
war_at_sea-offer-fight_on = Сражаться дальше
war_at_sea-offer-retreat = Попытаться отступить
war_at_sea-offer-retreat_cornered = Отступить: потом атаковать или сдаться
war_at_sea-offer-offer_draw = Предложить ничью
war_at_sea-offer-go = Уйти: { $fleet }
    .placeholder = Куда уходит { $fleet }
war_at_sea-offer-attack = Отступить с боем: { $fleet }
    .placeholder = Куда отступает с боем { $fleet }
war_at_sea-offer-surrender = Сдать флот { $fleet }

## Кого и зачем ждут

war_at_sea-awaited-setup = расставить флоты и сказать, что готово
war_at_sea-awaited-start = начать первый ход
war_at_sea-awaited-turn = отдать приказы или закончить ход
war_at_sea-awaited-pirates = сыграть за пиратов или закончить их ход
war_at_sea-awaited-buyout = перекупить корабли или сказать, что покупок не будет
war_at_sea-awaited-close = закончить ход или перекупку
war_at_sea-awaited-foe = назвать, с какими врагами сражаться сначала
war_at_sea-awaited-decline = принять бой или уклониться
war_at_sea-awaited-support = поддержать одну из сторон битвы рядом или остаться в стороне
war_at_sea-awaited-order = сказать, кому из одинаковых кораблей достанется больше, или стрелять поровну
war_at_sea-awaited-fire = выбрать цели, стрелять поровну или не стрелять
war_at_sea-awaited-stay = сражаться, отступить или предложить ничью
war_at_sea-awaited-stay_cornered = сражаться, отступить или предложить ничью; свободных областей рядом нет, и после отступления можно будет лишь атаковать или сдаться
war_at_sea-awaited-retreat_to = выбрать, куда уйдёт разбитый флот
war_at_sea-awaited-attack_or_surrender = отступить разбитым флотом с боем или сдаться
war_at_sea-awaited-part = выбрать, куда уйдёт флот после ничьей

## Домашние правила

war_at_sea-option-dice_sides = Сколько граней у кубиков.
war_at_sea-option-overkill = Куда девается урон сверх здоровья корабля: переходит на другие или теряется.
war_at_sea-option-half_rule = Делится ли атака повреждённого корабля пополам один раз, на половине здоровья, или снова при каждом уполовинивании.
war_at_sea-option-stronger = По чему корабль считается сильнее: таким лишние очки урона достаются первыми.
war_at_sea-option-support_mode = Участвует поддерживающий флот в битве полностью или добавляет атаку, не боясь ни урона, ни захвата.
war_at_sea-option-both_retreat = Если после раунда отступают обе стороны: уходит та, у кого больше на кубике, или это ничья.
war_at_sea-option-bonus_tie = Если кубики на прибавку равны: её нет ни у кого или бросают снова.
war_at_sea-option-closed_origin = Что делает разбитый нападавший, если путь назад закрыли враги: отступает как защитник или идёт туда с боем.
war_at_sea-option-disband_unsold = Что становится с распущенными кораблями, которых никто не купил.
war_at_sea-option-buyout_priority = Кому достаётся корабль, который хотят купить несколько флотов.
war_at_sea-option-new_fleet_mp = Сколько очков движения у только что нанятого флота.
war_at_sea-option-max_rounds = После скольких раундов битва кончается вничью; 0 — без предела.

## Справка

war_at_sea-help = **Команды этой игры**
    - До первого хода: { COMMAND("sea fleet place") }. Во время хода: { COMMAND("sea fleet move") }, { COMMAND("sea fleet blockade") }, { COMMAND("sea fleet split") }, { COMMAND("sea ship hire") }, { COMMAND("sea ship repair") } и другие. Когда всё сделано — { COMMAND("sea end-turn") }.
    - В битве вас спрашивают кнопками; каждый ответ — ещё и команда: { COMMAND("sea stand") }, { COMMAND("sea withdraw") }, { COMMAND("sea fire") }. Приказы на огонь и ответы после раунда тайны, пока не ответили обе стороны. { COMMAND("sea standing") } оставляет ответы на будущее: битва пойдёт и пока вы спите.
    - { COMMAND("game chart") } показывает моря, { COMMAND("sea ledger") } — золото, { COMMAND("sea odds") } — шансы битвы.
    - Флот с очками движения может войти в область с врагами, уклониться от боя и уйти с другой стороны: правила это позволяют (SEA-ENG-2).
    - Войны, союзы, доходы и всё, что случается на суше, вводит судья: например, { COMMAND("sea umpire relation") }.

## Сценарии

war_at_sea-scenario-duel = Дуэль
    .about = Две фракции, пять морских областей: для первой игры
war_at_sea-scenario-six-flags = Шесть флагов
    .about = Шесть фракций по кругу, 25 морских областей; у каждой сосед-союзник и сосед-враг

## Вопросы, для которых есть кнопка

war_at_sea-inquiry-odds = Шансы битвы №{ TEXT($battle) }
