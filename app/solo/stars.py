"""Stars (P2): three at par, two one off it, one else; a hint takes one, never the last."""

MOST = 3
SHOWN = "\u2605\u2606"
"""A star that was won, and one that was not."""


def stars(par: int, result: int, hints: int = 0) -> int:
    """Of a puzzle that was solved; for Connect, where more is better, par is never passed."""
    return max(1, MOST - min(abs(result - par), MOST - 1) - hints)


def stars_text(won: int) -> str:
    return SHOWN[0] * won + SHOWN[1] * (MOST - won)
