"""What moves in each game, by name: brought under way here, and kept moving frame by frame."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle
from typing import Any

from kivy.tests.common import UnitTestTouch

from app.bots.levels import Level, chosen_move
from app.core.thinking import Thinking
from app.games import shift
from app.games.go.moves import LayTile
from app.games.shift.maze import ARROWS
from app.games.shift.moves import WalkTo
from app.games.shift.state import State
from app.services.settings import Motion
from app.services.think import SLICE_SECONDS
from app.ui.kit.navigator import Page
from tests.ui import scenes
from tests.ui.go.faces_fingers import faced, fallen
from tests.ui.go.go_fingers import begun, solution, tile_place
from tests.ui.table import Table

Frame = Callable[[], None]
FADING, MANY, RESTING = 30, 60, 90
"""Frames: a page has faded in; all that was left behind rests, the bar of a scrolled page too."""
STEP = 4
"""Pixels a finger goes in a frame, hence and forth."""
TABLET = 1280, 800


def at_phase(table: Table, game: str, phase: str) -> Page:
    return at_ply(table, game, scenes.ply_of(game, phase))


def at_ply(table: Table, game: str, number: int) -> Page:
    """Somebody has the choice, nothing is in the air and no clock runs; movements are slow."""
    table.app.shell.settings.change(motion=Motion.STILL)
    scenes.at_home(table)
    match = scenes.begun_with(table, scenes.draft_of(game), number)
    match.table["mode"] = "practice"
    page = scenes.entered(table, game)
    table.frames(RESTING)
    table.settle()
    table.app.shell.settings.change(motion=Motion.SLOW)
    return page


def legal(page: Page) -> Iterator[Any]:
    match = page.table.match
    return iter(match.game.legal_moves(match.state))


def line_slides(table: Table) -> Frame:
    page = at_phase(table, "shift", "shift")
    page.play(next(legal(page)))
    return moving(table, page)


def pawn_walks(table: Table) -> Frame:
    """The longest way that comes up."""
    walks = [
        (way_length(ply.before, move), number, move)
        for number, ply in enumerate(scenes.plies_of("shift", scenes.draft_of("shift").count))
        for move in shift.legal_moves(ply.before)
        if isinstance(move, WalkTo)
    ]
    _, number, walk = max(walks, key=lambda found: found[0])
    page = at_ply(table, "shift", number)
    page.play(walk)
    return moving(table, page)


def way_length(state: State, walk: WalkTo) -> int:
    return max(len(getattr(event, "path", ())) for event in shift.apply(state, walk).events)


def dice_tumble(table: Table) -> Frame:
    """They do when they are thrown; the page has faded in before."""
    scenes.at_home(table)
    scenes.begun(table, scenes.draft_of("go"))
    table.app.shell.settings.change(motion=Motion.SLOW)
    table.app.shell.navigator.go("go")
    table.frames(FADING)
    page: Any = table.app.shell.navigator.page
    page.roll.throw()
    return moving(table, page)


def four_dice_tumble(table: Table) -> Frame:
    """The same dice before each of four seats."""
    table.resize(*TABLET)
    scenes.at_home(table)
    table.app.shell.settings.change(motion=Motion.SLOW)
    page = faced(table, 4)
    table.frames(FADING)
    page.round._throw()
    return moving(table, page)


def board_is_solved(table: Table) -> Frame:
    """Light runs over it, then its tiles fly home while the next dice fall."""
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table)
    table.app.shell.settings.change(motion=Motion.SLOW)
    page.do([LayTile(0, laid) for laid in solution(page)])
    return moving(table, page)


def last_tile_is_laid(table: Table) -> tuple[Page, Frame]:
    """Of a roll, at the speed at which it is played; with the frame that begins the light."""
    table.app.shell.settings.change(motion=Motion.STILL)
    page: Any = begun(table)
    *before, last = solution(page)
    for laid in before:
        page.do([LayTile(0, laid)])
    table.app.shell.settings.change(motion=Motion.NORMAL)
    table.frames(RESTING)

    def frame() -> None:
        page.do([LayTile(0, last)])
        table.frames()

    return page, frame


def tile_is_laid(table: Table) -> Frame:
    page = at_phase(table, "connect", "lay")
    page.play(next(legal(page)))
    return moving(table, page)


def tiles_are_taken(table: Table) -> Frame:
    page = at_phase(table, "connect", "take")
    page.play(max(legal(page), key=lambda move: len(move.cells)))
    return moving(table, page)


def moving(table: Table, page: Page) -> Frame:
    """A frame in the middle of what the page plays."""

    def frame() -> None:
        table.frames()
        if not page.motion.is_running:
            raise RuntimeError("the movement has come to its end")

    return frame


def bot_thinks(table: Table, game: str, phase: str) -> Frame:
    """The strongest, about this turn again and again; each frame has a slice of one step.

    On a device the clock ends a slice, after 4 ms and what is left of a step.
    """
    view = at_phase(table, game, phase).table.match.view(0)
    thinker = table.app.shell.thinker
    thinker._clock = count(0, SLICE_SECONDS).__next__

    def endless() -> Thinking[None]:
        for seed in count():
            yield from chosen_move(game, view, Level.MASTER, seed)

    thinker.think(endless(), lambda _: None)
    return table.frames


def drawn(one_frame: Frame, *points: tuple[float, float]) -> Frame:
    """A frame with fingers that draw on."""
    touches = [UnitTestTouch(*point) for point in points]
    for touch in touches:
        touch.touch_down()
    ways = cycle([STEP] * 10 + [-STEP] * 10)

    def frame() -> None:
        way = next(ways)
        for touch in touches:
            touch.touch_move(touch.x + way, touch.y + way)
        one_frame()

    for _ in range(5):
        frame()
    return frame


def spare_is_drawn(table: Table) -> Frame:
    page = at_phase(table, "shift", "shift")
    return drawn(table.frames, page.ground.to_window(*page.tray.spot))


def tile_is_drawn(table: Table) -> Frame:
    page = at_phase(table, "go", "build")
    tile = page.fingers.tray_view.tiles[0].tile
    return drawn(table.frames, page.board.to_window(*page.fingers.tray_view.spot(tile)))


def four_tiles_are_drawn(table: Table) -> Frame:
    """Face to face, with a finger of every seat; the clock stands still."""
    table.resize(*TABLET)
    scenes.at_home(table)
    page = faced(table, 4)
    for region in page.regions:
        page.round.press(region)
    fallen(page)
    page.clock.stop()
    table.settle()
    table.app.shell.settings.change(motion=Motion.SLOW)
    hands = [region.fingers for region in page.regions]
    return drawn(table.frames, *(tile_place(one, one.tray_view.tiles[0].tile) for one in hands))


def tile_is_drawn_from_hand(table: Table) -> Frame:
    page = at_phase(table, "connect", "lay")
    return drawn(table.frames, page.tray.spot(1))


def table_is_drawn(table: Table) -> Frame:
    page = at_phase(table, "connect", "lay")
    frame = page.board.frame
    return drawn(table.frames, (frame.x + frame.width / 2, frame.y + frame.height / 2))


def tapped(table: Table, *points: tuple[float, float]) -> Frame:
    """A tap and the frame that answers it, here and there by turns."""
    places = cycle(points)

    def frame() -> None:
        touch = UnitTestTouch(*next(places))
        touch.touch_down()
        touch.touch_up()
        table.frames()

    return frame


def arrows_are_tapped(table: Table) -> Frame:
    """The spare hangs at one after the other, and shows what would be in reach."""
    page = at_phase(table, "shift", "shift")
    pushes = [page.table.push(page.deeds.finger, arrow) for arrow in range(len(ARROWS))]
    free = [push.arrow for push in pushes if page.table.why_not(push) is None]
    spots = map(page.board.geometry.arrow_middle, free)
    return tapped(table, *(page.ground.to_window(*spot) for spot in spots))


def tiles_are_tapped(table: Table) -> Frame:
    """They turn."""
    page = at_phase(table, "go", "build")
    tray = page.fingers.tray_view
    return tapped(table, *(page.board.to_window(*tray.spot(tile)) for tile in (1, 2)))


def hand_is_tapped(table: Table) -> Frame:
    """All spots for the tile glow."""
    page = at_phase(table, "connect", "lay")
    return tapped(table, *map(page.tray.spot, (0, 1)))


def full_table(table: Table) -> Page:
    """Connect with as much on the table as comes together in a long match."""
    table.app.shell.settings.change(motion=Motion.STILL)
    scenes.at_home(table)
    scenes.begun_with(table, scenes.draft_of("connect"), MANY)
    page = scenes.entered(table, "connect")
    table.app.shell.settings.change(motion=Motion.SLOW)
    return page


AT_REST: dict[str, Callable[[Table], Page]] = {
    "shift": lambda table: at_phase(table, "shift", "shift"),
    "go": lambda table: at_phase(table, "go", "build"),
    "connect": full_table,
}
TAPS: dict[str, Callable[[Table], Frame]] = {
    "shift": arrows_are_tapped,
    "go": tiles_are_tapped,
    "connect": hand_is_tapped,
}
MOVEMENTS: dict[str, dict[str, Callable[[Table], Frame]]] = {
    "shift": {
        "line slides": line_slides,
        "pawn walks": pawn_walks,
        "spare drawn": spare_is_drawn,
        "bot thinks": partial(bot_thinks, game="shift", phase="shift"),
    },
    "go": {
        "dice tumble": dice_tumble,
        "dice tumble four times": four_dice_tumble,
        "board solved": board_is_solved,
        "tile drawn": tile_is_drawn,
        "four tiles drawn": four_tiles_are_drawn,
        "bot thinks": partial(bot_thinks, game="go", phase="build"),
    },
    "connect": {
        "tile laid": tile_is_laid,
        "tiles taken": tiles_are_taken,
        "tile drawn": tile_is_drawn_from_hand,
        "table drawn": table_is_drawn,
        "bot thinks": partial(bot_thinks, game="connect", phase="lay"),
    },
}
