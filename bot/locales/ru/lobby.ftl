### Вокруг игры: /game и /dice.

command-game-root =
    .about = Игры в этом канале: начать, места, положение, журнал
command-game-new = новая
    .about = Начать игру в этом канале; вы станете её судьёй
    .system = игра
    .system-about = Какая игра
    .scenario = сценарий
    .scenario-about = Какая расстановка; без указания — обычная
    .file = файл
    .file-about = Свой сценарий, файл TOML
    .language = язык
    .language-about = На каком языке сообщения для всех; без указания — ваш
    .solo = одному
    .solo-about = Занять все места самому, чтобы попробовать
command-game-join = сесть
    .about = Занять свободное место
    .side = сторона
    .side-about = Какое; без указания — единственное свободное
command-game-leave = встать
    .about = Освободить своё место; пока его не займут, за него отвечает судья
    .side = сторона
    .side-about = Какое из ваших мест
command-game-assign = посадить
    .about = Судья: отдать место кому-нибудь
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
    .show = всем
    .show-about = Показать всем
command-game-log = журнал
    .about = Что было сыграно
    .since = с
    .since-about = С какого времени; без указания — последние ходы
    .show = всем
    .show-about = Показать всем
command-game-log-since-me = моего последнего хода
command-game-rules = правила
    .about = Какие домашние правила действуют или что говорит пункт или толкование
    .clause = пункт
    .clause-about = Номер пункта или толкования, например KWW-FLIP-1
    .show = всем
    .show-about = Показать всем
command-game-language = язык
    .about = Судья: язык сообщений для всех
    .language = язык
    .language-about = Какой
command-game-export = выгрузка
    .about = Игра файлом — то, что вам можно знать
command-game-end = конец
    .about = Судья: закончить игру раньше времени
command-game-help = помощь
    .about = Как здесь играют
command-dice-root =
    .about = Кости, которые может проверить каждый
command-dice-roll = бросок
    .about = Бросить кости у всех на виду, например 2d6+1
    .dice = кости
    .dice-about = Сколько, сколько граней, что прибавить: 2d6+1
command-dice-proof = проверка
    .about = Чем связаны кости этой игры
    .show = всем
    .show-about = Показать всем
option-seat = место
    .about = За какое из ваших мест вы говорите
option-show = всем
    .about = Показать всем
option-reason = причина
    .about = Почему; будет в сообщении

## Сообщения

lobby-opened = **Новая игра.** Её открывает и судит { $user }.
lobby-option = Домашнее правило `{ $option }`: теперь { $value }.
lobby-started = **Игра начинается.** Её начинает { $user }.
seats-title = **{ $system }** · { $scenario }
seats-umpire = Судья: { $user }
seats-taken = { NAME($side) }: { $user }
seats-free = { NAME($side) }: *свободно*
button-join = Играть за { NAME($side, case: "acc") }
button-start = Начать
button-end = Закончить игру
end-ask = Вы правда хотите закончить эту игру? Продолжить её будет нельзя; секрет её костей будет открыт.

record-seated = За **{ NAME($side, case: "acc") }** играет { $user }.
record-left = { $user } встаёт из-за стола (**{ NAME($side) }**); пока место не займут, за него отвечает судья.
record-umpire = Теперь судья { $user }.
record-language = Отныне сообщения по-русски.
record-ended = **Игра окончена:** так решил судья { $by }.
record-throw = { $user } бросает { $dice }. 🎲 №{ $number }: { $faces } = **{ $total }**

log-empty = С тех пор ничего не сыграно.
rules-title = **Домашние правила этой игры**
rules-option = - `{ $name }` = { $value }: { $about } [{ $cites }]
clause = **{ $clause }**: { $text }
export-given = Игра, какой её можно знать вам: { $name }. Что могут знать только другие, в ней лишь отпечатком.

dice-commitments = Обязательство костей: `{ $public }`
    Обязательство тайных жребиев: `{ $hidden }`
dice-revealed = Секрет костей этой игры: `{ $public }`
    и её тайных жребиев: `{ $hidden }`
dice-proof = **Кости этой игры**: { $throws ->
    [0] бросков ещё не было.
    [one] пока { $throws } бросок.
    [few] пока { $throws } броска.
   *[many] пока { $throws } бросков.
} Обязательства — это SHA-256 секретов; секреты будут открыты в конце игры, и тогда каждый бросок можно вычислить заново.
dice-plain = Брошено { $dice }: { $faces } = **{ $total }**. Игры здесь нет, поэтому проверить этот бросок нельзя.
dice-scripted = В этой игре кости задавал сценарий.

help = **Как здесь играют**
    - { COMMAND("game new") } начинает игру в этом канале; вы становитесь её судьёй.
    - Игроки занимают места: { COMMAND("game join") }; { COMMAND("game start") } начинает игру.
    - Дальше нажимайте кнопки под последним сообщением или набирайте команды игры. *Мои приказы* покажут только вам, что вы можете сделать.
    - { COMMAND("game status") } скажет, как идут дела и кого ждут; { COMMAND("game log") } — что сыграно; { COMMAND("game rules") } — правила по пунктам.
    - Все кости бросает бот: { COMMAND("dice proof") } объяснит, как их проверить.
    Спешить некуда: решения ждут людей, и бот ничего не забывает.
