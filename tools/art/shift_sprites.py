"""All sprites of one Shift theme, by name."""

from tools.art import frames, marks, pawns, shift_tiles, signs
from tools.art.atlas import Sprites
from tools.art.colours import SEATS, TABLES

THEMES = ("crew", "galaxy", "magic")
SEATS_OF_SHIFT = ("red", "yellow", "green", "blue", "dark")
VARIANTS = (0, 1)
MARK, SMALL_MARK, PAWN = 0.68, 0.27, 0.86  # of the cell
FRAME_DETAIL = 0.7  # drawn smaller than it is shown: the sheet is full


def shift_sprites(theme: str, cell: int) -> Sprites:
    sprites = Sprites(cell)
    _add_tiles(sprites, theme)
    _add_marks(sprites, theme)
    _add_pawns(sprites)
    _add_arrows(sprites, theme)
    _add_signs(sprites)
    _add_furniture(sprites, theme)
    return sprites


def _add_tiles(sprites: Sprites, theme: str) -> None:
    cell = sprites.cell
    for sides in shift_tiles.LOOSE:
        for variant in VARIANTS:
            art = shift_tiles.tile(theme, sides, False, variant, cell)
            sprites.add(f"tile/{sides}/{variant}", art, textured=True)
        sprites.add(f"reach/{sides}/tint", shift_tiles.reach_tint(sides, cell))
        sprites.add(f"reach/{sides}/dots", shift_tiles.reach_dots(sides, cell))
    for sides in shift_tiles.FIXED:
        art = shift_tiles.tile(theme, sides, True, 0, cell)
        sprites.add(f"fixed/{sides}", art, textured=True)


def _add_marks(sprites: Sprites, theme: str) -> None:
    for number in range(1, 25):
        large, small = round(MARK * sprites.cell), round(SMALL_MARK * sprites.cell)
        sprites.add(f"mark/m{number}", marks.mark(theme, number, large))
        sprites.add(f"mark/m{number}/small", marks.small_mark(theme, number, small))


def _add_pawns(sprites: Sprites) -> None:
    for seat in SEATS_OF_SHIFT:
        sprites.add(f"pawn/{seat}", pawns.pawn(seat, round(PAWN * sprites.cell)))
        sprites.add(f"bead/{seat}", signs.bead(SEATS[seat].bead, sprites.cell))
        if seat != "dark":
            sprites.add(f"start/{seat}", signs.start(seat, sprites.cell))


def _add_arrows(sprites: Sprites, theme: str) -> None:
    for side in "nesw":
        for state in ("ready", "pressed"):
            sprites.add(f"arrow/{state}/{side}", signs.arrow(theme, state, side, sprites.cell))
    for side, opposite in ("ns", "ew"):
        sprites.add(f"arrow/barred/{side}", signs.arrow(theme, "barred", side, sprites.cell))
        sprites.aliases[f"arrow/barred/{opposite}"] = f"arrow/barred/{side}"


def _add_signs(sprites: Sprites) -> None:
    cell, coarse = sprites.cell, sprites.coarse
    sprites.add("ring/turn", signs.turn_ring(coarse))
    sprites.add("ring/goal", signs.double_ring(coarse))
    sprites.add("outline/dashed", signs.dashed_box(coarse, 1, 1))
    sprites.add("outline/lifted", signs.lifted_outline(coarse))
    sprites.add("slot", signs.dashed_box(cell, 0.30, 0.46, radius=0.06, width=0.025))
    sprites.add("sign/dark", signs.sign(cell))
    sprites.add("shadow", signs.shadow(cell))
    sprites.add("white", signs.white())


def _add_furniture(sprites: Sprites, theme: str) -> None:
    cell, table = sprites.cell, TABLES[theme]
    sprites.add("frame", frames.frame(theme, round(FRAME_DETAIL * cell)))
    sprites.add("table", frames.table_light(table.top, table.bottom, cell))
    sprites.add("card/front", frames.card_front(cell))
    sprites.add("card/back", frames.card_back(theme, cell))
    sprites.add("card/emblem", frames.emblem("#E9B44C", "#E9B44C", cell))
