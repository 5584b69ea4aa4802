"""A child's restless fingers never give a turn away: 300 double and triple taps."""

from collections.abc import Callable
from functools import partial

import pytest
from kivy.core.window import Window

from app.games.shift.maze import ARROWS, CELLS
from app.games.shift.moves import WalkTo
from app.presenters.match.seats import Side
from app.presenters.shift.board_model import Finger
from app.presenters.shift.handling import can_reach
from app.ui.shift.shift_page import ShiftPage
from tests.ui.match.child import Child
from tests.ui.match.match_fingers import bare, take_all_back
from tests.ui.shift.shift_fingers import (
    EARLY,
    arrow_place,
    begun,
    cell_place,
    keys_of,
    opened,
    place,
    settle,
)
from tests.ui.table import SteadyTable

TRIALS = 50
ACROSS = (Side.TOP, Side.BOTTOM)
Spot = tuple[float, float]


class Nursery:
    """A match in which a child taps; each time it begins anew from one of many states."""

    def __init__(self, table: SteadyTable, sides: tuple[Side, ...], seed: int) -> None:
        self.table, self._sides, self._seed = table, sides, seed
        self.page = page = self._begun()
        free = [each for each in range(len(ARROWS)) if page.deeds.can_push(each)]
        reach = {each: page.table.board(Finger(arrow=each)).reach or 0 for each in free}
        self.stuck = [each for each in free if reach[each].bit_count() == 1]
        self.near = [each for each in free if page.table.marks(Finger(arrow=each)).is_near]
        self.far = max(free, key=lambda each: reach[each].bit_count())

    def _begun(self) -> ShiftPage:
        are_open = self._seed % 2 == 0
        sides, seed = self._sides, self._seed
        page = begun(self.table, seed=seed, first=0, sides=sides, open_cards=are_open)
        opened(self.table, page)
        return page

    @property
    def states(self) -> list[Callable[[], None]]:
        """Nothing touched; and of each kind of push: it hangs, it is just in, and it rests."""
        arrows = [self.far, *self.stuck[:1], *self.near[:1]]
        found: list[Callable[[], None]] = [lambda: None]
        for arrow in arrows:
            found += [partial(each, arrow) for each in (self.hang, self.push, self.rest)]
        return found

    def hang(self, arrow: int) -> None:
        self.page.deeds.tap_arrow(arrow)
        self.table.frames()

    def push(self, arrow: int) -> None:
        self.hang(arrow)
        self.page.deeds.push_in()
        self.page.motion.finish()

    def rest(self, arrow: int) -> None:
        self.push(arrow)
        settle(self.table, self.page)
        self.table.wait(EARLY)
        self.table.frames(2)

    def spots(self, child: Child) -> list[Spot]:
        """Both keys, the spare, an arrow, the pawn, a cell in reach, and any."""
        page, chance = self.page, child.chance
        keys = (keys_of(page) if page.around.is_lying else page.sheet).ids
        own = page.table.staying(Finger()).cell
        reached = [cell for cell in CELLS if can_reach(page.table.known, Finger(), cell)]
        side = keys.side if keys.side.is_there or page.around.is_lying else keys.small_side
        return [
            *(tuple(key.to_window(*key.center)) for key in (keys.main, side)),
            place(page, *page.tray.spot),
            arrow_place(page, page.deeds.finger.arrow or chance.below(len(ARROWS))),
            cell_place(page, own),
            cell_place(page, reached[chance.below(len(reached))]),
            (chance.below(int(Window.width)), chance.below(int(page.board.top))),
        ]

    def begin_anew(self) -> None:
        page, table = self.page, self.table
        bare(page)
        settle(table, page)
        take_all_back(page.table.match)
        page.deeds.rest()
        page.refresh()
        table.app.shell.navigator.close_sheet()
        if page.table.match.moves:  # a card came out
            table.app.shell.navigator.home()
            self.page = self._begun()
        table.wait(EARLY)


@pytest.mark.parametrize(
    ("size", "sides", "seed"),
    [
        ((320, 568), (), 13),
        ((360, 640), (), 26),
        ((412, 915), (), 23),
        ((640, 360), (), 28),
        ((800, 1280), ACROSS, 20),
        ((1280, 800), ACROSS, 32),
    ],
    ids=str,
)
def test_no_double_or_triple_tap_gives_a_turn_away(
    steady: SteadyTable, size: tuple[int, int], sides: tuple[Side, ...], seed: int
) -> None:
    """Who walks has seen the way, or tapped on the strong key that names it."""
    steady.resize(*size)
    nursery, child = Nursery(steady, sides, seed), Child(steady, seed)
    states = nursery.states
    assert nursery.page.around.is_lying is bool(sides)
    assert nursery.stuck
    assert nursery.near
    for trial in range(TRIALS):
        page = nursery.page
        states[trial % len(states)]()
        own = page.table.staying(Finger()).cell
        spots = nursery.spots(child)
        number = child.chance.below(len(spots))
        child.taps(*spots[number])
        settle(steady, page)
        walks = [move for move in page.table.match.moves if isinstance(move, WalkTo)]
        for walk in walks:
            assert walk.cell != own, (trial, number)
            assert child.is_slow or number == 0, (trial, number)
        nursery.begin_anew()
