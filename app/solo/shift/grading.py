"""What the shares of players of limited sight make of a Shift puzzle: its ease and its grade.

Ease is told for all kinds alike, grades kind by kind: each has all five, but an easy kind more of
the low ones and a hard kind more of the high ones. So grades rise within a kind and over all.
"""

from app.bots.shift_player import DEPTH, HARD, MEDIUM
from app.solo.kinds import COLLECT, EXIT, PILOT, REACH, Kind
from app.solo.puzzle import ALL, GRADES, grade_of
from app.solo.shift.sight import EVERYBODY

Shares = tuple[int, ...]

SIGHTS_OF_EASE = range(4)
BOTS = (0, DEPTH[MEDIUM], DEPTH[HARD])
"""What those below master see."""
MILLION = 10**6
STEPS: dict[Kind, tuple[int, ...]] = {
    REACH[0]: (684_300, 668_600, 668_000, 667_650),
    EXIT: (664_000, 630_000, 592_000, 565_000),
    PILOT: (564_000, 412_500, 365_000, 345_000),
    REACH[1]: (515_000, 390_500, 348_000, 334_500),
    COLLECT: (666_000, 420_000, 364_000, 333_300),
    REACH[2]: (380_000, 368_000, 354_500, 341_500),
    REACH[3]: (346_100, 343_000, 340_700, 337_300),
    REACH[4]: (1_000_000, 1_000_000, 333_300, 300_000),
}
"""Of the share in millionths; measured on 300 puzzles of a kind (docs/grades.md)."""


def graded(kind: Kind, shares: Shares) -> tuple[int, int]:
    seeing = [shares[sight] for sight in SIGHTS_OF_EASE]
    ease = ALL * sum(seeing) // (EVERYBODY * len(seeing))
    if kind not in STEPS:
        return ease, GRADES.stop - 1
    return ease, grade_of(done_by_bots(shares), STEPS[kind])


def done_by_bots(shares: Shares) -> int:
    """The share of the bots below master that make par, in millionths."""
    return MILLION * sum(shares[sight] for sight in BOTS) // (EVERYBODY * len(BOTS))
