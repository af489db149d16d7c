### Что читает тот, кто запускает бота.

operator-missing_file = Файла настроек { $path } нет.
operator-not_toml = { $path } — не TOML: { $problem }.
operator-token_in_file = В { $path } записан токен; уберите его: он берётся из переменной QUARTERDECK_TOKEN или из отдельного файла (ключ discord.token_file).
operator-bad_key = { $path }: ключ { $key } задан неверно («{ $given }»): { $type ->
    [extra_forbidden] такого нет; все ключи — в config.example.toml.
    [literal_error] нужно { $expected }.
    [string_pattern_mismatch] нужно в виде 0-7/64.
    [bool_parsing] нужно true или false.
    [path_type] нужен путь в кавычках.
    [string_type] нужен текст в кавычках.
   *[other] что нужно, сказано в config.example.toml ({ $type }).
}
operator-no_token = Токена нет: задайте переменную QUARTERDECK_TOKEN или назовите файл ключом discord.token_file.
operator-no_token_file = Файла с токеном { $path } нет (ключ discord.token_file).
operator-token_file_open = Файл с токеном { $path } могут читать другие; оставьте доступ только владельцу: chmod 600.
operator-wrong_token = Discord не принимает этот токен; сделайте новый на портале разработчика Discord, раздел Bot.
operator-intents = Discord не даёт боту интенты, которые тот просит; ему нужен только guilds.
operator-database_in_use = База данных { $path } уже открыта другим процессом; с ней может работать только один.
