"""The rules of Shift for people: scenes that move, then what else there is to know."""

from app.presenters.figures import laid
from app.presenters.match.book import Section
from app.presenters.scenes import (
    Actor,
    Key,
    Scene,
    appears,
    changes,
    goes,
    moves,
    swells,
    trail,
)

PUSHED = 0.9
"""Seconds that a line takes: slower than in a match, for eyes that see it first."""


def _line(begin: float, first: int, row: float, *tiles: str) -> list[Actor]:
    """The first of these tiles pushes the others on by a cell."""
    return [
        moves(f"tile/{tile}/{number % 2}", begin, PUSHED, (x, row), (x + 1, row))
        for number, tile in enumerate(tiles)
        for x in (first + number + 0.5,)
    ]


def _walk(pawn: str, begin: float, *way: tuple[float, float]) -> list[Actor]:
    """Its trail, then its way."""
    beads = trail(f"bead/{pawn}", begin, 0.1, *way[1:-1])
    return [*beads, moves(f"pawn/{pawn}", begin + 0.7, 0.4 * len(way), *way)]


AIM = Scene(
    laid(
        "crew",
        "!ES+start/red EW !ESW SW",
        "NS NES NSW NS",
        "!NES+mark/m3 EW !NEW NSW+mark/m14",
    ),
    (
        swells("mark/m17", 3.4, 1.5, 1.5),
        *_walk("red", 0.3, (0.5, 1.5), (0.5, 0.5), (1.5, 0.5), (2.5, 0.5), (2.5, 1.5), (1.5, 1.5)),
    ),
)
PUSH = Scene(
    laid("crew", ". !NES EW !ESW+mark/m2 .", ". . . . .", ". !NES+mark/m4 EW !NSW ."),
    (
        *_line(0.8, 0, 1.5, "NES", "SW", "NS", "EW"),
        goes("arrow/ready/w", 0.7, 1.0, 1.5),
        appears("arrow/barred/e", 1.8, 4.0, 1.5),
    ),
)
TURN = Scene(
    laid("crew", ". . ."),
    tuple(changes([f"tile/{tile}/0" for tile in ("NES", "ESW", "NSW", "NEW")], 0.5, 0.6, 1.5, 0.5)),
)
BARRED = Scene(
    laid("crew", ". . . . ."),
    (
        *_line(0.5, 0, 0.5, "NES", "SW", "NS", "EW"),
        appears("arrow/barred/e", 1.5, 4.0, 0.5, 1.2),
    ),
)
RIDE = Scene(
    laid("crew", ". !NES EW !ESW .", ". . . . ."),
    (
        *_line(0.4, 0, 1.5, "NES", "SW", "NS", "EW"),
        Actor(
            "pawn/blue",
            (
                Key(0, 3.5, 1.5),
                Key(0.4, 3.5, 1.5),
                Key(1.3, 4.5, 1.5),
                Key(1.6, 4.5, 1.5),
                Key(2.1, 3.0, 0.7, 1.1),
                Key(2.6, 1.5, 1.5),
            ),
        ),
    ),
)
WALK = Scene(
    laid("crew", "ES EW !ESW NS", "NS ES NES EW"),
    (
        swells("mark/m18", 3.3, 3.5, 1.5),
        *_walk("green", 0.3, (0.5, 0.5), (1.5, 0.5), (2.5, 0.5), (2.5, 1.5), (3.5, 1.5)),
    ),
)
HOME = Scene(
    laid("crew", "!ES+start/red EW !ESW", "NS NES SW"),
    tuple(_walk("red", 0.3, (2.5, 1.5), (2.5, 0.5), (1.5, 0.5), (0.5, 0.5))),
)
PILOT = Scene(laid("galaxy", "ES EW !ESW+mark/m8", "NES+pawn/dark SW+sign/dark EW"))
MAGIC = Scene(laid("magic", "!ESW+mark/m2 EW SW", "NS+pawn/red NES+mark/m19 NSW"))
EXITS = Scene(laid("crew", "NS+pawn/green NES !NSW", "NE EW NW"))

BOOK = (
    Section("shift", "aim", AIM),
    Section("shift", "push", PUSH),
    Section("shift", "walk", WALK),
    Section("shift", "turning", TURN, is_ruling=True),
    Section("shift", "barred", BARRED),
    Section("shift", "ride", RIDE),
    Section("shift", "home", HOME),
    Section("shift", "turn"),
    Section("shift", "find"),
    Section("shift", "crew"),
    Section("shift", "galaxy", PILOT),
    Section("shift", "magic", MAGIC),
    Section("shift", "children"),
    Section("shift", "options", EXITS),
)
