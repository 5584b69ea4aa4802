"""Seeds of a puzzle's own: the same number means another puzzle in every kind (P3)."""

from app.core.rng import Rng
from app.solo.kinds import Kind

SEEDS = 1 << 20
"""So many are drawn from where nobody names one."""


def rng_of(kind: Kind, seed: int) -> Rng:
    """Mixed by two draws, so that neighbouring seeds share nothing."""
    return Rng(Rng(seed).word() ^ Rng(kind.letter + 1).word())
