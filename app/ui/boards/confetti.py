"""What falls over the board when somebody has won: beads of all seats, the same every time."""

from app.ui.atlas import Atlas
from app.ui.boards.quads import Quad, centred
from app.ui.boards.shift_geometry import ShiftGeometry

COUNT = 72
COLORS = ("red", "yellow", "green", "blue")
SPREAD, DELAYS = 0.618034, 0.754878
"""Steps that fill the width and the time evenly without a pattern to be seen."""
LARGE = 0.34
LASTS = 0.55
"""How much of the time one bead falls."""


def confetti(atlas: Atlas, place: ShiftGeometry, share: float) -> list[Quad]:
    """The beads in the air at this share of the time."""
    found = []
    for number in range(COUNT):
        delay = (number * DELAYS) % 1.0 * (1 - LASTS)
        fallen = (share - delay) / LASTS
        if 0 < fallen < 1:
            sway = 0.04 * (1 - 2 * ((fallen * 3 + number * SPREAD) % 1.0))
            x = place.x + ((number * SPREAD) % 1.0 + sway) * place.side
            y = place.y + place.side * (1.02 - 1.04 * fallen * (0.6 + 0.4 * fallen))
            size = LARGE * place.cell * (0.6 + 0.4 * (number % 3) / 2)
            found.append(centred(atlas, f"bead/{COLORS[number % len(COLORS)]}", x, y, size))
    return found
