"""What can be chosen before a game of Shift, and the deal from a seed (S2, S3, S13-S17)."""

from collections.abc import Mapping
from dataclasses import fields
from enum import StrEnum
from itertools import accumulate, pairwise

from app.core.errors import BadRequest
from app.core.forms import Form
from app.core.rng import Rng
from app.core.sides import SIDES, parsed_sides, turned
from app.games.shift.maze import CELL_NAMED, CELLS, ON_SPARE, Maze, cell_text, parsed_cell
from app.games.shift.state import Edition, Ending, Hand, Peek, Setup, State
from app.games.shift.tiles import (
    DARK_TILE,
    FIXED,
    LOOSE,
    START_CELLS,
    TARGETS,
    Color,
)

SEATS = range(1, 5)
PRACTICE_CARDS = 6
DEFAULT_COLORS = {
    1: (Color.RED,),
    2: (Color.RED, Color.GREEN),
    3: (Color.RED, Color.YELLOW, Color.GREEN),
    4: tuple(Color),
}

Tile = tuple[int, int]


def parsed_setup(seats: int, options: Mapping[str, object]) -> Setup:
    """The setup of these options (RULES T2); an edition only sets defaults (S13)."""
    if seats not in SEATS:
        raise BadRequest("bad_seats", "1 to 4")
    form = Form(dict(options), "bad_options")
    edition = form.choice("edition", Edition, Edition.CREW)
    setup = Setup(
        colors=_parsed_colors(form, seats),
        cards=_parsed_cards(form, seats),
        first=form.optional("first", lambda key: form.whole(key, range(seats))),
        edition=edition,
        open_cards=form.flag("open_cards", False),
        private_open_cards=form.flag("private_open_cards", False),
        ending=form.choice("ending", Ending, Ending.HOME),
        exit=_parsed_exit(form),
        peek=form.choice("peek", Peek, Peek.ON_TURN if edition is Edition.MAGIC else Peek.AT_ONCE),
        dark_pilot=form.flag("dark_pilot", edition is Edition.GALAXY),
    )
    form.close()
    return setup


def _parsed_colors(form: Form, seats: int) -> tuple[Color, ...]:
    named = form.texts("colors", [color.value for color in DEFAULT_COLORS[seats]])
    if len(named) != seats or len(set(named)) != seats or not set(named) <= set(Color):
        form.refuse("colors", "one different colour a seat")
    return tuple(Color(name) for name in named)


def _parsed_cards(form: Form, seats: int) -> tuple[int, ...]:
    """As many for each seat, or a number of its own for every one (S2, S17)."""
    if not isinstance(form.value("cards"), list):
        most = len(TARGETS) // seats
        default = PRACTICE_CARDS if seats == 1 else most
        return (form.whole("cards", range(1, most + 1), default),) * seats
    cards = tuple(form.items("cards"))
    if not all(type(number) is int and number > 0 for number in cards):
        form.refuse("cards", "at least one card a seat")
    if len(cards) != seats or sum(cards) > len(TARGETS):
        form.refuse("cards", f"one number a seat, {len(TARGETS)} in all at most")
    return cards


def _parsed_exit(form: Form) -> int:
    """The agreed exit is a cell that never moves (S15)."""
    named = form.text("exit", "c3")
    if named not in FIXED:
        form.refuse("exit", "a fixed cell")
    return parsed_cell(named)


def options_of(setup: Setup) -> dict[str, object]:
    """Every option in its text form; an edition's defaults are written out.

    Equal numbers of cards are one number, as they were before seats could differ.
    """
    options = {field.name: getattr(setup, field.name) for field in fields(setup)}
    named = {key: value.value for key, value in options.items() if isinstance(value, StrEnum)}
    colors = [color.value for color in setup.colors]
    cards = setup.cards[0] if len(set(setup.cards)) == 1 else list(setup.cards)
    return options | named | {"colors": colors, "exit": cell_text(setup.exit), "cards": cards}


def new_game(setup: Setup, seed: int) -> State:
    rng = Rng(seed)
    tiles, dark = [DARK_TILE, *LOOSE], 0
    order = rng.shuffled(range(len(tiles)))
    if setup.dark_pilot and order[-1] == dark:
        other = rng.below(len(order) - 1)
        order[-1], order[other] = order[other], order[-1]
    loose = [(turned(tiles[n][0], rng.below(4)), tiles[n][1]) for n in order]
    free = [cell for cell in CELLS if cell_text(cell) not in FIXED]
    maze = laid_maze(dict(zip(free, loose[:-1], strict=True)), loose[-1])
    deal = rng.shuffled(TARGETS)
    dealt = [0, *accumulate(setup.cards)]
    return State(
        setup=setup,
        maze=maze,
        pawns=tuple(CELL_NAMED[START_CELLS[color]] for color in setup.colors),
        pilot=free[order.index(dark)] if setup.dark_pilot else None,
        hands=tuple(Hand(tuple(deal[first:end])) for first, end in pairwise(dealt)),
        turn=rng.below(len(setup.cards)) if setup.first is None else setup.first,
    )


def laid_maze(loose: Mapping[int, Tile], spare: Tile) -> Maze:
    """The maze of the fixed tiles and these loose ones, by cell."""
    tiles = dict(loose)
    for cell, (openings, target) in FIXED.items():
        tiles[CELL_NAMED[cell]] = (parsed_sides(openings), target)
    north, east, south, west = (
        sum(1 << cell for cell, (openings, _) in tiles.items() if openings & side) for side in SIDES
    )
    where = {target: cell for cell, (_, target) in tiles.items()} | {spare[1]: ON_SPARE}
    return Maze((north, east, south, west), spare[0], tuple(where[target] for target in TARGETS))
