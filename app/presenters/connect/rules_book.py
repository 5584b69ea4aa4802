"""The rules of Connect for people: scenes that move, then what else there is to know."""

from app.presenters.figures import laid
from app.presenters.match.book import Section
from app.presenters.scenes import Actor, Key, Scene, appears, moves, rests, trail

PATHS = "path/"
MATCHED = ((0.85, 0.5), (1.1, 0.5), (1.37, 0.5), (1.63, 0.5), (1.9, 0.5), (2.15, 0.5))

PAIR = ((0.62, 0.62), (2.4, 0.6))
FROM_BELOW = ((3.0, 2.2), (2.5, 0.5))
"""The creatures that are equal, and the way of the tile that is laid."""


def _laid(begin: float, picture: str, creature: str, x: float, y: float) -> list[Actor]:
    """A tile that comes from below."""
    way = ((x + 0.5, y + 1.7), (x, y))
    return [moves(name, begin, 0.6, *way) for name in (picture, creature)]


def _ringed(at: float, x: float, y: float) -> Actor:
    return appears("ring/match", at, x, y, 0.8)


def _taken(picture: str, creature: str, x: float, at: float) -> list[Actor]:
    """It flies off to its seat."""
    keys = (Key(0, x, 0.9), Key(at, x, 0.9), Key(at + 0.7, x, -0.4, 0.4), Key(at + 0.8, x, -0.4, 0))
    return [Actor(name, keys) for name in (picture, creature)]


AIM = Scene(
    laid("connect", "ES EW .", "NS NEW .", tiles=PATHS),
    (
        moves("path/SW", 0.3, 0.6, *FROM_BELOW),
        *trail("bead", 1.1, 0.07, (0.95, 0.5), (1.13, 0.5), (1.87, 0.5), (2.05, 0.5)),
        *(_ringed(1.5, *place) for place in PAIR),
        *(rests("creature/snail", *PAIR[0]), rests("creature/cat", 0.5, 1.5)),
        *(rests("creature/owl", 1.5, 0.5), rests("creature/fish", 1.5, 1.5)),
        moves("creature/snail", 0.3, 0.6, (2.9, 2.3), PAIR[1]),
    ),
)
LAY = Scene(
    laid("connect", "EW+creature/duck NW+creature/cat .", "ES NESW+creature/panda .", tiles=PATHS),
    (
        appears("legal", 0.2, 2.5, 1.5),
        *_laid(0.8, "path/NSW", "creature/fish", 2.5, 1.5),
    ),
)
MATCH = Scene(
    laid("connect", "ES EW .", tiles=PATHS),
    (
        moves("path/SW", 0.3, 0.6, *FROM_BELOW),
        *trail("bead", 1.1, 0.09, *MATCHED),
        *(_ringed(1.75, *place) for place in PAIR),
        rests("creature/owl", 1.5, 0.5),
        rests("creature/snail", *PAIR[0]),
        moves("creature/snail", 0.3, 0.6, (2.9, 2.3), PAIR[1]),
    ),
)
TAKE = Scene(
    laid("connect", ". . NS+creature/cat", tiles=PATHS),
    (
        *_taken("path/NS", "creature/cat", 0.5, 1.2),
        *_taken("path/EW", "creature/cat", 1.5, 1.5),
        *(
            Actor(
                "badge/plus",
                (
                    Key(0.4, x, 0.6, 0),
                    Key(0.6, x, 0.6),
                    Key(gone, x, 0.6),
                    Key(gone + 0.1, x, 0.6, 0),
                ),
            )
            for x, gone in ((0.82, 1.2), (1.82, 1.5))
        ),
    ),
)

BOOK = (
    Section("connect", "aim", AIM),
    Section("connect", "lay", LAY),
    Section("connect", "match", MATCH),
    Section("connect", "take", TAKE),
    Section("connect", "stuck", is_ruling=True),
    Section("connect", "draw"),
    Section("connect", "end"),
    Section("connect", "options"),
)
