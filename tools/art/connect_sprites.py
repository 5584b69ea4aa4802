"""All sprites of Connect, by name. Equal-looking turns and shapes share a picture."""

from tools.art import connect_tiles, frames, marks, signs
from tools.art.atlas import Sprites
from tools.art.colours import TABLES
from tools.art.connect_tiles import SHAPES, turned

CREATURE = 0.68  # of the cell
DARK_TABLE = ("#2A2A22", "#1C1D17")
ROUTE = "#0B5F63"


def connect_sprites(cell: int) -> Sprites:
    sprites = Sprites(cell)
    _add_tiles(sprites)
    for kind in marks.CREATURES:
        sprites.add(f"creature/{kind}", marks.creature(kind, round(CREATURE * cell)))
    _add_signs(sprites)
    table = TABLES["connect"]
    sprites.add("table", frames.table_light(table.top, table.bottom, cell))
    sprites.add("table/dark", frames.table_light(*DARK_TABLE, cell))
    sprites.add("white", signs.white())
    return sprites


def _add_tiles(sprites: Sprites) -> None:
    """By open sides, and by shape and turn. Only of a bridge the order of its paths is seen."""
    for shape, paths in SHAPES.items():
        for turn in range(4):
            sides = [turned(path, turn) for path in paths]
            seen = sides if shape == "bridge" else sorted(sides)
            name, look = ("/".join(("path", *order)) for order in (sides, seen))
            if look not in sprites.art:
                art = connect_tiles.connect_tile(shape, turn, sprites.cell)
                sprites.add(look, art, textured=True)
            sprites.aliases |= {f"tile/{shape}/{turn}": look, name: look}
    sprites.add("tile/back", connect_tiles.tile_back(0, sprites.cell), textured=True)


def _add_signs(sprites: Sprites) -> None:
    cell, coarse = sprites.cell, sprites.coarse
    sprites.add("bead", signs.bead(ROUTE, cell))
    sprites.add("badge/plus", signs.badge("plus-thick", "#1F7A54", cell))
    sprites.add("badge/turn", signs.badge("rotate-right", "#5C4B3A", cell))
    sprites.add("ring/match", signs.match_ring(ROUTE, cell))
    sprites.add("legal", signs.dashed_box(coarse, 1, 1))
    sprites.add("hatch", signs.hatch(coarse))
    sprites.add("outline/lifted", signs.lifted_outline(coarse))
    sprites.add("shadow", signs.shadow(cell))
