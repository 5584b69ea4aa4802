"""The rules of Go: what may be done now, and what follows from it (G2-G10)."""

from collections.abc import Iterator
from dataclasses import replace

from app.core.errors import Refused
from app.core.game import Outcome, Step, Turn
from app.core.rng import Rng
from app.games.go import scoring
from app.games.go.board import (
    Laid,
    covered,
    covers_centre,
    footprint,
    is_inside,
    is_solved,
    placements,
)
from app.games.go.events import (
    BuildingStarted,
    DiceRolled,
    Event,
    GameWon,
    JokerGiven,
    SeatScored,
    TileClaimed,
    TileLaid,
    TileLifted,
    TimeUp,
)
from app.games.go.moves import (
    Claim,
    EndSolo,
    LayTile,
    LiftTile,
    Move,
    Refusal,
    RollNext,
    StartBuilding,
)
from app.games.go.setup import rolled
from app.games.go.state import Phase, Seat, State
from app.games.go.tiles import JOKER, JOKER_TILE, TILES

SeatMove = LayTile | LiftTile | Claim
TABLE_MOVES = (StartBuilding(), RollNext(), EndSolo())
PHASE_OF = {StartBuilding: Phase.LOOK, RollNext: Phase.SCORED}


def seats_in(state: State) -> int:
    return len(state.seats)


def status(state: State) -> Turn | Outcome:
    """The seats that may act: those still building, or anybody where the table goes on."""
    if state.phase is Phase.OVER:
        return Outcome(state.winners)
    seats = tuple(
        number
        for number, seat in enumerate(state.seats)
        if state.phase is not Phase.BUILD or seat.claimed is None
    )
    return Turn(seats, state.phase.value)


def legal_moves(state: State, seat: int | None = None) -> Iterator[Move]:
    """A claim stands for all its times (G12); the table's moves are everybody's."""
    if state.phase is Phase.BUILD:
        for number in range(len(state.seats)):
            if seat in (None, number):
                yield from _seat_moves(state, number)
    yield from (move for move in TABLE_MOVES if refusal(state, move) is None)


def _seat_moves(state: State, number: int) -> Iterator[Move]:
    seat = state.seats[number]
    if seat.claimed is not None:
        return
    yield from (LayTile(number, laid) for laid in fitting(seat))
    yield from (LiftTile(number, laid.tile) for laid in seat.laid)
    if claim_refusal(state, seat) is None:
        yield Claim(number, 0)


def fitting(seat: Seat) -> Iterator[Laid]:
    """Every way to lay one more tile on the seat's board (G2)."""
    taken = covered(seat.laid)
    for tile in unlaid_tiles(seat):
        yield from (laid for laid in placements(tile) if not footprint(laid).cells & taken)


def unlaid_tiles(seat: Seat) -> tuple[int, ...]:
    """The tiles off the board, the joker last where the seat has it (G8)."""
    own = (*TILES, JOKER) if seat.joker else TILES
    on_board = {laid.tile for laid in seat.laid}
    return tuple(tile for tile in own if tile not in on_board)


def refusal(state: State, move: Move) -> Refusal | None:
    if state.phase is Phase.OVER:
        return Refusal.GAME_OVER
    if isinstance(move, EndSolo):
        return None if state.is_solo else Refusal.NOT_SOLO
    if state.phase is not PHASE_OF.get(type(move), Phase.BUILD):
        return Refusal.WRONG_PHASE
    if isinstance(move, SeatMove):
        return _seat_refusal(state, move)
    return None


def _seat_refusal(state: State, move: SeatMove) -> Refusal | None:
    if move.seat not in range(len(state.seats)):
        return Refusal.NO_SUCH_SEAT
    seat = state.seats[move.seat]
    if seat.claimed is not None:
        return Refusal.HAS_CLAIMED
    if isinstance(move, LayTile):
        return lay_refusal(seat, move.laid)
    if isinstance(move, LiftTile):
        is_laid = any(laid.tile == move.tile for laid in seat.laid)
        return None if is_laid else Refusal.NOT_LAID
    return claim_refusal(state, seat)


def claim_refusal(state: State, seat: Seat) -> Refusal | None:
    """With `checked_claims` only a solved board may claim (G5)."""
    if state.setup.checked_claims and not is_solved(state.roll, seat.laid):
        return Refusal.NOT_SOLVED
    return None


