"""A puzzle as a text to share that gives nothing away: no move, no target, no place."""

from app.solo.codes import Code, code_text
from app.solo.stars import stars_text


def shared_text(title: str, result: str, code: Code, won: int) -> str:
    """`title` is in words (the game, the day), the `result` to beat, too, if that is sent; the
    code opens the same puzzle."""
    told = () if code.result is None else (f"{stars_text(won)} {result}",)
    return "\n".join((title, *told, code_text(code)))
