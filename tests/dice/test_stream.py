"""The stream is what its description says, to the byte, and fair."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.dice.stream import commitment, drawn, faces, throw_bytes

SECRET = bytes(range(32))
THROW = ("12", 3, "1400000000000000000", "support")


def bytes_by_hand(secret: bytes, throw: tuple[str, int, str, str]) -> bytes:
    """Return the first 64 blocks of *throw*, made as the document tells."""
    game, number, interaction, purpose = throw
    blocks = []
    for k in range(64):
        text = "\n".join([game, str(number), interaction, purpose, str(k)])
        blocks.append(hmac.new(secret, text.encode("utf-8"), hashlib.sha256).digest())
    return b"".join(blocks)


def numbers_by_hand(data: bytes, sides: Sequence[int]) -> list[int]:
    """Read one number for each of *sides* from *data*, made as the document tells."""
    numbers, at = [], 0
    for n in sides:
        while True:
            if n <= 256:
                value, limit, at = data[at], 256 - 256 % n, at + 1
            else:
                value = data[at] * 256 + data[at + 1]
                limit, at = 65536 - 65536 % n, at + 2
            if value < limit:
                numbers.append(value % n)
                break
    return numbers


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


def test_the_first_two_blocks_are_those_that_openssl_makes() -> None:
    assert bytes(islice(throw_bytes(SECRET, *THROW), 64)).hex() == (
        "35a2a044ca3c2f15cf51d2b5f8f878973fde01bdc44ab1e814cde01970ede4c2"
        "ed5e28cf2f372250a9d20f06f578e0632cd321f39a18f78b1498c800950a892c"
    )


def test_faces_and_items_read_from_those_blocks_by_another_program() -> None:
    assert faces(SECRET, *THROW, 10, 6) == (6, 1, 5, 3, 5, 1, 6, 4, 4, 4)
    assert faces(SECRET, *THROW, 6, 1000) == (731, 29, 773, 54, 74, 942)
    cup = {"t1", "t2", "t3", "t10"}
    assert drawn(SECRET, *THROW, 4, cup) == ("t10", "t1", "t2", "t3")


@given(
    secret=st.binary(min_size=32, max_size=32),
    throw=st.tuples(
        st.integers(1).map(str),
        st.integers(1),
        st.integers(1).map(str),
        st.text(st.characters(codec="utf-8")),
    ),
    count=st.integers(0, 40),
    sides=st.one_of(st.integers(2, 1000), st.sampled_from([255, 256, 257, 258])),
)
def test_faces_are_those_that_one_finds_by_hand(
    secret: bytes, throw: tuple[str, int, str, str], count: int, sides: int
) -> None:
    by_hand = numbers_by_hand(bytes_by_hand(secret, throw), [sides] * count)

    assert faces(secret, *throw, count, sides) == tuple(one + 1 for one in by_hand)


@given(
    secret=st.binary(min_size=32, max_size=32),
    cup=st.sets(st.text("abcdt0123456789", min_size=1), min_size=1, max_size=300),
    data=st.data(),
)
def test_items_are_those_that_one_finds_by_hand(
    secret: bytes, cup: set[str], data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, min(len(cup), 40)))
    left, by_hand = sorted(cup), []
    sides = [len(cup) - one for one in range(count)]
    for number in numbers_by_hand(bytes_by_hand(secret, THROW), sides):
        by_hand.append(left.pop(number))

    assert drawn(secret, *THROW, count, cup) == tuple(by_hand)


def test_every_die_shows_only_its_own_faces() -> None:
    data = bytes_by_hand(SECRET, THROW)
    for sides in range(2, 1001):
        shown = faces(SECRET, *THROW, 200, sides)

        by_hand = numbers_by_hand(data, [sides] * 200)
        assert shown == tuple(one + 1 for one in by_hand)
        assert 1 <= min(shown) <= max(shown) <= sides


def test_one_byte_serves_up_to_256_sides_and_two_above() -> None:
    data = bytes_by_hand(SECRET, THROW)

    assert faces(SECRET, *THROW, 32, 256) == tuple(byte + 1 for byte in data[:32])
    words = [int.from_bytes(data[at : at + 2], "big") for at in range(0, 64, 2)]
    fair = [word for word in words if word < 65536 - 65536 % 257]
    assert faces(SECRET, *THROW, 20, 257) == tuple(word % 257 + 1 for word in fair[:20])


@pytest.mark.parametrize("sides", [1, 65_536])
def test_the_smallest_and_the_largest_die(sides: int) -> None:
    shown = faces(SECRET, *THROW, 50, sides)

    assert 1 <= min(shown) <= max(shown) <= sides


@pytest.mark.parametrize("sides", [-6, 0, 65_537])
def test_there_are_no_other_dice(sides: int) -> None:
    with pytest.raises(ValueError, match=str(sides)):
        faces(SECRET, *THROW, 1, sides)


def test_more_items_than_the_cup_holds_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="3 items cannot be drawn from 2"):
        drawn(SECRET, *THROW, 3, {"t1", "t2"})


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(("13", 3, "1400000000000000000", "support"), id="game"),
        pytest.param(("12", 4, "1400000000000000000", "support"), id="number"),
        pytest.param(("12", 3, "1400000000000000001", "support"), id="interaction"),
        pytest.param(("12", 3, "1400000000000000000", "event"), id="purpose"),
    ],
)
def test_every_part_of_a_throws_name_counts(other: tuple[str, int, str, str]) -> None:
    assert faces(SECRET, *other, 20, 6) != faces(SECRET, *THROW, 20, 6)


def test_another_secret_gives_other_faces() -> None:
    assert faces(b"x" * 32, *THROW, 20, 6) != faces(SECRET, *THROW, 20, 6)


def chi_square(found: Counter[int], values: Sequence[int]) -> float:
    """Return how far *found* is from each of *values* coming equally often."""
    expected = found.total() / len(values)
    return sum((found[value] - expected) ** 2 / expected for value in values)


@pytest.mark.parametrize(
    ("sides", "limit"),
    [
        # One in a thousand fair dice would be further off: chi-square, p = 0.001.
        pytest.param(2, 10.83, id="2"),
        pytest.param(6, 20.52, id="6"),
        pytest.param(10, 27.88, id="10"),
        pytest.param(
            200, 266.9, id="200 where nearly every fourth byte is passed over"
        ),
        pytest.param(257, 331.1, id="257 the first with two bytes"),
    ],
)
def test_all_faces_come_equally_often(sides: int, limit: float) -> None:
    found = Counter[int]()
    for number in range(1, 101):
        found.update(faces(SECRET, "12", number, "14", "support", 600, sides))

    assert chi_square(found, range(1, sides + 1)) < limit


def test_all_orders_of_a_draw_come_equally_often() -> None:
    cup = ("t1", "t2", "t3", "t4")
    orders = {order: number for number, order in enumerate(permutations(cup))}
    found = Counter(
        orders[drawn(SECRET, "12", number, "14", "treasure", 4, cup)]
        for number in range(1, 24_001)
    )

    assert chi_square(found, range(24)) < 49.73  # 23 degrees of freedom, p = 0.001
