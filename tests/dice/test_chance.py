"""Chance that nobody foresees, and chance that a seed gives again."""

import pytest

from bot.dice.chance import Chance, RealChance, SeededChance


@pytest.mark.parametrize("chance", [RealChance(), SeededChance("seed")])
@pytest.mark.parametrize("size", [0, 1, 16, 32, 33, 100])
def test_a_token_has_the_size_that_was_asked_for(chance: Chance, size: int) -> None:
    assert len(chance.token(size)) == size


@pytest.mark.parametrize("chance", [RealChance(), SeededChance("seed")])
def test_no_token_comes_twice(chance: Chance) -> None:
    assert len({chance.token(16) for _ in range(1_000)}) == 1_000


def test_a_seed_gives_the_same_tokens_in_every_run() -> None:
    first, second = SeededChance("весна"), SeededChance("весна")

    sizes = (32, 16, 40, 1)

    assert [first.token(one) for one in sizes] == [second.token(one) for one in sizes]


def test_another_seed_gives_other_tokens() -> None:
    assert SeededChance("a").token(32) != SeededChance("b").token(32)


def test_the_first_block_is_the_one_that_openssl_makes() -> None:
    assert SeededChance("seed").token(32).hex() == (
        "03c52f9668ff1b270ae522251f4ae8ea20b129f4f99baae569e23e2b8825311b"
    )
