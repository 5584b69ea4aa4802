"""Small pictures: for each person a creature, the same one for ever; for each game a piece."""

from app.presenters.figures import Figure, Sprite, laid

CREATURES = (
    *("panda", "owl", "duck", "cat", "penguin", "turtle"),
    *("rabbit", "elephant", "butterfly", "fish", "snail", "ladybug"),
)
PIECES = {
    "shift": laid("magic", "NES+pawn/red"),
    "go": Figure("go", 1, 1, (Sprite("mark/m1", 0.5, 0.5, 1.5),)),
    "connect": Figure("connect", 1, 1, (Sprite("creature/cat", 0.5, 0.5, 1.5),)),
}
LARGE = 1.5
"""In the atlas a creature fills part of a cell."""


def portrait(number: int) -> Figure:
    """Of the person of this number, from 1 on."""
    name = CREATURES[(number - 1) % len(CREATURES)]
    return Figure("connect", 1, 1, (Sprite(f"creature/{name}", 0.5, 0.5, LARGE),))


def game_picture(game: str) -> Figure:
    """A pawn on a tile, a treasure, a creature between two ways."""
    return PIECES[game]
