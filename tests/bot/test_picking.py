"""Several values out of more than a page: picked page by page, in one message."""

import json
from typing import Any

import pytest

from bot.loopback import Upload
from bot.loopback.components import every
from bot.scenarios import shipped
from rules.virgin_queen.system import VIRGIN_QUEEN
from tests.replies import labels
from tests.tables import SIDES, Company, House

pytestmark = pytest.mark.asyncio(loop_scope="module")

TREASURES = [f"t{number}" for number in range(1, 31)]


def toml(value: Any) -> str:
    """Return a plain value as TOML."""
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {toml(one)}" for key, one in value.items())
        return f"{{ {inner} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def rich() -> Upload:
    """Return the house fleet with 30 treasures, none of them with a name."""
    scenario = shipped(VIRGIN_QUEEN, "house-fleet")
    plain: dict[str, Any] = scenario.model_dump(mode="json", exclude_none=True)
    plain |= {"treasures": dict.fromkeys(TREASURES, 1), "names": {}}
    text = "\n".join(f"{key} = {toml(value)}" for key, value in plain.items())
    return Upload("rich.toml", text.encode())


async def asked(house: House) -> Company:
    """Return a game in which Spain has to choose 2 out of 30 treasures."""
    company = Company(house, house.room(), SIDES["virgin_queen"])
    uma, ben = company.uma, company.ben
    await company.type(uma, "/game new", system="virgin_queen", file=rich())
    for side in company.sides:
        person = ben if side == "spain" else uma
        await company.type(person, "/game join", side=side)
    await company.type(uma, "/game start")
    items = (*TREASURES[:4], TREASURES[29])
    house.bot.table.scripted[str(company.channel.id)] = ((), items)
    await company.type(uma, "/spain umpire deal", number=4)
    for treasure in TREASURES[4:29]:
        await company.type(
            uma, "/spain umpire treasure", treasure=treasure, place="row"
        )
    await company.type(ben, "/spain next")
    started = await company.type(uma, "/spain start", seat="england")
    assert started.refused is None
    return company


async def test_two_treasures_are_picked_from_two_pages(house: House) -> None:
    company = await asked(house)
    ben = company.ben
    opened = await company.press(ben, "Your orders")
    assert opened.messages
    picking = await company.press(ben, labels(opened.messages[0])[0])
    shown = picking.messages[0]
    first, second, done = every(shown)

    assert (len(first["options"]), len(second["options"])) == (25, 5)
    assert (first["min_values"], first["max_values"]) == (0, 2)
    assert done["label"] == "Готово, выбрано: 0"
    names = [one["placeholder"] for one in (first, second)]
    await company.choose(ben, names[0], "t3")
    await company.house.restart()
    changed = await company.choose(ben, names[1], "t7")
    first, second, done = every(changed.messages[0])
    picked = [one["value"] for one in first["options"] if one.get("default")]
    assert picked == ["t3"]
    assert done["label"] == "Готово, выбрано: 2"

    sailed = await company.press(ben, "Готово, выбрано: 2")

    assert sailed.refused is None
    position = await company.position()
    state: Any = position.state
    assert state.fleet is None or set(state.fleet.selected) == {"t3", "t7"}
    assert "t3" not in state.row
    assert "t7" not in state.row


async def test_too_few_are_refused_and_can_be_picked_on(house: House) -> None:
    company = await asked(house)
    ben = company.ben
    opened = await company.press(ben, "Your orders")
    picking = await company.press(ben, labels(opened.messages[0])[0])
    first, second, _ = every(picking.messages[0])
    await company.choose(ben, first["placeholder"], "t1")

    early = await company.press(ben, "Готово, выбрано: 1")
    await company.choose(ben, second["placeholder"], "t8")
    await company.choose(ben, first["placeholder"])
    await company.choose(ben, first["placeholder"], "t2")
    done = await company.press(ben, "Готово, выбрано: 2")

    assert early.refused == "wrong_number_selected"
    assert done.refused is None
    state: Any = (await company.position()).state
    assert {"t2", "t8"}.isdisjoint(state.row)
    assert "t1" in state.row
