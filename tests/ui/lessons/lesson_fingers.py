"""Fingers in lessons: each wanted gesture as the hand shows it, by touch alone."""

from collections.abc import Sequence
from typing import Any

from app.games.connect.moves import Take
from app.games.connect.table import column_row
from app.games.go.moves import LayTile, StartBuilding
from app.presenters.go.tray import middle_of
from app.presenters.lessons.ghost import HOLDS, Point
from app.presenters.lessons.pointing import Pointing
from app.session.lessons import lesson_of
from app.teacher.lessons import LESSONS, REFUSED, Lesson
from app.ui.connect.connect_drag import LIFT
from app.ui.go.go_fingers import LIFT as GO_LIFT
from app.ui.lessons.opening import open_lesson
from tests.ui.go import go_fingers
from tests.ui.shift import shift_fingers
from tests.ui.table import Table

MOST = 400
COMES = 1.1
"""Seconds after which a page that has come is there for fingers, too."""


def named(key: str) -> Lesson:
    return next(each for each in LESSONS if each.key == key)


def begun(table: Table, lesson: Lesson, match_waits: bool = False) -> Any:
    """The lesson on its page, all at rest."""
    open_lesson(table.app.shell, lesson, match_waits)
    table.frames(3)
    page = page_of(table)
    settle(table, page)
    table.wait(COMES)
    table.frames(2)
    return page


def do_as_shown(table: Table, pointing: Pointing, way: Sequence[Point]) -> None:
    """The hand's own way by a finger."""
    if pointing.is_drag:
        table.drag(*way)
    elif pointing.is_held:
        table.hold(*way[0], HOLDS)
    else:
        table.tap(*way[0])


def page_of(table: Table) -> Any:
    return table.app.shell.navigator.page


def settle(table: Table, page: Any) -> None:
    """All that moves and is thought at its end; dice that wait go on waiting."""
    for _ in range(MOST):
        table.frames()
        if page.motion.is_running:
            page.motion.finish()
        elif not page.shell.thinker.is_busy and not moves_in_hand(page):
            break
    table.frames(2)


def moves_in_hand(page: Any) -> bool:
    """Connect's hand and camera move by themselves."""
    found = (getattr(getattr(page, name, None), "motion", None) for name in ("deeds", "camera"))
    return any(motion.is_running for motion in found if motion is not None)


def hand_of(page: Any) -> Any:
    return page.lesson._parts.help._hand


def play(table: Table, page: Any) -> None:
    """The gestures of the lesson, until it ends."""
    lesson = lesson_of(page.table.match)
    for step in lesson.steps:
        if step.gesture not in REFUSED and page.panel != "end":
            gesture(table, page, page.table.match.game.decode(step.move))


def gesture(table: Table, page: Any, move: Any) -> None:
    game = page.table.match.start.game
    done = len(page.table.match.moves)
    {"shift": shift_gesture, "go": go_gesture, "connect": connect_gesture}[game](table, page, move)
    settle(table, page)
    assert page.panel == "end" or len(page.table.match.moves) >= done


def shift_gesture(table: Table, page: Any, move: Any) -> None:
    """A step that only turns the tile does all of the push."""
    if move not in page.table.match.moves:
        shift_fingers.play_by_drag(table, page, move)


def go_gesture(table: Table, page: Any, move: Any) -> None:
    fingers = page.fingers
    if isinstance(move, StartBuilding):
        table.tap_on(page.sheet.ids.act)
    elif isinstance(move, LayTile) and move not in page.table.match.moves:
        if move.laid.tile:
            go_fingers.turn_in_tray(table, fingers, move.laid)
        place = fingers.board.at(*middle_of(move.laid))
        start = go_fingers.tile_place(fingers, move.laid.tile)
        x, y = fingers.board.to_window(*place)
        table.drag(start, (x, y - GO_LIFT * fingers.board.cell))


def connect_gesture(table: Table, page: Any, move: Any) -> None:
    """What matches nothing passes on by itself."""
    if isinstance(move, Take):
        if page.panel != "end" and page.model.is_choosing:
            table.tap_on(page.sheet.ids.deed)
        return
    if move in page.table.match.moves:
        return
    slot = page.table.known.hands[0].index(move.tile)
    if page.lesson.lesson.name == "turn":
        turned_in_hand(table, page, slot, move.turn)
    x, y = page.board.view.at(*column_row(move.cell))
    table.drag(page.tray.spot(slot), (x, y - LIFT * page.board.view.cell))


def turned_in_hand(table: Table, page: Any, slot: int, turn: int) -> None:
    """The first tap chooses the tile, each further one turns it."""
    if page.deeds.finger.slot != slot:
        table.tap(*page.tray.spot(slot))
        settle(table, page)
    while page.deeds.finger.turns[slot] != turn:
        table.tap(*page.tray.spot(slot))
        settle(table, page)
