### Nine Years: Война короля Вильгельма в колониях.

nine_years-title = Nine Years: Война короля Вильгельма

## Имена

nine_years-name-alliance = Альянс
    .gen = Альянса
    .dat = Альянсу
    .acc = Альянс
    .ins = Альянсом
    .pre = Альянсе
nine_years-name-bourbon = Бурбоны
    .gen = Бурбонов
    .dat = Бурбонам
    .acc = Бурбонов
    .ins = Бурбонами
    .pre = Бурбонах
nine_years-name-umpire = Судья
    .gen = судьи
    .dat = судье
    .acc = судью
    .ins = судьёй
    .pre = судье
nine_years-name-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .pre = ником
nine_years-name-as_it_is = как сейчас
nine_years-name-events = События
    .gen = Событий
    .dat = Событиям
    .acc = События
    .ins = Событиями
    .pre = Событиях
nine_years-name-reinforcement = Подкрепления
    .gen = Подкреплений
    .dat = Подкреплениям
    .acc = Подкрепления
    .ins = Подкреплениями
    .pre = Подкреплениях
nine_years-name-campaign = Кампания
    .gen = Кампании
    .dat = Кампании
    .acc = Кампанию
    .ins = Кампанией
    .pre = Кампании
nine_years-name-winter_quarters = Зимние квартиры
    .gen = Зимних квартир
    .dat = Зимним квартирам
    .acc = Зимние квартиры
    .ins = Зимними квартирами
    .pre = Зимних квартирах
nine_years-name-only = единственная
    .gen = единственной
    .dat = единственной
    .acc = единственную
    .ins = единственной
    .pre = единственной
nine_years-name-left = левая
    .gen = левой
    .dat = левой
    .acc = левую
    .ins = левой
    .pre = левой
nine_years-name-middle = средняя
    .gen = средней
    .dat = средней
    .acc = среднюю
    .ins = средней
    .pre = средней
nine_years-name-right = правая
    .gen = правой
    .dat = правой
    .acc = правую
    .ins = правой
    .pre = правой
nine_years-name-off = вне трека
nine_years-name-example = как в примере
nine_years-name-literal = по букве правила
nine_years-name-game_turn = на весь год
nine_years-name-round = до передачи хода
nine_years-name-other = другой
nine_years-name-NY = NY (Девятилетняя война)
nine_years-name-NPWS = NPWS

## Команды сторон

nine_years-command-roll = бросок
    .about = Бросить оба кубика на Войну короля Вильгельма
    .said = { NAME($actor) }: бросок на Войну короля Вильгельма.

nine_years-command-flip = перевернуть
    .about = Сбросить карту действий и перевернуть маркер на свою сторону, раз за игру
    .said = { NAME($actor) }: перевернуть маркер Войны короля Вильгельма.

nine_years-command-support = поддержка
    .about = За очко ресурсов положить маркер контроля рядом с маркером войны
    .said = { NAME($actor) }: поддержка колоний.

nine_years-command-pass = передать
    .about = Передать ход другой стороне в фазу Кампании
    .said = { NAME($actor) }: передать ход.

nine_years-command-next = дальше
    .about = Объявить, что в этой фазе вы закончили
    .said = { NAME($actor) }: закончить фазу.

nine_years-command-odds = шансы
    .about = Точные шансы броска на Войну короля Вильгельма
    .atlantic = атлантика
    .atlantic-about = Чьим считать контроль Атлантики
    .up = вверху
    .up-about = Чью сторону маркера считать верхней
    .years = годы
    .years-about = Через сколько следующих бросков, по одному в год, при тех же условиях

## Команды судьи

nine_years-group-umpire = судья
    .about = Факты, которые вводит судья

nine_years-command-umpire-atlantic = атлантика
    .about = Указать, кто контролирует Атлантику
    .said = { NAME($actor) }: контроль Атлантики — { NAME($side) }.
    .side = сторона
    .side-about = Кто контролирует её теперь

