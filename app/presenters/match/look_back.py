"""Looking back through a match of any game, step by step. The match itself stays where it is.

What a step is and what there is to see of it says the table of the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.guide import BULB
from app.presenters.phrase import Field, phrase
from app.session.match import Match

BEGIN, NEXT = "flag-variant", "dice-multiple"
"""The signs of how it lay, and of what all get."""


@dataclass(frozen=True, slots=True)
class LookBackStep:
    """What happened until the match had so many `moves`: by whom, in words, and with what.

    `pawn` is "" where nobody did it; `figure` shows what was laid or pushed, `spare` what lies
    ready after it. A review says in `told` what it was worth, with a sign where that is remarkable.
    """

    number: int = 0
    moves: int = 0
    pawn: str = ""
    words: tuple[Field, ...] = (phrase("look_back.begins"),)
    figure: Figure = NO_FIGURE
    spare: Figure = NO_FIGURE
    icon: str = ""
    told: Field = ""

    @property
    def sign(self) -> str:
        """In the place of a pawn, where nobody did it."""
        if self.pawn:
            return ""
        return NEXT if self.number else BEGIN


def told_step(step: LookBackStep, begins: int, told: Mapping[int, Field]) -> LookBackStep:
    """Of which something is told by one of the moves since the one with which it `begins`."""
    found = [told[move] for move in range(begins, step.moves) if move in told]
    return replace(step, icon=BULB, told=found[0]) if found else step


@dataclass(frozen=True, slots=True)
class LookBack:
    """Stands after the first `at` steps of `count`."""

    count: int = 0
    at: int = 0
    is_playing: bool = False

    @property
    def play_icon(self) -> str:
        return "pause" if self.is_playing else "play"

    @property
    def play_key(self) -> str:
        """What the key in the middle does."""
        return f"look_back.{self.play_icon}"

    @property
    def share(self) -> float:
        """How far that is: 0 to 1."""
        return self.at / max(1, self.count)

    @property
    def is_at_end(self) -> bool:
        return self.at == self.count

    def moved_to(self, at: int) -> "LookBack":
        return replace(self, at=max(0, min(self.count, at)), is_playing=False)

    def stepped(self) -> "LookBack":
        """One step on while it plays, and at rest at the end."""
        at = min(self.count, self.at + 1)
        return replace(self, at=at, is_playing=self.is_playing and at < self.count)

    def with_playing(self, is_playing: bool) -> "LookBack":
        """Played from the end, it begins again."""
        at = 0 if is_playing and self.is_at_end else self.at
        return replace(self, at=at, is_playing=is_playing)

    def shown(self, rows: int) -> range:
        """The steps for which so many rows have room, with the present one in their middle; what
        was before the first one is step 0."""
        first = max(0, min(self.at - rows // 2, self.count + 1 - rows))
        return range(first, min(first + rows, self.count + 1))


def seen_after(match: Match, moves: int, seat: int) -> Any:
    """What a seat could see after so many moves."""
    return match.game.observe(match.state_after(moves), seat)


ROW, KEYS, SCRUB, ALL_KEYS = 52.0, 56.0, 48.0, 324.0
"""In dp: a step, the row of keys, the line with the bead; how wide all keys are."""
REVIEWED_ROW, NARROW_ROW, NARROW, WORDED = 66.0, 80.0, 330.0, 52.0
"""A step of which something is said, by the size of text, and where that takes more lines; the row
of keys with words."""
LARGE_ROW, LARGE = 76.0, (330.0, 460.0)
"""A step in larger words, by the size of text; and on which sheet: so wide and so high."""
SIGNED, LEGEND = 62.0, 28.0
"""The line with the bead and the signs of a review above it; what they mean, by the size of text,
where that has room beside a step."""


ROOMY, GAP, GAPS = 520.0, 12.0, 4
"""From which width the parts of a review lie so far apart, where there is room, and how many gaps
that are."""
PAPER = 24.0
"""In dp: what the sheet keeps free at its edges."""
LEAST_REVIEWED = 0.69
"""Of the width, however much a review has to say: the board beside it."""


@dataclass(frozen=True, slots=True)
class BackParts:
    """What the sheet of looking back has room for; `line` is how high the line with the bead is,
    and `gap` what lies between its parts.

    `worded` how high a row of keys with words for what a review offers, `legend` one that says
    what its signs mean.
    """

    rows: int = 1
    line: float = SCRUB
    has_ends: bool = True
    worded: float = 0.0
    has_steps: bool = True
    legend: float = 0.0
    gap: float = 0.0

    @property
    def has_scrub(self) -> bool:
        return self.line > 0

    @property
    def has_words(self) -> bool:
        return self.worded > 0


ROWS = 3
"""The step, and what came before and after it."""


def looked_sheet() -> float:
    """How high a sheet shows some steps, the line and the keys."""
    return PAPER + KEYS + SCRUB + ROWS * ROW


def reviewed_sheet(width: float, text: float) -> float:
    """How high a sheet shows all parts of a review, on a screen so wide: a step, the line with
    its signs, keys with words."""
    row = NARROW_ROW if width - 2 * PAPER < NARROW else REVIEWED_ROW
    return PAPER + KEYS + SIGNED + (row + WORDED) * max(1.0, text)


def back_parts(
    width: float, height: float, is_reviewed: bool = False, text: float = 1.0
) -> BackParts:
    """Keys and one step always; then the line, then keys with words, then further steps. Keys to
    both ends, or to the next step, only where the row is wide enough: the line and the list lead
    there, too."""
    is_large = width >= LARGE[0] * text and height >= LARGE[1] * text
    if is_reviewed:
        row = NARROW_ROW if width < NARROW else LARGE_ROW if is_large else REVIEWED_ROW
        legend = LEGEND * text * (width >= NARROW * text)
        found = _reviewed_parts(height, row * text, WORDED * max(1.0, text), legend)
        gap = _gap(found, height - found.rows * row * text) if width >= ROOMY * text else 0.0
        return replace(found, gap=gap, has_steps=found.has_words or width >= ALL_KEYS)
    line = SCRUB * (height >= KEYS + ROW + SCRUB)
    row = LARGE_ROW * text if is_large else ROW
    rows = int((height - KEYS - line) // row)
    return BackParts(max(1, rows), line, width >= ALL_KEYS)


def _gap(parts: BackParts, free: float) -> float:
    """Where the steps leave room, as much of it as tells the parts from each other."""
    left = free - KEYS - parts.line - parts.worded - parts.legend
    return max(0.0, min(GAP, left / GAPS))


def _reviewed_parts(height: float, row: float, worded: float, legend: float) -> BackParts:
    """Its signs take the place of the keys to both ends."""
    free = height - KEYS - row
    line = SIGNED * (free >= SIGNED)
    worded *= free - line >= worded
    left = height - KEYS - line - worded
    legend *= bool(line and left >= row + legend)
    return BackParts(max(1, int((left - legend) // row)), line, False, worded, legend=legend)
