"""A board of Go as its seat left it: the rolled treasures ringed, what is joined with a tick."""

from collections.abc import Sequence

from app.core.sides import sides_text
from app.games.go.board import TREASURE_CELLS, Laid
from app.games.go.state import Seat, State
from app.games.go.tiles import CENTRE, JOKER, SIZE
from app.presenters.figures import Figure, Sprite
from app.presenters.go.board_model import BoardModel, Rolled, board_model
from app.presenters.go.tray import middle_of
from app.presenters.match.moment import Moment
from app.presenters.match.seats import by_seat
from app.presenters.phrase import Field
from app.presenters.times import time_text
from app.session.match import Match
from app.teacher.review import Reviewed

JOY, JOY_ICON = "", ""
ASIDE, LIT, TICK, SPAN = 0.36, 0.78, 1.2, 5.3
"""How far the tick lies from the middle of its cell; how large rings and ticks are;
how many rows are seen, with some of the table around."""


def played(match: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
    scored: State = match.state_after(turn.span.ends)
    seat = scored.seats[turn.seat]
    return Moment(_words(turn, names), board_figure(scored, seat), (SIZE / 2, SIZE / 2), SPAN)


def possible(line: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
    state: State = line.state
    seat = state.seats[turn.seat]
    return Moment(_words(turn, names), board_figure(state, seat), (SIZE / 2, SIZE / 2), SPAN)


def joy(_match: Match, _turn: Reviewed) -> int:
    """Its boards are told by their times."""
    return 0


joyful = played


def signs(match: Match, turn: Reviewed) -> tuple[Figure, ...]:
    """Its four dice, as one."""
    scored: State = match.state_after(turn.span.ends)
    return (dice_figure(scored.roll),)


def dice_figure(roll: Sequence[int]) -> Figure:
    return Figure("go", 2, 2, tuple(_die(number, treasure) for number, treasure in enumerate(roll)))


def _die(number: int, treasure: int) -> Sprite:
    row, column = divmod(number, 2)
    return Sprite(f"die/m{treasure}", column + 0.5, row + 0.5)


def _words(turn: Reviewed, names: tuple[Field, ...]) -> Field:
    seat = names[turn.seat]
    if turn.after:
        return by_seat("go.log.unsolved", seat)
    if turn.milliseconds is None:
        return by_seat("go.log.solved", seat)
    return by_seat("review.go.solved_in", seat, time=time_text(turn.milliseconds))


def board_figure(scored: State, seat: Seat) -> Figure:
    """All of it, from above."""
    model = board_model(scored.roll, seat)
    cells = [_on(f"cell/m{n}", cell) for n, cell in enumerate(TREASURE_CELLS, start=1)]
    marks = [_on(f"mark/m{n}", cell) for n, cell in enumerate(TREASURE_CELLS, start=1)]
    sprites = (*cells, _on("centre", CENTRE), *marks, *_above(model))
    return Figure("go", SIZE, SIZE, sprites)


def _above(model: BoardModel) -> list[Sprite]:
    """Tiles, and what is rolled again where a hole shows it."""
    found = [_tile(laid) for laid in model.laid]
    for rolled in model.roll:
        found += _rolled(rolled)
    return found


def _rolled(rolled: Rolled) -> list[Sprite]:
    row, column = divmod(rolled.cell, SIZE)
    x, y = column + 0.5, row + 0.5
    ring = Sprite("ring/rolled", x, y, LIT)
    if not rolled.is_joined:
        return [ring]
    mark = Sprite(f"mark/m{rolled.treasure}", x, y)
    return [mark, ring, Sprite("badge/joined", x + ASIDE, y - ASIDE, TICK)]


def _tile(laid: Laid) -> Sprite:
    x, y = middle_of(laid)
    if laid.tile == JOKER:
        return Sprite("joker", x, y)
    return Sprite(f"tile/{laid.tile}{laid.side}/{sides_text(laid.direction).lower()}", x, y)


def _on(name: str, cell: int) -> Sprite:
    row, column = divmod(cell, SIZE)
    return Sprite(name, column + 0.5, row + 0.5)
