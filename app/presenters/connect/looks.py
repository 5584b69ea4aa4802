"""How the sheet of a turn of Connect and the chips of its seats are set, by the room they have.

All in dp; where the parts of the page lie belongs to the layout.
"""

from dataclasses import dataclass, replace

from app.presenters.match.places import Shape

ROOMY = 600.0
LARGE = 1.1
NARROW, TIGHT = 58.0, 140.0
"""A chip without a name has its count below the pawn, one with a name moves closer together."""


@dataclass(frozen=True, slots=True)
class SheetLook:
    """`title` and `hint` are roles of text; `is_roomy`: a creature has room before them. `shade`
    is how far its shadow falls: up, or down.
    """

    is_roomy: bool = False
    title: str = "title_m"
    hint: str = "body_m"
    corner: float = 26
    shade: float = 3


BELOW, BESIDE = SheetLook(), SheetLook(hint="body_m", corner=24, shade=-3)
WIDE = replace(BELOW, title="title", hint="body")
AROUND = replace(BESIDE, is_roomy=True, title="title", hint="body")
BY_SHAPE = {Shape.BESIDE: BESIDE, Shape.AROUND: AROUND}


def sheet_look(shape: str, width: float, is_reason: bool = False, text: float = 1.0) -> SheetLook:
    """A line as wide as this has room for larger words; why nothing can be chosen has it too,
    where `text` is not larger than usual anyway."""
    look = BY_SHAPE.get(Shape(shape), WIDE if width >= ROOMY else BELOW)
    return replace(look, hint="body") if is_reason and text < LARGE else look


@dataclass(frozen=True, slots=True)
class ChipLook:
    """`name_share` and `count_share` are what name and count get of the room that is free; None:
    what it needs, which is nothing for a name that is not there. `pawn` is the most that this may
    be wide; names of a row are of one size (`letters`, in sp), and cut where they are too long.
    """

    has_name: bool = True
    runs: str = "horizontal"
    padding: tuple[float, float, float, float] = (8, 0, 10, 0)
    spacing: float = 5
    pawn: float = 32
    letters: float = 15
    count: str = "title"
    name_share: float | None = 1
    count_share: float | None = None


NAMED = ChipLook()
CLOSE = replace(NAMED, padding=(5, 0, 5, 0), spacing=3, pawn=24, letters=14)
COUNT = ChipLook(False, "horizontal", (4, 0, 4, 0), 0, 26, 15, "title_m", None, 1)
STACKED = ChipLook(False, "vertical", (0, 3, 0, 3), 0, 22, 15, "label", None, 1)


def chip_look(has_name: bool, width: float) -> ChipLook:
    if has_name:
        return CLOSE if width < TIGHT else NAMED
    return STACKED if width < NARROW else COUNT
