"""The rules of Connect for people: scenes that move, then what else there is to know."""

from app.presenters.figures import laid
from app.presenters.match.book import Section
from app.presenters.scenes import POP, Actor, Key, Scene, appears, moves, rests, trail

PATHS = "path/"
MATCHED = ((0.85, 0.5), (1.1, 0.5), (1.37, 0.5), (1.63, 0.5), (1.9, 0.5), (2.15, 0.5))

PAIR = ((0.62, 0.62), (2.4, 0.6))
FROM_BELOW = ((3.0, 2.2), (2.5, 0.5))
"""The creatures that are equal, and the way of the tile that is laid."""
SMALLER = 0.8
"""How large a tile is on its heap."""


def _laid(begin: float, picture: str, creature: str, x: float, y: float) -> list[Actor]:
    """A tile that comes from below."""
    way = ((x + 0.5, y + 1.7), (x, y))
    return [moves(name, begin, 0.6, *way) for name in (picture, creature)]


def _ringed(at: float, x: float, y: float) -> Actor:
    return appears("ring/match", at, x, y, 0.8)


def _shown(name: str, since: float, until: float, x: float, y: float, scale: float = 1) -> Actor:
    """It comes and goes."""
    keys = (
        *(Key(since, x, y, 0), Key(since + POP, x, y, scale), Key(until, x, y, scale)),
        Key(until + POP, x, y, 0),
    )
    return Actor(name, keys)


Place = tuple[float, float]


def _taken(
    picture: str, creature: str, at: float, place: Place, sits: Place, heap: Place
) -> list[Actor]:
    """It lies among the others; once it flies to the heap it does so above them."""
    lies = [
        Actor(name, (Key(0, *where), Key(at, *where), Key(at, *where, 0)))
        for name, where in ((picture, place), (creature, sits))
    ]
    aside = sits[0] - place[0], sits[1] - place[1]
    end = heap[0] + SMALLER * aside[0], heap[1] + SMALLER * aside[1]
    flies = [
        Actor(
            name,
            (Key(0, *start, 0), Key(at, *start, 0), Key(at, *start), Key(at + 0.8, *goal, size)),
        )
        for name, start, goal, size in (
            (picture, place, heap, SMALLER),
            (creature, sits, end, SMALLER),
        )
    ]
    return [*lies, *flies]


_HEAP = (3.4, 1.5)
_TILE = _taken("path/ES", "creature/snail", 2.6, (0.5, 0.5), PAIR[0], _HEAP)
AIM = Scene(
    laid("connect", ". EW . .", "NS NEW . .", tiles=PATHS),
    (
        _TILE[0],
        moves("path/SW", 0.3, 0.6, *FROM_BELOW),
        *(_shown("bead", 1.1 + 0.08 * n, 2.6, x, y) for n, (x, y) in enumerate(MATCHED)),
        *(_shown("ring/match", 1.7, 2.6, *place, 0.8) for place in PAIR),
        _TILE[1],
        *(rests("creature/cat", 0.5, 1.5), rests("creature/owl", 1.5, 0.5)),
        rests("creature/fish", 1.5, 1.5),
        moves("creature/snail", 0.3, 0.6, (2.9, 2.3), PAIR[1]),
        _shown("badge/plus", 2.1, 2.6, 0.85, 0.35, 1.2),
        *_TILE[2:],
        appears("badge/plus", 3.5, 3.72, 1.18, 1.2),
    ),
)
LAY = Scene(
    laid("connect", "EW+creature/duck NW+creature/cat .", "ES NESW+creature/panda .", tiles=PATHS),
    (
        appears("legal", 0.2, 2.5, 1.5),
        *_laid(0.8, "path/NSW", "creature/fish", 2.5, 1.5),
    ),
)
_FAR = ((0.5, 1.15), (0.6, 0.72), (0.85, 0.52), (1.15, 0.5))
MATCH = Scene(
    laid("connect", "ES EW .", "NS EW .", tiles=PATHS),
    (
        moves("path/SW", 0.3, 0.6, *FROM_BELOW),
        *trail("bead", 1.1, 0.09, *reversed(MATCHED[2:]), *reversed(_FAR)),
        *(_ringed(2.0, *place) for place in (PAIR[1], (0.5, 1.5))),
        rests("creature/owl", 1.5, 0.5),
        rests("creature/panda", 1.5, 1.5),
        rests("creature/snail", 0.5, 1.5),
        moves("creature/snail", 0.3, 0.6, (2.9, 2.3), PAIR[1]),
    ),
)
_TURTLE, _CAT = "creature/turtle", "creature/cat"
_GIVEN = _taken("path/EW", _TURTLE, 2.4, (0.5, 0.5), (0.5, 0.5), (0.55, 1.5))
TAKE = Scene(
    laid("connect", ". . . .", ". . . .", tiles=PATHS),
    (
        _GIVEN[0],
        *(rests("path/EW", x, 0.5) for x in (1.5, 2.5)),
        rests("path/SW", 3.5, 0.5),
        *(_shown("bead", 0.4 + 0.08 * n, 2.4, 0.9 + 0.33 * n, 0.5) for n in range(7)),
        *(_shown("ring/match", 0.9, 2.4, x, y, 0.8) for x, y in ((0.5, 0.5), (3.38, 0.62))),
        _GIVEN[1],
        *(rests("creature/owl", 1.5, 0.5), rests(_CAT, 2.5, 0.5), rests(_TURTLE, 3.38, 0.62)),
        _shown("badge/plus", 1.4, 2.4, 0.8, 0.2, 1.2),
        *_GIVEN[2:],
        appears("badge/plus", 3.3, 0.9, 1.15, 1.2),
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
