"""What one seat of Go may know, and games that fit it (G11, X4)."""

from dataclasses import dataclass, replace

from app.core.rng import Rng
from app.core.thinking import finished
from app.games.go.board import Laid
from app.games.go.events import Event, TileLaid, TileLifted
from app.games.go.rules import fitting
from app.games.go.solver import outlook
from app.games.go.state import Phase, Seat, Setup, State
from app.games.go.tiles import TILES


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as another sees it: `laid` is None where its board is hidden."""

    space: int
    laid: tuple[Laid, ...] | None
    claimed: int | None
    joker: bool


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything but the seed of the rolls to come, and in relay the others' boards."""

    seat: int
    setup: Setup
    roll: tuple[int, ...]
    seats: tuple[SeatView, ...]
    solved: tuple[bool | None, ...]
    round: int
    phase: Phase
    winners: tuple[int, ...]
    solved_rolls: int


def observe(state: State, seat: int) -> Observation:
    return Observation(
        seat=seat,
        setup=state.setup,
        roll=state.roll,
        seats=tuple(_seat_view(state, other, seat) for other in range(len(state.seats))),
        solved=state.solved,
        round=state.round,
        phase=state.phase,
        winners=state.winners,
        solved_rolls=state.solved_rolls,
    )


def _seat_view(state: State, owner: int, viewer: int) -> SeatView:
    seat = state.seats[owner]
    is_open = owner == viewer or not state.hides_boards
    return SeatView(seat.space, seat.laid if is_open else None, seat.claimed, seat.joker)


def see(event: Event, seat: int) -> Event | None:
    """In relay nobody knows of another's tiles before the round is scored."""
    is_secret = isinstance(event, TileLaid | TileLifted) and event.hidden and event.seat != seat
    return None if is_secret else event


def sample(observation: Observation, seed: int) -> State:
    """A game with the same view: rolls to come and hidden boards are drawn anew."""
    rng = Rng(seed)
    return State(
        setup=observation.setup,
        roll=observation.roll,
        seats=tuple(_drawn_seat(view, observation, rng) for view in observation.seats),
        seed=rng.word(),
        solved=observation.solved,
        round=observation.round,
        phase=observation.phase,
        winners=observation.winners,
        solved_rolls=observation.solved_rolls,
    )


def _drawn_seat(view: SeatView, observation: Observation, rng: Rng) -> Seat:
    """A hidden board is solved where a checked claim stands (G5), else it may be any."""
    empty = Seat(view.space, (), view.claimed, view.joker)
    if view.laid is not None:
        return replace(empty, laid=view.laid)
    if view.claimed is not None and observation.setup.checked_claims:
        return replace(empty, laid=finished(outlook(observation.roll)).lay)
    seat = empty
    for _ in range(rng.below(len(TILES) + 1)):
        ways = list(fitting(seat))
        seat = replace(seat, laid=(*seat.laid, ways[rng.below(len(ways))]))
    return seat
