"""Large pawns and the logo, for what is shown away from a board."""

from tools.art import frames, pawns
from tools.art.atlas import Sprites
from tools.art.colours import SEATS

PAWN = 0.86  # of the cell
LOGO, LOGO_DARK = ("#0B5F63", "#F2A73B"), ("#7FD6D2", "#FFC266")


def seat_sprites(cell: int) -> Sprites:
    sprites = Sprites(cell)
    for seat in SEATS:
        sprites.add(f"pawn/{seat}", pawns.pawn(seat, round(PAWN * cell)))
    sprites.add("logo", frames.emblem(*LOGO, cell, wide=0.40))
    sprites.add("logo/dark", frames.emblem(*LOGO_DARK, cell, wide=0.40))
    return sprites
