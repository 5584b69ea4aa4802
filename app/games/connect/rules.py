"""The rules of Connect: what may be done now, and what follows from it (C3-C8)."""

from collections.abc import Iterator
from dataclasses import replace

from app.core.errors import Refused
from app.core.game import Outcome, Step, Turn
from app.games.connect.events import (
    CreatureMatched,
    Event,
    GameEnded,
    TileDrawn,
    TileLaid,
    TilesTaken,
    TurnPassed,
)
from app.games.connect.moves import Lay, Move, Refusal, Take
from app.games.connect.state import Phase, State
from app.games.connect.table import Laid, forms_on, has_neighbour, spots
from app.games.connect.taking import Choice, choice, matches
from app.games.connect.tiles import FORMS, TURNS


def seats_in(state: State) -> int:
    return len(state.hands)


def status(state: State) -> Turn | Outcome:
    if state.phase is Phase.OVER:
        return Outcome(state.winners)
    return Turn((state.turn,), state.phase.value)


def legal_moves(state: State, seat: int | None = None) -> Iterator[Move]:
    if seat is not None and seat != state.turn:
        return
    if state.phase is Phase.LAY:
        yield from _lays(state)
    elif state.phase is Phase.TAKE:
        yield from choice_now(state).takes()


def _lays(state: State) -> Iterator[Lay]:
    places = spots(forms_on(state.table)).items()
    for tile in state.hands[state.turn]:
        for turn in TURNS[tile]:
            openings = FORMS[tile][turn].openings
            for cell, sides in places:
                if openings & sides:
                    yield Lay(tile, turn, cell)


def choice_now(state: State) -> Choice:
    """What the seat may take; refused before it has laid."""
    if state.laid is None:
        raise Refused(Refusal.WRONG_PHASE)
    return choice(state.table, state.laid, state.setup.one_kind)


def refusal(state: State, move: Move) -> Refusal | None:
    if state.phase is Phase.OVER:
        return Refusal.GAME_OVER
    if isinstance(move, Lay):
        return _lay_refusal(state, move)
    if state.phase is not Phase.TAKE:
        return Refusal.WRONG_PHASE
    return choice_now(state).refusal(move)


def _lay_refusal(state: State, move: Lay) -> Refusal | None:
    if state.phase is not Phase.LAY:
        return Refusal.WRONG_PHASE
    if move.tile not in state.hands[state.turn]:
        return Refusal.NOT_IN_HAND
    forms = forms_on(state.table)
    if move.cell in forms:
        return Refusal.CELL_TAKEN
    if not has_neighbour(forms, move.cell):
        return Refusal.NO_NEIGHBOUR
    if not FORMS[move.tile][move.turn].openings & spots(forms).get(move.cell, 0):
        return Refusal.NO_PATH_JOINS
    return None


def apply(state: State, move: Move) -> Step:
    why_not = refusal(state, move)
    if why_not is not None:
        raise Refused(why_not)
    return _lay_step(state, move) if isinstance(move, Lay) else _take_step(state, move)


def _lay_step(state: State, move: Lay) -> Step:
    seat = state.turn
    after = replace(
        state,
        table=(*state.table, Laid(move.tile, move.turn, move.cell)),
        hands=_with(state.hands, seat, _without(state.hands[seat], move.tile)),
        phase=Phase.TAKE,
        laid=move.cell,
    )
    laid = TileLaid(seat, move.tile, move.turn, move.cell)
    found = (
        CreatureMatched(seat, match.creature, match.way)
        for match in matches(forms_on(after.table), move.cell)
    )
    return Step(after, (laid, *found))  # only of its own hand is anything shown: X4


def _take_step(state: State, move: Take) -> Step:
    """Taken tiles go to the seat, then it draws and the turn passes (C6, C7)."""
    seat = state.turn
    on_table = {laid.cell: laid.tile for laid in state.table}
    tiles = tuple(on_table[cell] for cell in move.cells)
    after = replace(
        state,
        table=tuple(laid for laid in state.table if laid.cell not in move.cells),
        taken=_with(state.taken, seat, (*state.taken[seat], *tiles)),
        laid=None,
    )
    events: tuple[Event, ...] = (TilesTaken(seat, tiles, move.cells),) if tiles else ()
    after, drawing = _drawn(after)
    after, ending = _passed(after)
    return Step(after, (*events, *drawing, *ending), reveals=bool(drawing))


def _drawn(state: State) -> tuple[State, tuple[Event, ...]]:
    if not state.pile:
        return state, ()
    seat, (tile, *left) = state.turn, state.pile
    hands = _with(state.hands, seat, (*state.hands[seat], tile))
    drawn = TileDrawn(seat, tile, len(left), state.setup.open_hands)
    return replace(state, hands=hands, pile=tuple(left)), (drawn,)


def _passed(state: State) -> tuple[State, tuple[Event, ...]]:
    """The turn goes to the next seat that has a tile; without one the game is over (C7)."""
    seats = len(state.hands)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if state.hands[seat]:
            return replace(state, turn=seat, phase=Phase.LAY), (TurnPassed(seat),)
    winners = leaders(state.taken)
    return replace(state, phase=Phase.OVER, winners=winners), (GameEnded(winners),)


def leaders(taken: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The seats with the most tiles; equal ones share (C7)."""
    most = max(map(len, taken))
    return tuple(seat for seat, tiles in enumerate(taken) if len(tiles) == most)


Tiles = tuple[int, ...]


def _with(each: tuple[Tiles, ...], seat: int, tiles: Tiles) -> tuple[Tiles, ...]:
    return (*each[:seat], tiles, *each[seat + 1 :])


def _without(hand: Tiles, tile: int) -> Tiles:
    return tuple(other for other in hand if other != tile)
