"""The rules of the null game. No secrets: what a seat observes is the state."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from enum import StrEnum

from app.core.errors import BadRequest, Refused
from app.core.forms import Form
from app.core.game import Json, Outcome, Step, Turn
from app.core.thinking import Thinking

ID = "null"
RULES_VERSION = 1
SEATS = range(1, 3)
SIMULTANEOUS = False
HEAP = 5
MOVE = "take"


class Refusal(StrEnum):
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    seats: int
    heap: int = HEAP


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    left: int
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Take:
    pass


@dataclass(frozen=True, slots=True)
class Taken:
    seat: int


def parsed_setup(seats: int, options: Mapping[str, object]) -> Setup:
    if seats not in SEATS:
        raise BadRequest("bad_seats", "1 or 2")
    form = Form(dict(options), "bad_options")
    setup = Setup(seats, form.whole("heap", range(1, 10), HEAP))
    form.close()
    return setup


def options_of(setup: Setup) -> Json:
    return {"heap": setup.heap}


def new_game(setup: Setup, seed: int) -> State:
    """Whoever begins is drawn (X1)."""
    return State(setup, setup.heap, seed % setup.seats)


def seats_in(state: State) -> int:
    return state.setup.seats


def status(state: State) -> Turn | Outcome:
    if state.left:
        return Turn((state.turn,), "take")
    return Outcome((state.turn,))


def legal_moves(state: State, seat: int | None = None) -> Iterator[Take]:
    if state.left and seat in (None, state.turn):
        yield Take()


def refusal(state: State, _move: Take) -> Refusal | None:
    return None if state.left else Refusal.OVER


def apply(state: State, move: Take) -> Step:
    if why := refusal(state, move):
        raise Refused(why)
    taken = replace(state, left=state.left - 1)
    if taken.left:
        taken = replace(taken, turn=(state.turn + 1) % state.setup.seats)
    return Step(taken, (Taken(state.turn),))


def observe(state: State, _seat: int) -> State:
    return state


def see(event: Taken, _seat: int) -> Taken:
    return event


def sample(observation: State, _seed: int) -> State:
    return observation


def encode(_move: Take) -> str:
    return MOVE


def decode(text: str) -> Take:
    if text != MOVE:
        raise BadRequest("bad_move", text[:20])
    return Take()


def state_json(state: State) -> Json:
    return {"game": ID, "left": state.left, "turn": state.turn, "seats": state.setup.seats}


def state_from_json(form: Json, options: Mapping[str, object], _seed: int) -> State:
    found = Form(form, "bad_position")
    found.text("game")
    seats = found.whole("seats", SEATS)
    setup = parsed_setup(seats, options)
    left = found.whole("left", range(setup.heap + 1))
    turn = found.whole("turn", range(seats))
    found.close()
    return State(setup, left, turn)


def view_json(observation: State) -> Json:
    return state_json(observation)


def event_json(event: Taken) -> Json:
    return {"type": "taken", **asdict(event)}


def solved(_state: State, _wanted: Json) -> Thinking[Json]:
    yield from ()
    raise BadRequest("no_solver")


def chosen_move(_observation: State, _depth: int, _seed: int) -> Thinking[Take]:
    """The player of every level."""
    yield from ()
    return Take()
