### Командная строка: скрипты, выгрузка и загрузка игр.

cli-line = строку { $line } сыграть нельзя: { $text }
cli-fault = строка { $line }: сбой бота, номер { $number }.
cli-stopped = остановка на отказе в строке { $line }.
cli-left-over = осталось неиспользованным в #{ $channel }: { $left }
cli-not-a-table = В { $path } нет сохранённого сервера, который можно прочесть. Уберите этот файл, чтобы начать заново.

## Почему строку скрипта нельзя сыграть

cli-unplayable-not_utf8 = это не текст в UTF-8.
cli-unplayable-open_quote = кавычка не закрыта.
cli-unplayable-unknown_line = строка начинается с #, ! или @, а не с { $text }
cli-unplayable-unknown_directive = { $text } — здесь такого не знают.
cli-unplayable-form = это пишется так: { $form }
cli-unplayable-twice = { $name } указано дважды.
cli-unplayable-bad_locale = «{ $text }» — не язык клиента Discord; бывают, например, en-US и ru.
cli-unplayable-bad_time = часы показывают { $now } и идут только вперёд.
cli-unplayable-nowhere = до неё не назван канал: !game #NAME
cli-unplayable-no_form = последняя строка этого пользователя не открыла форму «{ $title }».
cli-unplayable-no_file = файл { $path } не читается: { $reason }.
cli-unplayable-no_face = на кубике d{ $sides } нет грани { $face }.
cli-unplayable-few_faces = кубиков бросается { $count }, а { $left ->
    [one] задана { $left } грань
    [few] заданы { $left } грани
   *[other] задано { $left } граней
}.
cli-unplayable-no_item = { $item } нет в мешке.
cli-unplayable-few_items = тянуть надо { $count }, а { $left ->
    [one] задан { $left } предмет
    [few] заданы { $left } предмета
   *[other] задано { $left } предметов
}.
cli-unplayable-no_command = команды «{ $command }» здесь нет.
cli-unplayable-not_allowed = этому пользователю здесь такое не разрешено.
cli-unplayable-locked = ветка закрыта.
cli-unplayable-no_option = параметра «{ $name }» нет.
cli-unplayable-required = нужен параметр { $name }.
cli-unplayable-no_autocomplete = параметр «{ $name }» не дополняется.
cli-unplayable-no_button = кнопки «{ $button }», которую этот пользователь мог бы нажать, нет.
cli-unplayable-no_select = списка «{ $select }», который этот пользователь мог бы открыть, нет.
cli-unplayable-no_choice = «{ $value }» нет среди вариантов.
cli-unplayable-no_field = в форме нет поля «{ $name }».
cli-unplayable-no_message = этого сообщения больше нет.
cli-unplayable-no_integer = для { $name } нужно целое число, а не «{ $value }».
cli-unplayable-no_number = для { $name } нужно число, а не «{ $value }».
cli-unplayable-no_boolean = для { $name } нужно true или false, а не «{ $value }».
cli-unplayable-no_attachment = { $name } и «{ $value }» не сочетаются: файлы — для параметров-файлов, и только для них.
cli-unplayable-no_user = для { $name } нужен пользователь, например @anna, а не «{ $value }».
cli-unplayable-no_channel = для { $name } нужен канал, например #colonies, а не «{ $value }».
cli-unplayable-no_unknown = { $name } в скрипте указать нельзя.
cli-unplayable-number = { $name }: число значений — от { $least } до { $most }.
cli-unplayable-length = { $name }: длина в знаках — от { $least } до { $most }.
cli-unplayable-too_small = { $name }: не меньше { $least }.
cli-unplayable-too_great = { $name }: не больше { $most }.
cli-unplayable-too_large = файл для { $name } больше { $limit } байт.

## Выгрузка и загрузка игр

cli-secrets = В этой выгрузке тайны игры: то, что скрыто от игроков, и секреты кубиков. Никому её не показывайте.
cli-no-database = Базы данных { $path } нет.
cli-not-a-database = { $path } — не база данных этого бота.
cli-unwritable = { $path } записать нельзя: { $reason }.
cli-no-game = Игры { $game } нет; есть: { $games }.
cli-players-export = { $file } — выгрузка игрока: в ней нет того, что от него скрыто, и восстановить по ней игру нельзя. Полную делает `python -m bot export`.
cli-broken-export = Выгрузка игры { $file } повреждена, или её меняли.
cli-channel-taken = В канале { $channel } уже идёт игра; укажите другой: --channel.
cli-imported = Теперь это игра { $game }, в канале { $channel }; { $revision ->
    [0] ходов нет
    [one] { $revision } ход
    [few] { $revision } хода
   *[other] { $revision } ходов
}.

## Сценарии

cli-unreadable = { $path } прочесть нельзя: { $reason }.
cli-scenario-right = { $file }: всё верно. Сценарий «{ $name }», «{ $system }»; { $sides ->
    [one] { $sides } сторона
    [few] { $sides } стороны
   *[other] { $sides } сторон
}.
cli-scenario-wrong = { $file }: { $count ->
    [one] найдена { $count } ошибка; в скобках — строка:
    [few] найдено { $count } ошибки; в скобках — строки:
   *[other] найдено { $count } ошибок; в скобках — строки:
}
cli-scenario-more = Это первые { $count }; исправьте их и проверьте ещё раз.

## Замеры

cli-bench-missing = Без { $name } шансы не замеряются: он входит в набор разработчика.
