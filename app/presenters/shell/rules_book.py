"""The rules for people: which sections there are, in which order, with which picture.

The words stand in the catalogues: `rules.<game>.<section>.title` and `.text`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from app.presenters.figures import Figure, Sprite, beads, in_a_row, laid


@dataclass(frozen=True, slots=True)
class Section:
    """`is_ruling`: this is what such games leave open, and the house has decided."""

    game: str
    name: str
    figure: Figure | None = None
    is_ruling: bool = False

    @property
    def title_key(self) -> str:
        return f"rules.{self.game}.{self.name}.title"

    @property
    def text_key(self) -> str:
        return f"rules.{self.game}.{self.name}.text"


MAZE = laid(
    "crew",
    "!ES+start/red EW !ESW SW",
    "NS+pawn/red NES+mark/m17 NSW NS",
    "!NES+mark/m3 EW !NEW NSW+mark/m14",
)
PUSH = laid(
    "crew",
    ". !NES EW !ESW+mark/m2",
    "NES SW+pawn/yellow NS EW",
    ". !NES+mark/m4 EW !NSW",
    above=(Sprite("arrow/ready/w", 1, 1.5),),
)
BARRED = laid(
    "crew",
    "NES SW+pawn/yellow NS EW",
    above=(Sprite("arrow/barred/e", 3, 0.5),),
)
RIDE = laid(
    "crew",
    ". !NES EW !ESW .",
    "NS+pawn/blue EW NES NS ES",
    above=(*beads("bead/blue", (4.5, 0.5), (4.5, 0.05)),),
)
WALK = laid(
    "crew",
    "ES+pawn/green EW !ESW NS",
    "NS ES NES EW+mark/m18",
    above=beads("bead/green", (0.95, 0.5), (1.5, 0.5), (2.5, 0.5), (2.5, 1.5), (3.1, 1.5)),
)
FIND = in_a_row("crew", "mark/m4", "mark/m10", "mark/m18", "mark/m20", scale=1.2)
HOME = laid("crew", "!ES+start/red+pawn/red EW !ESW", "NS NES SW+mark/m20")
PILOT = laid("galaxy", "ES EW !ESW+mark/m8", "NES+pawn/dark SW+sign/dark EW")
MAGIC = laid("magic", "!ESW+mark/m2 EW SW", "NS+pawn/red NES+mark/m19 NSW")
EXITS = laid("crew", "NS+pawn/green NES !NSW", "NE EW NW")

SHIFT = (
    Section("shift", "aim", MAZE),
    Section("shift", "turn"),
    Section("shift", "push", PUSH),
    Section("shift", "turning", is_ruling=True),
    Section("shift", "barred", BARRED),
    Section("shift", "ride", RIDE),
    Section("shift", "walk", WALK),
    Section("shift", "find", FIND),
    Section("shift", "home", HOME),
    Section("shift", "crew"),
    Section("shift", "galaxy", PILOT),
    Section("shift", "magic", MAGIC),
    Section("shift", "children"),
    Section("shift", "options", EXITS),
)

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

GO = (
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

MEADOW = laid(
    "connect",
    "SW+creature/owl NS+creature/snail",
    "NE+creature/ladybug EW+creature/cat",
)
LAY = laid(
    "connect",
    "EW+creature/duck NW+creature/cat .",
    "ES NESW+creature/panda .",
    above=(Sprite("path/NSW", 2.62, 1.5), Sprite("creature/fish", 2.62, 1.5)),
)
MATCH = laid(
    "connect",
    "ES+creature/snail EW SW+creature/snail",
    above=beads("bead", (0.8, 0.5), (1.5, 0.5), (2.2, 0.5)),
)
TAKE = laid(
    "connect",
    "NS+creature/cat EW+creature/owl NS+creature/cat",
    above=(Sprite("badge/plus", 0.85, 0.15), Sprite("badge/plus", 2.85, 0.15)),
)

CONNECT = (
    Section("connect", "aim", MEADOW),
    Section("connect", "lay", LAY),
    Section("connect", "stuck", is_ruling=True),
    Section("connect", "match", MATCH),
    Section("connect", "take", TAKE),
    Section("connect", "draw"),
    Section("connect", "end"),
    Section("connect", "options"),
)

BOOKS: Mapping[str, tuple[Section, ...]] = {"shift": SHIFT, "go": GO, "connect": CONNECT}
