"""The table of Connect as it is drawn now: tiles, spots that glow, ways of matches, a gap.

Made from what a seat may know and where the finger is. What is allowed is asked of the rules;
pixels belong to the board widget. Cells are named by column and row; places are in cells.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from app.games.connect.moves import Lay, Move, Take
from app.games.connect.rules import choice_now, refusal
from app.games.connect.state import Phase, State
from app.games.connect.table import Laid, column_row, forms_on, spots
from app.games.connect.taking import Choice, Match, choice, matches
from app.games.connect.tiles import FORMS, Form
from app.presenters.connect.tiles import Point, TileModel, tile_model
from app.presenters.connect.ways import beads_along, seat_on, way_points

TURNS_ALL = 4
AROUND = 0.35
"""In cells."""


@dataclass(frozen=True, slots=True)
class Finger:
    """What comes and goes with the finger: never kept, never part of the game.

    `slot` is the place in the hand of the tile that is held, `turns` how each hand tile is turned,
    `cell` where the held one hangs, `chosen` what is to be taken where somebody has chosen. One
    that `is_carried` lies there as soon as the finger lets go.
    """

    slot: int | None = None
    turns: tuple[int, ...] = (0, 0)
    cell: int | None = None
    chosen: tuple[int, ...] | None = None
    is_carried: bool = False


class Held(NamedTuple):
    """The tile in the finger's hand: its place there, its number, and how it is turned."""

    slot: int
    tile: int
    turn: int


@dataclass(frozen=True, slots=True)
class Placed:
    column: int
    row: int
    tile: TileModel


@dataclass(frozen=True, slots=True)
class Spot:
    """A free cell for the held tile: `fits` as it is turned; `is_best` where most can be taken."""

    column: int
    row: int
    fits: bool = True
    is_best: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """Around a matched creature that is so wide; `is_taken` puts the plus on it."""

    x: float
    y: float
    width: float
    is_taken: bool = False


Bounds = tuple[int, int, int, int]
"""Left column, top row, right column, bottom row."""


Sight = tuple[float, float, float, float]
"""The same, with parts of cells."""


def bounds_of(cells: Iterable[tuple[int, int]]) -> Bounds:
    columns, rows = zip(*cells, strict=True)
    return min(columns), min(rows), max(columns), max(rows)


@dataclass(frozen=True, slots=True)
class LastTurn:
    """Another seat's: the tile that it laid, and which others it took from where; and those of the
    bots `before` it, as far as their tiles still lie there."""

    pawn: str = ""
    laid: tuple[tuple[int, int], ...] = ()
    gaps: tuple[Placed, ...] = ()
    before: tuple["LastTurn", ...] = ()


NO_TURN = LastTurn()


@dataclass(frozen=True, slots=True)
class BoardModel:
    """`hanging` is not laid yet; `lifted` the cell with a line around it, `cut_off` are hatched;
    `look` are those that a hint lets glow.

    `free` are the cells where a tile may be laid. `is_choice`: what is ringed is chosen from.
    """

    tiles: tuple[Placed, ...] = ()
    free: tuple[tuple[int, int], ...] = ()
    is_choice: bool = False
    spots: tuple[Spot, ...] = ()
    hanging: Placed | None = None
    lifted: tuple[int, int] | None = None
    beads: tuple[Point, ...] = ()
    rings: tuple[Ring, ...] = ()
    cut_off: tuple[tuple[int, int], ...] = ()
    look: tuple[tuple[int, int], ...] = ()
    last: LastTurn = NO_TURN

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """Column and row of each tile of the maze."""
        return tuple((tile.column, tile.row) for tile in self.tiles)

    @property
    def bounds(self) -> Bounds:
        """Of the maze."""
        return bounds_of(self.cells)

    @property
    def room(self) -> Bounds:
        """Of the maze, of all cells where it may grow, and of those that another seat has freed."""
        gaps = [(gap.column, gap.row) for gap in self.last.gaps]
        return bounds_of((*self.cells, *self.free, *gaps))

    @property
    def sight(self) -> Sight:
        """All of that, with what keeps the maze off the edge where nothing may be laid."""
        (left, top, right, bottom), (west, north, east, south) = self.room, self.bounds
        return (
            min(left, west - AROUND),
            min(top, north - AROUND),
            max(right, east + AROUND),
            max(bottom, south + AROUND),
        )

    @property
    def newest(self) -> tuple[int, int]:
        """Where the tile lies that was laid last."""
        return self.cells[-1]

    @property
    def ways(self) -> Bounds:
        """Of the matches, from creature to creature."""
        ends = [(ring.x, ring.y) for ring in self.rings]
        return bounds_of((round(x), round(y)) for x, y in (*ends, *self.beads))


