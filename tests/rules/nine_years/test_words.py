"""The catalogues: every code that the rules may hand out is worded, in each language.

The functions that the catalogues call are the bot's; here they are replaced by ones
that look names up and otherwise show what they are given.
"""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import bot
import rules.nine_years
from rules.kernel.fields import shapes
from rules.kernel.model import Answer, Event, Fact, Question
from rules.nine_years.calendar import GameEnded, PhaseBegan
from rules.nine_years.facts.colonies import support_boxes
from rules.nine_years.offers import END_OF
from rules.nine_years.options import NineYearsOptions
from rules.nine_years.roll import MarkerMoved, WarRolled
from rules.nine_years.sequence import ACTORS
from rules.nine_years.state import PHASES, Holder
from rules.nine_years.system import NINE_YEARS
from rules.nine_years.track import Place
from tests.rules.nine_years.scenes import OPENING

LANGUAGES = ("en", "ru")
CATALOGUES = (
    "general_clauses",
    *(
        path.stem
        for path in sorted(
            (Path(bot.__file__).parent / "locales/en").glob("nine_*.ftl")
        )
    ),
)
CASES = {"gen", "dat", "acc", "ins", "pre", "the"}
SOURCES = sorted(Path(rules.nine_years.__file__).parent.rglob("*.py"))
CLAUSE = re.compile(r"(?:KWW-[A-Z]+-[A-Z0-9]+|A-[KG]-\d\d)\Z")


def text_of(language: str, name: str) -> str:
    path = files("bot") / "locales" / language / f"{name}.ftl"
    return path.read_text(encoding="utf-8")


def bundle(language: str) -> FluentBundle:
    def name(code: str, case: str = "") -> str:
        if not made.has_message(f"nine_years-name-{code}"):
            return code
        message = made.get_message(f"nine_years-name-{code}")
        pattern = message.attributes.get(case, message.value)
        assert pattern is not None
        return str(made.format_pattern(pattern)[0])

    functions: dict[str, Any] = {
        "NAME": name,
        "NAMES": str,
        "PAIRS": str,
        "COMMAND": str,
        "SIGNED": "{:+}".format,
        "TEXT": str,
    }
    made = FluentBundle([language], functions=functions, use_isolating=False)
    for part in CATALOGUES:
        made.add_resource(FluentResource(text_of(language, part)))
    return made


BUNDLES = {language: bundle(language) for language in LANGUAGES}


def worded(language: str, name: str, **params: Any) -> str:
    """Return a message; every parameter that it wants must be there."""
    pattern = BUNDLES[language].get_message(name).value
    assert pattern is not None
    given = {
        key: ", ".join(value) if isinstance(value, list) else value
        for key, value in params.items()
    }
    text, faults = BUNDLES[language].format_pattern(pattern, given)
    assert faults == []
    return str(text)


def facts(kind: type[Fact]) -> list[type[Fact]]:
    """Return the events or answers of this system."""
    mine = "rules.nine_years."
    return [one for one in kind.__subclasses__() if one.__module__.startswith(mine)]


def sample(kind: Any) -> Any:
    """Return a value of the type *kind* of a field, the first of several."""
    if isinstance(kind, str):
        return kind
    if get_origin(kind) is tuple:
        return ["A-K-10"]
    return sample(get_args(kind)[0]) if get_args(kind) else 1


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Return code and parameters of each refusal in the sources."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                code, *_ = node.args
                assert isinstance(code, ast.Constant)
                yield str(code.value), {str(word.arg) for word in node.keywords}


def cited() -> set[str]:
    """Return the clauses and rulings that stand in the sources as codes."""
    return {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and CLAUSE.match(node.value)
    }


def entries(language: str, name: str) -> dict[str, set[str]]:
    """Return the messages of a catalogue, each with its attributes but the cases."""
    resource = parse(text_of(language, name))
    assert not [one for one in resource.body if isinstance(one, ftl.Junk)]
    return {
        one.id.name: {attribute.id.name for attribute in one.attributes} - CASES
        for one in resource.body
        if isinstance(one, ftl.Message)
    }


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    assert entries("en", name) == entries("ru", name)


