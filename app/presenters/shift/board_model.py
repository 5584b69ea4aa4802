"""The board of Shift as it is drawn now: tiles, pawns, arrows, reach, and a line under way.

Made from what a seat may know and where the finger is. What is allowed and what is in reach is
asked of the rules; pixels belong to the board widget.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from app.core.sides import sides_text, turned
from app.games.shift.events import PILOT
from app.games.shift.maze import (
    ARROWS,
    CELLS,
    ON_SPARE,
    Maze,
    openings_at,
    pushed,
    target_at,
)
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.rules import (
    findable,
    reach,
    reach_after,
    refusal,
    walkers,
    way_to,
)
from app.games.shift.state import Ending, Phase, State
from app.presenters.figures import Figure, Sprite
from app.presenters.same import Same

NOWHERE = -1
MEDALLION = 1.34
"""How much larger than on its cell it fills a picture."""


class ArrowLook(StrEnum):
    READY = "ready"
    PRESSED = "pressed"
    BARRED = "barred"


@dataclass(frozen=True, slots=True)
class Finger:
    """What comes and goes with the finger: never kept, never part of the game.

    `turns` are quarter turns of the spare, `arrow` where it hangs, `pressed` the arrow under the
    finger, `aim` the cell. `goes_in`: the line is pushed so far that letting go pushes it in.
    `carries`: the spare is in the hand; `lifts`: the pawn is; `is_early`: the tile has only just
    been pushed in; `chosen`: the cell aimed at before it was asked whether to stay.
    """

    turns: int = 0
    arrow: int | None = None
    with_pilot: bool = False
    aim: int = NOWHERE
    pressed: int | None = None
    goes_in: bool = False
    carries: bool = False
    lifts: bool = False
    is_early: bool = False
    chosen: int = NOWHERE

    def turned(self, quarter_turns: int) -> "Finger":
        return Finger((self.turns + quarter_turns) % 4, self.arrow, self.with_pilot)

    def at_arrow(self, arrow: int | None) -> "Finger":
        """The spare hangs there, or is taken back."""
        return replace(self, arrow=arrow, goes_in=False)

    def only_lets_go(self, before: "Finger") -> bool:
        """What it held before and holds no longer is all the difference."""
        return self in (
            before.at_arrow(None),
            replace(before, pressed=None),
            replace(before, aim=NOWHERE),
        )


@dataclass(frozen=True, slots=True)
class TileModel:
    sides: str = ""
    target: int = 0


NO_TILE = TileModel()


@dataclass(frozen=True, slots=True)
class Standing:
    """A pawn by its colour (or `dark`) and its cell."""

    pawn: str
    cell: int


@dataclass(frozen=True, slots=True)
class Sliding:
    """The spare at an arrow, about to push its line."""

    arrow: int
    tile: TileModel


@dataclass(frozen=True, slots=True)
class Marks:
    """What the one who looks strives for: targets, wherever their tiles go, and a cell.

    `near` are those of them in reach, or in reach after the push that is shown.
    """

    targets: tuple[int, ...] = ()
    near: tuple[int, ...] = ()
    home: int = NOWHERE
    is_home_near: bool = False

    @property
    def is_near(self) -> bool:
        return bool(self.near) or self.is_home_near


@dataclass(frozen=True, slots=True)
class LastTurn:
    """Another seat's: the line that it pushed, and the way that it walked; and those of the bots
    `before` it, the oldest first."""

    pawn: str = ""
    arrow: int | None = None
    path: tuple[int, ...] = ()
    before: tuple["LastTurn", ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """By a hint: `cells` that glow, or the `path` that this pawn can walk then."""

    cells: tuple[int, ...] = ()
    pawn: str = ""
    path: tuple[int, ...] = ()


NO_MARKS, NO_TURN, NO_SHOWN = Marks(), LastTurn(), Shown()


@dataclass(frozen=True, slots=True)
class BoardModel:
    """`reach` holds the cells in reach after the slide, or None where nobody asks.

    `walker` is the pawn to move, "" for none; `trail` the way it would take. `glow`: the arrows
    that are free call for the spare. Without tiles nothing is drawn.
    """

    edition: str = "crew"
    tiles: tuple[TileModel, ...] = ()
    pawns: tuple[Standing, ...] = ()
    walker: str = ""
    reach: int | None = None
    sliding: Sliding | None = None
    trail: tuple[int, ...] = ()
    goal: int = NOWHERE
    arrows: tuple[ArrowLook, ...] = ()
    are_arrows_faint: bool = False
    glow: bool = False
    marks: Marks = NO_MARKS
    last: LastTurn = NO_TURN
    shown: Shown = NO_SHOWN

    def marked(self, marks: Marks) -> "BoardModel":
        return replace(self, marks=marks)


NO_BOARD = BoardModel()


def spare_tile(maze: Maze, turns: int = 0) -> TileModel:
    return TileModel(sides_text(turned(maze.spare, turns)), target_at(maze, ON_SPARE))


def tile_figure(edition: str, tile: TileModel) -> Figure:
    """It by itself, with its target."""
    mark = (Sprite(f"mark/m{tile.target}", 0.5, 0.5),) * bool(tile.target)
    return Figure(edition, 1, 1, (Sprite(f"tile/{tile.sides}/0", 0.5, 0.5), *mark))


def medallion(edition: str, target: int) -> Figure:
    return Figure(edition, 1, 1, (Sprite(f"mark/m{target}", 0.5, 0.5, MEDALLION),))


def home_figure(edition: str, pawn: str) -> Figure:
    """Somebody at home."""
    return Figure(edition, 1, 1, (Sprite(f"pawn/{pawn}", 0.5, 0.5),))


def push_of(known: State, finger: Finger, arrow: int) -> PushIn:
    return PushIn(arrow, turned(known.maze.spare, finger.turns))


def finger_for(known: State, move: Move) -> Finger:
    """What a finger would do for this move: the spare hangs there, or the cell is aimed at."""
    if not isinstance(move, PushIn):
        return Finger(aim=move.cell, with_pilot=move.with_pilot)
    turns = next(n for n in range(4) if turned(known.maze.spare, n) == move.openings)
    return Finger(turns, move.arrow)


def still_board(known: State) -> BoardModel:
    """What lies on the table, with nobody's finger over it."""
    return _still(Same(known))


