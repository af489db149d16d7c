### Что неверно в сценарии «Войны на море» и что его автору исправить.

war_at_sea-fault-reserved = «{ $given }» уже что-то значит; выберите другое обозначение.
war_at_sea-fault-taken = обозначение «{ $given }» уже занято в `{ $table }`; у каждого должно быть своё.
war_at_sea-fault-named_twice = «{ $given }» указано дважды; достаточно одного раза.
war_at_sea-fault-itself = «{ $given }» стоит рядом с собой; укажите другое.
war_at_sea-fault-alone = морская область «{ $given }» ни с чем не граничит; укажите её соседей, а у них — её.
war_at_sea-fault-one_way = у «{ $area }» есть сосед «{ $given }», а у него такого соседа нет; добавьте «{ $area }» там или уберите «{ $given }» здесь.
war_at_sea-fault-no_such_area = морской области «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
war_at_sea-fault-no_such_faction = фракции «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
war_at_sea-fault-no_such_type = типа кораблей «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
war_at_sea-fault-no_such_id = ничего с обозначением «{ $given }» нет; { $near ->
    [none] есть: { $known }.
   *[other] может быть, `{ $near }`?
}
war_at_sea-fault-fleet_full = в одном флоте { $given ->
    [one] { $given } корабль
    [few] { $given } корабля
   *[other] { $given } кораблей
}; можно не больше { $most }.
