### Вокруг игры: /game и /dice.

command-game-root =
    .about = Игра в этом канале: начало, места, положение, журнал
command-game-new = новая
    .about = Начать игру в этом канале; вы станете её судьёй
    .system = игра
    .system-about = Какая игра
    .scenario = сценарий
    .scenario-about = Какая расстановка; если не указать — обычная
    .file = файл
    .file-about = Свой сценарий, файл TOML
    .language = язык
    .language-about = На каком языке сообщения для всех; если не указать — на вашем
    .solo = соло
    .solo-about = Занять все места самому, чтобы попробовать одному
command-game-join = занять
    .about = Занять свободное место
    .side = сторона
    .side-about = Чьё место; если не указать — единственное свободное
command-game-leave = освободить
    .about = Освободить своё место; пока его не займут, за него отвечает судья
    .side = сторона
    .side-about = Какое из ваших мест
command-game-assign = назначить
    .about = Судья: отдать место игроку
    .side = сторона
    .side-about = Какое место
    .user = игрок
    .user-about = Кому
command-game-umpire = судья
    .about = Судья: передать судейство
    .user = игрок
    .user-about = Кому
command-game-option = правило
    .about = Судья, до начала: задать домашнее правило
    .name = название
    .name-about = Какое правило
    .value = значение
    .value-about = Новое значение
command-game-start = начать
    .about = Судья: начать игру, когда все места заняты
command-game-status = положение
    .about = Как идёт игра и кого ждут
    .show = всем
    .show-about = Показать всем
command-game-chart = карта
    .about = Игровое поле
    .text = текст
    .text-about = Текстом, а не картинкой
    .show = всем
    .show-about = Показать всем
command-game-log = журнал
    .about = Что было сыграно
    .since = с
    .since-about = С какого места; если не указать — последние ходы
    .show = всем
    .show-about = Показать всем
command-game-log-since-me = моего последнего хода
command-game-rules = правила
    .about = Какие домашние правила действуют, или что говорит пункт или разъяснение
    .clause = пункт
    .clause-about = Номер пункта или разъяснения, например KWW-FLIP-1
    .show = всем
    .show-about = Показать всем
command-game-language = язык
    .about = Судья: язык сообщений для всех
    .language = язык
    .language-about = Какой
command-game-export = выгрузка
    .about = Игра в виде файла — всё, что вам можно знать
command-game-end = конец
    .about = Судья: закончить игру досрочно
command-game-help = помощь
    .about = Как здесь играют
command-dice-root =
    .about = Кубики, которые может проверить каждый
command-dice-roll = бросок
    .about = Бросить кубики у всех на виду, например 2d6+1
    .dice = кубики
    .dice-about = Сколько кубиков, сколько граней, сколько прибавить: 2d6+1
command-dice-proof = проверка
    .about = Чем подтверждается честность бросков этой игры
    .show = всем
    .show-about = Показать всем
option-seat = место
    .about = Ваше место
option-show = всем
    .about = Показать всем
option-reason = причина
    .about = Почему

## Сообщения

lobby-opened = **Новая игра.** Её открывает и судит { $user }.
lobby-option = Домашнее правило `{ $option }`: теперь { $value }.
lobby-started = **Игра началась.** Старт объявляет { $user }.
seats-title = **{ $system }** · { $scenario }
seats-umpire = Судья: { $user }
seats-taken = { NAME($side) }: { $user }
seats-free = { NAME($side) }: *свободно*
button-join = Играть за { NAME($side, case: "acc") }
button-start = Начать
button-end = Закончить игру
end-ask = Вы правда хотите закончить эту игру? Продолжить её будет нельзя, а секрет её кубиков будет раскрыт.

record-seated = За **{ NAME($side, case: "acc") }** играет { $user }.
record-left = { $user } встаёт из-за стола (**{ NAME($side) }**); пока место не займут, за него отвечает судья.
record-umpire = Теперь судья { $user }.
record-language = Дальше сообщения будут на { $language ->
    [ru] русском
   *[en] английском
} языке.
record-ended = **Игра окончена:** так решил судья { $by }.
record-throw = { $user } бросает { $dice }. 🎲 №{ $number }: { $faces } = **{ $total }**

log-empty = { $since ->
    [true] С тех пор ничего не сыграно.
   *[false] Ещё ничего не сыграно.
}
rules-title = **Домашние правила этой игры**
rules-option = - `{ $name }` = { $value }: { $about } [{ $cites }]
clause = **{ $clause }**: { $text }
export-given = Игра, какой её видите вы: { $name }. Вместо того, что от вас скрыто, в ней стоят хеши.

dice-commitments = Хеш секрета кубиков: `{ $public }`
    Хеш секрета тайных жребиев: `{ $hidden }`
dice-revealed = Секрет кубиков этой игры: `{ $public }`
    Секрет её тайных жребиев: `{ $hidden }`
dice-proof = **Кубики этой игры**: { $throws ->
    [0] бросков ещё не было.
    [one] пока { $throws } бросок.
    [few] пока { $throws } броска.
   *[many] пока { $throws } бросков.
} Хеши — это SHA-256 секретов, из которых получаются броски; в конце игры секреты раскроются, и тогда каждый бросок можно будет пересчитать.
dice-plain = Бросок { $dice }: { $faces } = **{ $total }**. Игра здесь не идёт, поэтому проверить этот бросок нельзя.
dice-scripted = В этой игре кубики задавал скрипт.

help = **Как здесь играют**
    - { COMMAND("game new") } начинает игру в этом канале; вы становитесь её судьёй.
    - Игроки занимают места: { COMMAND("game join") }; { COMMAND("game start") } начинает игру.
    - Дальше нажимайте кнопки под последним сообщением или набирайте команды игры. *Мои приказы* покажут вам одному, что вы можете сделать.
    - { COMMAND("game status") } скажет, как идут дела и кого ждут; { COMMAND("game log") } — что сыграно; { COMMAND("game rules") } — правила по пунктам.
    - Все кубики бросает бот: { COMMAND("dice proof") } объяснит, как их проверить.
    Спешить некуда: игра ждёт каждого, и бот ничего не забывает.
