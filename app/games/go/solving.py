"""Go's answer to `solve` (T2): the fewest tiles for a roll, and how many minimal solutions."""

from app.core.errors import BadRequest
from app.core.forms import Form
from app.core.game import Json
from app.core.thinking import Thinking
from app.games.go.counting import solution_count
from app.games.go.notation import laid_json
from app.games.go.setup import treasures
from app.games.go.solver import outlook
from app.games.go.state import State
from app.games.go.tiles import DICE, FACES


def solved(state: State, wanted: Json) -> Thinking[Json]:
    """From an empty board and without the joker; for the roll in play unless one is given."""
    form = Form(wanted, "bad_request")
    roll = _named_roll(form) if form.has("roll") else state.roll
    form.value("roll")
    form.close()
    fewest = yield from outlook(roll)
    count = yield from solution_count(roll)
    return {
        "fewest": len(fewest.lay),
        "solutions": count,
        "laid": [laid_json(laid) for laid in fewest.lay],
    }


def _named_roll(form: Form) -> tuple[int, ...]:
    faces = form.items("roll")
    if len(faces) != len(DICE) or not all(type(face) is int and face in FACES for face in faces):
        raise BadRequest("bad_roll", "four faces from 1 to 6")
    return treasures(faces)
