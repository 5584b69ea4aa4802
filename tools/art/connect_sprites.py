"""All sprites of Connect, by name. Equal-looking turns and shapes share a picture."""

from tools.art import connect_tiles, frames, marks, signs
from tools.art.atlas import Sprites
from tools.art.colours import TABLES
from tools.art.connect_tiles import SHAPES, turned
from tools.art.shift_sprites import white

CREATURE = 0.68  # of the cell
PLAIN_LINES = 0.6
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
    sprites.add("white", white())
    return sprites


def _add_tiles(sprites: Sprites) -> None:
    drawn: dict[tuple[bool, bool, frozenset[str] | tuple[str, ...]], str] = {}
    for shape, paths in SHAPES.items():
        for turn in range(4):
            name = f"tile/{shape}/{turn}"
            sides = tuple(turned(path, turn) for path in paths)
            # Of a bridge it matters which path lies on top; a bend is not a corner.
            look = (shape.endswith("bend"), shape == "bridge", sides)
            key = look if shape == "bridge" else (*look[:2], frozenset(sides))
            if key in drawn:
                sprites.aliases[name] = drawn[key]
            else:
                drawn[key] = name
                art = connect_tiles.connect_tile(shape, turn, sprites.cell)
                sprites.add(name, art, textured=True)
            sprites.aliases["/".join(("path", *sides))] = drawn[key]
    sprites.add("tile/back", connect_tiles.tile_back(0, sprites.cell), textured=True)


def _add_signs(sprites: Sprites) -> None:
    cell, coarse = sprites.cell, round(PLAIN_LINES * sprites.cell)
    sprites.add("bead", signs.bead(ROUTE, cell))
    sprites.add("badge/plus", signs.badge("plus-thick", "#1F7A54", cell))
    sprites.add("ring/match", signs.double_ring(coarse, 0.34))
    sprites.add("legal", signs.dashed_box(coarse, 1, 1))
    sprites.add("hatch", signs.hatch(coarse))
    sprites.add("outline/lifted", signs.lifted_outline(coarse))
    sprites.add("shadow", signs.shadow(cell))
