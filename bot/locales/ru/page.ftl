# Местный стол: собственные слова страницы. Без разметки: страница выводит их как текст.

page-title = Quarterdeck, местный стол
page-welcome = Стол на одном компьютере. Играйте за все стороны сами или откройте каждому игроку своё окно. Нажимайте кнопки под сообщениями или наберите / — появятся команды.
page-skip = Перейти к строке ввода
page-menu = Каналы, люди, часы
page-channels = Каналы
page-new-channel = Новый канал
page-new-thread = Новая ветка
page-people = Люди
page-new-person = Новый человек
page-you = вы
page-own-window = Открыть окно для { $name }
page-speaking-as = Вы — { $name }
page-language = Язык
page-clock = Часы стола
page-later-count = На сколько вперёд
page-later-unit = Часы или дни
page-hours = ч
page-days = дн.
page-later = вперёд
page-name = Имя

page-log = Сообщения
page-earlier = Более ранние сообщения
page-quiet = Здесь пока ничего не сказано.
page-unread = непрочитанное
page-unread-for-you = непрочитанное, есть и для вас
page-used = { $name }: { $command }
page-asked = ответ для { $name }
page-edited = (изменено)
page-thinking = { $name } думает…
page-only-you = Видно только вам
page-dismiss = Скрыть
page-spoiler = Спойлер: нажмите, чтобы показать
page-not-shown = Такой элемент эта страница показать не может.
page-unknown-person = неизвестно кто
page-unknown-place = неизвестный канал

page-composer = Сообщение или команда
page-message = Сообщение
page-message-hint = Пишите или наберите /
page-suggestions = Подсказки
page-attach = Приложить файлы
page-send = Отправить
page-sending = Отправляется…
page-cancel = Отмена
page-optional = необязательно
page-choose = Выберите
page-choose-several = Готово (от { $least } до { $most })
page-true = да
page-false = нет

page-need-value = Это нужно заполнить.
page-need-choice = Выберите из списка.
page-need-integer = Нужно целое число.
page-need-number = Нужно число.
page-need-least = Не меньше { $least }.
page-need-most = Не больше { $most }.
page-need-several = Выберите от { $least } до { $most }.
page-too-short = Слишком коротко: наименьшая длина — { $least }.
page-too-long = Слишком длинно: наибольшая длина — { $most }.
page-no-such-command = Такой команды нет. Наберите /, чтобы увидеть все.

page-state-lost = Связь потеряна, восстанавливается…
page-state-refused = Ключ этого окна не подходит: стол был запущен заново. Откройте адрес, который показан в терминале.

page-no-answer = Бот не ответил.
page-no-choices = Не удалось загрузить варианты.
page-no-fault = За столом что-то сломалось, подробности в его журнале. Ничего не отправлено.
page-no-file-too-large = Слишком большой файл: не больше 10 МиБ.
page-no-file-unreadable = Файл { $name } не читается.
page-no-gone = Сейчас нет связи, ничего не отправлено.
page-no-gone-by = Этого уже нет. Посмотрите последнее сообщение.
page-no-malformed = В таком виде стол этого не примет.
page-no-name-taken = Это имя занято.
page-no-not-allowed = Здесь вам этого нельзя.
page-no-not-playable = В таком виде отправить нельзя. Проверьте, что вы заполнили.
page-no-not-posted = Опубликовать нельзя: пусто или слишком длинно.
page-no-unknown-command = Здесь такой команды нет.
page-no-unknown-place = Такого канала нет.

# В stderr, до открытия стола.
page-real-token = Задана переменная QUARTERDECK_TOKEN: местному столу токен не нужен, и настоящий он не примет. Уберите её или используйте `python -m bot run`.
page-not-a-table = В файле { $path } нет сохранённого стола, который можно прочесть. Уберите файл, чтобы начать новый.
page-no-port = Порт { $port } занять нельзя: { $reason }. Укажите другой через --port или 0 для любого.
