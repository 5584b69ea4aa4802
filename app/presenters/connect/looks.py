"""How the sheet of a turn of Connect and the chips of its seats are set, by the room they have.

All in dp; where the parts of the page lie belongs to the layout.
"""

from dataclasses import dataclass, replace

from app.presenters.match.places import Shape

SLIM_BELOW = 170.0
"""A sheet less high has its words beside its keys."""
NARROW, TIGHT = 58.0, 128.0
"""A chip without a name has its count below the pawn, one with a name moves closer together."""


@dataclass(frozen=True, slots=True)
class SheetLook:
    """`title` and `hint` are roles of text, `lines` those of the title: while somebody chooses,
    and while nobody does. `keys` is the height of the row of keys while nobody chooses, `width` its
    share beside the words: with one key, and with two; `between` lies between those.

    Below the table the lower corners lie `sunk` off the screen; `shade` is how far its shadow
    falls.
    """

    is_roomy: bool = True
    is_slim: bool = False
    runs: str = "vertical"
    title: str = "title"
    hint: str = "body_m"
    lines: tuple[int, int] = (2, 2)
    above: float = 12
    under: float = 12
    keys: float = 52
    width: tuple[float, float] = (1, 1)
    between: float = 10
    icon: str = "check-bold"
    shelf: float = 116
    corner: float = 26
    sunk: float = 26
    shade: float = 3


TALL = SheetLook()
AROUND = replace(TALL, corner=24, sunk=0, shade=-3)
COMPACT = replace(
    TALL, is_roomy=False, title="title_m", lines=(1, 2), above=6, under=8, keys=0, shelf=80
)
BESIDE = replace(COMPACT, corner=24, sunk=0, shade=-3)
SLIM = replace(
    COMPACT,
    is_slim=True,
    runs="horizontal",
    title="label",
    hint="small",
    lines=(3, 3),
    width=(1.2, 1.9),
    between=6,
    icon="",
)
BY_SHAPE = {
    Shape.TALL: TALL,
    Shape.COMPACT: COMPACT,
    Shape.BESIDE: BESIDE,
    Shape.AROUND: AROUND,
}


def sheet_look(shape: Shape, height: float) -> SheetLook:
    """`height` is what the system's bar leaves of the sheet."""
    is_slim = shape is Shape.COMPACT and height < SLIM_BELOW
    return SLIM if is_slim else BY_SHAPE[shape]


@dataclass(frozen=True, slots=True)
class ChipLook:
    """`name_share` and `count_share` are what name and count get of the room that is free; None:
    what it needs, which is nothing for a name that is not there. `pawn` is the most that this may
    be wide.
    """

    has_name: bool = True
    runs: str = "horizontal"
    padding: tuple[float, float, float, float] = (8, 0, 10, 0)
    spacing: float = 5
    pawn: float = 32
    count: str = "title"
    name_share: float | None = 1
    count_share: float | None = None


NAMED = ChipLook()
CLOSE = replace(NAMED, padding=(6, 0, 7, 0), spacing=4, pawn=28)
COUNT = ChipLook(False, "horizontal", (4, 0, 6, 0), 2, 26, "title_m", None, 1)
STACKED = ChipLook(False, "vertical", (0, 3, 0, 3), 0, 22, "label", None, 1)


def chip_look(has_name: bool, width: float) -> ChipLook:
    if has_name:
        return CLOSE if width < TIGHT else NAMED
    return STACKED if width < NARROW else COUNT
