"""States of Shift that its phases do not show: the lying table, what hangs, what is aimed at."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from app.core.game import Turn
from app.games.shift.events import TargetFound
from app.games.shift.maze import CELLS
from app.presenters.match.seats import Side
from app.presenters.phrase import phrase
from app.presenters.shift.board_model import Finger
from app.presenters.shift.handling import can_reach, walk_of
from app.session.match import Match
from app.session.record import Start
from app.ui.kit.motion import Movement
from tests.ui.match.match_fingers import shelved
from tests.ui.shift.shift_fingers import best_move, entered, opened
from tests.ui.table import Table

ROUND = (Side.LEFT, Side.TOP, Side.RIGHT, Side.BOTTOM)
ACROSS = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)
BELOW = (Side.BOTTOM,) * 4
ARROW, SEED = 3, 7
NO_WAY = 3
"""A seed with a push after which nobody can walk."""
PUSHED, WALKING = 8, 9
"""Moves until the first seat shifts again, and until it walks."""


def _page(
    table: Table, sides: tuple[Side, ...], moves: int, seed: int = SEED, **options: Any
) -> Any:
    table.app.shell.navigator.close_sheet()
    table.app.shell.navigator.home()
    table.frames()
    match = shelved(table, Start("shift", 1, len(sides), seed, options), sides=sides)
    for _ in range(moves):
        match.play(best_move(match))
    page = entered(table)
    opened(table, page)
    return page


def _hanging(table: Table, sides: tuple[Side, ...]) -> Any:
    page = _page(table, sides, PUSHED, edition="magic")
    page.deeds.tap_arrow(ARROW)
    table.frames(2)
    return page


def _aiming(table: Table, sides: tuple[Side, ...]) -> Any:
    """The longest way in reach is shown."""
    page = _page(table, sides, WALKING, edition="crew")
    aims = [replace(page.deeds.finger, aim=cell) for cell in CELLS]
    page.deeds.take(max(aims, key=lambda finger: len(page.table.board(finger).trail)))
    table.frames(2)
    return page


def _refused(table: Table) -> Any:
    page = _page(table, ACROSS, WALKING, edition="crew")
    outside = next(
        cell for cell in CELLS if not can_reach(page.table.known, page.deeds.finger, cell)
    )
    page.deeds.refuses(walk_of(page.table.known, page.deeds.finger, outside))
    table.frames(2)
    return page


def _found(table: Table) -> Any:
    page = _page(table, BELOW, WALKING, edition="crew", open_cards=True)
    page.cards.show_found(page.model, 1)
    table.frames(2)
    return page


def _near(table: Table) -> Any:
    """The tile hangs where it brings a target into reach."""
    page = _page(table, BELOW, PUSHED, edition="galaxy", open_cards=True)
    near = (each for each in range(12) if page.table.marks(Finger(arrow=each)).is_near)
    page.deeds.tap_arrow(next(near))
    table.frames(2)
    return page


def _asking(table: Table, sides: tuple[Side, ...] = BELOW) -> Any:
    """Staying is shown, and asked."""
    page = _page(table, sides, WALKING, edition="magic")
    page.deeds.take(Finger(aim=page.table.staying(Finger()).cell))
    table.frames(2)
    return page


def _resting(table: Table) -> Any:
    """A turn is over, and its result is seen."""
    page = _page(table, BELOW, WALKING, edition="crew")
    page.table.match.play(page.table.staying(Finger()))
    page.show_result(True)
    table.frames(2)
    return page


def _handed_on(table: Table) -> Any:
    """Open cards go round: it is said whose turn it is."""
    page = _page(table, BELOW, PUSHED, edition="magic", open_cards=True)
    page.hand_on()
    page.motion.finish_all()
    table.frames(2)
    return page


def _stuck(table: Table, sides: tuple[Side, ...] = BELOW) -> Any:
    """A push after which no way leads out."""
    page = _page(table, sides, 0, seed=NO_WAY, edition="crew", first=0, open_cards=True)
    arrows = range(12)
    closed = (n for n in arrows if (page.table.board(Finger(arrow=n)).reach or 0).bit_count() == 1)
    page.table.match.play(page.table.push(Finger(), next(closed)))
    page.refresh()
    table.frames(2)
    return page


def _praised(table: Table) -> Any:
    """A target is found: the words, as they are read."""
    page = _page(table, BELOW, 0, edition="crew", open_cards=True, first=0)
    match = page.table.match
    while not any(isinstance(event, TargetFound) for event in _happens_next(match)):
        match.play(best_move(match))
    page.refresh()
    match.play(best_move(match))
    words = next(each for each in page.movements(len(match.moves) - 1) if each.stands)
    return _stopped(table, page, words, words.stands)


def _happens_next(match: Match) -> tuple[object, ...]:
    """By the best move."""
    return tuple(match.game.apply(match.state, best_move(match)).events)


def _stopped(table: Table, page: Any, movement: Movement, share: float) -> Any:
    """So far it has come."""
    if movement.start is not None:
        movement.start()
    movement.update(share)
    table.frames(2)
    return page


def _bot(table: Table) -> Any:
    """It thinks for as long as it is looked at."""
    page = _page(table, BELOW[:3], PUSHED, edition="galaxy")
    match = page.table.match
    match.table["seats"][match.state.turn]["player"] = "hard"
    match.keep()
    page.table = page.table_of(match)
    page.notices.report(phrase("match.thinks", seat=page.table.names[page.table.seat]))
    page.refresh()
    table.frames(2)
    return page


def _over(table: Table, seats: int, **options: Any) -> Any:
    table.app.shell.navigator.close_sheet()
    table.app.shell.navigator.home()
    table.frames()
    match = shelved(table, Start("shift", 1, seats, SEED, options))
    while isinstance(match.status, Turn):
        match.play(best_move(match))
    return entered(table)


SHORT = {"cards": 1}
"""Options that end a game soon, for the states after its end."""

SCENES: Mapping[str, Callable[[Table], Any]] = {
    "shift_hanging": lambda table: _hanging(table, BELOW),
    "shift_aiming": lambda table: _aiming(table, BELOW),
    "shift_pilot": lambda table: _page(
        table, BELOW[:2], WALKING, edition="galaxy", dark_pilot=True
    ),
    "shift_pilot_open": lambda table: _page(
        table, BELOW, 0, edition="galaxy", open_cards=True, dark_pilot=True
    ),
    "shift_found": _found,
    "shift_lying_hanging": lambda table: _hanging(table, ROUND),
    "shift_lying_aiming": lambda table: _aiming(table, ROUND),
    "shift_lying_across": lambda table: _hanging(table, ACROSS),
    "shift_lying_refused": _refused,
    "shift_near": _near,
    "shift_asking": _asking,
    "shift_resting": _resting,
    "shift_bot": _bot,
    "shift_stuck": _stuck,
    "shift_lying_stuck": lambda table: _stuck(table, ROUND),
    "shift_praised": _praised,
    "shift_handed_on": _handed_on,
    "shift_alone_over": lambda table: _over(table, 1, cards=2),
    "shift_alone_long": lambda table: _over(table, 1, cards=8),
    "shift_over_four": lambda table: _over(table, 4, cards=2, edition="magic"),
    "shift_lying_asking": lambda table: _asking(table, ROUND),
    "shift_lying_open": lambda table: _page(
        table, ROUND, PUSHED, edition="galaxy", open_cards=True, dark_pilot=True
    ),
    "shift_lying_pairs": lambda table: _page(
        table, (Side.TOP, Side.TOP, Side.BOTTOM, Side.BOTTOM), WALKING, edition="crew"
    ),
}
