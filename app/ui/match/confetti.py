"""What falls over the board when somebody has won: the same every time."""

from collections.abc import Callable, Sequence

from app.services.ports import Haptics, Sounds
from app.ui.kit.atlas import Atlas
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import Movement
from app.ui.kit.quads import Quad, centred

SECONDS, COUNT = 2.4, 72
SPREAD, DELAYS = 0.754878, 0.569840
"""Steps that fill the width and the time evenly without a pattern to be seen."""
LASTS = 0.55
"""How much of the time one piece falls."""

Box = tuple[float, float, float, float]
"""Left, bottom, width, height."""
Falling = tuple[Atlas, list[Quad]]


def _nothing(_: float) -> None:
    """Nothing else moves meanwhile."""


def winning(
    flyer: Flyer,
    sounds: Sounds,
    haptics: Haptics,
    falling: Callable[[float], Falling],
    along: Callable[[float], None] = _nothing,
) -> Movement:
    """`falling` says what is in the air at a share of the time, and of which atlas it is; `along`
    is what moves meanwhile: the podium that comes up."""

    def start() -> None:
        sounds.play("win")
        haptics.double()
        flyer.move(0, 0)

    def update(share: float) -> None:
        along(share)
        flyer.carry(*falling(share))

    return Movement(SECONDS, update, "linear", start)


def confetti(
    atlas: Atlas, pictures: Sequence[str], box: Box, largest: float, share: float
) -> list[Quad]:
    """The pieces in the air at this share of the time; none reaches out of the box."""
    left, bottom, width, height = box
    found = []
    for number in range(COUNT):
        delay = (number * DELAYS) % 1.0 * (1 - LASTS)
        fallen = (share - delay) / LASTS
        if 0 < fallen < 1:
            sway = 0.04 * (1 - 2 * ((fallen * 3 + number * SPREAD) % 1.0))
            x = left + ((number * SPREAD) % 1.0 + sway) * width
            y = bottom + height * (1 - fallen * (0.6 + 0.4 * fallen))
            size = largest * (0.6 + 0.4 * (number % 3) / 2)
            size = min(size, 2 * (y - bottom), 2 * (bottom + height - y))
            found.append(centred(atlas, pictures[number % len(pictures)], x, y, size))
    return found
