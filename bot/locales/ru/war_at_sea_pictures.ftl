### Война на море: положение, карта морей и листы битв словами.

## Положение

war_at_sea-status = { $phase ->
        [setup] **До первого хода**: флоты расставляются.
        [buyout] **Ход { TEXT($turn) }**, конец: экипажи можно перекупить.
        [over] Игра окончена после хода { TEXT($turn) }.
       *[turn] **Ход { TEXT($turn) }**
    }
war_at_sea-status-faction = { NAME($faction) }: золото { TEXT($gold) }, { $fleets ->
        [one] { TEXT($fleets) } флот
        [few] { TEXT($fleets) } флота
       *[many] { TEXT($fleets) } флотов
    }, { $ships ->
        [one] { TEXT($ships) } корабль
        [few] { TEXT($ships) } корабля
       *[many] { TEXT($ships) } кораблей
    }
war_at_sea-status-pirates = Пираты: { $fleets ->
        [one] { TEXT($fleets) } флот
        [few] { TEXT($fleets) } флота
       *[many] { TEXT($fleets) } флотов
    }, { $ships ->
        [one] { TEXT($ships) } корабль
        [few] { TEXT($ships) } корабля
       *[many] { TEXT($ships) } кораблей
    }
war_at_sea-status-war = Воюют: { $pairs }
war_at_sea-status-alliance = В союзе: { $pairs }
war_at_sea-status-battle = Битва №{ $number }, { NAME($area) }{ $round ->
        [0] {""}
       *[other] , раунд { TEXT($round) }
    }
war_at_sea-status-waiting = Битва ждёт очереди: { NAME($area) }

## Карта словами

war_at_sea-chart-area = **{ NAME($area) }**, рядом: { $neighbours }
war_at_sea-chart-battle = **Битва №{ $number }**{ $round ->
        [0] {""}
       *[other] , раунд { TEXT($round) }
    }
war_at_sea-chart-waiting = Битва здесь ждёт очереди.
war_at_sea-chart-fleet = Флот { $id }, { $name } ({ $owners }): { $ships ->
        [one] { TEXT($ships) } корабль
        [few] { TEXT($ships) } корабля
       *[many] { TEXT($ships) } кораблей
    }, { $points ->
        [one] { TEXT($points) } очко движения
        [few] { TEXT($points) } очка движения
       *[many] { TEXT($points) } очков движения
    }{ $blockades ->
        [none] {""}
       *[other] ; блокирует порт: { $port }
    }
war_at_sea-chart-coast = { $port ->
        [none] Побережье
        [closed] Порт в блокаде
       *[open] Порт
    }: { NAME($province) }{ $owner ->
        [nobody] {""}
       *[other] {" "}({ NAME($owner) })
    }
war_at_sea-chart-sale = Экипажи на продажу: { $ships }

## Карта картинкой

war_at_sea-picture-title = { $phase ->
        [setup] Война на море, до первого хода
        [buyout] Война на море, конец хода { TEXT($turn) }
       *[other] Война на море, ход { TEXT($turn) }
    }
war_at_sea-picture-battle = №{ $number }{ $round ->
        [0] {""}
       *[other] {" "}· р. { TEXT($round) }
    }
war_at_sea-picture-waiting = ждёт
war_at_sea-picture-key-fleet = флот, его корабли
war_at_sea-picture-key-port = порт
war_at_sea-picture-key-closed = порт в блокаде
war_at_sea-picture-key-battle = битва, раунд
war_at_sea-picture-key-waiting = битва ждёт очереди
war_at_sea-picture-key-locked = заперто битвой
war_at_sea-picture-key-sale = корабли на продажу
war_at_sea-picture-chart-alt = { $title }. Карта: { $areas ->
        [one] { TEXT($areas) } морская область
        [few] { TEXT($areas) } морские области
       *[many] { TEXT($areas) } морских областей
    }, { $fleets ->
        [one] { TEXT($fleets) } флот
        [few] { TEXT($fleets) } флота
       *[many] { TEXT($fleets) } флотов
    }.{ $battles ->
        [0] {""}
       *[other] {" "}Битвы: { $fought }.
    }{ $closed ->
        [0] {""}
       *[other] {" "}Порты в блокаде: { $ports }.
    } С параметром «текст» всё рассказано по областям.

## Листы битв

war_at_sea-picture-sheet = Битва №{ $number }, { $area }
war_at_sea-picture-round = Раунд { TEXT($round) }
war_at_sea-picture-attack = Атака: { $factions }
war_at_sea-picture-defend = Оборона: { $factions }
war_at_sea-picture-total = урон { TEXT($total) }{ $bonus ->
        [true] {" "}(+10 %)
       *[false] {""}
    }
war_at_sea-picture-fleet = { $id }{ $helps ->
        [true] {" "}(поддержка)
       *[false] {""}
    } { $name }
war_at_sea-picture-sign-health = здоровье
war_at_sea-picture-sign-lost = потеряно в раунде
war_at_sea-picture-sign-out = вне боя: здоровье 1
war_at_sea-picture-sign-sunk = потоплен
war_at_sea-picture-attack-alt = Атака: { $factions }, { $ships ->
        [one] { TEXT($ships) } корабль
        [few] { TEXT($ships) } корабля
       *[many] { TEXT($ships) } кораблей
    }, потеряно здоровья: { TEXT($lost) }.
war_at_sea-picture-defend-alt = Оборона: { $factions }, { $ships ->
        [one] { TEXT($ships) } корабль
        [few] { TEXT($ships) } корабля
       *[many] { TEXT($ships) } кораблей
    }, потеряно здоровья: { TEXT($lost) }.
war_at_sea-picture-sheet-alt = Битва №{ $number }, { $area }, раунд { TEXT($round) }. { $sides }
