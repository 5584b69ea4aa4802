"""The colours around Connect's tiles by day and by night: ground, dots, words, what glows."""

from typing import NamedTuple


class Colors(NamedTuple):
    """`ground` is also that of the bar above the table, which lets it shine through."""

    ground: tuple[float, float, float]
    dots: str
    ink: str
    glow: str


BY_DAY = Colors((0.91, 0.87, 0.78), "#8A7449", "#2B2018", "#0B5F63")
BY_NIGHT = Colors((0.16, 0.16, 0.13), "#7C7355", "#F7ECDD", "#7FD6D2")


def table_colors(is_dark: bool) -> Colors:
    return BY_NIGHT if is_dark else BY_DAY
