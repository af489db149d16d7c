"""Commands that a wrong bot registers."""

from tests.loopback.raw import Reply
from tests.loopback.table import Table, command, option
from tests.loopback.wrong.rule import in_form, refused


async def a_hundred_and_one_commands(t: Table) -> Reply:
    return await t.bot.register(*(command(name=f"c{each}") for each in range(101)))


async def commands_of_another_application(t: Table) -> Reply:
    return await t.ask("PUT", "/applications/1/commands", [])


async def unknown_command(t: Table) -> Reply:
    path = f"/applications/{t.bot.application}/commands/1"
    return await t.ask("DELETE", path)


RULES = (
    in_form("command without a name", "0.name", lambda t: t.command(name=None)),
    in_form("name of 33", "0.name", lambda t: t.command(name="x" * 33)),
    in_form("name with a capital", "0.name", lambda t: t.command(name="Hail")),
    in_form("name with a blank", "0.name", lambda t: t.command(name="hail all")),
    in_form(
        "localised name with a capital",
        "0.name_localizations.ru",
        lambda t: t.command(name_localizations={"ru": "Бросок"}),
    ),
    in_form(
        "language that Discord has not",
        "0.name_localizations.la",
        lambda t: t.command(name_localizations={"la": "ave"}),
    ),
    in_form("no description", "0.description", lambda t: t.command(description="")),
    in_form(
        "description of 101",
        "0.description",
        lambda t: t.command(description="x" * 101),
    ),
    in_form(
        "localised description of 101",
        "0.description_localizations.ru",
        lambda t: t.command(description_localizations={"ru": "x" * 101}),
    ),
    in_form(
        "command name twice", "1.name", lambda t: t.bot.register(command(), command())
    ),
    in_form(
        "localised command name twice",
        "1.name",
        lambda t: t.bot.register(
            command(name_localizations={"ru": "привет"}),
            command(name="greet", name_localizations={"ru": "привет"}),
        ),
    ),
    in_form(
        "26 options of a command",
        "0.options",
        lambda t: t.command(options=[option(name=f"o{each}") for each in range(26)]),
    ),
    in_form(
        "option name twice",
        "0.options.1.name",
        lambda t: t.command(options=[option(), option()]),
    ),
    in_form(
        "localised option name twice",
        "0.options.1.name",
        lambda t: t.command(
            options=[
                option(name_localizations={"ru": "сторона"}),
                option(name="seat", name_localizations={"ru": "сторона"}),
            ]
        ),
    ),
    in_form(
        "required after optional",
        "0.options.1.required",
        lambda t: t.command(options=[option(), option(name="b", required=True)]),
    ),
    in_form(
        "command beside an option",
        "0.options",
        lambda t: t.command(options=[option(), option(type=1, name="b")]),
    ),
    in_form(
        "group in a group",
        "0.options.0.options.0.type",
        lambda t: t.option(type=2, options=[option(type=2, options=[])]),
    ),
    in_form(
        "26 choices",
        "0.options.0.choices",
        lambda t: t.option(
            choices=[{"name": str(each), "value": str(each)} for each in range(26)]
        ),
    ),
    in_form(
        "choice name of 101",
        "0.options.0.choices.0.name",
        lambda t: t.option(choices=[{"name": "x" * 101, "value": "x"}]),
    ),
    in_form(
        "choice value of 101",
        "0.options.0.choices.0.value",
        lambda t: t.option(choices=[{"name": "x", "value": "x" * 101}]),
    ),
    in_form(
        "choice name twice",
        "0.options.0.choices.1.name",
        lambda t: t.option(choices=[{"name": "x", "value": "x"}] * 2),
    ),
    in_form(
        "word as the choice of a number",
        "0.options.0.choices.0.value",
        lambda t: t.option(type=4, choices=[{"name": "x", "value": "x"}]),
    ),
    in_form(
        "autocompletion beside choices",
        "0.options.0.autocomplete",
        lambda t: t.option(autocomplete=True, choices=[{"name": "x", "value": "x"}]),
    ),
    in_form(
        "length of 6,001",
        "0.options.0.max_length",
        lambda t: t.option(max_length=6_001),
    ),
    in_form(
        "range upside down",
        "0.options.0.min_value",
        lambda t: t.option(type=4, min_value=2, max_value=1),
    ),
    in_form(
        "8,001 characters in their longest language",
        "0",
        lambda t: t.command(
            options=[
                option(
                    name=f"o{each}",
                    choices=[
                        {
                            "name": f"{number}",
                            "value": f"{number:04}",
                            "name_localizations": {"ru": f"{number:096}"},
                        }
                        for number in range(25)
                    ],
                )
                for each in range(4)
            ]
        ),
    ),
    refused(a_hundred_and_one_commands, 400, 30032),
    refused(commands_of_another_application, 403, 20012),
    refused(unknown_command, 404, 10063),
)
