### Справочник всех команд.

reference-title = Команды
reference-head = Составлено по командам в том виде, в каком они зарегистрированы в Discord; страницу обновляет `make docs`. Команду можно набрать и по-английски, и по-русски.
reference-option = { $required ->
    [true] - { $name }: { $about } ({ $values })
   *[false] - { $name }, необязательно: { $about } ({ $values })
}
reference-text = текст
reference-number = число
reference-truth = да или нет
reference-person = человек
reference-file = файл
reference-range = { $kind }, от { $least } до { $most }
reference-suggested = { $kind }, с подсказкой при наборе
