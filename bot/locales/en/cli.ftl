### The command line: scripts, exports, imports.

cli-line = line { $line } cannot be played: { $text }
cli-fault = line { $line }: a fault of the bot, number { $number }.
cli-stopped = stopped at the refusal of line { $line }.
cli-left-over = left over in #{ $channel }: { $left }
cli-not-a-table = { $path } holds no saved server that can be read. Move it away to begin a new one.

## Why a line of a script cannot be played

cli-unplayable-not_utf8 = it is no text in UTF-8.
cli-unplayable-open_quote = a quote is never closed.
cli-unplayable-unknown_line = a line begins with #, ! or @, not with { $text }
cli-unplayable-unknown_directive = { $text } is not known here.
cli-unplayable-form = it has to be written so: { $form }
cli-unplayable-twice = { $name } is given twice.
cli-unplayable-bad_locale = “{ $text }” is no language of a Discord client; such are en-US and ru.
cli-unplayable-bad_time = the clock stands at { $now } and only goes forward.
cli-unplayable-nowhere = no channel is named before it: !game #NAME
cli-unplayable-no_form = the last line of this user opened no form “{ $title }”.
cli-unplayable-no_file = the file { $path } cannot be read: { $reason }.
cli-unplayable-no_face = { $face } is no face of a die with { $sides } sides.
cli-unplayable-few_faces = it throws { $count ->
    [one] one die
   *[other] { $count } dice
}, and { $left ->
    [one] one face is
   *[other] { $left } faces are
} set.
cli-unplayable-no_item = { $item } is not in the cup.
cli-unplayable-few_items = it draws { $count ->
    [one] one item
   *[other] { $count } items
}, and { $left ->
    [one] one is
   *[other] { $left } are
} set.
cli-unplayable-no_command = there is no command “{ $command }” here.
cli-unplayable-not_allowed = this user may not do that here.
cli-unplayable-locked = the thread is locked.
cli-unplayable-no_option = there is no option “{ $name }”.
cli-unplayable-required = the option { $name } is needed.
cli-unplayable-no_autocomplete = the option “{ $name }” is not completed.
cli-unplayable-no_button = there is no button “{ $button }” that this user can press.
cli-unplayable-no_select = there is no select “{ $select }” that this user can open.
cli-unplayable-no_choice = “{ $value }” is not among the choices.
cli-unplayable-no_field = the form has no field “{ $name }”.
cli-unplayable-no_message = the message is not there any more.
cli-unplayable-no_integer = { $name } takes a whole number, not “{ $value }”.
cli-unplayable-no_number = { $name } takes a number, not “{ $value }”.
cli-unplayable-no_boolean = { $name } takes true or false, not “{ $value }”.
cli-unplayable-no_attachment = { $name } and “{ $value }” do not go together: files are for file options, and for these alone.
cli-unplayable-no_user = { $name } takes a user such as @anna, not “{ $value }”.
cli-unplayable-no_channel = { $name } takes a channel such as #colonies, not “{ $value }”.
cli-unplayable-no_unknown = { $name } cannot be given in a script.
cli-unplayable-number = { $name } takes { $least } to { $most } values.
cli-unplayable-length = { $name } takes { $least } to { $most } characters.
cli-unplayable-too_small = { $name } is at least { $least }.
cli-unplayable-too_great = { $name } is at most { $most }.
cli-unplayable-too_large = the file for { $name } is larger than { $limit } bytes.

## Exports and imports

cli-secrets = This export holds the secrets of the game: what is hidden from players, and the secrets of the dice. Keep it to yourself.
cli-no-database = There is no database { $path }.
cli-not-a-database = { $path } is no database of this bot.
cli-unwritable = { $path } cannot be written: { $reason }.
cli-no-game = There is no game { $game }; there are: { $games }.
cli-players-export = { $file } is a player’s export: it lacks what is hidden from that player, so no game can be made of it. The operator’s is made by `python -m bot export`.
cli-broken-export = { $file } is no whole export of a game, or it was changed.
cli-channel-taken = The channel { $channel } has a game that has not ended; give another with --channel.
cli-imported = The game is number { $game } now, in channel { $channel }, with { $revision ->
    [0] no plays
    [one] one play
   *[other] { $revision } plays
}.

## Scenarios

cli-unreadable = { $path } cannot be read: { $reason }.
cli-scenario-right = { $file }: nothing is wrong. Scenario “{ $name }” of “{ $system }”, for { $sides ->
    [one] one side
   *[other] { $sides } sides
}.
cli-scenario-wrong = { $file }: { $count ->
    [one] one thing is not right; the line stands in brackets:
   *[other] { $count } things are not right; the lines stand in brackets:
}
cli-scenario-more = These are the first { $count }: mend them and check again.

## The bench

cli-bench-missing = Without { $name } the odds are not measured: it is among the tools for developers.
