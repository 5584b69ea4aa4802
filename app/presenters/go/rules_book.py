"""The rules of Go for people: scenes that move, then what else there is to know."""

from app.presenters.figures import Figure, Sprite, in_a_row
from app.presenters.match.book import Section
from app.presenters.scenes import Actor, Key, Scene, appears, changes, moves, rests


def _ground(columns: float, rows: float, *sprites: Sprite) -> Figure:
    return Figure("go", columns, rows, sprites)


def _thrown(number: int, name: str) -> Actor:
    """A die falls."""
    x, begin = number + 0.5, 0.2 + 0.12 * number
    keys = (
        Key(0, x, -0.6),
        Key(begin, x, -0.6),
        Key(begin + 0.5, x, 0.7),
        Key(begin + 0.65, x, 0.55),
    )
    return Actor(name, (*keys, Key(begin + 0.8, x, 0.65)))


PRESS, PRESSED = 0.15, 0.75
"""Seconds in which a finger comes down, and how large it is then."""
ROLL = Scene(
    _ground(4, 1.3),
    tuple(_thrown(number, f"die/m{die}") for number, die in enumerate((2, 9, 16, 20))),
)


def _finger(name: str, x: float, y: float, *pressed: tuple[float, float]) -> Actor:
    """It is smaller while it presses, from then until then."""
    keys = [Key(0, x, y)]
    for down, up in pressed:
        keys += [Key(down - PRESS, x, y), Key(down, x, y, PRESSED), Key(up, x, y, PRESSED)]
        keys.append(Key(up + PRESS, x, y))
    return Actor(name, tuple(keys))


TILES = Scene(
    _ground(5, 2.1),
    (
        *changes([f"tile/3a/{way}" for way in "esw"], 0.6, 0.8, 1.2, 1.05),
        *changes(["tile/5a/e", "tile/5b/e"], 3.2, 0.6, 3.8, 1.05),
        _finger("badge/tap", 2.0, 1.65, (0.55, 0.6), (1.35, 1.4)),
        _finger("badge/hold", 4.6, 1.65, (2.3, 3.2)),
    ),
)
_HOLES = {2: (1.5, 0.5), 16: (0.5, 1.5), 20: (3.5, 2.5), 9: (4.5, 1.5)}
SOLVED = Scene(
    _ground(
        *(5, 3),
        *(Sprite(f"{part}/m{n}", *at) for n, at in _HOLES.items() for part in ("cell", "mark")),
        Sprite("centre", 2.5, 1.5),
    ),
    (
        rests("tile/1b/e", 2.0, 0.5),
        rests("tile/4b/e", 1.0, 1.5),
        rests("tile/3b/w", 3.0, 2.5),
        moves("tile/2b/w", 0.4, 0.7, (4.0, 0.2), (4.0, 1.5)),
        *(
            appears("badge/joined", 1.4 + 0.15 * number, x + 0.35, y - 0.35)
            for number, (x, y) in enumerate(_HOLES.values())
        ),
    ),
)
CLAIM = Scene(
    _ground(4, 1.5),
    (
        *(rests(f"score/{value}", x, 0.85) for value, x in ((4, 1.5), (2, 2.5), (1, 3.5))),
        Actor("score/6", (Key(0, 0.5, 0.85), Key(0.6, 0.5, 0.85), Key(1.0, 0.55, 0.7, 1.2))),
    ),
)
JOKER = Scene(in_a_row("go", "joker"))
FACES = Scene(
    Figure(
        "go",
        6,
        2.2,
        (
            *(Sprite(f"cell/m{n}", x, y) for n, x, y in ((1, 0.5, 0.6), (2, 1.5, 0.6))),
            *(Sprite(f"mark/m{n}", x, y) for n, x, y in ((1, 0.5, 0.6), (2, 1.5, 0.6))),
            Sprite("tile/2a/e", 1.0, 1.6),
            Sprite("score/4", 2.6, 1.1),
            Sprite("score/2", 3.4, 1.1),
            *(Sprite(f"cell/m{n}", x, y) for n, x, y in ((14, 4.5, 1.6), (13, 5.5, 1.6))),
            *(Sprite(f"mark/m{n}", x, y) for n, x, y in ((14, 4.5, 1.6), (13, 5.5, 1.6))),
            Sprite("tile/2a/w", 5.0, 0.6),
        ),
    )
)

BOOK = (
    Section("go", "aim", ROLL),
    Section("go", "tiles", TILES),
    Section("go", "solved", SOLVED),
    Section("go", "claim", CLAIM),
    Section("go", "round"),
    Section("go", "points"),
    Section("go", "ruling", is_ruling=True),
    Section("go", "joker", JOKER),
    Section("go", "finish"),
    Section("go", "solo"),
    Section("go", "faces", FACES),
    Section("go", "device"),
)
