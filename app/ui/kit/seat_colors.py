"""The colours of seats away from the board (LOOK 2): fills, and words on light and on dark."""

from collections.abc import Mapping
from typing import NamedTuple

from app.presenters.match.seats import FILLS, SeatColor


class SeatColors(NamedTuple):
    fill: str
    word: str
    word_on_dark: str


WORDS: Mapping[SeatColor, tuple[str, str]] = {
    SeatColor.RED: ("#B93616", "#FF8A6B"),
    SeatColor.YELLOW: ("#756500", "#F0E442"),
    SeatColor.GREEN: ("#00734F", "#3CCBA0"),
    SeatColor.BLUE: ("#0367A2", "#5DB8F2"),
    SeatColor.PURPLE: ("#96446F", "#E6A6C8"),
    SeatColor.SKY: ("#1F6A99", "#8FD0F0"),
}
SEATS = {color: SeatColors(FILLS[color], *words) for color, words in WORDS.items()}
