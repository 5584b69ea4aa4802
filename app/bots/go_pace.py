"""How long a Go player takes between two moves: human speeds, by strength, with good and bad luck.

Who shows the moves asks here when the next one is due; nothing sleeps and no rule reads it (G12).
"""

from app.core.rng import Rng

MILLISECONDS = {1: 8000, 2: 5200, 3: 3800, 4: 2800}
"""Between two lays, on an average."""
LEAST, MOST = 40, 160
"""One pause, in hundredths of the average."""
LONGEST_LOOK = 800
"""The first lay of a roll may take so long: seen at a glance, or at last."""
SHORTEST_LOOK = 1200
"""Nobody sees four treasures sooner."""
HARDER = {4: 75, 5: 100, 6: 140}
"""What the fewest tiles of a roll make of that, in hundredths."""


def pause(strength: int, seed: int) -> int:
    """Milliseconds until the next move."""
    return MILLISECONDS[strength] * (LEAST + Rng(seed).below(MOST - LEAST)) // 100


def look(strength: int, fewest: int, seed: int) -> int:
    """Milliseconds until the first move on a roll that takes so many tiles at least."""
    drawn = LEAST + Rng(seed).below(LONGEST_LOOK - LEAST)
    return max(SHORTEST_LOOK, MILLISECONDS[strength] * drawn * HARDER.get(fewest, 100) // 10_000)
