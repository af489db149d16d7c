"""Letters keep their order, know their ids, and are unsent until they are marked."""

from collections.abc import Callable
from dataclasses import replace

from bot.store.protocol import Store
from tests.store.contract import NEW, play, post


def test_letters_get_growing_ids_in_their_order(store: Store) -> None:
    game = store.open_game(NEW)
    commit = play(
        game,
        post(game, '{"n":1}', kind="answer", interaction="77", written=1_767_225_601),
        post(game, '{"n":2}', kind="strip"),
        post(game, '{"n":3}'),
    )

    letters = store.commit(commit)

    ids = [letter.id for letter in letters]
    assert ids == sorted(set(ids))
    assert ids[0] > 0
    assert [replace(letter, id=0) for letter in letters] == list(commit.letters)
    assert store.unsent() == list(letters)
    assert [store.letter(number) for number in ids] == list(letters)
    assert store.letter(ids[-1] + 1) is None


def test_a_marked_letter_is_out(reopen: Callable[[], Store]) -> None:
    store = reopen()
    game = store.open_game(NEW)
    first, second, third = store.commit(play(game, *[post(game)] * 3))

    store.mark({second.id: "555"})
    store.mark({third.id: None})

    assert store.letter(second.id) == replace(second, sent=True, message="555")
    assert store.letter(third.id) == replace(third, sent=True, message=None)
    assert store.unsent() == [first]
    assert reopen().unsent() == [first]


def test_unsent_letters_of_all_games_come_oldest_first(store: Store) -> None:
    here = store.open_game(NEW)
    there = store.open_game(replace(NEW, channel="201"))
    step = play(here, post(here))

    letters = [
        *store.commit(step),
        *store.commit(play(there, post(there))),
        *store.commit(play(step.game, post(step.game))),
    ]

    assert store.unsent() == letters


def test_the_carrier_is_the_newest_letter_before_that_is_no_strip(store: Store) -> None:
    game = store.open_game(NEW)
    other = store.open_game(replace(NEW, channel="201"))
    answer, strip, result = store.commit(
        play(game, post(game, kind="answer"), post(game, kind="strip"), post(game))
    )
    store.commit(play(other, post(other)))

    assert store.carrier(game.id, answer.id) is None
    assert store.carrier(game.id, strip.id) == answer
    assert store.carrier(game.id, result.id) == answer
    assert store.carrier(game.id, result.id + 100) == result

    store.mark({answer.id: "555"})

    assert store.carrier(game.id, strip.id) == replace(answer, sent=True, message="555")
