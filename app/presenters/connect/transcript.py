"""Connect told so that it can be played again: each tile by its paths and creatures, as it lies."""

from collections.abc import Iterator, Sequence

from app.games.connect.events import Event, GameEnded
from app.games.connect.moves import Lay as LayTile
from app.games.connect.moves import Take
from app.games.connect.state import State
from app.games.connect.tiles import FORMS, Path
from app.presenters.connect.cells import Grid, grid_of
from app.presenters.connect.glance import table_figure
from app.presenters.connect.tiles import tile_model, tiles_figure
from app.presenters.figures import NO_FIGURE
from app.presenters.match.look_back import seen_after
from app.presenters.match.telling import Lay, ToldTurn, framed, listed, sides_phrase
from app.presenters.phrase import Field, Phrase, phrase
from app.session.match import Match


def places(match: Match) -> tuple[Phrase, ...]:
    """Its table is as large as what was laid on it."""
    grid = grid_of(match)
    (*_, column), (*_, row) = grid.columns.values(), grid.rows.values()
    lain: State = match.state_after(0)
    cells = listed(grid.names(laid.cell for laid in lain.table))
    counted = phrase("told.cells", column=column, row=row)
    return counted, phrase("told.connect.first", cells=cells)


def lay(match: Match) -> Lay:
    """The tiles of the beginning, with the names of their columns and rows."""
    figure, (left, top) = table_figure(seen_after(match, 0, 0))
    grid = grid_of(match)
    columns = [grid.columns[left + n] for n in range(int(figure.columns))]
    return framed(figure, columns, [grid.rows[top + n] for n in range(int(figure.rows))])


def beginning(match: Match, _names: Sequence[Field]) -> Iterator[Phrase]:
    """The tiles on the table. Hands are nobody's business."""
    grid, first = grid_of(match), match.state_after(0)
    for laid in first.table:
        paths = _paths(laid.tile, laid.turn)
        yield phrase("told.connect.lies", cell=grid.name(laid.cell), paths=paths)


def turns(match: Match, count: int) -> Iterator[ToldTurn]:
    """Each is a lay, and what was taken after it if anything was; a round has one of each seat."""
    grid, seats, number, first = grid_of(match), match.start.seats, 0, 0
    for end, move in enumerate(match.moves[:count], 1):
        is_lay = isinstance(move, LayTile)
        if is_lay and end < count and isinstance(match.moves[end], Take):
            continue
        if seats > 1 and number % seats == 0:
            yield ToldTurn((phrase("told.round", number=number // seats + 1),))
        number += 1
        yield _turn(match, grid, range(first, end), number)
        first = end
        for event in match.events_of(end - 1):
            yield from _ended(event, seats)


def _turn(match: Match, grid: Grid, moves: range, number: int) -> ToldTurn:
    before: State = match.state_after(moves[0])
    words, figure, gain = list[Phrase](), NO_FIGURE, NO_FIGURE
    for n in moves:
        move = match.moves[n]
        if isinstance(move, LayTile):
            fields = {"cell": grid.name(move.cell), "paths": _paths(move.tile, move.turn)}
            words.append(phrase("told.connect.laid", **fields))
            figure = tiles_figure([tile_model(move.tile, move.turn)])
        elif move.cells:
            words.append(phrase("told.connect.took", cells=listed(grid.names(move.cells))))
            lain = {laid.cell: laid for laid in match.state_after(n).table}
            taken = [lain[cell] for cell in sorted(move.cells)]
            gain = tiles_figure([tile_model(laid.tile, laid.turn) for laid in taken])
    return ToldTurn(tuple(words), number, before.turn, figure, gain)


def _ended(event: Event, seats: int) -> Iterator[ToldTurn]:
    if not isinstance(event, GameEnded):
        return
    if seats == 1:
        yield ToldTurn((phrase("connect.log.ended"),))
        return
    key = "told.won" if len(event.winners) == 1 else "told.shared"
    for seat in event.winners:
        yield ToldTurn((phrase(key),), seat=seat)


def _paths(tile: int, turn: int) -> Field:
    one, *others = [_path(path) for path in FORMS[tile][turn].paths]
    return phrase("told.two_paths", first=one, next=others[0]) if others else one


def _path(path: Path) -> Phrase:
    creatures = listed(phrase(f"creature.{creature.value}") for creature in path.creatures)
    return phrase("told.connect.path", creatures=creatures, sides=sides_phrase(path.sides))
