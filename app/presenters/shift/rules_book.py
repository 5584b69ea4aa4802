"""The rules of Shift for people, section by section."""

from app.presenters.figures import Sprite, beads, in_a_row, laid
from app.presenters.match.book import Section

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
    above=beads("bead/blue", (4.5, 1.0), (4.5, 0.5), (0.5, 0.5), (0.5, 0.9)),
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

BOOK = (
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
