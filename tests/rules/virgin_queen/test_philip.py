"""VQ-PH: the death of Philip II."""

import pytest

from rules.virgin_queen.philip import PhilipSet, SetPhilip
from tests.rules.virgin_queen.armada_scenes import event_of, play, refusal
from tests.rules.virgin_queen.scenes import in_action, position

DEAD = SetPhilip(actor="umpire", dead=True)


@pytest.mark.parametrize(
    ("bonus", "rating"),
    [
        pytest.param(1, 2, id="the usual court"),
        pytest.param(3, 4, id="set and not subtracted"),
        pytest.param(0, 0, id="set upwards too"),
    ],
)
@pytest.mark.clause("VQ-PH-1", "VQ-PH-2", "A-V-52")
def test_his_death_ends_the_bonus_and_sets_the_rating_at_once(
    bonus: int, rating: int
) -> None:
    before = in_action(card_bonus=bonus, admin_rating=rating)

    result = play(before, DEAD)

    assert result.state == before.evolve(philip_dead=True, card_bonus=0, admin_rating=1)
    assert event_of(result, PhilipSet) == PhilipSet(
        old=False,
        new=True,
        old_bonus=bonus,
        new_bonus=0,
        old_rating=rating,
        new_rating=1,
    )
    assert event_of(result, PhilipSet).cites == ("VQ-PH-1", "VQ-PH-2", "A-V-52")


@pytest.mark.clause("A-V-52", "A-G-03")
def test_that_he_lives_corrects_the_flag_alone() -> None:
    dead = play(position(), DEAD).state

    result = play(dead, SetPhilip(actor="umpire", dead=False))

    assert result.state == dead.evolve(philip_dead=False)
    assert (result.state.card_bonus, result.state.admin_rating) == (0, 1)


@pytest.mark.clause("A-G-03")
def test_only_the_umpire_enters_it_while_the_game_runs() -> None:
    by_spain = SetPhilip(actor="spain", dead=True)

    assert refusal(position(), by_spain).code == "not_the_umpire"
    assert refusal(position(over=True), DEAD).code == "game_over"
