"""A picture for each person: a creature, the same one for ever."""

from app.presenters.figures import Figure, Sprite

CREATURES = (
    *("panda", "owl", "duck", "cat", "penguin", "turtle"),
    *("rabbit", "elephant", "butterfly", "fish", "snail", "ladybug"),
)
LARGE = 1.5
"""In the atlas a creature fills part of a cell."""


def portrait(number: int) -> Figure:
    """Of the person of this number, from 1 on."""
    name = CREATURES[(number - 1) % len(CREATURES)]
    return Figure("connect", 1, 1, (Sprite(f"creature/{name}", 0.5, 0.5, LARGE),))
