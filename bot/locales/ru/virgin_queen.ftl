### Virgin Queen: Испания. Имена, ход игры, домашние правила.

virgin_queen-title = Virgin Queen: Испания

## Имена

virgin_queen-name-ottoman = Османы
    .gen = Османов
    .dat = Османам
    .acc = Османов
    .ins = Османами
    .pre = Османах
virgin_queen-name-spain = Испания
    .gen = Испании
    .dat = Испании
    .acc = Испанию
    .ins = Испанией
    .pre = Испании
virgin_queen-name-england = Англия
    .gen = Англии
    .dat = Англии
    .acc = Англию
    .ins = Англией
    .pre = Англии
virgin_queen-name-france = Франция
    .gen = Франции
    .dat = Франции
    .acc = Францию
    .ins = Францией
    .pre = Франции
virgin_queen-name-hre = Священная Римская империя
    .gen = Священной Римской империи
    .dat = Священной Римской империи
    .acc = Священную Римскую империю
    .ins = Священной Римской империей
    .pre = Священной Римской империи
virgin_queen-name-protestant = Протестанты
    .gen = Протестантов
    .dat = Протестантам
    .acc = Протестантов
    .ins = Протестантами
    .pre = Протестантах
virgin_queen-name-umpire = Судья
    .gen = судьи
    .dat = судье
    .acc = судью
    .ins = судьёй
    .pre = судье
virgin_queen-name-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .pre = ником
virgin_queen-name-home = дома
virgin_queen-name-armada = Армада
    .gen = Армады
    .dat = Армаде
    .acc = Армаду
    .ins = Армадой
    .pre = Армаде
virgin_queen-name-spring = Весеннее развёртывание
    .gen = Весеннего развёртывания
    .dat = Весеннему развёртыванию
    .acc = Весеннее развёртывание
    .ins = Весенним развёртыванием
    .pre = Весеннем развёртывании
virgin_queen-name-action = Действия
    .gen = Действий
    .dat = Действиям
    .acc = Действия
    .ins = Действиями
    .pre = Действиях
virgin_queen-name-winter = Зима
    .gen = Зимы
    .dat = Зиме
    .acc = Зиму
    .ins = Зимой
    .pre = Зиме
virgin_queen-name-select = выбор сокровищ
virgin_queen-name-reroll = переброс кубика
virgin_queen-name-attack = атаки
virgin_queen-name-reward = выбор наград
virgin_queen-name-add = добавляются к лежащим
virgin_queen-name-refill = до этого числа
virgin_queen-name-replace = вместо лежащих
virgin_queen-name-attackers = атаковавшие
virgin_queen-name-zone = все в зоне

## Команды

virgin_queen-group-armada = армада
    .about = Непобедимая армада
virgin_queen-group-umpire = судья
    .about = Команды судьи

virgin_queen-command-next = дальше
    .about = Закончить фазу
    .said = { NAME($actor) }: закончить фазу.

virgin_queen-command-impulse = импульс
    .about = Закончить свой импульс
    .said = { NAME($actor) }: закончить импульс.

virgin_queen-command-umpire-turn = ход
    .about = Начать ход заново
    .said = { NAME($actor) }: перейти к ходу { TEXT($number) }.
    .number = номер
    .number-about = Какой ход

virgin_queen-command-umpire-phase = фаза
    .about = Начать фазу этого хода
    .said = { NAME($actor) }: перейти к фазе { NAME($phase, case: "gen") }.
    .phase = фаза
    .phase-about = Какая фаза

virgin_queen-command-umpire-impulse = импульс
    .about = Назвать, чей импульс
    .said = { NAME($actor) }: импульс { NAME($power, case: "gen") }.
    .power = держава
    .power-about = Какая держава

virgin_queen-command-umpire-end = конец
    .about = Закончить игру
    .said = { NAME($actor) }: закончить игру.

## Что произошло

virgin_queen-event-phase_ended = Ход { TEXT($turn) }: фаза { NAME($phase, case: "gen") } закончилась.

virgin_queen-event-phase_began = { $phase ->
        [spring] Ход { TEXT($turn) } начался с Весеннего развёртывания.
        [action] Ход { TEXT($turn) }, фаза Действий: первый импульс у { NAME($impulse, case: "gen") }.
       *[winter] Ход { TEXT($turn) }, фаза Зимы.
    }

virgin_queen-event-impulse_began = { $old ->
        [nobody] { "" }
       *[other] Импульс { NAME($old, case: "gen") } закончен.{ " " }
    }Теперь импульс { NAME($new, case: "gen") }.{ $lost ->
        [0] { "" }
       *[other] { " " }Неистраченные КО Испании пропали: { $lost }. [{ NAMES($cites) }]
    }