@lru_cache(maxsize=4)
def _still(of: Same[State]) -> BoardModel:
    known = of.it
    pawns = [
        Standing(color.value, cell)
        for color, cell in zip(known.setup.colors, known.pawns, strict=True)
    ]
    if known.pilot is not None:
        pawns.append(Standing(PILOT, known.pilot))
    return BoardModel(
        edition=known.setup.edition.value,
        tiles=_tiles(known.maze),
        pawns=tuple(pawns),
        walker="" if known.phase is Phase.OVER else walker_name(known, False),
        goal=known.setup.exit if known.setup.ending is Ending.AGREED_EXIT else NOWHERE,
        arrows=tuple(
            ArrowLook.BARRED if arrow == known.barred else ArrowLook.READY
            for arrow in range(len(ARROWS))
        ),
        are_arrows_faint=known.phase is not Phase.SHIFT,
    )


@lru_cache(maxsize=8)
def _tiles(maze: Maze) -> tuple[TileModel, ...]:
    """Asked for at every touch, and the same until a line moves."""
    return tuple(
        TileModel(sides_text(openings_at(maze.planes, cell)), target_at(maze, cell))
        for cell in CELLS
    )


def walker_name(known: State, with_pilot: bool) -> str:
    return PILOT if with_pilot else known.setup.colors[known.turn].value


def chosen_walker(known: State, finger: Finger) -> bool:
    """The pawn the finger chose where the seat may choose, else the only one (S16)."""
    allowed = walkers(known)
    return finger.with_pilot if finger.with_pilot in allowed else allowed[0]


def board_in_hand(known: State, finger: Finger) -> BoardModel:
    """The same board for the person at move: the preview of a push, or the reach of a walk.

    Until then the dark pilot is marked only where he is chosen: a card that nobody has looked at
    yet would be known to be his by the ring around him.
    """
    board = replace(pressed(still_board(known), finger.pressed), glow=finger.carries)
    if known.phase is Phase.SHIFT and finger.with_pilot:
        board = replace(board, walker=walker_name(known, chosen_walker(known, finger)))
    if known.phase is Phase.SHIFT and finger.arrow is not None:
        return _previewed(board, known, finger, finger.arrow)
    if known.phase is Phase.WALK:
        return _walking(board, known, finger)
    return board


def pressed(board: BoardModel, arrow: int | None) -> BoardModel:
    if arrow is None or board.arrows[arrow] is ArrowLook.BARRED:
        return board
    looks = list(board.arrows)
    looks[arrow] = ArrowLook.PRESSED
    return replace(board, arrows=tuple(looks))


def _previewed(board: BoardModel, known: State, finger: Finger, arrow: int) -> BoardModel:
    with_pilot = chosen_walker(known, finger)
    reached = preview(known, finger, arrow)
    if reached is None:
        return board
    return replace(
        pressed(board, arrow),
        walker=walker_name(known, with_pilot),
        reach=reached[1],
        sliding=Sliding(arrow, spare_tile(known.maze, finger.turns)),
    )


def _walking(board: BoardModel, known: State, finger: Finger) -> BoardModel:
    with_pilot = chosen_walker(known, finger)
    walk = WalkTo(finger.aim, with_pilot)
    aims = finger.aim != NOWHERE and refusal(known, walk) is None
    walker = walker_name(known, with_pilot)
    shown = replace(
        board,
        walker=walker,
        reach=reach(known, with_pilot),
        trail=way_to(known, walk) if aims else (),
        goal=finger.aim if aims else board.goal,
    )
    return without_pawn(shown, walker) if finger.lifts else shown


def preview(known: State, finger: Finger, arrow: int) -> tuple[Maze, int] | None:
    """The maze after the push, and what its pawn would reach then; None if it is not allowed."""
    return _preview(Same(known), push_of(known, finger, arrow), chosen_walker(known, finger))


@lru_cache(maxsize=16)
def _preview(of: Same[State], push: PushIn, with_pilot: bool) -> tuple[Maze, int] | None:
    if refusal(of.it, push) is not None:
        return None
    maze = pushed(of.it.maze, push.arrow, push.openings)
    return maze, reach_after(of.it, push, with_pilot)


def marks_of(known: State, finger: Finger, targets: tuple[int, ...], home: int) -> Marks:
    """Where the seat at move strives to, and what of that its pawn comes to now, or by the push
    that is shown."""
    with_pilot = chosen_walker(known, finger)
    maze, cells = known.maze, 0
    if known.phase is Phase.WALK:
        cells = reach(known, with_pilot)
    elif finger.arrow is not None:
        maze, cells = preview(known, finger, finger.arrow) or (maze, 0)
    found = findable(known, with_pilot)
    near = tuple(
        target
        for target in targets
        if target in found
        and maze.targets[target - 1] >= 0
        and cells >> maze.targets[target - 1] & 1
    )
    is_home_near = home != NOWHERE and not with_pilot and bool(cells >> home & 1)
    return Marks(targets, near, home, is_home_near)


def without_pawn(board: BoardModel, pawn: str) -> BoardModel:
    """The board while this pawn is in somebody's hand."""
    return replace(board, pawns=tuple(s for s in board.pawns if s.pawn != pawn))
