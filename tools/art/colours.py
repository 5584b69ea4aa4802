"""The colours of LOOK.md sections 2 and 3 that art needs; the app keeps its own tokens, and the
fills of the seats."""

from typing import NamedTuple

import numpy as np

from app.presenters.match.seats import FILLS, SeatColor
from tools.art.field import Array


def rgb(code: str) -> Array:
    """`#RRGGBB` as three numbers from 0 to 1."""
    return np.array([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def between(low: str | Array, high: str | Array, share: float) -> Array:
    low, high = (rgb(c) if isinstance(c, str) else c for c in (low, high))
    return low + (high - low) * share


def luminance(colours: Array) -> Array:
    """Relative luminance as WCAG defines it, of one colour or a picture."""
    linear = np.where(colours <= 0.03928, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


class Seat(NamedTuple):
    glyph: str
    side: str
    fill: str
    bead: str


def _seat(color: SeatColor, glyph: str, side: str, bead: str = "") -> Seat:
    return Seat(glyph, side, FILLS[color], bead or FILLS[color])


SEATS = {
    "red": _seat(SeatColor.RED, "heart", "#7A1F0A"),
    "yellow": _seat(SeatColor.YELLOW, "star", "#8C8300", bead="#B58900"),
    "green": _seat(SeatColor.GREEN, "clover", "#005A41"),
    "blue": _seat(SeatColor.BLUE, "water", "#00426A"),
    "purple": _seat(SeatColor.PURPLE, "moon-waning-crescent", "#7F3F61"),
    "sky": _seat(SeatColor.SKY, "hexagon", "#1F6A99"),
    "dark": Seat("star-four-points", "#000000", "#2B2B33", "#2B2B33"),
}


class Table(NamedTuple):
    top: str
    bottom: str
    frame: str
    accent: str
    chevron: str
    card: tuple[str, str]


TABLES = {
    "crew": Table("#25506B", "#122F44", "#7A4A28", "#E9B44C", "#2B1B10", ("#1F6E86", "#0E3F55")),
    "galaxy": Table("#262552", "#0E0E26", "#3C4270", "#7DF0FF", "#0A1B33", ("#3B3F86", "#191B4A")),
    "magic": Table("#4A3560", "#2C1E3E", "#6A4E86", "#E9C46A", "#2B1B10", ("#6B4A8C", "#3A2553")),
    "go": Table("#15545A", "#0B3339", "#8A5A30", "#F2C36B", "#2B1B10", ("#1C6B72", "#0E3E44")),
    "connect": Table("#E9DDC6", "#D8C7A8", "#B79F78", "#3F6E57", "#2B1B10", ("#5C8F73", "#35604A")),
}

DISCS = {
    "wine": "#8E2440",
    "navy": "#1F4386",
    "forest": "#1E6440",
    "plum": "#5E3288",
    "amber": "#F4B63A",
    "sky": "#8FD0F0",
    "cream": "#FFF3DA",
    "coral": "#FFA48A",
}

GOLD = ("#FFF2CF", "#B98A3C")
CREAM = ("#FFF6E2", "#F6E2BC")
INK = "#2B2018"
INK_ON_LIGHT_DISC = "#23180F"
OUTLINE = "#160E08"
