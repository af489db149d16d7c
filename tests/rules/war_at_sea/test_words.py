"""The catalogues: every code that the rules may hand out is worded, in each language.

None of their messages is there for nothing.
"""

from typing import Final, get_args

import pytest

from bot.render.post import TITLE
from bot.words import LANGUAGES
from rules.kernel.fields import shapes
from rules.kernel.model import Answer, Event, Fact, Question
from rules.war_at_sea.battle.sealing import SealedCommand
from rules.war_at_sea.options import WarAtSeaOptions
from rules.war_at_sea.state import PIRATES
from rules.war_at_sea.system import WAR_AT_SEA
from tests.rules.war_at_sea.wording import (
    CITED,
    NUMBERS,
    choices,
    cited,
    entries,
    facts,
    family,
    purposes,
    refusals,
    stands_there,
    tellings,
    worded,
)

LONGEST_LABEL: Final = 60
REQUESTS: Final = (*WAR_AT_SEA.commands, *WAR_AT_SEA.questions)
GROUPS: Final = {one.path[0] for one in REQUESTS if len(one.path) > 1}
SECTIONS: Final = {
    "FLEET": 1, "MOVE": 2, "HIRE": 5, "REP": 1, "ALLY": 2, "SETUP": 1, "UPK": 2,
    "PIR": 4, "BUY": 2, "BLK": 4, "ENG": 4, "AID": 2, "RET": 7, "BAT": 10, "CAP": 4,
    "DMG": 4, "INI": 3,
}  # fmt: skip
"""How many clauses each section of the rules has."""


@pytest.mark.parametrize(
    "name", ["war_at_sea", "war_at_sea_clauses", "general_clauses"]
)
def test_both_languages_have_the_same_messages(name: str) -> None:
    assert entries("en", name) == entries("ru", name)


def test_requests_are_worded_with_all_their_fields_and_nothing_else_is() -> None:
    there = entries("en")
    for request in REQUESTS:
        fields = {
            word
            for shape in shapes(request)
            for word in (shape.name, f"{shape.name}-about")
        }
        said = set() if issubclass(request, Question) else {"said"}
        name = "command-" + "-".join(request.path)
        assert there[f"war_at_sea-{name}"] - {"kept"} == {"about", *said, *fields}
        assert worded("en", name) == request.path[-1].replace("_", "-")
        for field in shapes(request):
            assert worded("en", f"{name}.{field.name}") == field.name
    public = {one.public_path for one in REQUESTS if issubclass(one, SealedCommand)}
    paths = {one.path for one in REQUESTS} | public
    assert family("command") == {"-".join(path) for path in paths}
    assert family("group") == GROUPS


@pytest.mark.parametrize("language", LANGUAGES)
def test_requests_are_said_with_and_without_what_may_be_left_out(language: str) -> None:
    for command in WAR_AT_SEA.commands:
        told = {
            shape.name: NUMBERS[1] if shape.kind == "int" else "x"
            for shape in shapes(command)
            if shape.name not in command.hidden
        }
        bare = {
            shape.name: None
            for shape in shapes(command)
            if not shape.required and shape.name in told
        }
        name = "command-" + "-".join(command.path)
        for fields in (told, told | bare):
            assert worded(language, f"{name}.said", actor="red", **fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_literal_values_have_names(language: str) -> None:
    values = {
        value
        for request in REQUESTS
        for shape in shapes(request)
        for value in shape.values
    }
    options = {
        value
        for field in WarAtSeaOptions.model_fields.values()
        for value in get_args(field.annotation)
        if isinstance(value, str)
    }
    special = {PIRATES, "umpire", "nobody", "nowhere"}
    names = values | options - {"none"} | special

    assert family("name") == names
    for code in names:
        assert worded(language, f"name-{code}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_worded_with_what_they_carry(language: str) -> None:
    found = refusals()
    assert family("refusal") == found.keys()
    for code, params in found.items():
        for value in (*NUMBERS, "nobody", "nowhere", "umpire", "setup", "buyout"):
            assert worded(language, f"refusal-{code}", **dict.fromkeys(params, value))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", [*facts(Event), *facts(Answer)])
def test_facts_are_worded_with_what_they_carry(fact: type[Fact], language: str) -> None:
    group = "event" if issubclass(fact, Event) else "answer"
    for told in tellings(fact):
        text = worded(language, f"{group}-{fact.kind()}", **told)

        assert text.strip()
        assert (f"[{CITED}]" in text) == ("cites" in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hidden_is_worded_for_those_who_may_see_it(language: str) -> None:
    hiding = [one for one in facts(Event) if issubclass(one, Event) and one.hidden]
    assert hiding
    for event in hiding:
        for told in tellings(event):
            public = {key: one for key, one in told.items() if key not in event.hidden}
            assert worded(language, f"event-{event.kind()}", **public)
            assert worded(language, f"event-{event.kind()}.private", **told)


def test_no_fact_is_worded_that_there_is_not() -> None:
    assert family("event") == {one.kind() for one in facts(Event)}
    assert family("answer") == {one.kind() for one in facts(Answer)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_are_worded(language: str) -> None:
    assert family("purpose") == purposes()
    assert family("option") == set(WarAtSeaOptions.model_fields)
    assert family("scenario") == set(WAR_AT_SEA.scenarios)
    found = choices()
    assert found.keys() <= family("choice")
    for code, params in found.items():
        for number in NUMBERS:
            assert worded(language, f"choice-{code}", **dict.fromkeys(params, number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_awaited_is_worded(language: str) -> None:
    for code in family("awaited"):
        assert worded(language, f"awaited-{code}", side="red")


@pytest.mark.parametrize("kind", ["offer", "awaited", "choice"])
def test_what_may_be_done_is_not_worded_for_nothing(kind: str) -> None:
    assert [code for code in sorted(family(kind)) if not stands_there(code)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_selects_have_room_for_their_labels(language: str) -> None:
    told = {"side": "aldmark", "fleet": "f999", "group": "f999", "offer": "p999"}
    for code in family("offer"):
        label = worded(language, f"offer-{code}", area="A" * 16, **told)
        assert len(label) <= LONGEST_LABEL
        if "placeholder" in entries(language)[f"war_at_sea-offer-{code}"]:
            title = worded(language, f"offer-{code}.placeholder", area="A" * 16, **told)
            assert len(title) <= TITLE


def test_every_citation_is_explained() -> None:
    explained = entries("en", "war_at_sea_clauses").keys()
    general = entries("en", "general_clauses").keys()
    clauses = {
        f"SEA-{name}-{n + 1}" for name, most in SECTIONS.items() for n in range(most)
    }

    assert explained == clauses | {f"A-S-{n:02}" for n in range(1, 61)}
    assert cited() <= explained | general
