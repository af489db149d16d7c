parley-title = Переговоры

## Names

parley-name-north = Север
    .gen = Севера
    .dat = Северу
    .acc = Север
    .ins = Севером
    .pre = Севере
parley-name-south = Юг
    .gen = Юга
    .dat = Югу
    .acc = Юг
    .ins = Югом
    .pre = Юге
parley-name-umpire = судья
parley-name-attack = атака
parley-name-hold = ожидание
parley-name-leave = уход
parley-name-accept = согласие
parley-name-press = нажим
parley-name-shown = под флагом
parley-name-furled = без флага
parley-name-by_die = по кубику
parley-name-gull = Чайка
parley-name-heron = Цапля
parley-name-osprey = Скопа
parley-name-petrel = Буревестник
parley-name-swan = Лебедь
parley-name-dolphin = Дельфин
parley-name-marlin = Марлин
parley-name-pike = Щука
parley-name-salmon = Лосось
parley-name-sturgeon = Осётр
parley-name-bribe = Взятка
parley-name-chart = Морская карта
parley-name-envoy = Посланник
parley-name-gift = Дар
parley-name-hostage = Заложник
parley-name-oath = Клятва
parley-name-pilot = Лоцман
parley-name-rumour = Слух
parley-name-spy = Шпион
parley-name-storm = Шторм
parley-name-treaty = Договор
parley-name-wind = Попутный ветер
parley-name-cloth = сукно
    .gen = сукна
parley-name-salt = соль
    .gen = соли
parley-name-wine = вино
    .gen = вина
parley-name-aberdeen = Абердин
parley-name-amsterdam = Амстердам
parley-name-antwerp = Антверпен
parley-name-bergen = Берген
parley-name-bordeaux = Бордо
parley-name-bremen = Бремен
parley-name-brest = Брест
parley-name-bristol = Бристоль
parley-name-cadiz = Кадис
parley-name-calais = Кале
parley-name-copenhagen = Копенгаген
parley-name-cork = Корк
parley-name-danzig = Данциг
parley-name-dover = Дувр
parley-name-dublin = Дублин
parley-name-dunkirk = Дюнкерк
parley-name-emden = Эмден
parley-name-genoa = Генуя
    .acc = Геную
parley-name-hamburg = Гамбург
parley-name-hull = Халл
parley-name-leith = Лит
parley-name-lisbon = Лиссабон
parley-name-london = Лондон
parley-name-lubeck = Любек
parley-name-nantes = Нант
parley-name-porto = Порту
parley-name-riga = Рига
    .acc = Ригу
parley-name-rochelle = Ла-Рошель
parley-name-rotterdam = Роттердам
parley-name-stockholm = Стокгольм

## Commands

parley-group-talks = переговоры
    .about = Переговоры двух сторон
parley-group-umpire = судья
    .about = То, что делает только судья

parley-command-draw = тянуть
    .about = Вытянуть карты из мешка вслепую
    .said = { NAME($actor) } тянет { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    }.
    .number = число
    .number-about = Сколько карт, от 1 до 3

parley-command-play = сыграть
    .about = Открыть карту со своей руки
    .said = { NAME($actor) } играет карту «{ NAME($card) }».
    .card = карта
    .card-about = Какую карту с руки

parley-command-roll = бросок
    .about = Бросить от одного до пяти кубиков
    .said = { NAME($actor) } бросает { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
       *[other] { $number } кубиков
    }.
    .number = число
    .number-about = Сколько кубиков, от 1 до 5

parley-command-seal = выбор
    .about = Тайно выбрать, что делать сегодня
    .said = { NAME($actor) } делает тайный выбор.
    .kept = Ваш тайный выбор: { NAME($choice) }.
    .choice = выбор
    .choice-about = Что делать; откроется, когда выберут обе стороны

parley-command-talks-answer = ответ
    .about = Сказать своё слово на переговорах
    .said = { NAME($actor) } отвечает: { NAME($word) }.
    .word = слово
    .word-about = Согласиться или нажать

parley-command-sail = плыть
    .about = Увести флот в порт
    .said = { NAME($actor) } уводит флот в { NAME($to, case: "acc") }.
    .to = куда
    .to-about = В какой порт
    .show_flag = флаг
    .show_flag-about = Идти ли под флагом

parley-command-send = отправить
    .about = Отправить два или три корабля до завтра
    .said = { NAME($actor) } отправляет корабли: { NAMES($ships) }.
    .ships = корабли
    .ships-about = Два или три своих корабля, например gull, swan
    .to = куда
    .to-about = Куда; если не указать, в порт флота

parley-command-load = погрузить
    .about = Взять товары с причала в трюм
    .said = { NAME($actor) } грузит товары.
    .goods = товары
    .goods-about = Что и сколько, например wine=3, salt=1

parley-command-write = письмо
    .about = Написать письмо другой стороне
    .said = { NAME($actor) } пишет письмо.
    .letter = письмо
    .letter-about = Письмо в виде текстового файла

