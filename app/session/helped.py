"""In which moves of a match a hint was shown: what was shown is no great turn of one's own.

Their numbers stand beside the moves, in `match.table`. Whoever takes such a move back knows it
still, so they stay.
"""

from app.session.match import Match

KEY = "helped"


def helped(match: Match) -> frozenset[int]:
    """The numbers of the moves that a hint was shown for."""
    kept = match.table.get(KEY)
    told = kept if isinstance(kept, list) else []
    return frozenset(each for each in told if type(each) is int)


def note_helped(match: Match) -> None:
    """The next move is shown. Kept at once: nobody gets back a star by killing the app."""
    match.table[KEY] = sorted(helped(match) | {len(match.moves)})
    match.keep()
