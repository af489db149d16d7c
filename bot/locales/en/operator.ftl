### What the one who runs the bot reads.

operator-missing_file = There is no configuration file { $path }.
operator-not_toml = { $path } is no TOML: { $problem }.
operator-token_in_file = { $path } holds a token; take it out: it comes from the variable QUARTERDECK_TOKEN or from a file of its own (key discord.token_file).
operator-bad_key = { $path }: the key { $key } is not right (“{ $given }”): { $type ->
    [extra_forbidden] it is unknown; config.example.toml has all keys.
    [literal_error] it has to be { $expected }.
    [string_pattern_mismatch] it has to look like 0-7/64.
    [bool_parsing] it has to be true or false.
    [path_type] it has to be a path, in quotes.
    [string_type] it has to be a text, in quotes.
   *[other] see config.example.toml for what it has to be ({ $type }).
}
operator-no_token = There is no token: set the variable QUARTERDECK_TOKEN, or name a file with the key discord.token_file.
operator-no_token_file = The file with the token, { $path }, does not exist (key discord.token_file).
operator-token_file_open = Others may read the file with the token, { $path }; make it its owner's alone: chmod 600.
operator-wrong_token = Discord does not accept this token; make a new one in Discord's developer portal, under Bot.
operator-intents = Discord refuses the intents that the bot asks for; it needs none but guilds.
operator-database_in_use = Another process has the database { $path } open; one process at a time may use it.
