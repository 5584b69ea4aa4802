"""The atlases hold every picture that the rules can ask for, each in a place of its own."""

import pytest

from app.core.sides import LETTERS, sides_text, turns_of
from app.games.connect.tiles import FORMS as CONNECT_FORMS
from app.games.connect.tiles import Creature
from app.games.go.tiles import PRINTED, SCORE_TILES
from app.games.shift.maze import ARROWS
from app.games.shift.tiles import FIXED, LOOSE, TARGETS, Color
from tests.art.listing import (
    ASSETS,
    CELLS,
    SHEETS,
    Box,
    boxes,
    is_inside,
    overlapping,
    png_size,
    sheet_size,
)

THEMES = ("crew", "galaxy", "magic")
MARGIN = 2
LARGEST_SIDE = 2048
TEXELS = 16 * 2**20 // 4
SHAPES = ("cross", "crossroads", "tee", "tee-pair", "twin-bend", "bridge", "bend", "straight")


def shift_names() -> set[str]:
    loose = {sides_text(turn) for tile, _ in LOOSE for turn in turns_of(tile)}
    tiles = {f"tile/{sides}/{variant}" for sides in loose for variant in (0, 1)}
    tiles |= {f"reach/{sides}/{layer}" for sides in loose for layer in ("tint", "dots")}
    fixed = {f"fixed/{sides}" for sides, _ in FIXED.values()}
    marks = {f"mark/m{target}{size}" for target in TARGETS for size in ("", "/small")}
    seats = {f"{kind}/{color}" for color in Color for kind in ("pawn", "start", "bead")}
    sides = {arrow.name[0] for arrow in ARROWS}
    arrows = {f"arrow/{state}/{side}" for side in sides for state in ("ready", "pressed", "barred")}
    plain = "pawn/dark bead/dark sign/dark ring/turn ring/goal outline/dashed outline/lifted slot"
    furniture = "shadow frame table card/front card/back card/emblem white"
    return tiles | fixed | marks | seats | arrows | {*plain.split(), *furniture.split()}


def go_names() -> set[str]:
    tiles = {f"tile/{number}{side}/{way}" for number, side in PRINTED for way in "nesw"}
    shadows = {f"shadow/{number}/{way}" for number, _ in PRINTED for way in "nesw"}
    treasures = {f"{kind}/m{mark}" for mark in TARGETS for kind in ("cell", "mark", "die")}
    scores = {f"score/{points}" for tiles_of in SCORE_TILES.values() for points in tiles_of}
    plain = "joker centre shadow/joker ring/rolled badge/joined badge/open frame table white"
    fingers = {"badge/tap", "badge/hold"}
    outlines = {f"outline/{form}" for form in ("ew", "ns", "cell")}
    return tiles | shadows | treasures | scores | outlines | fingers | set(plain.split())


def connect_names() -> set[str]:
    forms = [form for turned in CONNECT_FORMS.values() for form in turned]
    paths = {"/".join(("path", *(sides_text(path.sides) for path in form.paths))) for form in forms}
    tiles = {f"tile/{shape}/{turn}" for shape in SHAPES for turn in range(4)}
    creatures = {f"creature/{creature}" for creature in Creature}
    plain = "tile/back bead ring/match badge/plus badge/turn legal hatch outline/lifted shadow"
    return paths | tiles | creatures | {*plain.split(), "table", "table/dark", "white"}


def seat_names() -> set[str]:
    seats = (*Color, "purple", "sky", "dark")
    return {"logo", "logo/dark", *(f"pawn/{seat}" for seat in seats)}


NEEDED = {
    **{theme: shift_names() for theme in THEMES},
    "go": go_names(),
    "connect": connect_names(),
    "seats": seat_names(),
}


def test_there_is_an_atlas_for_each_theme_and_game() -> None:
    assert CELLS.keys() == NEEDED.keys()


