"""Connect's answer to `solve` (T2): it has no puzzle to solve."""

from app.core.errors import BadRequest
from app.core.game import Json
from app.core.thinking import Thinking
from app.games.connect.state import State


def solved(_state: State, _wanted: Json) -> Thinking[Json]:
    yield from ()
    raise BadRequest("no_solver")
