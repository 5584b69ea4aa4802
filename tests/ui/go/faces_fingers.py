"""Fingers around a table where all play Go at once: several are down at the same time."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from kivy.tests.common import UnitTestTouch

from app.core.thinking import finished
from app.games.go.board import Laid
from app.games.go.moves import LayTile
from app.games.go.solver import outlook
from app.games.go.state import Phase
from app.presenters.go.faces import Bar
from app.presenters.go.tray import face_of
from app.presenters.match.seats import Seat, SeatColor, Seating, seating_json
from app.session.record import Start
from app.ui.go.go_faces_page import GoFacesPage
from app.ui.go.go_faces_region import GUARD, GoFacesRegion
from tests.ui.go.go_fingers import Time, finger_for, shelved, tile_place
from tests.ui.table import Table

NAMES = ("Mia", "Ben", "Noor", "Opa")
Point = tuple[float, float]


def faced(
    table: Table, seats: int = 2, seed: int = 7, names: Sequence[str] = NAMES, **options: Any
) -> GoFacesPage:
    """A match on the shelf and its page on the screen, the dice fallen."""
    colors = list(SeatColor)[:seats]
    people = tuple(Seat(name, color) for name, color in zip(names, colors, strict=False))
    start = Start("go", 1, seats, seed, options)
    shelved(table, start, seating_json(Seating(people)), seats)
    return entered(table)


def entered(table: Table) -> GoFacesPage:
    table.app.shell.navigator.go("go_faces")
    table.frames(4)
    page: GoFacesPage = table.app.shell.navigator.page
    table.settle()
    return page


def middle(region: GoFacesRegion, name: str) -> Point:
    """Where a part of a region has its middle in the window."""
    widget = region.ids[name]
    found: Point = widget.to_window(*widget.center)
    return found


def all_hold(table: Table, page: GoFacesPage, time: Time) -> None:
    """Every seat lays a finger on its bar; when they let go, it has begun."""
    table.settle()
    fingers = [UnitTestTouch(*middle(region, "claim")) for region in page.regions]
    for finger in fingers:
        finger.touch_down()
    for finger in fingers:
        finger.touch_up()
    fallen(page)
    table.frames()
    time.seconds += GUARD


def fallen(page: GoFacesPage) -> None:
    """The dice have been looked at."""
    while page.table.phase is Phase.LOOK and page.motion.is_running:
        page.motion.finish()


def lay_one(page: GoFacesPage, time: Time, *seats: int) -> None:
    """A tile on each of these boards, so that they may claim; that they mean it is settled."""
    for seat in seats:
        page.round.do([LayTile(seat, solution(page)[-1])], page.regions[seat])
        page.regions[seat].ask_for(page.table.own(seat).laid)
    time.seconds += GUARD


def tap_bar(table: Table, region: GoFacesRegion, time: Time) -> None:
    time.seconds += GUARD
    table.tap(*middle(region, "claim"))
    time.seconds += GUARD
    if asks(region):
        table.tap(*middle(region, "claim"))
        time.seconds += GUARD


def asks(region: GoFacesRegion) -> bool:
    """The bar wants to know whether this board is meant."""
    return region.model.bar is Bar.DONE and region.asked_for == region.fingers.own().laid


def solution(page: GoFacesPage) -> tuple[Laid, ...]:
    return finished(outlook(page.table.roll)).lay


def lay_at_once(table: Table, page: GoFacesPage, boards: Mapping[int, Iterable[Laid]]) -> None:
    """Every seat drags its next tile at the same time, until all boards are as wanted."""
    for row in zip_longest(*boards.values()):
        drags = [
            drag_of(page.regions[seat], laid)
            for seat, laid in zip(boards, row, strict=True)
            if laid is not None
        ]
        drag_at_once(table, drags)


def drag_of(region: GoFacesRegion, laid: Laid) -> tuple[Point, Point]:
    """From the tray, where the tile lies as wanted, to its place."""
    region.fingers.tray = region.fingers.tray.with_face(laid.tile, face_of(laid))
    region.fingers.changed()
    return tile_place(region.fingers, laid.tile), finger_for(region.fingers, laid)


def drag_at_once(table: Table, drags: Iterable[tuple[Point, Point]]) -> None:
    """All fingers go down, move and come up together."""
    pairs = [(UnitTestTouch(*start), start, end) for start, end in drags]
    for touch, _, _ in pairs:
        touch.touch_down()
    for share in (0.25, 0.5, 0.75, 1.0):
        for touch, (x, y), (to_x, to_y) in pairs:
            touch.touch_move(x + (to_x - x) * share, y + (to_y - y) * share)
    table.frames()
    for touch, _, _ in pairs:
        touch.touch_up()


def building(table: Table, time: Time, seats: int = 2, **options: Any) -> GoFacesPage:
    page = faced(table, seats, **options)
    all_hold(table, page, time)
    return page


def boards(page: GoFacesPage) -> list[int]:
    """How many tiles lie before each seat."""
    return [len(page.table.own(region.number).laid) for region in page.regions]