def placed(laid: Laid) -> Placed:
    return Placed(*column_row(laid.cell), tile_model(laid.tile, laid.turn))


def still_board(known: State) -> BoardModel:
    """What lies on the table, with nobody's finger over it: what was matched is seen by all."""
    board = BoardModel(placed_tiles(known.table), free_cells(known.table))
    if known.phase is not Phase.TAKE:
        return board
    laid = _tile_laid(known)
    board = replace(board, lifted=column_row(laid.cell))
    return with_matches(board, known, laid, choice_now(known).matches, ())


def with_way_shown(board: BoardModel, share: float) -> BoardModel:
    """As far as eyes have followed it from the tile just laid to what it matches."""
    beads, rings = (round(share * len(each)) for each in (board.beads, board.rings))
    return replace(board, beads=board.beads[:beads], rings=board.rings[: max(1, rings)])


def with_taken(board: BoardModel, cells: Iterable[tuple[int, int]]) -> BoardModel:
    """Those that are about to go have a plus."""
    gone = set(cells)
    rings = (replace(ring, is_taken=(round(ring.x), round(ring.y)) in gone) for ring in board.rings)
    return replace(board, rings=tuple(rings))


@lru_cache(maxsize=8)
def placed_tiles(table: tuple[Laid, ...]) -> tuple[Placed, ...]:
    return tuple(map(placed, table))


@lru_cache(maxsize=8)
def free_cells(table: tuple[Laid, ...]) -> tuple[tuple[int, int], ...]:
    """Asked for at every touch, and the same until a tile is laid or taken."""
    return tuple(map(column_row, spots(forms_on(table))))


def board_in_hand(known: State, finger: Finger) -> BoardModel:
    """The same table for the person at move."""
    board = still_board(known)
    if known.phase is Phase.TAKE:
        return _taking(board, known, finger)
    held = held_by(finger, known)
    if known.phase is Phase.LAY and held is not None:
        return _laying(board, known, held, finger.cell)
    return board


def finger_for(known: State, move: Move) -> Finger:
    """What a finger would do for this move: the tile hangs there, or those to take are chosen."""
    if isinstance(move, Take):
        return Finger(chosen=move.cells)
    slot = known.hands[known.turn].index(move.tile)
    turns = (move.turn, 0) if slot == 0 else (0, move.turn)
    return Finger(slot, turns, move.cell)


def held_by(finger: Finger, known: State) -> Held | None:
    slot = finger.slot
    if slot is None:
        return None
    return Held(slot, known.hands[known.turn][slot], finger.turns[slot])


def hanging_by(finger: Finger, known: State) -> Laid | None:
    """The held tile as if it lay where it hangs."""
    held, cell = held_by(finger, known), finger.cell
    return None if held is None or cell is None else Laid(held.tile, held.turn, cell)


def turn_that_fits(known: State, held: Held, cell: int) -> int | None:
    """That of the held tile or the next one clockwise that may lie there; None where none may."""
    turns = ((held.turn + step) % TURNS_ALL for step in range(TURNS_ALL))
    fitting = (turn for turn in turns if refusal(known, Lay(held.tile, turn, cell)) is None)
    return next(fitting, None)


def quarter_turns_between(before: Finger, after: Finger, way: int) -> int:
    """How far the held tile was turned, the way round that was asked for: clockwise is 1."""
    return (sum(after.turns) - sum(before.turns)) * way % TURNS_ALL * way


def _laying(board: BoardModel, known: State, held: Held, hung_over: int | None) -> BoardModel:
    _, tile, turn = held
    openings = FORMS[tile][turn].openings
    places = spots(forms_on(known.table))
    fitting = [cell for cell, sides in places.items() if openings & sides]
    best = _best_cells(known.table, tile, turn, known.setup.one_kind)
    shown = tuple(
        Spot(*column_row(cell), cell in fitting, cell in best)
        for cell in places
        if cell != hung_over
    )
    board = replace(board, spots=shown)
    if hung_over is None:
        return board
    laid = Laid(tile, turn, hung_over)
    board = replace(board, hanging=placed(laid), lifted=column_row(laid.cell))
    return with_matches(board, known, laid, matches_of(known, laid), ())