nine_years-command-umpire-cards = карты
    .about = Указать, сколько у стороны карт действий
    .said = { NAME($actor) }: карты действий { NAME($side, case: "gen") } — { $number }.
    .side = сторона
    .side-about = Чьи карты
    .number = число
    .number-about = Сколько их теперь

nine_years-command-umpire-resources = ресурсы
    .about = Указать, сколько у стороны очков ресурсов
    .said = { NAME($actor) }: очки ресурсов { NAME($side, case: "gen") } — { $number }.
    .side = сторона
    .side-about = Чьи очки ресурсов
    .number = число
    .number-about = Сколько их теперь

nine_years-command-umpire-vp = очки
    .about = Указать общий счёт победных очков
    .said = { NAME($actor) }: { $number } ПО.
    .number = число
    .number-about = Новый счёт

nine_years-command-umpire-initiative = инициатива
    .about = Указать, у какой стороны инициатива
    .said = { NAME($actor) }: инициатива — { NAME($side) }.
    .side = сторона
    .side-about = Кто теперь начинает фазу Кампании

nine_years-command-umpire-phase = фаза
    .about = Начать заново одну из фаз этого года
    .said = { NAME($actor) }: перейти к фазе { NAME($phase, case: "gen") }.
    .phase = фаза
    .phase-about = Какая фаза

nine_years-command-umpire-year = год
    .about = Начать год заново, с фазы Событий
    .said = { NAME($actor) }: перейти к { TEXT($year) } году.
    .year = год
    .year-about = Какой год

nine_years-command-umpire-marker = маркер
    .about = Переставить маркер войны или перевернуть его
    .said = { NAME($actor) }: поставить маркер Войны короля Вильгельма.
    .box = ячейка
    .box-about = Где он лежит теперь; если не указать — там же
    .side = сторона
    .side-about = Чья сторона теперь вверху; если не указать — та же

nine_years-command-umpire-support = поддержка
    .about = Положить маркер контроля на трек или снять его, бесплатно
    .said = { NAME($actor) }: поставить маркер контроля { NAME($side, case: "gen") }.
    .side = сторона
    .side-about = Чей маркер контроля
    .box = ячейка
    .box-about = Где он лежит теперь; если не указать — там, куда его кладут правила

## Что произошло

nine_years-event-war_rolled =
    Война короля Вильгельма: Альянс { $atlantic ->
        [alliance] { $alliance } + 1 за Атлантику = { $alliance_total }
       *[other] { $alliance }
    }, Бурбоны { $atlantic ->
        [bourbon] { $bourbon } + 1 за Атлантику = { $bourbon_total }
       *[other] { $bourbon }
    }. { $decided_by ->
        [side_up] При ничьей выигрывает сторона, которая на маркере вверху: победа { NAME($winner, case: "gen") }.
       *[total] Победа { NAME($winner, case: "gen") }.
    } [{ NAMES($cites) }]

nine_years-event-marker_moved =
    Маркер сдвинут { $winner ->
        [alliance] вправо
       *[bourbon] влево
    }{ $skipped ->
        [0] { "" }
        [one] , через { $skipped } занятую ячейку,
        [few] , через { $skipped } занятые ячейки,
       *[many] , через { $skipped } занятых ячеек,
    } из { $old_place ->
        [only] ячейки { SIGNED($old_value) }
       *[other] { NAME($old_place, case: "gen") } ячейки { SIGNED($old_value) }
    } в { $new_place ->
        [only] ячейку { SIGNED($new_value) }
       *[other] { NAME($new_place, case: "acc") } ячейку { SIGNED($new_value) }
    }. [{ NAMES($cites) }]

nine_years-event-marker_stayed =
    Маркер остаётся в { $place ->
        [only] ячейке { SIGNED($value) }
       *[other] { NAME($place, case: "pre") } ячейке { SIGNED($value) }
    }: трек здесь кончается. [{ NAMES($cites) }]

