"""Slash commands of a real discord.py bot: from registration to the answer."""

import discord
import pytest
from discord import app_commands

from bot.loopback import Channel, Loopback, NotPlayable, Person, Upload
from tests.loopback.bots import Purser, aboard


async def test_a_slash_command_is_answered_in_public(
    channel: Channel, anna: Person, ben: Person
) -> None:
    bot = Purser()

    @bot.tree.command(description="Greets")
    async def hail(call: discord.Interaction) -> None:
        await call.response.send_message(f"Ahoy {call.user.name}")

    async with aboard(bot):
        call = await anna.slash(channel, "/hail")

    assert call.acknowledged
    assert not call.failed
    assert call.answer
    assert call.answer.content == "Ahoy anna"
    assert call.answer.interaction_id == call.id
    assert ben.sees(channel) == [call.answer]


async def test_the_bot_learns_who_asks_and_where(
    loopback: Loopback, channel: Channel, ben: Person
) -> None:
    bot = Purser()

    @bot.tree.command(description="Tells")
    async def tell(call: discord.Interaction) -> None:
        assert isinstance(call.channel, discord.TextChannel)
        assert call.guild
        told = [call.locale.value, call.channel.name, call.guild.name]
        told.append(str(call.app_permissions.embed_links))
        told.append(str(call.channel.permissions_for(call.guild.me).embed_links))
        await call.response.send_message(" ".join(told))

    loopback.deny(channel, "embed_links")
    async with aboard(bot):
        call = await ben.slash(channel, "/tell")

    assert call.answer
    assert call.answer.content == "ru colonies Quarterdeck False False"


