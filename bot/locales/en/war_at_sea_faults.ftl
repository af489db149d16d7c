### What is wrong with a scenario of War at Sea that its maker has to mend.

war_at_sea-fault-reserved = “{ $given }” means somebody, or nobody, already; choose another id.
war_at_sea-fault-taken = “{ $given }” is the id of something else already, in `{ $table }`; each has its own.
war_at_sea-fault-named_twice = “{ $given }” is named twice; once is enough.
war_at_sea-fault-itself = “{ $given }” stands beside itself; name another.
war_at_sea-fault-alone = the sea area “{ $given }” touches no other; name its neighbours, and it at theirs.
war_at_sea-fault-one_way = “{ $area }” has “{ $given }” for a neighbour, but not the other way round; add “{ $area }” there, or take “{ $given }” out here.
war_at_sea-fault-no_such_area = there is no sea area “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
war_at_sea-fault-no_such_faction = there is no faction “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
war_at_sea-fault-no_such_type = there is no ship type “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
war_at_sea-fault-no_such_id = nothing has the id “{ $given }”; { $near ->
    [none] there are: { $known }.
   *[other] did you mean `{ $near }`?
}
war_at_sea-fault-fleet_full = { $given ->
    [one] one ship
   *[other] { $given } ships
} in one fleet; at most { $most }.
