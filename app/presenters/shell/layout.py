"""How the pages around the matches share a window: one column or two, a bar below or a rail.

What depends on how high the words turn out, pages add themselves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

Edges = tuple[float, float, float, float]
"""Left, top, right, bottom."""

TABLET, LARGE_TABLET, DESK = 600, 840, 1000
"""Widths, in dp."""
LOW, SHORT, TALL = 560, 760, 840
ABREAST, LOW_ABREAST, PAIRED = 780, 600, 360
"""From this width on three games have room beside each other, in sp, on low windows from the next
one: there they have none below each other; or two of them, in dp."""
LOW_BESIDE, LOWEST, MIDDLE, HIGH, MANY = 460, 320, 600, 700, 9
"""In sp: from this width on players and options have room beside each other in a low window; from
these heights on an option has room beside the players, one below them, and all of so many."""
GAP, NARROW_GAP = 12, 8
MOSTLY = 0.85
"""Of the height of a row of games: so much of it shows what is in it."""


class Window(NamedTuple):
    """`dp` and `sp` are how long one of each is; the rest counts as the screen does."""

    width: float
    height: float
    dp: float
    sp: float

    @property
    def is_landscape(self) -> bool:
        return self.width > self.height

    @property
    def is_tablet(self) -> bool:
        return self.width >= TABLET * self.dp

    @property
    def margin(self) -> float:
        return (24 if self.is_tablet else 16) * self.dp

    def has_two_columns(self, words: float = 560) -> bool:
        """It is wider than high, and has room for two columns of `words`, in sp."""
        return self.is_landscape and self.is_tablet and self.width >= words * self.sp


@dataclass(frozen=True, slots=True)
class HomeLayout:
    """`bar` are the edges within the bar or rail, `page` those around what scrolls.

    `head` is how high the title stands at least.
    A bar is as high as its words, and what scrolls ends above it. `is_brief`: beside a match that
    goes on, and on short phones, today's puzzles have no pictures, so that all is in sight.
    `is_compact`: on phones matches that go on are low, so that the games stay in sight; where they
    share one row `is_shelved`. `is_wide`: today's puzzles lie beside what goes on, `is_abreast`:
    the games stand beside each other, `is_paired`: all but the first one do, two by two.
    """

    is_railed: bool = False
    is_wide: bool = False
    margin: float = 0
    head: float = 0
    above: float = 0
    bar_width: float = 0
    bar_spacing: float = 0
    bar: Edges = (0, 0, 0, 0)
    page: Edges = (0, 0, 0, 0)
    newest_share: float = 0
    is_brief: bool = False
    is_compact: bool = False
    is_shelved: bool = False
    is_abreast: bool = False
    is_paired: bool = False
    gap: float = 0


def home_layout(window: Window, insets: Sequence[float], has_running: bool) -> HomeLayout:
    left, top, right, bottom = insets
    dp = window.dp
    is_landscape = window.is_landscape and window.is_tablet
    is_railed = is_landscape or window.width >= LARGE_TABLET * dp
    is_wide = window.has_two_columns() and has_running
    has_room = window.is_tablet or (not has_running and window.height >= SHORT * dp)
    is_low = window.height < LOW * dp
    is_brief = not has_room or is_low
    is_compact = has_running and min(window.width, window.height) < TABLET * dp
    rail = (76 if is_low else 88) * window.sp + 16 * dp + left
    is_abreast = window.has_two_columns(LOW_ABREAST if is_low else ABREAST)
    return HomeLayout(
        is_railed=is_railed,
        is_wide=is_wide,
        margin=window.margin,
        head=(64 if window.height >= SHORT * dp else 52) * dp,
        above=(24 if is_railed and not is_low else 8) * dp,
        bar_width=rail if is_railed else window.width,
        bar_spacing=24 * dp if is_railed else 0,
        bar=(left, 24 * dp + top, 0, 4 * dp + bottom)
        if is_railed
        else (left, 4 * dp, right, 4 * dp + bottom),
        page=(rail, top, right, bottom) if is_railed else (left, top, right, 0),
        newest_share=0 if not window.is_tablet else 0.28 if window.is_landscape else 0.15,
        is_brief=is_brief,
        is_compact=is_compact,
        is_shelved=is_compact and window.height < TALL * dp,
        is_abreast=is_abreast,
        is_paired=not is_abreast and window.width - left - right >= PAIRED * dp,
        gap=(NARROW_GAP if is_compact else GAP) * dp,
    )


def card_room(layout: HomeLayout, space: float, first: float, least: Sequence[float]) -> float:
    """How high each card of a game may be, of so much `space` below what comes `first`: rows share
    it, side by side each has all of it. Where not all have room that are at `least` so high, they
    are so low if most of the next one is seen; else what is below begins at the screen's edge."""
    rest = space - (first + layout.gap) * bool(first)
    heights = _row_heights(layout, least)
    tops = [sum(heights[:rows]) + layout.gap * rows for rows in range(len(heights))]
    whole = sum(top + height <= rest for top, height in zip(tops, heights, strict=True))
    is_next_seen = whole < len(heights) and tops[whole] + MOSTLY * heights[whole] <= rest
    if is_next_seen or not whole:
        return 0.0
    return float((rest - layout.gap * (whole - 1)) // whole)


def _row_heights(layout: HomeLayout, least: Sequence[float]) -> list[float]:
    """Of the rows of cards, from above."""
    if layout.is_abreast:
        return [max(least, default=0)]
    if not layout.is_paired:
        return list(least)
    pairs = [max(least[place : place + 2]) for place in range(1, len(least), 2)]
    return [*least[:1], *pairs]


def setup_is_wide(window: Window) -> bool:
    """Players and options lie side by side before a match; on a low window they must."""
    is_low = window.height < LOW * window.dp
    return window.has_two_columns(LOW_BESIDE) if is_low else window.has_two_columns()


def most_options(window: Window, is_wide: bool) -> int:
    """So many have room before a match on a phone, beside the players one more."""
    high = window.height / window.sp
    return MANY if high >= HIGH else int(is_wide and high >= LOWEST) + (high >= MIDDLE)


@dataclass(frozen=True, slots=True)
class RulesLayout:
    """`games` are the edges around the pictures of games, `share` their part of the width."""

    is_wide: bool = False
    share: float = 1
    games: Edges = (0, 0, 0, 0)


def rules_layout(window: Window) -> RulesLayout:
    is_wide = window.width >= DESK * window.dp or window.has_two_columns()
    margin, gap = window.margin, 8 * window.dp
    right = 0 if is_wide else margin
    return RulesLayout(is_wide, 0.28 if is_wide else 1, (margin, gap, right, gap))