parley-command-name = назвать
    .about = Дать своему кораблю имя
    .said = { NAME($actor) } даёт кораблю имя.
    .ship = корабль
    .ship-about = Какой корабль
    .called = имя
    .called-about = Новое имя, не длиннее 32 знаков

parley-command-umpire-gold = золото
    .about = Установить золото стороны
    .said = Судья устанавливает золото { NAME($side, case: "gen") }: { $number }.
    .side = сторона
    .side-about = Чьё золото
    .number = число
    .number-about = Новое количество

parley-command-umpire-finish = конец
    .about = Закончить партию
    .said = Судья заканчивает партию.

parley-command-hand = рука
    .about = Посмотреть свою руку и тайный выбор
    .letters = письма
    .letters-about = Показать ли и письма

parley-command-odds = шансы
    .about = Как часто кубики дают не меньше стольких очков
    .number = число
    .number-about = Сколько кубиков, от 1 до 5; если не указать, 2
    .least = минимум
    .least-about = Наименьшая сумма, которая считается; если не указать, 7

## Events

parley-event-cards_drawn = { NAME($side) } тянет { $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[other] { $number } карт
    } из { $of }.
    .private = Вы вытянули: { NAMES($items) }.
parley-event-card_played = Открыта карта «{ NAME($card) }»: { NAME($side) } получает { $worth } золота.
parley-event-dice_rolled = Сумма броска { NAME($side, case: "gen") }: { $total }.
parley-event-choice_sealed = Выбор { NAME($side, case: "gen") } сделан и скрыт.
parley-event-choices_revealed = Выбор сторон открыт. { NAME("north") }: { NAME($north) }; { NAME("south") }: { NAME($south) }.
parley-event-talks_began = Стороны встретились, переговоры начинаются.
parley-event-word_said = { $round ->
        [1] Первое
       *[other] Второе
    } слово { NAME($side, case: "gen") }: { NAME($word) }.
parley-event-stake_set = Ставка — { $stake } золота: { $face } по кубику, { SIGNED($pressed) } за нажим. Первым говорит { NAME($speaker) }.
parley-event-talks_ended = { $outcome ->
        [peace] Мир: обе стороны в прибыли.
        [quarrel] Переговоры кончились ссорой: обе стороны в убытке.
       *[other] Переговоры кончились в пользу { NAME($outcome, case: "gen") }: ставка за ним.
    } Золото теперь: { NAME("north") } — { $north_gold }, { NAME("south") } — { $south_gold }.
parley-event-day_began = Начинается день { TEXT($day) }; все корабли вернулись.
parley-event-fleet_sailed = Флот { NAME($side, case: "gen") } { NAME($flag) } переходит: { NAME($origin) } — { NAME($to) }.
parley-event-ships_sent = До завтра в { NAME($to, case: "acc") } отправлены: { NAMES($ships) }.
parley-event-goods_loaded = { NAME($side) } грузит { $number ->
        [one] { $number } меру
        [few] { $number } меры
       *[other] { $number } мер
    } { NAME($good, case: "gen") }; { $left ->
        [0] на причале больше нет
       *[other] на причале осталось { $left }
    }.
parley-event-letter_written = { NAME($side) } написал письмо.
    .private = Письмо { NAME($side, case: "gen") }: { $letter }
parley-event-ship_named = Корабль { NAME($side, case: "gen") } «{ NAME($old) }» теперь называется «{ $called }».
parley-event-gold_set = Золото { NAME($side, case: "gen") }: было { $old }, стало { $new }.
parley-event-game_ended = Переговоры окончены, день { TEXT($day) }. Золото: { NAME("north") } — { $north_gold }, { NAME("south") } — { $south_gold }.

## Answers

parley-answer-hands = Карт на руках: { NAME("north") } — { $north }, { NAME("south") } — { $south }; в мешке: { $cup }.
parley-answer-card_held = У вас карта «{ NAME($card) }», цена: { $worth } золота.
parley-answer-choice_kept = Ваш тайный выбор: { NAME($choice) }.
parley-answer-letter_kept = Письмо { NAME($side, case: "gen") }: { $letter }
parley-answer-chances = { $number ->
        [one] { $number } кубик даёт
        [few] { $number } кубика дают
       *[other] { $number } кубиков дают
    } { $least } или больше в { $ways } { $ways ->
        [one] случае
       *[other] случаях
    } из { $of }.

## Refusals

parley-refusal-game_over = Партия окончена.
parley-refusal-name_a_side = Это может сделать только сторона. Укажите, за какую вы говорите.
parley-refusal-not_the_umpire = Это может только судья.
parley-refusal-talks_first = Идут переговоры. Пока они не кончатся, ничего другого делать нельзя.
parley-refusal-no_talks = Сейчас переговоров нет.
parley-refusal-word_stands = Ваше первое слово сказано и остаётся в силе: { NAME($word) }.
parley-refusal-not_your_word = Сейчас говорит { NAME($speaker) }.
parley-refusal-cup_too_low = В мешке слишком мало карт: { $left }.
parley-refusal-hand_full = У вас { $held ->
        [one] { $held } карта
        [few] { $held } карты
       *[other] { $held } карт
    }, а больше { $limit } держать нельзя.
