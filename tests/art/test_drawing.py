"""What lies in assets is what the code draws. Needs the packages of requirements/art.lock."""

import wave

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("scipy")
pytest.importorskip("PIL")

from PIL import Image  # noqa: E402

from tests.art.listing import ASSETS, boxes  # noqa: E402
from tools.art import go_tiles, shift_tiles, signs  # noqa: E402
from tools.art.atlas import Sprites  # noqa: E402
from tools.art.field import Array  # noqa: E402
from tools.art.packing import Box, packed  # noqa: E402
from tools.art.paint import Picture, straight  # noqa: E402
from tools.sounds import SOUNDS, levelled  # noqa: E402

TOLERANCE = 3  # of 255, on average: rounding differs between processors


def committed(atlas: str, cell: int, name: str) -> Array:
    x, y, width, height = boxes(atlas, cell)[name]
    sheet = Image.open(ASSETS / "atlas" / f"{atlas}_{cell}.png").convert("RGBA")
    return np.asarray(sheet.crop((x, y, x + width, y + height)), dtype=float)


@pytest.mark.parametrize("theme", ["crew", "galaxy", "magic"])
def test_a_tile_drawn_anew_is_the_one_in_the_atlas(theme: str) -> None:
    sprites = Sprites(320)
    sprites.add("tile", shift_tiles.tile(theme, "NES", False, 0, 320), textured=True)
    difference = sprites.reduced("tile", 96 / 320) - committed(theme, 96, "tile/NES/0")
    assert np.abs(difference).mean() < TOLERANCE


def test_a_sign_drawn_anew_is_the_one_in_the_atlas() -> None:
    sprites = Sprites(320)
    sprites.add("bead", signs.bead("#D8431F", 320))
    difference = sprites.reduced("bead", 0.5) - committed("magic", 160, "bead/red")
    assert np.abs(difference).mean() < TOLERANCE


def test_the_same_code_draws_the_same_twice() -> None:
    first, second = (shift_tiles.tile("magic", "NE", True, 0, 64) for _ in range(2))
    assert np.array_equal(first, second)


def brightness(art: Array) -> Array:
    return art[..., :3].sum(axis=-1)


@pytest.mark.parametrize("direction", "nesw")
def test_the_light_comes_from_the_top_left_however_a_tile_is_turned(direction: str) -> None:
    lit = brightness(go_tiles.go_tile("", "E", False, direction, 1, 96))
    rows, columns = lit.shape
    middle = slice(columns // 8, columns // 4)
    assert lit[3:6, middle].mean() > 1.2 * lit[-6:-3, middle].mean()
    middle = slice(rows // 8, rows // 4)
    assert lit[middle, 3:6].mean() > 1.1 * lit[middle, -6:-3].mean()


def test_a_hole_is_clear_and_its_tile_is_not() -> None:
    alpha = go_tiles.go_tile("", "E", True, "e", 1, 96)[..., 3]
    assert alpha[48, 48] == 0
    assert alpha[48, 144] == 1


def test_colour_bleeds_into_clear_pixels_but_alpha_does_not() -> None:
    picture = Picture(8)
    picture.lay((picture.x < 0).astype(float), "#FF0000")
    pixels = straight(picture.pixels)
    assert pixels[4, 4].tolist() == [255, 0, 0, 0]
    assert pixels[4, 3].tolist() == [255, 0, 0, 255]


def test_packing_fills_a_sheet_without_overlap() -> None:
    places = packed({str(n): (4, 4) for n in range(16)}, 16, 16)
    assert len({place[:2] for place in places.values()}) == 16
    assert not any(a.overlaps(b) for m, a in places.items() for n, b in places.items() if m < n)


def test_packing_says_what_does_not_fit() -> None:
    with pytest.raises(OverflowError, match="large"):
        packed({"large": (9, 9), "small": (2, 2)}, 8, 8)
    assert packed({"exact": (8, 8)}, 8, 8) == {"exact": Box(0, 0, 8, 8)}


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_made_anew_is_the_one_in_its_file(name: str) -> None:
    make, loudness = SOUNDS[name]
    made = levelled(make(np.random.default_rng(list(name.encode()))), loudness) * 32767
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav"), "rb") as file:
        kept = np.frombuffer(file.readframes(file.getnframes()), "<i2")
    assert np.abs(made - kept).max() < 40