nine_years-event-victory_points_changed =
    ПО: { $old } → { $new }. [{ NAMES($cites) }]

nine_years-event-support_removed =
    С трека сняты маркеры контроля: { NAMES($sides) }. [{ NAMES($cites) }]

nine_years-event-support_placed =
    Маркер контроля { NAME($side, case: "gen") } положен в { $place ->
        [only] ячейку { SIGNED($value) }
       *[other] { NAME($place, case: "acc") } ячейку { SIGNED($value) }
    }; { $resources ->
        [0] очков ресурсов не осталось
        [one] осталось { $resources } очко ресурсов
        [few] осталось { $resources } очка ресурсов
       *[many] осталось { $resources } очков ресурсов
    }. [{ NAMES($cites) }]

nine_years-event-marker_flipped =
    Маркер перевёрнут на сторону { NAME($side, case: "gen") }; { $cards ->
        [0] карт действий не осталось
        [one] осталась { $cards } карта действий
        [few] осталось { $cards } карты действий
       *[many] осталось { $cards } карт действий
    }. [{ NAMES($cites) }]

nine_years-event-turn_handed_over =
    Ход передан: { NAME($old) } → { NAME($new) }. [{ NAMES($cites) }]

nine_years-event-end_said =
    { NAME($side) }: в фазе { NAME($phase, case: "gen") } всё сделано.

nine_years-event-phase_ended =
    { TEXT($year) } год: фаза { NAME($phase, case: "gen") } окончена.

nine_years-event-phase_began =
    { $phase ->
        [events] Начался { TEXT($year) } год, фаза Событий; { $roll ->
            [due] предстоит бросок на Войну короля Вильгельма
            [made] бросок на Войну короля Вильгельма в этом году уже сделан
           *[none] броска на Войну короля Вильгельма в этом году нет
        }.
        [reinforcement] { TEXT($year) } год, фаза Подкреплений: каждая сторона может отправить поддержку в колонии.
        [campaign] { TEXT($year) } год, фаза Кампании: первый ход за стороной { NAME($turn, case: "gen") }.
       *[winter_quarters] { TEXT($year) } год, фаза Зимних квартир.
    } [{ NAMES($cites) }]

nine_years-event-game_ended =
    Игра окончена, зима { TEXT($year) } года позади: { $vp } ПО. Маркер лежит в { $marker_place ->
        [only] ячейке { SIGNED($marker_value) }
       *[other] { NAME($marker_place, case: "pre") } ячейке { SIGNED($marker_value) }
    }, вверху сторона { NAME($marker_side, case: "gen") }. Очки ресурсов: Альянс — { $alliance_resources }, Бурбоны — { $bourbon_resources }. Карты действий: Альянс — { $alliance_cards }, Бурбоны — { $bourbon_cards }. { $flips ->
        [0] Маркер не переворачивал никто
       *[other] Маркер переворачивали: { NAMES($flipped) }
    }.

nine_years-event-atlantic_set =
    Контроль Атлантики: { NAME($old) } → { NAME($new) }.

nine_years-event-initiative_set =
    Инициатива: { NAME($old) } → { NAME($new) }. Уже начатый ход остаётся за тем, кто его начал.

nine_years-event-victory_points_set =
    ПО: { $old } → { $new }.

nine_years-event-cards_set =
    Карты действий { NAME($side, case: "gen") }: { $old } → { $new }.

nine_years-event-resources_set =
    Очки ресурсов { NAME($side, case: "gen") }: { $old } → { $new }.

nine_years-event-phase_set =
    Фаза: { NAME($old) } → { NAME($new) }.

nine_years-event-year_set =
    Год: { TEXT($old) } → { TEXT($new) }.

nine_years-event-marker_set =
    Маркер: { $old_place ->
        [only] ячейка { SIGNED($old_value) }
       *[other] { NAME($old_place) } ячейка { SIGNED($old_value) }
    }, { NAME($old_side) } → { $new_place ->
        [only] ячейка { SIGNED($new_value) }
       *[other] { NAME($new_place) } ячейка { SIGNED($new_value) }
    }, { NAME($new_side) }. ПО не меняются.

