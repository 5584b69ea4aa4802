"""How a round alone ended, in lines to read; and a roll as a short code to share."""

from app.games.go.tiles import FACES
from app.presenters.go_table import GoTable, Mode, time_text
from app.presenters.phrase import Phrase, counted, phrase
from app.session.results import Results


def result_lines(table: GoTable, results: Results, shows_solution: bool) -> tuple[Phrase, ...]:
    lines: list[Phrase] = []
    if table.is_timed:
        lines.append(counted("go.solved_rolls", table.solved_rolls))
        if table.solved_rolls and table.solved_rolls >= results.best:
            lines.append(phrase("go.new_best"))
        elif results.best:
            lines.append(counted("go.best", results.best))
    if table.fastest is not None:
        key = "go.time" if table.mode is Mode.PUZZLE else "go.fastest"
        lines.append(phrase(key, time=time_text(table.fastest)))
    if shows_solution:
        lines.append(phrase("go.one_way"))
    return tuple(lines)


def roll_code(roll: tuple[int, ...]) -> str:
    """The faces of the dice in their order, 1 to 6."""
    return "".join(str((treasure - 1) % len(FACES) + 1) for treasure in roll)
