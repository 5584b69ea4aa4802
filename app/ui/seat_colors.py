"""The colours of seats away from the board (LOOK 2): fills, sides, and words on light and dark."""

from collections.abc import Mapping
from typing import NamedTuple

from app.ui.theme import Theme


class SeatColors(NamedTuple):
    fill: str
    side: str
    word: str
    word_on_dark: str


SEATS: Mapping[str, SeatColors] = {
    "red": SeatColors("#D8431F", "#7A1F0A", "#B93616", "#FF8A6B"),
    "yellow": SeatColors("#F0E442", "#8C8300", "#756500", "#F0E442"),
    "green": SeatColors("#03AB81", "#005A41", "#00734F", "#3CCBA0"),
    "blue": SeatColors("#0367A2", "#00426A", "#0367A2", "#5DB8F2"),
    "purple": SeatColors("#CC79A7", "#7F3F61", "#96446F", "#E6A6C8"),
    "sky": SeatColors("#56B4E9", "#1F6A99", "#1F6A99", "#8FD0F0"),
    "dark": SeatColors("#2B2B33", "#000000", "#2B2B33", "#FFFFFF"),
}


def word_color(pawn: str, theme: Theme) -> str:
    colors = SEATS[pawn]
    return colors.word_on_dark if theme.is_dark else colors.word
