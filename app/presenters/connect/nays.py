"""What is said of a touch at Connect's table that means nothing now, and what is meant instead."""

from enum import Enum, auto
from typing import NamedTuple

from app.games.connect.moves import Refusal
from app.games.connect.rules import choice_now
from app.games.connect.state import Phase, State
from app.games.connect.table import column_row
from app.presenters.connect.board_model import free_cells
from app.presenters.phrase import Field, Phrase, phrase


class Meant(Enum):
    """What is pointed out: the hand, the keys, the tile that was touched, the seat at move."""

    HAND = auto()
    KEYS = auto()
    TILE = auto()
    SEAT = auto()


class Nay(NamedTuple):
    why: Phrase
    meant: Meant


def nay_of_turn(seat: Field) -> Nay:
    return Nay(phrase("connect.refusal.other_turn", seat=seat), Meant.SEAT)


CHOOSE_FIRST = Nay(phrase("connect.refusal.choose_first"), Meant.HAND)
TAKE_FIRST = Nay(phrase("connect.refusal.take_first"), Meant.KEYS)
TOO_FAR = Nay(phrase("connect.refusal.no_neighbour"), Meant.HAND)

FAR_AWAY = phrase("connect.back.far")
BACK_IN_HAND = phrase("connect.back.put")


def nay_at(known: State, cell: int) -> Nay | None:
    """For the seat at move that holds no tile; None away from the maze."""
    is_tile = any(laid.cell == cell for laid in known.table)
    if not is_tile and column_row(cell) not in free_cells(known.table):
        return None
    if known.phase is Phase.LAY:
        return CHOOSE_FIRST
    if not is_tile:
        return TAKE_FIRST
    is_laid = cell == choice_now(known).laid
    why = Refusal.LAID_TILE_STAYS if is_laid else Refusal.NO_MATCH
    return Nay(phrase(f"connect.refusal.{why}"), Meant.TILE)
