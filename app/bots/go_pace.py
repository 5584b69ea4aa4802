"""How long a Go player takes between two moves: human speeds, by strength, with good and bad luck.

Who shows the moves asks here when the next one is due; nothing sleeps and no rule reads it (G12).
"""

from app.core.rng import Rng

MILLISECONDS = {1: 5200, 2: 4300, 3: 3500, 4: 2800}
"""Between two lays, on an average."""
LEAST, MOST = 40, 160
"""One pause, in hundredths of the average."""
LOOKS = 8
"""The first lay of a roll takes up to so many times the average: seen at a glance, or at last."""


def pause(strength: int, is_first: bool, seed: int) -> int:
    """Milliseconds until the next move."""
    rng = Rng(seed)
    most = 100 * LOOKS if is_first else MOST
    return MILLISECONDS[strength] * (LEAST + rng.below(most - LEAST)) // 100
