"""The colours of seats away from the board (LOOK 2): fills, and words on light and on dark."""

from collections.abc import Mapping
from typing import NamedTuple

from app.presenters.match.seats import FILLS, SeatColor

WHITE, INK = "#FFFFFF", "#2B2018"


class SeatColors(NamedTuple):
    """`key` is that of a key of the seat's own, `on_key` of the words on it."""

    fill: str
    word: str
    word_on_dark: str
    key: str
    on_key: str


WORDS: Mapping[SeatColor, tuple[str, str]] = {
    SeatColor.RED: ("#B93616", "#FF8A6B"),
    SeatColor.YELLOW: ("#756500", "#F0E442"),
    SeatColor.GREEN: ("#00734F", "#3CCBA0"),
    SeatColor.BLUE: ("#0367A2", "#5DB8F2"),
    SeatColor.PURPLE: ("#96446F", "#E6A6C8"),
    SeatColor.SKY: ("#1F6A99", "#8FD0F0"),
}
BRIGHT = {SeatColor.YELLOW}
"""As dark as white words want it, it would be olive."""


def _colors(color: SeatColor, word: str, word_on_dark: str) -> SeatColors:
    key = (FILLS[color], INK) if color in BRIGHT else (word, WHITE)
    return SeatColors(FILLS[color], word, word_on_dark, *key)


SEATS = {color: _colors(color, *words) for color, words in WORDS.items()}
