"""The last turn of Shift in one sentence, of public facts only (S12): for curtain and voice.

Cells and lines are called as at the board's rim, from the side where people see them: "c3",
"column d from above"; where the rim shows nothing, "from above, on the left".
"""

from collections.abc import Iterable

from app.games.shift.events import PILOT, Event, GameWon, LineShifted, PawnWalked, TargetFound
from app.games.shift.maze import ARROWS, SIZE, cell_text
from app.presenters.match.seats import Side, by_seat
from app.presenters.phrase import Field, Phrase, phrase

SIDES = "nesw"
CLOCKWISE = (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)

COLUMNS = tuple(phrase(f"shift.at.{place}") for place in ("left", "middle", "right"))
ROWS = tuple(phrase(f"shift.at.{place}") for place in ("top", "middle", "bottom"))
"""Three arrows a side."""

_THIRDS, _MIDDLE = (0, 0, 1, 1, 1, 2, 2), 1
"""Of seven lines, as people speak of them."""

Names = tuple[Field, ...]
"""What each seat is called, in the order of the seats."""


def line_phrase(arrow: int, seen_from: Side = Side.BOTTOM) -> Phrase:
    """An arrow as people at that side of the board call it, where its rim has names."""
    push, side = ARROWS[arrow], _side(arrow, seen_from)
    name = cell_text(push.entry)[push.name[0] not in "ns"]
    return phrase(f"shift.line.{side}", name=name)


def counted_line(arrow: int, seen_from: Side = Side.BOTTOM) -> Phrase:
    """An arrow where the rim has no names."""
    side, line = rim_place(arrow, seen_from)
    place = (COLUMNS if side in "ns" else ROWS)[line // 2]
    return phrase("shift.from.at", side=phrase(f"shift.from.{side}"), place=place)


def rim_place(arrow: int, seen_from: Side = Side.BOTTOM) -> tuple[str, int]:
    """The side of the rim where people see it, and which line of the board from left or top."""
    side = _side(arrow, seen_from)
    row, column = seen_at(ARROWS[arrow].entry, seen_from)
    return side, column if side in "ns" else row


def seen_at(cell: int, seen_from: Side) -> tuple[int, int]:
    row, column = divmod(cell, SIZE)
    for _ in range(CLOCKWISE.index(seen_from)):
        column, row = row, SIZE - 1 - column
    return row, column


def place_phrase(cell: int, seen_from: Side = Side.BOTTOM) -> Phrase:
    """About where it lies, where the rim has no names: "at the top, on the left"."""
    row, column = (_THIRDS[line] for line in seen_at(cell, seen_from))
    if row == _MIDDLE:
        return COLUMNS[column]
    if column == _MIDDLE:
        return ROWS[row]
    return phrase("shift.from.at", side=ROWS[row], place=COLUMNS[column])


def _side(arrow: int, seen_from: Side) -> str:
    turns = CLOCKWISE.index(seen_from)
    return SIDES[(SIDES.index(ARROWS[arrow].name[0]) - turns) % len(SIDES)]


def target_phrase(edition: str, target: int) -> Phrase:
    return phrase(f"target.{edition}.m{target}")


def event_phrase(
    event: Event,
    names: Names,
    edition: str,
    seen_from: Side = Side.BOTTOM,
    names_cells: bool = True,
) -> Phrase | None:
    """None for what goes without saying; `names_cells`: the board shows what they are called."""
    match event:
        case LineShifted(seat, arrow):
            line = (line_phrase if names_cells else counted_line)(arrow, seen_from)
            return by_seat("shift.log.pushed", names[seat], line=line)
        case PawnWalked(seat, pawn, path):
            key = "stayed" if len(path) == 1 else "pilot" if pawn == PILOT else "walked"
            if not names_cells and key == "stayed":
                return by_seat("shift.log.stayed_on", names[seat])
            if not names_cells:
                place = place_phrase(path[-1], seen_from)
                return by_seat(f"shift.log.{key}_on", names[seat], place=place)
            return by_seat(f"shift.log.{key}", names[seat], cell=cell_text(path[-1]))
        case TargetFound(seat, target):
            found = target_phrase(edition, target)
            return by_seat("shift.log.found", names[seat], target=found)
        case GameWon(seat):
            return by_seat("shift.log.won", names[seat])
        case _:
            return None


def turn_phrases(
    events: Iterable[Event],
    names: Names,
    edition: str,
    seen_from: Side = Side.BOTTOM,
    names_cells: bool = True,
) -> tuple[Phrase, ...]:
    said = (event_phrase(event, names, edition, seen_from, names_cells) for event in events)
    return tuple(words for words in said if words is not None)
