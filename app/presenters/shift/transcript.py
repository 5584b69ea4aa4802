"""Shift told so that it can be played again: the loose tiles, the pawns, every push and walk."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from app.games.shift.events import PILOT, Event, GameWon, PawnWalked, TargetFound
from app.games.shift.maze import ARROWS, CELLS, ON_SPARE, SIZE, cell_text, openings_at, target_at
from app.games.shift.moves import PushIn
from app.games.shift.state import State
from app.games.shift.tiles import FIXED
from app.presenters.figures import NO_FIGURE, Figure, Sprite
from app.presenters.match.look_back import seen_after
from app.presenters.match.telling import Lay, ToldTurn, framed, sides_phrase
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.shift.board_model import medallion, still_board, tile_figure
from app.presenters.shift.glance import board_sprites
from app.presenters.shift.log import line_phrase, target_phrase
from app.session.match import Match

ARROW, ARROW_SIZE = 0.4, 0.7
"""In cells, how much room an arrow has beside its tile; and how large it is."""
COLUMNS, ROWS = "abcdefg", "1234567"


def places(_match: Match) -> tuple[Phrase, ...]:
    return (phrase("told.cells", column=COLUMNS[-1], row=ROWS[-1]),)


def lay(match: Match) -> Lay:
    """The board with all that lies and stands on it; what lies outside is pushed in first."""
    view = seen_after(match, 0, 0)
    board = Figure(view.setup.edition.value, SIZE, SIZE, tuple(board_sprites(view)))
    return framed(board, COLUMNS, ROWS)


def beginning(match: Match, names: Sequence[Field]) -> Iterator[Phrase]:
    """The edition, the tiles that are not printed on the board, and who stands where."""
    state: State = match.state_after(0)
    yield phrase(f"edition.{state.setup.edition.value}")
    for cell in CELLS:
        if cell_text(cell) not in FIXED:
            yield _tile(state, cell, cell_text(cell), openings_at(state.maze.planes, cell))
    yield _tile(state, ON_SPARE, phrase("told.shift.outside"), state.maze.spare)
    for name, pawn in zip(names, state.pawns, strict=True):
        yield phrase("told.shift.stands", seat=name, cell=cell_text(pawn))
    if state.pilot is not None:
        yield phrase("told.shift.pilot_stands", cell=cell_text(state.pilot))


def _tile(state: State, cell: int, place: Field, openings: int) -> Phrase:
    target, sides = target_at(state.maze, cell), sides_phrase(openings)
    if not target:
        return phrase("told.shift.tile", cell=place, sides=sides)
    there = target_phrase(state.setup.edition.value, target)
    return phrase("told.shift.target", cell=place, sides=sides, target=there)


def turns(match: Match, count: int) -> Iterator[ToldTurn]:
    """One by one, with a heading for each round where several play."""
    seats = match.start.seats
    for number, (push, end) in enumerate(_spans(match, count)):
        if seats > 1 and number % seats == 0:
            yield ToldTurn((phrase("told.round", number=number // seats + 1),))
        yield _turn(match, push, end, number + 1)


def _spans(match: Match, count: int) -> Iterator[tuple[int, int]]:
    """Where turns begin and end: each begins with a push, or with what was left of one."""
    begins = [n for n, move in enumerate(match.moves[:count]) if isinstance(move, PushIn) or not n]
    yield from zip(begins, (*begins[1:], count), strict=True)


def _turn(match: Match, first: int, end: int, number: int) -> ToldTurn:
    before: State = match.state_after(first)
    edition = before.setup.edition.value
    words, figure, gain = list[Phrase](), NO_FIGURE, NO_FIGURE
    for n in range(first, end):
        move = match.moves[n]
        if isinstance(move, PushIn):
            line, sides = line_phrase(move.arrow), sides_phrase(move.openings)
            words.append(phrase("told.shift.pushed", line=line, sides=sides))
            after = still_board(match.game.sample(seen_after(match, n + 1, 0), 0))
            tile = tile_figure(edition, after.tiles[ARROWS[move.arrow].entry])
            figure = _pushed(tile, ARROWS[move.arrow].name[0])
        words += _deeds(match.events_of(n), edition)
        for event in match.events_of(n):
            if isinstance(event, TargetFound):
                gain = medallion(edition, event.target)
    return ToldTurn(tuple(words), number, before.turn, figure, gain)


def _pushed(tile: Figure, side: str) -> Figure:
    """The tile with the arrow at which it went in."""
    across, down = (side in "ew") * ARROW, (side in "ns") * ARROW
    left, top = across * (side == "w"), down * (side == "n")
    moved = [replace(each, x=each.x + left, y=each.y + top) for each in tile.sprites]
    x = {"w": ARROW / 2, "e": 1 + ARROW / 2}.get(side, 0.5)
    y = {"n": ARROW / 2, "s": 1 + ARROW / 2}.get(side, 0.5)
    arrow = Sprite(f"arrow/ready/{side}", x, y, ARROW_SIZE)
    return Figure(tile.atlas, 1 + across, 1 + down, (*moved, arrow))


def _deeds(events: Iterable[Event], edition: str) -> Iterator[Phrase]:
    for event in events:
        match event:
            case PawnWalked(_, pawn, path):
                key = "pilot" if pawn == PILOT else "stayed" if len(path) == 1 else "walked"
                yield phrase(f"told.shift.{key}", cell=cell_text(path[-1]))
            case TargetFound(_, target):
                yield phrase("told.found", target=target_phrase(edition, target))
            case GameWon():
                yield phrase("told.won")