parley-refusal-not_in_hand = У вас нет карты «{ NAME($card) }».
parley-refusal-no_such_harbour = Порта «{ NAME($to) }» нет в списке.
parley-refusal-ship_not_here = Вашего корабля «{ NAME($ship) }» здесь нет.
parley-refusal-ship_twice = Корабль «{ NAME($ship) }» назван дважды.
parley-refusal-ships_to_send = За раз отправляют от { $fewest } до { $most } кораблей.
parley-refusal-no_such_good = На причале нет товара «{ NAME($good) }».
parley-refusal-not_so_many = Товар «{ NAME($good) }»: взять можно хотя бы 1 меру и не больше, чем осталось ({ $left }).
parley-refusal-hold_full = В трюме есть место ещё для { $room ->
        [one] { $room } меры
       *[other] { $room } мер
    }.
parley-refusal-empty_letter = Письмо пусто.
parley-refusal-not_your_ship = У вас нет корабля «{ NAME($ship) }».

## Throws and draws

parley-purpose-cards = карты в руку
parley-purpose-omens = знамения
parley-purpose-stake = ставка переговоров

## Offers

parley-offer-draw = Тянуть карту
parley-offer-play = Сыграть: { NAME($card) }
parley-offer-roll = Бросить { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
       *[other] { $number } кубиков
    }
parley-offer-seal_attack = Выбрать: атака
parley-offer-seal_hold = Выбрать: ожидание
parley-offer-seal_leave = Выбрать: уход
parley-offer-answer_accept = Согласиться
parley-offer-answer_press = Нажать
parley-offer-sail = Увести флот
    .placeholder = В какой порт?
parley-offer-send = Отправить корабли
    .placeholder = Какие корабли?
parley-offer-load = Погрузить товары
    .placeholder = Товары в трюм
parley-offer-write = Написать письмо
    .placeholder = Письмо другой стороне
parley-offer-name = Переименовать корабль
    .placeholder = Новое имя
parley-offer-finish = Закончить партию

## What is awaited

parley-awaited-seal = сделать тайный выбор
parley-awaited-first_word = сказать первое слово на переговорах
parley-awaited-second_word = сказать второе слово на переговорах

## Choices

parley-choice-card = { NAME($card) }, цена: { $worth } золота
parley-choice-ship = { NAME($name) } ({ $ship })
parley-choice-good = { NAME($good) }, осталось { $left }

## House rules and scenarios

parley-option-first_word = Кто говорит первым во втором круге переговоров: Север, Юг или тот, на кого укажет кубик.
parley-option-hand_limit = Сколько карт самое большее держат на руке.

parley-scenario-first = Первые переговоры
    .about = Два небольших флота, двенадцать карт и полный причал.

## Clauses

PAR-SEAT-1 = Сторона делает то, что положено стороне, судья — то, что положено судье. За сторону судья действует, только назвав её.
PAR-DAY-1 = Пока длится день, каждая сторона может тянуть и играть карты, бросать кубики, плавать и писать сколько угодно. На переговорах можно только говорить.
PAR-DAY-2 = Когда судья закончил партию, больше ничего не играется.
PAR-HAND-1 = Карты тянут из мешка вслепую, не больше, чем там осталось. Все видят, сколько; какие — только тот, кто тянул.
PAR-HAND-2 = На руке держат не больше карт, чем велит настройка hand_limit.
PAR-HAND-3 = Карту со своей руки открывают, и она приносит свою цену в золоте.
PAR-SEAL-1 = Обе стороны выбирают тайно. Свой выбор можно менять, пока не выбрала другая; тогда оба открываются разом.
PAR-SEAL-2 = Если кто-то атакует и никто не уходит, начинаются переговоры. Иначе начинается следующий день.
PAR-TALK-1 = В первом круге каждая сторона говорит одно слово, в любом порядке. Взять его назад нельзя.
PAR-TALK-2 = После первых слов бросают кубик; каждая сторона, выбравшая нажим, прибавляет 1 — это ставка. При нечётном броске первым говорит Север, при чётном Юг, если настройка first_word не называет сторону.
PAR-TALK-3 = Если в конце обе стороны согласны, каждая получает 1 золото; если обе нажимают, каждая теряет 1. Иначе нажавшая забирает ставку у другой или всё, что у той есть.
PAR-DICE-1 = Днём кубики можно бросать когда угодно; из броска ничего не следует.
PAR-PORT-1 = Флот может уйти в любой порт из списка.
PAR-PORT-2 = Вместе отправляют два или три разных корабля из тех, что на месте. На следующий день они возвращаются.
PAR-PORT-3 = Товары берут с причала, пока они есть и пока в трюме есть место: всего 12 мер.
PAR-WRIT-1 = Новое письмо занимает место прежнего. Его могут читать обе стороны и судья, больше никто.
PAR-WRIT-2 = Сторона называет свои корабли как хочет.
PAR-UMP-1 = Судья может установить золото стороны: любое число от 0 до 99.
PAR-UMP-2 = Судья может закончить партию в любой момент. Скрытое остаётся скрытым.
