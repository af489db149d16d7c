"""A post with pictures, and what it says where they cannot be drawn."""

from bot.render.post import LONGEST, Picture, Post, length

SHOWN = Picture(name="a.png", svg="<svg/>", alt="A board", text="In words: a board")


def test_words_in_place_of_pictures_fit_a_message() -> None:
    long = Picture(name="a.png", svg="", alt="a", text="слово " * 900)

    worded = Post(content="First.", pictures=(long,)).in_words()

    assert length(worded.content) <= LONGEST
    assert worded.pictures == ()
    assert worded.paper is not None
    assert worded.paper.text.startswith("First.\nслово")


def test_a_post_with_all_its_words_keeps_them() -> None:
    post = Post(content="All is said.", pictures=(SHOWN,))
    silent = post.pictures[0].model_copy(update={"text": ""})

    assert Post(content="All is said.", pictures=(silent,)).in_words() == Post(
        content="All is said."
    )
    assert post.in_words().content == "All is said.\nIn words: a board"
