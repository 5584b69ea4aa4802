"""What is drawn for one seat of Go: its board, its tray, the roll."""

from dataclasses import dataclass

from app.games.go.board import TREASURE_CELLS, Laid, joined_holes
from app.games.go.state import Seat
from app.presenters.go.tray import Face, Tray, laid_of, own_seat, own_tiles
from app.presenters.match.look_back import seen_after
from app.session.match import Match

UNTOUCHED = Tray()


@dataclass(frozen=True, slots=True)
class Rolled:
    """A treasure that is looked for; `is_joined` is None where nobody is told."""

    treasure: int
    cell: int
    is_joined: bool | None


@dataclass(frozen=True, slots=True)
class BoardModel:
    """`ghost` is where a dragged tile would lie, `pointed` a place that a hint points at, `look`
    the cells that it lets glow.
    """

    roll: tuple[Rolled, ...] = ()
    laid: tuple[Laid, ...] = ()
    chosen: Laid | None = None
    ghost: Laid | None = None
    pointed: Laid | None = None
    look: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TrayTile:
    """`is_here`: it rests in its slot; `is_gone`: the slot is free, for it is not about to come."""

    tile: int
    face: Face
    is_here: bool
    is_chosen: bool
    is_gone: bool


def board_model(
    roll: tuple[int, ...],
    seat: Seat,
    tray: Tray = UNTOUCHED,
    *,
    held: int | None = None,
    flying: int | None = None,
    ghost: Laid | None = None,
    pointed: Laid | None = None,
    tells: bool = True,
    look: tuple[int, ...] = (),
) -> BoardModel:
    """`held` is in the air and no longer on the board, `flying` is about to lie there.

    `tells`: what is joined shows (LOOK 6).
    """
    laid = tuple(each for each in seat.laid if each.tile != held)
    joined = joined_holes(laid)
    cells = tuple(TREASURE_CELLS[treasure - 1] for treasure in roll)
    return BoardModel(
        roll=tuple(
            Rolled(treasure, cell, bool(joined >> cell & 1) if tells else None)
            for treasure, cell in zip(roll, cells, strict=True)
        ),
        laid=tuple(each for each in laid if each.tile != flying),
        chosen=None if tray.chosen in (None, held, flying) else laid_of(seat, tray.chosen or 0),
        ghost=ghost,
        pointed=pointed,
        look=look,
    )


def tray_tiles(
    seat: Seat, tray: Tray, held: int | None = None, away: frozenset[int] = frozenset()
) -> tuple[TrayTile, ...]:
    """`away` are under way to their slots or from there."""
    off_board = {tile for tile in own_tiles(seat) if laid_of(seat, tile) is None} - {held}
    return tuple(
        TrayTile(
            tile,
            tray.faces[tile],
            is_here=tile in off_board and tile not in away,
            is_chosen=tray.chosen == tile,
            is_gone=tile not in off_board,
        )
        for tile in own_tiles(seat)
    )


def board_after(match: Match, moves: int) -> BoardModel:
    """That of the seat that moved last, as it was after so many moves."""
    seat = getattr(match.moves[moves - 1], "seat", 0) if moves else 0
    view = seen_after(match, moves, seat)
    return board_model(view.roll, own_seat(view.seats[seat]))


def joined_count(model: BoardModel) -> int:
    return sum(rolled.is_joined is True for rolled in model.roll)


def joined_dice(model: BoardModel) -> list[int]:
    """Which of them, counted from 0, show a treasure that is joined."""
    return [number for number, rolled in enumerate(model.roll) if rolled.is_joined]