def has_faint_spots(known: State, held: Held) -> bool:
    """Somewhere the held tile fits only once it is turned."""
    openings = FORMS[held.tile][held.turn].openings
    return any(not openings & sides for sides in spots(forms_on(known.table)).values())


@lru_cache(maxsize=8)
def _best_cells(table: tuple[Laid, ...], tile: int, turn: int, one_kind: bool) -> frozenset[int]:
    """Where the tile, turned like this, would let most be taken (C6); nowhere if nothing."""
    most, best = 1, set[int]()
    for cell, found in _match_counts(table, FORMS[tile][turn]).most_common():
        if found < most:
            break
        after = choice((*table, Laid(tile, turn, cell)), cell, one_kind)
        count = len(after.largest().cells)
        if count >= most:
            best = {cell} | (best if count == most else set())
            most = count
    return frozenset(best)


def _match_counts(table: tuple[Laid, ...], form: Form) -> Counter[int]:
    """How many tiles one of this form would match on each cell where it fits."""
    forms = forms_on(table)
    places = [cell for cell, sides in spots(forms).items() if form.openings & sides]
    tried = ((cell, matches({**forms, cell: form}, cell)) for cell in places)
    return Counter({cell: len({match.cell for match in found}) for cell, found in tried})


def choice_of(known: State, laid: Laid) -> Choice:
    """What might be taken if a tile lay like this."""
    return choice((*known.table, laid), laid.cell, known.setup.one_kind)


def matches_of(known: State, laid: Laid) -> tuple[Match, ...]:
    """What a tile would match if it lay like this."""
    forms = forms_on(known.table)
    forms[laid.cell] = FORMS[laid.tile][laid.turn]
    return matches(forms, laid.cell)


def _taking(board: BoardModel, known: State, finger: Finger) -> BoardModel:
    choice = choice_now(known)
    take = chosen_take(choice, finger)
    laid = _tile_laid(known)
    board = replace(
        board,
        lifted=column_row(laid.cell),
        is_choice=bool(choice.matched),
        cut_off=tuple(map(column_row, sorted(_cut_off(choice, take, finger)))),
    )
    return with_matches(board, known, laid, choice.matches, take.cells)


def _cut_off(choice: Choice, take: Take, finger: Finger) -> set[int]:
    """What would come off; where nothing can be taken, without any one of those matched."""
    stays = finger.chosen is None and not take.cells
    tried = [Take((cell,)) for cell in choice.matched] if stays else [take]
    return {cell for each in tried for cell in choice.cut_off(each)}


def _tile_laid(known: State) -> Laid:
    """The one that the taking is about."""
    return next(laid for laid in known.table if laid.cell == known.laid)


def with_matches(
    board: BoardModel, known: State, laid: Laid, found: Sequence[Match], taken: Iterable[int]
) -> BoardModel:
    """Each match as a beaded way with a ring around both creatures."""
    forms = forms_on(known.table)
    forms[laid.cell] = FORMS[laid.tile][laid.turn]
    beads: dict[Point, None] = {}
    rings: dict[Point, Ring] = {}
    for match in found:
        points = way_points(forms, match.way, match.creature)
        beads |= dict.fromkeys(beads_along(points))
        for cell in (match.way[0], match.cell):
            column, row = column_row(cell)
            seat = seat_on(forms[cell], match.creature)
            x, y = column + seat.x, row + seat.y
            rings[x, y] = Ring(x, y, seat.width, cell in taken)
    return replace(board, beads=tuple(beads), rings=tuple(rings.values()))


def chosen_take(choice: Choice, finger: Finger) -> Take:
    """What the finger chose, before that the largest set that is allowed."""
    return choice.largest() if finger.chosen is None else Take(finger.chosen)


def without_tiles(board: BoardModel, cells: Iterable[tuple[int, int]]) -> BoardModel:
    """The table while these tiles fly to their seat."""
    return replace(with_gaps(board, cells), lifted=None, beads=(), rings=())


def with_gaps(board: BoardModel, cells: Iterable[tuple[int, int]]) -> BoardModel:
    """Where these tiles lie, while something else shows them."""
    gone = set(cells)
    kept = tuple(tile for tile in board.tiles if (tile.column, tile.row) not in gone)
    return replace(board, tiles=kept)
