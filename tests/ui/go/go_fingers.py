"""Fingers at Go's table: where things are, and boards built by touch alone."""

from typing import Any

from app.core.thinking import finished
from app.games.go.board import Laid
from app.games.go.solver import outlook
from app.games.go.state import Phase
from app.presenters.go.tray import face_of, laid_of, middle_of
from app.presenters.match.menu import Deed
from app.presenters.match.seats import Seat, SeatColor, Seating, seating_json
from app.session.record import Start
from app.ui.go.go_fingers import LIFT, GoFingers
from app.ui.go.go_page import GoPage
from app.ui.go.go_press import HOLDS
from app.ui.kit.question import Question
from tests.ui.table import Table


def question(table: Table) -> Question:
    """On the sheet that asks."""
    sheet = table.app.shell.navigator.sheet
    asked = None if sheet is None else sheet.content
    assert isinstance(asked, Question)
    table.frames(2)
    return asked


def asked_for_a_solution(table: Table, page: Any) -> None:
    """By way of the menu, and said once more."""
    table.tap_on(page.ids.menu)
    page.menu.do(Deed.SOLUTION)
    table.tap_on(question(table).ids.yes)
    settle(table, page)


class Time:
    """What the page's clock runs on."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def begun(table: Table, seats: int = 1, seed: int = 7, **kept: Any) -> GoPage:
    """A match on the shelf and its page on the screen, the dice fallen."""
    rules = ("relay", "checked_claims")
    options: dict[str, Any] = {key: kept.pop(key) for key in rules if key in kept}
    levels = kept.pop("levels", (None,) * seats)
    names = kept.pop("names", ("",) * seats)[:seats]
    who = zip(names, SeatColor, levels, strict=False)
    people = Seating(tuple(Seat(name, color, level=level) for name, color, level in who))
    start = Start("go", 1, seats, seed, options)
    shelved(table, start, seating_json(people) | kept, people.people)
    return entered(table)


def shelved(table: Table, start: Start, kept: dict[str, Any], people: int) -> None:
    """A match on the shelf, where the oldest makes room for it."""
    table.shelf.begin(start, kept, people)


def entered(table: Table) -> GoPage:
    table.app.shell.navigator.go("go")
    table.frames(4)
    page: GoPage = table.app.shell.navigator.page
    settle(table, page)
    return page


def phase_of(page: Any) -> Phase:
    """Asked anew: mypy takes the page's own for what it was a moment ago."""
    phase: Phase = page.table.phase
    return phase


def settle(table: Table, page: GoPage) -> None:
    """All that moves at its end, the dice thrown, and what follows from it."""
    for _ in range(300):
        table.frames()
        page.roll.throw()
        page.motion.finish()
        if not page.motion.is_running and not page.shell.thinker.is_busy:
            break
    table.frames(2)
    table.settle()


def seen(fingers: GoFingers, point: tuple[float, float]) -> tuple[float, float]:
    """A point of the board as one of the window."""
    found: tuple[float, float] = fingers.board.to_window(*point)
    return found


def tile_place(fingers: GoFingers, tile: int) -> tuple[float, float]:
    """Where a tile is taken hold of: by its middle."""
    laid = laid_of(fingers.own(), tile)
    point = fingers.tray_view.spot(tile) if laid is None else fingers.board.at(*middle_of(laid))
    return seen(fingers, point)


def finger_for(fingers: GoFingers, laid: Laid) -> tuple[float, float]:
    """Where the finger is when the tile it drags hangs over this place."""
    x, y = fingers.board.at(*middle_of(laid))
    return seen(fingers, (x, y - LIFT * fingers.board.cell))


def turn_in_tray(table: Table, fingers: GoFingers, laid: Laid) -> None:
    """Taps on the tile until it lies as wanted, held where it shall show its other side."""
    for _ in range(4):
        if fingers.tray.faces[laid.tile].direction == laid.direction:
            break
        table.tap(*tile_place(fingers, laid.tile))
    if fingers.tray.faces[laid.tile].side != laid.side:
        table.hold(*tile_place(fingers, laid.tile), HOLDS)
    assert fingers.tray.faces[laid.tile] == face_of(laid)


def lay_by_drag(table: Table, fingers: GoFingers, laid: Laid) -> None:
    turn_in_tray(table, fingers, laid)
    table.drag(tile_place(fingers, laid.tile), finger_for(fingers, laid))


def lay_by_taps(table: Table, fingers: GoFingers, laid: Laid) -> None:
    """No finger is dragged: the tile is turned and chosen in its slot, then its cell is tapped."""
    turn_in_tray(table, fingers, laid)
    if fingers.tray.chosen != laid.tile:
        for _ in range(4):
            table.tap(*tile_place(fingers, laid.tile))
    table.tap(*seen(fingers, fingers.board.middle(laid.at)))


def solution(page: GoPage) -> tuple[Laid, ...]:
    return finished(outlook(page.table.roll)).lay
