"""A puzzle as a text to share that gives nothing away: no move, no target, no place."""

from app.solo.codes import Code, code_text
from app.solo.stars import stars_text


def shared_text(title: str, code: Code, won: int) -> str:
    """`title` is in words (the game, the day); the code opens the same puzzle, perhaps with the
    result to beat and whose it is."""
    result = () if code.result is None else (f"{stars_text(won)} {code.result}",)
    return "\n".join((title, *result, code_text(code)))
