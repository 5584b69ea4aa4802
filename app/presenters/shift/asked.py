"""What a match of Shift asks for that is a puzzle: told by its options."""

from app.presenters.phrase import Field, counted, phrase
from app.session.alone import alone
from app.session.match import Match
from app.solo.kinds import RACES


def asked(match: Match) -> Field:
    """Nothing for an ordinary match."""
    puzzle = alone(match)
    if puzzle is None:
        return ""
    options = match.start.options
    kinds = {
        "deal": puzzle.code.kind in RACES,
        "collect": options.get("open_cards") is True,
        "exit": options.get("ending") == "any_exit",
        "pilot": options.get("dark_pilot") is True,
    }
    kind = next((kind for kind, is_so in kinds.items() if is_so), None)
    if kind is None:
        return counted("puzzles.kind.reach", puzzle.par)
    return counted("puzzles.asked", puzzle.par, what=phrase(f"puzzles.kind.{kind}"))
