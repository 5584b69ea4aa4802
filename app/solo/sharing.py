"""A result as a text to share that gives nothing away: no move, no target, no place."""

from app.solo.codes import Code, code_text
from app.solo.kinds import Kind
from app.solo.stars import stars_text


def result_text(title: str, kind: Kind, seed: int, result: int, won: int, name: str = "") -> str:
    """`title` is in words (the game, the day); the code opens the same puzzle, with the result
    to beat and whose it is."""
    code = code_text(Code(kind, seed, result, name))
    return f"{title}\n{stars_text(won)} {result}\n{code}"