def test_commands_and_questions_are_worded_with_all_their_fields() -> None:
    there = {
        ident: parts
        for name in CATALOGUES
        for ident, parts in entries("en", name).items()
    }
    for request in (*NINE_YEARS.commands, *NINE_YEARS.questions):
        fields = {
            word
            for shape in shapes(request)
            for word in (shape.name, f"{shape.name}-about")
        }
        said = set() if issubclass(request, Question) else {"said"}
        name = f"nine_years-command-{'-'.join(request.path)}"
        kept = {"kept"} if getattr(request, "hidden", None) else set()
        assert there[name] == {"about", *said, *fields, *kept}
        assert worded("en", name) == request.path[-1].replace("_", "-")
    for group in {one.path[0] for one in NINE_YEARS.commands if len(one.path) > 1}:
        assert there[f"nine_years-group-{group}"] == {"about"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_are_worded(language: str) -> None:
    values = {
        value
        for request in (*NINE_YEARS.commands, *NINE_YEARS.questions)
        for shape in shapes(request)
        for value in shape.values
    }
    words = {"example", "literal", "game_turn", "round", "other", "NPWS"}
    names = {*values, *words, *ACTORS, *PHASES, *get_args(Holder), *get_args(Place)}
    names |= {"off"}
    offers = {command.path[0] for command in NINE_YEARS.commands[:5]}
    awaited = {"roll", "campaign_turn", *END_OF.values()}

    for code in names:
        assert worded(language, f"nine_years-name-{code}")
    for code in offers:
        assert len(worded(language, f"nine_years-offer-{code}")) <= 60
    for code in awaited:
        assert worded(language, f"nine_years-awaited-{code}", side="alliance")
    for choice in support_boxes(OPENING):
        assert worded(language, f"nine_years-choice-{choice.code}", **choice.params)
    for code in ("kww_alliance", "kww_bourbon"):
        assert worded(language, f"nine_years-purpose-{code}")
    for option in NineYearsOptions.model_fields:
        assert worded(language, f"nine_years-option-{option}")
    for scenario in NINE_YEARS.scenarios:
        assert worded(language, f"nine_years-scenario-{scenario}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_worded_with_what_they_carry(language: str) -> None:
    found = dict(refusals())
    assert len(found) >= 15
    for code, params in found.items():
        given = dict.fromkeys(params, "1690")
        assert worded(language, f"nine_years-refusal-{code}", **given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", [*facts(Event), *facts(Answer)])
def test_facts_are_worded_with_what_they_carry(fact: type[Fact], language: str) -> None:
    group = "event" if issubclass(fact, Event) else "answer"
    fields = fact.model_fields.items()
    given = {name: sample(field.annotation) for name, field in fields}

    text = worded(language, f"nine_years-{group}-{fact.kind()}", **given)

    assert "A-K-10" in text or not {"cites", "flipped"} & set(given)


def test_every_citation_is_explained() -> None:
    explained = {one for name in CATALOGUES for one in entries("en", name)}

    assert cited() <= explained


MOVE = MarkerMoved(
    winner="bourbon",
    old_box=6,
    old_value=0,
    old_place="only",
    new_box=4,
    new_value=-1,
    new_place="left",
    skipped=1,
    cites=("KWW-ROLL-8", "KWW-SUP-3"),
)
TIE = WarRolled(
    alliance=4,
    bourbon=5,
    atlantic="alliance",
    alliance_total=5,
    bourbon_total=5,
    winner="bourbon",
    decided_by="side_up",
    cites=("KWW-ROLL-6",),
)
CAMPAIGN = PhaseBegan(
    year=1690, phase="campaign", turn="bourbon", roll="made", cites=("A-K-01",)
)


@pytest.mark.parametrize(
    ("event", "en", "ru"),
    [
        pytest.param(
            MOVE,
            "The marker went left, over 1 occupied box, from box +0 to the left -1 "
            "box. [KWW-ROLL-8, KWW-SUP-3]",
            "Маркер сдвинут влево, через 1 занятую ячейку, из ячейки +0 в левую "
            "ячейку -1. [KWW-ROLL-8, KWW-SUP-3]",
            id="a jump",
        ),
        pytest.param(
            TIE,
            "King William’s War: Alliance 4 + 1 for the Atlantic = 5, Bourbons 5. "
            "A tie goes to the side that is up on the marker: the Bourbons won. "
            "[KWW-ROLL-6]",
            "Война короля Вильгельма: Альянс 4 + 1 за Атлантику = 5, Бурбоны 5. "
            "При ничьей выигрывает сторона, которая на маркере вверху: победа "
            "Бурбонов. [KWW-ROLL-6]",
            id="a tie",
        ),
        pytest.param(
            CAMPAIGN,
            "1690, Campaign Phase: the first turn is that of the Bourbons. [A-K-01]",
            "1690 год, фаза Кампании: первый ход за стороной Бурбонов. [A-K-01]",
            id="the Campaign",
        ),
    ],
)
def test_how_it_reads(event: Event, en: str, ru: str) -> None:
    params = event.model_dump(mode="json")

    assert worded("en", f"nine_years-event-{event.kind()}", **params) == en
    assert worded("ru", f"nine_years-event-{event.kind()}", **params) == ru


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_account_tells_whether_anybody_flipped(language: str) -> None:
    account: dict[str, Any] = dict.fromkeys(GameEnded.model_fields, 1)
    account |= {"marker_place": "only", "marker_side": "bourbon"}
    nobody = account | {"flips": 0, "flipped": []}
    both = account | {"flips": 2, "flipped": ["alliance", "bourbon"]}

    assert "bourbon" not in worded(language, "nine_years-event-game_ended", **nobody)
    assert "bourbon" in worded(language, "nine_years-event-game_ended", **both)
