### Nine Years: планшет и график шансов, картинкой и словами.

## Положение

nine_years-status-winter = Зимние квартиры: { $step ->
        [lists] судья указывает, куда войска могут отойти
        [withdrawals] стороны приказывают, куда отходить
       *[lines] стороны могут убрать фортификационные линии
    }.{ $done ->
        [none] { "" }
       *[other] {" "}Готовы: { NAMES($done) }.
    }

## Карта словами

nine_years-chart-space = **{ NAME($space) }**: { $controller ->
        [nobody] ничья
       *[other] { NAME($controller) }
    }{ $fortified ->
        [true] , укреплена
       *[false] { "" }
    }{ $port ->
        [true] , порт ({ $seas })
       *[false] { "" }
    }{ $adjoins ->
        [true] ; рядом: { $neighbours }
       *[false] { "" }
    }
nine_years-chart-force = { $id }, { NAME($side) }: корпуса — полных { TEXT($full) }, ослабленных { TEXT($reduced) }{ $led ->
        [true] ; лидеры: { $leaders }
       *[false] { "" }
    }{ $leaves ->
        [yes] ; **зимой должны отойти**
        [stranded] ; **зимой должны отойти, но некуда**
       *[no] { "" }
    }{ $ordered ->
        [true] {" "}(приказ: { $to })
       *[false] { "" }
    }
nine_years-chart-counter = { NAME($kind) }{ $number ->
        [one] { "" }
       *[other] {" "}× { TEXT($number) }
    }
nine_years-chart-fleet = Маркер флота в порту: { NAME($side) }
nine_years-chart-line = Фортификационная линия { $id }: { NAME($side) }
nine_years-chart-sea = **{ NAME($sea) }**, ячейка контроля{ $owner ->
        [none] { "" }
        [nobody] , контроля нет
       *[other] , контроль: { NAME($owner) }
    }{ $fleets ->
        [none] { "" }
       *[other] ; маркеры флота: { NAMES($fleets) }
    }
nine_years-chart-arrival = Трек ходов, { TEXT($year) } год: { NAME($leader) } ({ NAME($side) })
nine_years-chart-pool = Пул войск: Альянс — { $alliance }, Бурбоны — { $bourbon }
nine_years-chart-reserve = Лидеры, которых надо разместить ({ NAME($side) }): { $leaders }

## Планшет картинкой

nine_years-picture-title = Nine Years, { TEXT($year) } год{ $over ->
        [true] : конец
       *[false] { "" }
    }
nine_years-picture-points = ПО { TEXT($vp) }
nine_years-picture-atlantic = Атлантика:
nine_years-picture-initiative = Инициатива:
nine_years-picture-turn = Ход:
nine_years-picture-winter = { $step ->
        [lists] Судья указывает, куда войска могут отойти.
        [withdrawals] Стороны приказывают, куда отходить.
       *[lines] Можно убрать фортификационные линии.
    }
nine_years-picture-done = Готовы:
nine_years-picture-beachy-head = Действует событие «Бичи-Хед».
nine_years-picture-returns = Вернутся, { TEXT($year) } год:
nine_years-picture-pool = Пул войск:
nine_years-picture-reserve = Ждут размещения:
nine_years-picture-key-marker = маркер, его верх
nine_years-picture-key-support = маркер контроля
nine_years-picture-key-fortified = укреплена
nine_years-picture-key-port = порт
nine_years-picture-key-corps = полный корпус
nine_years-picture-key-reduced = ослабленный корпус
nine_years-picture-key-leader = лидеры
nine_years-picture-key-leaves = зимой должны отойти
nine_years-picture-key-stranded = некуда отойти
nine_years-picture-key-ordered = приказ, куда отойти
nine_years-picture-key-counter = маркер на карте
nine_years-picture-key-fleet = маркер флота
nine_years-picture-key-line = фортификационная линия
nine_years-picture-key-past = путь мимо других областей
nine_years-picture-alt = { $title }, { NAME($phase) }. ПО: { TEXT($vp) }. Война короля Вильгельма: маркер — { $place ->
        [only] ячейка { SIGNED($value) }
       *[other] { NAME($place) } ячейка { SIGNED($value) }
    }, вверху { NAME($side) }. Атлантика: { NAME($atlantic) }.{ $spaces ->
        [0] { "" }
        [one] {" "}На карте { TEXT($spaces) } область.
        [few] {" "}На карте { TEXT($spaces) } области.
       *[many] {" "}На карте { TEXT($spaces) } областей.
    }{ $forces ->
        [0] { "" }
        [one] {" "}{ TEXT($forces) } соединение.
        [few] {" "}{ TEXT($forces) } соединения.
       *[many] {" "}{ TEXT($forces) } соединений.
    }{ $leaving ->
        [0] { "" }
       *[other] {" "}Зимой должны отойти: { $names }.
    } С параметром «текст» всё рассказано словами.

## Шансы на несколько лет

nine_years-answer-track_forecast = **Через { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }**, из { TEXT($throws) } равновозможных бросков кубиков: ПО больше, чем сейчас, — { TEXT($alliance) }, столько же — { TEXT($unchanged) }, меньше — { TEXT($bourbon) }. При всех бросках: Атлантика — { NAME($atlantic) }, вверху на маркере — { NAME($up) }. Маркеры контроля, которые лежат на треке, действуют только при первом. Осталось бросков в этой игре: { $to_come }.
nine_years-answer-track_end = - { $place ->
        [only] { SIGNED($value) }
       *[other] { NAME($place) } { SIGNED($value) }
    }: { TEXT($count) } ({ $percent ->
        [0] <0,01
       *[other] { $percent }
    } %), ПО станет { $vp }
nine_years-plot-title = Война короля Вильгельма через { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }
nine_years-plot-assumed = Доли исходов по ячейкам, в %. Атлантика: { NAME($atlantic) }. Вверху на маркере: { NAME($side) }.
nine_years-plot-ends = ПО по сравнению с нынешними, в %: больше — { $more }; столько же — { $same }; меньше — { $fewer }.
nine_years-plot-share = { $number }
nine_years-plot-little = <0,1
nine_years-plot-alt = Война короля Вильгельма через { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    }: столбики над ячейками трека. Вероятнее всего { $place ->
        [only] ячейка { SIGNED($value) }
       *[other] { NAME($place) } ячейка { SIGNED($value) }
    }: { $number } % исходов; все числа — в сообщении.
