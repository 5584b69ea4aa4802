"""What is drawn for one seat of Go: its board, its tray, the roll."""

from dataclasses import dataclass

from app.games.go.board import TREASURE_CELLS, Laid, joined_holes
from app.games.go.state import Seat
from app.presenters.go_tray import Face, Tray, laid_of, own_tiles

UNTOUCHED = Tray()


@dataclass(frozen=True, slots=True)
class Rolled:
    """A treasure that is looked for; `is_joined` is None where nobody is told."""

    treasure: int
    cell: int
    is_joined: bool | None


@dataclass(frozen=True, slots=True)
class BoardModel:
    """`ghost` is where a dragged tile would lie, `pointed` a place that a hint points at."""

    roll: tuple[Rolled, ...] = ()
    laid: tuple[Laid, ...] = ()
    chosen: Laid | None = None
    ghost: Laid | None = None
    pointed: Laid | None = None


@dataclass(frozen=True, slots=True)
class TrayTile:
    tile: int
    face: Face
    is_here: bool
    is_chosen: bool
    is_held: bool


def board_model(
    roll: tuple[int, ...],
    seat: Seat,
    tray: Tray = UNTOUCHED,
    *,
    held: int | None = None,
    ghost: Laid | None = None,
    pointed: Laid | None = None,
    tells: bool = True,
) -> BoardModel:
    """`held` is in the air and no longer on the board; `tells`: what is joined shows (LOOK 6)."""
    laid = tuple(each for each in seat.laid if each.tile != held)
    joined = joined_holes(laid)
    cells = tuple(TREASURE_CELLS[treasure - 1] for treasure in roll)
    return BoardModel(
        roll=tuple(
            Rolled(treasure, cell, bool(joined >> cell & 1) if tells else None)
            for treasure, cell in zip(roll, cells, strict=True)
        ),
        laid=laid,
        chosen=None if tray.chosen in (None, held) else laid_of(seat, tray.chosen or 0),
        ghost=ghost,
        pointed=pointed,
    )


def tray_tiles(seat: Seat, tray: Tray, held: int | None = None) -> tuple[TrayTile, ...]:
    return tuple(
        TrayTile(
            tile,
            tray.faces[tile],
            is_here=laid_of(seat, tile) is None and tile != held,
            is_chosen=tray.chosen == tile,
            is_held=tile == held,
        )
        for tile in own_tiles(seat)
    )


def joined_count(model: BoardModel) -> int:
    return sum(rolled.is_joined is True for rolled in model.roll)
