### Стол: что говорится вокруг каждой команды любой игры.

name-umpire = судья
    .gen = судьи
    .dat = судье
    .acc = судью
name-none = нет
name-true = да
name-false = нет

## Ход

play-said = **{ $text }** · { $who }
play-reason = > Причина: { $reason }
speaker-side = { $user }
speaker-umpire = { $user }
speaker-for-side = судья { $user } за { NAME($side, case: "acc") }
roll-thrown = 🎲 №{ $number } { $purpose }: { $faces }
roll-drawn = 🎲 №{ $number } { $purpose }: взято вслепую { $count } из { $of }
awaited-line = ➤ { $who }: { $task }
awaited-who = **{ NAME($side) }** { $user }
post-continued = … остальное в файле.
post-scripted = { " " }· кубики заданы скриптом
posted-below = Готово: сообщение в канале.

## Отказ, и что можно вместо этого

refusal = { $text } [{ $cites }]
refusal-choices = Здесь возможно: { $choices }.
refusal-legal = { NAME($seat) } — сейчас можно: { $offers }.
offer-command = { $label } { $command }
apology = Что-то сломалось в самом боте. В игре ничего не изменилось. Номер сбоя: { $number }.
scripted-unfit = Кубики или предметы, заданные скриптом, сюда не подходят. В игре ничего не изменилось.

denial-no_game = В этом канале нет игры. Начать её можно командой { COMMAND("game new") }.
denial-not_started = Эта игра ещё не началась. Займите место командой { COMMAND("game join") }; начинает игру судья командой { COMMAND("game start") }.
denial-started = Игра уже началась, этого больше не изменить.
denial-other_system = В этом канале идёт игра «{ $system }», а эта команда — из игры «{ $asked }».
denial-no_seat = У вас нет места в этой игре. Свободное можно занять командой { COMMAND("game join") }.
denial-which_seat = Укажите, за кого вы действуете: { NAMES($seats) }.
denial-no_such_seat = Места «{ $seat }» для вас здесь нет. { $seats ->
    [none] Выбрать нечего.
   *[other] Возможно: { NAMES($seats) }.
}
denial-not_your_seat = Место { NAME($seat, case: "gen") } не за вами. { $seats ->
    [none] У вас нет места в игре.
   *[other] Ваши места: { NAMES($seats) }.
}
denial-not_your_button = Это кнопка { NAME($seat, case: "gen") }. { $seats ->
    [none] У вас нет места в этой игре.
   *[other] Ваши места: { NAMES($seats) }; нажмите *Мои приказы*.
}
denial-seat_taken = Место { NAME($seat, case: "gen") } занято. { $seats ->
    [none] Свободных мест нет.
   *[other] Свободно: { NAMES($seats) }.
}
denial-no_free_seat = Свободных мест нет.
denial-seats_free = Ещё свободны места: { NAMES($seats) }. Игра начнётся, когда все места будут заняты ({ COMMAND("game join") } или { COMMAND("game assign") }).
denial-not_umpire = Это может сделать только судья. { $umpire ->
    [none] { "" }
   *[other] Здесь судит { $umpire }.
}
denial-game_here = В этом канале уже есть игра: на канал или ветку — одна. { $umpire ->
    [none] { "" }
   *[other] Её судит { $umpire }.
}
denial-bad_value = Параметр «{ $field }» не может быть таким: «{ $value }».
denial-bad_dice = «{ $text }» — это не бросок. Напишите, сколько кубиков и сколько у них граней, например 2d6 или 3d10+2: от 1 до 100 кубиков, от 2 до 1000 граней.
denial-stale_press = Этот выбор уже закрыт. За это время:
    { $meanwhile }
denial-other_game = Эта кнопка — от игры, которая здесь больше не идёт.
denial-unknown_button = Эта кнопка не от этого бота или очень старая. Ничего не изменилось.
denial-upload_too_large = Файл слишком большой: { NUMBER($size) } { $size ->
    [one] байт
    [few] байта
   *[many] байт
}; можно не больше { NUMBER($most) }.
denial-upload_no_text = «{ $name }» — не текст в UTF-8.
denial-no_such_scenario = Сценария «{ $name }» нет. Возможно: { $names }.
denial-no_such_option = Домашнего правила «{ $name }» нет. Возможно: { $names }.
denial-no_such_clause = Пункта или разъяснения «{ $clause }» нет. Начните набирать номер и выберите из списка.
denial-no_chart = У этой игры нет карты.
denial-bad_scenario = { $count ->
    [one] Нужно исправить { $count } место:
    [few] Нужно исправить { $count } места:
   *[many] Нужно исправить { $count } мест:
}
    { $faults }
denial-permissions = { $count ->
    [one] Боту в этом канале не хватает { $count } права
   *[many] Боту в этом канале не хватает { $count } прав
}: { $permissions }. Попросите того, кто управляет сервером.

permission-view_channel = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-embed_links = Встраивать ссылки
permission-attach_files = Прикреплять файлы
permission-read_message_history = Читать историю сообщений

## Что не так с файлом

fault-line = - { $place ->
    [none] { $text }
   *[other] `{ $place }`: { $text }
}
fault-toml = это не TOML: посмотрите на строку { $line }, знак { $column }. Строка выглядит так: `ключ = значение`, текст стоит в кавычках, таблица начинается с `[имя]`.
fault-toml_ends = это не TOML: там, где файл кончается, в строке { $line }, что-то не закончено или повторяется.
fault-toml_endless = это нельзя прочесть: скобки в скобках без конца или слишком длинные числа.
fault-twice = здесь это стоит второй раз; впервые — в строке { TEXT($first) }.
fault-missing = не указано, а должно быть.
fault-extra_forbidden = такого ключа нет; уберите его.
fault-misspelt = такого ключа нет; может быть, `{ $near }`?
fault-other_system = «{ $given }», а нужно «{ $expected }».
fault-literal_error = «{ $given }» нельзя; можно: { $expected }.
fault-int_type = «{ $given }» — не целое число.
fault-int_parsing = «{ $given }» — не целое число.
fault-bool_type = «{ $given }», а нужно true или false.
fault-string_type = «{ $given }» — не текст; возьмите в кавычки.
fault-tuple_type = «{ $given }» — не список.
fault-dict_type = «{ $given }» — не таблица ключей и значений.
fault-model_type = «{ $given }» — не таблица ключей и значений.
fault-greater_than_equal = { $given } слишком мало; не меньше { $ge }.
fault-less_than_equal = { $given } слишком много; не больше { $le }.
fault-too_short = слишком коротко: { $actual_length }; не меньше { $min_length }.
fault-too_long = слишком длинно: { $actual_length }; не больше { $max_length }.
fault-string_too_short = слишком коротко; знаков не меньше { $min_length }.
fault-string_too_long = слишком длинно; знаков не больше { $max_length }.
fault-string_pattern_mismatch = «{ $given }» записано не так, как нужно: строчными латинскими буквами и цифрами, без пробелов ({ $pattern }).
fault-other = «{ $given }» здесь не годится.

## Кнопки

button-orders = Мои приказы
button-of-side = { NAME($side) }: { $label }
label-called = «{ $name }» ({ $id })
button-back = Назад
button-more = Ещё
button-picked = Готово, выбрано: { $number }
select-page = { $title } ({ $page } из { $pages })
orders-asked = **{ NAME($seat) }**, вас ждут:
    { $tasks }
orders-free = **{ NAME($seat) }**: сейчас от вас ничего не ждут; можно:
orders-none = **{ NAME($seat) }**: сейчас делать нечего.