nine_years-event-support_set =
    Маркер контроля { NAME($side, case: "gen") }: { $old_place ->
        [off] вне трека
        [only] ячейка { SIGNED($old_value) }
       *[other] { NAME($old_place) } ячейка { SIGNED($old_value) }
    } → { $new_place ->
        [off] вне трека
        [only] ячейка { SIGNED($new_value) }
       *[other] { NAME($new_place) } ячейка { SIGNED($new_value) }
    }.

## Ответы

nine_years-answer-roll_odds =
    Из { $throws } равновозможных бросков Альянс выигрывает { $alliance }, Бурбоны — { $bourbon }. Атлантика: { NAME($atlantic) }. На маркере вверху: { NAME($up) }.

nine_years-answer-roll_outcome =
    При победе { NAME($winner, case: "gen") } ({ $wins } из { $throws }): маркер в { $place ->
        [only] ячейке { SIGNED($value) }
       *[other] { NAME($place, case: "pre") } ячейке { SIGNED($value) }
    }, { $vp } ПО.

## Отказы

nine_years-refusal-game_over = Игра окончилась зимой { TEXT($year) } года.
nine_years-refusal-name_a_side = Это может сделать только сторона. Укажите, за какую вы действуете.
nine_years-refusal-not_the_umpire = Факты, которых эти правила не знают, вводит только судья.
nine_years-refusal-wrong_phase = Это делается в фазу { NAME($needed, case: "gen") }, а сейчас фаза { NAME($phase, case: "gen") }.
nine_years-refusal-not_your_turn = Сейчас ход { NAME($turn, case: "gen") }. Дождитесь, когда его передадут.
nine_years-refusal-flipped_before = Вы уже переворачивали маркер; каждой стороне это позволено один раз за игру.
nine_years-refusal-flip_closed =
    Маркер уже перевёрнут. Снова это можно будет сделать { $lock ->
        [round] после передачи хода
       *[game_turn] в следующем году
    }.
nine_years-refusal-side_already_up = Маркер уже лежит вашей стороной вверх. Карта и право перевернуть его остаются у вас.
nine_years-refusal-no_card = Чтобы перевернуть маркер, нужна карта действий, а у вас их нет.
nine_years-refusal-no_roll_this_year = До { TEXT($first) } года бросков на Войну короля Вильгельма нет.
nine_years-refusal-already_rolled = Бросок на Войну короля Вильгельма в { TEXT($year) } году уже сделан.
nine_years-refusal-roll_first = Фаза Событий { TEXT($year) } года не кончится без броска на Войну короля Вильгельма. Бросить может любая сторона или судья.
nine_years-refusal-said_before = Вы уже закончили фазу { NAME($phase, case: "gen") }; другая сторона — ещё нет.
nine_years-refusal-already_supporting = Ваш маркер контроля уже на треке и лежит там до следующего броска.
nine_years-refusal-no_resource_point = Колониальная поддержка стоит одно очко ресурсов, а у вас их нет.
nine_years-refusal-no_box_beside = Рядом с маркером трек кончается: для маркера контроля { NAME($side, case: "gen") } ячейки нет.
nine_years-refusal-no_such_box = На треке нет ячейки «{ $box }».
nine_years-refusal-year_outside = Эта игра идёт с { TEXT($first) } по { TEXT($last) } год.
nine_years-refusal-nothing_to_set = Укажите ячейку для маркера, сторону вверху или и то и другое.

## Кубики

nine_years-purpose-kww_alliance = Война короля Вильгельма, Альянс
nine_years-purpose-kww_bourbon = Война короля Вильгельма, Бурбоны

## Кнопки

nine_years-offer-roll = Бросить на Войну короля Вильгельма
nine_years-offer-flip = Перевернуть маркер за карту действий
nine_years-offer-support = Поддержать колонии за очко ресурсов
nine_years-offer-pass = Передать ход
nine_years-offer-next = Закончить фазу

