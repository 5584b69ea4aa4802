"""What is seen of a step of Go that is looked back at: dice, a tile, a board as it was claimed."""

from collections.abc import Sequence

from app.core.sides import EAST, SOUTH, WEST, sides_text
from app.games.go.board import TREASURE_CELLS, Laid
from app.games.go.events import DiceRolled, SeatScored, TileClaimed
from app.games.go.moves import Claim, LayTile, LiftTile
from app.games.go.state import Phase, State
from app.games.go.tiles import HOLE_TILES, JOKER
from app.presenters.figures import NO_FIGURE, Figure, Sprite
from app.presenters.go.moment import LIT, board_figure, dice_figure
from app.session.match import Match


def step_figure(match: Match, number: int) -> Figure:
    """Of this move. Where several build, tiles are nobody else's until the round is scored."""
    after: State = match.state_after(number + 1)
    events = match.events_of(number)
    if any(isinstance(event, DiceRolled) for event in events):
        return dice_figure(after.roll)
    move = match.moves[number]
    is_open = len(after.seats) == 1
    if isinstance(move, LayTile) and is_open:
        return _tile(move.laid.tile, move.laid.side)
    if isinstance(move, LiftTile) and is_open:
        seat = match.state_after(number).seats[move.seat]
        return next(_tile(one.tile, one.side) for one in seat.laid if one.tile == move.tile)
    is_told = any(isinstance(event, SeatScored | TileClaimed) for event in events)
    if isinstance(move, Claim) and is_told and after.phase is not Phase.BUILD:
        return board_figure(after, after.seats[move.seat])
    return NO_FIGURE


def laid_figure(laid: Laid, roll: Sequence[int]) -> Figure:
    """A tile as it lies, with what its hole shows."""
    if laid.tile == JOKER:
        return _tile(laid.tile, laid.side)
    is_across = laid.direction in (EAST, WEST)
    columns, rows = (2, 1) if is_across else (1, 2)
    sides = sides_text(laid.direction).lower()
    tile = Sprite(f"tile/{laid.tile}{laid.side}/{sides}", columns / 2, rows / 2)
    if laid.tile not in HOLE_TILES:
        return Figure("go", columns, rows, (tile,))
    treasure = TREASURE_CELLS.index(laid.at) + 1
    before = laid.direction in (EAST, SOUTH)
    x, y = (columns, rows) if not before else (1, 1)
    below = Sprite(f"cell/m{treasure}", x - 0.5, y - 0.5)
    above = Sprite(f"mark/m{treasure}", x - 0.5, y - 0.5)
    ring = (Sprite("ring/rolled", x - 0.5, y - 0.5, LIT),) * (treasure in roll)
    return Figure("go", columns, rows, (below, tile, above, *ring))


def _tile(tile: int, side: str) -> Figure:
    if tile == JOKER:
        return Figure("go", 1, 1, (Sprite("joker", 0.5, 0.5),))
    return Figure("go", 2, 1, (Sprite(f"tile/{tile}{side}/e", 1, 0.5),))
