"""What flies from a target that was found: the same every time."""

from math import cos, pi, sin

from app.ui.kit.atlas import Atlas
from app.ui.kit.quads import Quad, centred
from app.ui.shift.shift_geometry import Point

COUNT, FAR, LARGE = 18, 2.3, 0.46
"""How many, and in cells how far at most and how large."""
GONE = 0.72
"""Of the time: then none is left."""
RING = 1.5
"""How much a ring widens, in cells."""
COLORS = ("yellow", "red", "yellow", "green", "yellow", "blue")


def wave(share: float) -> float:
    """Up and down again, 0 to 1 to 0."""
    return sin(pi * max(0.0, min(1.0, share)))


def sparks(atlas: Atlas, spot: Point, cell: float, share: float) -> list[Quad]:
    """Around the spot at this share of the time: a ring that widens, and beads of all colours."""
    done = share / GONE
    if done >= 1:
        return []
    ease = 1 - (1 - done) ** 3
    x, y = spot
    found = [centred(atlas, "ring/goal", x, y, (0.9 + RING * ease) * cell)]
    for number in range(COUNT):
        far = FAR * cell * ease * (0.55 + 0.45 * (number % 3) / 2)
        angle = 2 * pi * number / COUNT
        size = LARGE * cell * (1 - done**2) * (1 if number % 2 else 0.7)
        place = x + far * cos(angle), y + far * sin(angle)
        found.append(centred(atlas, f"bead/{COLORS[number % len(COLORS)]}", *place, size))
    return found