virgin_queen-event-escort_returned = { $number ->
        [one] Вернулся { $number } галеон конвоя
        [few] Вернулись { $number } галеона конвоя
       *[many] Вернулись { $number } галеонов конвоя
    }; галеонов теперь: { $galleons }. [{ NAMES($cites) }]

virgin_queen-event-game_ended = { $how ->
        [last_turn] Игра закончилась Зимой хода { TEXT($turn) }.
       *[umpire] Судья закончил игру на ходу { TEXT($turn) }.
    } ПО за пиратство: { PAIRS($piracy_vp) }. Сокровища: { PAIRS($treasures) }. { $armada ->
        [0] Армады на море нет.
       *[other] Сила Армады: { $armada }.
    } [{ NAMES($cites) }]

virgin_queen-event-calendar_set = Ход: { TEXT($old_turn) } → { TEXT($new_turn) }. Фаза: { NAME($old_phase) } → { NAME($new_phase) }. Импульс: { NAME($old_impulse) } → { NAME($new_impulse) }. [{ NAMES($cites) }]

## Отказы

virgin_queen-refusal-game_over = Игра закончилась на ходу { TEXT($turn) }.
virgin_queen-refusal-not_the_umpire = Факты извне этих правил вносит только судья.
virgin_queen-refusal-name_a_power = Это может только держава. Укажите, за кого вы действуете.
virgin_queen-refusal-not_spain = Это может делать только Испания.
virgin_queen-refusal-wrong_phase = Это делается в фазе { NAME($needed, case: "gen") }; сейчас фаза { NAME($phase, case: "gen") }.
virgin_queen-refusal-fleet_open = Сначала Флот Индий: событие не закончено, сейчас решается { $step ->
        [home] путь домой
       *[other] { NAME($step) }
    }.
virgin_queen-refusal-not_your_impulse = { $power ->
        [nobody] Сейчас ничей импульс.
       *[other] Сейчас импульс { NAME($power, case: "gen") }.
    }
virgin_queen-refusal-not_yours_to_end = { $phase ->
        [action] Фазу Действий заканчивает судья, когда все державы спасовали подряд.
       *[other] Фазу { NAME($phase, case: "gen") } заканчивает Испания или судья.
    }
virgin_queen-refusal-deal_first = Сокровища хода { TEXT($turn) } ещё не в ряду: судья сдаёт четыре или пять.
virgin_queen-refusal-excess_first = Сначала Испания называет, какие части на Армаде погибли; лишних: { $number }.
virgin_queen-refusal-no_such_turn = В этой игре ходы от 1 до { TEXT($last) }, хода { TEXT($number) } в ней нет.

## Кнопки

virgin_queen-offer-next = Закончить фазу
virgin_queen-offer-impulse = Закончить импульс

## Кого ждут и зачем

virgin_queen-awaited-deal = сдать четыре или пять сокровищ
virgin_queen-awaited-spring = Весеннее развёртывание: галеоны в конвой, одно движение; затем закончить фазу
virgin_queen-awaited-impulse = провести импульс и закончить его
virgin_queen-awaited-winter = Зима: возвращение домой, новые регулярные части; затем закончить фазу

## Домашние правила

virgin_queen-option-row_mode = Что делают сокровища нового хода: добавляются к ряду, дополняют его до числа или ложатся вместо старых.
virgin_queen-option-row_open = Лежат ли сокровища ряда открыто.
virgin_queen-option-zone_table = Океанская зона для каждой грани кубика, шесть кратких имён; без неё событие не начать.
virgin_queen-option-tf_return = Какие экспедиции могут вернуться домой после события.
virgin_queen-option-piracy_vp_cap = Сколько ПО за пиратство самое большее может быть у державы; 0 — без предела.
virgin_queen-option-armada_bank_cp = Остаются ли в Армаде КО, которых не хватило на целый уровень.
virgin_queen-option-home_ports = Порты, в которых, кроме Лиссабона, части создаются прямо на Армаде.
virgin_queen-option-capital_regular_needs_control = Получает ли столица регулярную часть только под контролем Испании и без осады.

virgin_queen-help = **Команды этой игры**
    - Испания: { COMMAND("spain escort") } и { COMMAND("spain spring") } в Весеннем развёртывании; { COMMAND("spain cp") } и { COMMAND("spain armada upgrade") } в свой импульс; { COMMAND("spain home") } Зимой. { COMMAND("spain treasures") } показывает то, что вам можно знать.
    - { COMMAND("spain start") } играет событие «Флот Индий»; его вопросы приходят кнопками. { COMMAND("spain odds") } даёт точные шансы.
    - { COMMAND("spain impulse") } заканчивает импульс, { COMMAND("spain next") } — фазу. Чего эти правила знать не могут, вносит судья командами вроде { COMMAND("spain umpire control") }.
