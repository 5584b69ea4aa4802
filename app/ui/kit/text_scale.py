"""How large text is written: as the system asks, as was chosen, and for how far away."""

from app.services.settings import TextSize

CHOSEN = {
    TextSize.SMALL: 0.9,
    TextSize.NORMAL: 1.0,
    TextSize.LARGE: 1.15,
    TextSize.LARGEST: 1.3,
}
LARGEST = CHOSEN[TextSize.LARGEST]
"""Nor larger where the system asks for more: in these letters all states hold in all windows, in
larger ones words lie on keys and out of their papers."""
TABLE = 600
"""A window with no shorter side, in dp, lies on a table: read from twice as far as a phone."""


def lies_on_table(short_side: float) -> bool:
    return short_side >= TABLE


def text_scale(system: float, chosen: TextSize, short_side: float) -> float:
    """On a table half the way on to the largest; each choice still is larger than the last."""
    wanted = min(system * CHOSEN[chosen], LARGEST)
    return (wanted + LARGEST) / 2 if lies_on_table(short_side) else wanted