@pytest.mark.parametrize(("name", "cell"), SHEETS)
def test_every_picture_that_the_rules_ask_for_is_there(name: str, cell: int) -> None:
    assert boxes(name, cell).keys() == NEEDED[name]


@pytest.mark.parametrize(("name", "cell"), SHEETS)
def test_rectangles_lie_inside_and_apart(name: str, cell: int) -> None:
    placed = {box.grown(MARGIN) for box in boxes(name, cell).values()}
    width, height = sheet_size(name, cell)
    assert [box for box in placed if not is_inside(box, width, height)] == []
    assert overlapping(placed) == []


@pytest.mark.parametrize(("name", "cell"), SHEETS)
def test_a_texture_suits_every_phone(name: str, cell: int) -> None:
    width, height = sheet_size(name, cell)
    assert max(width, height) <= LARGEST_SIDE
    assert width * height <= TEXELS
    assert [side for side in (width, height) if side & (side - 1)] == []


@pytest.mark.parametrize(("name", "cell"), SHEETS)
def test_pictures_that_join_are_as_large_as_their_cells(name: str, cell: int) -> None:
    for key, box in boxes(name, cell).items():
        size = box.width, box.height
        if key.startswith(("fixed/", "reach/", "cell/", "path/")):
            assert size == (cell, cell), key
        elif name == "go" and key.startswith("tile/"):
            assert size == ((2 * cell, cell) if key[-1] in "ew" else (cell, 2 * cell)), key


@pytest.mark.parametrize(("shape", "turns"), [("cross", 1), ("tee", 4), ("bend", 4)])
def test_a_turned_tile_has_a_picture_of_its_own_unless_it_looks_the_same(
    shape: str, turns: int
) -> None:
    """The light does not turn with the tile."""
    listed = boxes("connect", 128)
    assert len({listed[f"tile/{shape}/{turn}"] for turn in range(4)}) == turns
    go = boxes("go", 112)
    assert len({go[f"tile/3b/{way}"] for way in "nesw"}) == len(LETTERS)


def test_a_bridge_and_a_crossing_are_told_apart() -> None:
    listed = boxes("connect", 128)
    looks = {listed[name] for name in ("path/NESW", "path/NS/EW", "path/EW/NS")}
    assert len(looks) == 3


def test_an_overlap_and_a_box_outside_are_found() -> None:
    assert overlapping({Box(0, 0, 10, 10), Box(9, 9, 5, 5), Box(20, 0, 5, 5)}) != []
    assert overlapping({Box(0, 0, 10, 10), Box(10, 0, 5, 5)}) == []
    assert not is_inside(Box(0, 0, 11, 5), 10, 10)
    assert not is_inside(Box(-1, 0, 5, 5), 10, 10)


@pytest.mark.parametrize(
    ("path", "size"),
    [
        ("icons/icon.png", (512, 512)),
        ("icons/adaptive_background.png", (432, 432)),
        ("icons/adaptive_foreground.png", (432, 432)),
        ("icons/monochrome.png", (432, 432)),
        ("icons/presplash.png", (1024, 1024)),
        *((f"curtains/{theme}.png", (512, 512)) for theme in (*THEMES, "go", "connect")),
        *((f"pictures/{theme}.png", (432, 740)) for theme in THEMES),
        *((f"pictures/{theme}.png", (590, 576)) for theme in ("go", "connect")),
        ("pictures/hand.png", (256, 256)),
    ],
)
def test_single_pictures_have_their_sizes(path: str, size: tuple[int, int]) -> None:
    assert png_size(path) == size


def test_all_assets_together_stay_small() -> None:
    files = [path for path in ASSETS.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < 11_100_000


def test_every_folder_and_atlas_is_described() -> None:
    readme = (ASSETS / "README.md").read_text()
    headings = [line for line in readme.splitlines() if line.startswith("### ")]
    assert [
        path.name for path in ASSETS.iterdir() if path.is_dir() and f"`{path.name}/`" not in readme
    ] == []
    assert [name for name in CELLS if not any(name in heading for heading in headings)] == []
