"""A phone that dropped all pictures while the app was away shows the same as before."""

from pathlib import Path

from kivy.graphics.opengl import glDeleteTextures, glIsTexture
from kivy.graphics.texture import Texture
from PIL import Image

from app.ui.kit.atlas import atlas_for
from tests.ui.match.match_fingers import still
from tests.ui.shift.shift_fingers import begun
from tests.ui.table import Table


def drop(*textures: Texture) -> None:
    for texture in textures:
        glDeleteTextures(1, texture.id.to_bytes(4, "little"))


def pixels(table: Table, path: Path) -> bytes:
    with Image.open(table.picture(path)) as image:
        return image.convert("RGB").tobytes()


def differing(before: bytes, after: bytes) -> float:
    """The share of values that look different. A picture drawn anew may come from a neighbouring
    mipmap level, so a few shades do not count."""
    far = sum(abs(one - other) > 32 for one, other in zip(before, after, strict=True))
    return far / len(before)


def resumed(table: Table) -> None:
    table.app.on_resume()
    table.frames(5)


def test_lost_pictures_are_made_anew(table: Table, tmp_path: Path) -> None:
    still(table)
    page = begun(table, open_cards=True)
    atlas = atlas_for(page.model.edition, page.board.geometry.cell).texture
    before = pixels(table, tmp_path / "before.png")
    drop(table.app._graphics._mark, atlas)
    assert not glIsTexture(atlas.id)
    resumed(table)
    assert glIsTexture(atlas.id)
    assert differing(before, pixels(table, tmp_path / "after.png")) < 0.02


def test_pictures_that_are_there_are_left_alone(table: Table) -> None:
    atlas = atlas_for("seats", 100).texture
    loaded = atlas.id
    resumed(table)
    assert atlas.id == loaded
