"""All sprites of Go, by name. A picture that several names share is drawn once."""

from itertools import product

from app.core.sides import sides_text
from app.games.go.tiles import DICE, FACES, HOLE_TILES, PRINTED, SCORE_TILES
from tools.art import frames, go_board, go_tiles, marks, signs
from tools.art.atlas import Sprites
from tools.art.colours import TABLES
from tools.art.go_tiles import DIRECTIONS

OPPOSITE = dict(zip(DIRECTIONS, DIRECTIONS[2:] + DIRECTIONS[:2], strict=True))
MARK = 0.74  # of the cell
THEME = "magic"


def go_sprites(cell: int) -> Sprites:
    sprites = Sprites(cell)
    _add_tiles(sprites)
    _add_shadows(sprites)
    _add_treasures(sprites)
    _add_signs(sprites)
    sprites.add("joker", go_board.joker(cell), textured=True)
    sprites.add("centre", go_board.centre(cell), textured=True)
    for points in SCORE_TILES[4]:
        sprites.add(f"score/{points}", go_board.score_tile(points, cell))
    table = TABLES["go"]
    sprites.add("frame", frames.frame("go", cell))
    sprites.add("table", frames.table_light(table.top, table.bottom, cell))
    sprites.add("white", signs.white())
    return sprites


def _add_tiles(sprites: Sprites) -> None:
    for (number, side), (a_sides, b_sides) in PRINTED.items():
        opened = sides_text(a_sides), sides_text(b_sides)
        seed = 2 * number + (side == "b")
        for direction in DIRECTIONS:
            name, twin = f"tile/{number}{side}/{direction}", _twin(number, side, direction)
            if twin:
                sprites.aliases[name] = twin
            else:
                hole = number in HOLE_TILES
                art = go_tiles.go_tile(*opened, hole, direction, seed, sprites.cell)
                sprites.add(name, art, textured=True)


def _twin(number: int, side: str, direction: str) -> str | None:
    """Tile 6 looks like tile 5: side a as it is, side b upside down."""
    if number != 6:
        return None
    return f"tile/5{side}/{direction if side == 'a' else OPPOSITE[direction]}"


def _add_shadows(sprites: Sprites) -> None:
    for direction in DIRECTIONS:
        sprites.add(f"shadow/1/{direction}", go_board.tile_shadow(True, direction, sprites.cell))
        for number in (2, 3, 4):
            sprites.aliases[f"shadow/{number}/{direction}"] = f"shadow/1/{direction}"
    for direction in "es":
        name = f"shadow/5/{direction}"
        sprites.add(name, go_board.tile_shadow(False, direction, sprites.cell))
        for number, way in product((5, 6), (direction, OPPOSITE[direction])):
            sprites.aliases[f"shadow/{number}/{way}"] = name
    sprites.add("shadow/joker", signs.shadow(sprites.cell))


def _add_treasures(sprites: Sprites) -> None:
    for number in range(1, len(DICE) * len(FACES) + 1):
        art = marks.mark(THEME, number, round(MARK * sprites.cell))
        sprites.add(f"mark/m{number}", art)
        sprites.add(f"die/m{number}", go_board.die(THEME, number, sprites.cell))
        arm, face = divmod(number - 1, len(FACES))
        if face == 0:
            sprites.add(f"cell/m{number}", go_board.arm_cell(arm, sprites.cell))
        else:
            sprites.aliases[f"cell/m{number}"] = f"cell/m{len(FACES) * arm + 1}"


def _add_signs(sprites: Sprites) -> None:
    cell, coarse = sprites.cell, sprites.coarse
    sprites.add("ring/rolled", go_board.rolled_ring(cell))
    sprites.add("badge/joined", signs.badge("check-bold", "#1F7A54", cell))
    sprites.add("badge/open", signs.badge("link-variant-off", "#8A6A1E", cell))
    for name, icon in (("tap", "gesture-tap"), ("hold", "gesture-tap-hold")):
        sprites.add(f"badge/{name}", signs.badge(icon, "#0B5F63", 2 * cell))
    for name, wide, high in (("ew", 2, 1), ("ns", 1, 2), ("cell", 1, 1)):
        sprites.add(f"outline/{name}", signs.dashed_box(coarse, wide, high))
