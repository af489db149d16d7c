"""The answer to a question, as a message."""

from bot.chooser import Chooser
from bot.render.boards import answer_pictures
from bot.render.post import Post
from rules.kernel.model import Answer


def answer_post(chooser: Chooser, answer: Answer) -> Post:
    """Return *answer* and the lines below it, worded by kind, with its pictures."""
    parts = (answer, *answer.lines())
    text = "\n".join(answer_line(chooser, part) for part in parts)
    cut = chooser.say("post-continued")
    post = Post(content=text, pictures=answer_pictures(chooser, answer))
    return post.fitting(f"{answer.kind()}.txt", cut)


def answer_line(chooser: Chooser, answer: Answer) -> str:
    """Return one part of an answer."""
    message = f"{chooser.position.system.id}-answer-{answer.kind()}"
    return chooser.say(message, **answer.model_dump(mode="json"))
