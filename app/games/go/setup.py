"""What can be chosen before a game of Go, and its first roll (G1, G5, G6, G11)."""

from collections.abc import Mapping

from app.core.errors import BadRequest
from app.core.forms import Form
from app.core.rng import Rng
from app.games.go.state import Seat, Setup, State
from app.games.go.tiles import DICE, FACES, START_SPACE

SEATS = range(1, 5)


def parsed_setup(seats: int, options: Mapping[str, object]) -> Setup:
    if seats not in SEATS:
        raise BadRequest("bad_seats", "1 to 4")
    form = Form(dict(options), "bad_options")
    setup = Setup(seats, form.flag("checked_claims", False), form.flag("relay", False))
    form.close()
    return setup


def options_of(setup: Setup) -> dict[str, object]:
    return {"checked_claims": setup.checked_claims, "relay": setup.relay}


def new_game(setup: Setup, seed: int) -> State:
    rng = Rng(seed)
    roll = rolled(rng)
    seats = (Seat(START_SPACE[setup.seats]),) * setup.seats
    return State(setup, rng.state, roll, seats, (None,) * setup.seats)


def rolled(rng: Rng) -> tuple[int, ...]:
    """A treasure of each die, in their order."""
    return treasures([1 + rng.below(len(FACES)) for _ in DICE])


def treasures(faces: list[int]) -> tuple[int, ...]:
    """The treasures of a roll given by the faces 1 to 6 of the dice (G1)."""
    return tuple(len(FACES) * die + face for die, face in enumerate(faces))