## Кого и зачем ждут

nine_years-awaited-roll = сделать бросок на Войну короля Вильгельма или дождаться, пока бросит другая сторона
nine_years-awaited-end_events = закончить фазу Событий
nine_years-awaited-end_reinforcement = поддержать колонии или закончить фазу Подкреплений
nine_years-awaited-campaign_turn = передать ход или закончить фазу Кампании
nine_years-awaited-end_campaign = дождаться хода или закончить фазу Кампании
nine_years-awaited-end_winter = закончить фазу Зимних квартир

## Варианты

nine_years-choice-box =
    { $place ->
        [only] { SIGNED($value) } ПО
       *[other] { NAME($place) } { SIGNED($value) } ПО
    } (ячейка { TEXT($box) })
nine_years-choice-off = снять с трека

## Что не так с файлом

nine_years-fault-years_turned = последний год, { TEXT($last) }, раньше первого, { TEXT($first) }.
nine_years-fault-track_centre = 0 должен стоять ровно в одной ячейке, а здесь таких { $zeros }.
nine_years-fault-track_falls = в ячейке { $box } (самая левая — 0) стоит { $right } — меньше, чем в соседней слева: { $left }.

## Домашние правила

nine_years-option-track = Сколько ПО в ячейках трека Войны короля Вильгельма, слева направо; ровно в одной — 0.
nine_years-option-support_side = С какой стороны от маркера кладут колониальную поддержку: там, где в примере, или там, где велит фраза правила.
nine_years-option-flip_lock = Как долго после переворота маркера нельзя перевернуть его снова: весь год или до передачи хода.
nine_years-option-flip_ends_round = Занимает ли переворот маркера весь ход: тогда ход переходит к другой стороне.
nine_years-option-first_roll_turn = С какого хода игры делают бросок на Войну короля Вильгельма.
nine_years-option-scenario = Какой сценарий разыгрывается; только в NY зима меняет контроль Атлантики и ПО.
nine_years-option-wq_sealed = Выбираются ли зимние отходы и снимаемые линии тайно и выполняются ли вместе.

## Сценарии

nine_years-scenario-colonial-war = Колониальная война, 1688–1697
    .about = Десять лет Войны короля Вильгельма; события в Европе вводит судья

## Положение, и трек знаками

nine_years-status = **{ TEXT($year) } год**, { NAME($phase) }{ $turn ->
    [none] { "" }
   *[other] , ход { NAME($turn, case: "gen") }
}. ПО: { $vp }. Маркер — { $place ->
    [only] ячейка { SIGNED($value) }
   *[other] { NAME($place) } ячейка { SIGNED($value) }
}, вверху { NAME($side) }. Атлантика: { NAME($atlantic) }. Инициатива: { NAME($initiative) }.
nine_years-status-side = { NAME($side) }: очки ресурсов — { $resources }, карты действий — { $cards }{ $flipped ->
    [true] , переворот использован
   *[false] { "" }
}{ $done ->
    [true] , фазу закончили
   *[false] { "" }
}
nine_years-help = **Команды этой игры**
    - { COMMAND("nine roll") } — в фазу Событий, { COMMAND("nine support") } — в фазу Подкреплений, { COMMAND("nine flip") } и { COMMAND("nine pass") } — в свой ход в фазу Кампании. { COMMAND("nine next") } — вы закончили фазу.
    - { COMMAND("nine odds") } считает шансы броска, { COMMAND("game chart") } показывает трек.
    - Чего эти правила знать не могут, вводит судья: например, { COMMAND("nine umpire atlantic") }.
nine_years-chart-marker = { $side ->
    [alliance] А!
   *[bourbon] Б!
}
nine_years-chart-support = { $side ->
    [alliance] а
   *[bourbon] б
}
nine_years-chart-key = А! Б! — маркер, по стороне сверху
    а б — маркеры контроля
