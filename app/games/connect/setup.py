"""What can be chosen before a game of Connect, and the deal from a seed (C2)."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from app.core.errors import BadRequest
from app.core.forms import Form
from app.core.game import Json
from app.core.rng import Rng
from app.games.connect.state import Setup, State
from app.games.connect.table import Laid, cell_at, forms_on, has_join
from app.games.connect.tiles import TILES

SEATS = range(1, 7)
HAND = 2
START = (cell_at(0, 0), cell_at(1, 0), cell_at(0, 1), cell_at(1, 1))


def parsed_setup(seats: int, options: Mapping[str, object]) -> Setup:
    """The setup of these options (RULES T2)."""
    if seats not in SEATS:
        raise BadRequest("bad_seats", "1 to 6")
    form = Form(dict(options), "bad_options")
    setup = Setup(
        seats=seats,
        one_kind=form.flag("one_kind", False),
        open_hands=form.flag("open_hands", False),
        first=form.optional("first", lambda key: form.whole(key, range(seats))),
    )
    form.close()
    return setup


def options_of(setup: Setup) -> Json:
    return {key: value for key, value in asdict(setup).items() if key != "seats"}


def new_game(setup: Setup, seed: int) -> State:
    rng = Rng(seed)
    tiles = rng.shuffled(TILES)
    table = _start_table(tiles[: len(START)], rng)
    dealt = len(START) + setup.seats * HAND
    return State(
        setup=setup,
        table=table,
        hands=tuple(tuple(tiles[first : first + HAND]) for first in range(len(START), dealt, HAND)),
        pile=tuple(tiles[dealt:]),
        taken=((),) * setup.seats,
        turn=rng.below(setup.seats) if setup.first is None else setup.first,
    )


def _start_table(tiles: Sequence[int], rng: Rng) -> tuple[Laid, ...]:
    """The same four tiles, turned anew until a path joins; any two can be, so this ends (C2)."""
    while True:
        table = tuple(
            Laid(tile, rng.below(4), cell) for tile, cell in zip(tiles, START, strict=True)
        )
        if has_join(forms_on(table)):
            return table