def lay_refusal(seat: Seat, laid: Laid) -> Refusal | None:
    """Why the tile may not lie on this board beside the others (G2, G8)."""
    if laid.tile == JOKER and not seat.joker:
        return Refusal.NO_JOKER
    if laid.tile not in unlaid_tiles(seat):
        return Refusal.ALREADY_LAID
    if not is_inside(laid):
        return Refusal.OUTSIDE
    if covers_centre(laid):
        return Refusal.ON_CENTRE
    if footprint(laid).cells & covered(seat.laid):
        return Refusal.OVERLAPS
    return None


def apply(state: State, move: Move) -> Step:
    why_not = refusal(state, move)
    if why_not is not None:
        raise Refused(why_not)
    match move:
        case LayTile():
            return _lay_step(state, move)
        case LiftTile():
            return _lift_step(state, move)
        case Claim():
            return _claim_step(state, move)
        case StartBuilding():
            return Step(replace(state, phase=Phase.BUILD), (BuildingStarted(),))
        case RollNext():
            return _next_step(state)
        case EndSolo():
            over = replace(state, phase=Phase.OVER, winners=(0,))
            return Step(over, (TimeUp(state.solved_rolls, scoring.grade(state.solved_rolls)),))


def _lay_step(state: State, move: LayTile) -> Step:
    seat = state.seats[move.seat]
    after = replace(seat, laid=(*seat.laid, move.laid))
    event = TileLaid(move.seat, move.laid, state.hides_boards)
    return Step(_with_seat(state, move.seat, after), (event,))


def _lift_step(state: State, move: LiftTile) -> Step:
    seat = state.seats[move.seat]
    lifted = next(laid for laid in seat.laid if laid.tile == move.tile)
    after = replace(seat, laid=tuple(laid for laid in seat.laid if laid is not lifted))
    event = TileLifted(move.seat, lifted, state.hides_boards)
    return Step(_with_seat(state, move.seat, after), (event,))


def _claim_step(state: State, move: Claim) -> Step:
    """With one score tile left the last seat gets it, and the round is scored (G5)."""
    value = scoring.claimable(state)
    claimed = _with_seat(state, move.seat, replace(state.seats[move.seat], claimed=value))
    event = TileClaimed(move.seat, value, move.milliseconds)
    if len(scoring.tiles_left(claimed)) > 1:
        return Step(claimed, (event,))
    after, scores = _scored(_with_last_tile(claimed))
    return Step(after, (event, *scores), reveals=state.hides_boards)


def _with_last_tile(state: State) -> State:
    """Each tile left, and there is at most one, goes to the seat without any."""
    left = iter(scoring.tiles_left(state))
    seats = tuple(
        replace(seat, claimed=next(left)) if seat.claimed is None else seat for seat in state.seats
    )
    return replace(state, seats=seats)


def _scored(state: State) -> tuple[State, tuple[Event, ...]]:
    """Every board is looked at, the last seat's too; whoever is at 20 may win (G7, G9)."""
    solved = tuple(is_solved(state.roll, seat.laid) for seat in state.seats)
    values = tuple(seat.claimed or 0 for seat in state.seats)
    gains = tuple(map(scoring.gain, values, solved))
    seats = tuple(
        replace(seat, space=max(0, seat.space + gain))
        for seat, gain in zip(state.seats, gains, strict=True)
    )
    spaces = (seat.space for seat in seats)
    rows = zip(range(len(seats)), values, solved, gains, spaces, strict=True)
    events: tuple[Event, ...] = tuple(SeatScored(*row) for row in rows)
    after = replace(state, seats=seats, solved=solved, phase=Phase.SCORED)
    if state.is_solo:
        return replace(after, solved_rolls=state.solved_rolls + solved[0]), events
    winners = scoring.winners(seats, gains)
    if not winners:
        return after, events
    return replace(after, phase=Phase.OVER, winners=winners), (*events, GameWon(winners))


def _next_step(state: State) -> Step:
    """A new roll on empty boards; the joker goes to whoever took the 1 (G8)."""
    rng = Rng(state.seed)
    seats = tuple(Seat(space=seat.space, joker=seat.claimed == JOKER_TILE) for seat in state.seats)
    after = replace(
        state,
        roll=rolled(rng),
        seed=rng.state,
        seats=seats,
        solved=(None,) * len(seats),
        round=state.round + 1,
        phase=Phase.LOOK,
    )
    jokers = tuple(JokerGiven(number) for number, seat in enumerate(seats) if seat.joker)
    return Step(after, (DiceRolled(after.round, after.roll), *jokers), reveals=True)


def _with_seat(state: State, number: int, seat: Seat) -> State:
    return replace(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))
