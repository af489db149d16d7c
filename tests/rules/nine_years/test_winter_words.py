"""The catalogues of Winter: all that its rules say is worded, in both languages."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import rules.nine_years.winter as package
from bot.words import LANGUAGES, Words
from rules.kernel.fields import shapes
from rules.kernel.model import Event
from rules.nine_years.winter.atlantic import AtlanticPassed
from rules.nine_years.winter.elimination import ForceEliminated
from rules.nine_years.winter.flow import ForcesObliged
from rules.nine_years.winter.leaving import ForceWithdrew
from rules.nine_years.winter.lines import LinesRemoved
from tests.rules.nine_years.winter_scenes import CARRIED_OUT

WORDS = Words.load(["nine_years"])
SOURCES = sorted(Path(package.__file__).parent.glob("*.py"))
TREES = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}
CLAUSE = re.compile(r"(?:KWW-WQ-[A-C]?\d|A-[KG]-\d\d)\Z")
LONGEST_ABOUT = 40


def said(language: str, message: str, **params: Any) -> str:
    """Return a message of Nine Years."""
    return WORDS.say(language, f"nine_years-{message}", "nine_years", **params)


def calls(name: str) -> list[ast.Call]:
    """Return all calls of *name* in the rules of Winter."""
    return [
        node
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == name
    ]


def events() -> list[type[Event]]:
    """Return the events of Winter."""
    mine = "rules.nine_years.winter."
    return [one for one in Event.__subclasses__() if one.__module__.startswith(mine)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_worded_shortly(language: str) -> None:
    for command in CARRIED_OUT:
        name = f"command-{'-'.join(command.path)}"
        fields = {shape.name: "a1" for shape in shapes(command)}
        shown = {key: one for key, one in fields.items() if key not in command.hidden}
        assert said(language, f"{name}.said", actor="alliance", **shown)
        texts = ["about", *(f"{field}-about" for field in fields)]
        for text in texts:
            assert 0 < len(said(language, f"{name}.{text}")) <= LONGEST_ABOUT
        if command.hidden:
            kept = said(language, f"{name}.kept", actor="alliance", **fields)
            assert "a1" in kept
    assert said(language, "command-order.said", actor="alliance")


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_tell_all_that_they_carry(language: str) -> None:
    assert len(events()) == 17
    for kind in events():
        params: dict[str, Any] = {
            name: ("x1",) if str(field.annotation).startswith("tuple") else "x2"
            for name, field in kind.model_fields.items()
        }
        numbers = {"corps", "pool", "year", "fleets"}
        params |= dict.fromkeys(numbers & set(params), 3)
        text = said(language, f"event-{kind.kind()}", **params)
        for name, value in params.items():
            if name not in {"step", "way", "counter"}:
                told = value[0] if isinstance(value, tuple) else str(value)
                assert told in text, (kind.kind(), name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_worded(language: str) -> None:
    codes = set()
    for call in calls("Refusal"):
        code = call.args[0]
        assert isinstance(code, ast.Constant)
        params: dict[str, Any] = {str(word.arg): "lines" for word in call.keywords}
        if "count" in params:
            params["count"] = 2
        assert said(language, f"refusal-{code.value!s}", **params)
        codes.add(code.value)
    for step in ("lists", "withdrawals", "lines"):
        assert said(language, "refusal-winter_open", step=step)
    assert len(codes) == 17


@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_and_choices_are_worded(language: str) -> None:
    labels = ["done", "not_yet", "withdraw", "withdraw_again", "remove", "remove_none"]
    labels += ["list_nowhere", "list_land", "list_sea"]
    for label in labels:
        assert said(language, f"offer-{label}", side="alliance", force="a1")
    for what in ("destinations", "withdrawals", "lines"):
        assert said(language, f"awaited-{what}", side="alliance")
    texts = {
        said(language, "choice-destination", space="mons", way=way, ordered=ordered)
        for way in ("land", "sea", "closed")
        for ordered in ("yes", "no")
    }
    assert len(texts) == 6
    assert said(language, "choice-line", line="a1", space="mons", chosen="yes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_cited_is_explained(language: str) -> None:
    cited = {
        node.value
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and CLAUSE.match(node.value)
    }

    assert len(cited) >= 20
    for clause in cited:
        assert WORDS.say(language, clause)


@pytest.mark.parametrize(
    ("event", "en", "ru"),
    [
        pytest.param(
            ForceWithdrew(
                force="army",
                side="alliance",
                old="mons",
                new="ghent",
                way="sea",
                corps=1,
                leaders=("william",),
                cites=("KWW-WQ-A1",),
            ),
            "Alliance: army, mons → ghent by sea; 1 corps, with william. [KWW-WQ-A1]",
            "Альянс: army, mons → ghent морем; 1 корпус, лидеры: william. [KWW-WQ-A1]",
            id="a withdrawal",
        ),
        pytest.param(
            ForceEliminated(
                force="army",
                side="bourbon",
                space="ghent",
                corps=2,
                pool=7,
                leaders=(),
                year=1691,
                cites=("KWW-WQ-A4",),
            ),
            "Bourbons: army had nowhere to go (ghent) and is eliminated. Corps back in "
            "the pool: 2; the pool now: 7. [KWW-WQ-A4]",
            "Бурбоны: отойти некуда, отряд уничтожен. army (ghent). Корпусов вернулось "
            "в Пул войск: 2, всего там теперь: 7. [KWW-WQ-A4]",
            id="an elimination",
        ),
        pytest.param(
            ForcesObliged(
                side="alliance", forces=("x", "y"), stranded=("y",), cites=("A-K-20",)
            ),
            "Alliance, forces that must withdraw: x, y. With nowhere to go: y. "
            "[A-K-20]",
            "Альянс, должны отойти: x, y. Отойти некуда: y. [A-K-20]",
            id="who must withdraw",
        ),
        pytest.param(
            AtlanticPassed(
                old="bourbon", new="alliance", fleets=2, cites=("KWW-WQ-C1",)
            ),
            "Control of the Atlantic: Bourbons → Alliance. 2 enemy Fleet markers left "
            "its control box. [KWW-WQ-C1]",
            "Контроль Атлантики: Бурбоны → Альянс. Из её ячейки контроля ушли 2 "
            "вражеских маркера «Флот». [KWW-WQ-C1]",
            id="the Atlantic",
        ),
        pytest.param(
            LinesRemoved(side="bourbon", lines=("b1",), spaces=("mons",)),
            "Bourbons, Fortified Lines removed: b1. Spaces: mons. [KWW-WQ-B3]",
            "Бурбоны, убраны Фортификационные линии: b1. Области: mons. [KWW-WQ-B3]",
            id="lines",
        ),
    ],
)
def test_how_it_reads(event: Event, en: str, ru: str) -> None:
    params = event.model_dump(mode="json")

    assert said("en", f"event-{event.kind()}", **params) == en
    assert said("ru", f"event-{event.kind()}", **params) == ru
