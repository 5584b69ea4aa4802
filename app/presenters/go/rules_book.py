"""The rules of Go for people, section by section."""

from app.presenters.figures import Figure, Sprite, in_a_row
from app.presenters.match.book import Section

ROLL = in_a_row("go", "die/m2", "die/m9", "die/m16", "die/m20")
TILES = Figure(
    "go",
    5,
    2.2,
    (
        Sprite("tile/1b/e", 1.1, 0.55),
        Sprite("tile/5a/e", 3.7, 0.55),
        Sprite("tile/3a/e", 1.1, 1.65),
        Sprite("tile/4b/e", 3.7, 1.65),
    ),
)
SOLVED = Figure(
    "go",
    4,
    1.2,
    (
        Sprite("mark/m9", 3.5, 0.6),
        Sprite("centre", 1.5, 0.6),
        Sprite("tile/2a/w", 3.0, 0.6),
        Sprite("badge/joined", 3.85, 0.25),
    ),
)
SCORES = in_a_row("go", "score/6", "score/4", "score/2", "score/1")
JOKER = in_a_row("go", "joker")
FACES = Figure(
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

BOOK = (
    Section("go", "aim", ROLL),
    Section("go", "tiles", TILES),
    Section("go", "solved", SOLVED),
    Section("go", "round"),
    Section("go", "claim", SCORES),
    Section("go", "points"),
    Section("go", "ruling", is_ruling=True),
    Section("go", "joker", JOKER),
    Section("go", "finish"),
    Section("go", "solo"),
    Section("go", "faces", FACES),
    Section("go", "device"),
)
