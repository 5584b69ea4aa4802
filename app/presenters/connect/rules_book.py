"""The rules of Connect for people, section by section."""

from app.presenters.figures import Sprite, beads, laid
from app.presenters.match.book import Section

PATHS = "path/"

MEADOW = laid(
    "connect",
    "SW+creature/owl NS+creature/snail",
    "NE+creature/ladybug EW+creature/cat",
    tiles=PATHS,
)
LAY = laid(
    "connect",
    "EW+creature/duck NW+creature/cat .",
    "ES NESW+creature/panda .",
    above=(Sprite("path/NSW", 2.62, 1.5), Sprite("creature/fish", 2.62, 1.5)),
    tiles=PATHS,
)
MATCH = laid(
    "connect",
    "ES+creature/snail EW SW+creature/snail",
    above=beads("bead", (0.8, 0.5), (1.5, 0.5), (2.2, 0.5)),
    tiles=PATHS,
)
TAKE = laid(
    "connect",
    "NS+creature/cat EW+creature/owl NS+creature/cat",
    above=(Sprite("badge/plus", 0.85, 0.15), Sprite("badge/plus", 2.85, 0.15)),
    tiles=PATHS,
)

BOOK = (
    Section("connect", "aim", MEADOW),
    Section("connect", "lay", LAY),
    Section("connect", "stuck", is_ruling=True),
    Section("connect", "match", MATCH),
    Section("connect", "take", TAKE),
    Section("connect", "draw"),
    Section("connect", "end"),
    Section("connect", "options"),
)