async def test_groups_types_and_choices(
    loopback: Loopback, channel: Channel, anna: Person, ben: Person
) -> None:
    bot = Purser()
    nine = app_commands.Group(name="nine", description="Nine Years")
    umpire = app_commands.Group(name="umpire", description="Umpire", parent=nine)

    @umpire.command(description="All kinds of options")
    @app_commands.choices(side=[app_commands.Choice(name="Alliance", value="a")])
    async def enter(
        call: discord.Interaction,
        side: str,
        number: app_commands.Range[int, 0, 20],
        rate: float,
        show: bool,
        who: discord.Member,
        place: discord.TextChannel,
        note: app_commands.Range[str, 2, 5] | None = None,
    ) -> None:
        given = (side, number, rate, show, who.name, place.name, note)
        await call.response.send_message(repr(given))

    bot.tree.add_command(nine)
    given = {
        "side": "Alliance",
        "number": "4",
        "rate": "0.5",
        "show": "true",
        "who": "@ben",
        "place": "#colonies",
    }
    async with aboard(bot):
        call = await anna.slash(channel, "/nine umpire enter", given)

    assert call.answer
    assert call.answer.content == "('a', 4, 0.5, True, 'ben', 'colonies', None)"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        pytest.param({}, "required", id="a required option is missing"),
        pytest.param({"number": "x"}, "no_integer", id="a word for a number"),
        pytest.param({"number": "1.5"}, "no_integer", id="a fraction for an integer"),
        pytest.param({"number": "21"}, "too_great", id="above the greatest value"),
        pytest.param({"number": "-1"}, "too_small", id="below the least value"),
        pytest.param({"number": "1", "x": "1"}, "no_option", id="unknown option"),
        pytest.param({"number": "1", "side": "c"}, "no_choice", id="no such choice"),
        pytest.param({"number": "1", "show": "1"}, "no_boolean", id="no truth value"),
        pytest.param({"number": "1", "note": "a"}, "length", id="text too short"),
        pytest.param({"number": "1", "note": "a" * 6}, "length", id="text too long"),
        pytest.param({"number": "1", "note": ""}, "length", id="empty text"),
        pytest.param({"number": "1", "who": "eve"}, "no_user", id="no such user"),
        pytest.param({"number": "1", "place": "x"}, "no_channel", id="no such channel"),
        pytest.param({"number": "1", "file": "x"}, "no_attachment", id="text for file"),
        pytest.param(
            {"number": Upload("a", b"")}, "no_attachment", id="file for number"
        ),
        pytest.param(
            {"number": "1", "file": Upload("a", b"x" * (10 * 1024 * 1024 + 1))},
            "too_large",
            id="a file of more than 10 MiB",
        ),
    ],
)
async def test_the_client_does_not_send(
    channel: Channel, anna: Person, given: dict[str, str | Upload], code: str
) -> None:
    bot = Purser()

    @bot.tree.command(description="Counts")
    @app_commands.choices(side=[app_commands.Choice(name="Alliance", value="a")])
    async def count(
        call: discord.Interaction,
        number: app_commands.Range[int, 0, 20],
        side: str = "a",
        show: bool = False,
        note: app_commands.Range[str, 2, 5] = "none",
        who: discord.Member | None = None,
        place: discord.TextChannel | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        await call.response.send_message("counted")

    async with aboard(bot):
        with pytest.raises(NotPlayable) as refused:
            await anna.slash(channel, "/count", given)

    assert refused.value.code == code
    assert anna.sees(channel) == []


async def test_an_unknown_command_is_not_sent(channel: Channel, anna: Person) -> None:
    with pytest.raises(NotPlayable) as refused:
        await anna.slash(channel, "/nothing")

    assert refused.value.code == "no_command"


class Russian(app_commands.Translator):
    """Puts a Russian word in the place of each English one that has one."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = string.extras.get("ru")
        return words if locale is discord.Locale.russian else None


async def test_localised_names_are_shown_and_understood(
    channel: Channel, anna: Person, ben: Person
) -> None:
    bot = Purser()
    _ = app_commands.locale_str

    @bot.tree.command(name=_("roll", ru="бросок"), description=_("Roll", ru="Кинуть"))
    @app_commands.rename(side=_("side", ru="сторона"))
    @app_commands.choices(
        side=[app_commands.Choice(name=_("Alliance", ru="Союз"), value="alliance")]
    )
    async def roll(call: discord.Interaction, side: str) -> None:
        await call.response.send_message(side)

    await bot.tree.set_translator(Russian())
    async with aboard(bot):
        for command, options in (
            ("/roll", {"side": "alliance"}),
            ("/бросок", {"сторона": "Союз"}),
        ):
            call = await ben.slash(channel, command, options)
            assert call.answer
            assert call.answer.content == "alliance"
        with pytest.raises(NotPlayable):
            await anna.slash(channel, "/бросок", {"side": "alliance"})

    (shown,) = ben.commands(channel)
    assert (shown.key, shown.path, shown.about) == ("/roll", "/бросок", "Кинуть")
    (option,) = shown.options
    assert (option.key, option.name, option.choices) == (
        "side",
        "сторона",
        (("Союз", "alliance"),),
    )
    assert [each.path for each in anna.commands()] == ["/roll"]


async def test_autocomplete_sees_what_is_filled_in(
    channel: Channel, anna: Person
) -> None:
    bot = Purser()

    @bot.tree.command(description="Moves")
    async def move(call: discord.Interaction, fleet: str, ships: int = 1) -> None:
        await call.response.send_message("moved")

    @move.autocomplete("fleet")
    async def fleets(
        call: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        name = f"{typed} of {call.namespace.ships}"
        return [app_commands.Choice(name=name, value=typed)]

    async with aboard(bot):
        choices = await anna.complete(
            channel, "/move", {"ships": "3"}, focused="fleet", typed="al"
        )
        with pytest.raises(NotPlayable):
            await anna.complete(channel, "/move", {}, focused="ships")

    assert choices == [("al of 3", "al")]


async def test_ids_of_commands_stay_over_a_new_registration(
    loopback: Loopback, channel: Channel
) -> None:
    def bot_with(*names: str) -> Purser:
        bot = Purser()
        for name in names:

            @bot.tree.command(name=name, description="Does")
            async def does(call: discord.Interaction) -> None:
                await call.response.send_message("done")

        return bot

    async with aboard(bot_with("one", "two")):
        before = await _ids(loopback)
    async with aboard(bot_with("two", "three")):
        after = await _ids(loopback)

    assert before["two"] == after["two"]
    assert sorted(after) == ["three", "two"]


async def _ids(loopback: Loopback) -> dict[str, str]:
    (application,) = loopback.world.applications.values()
    return {each["name"]: each["id"] for each in application.commands.values()}


async def test_commands_that_need_permissions_are_not_offered(
    channel: Channel, anna: Person
) -> None:
    bot = Purser()

    @bot.tree.command(description="For those who manage the server")
    @app_commands.default_permissions(manage_guild=True)
    async def manage(call: discord.Interaction) -> None:
        await call.response.send_message("managed")

    async with aboard(bot):
        with pytest.raises(NotPlayable):
            await anna.slash(channel, "/manage")


async def test_an_attachment_is_read_by_the_bot(channel: Channel, anna: Person) -> None:
    bot = Purser()

    @bot.tree.command(description="Reads")
    async def read(call: discord.Interaction, file: discord.Attachment) -> None:
        content = (await file.read()).decode()
        await call.response.send_message(f"{file.filename} {file.size} {content}")

    async with aboard(bot):
        upload = Upload("флот.toml", b"ships = 3")
        call = await anna.slash(channel, "/read", {"file": upload})

    assert call.answer
    assert call.answer.content == "флот.toml 9 ships = 3"
