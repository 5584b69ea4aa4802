"""The colours of tables: Connect's, a cream one by day, is dark in the dark."""

import pytest

from app.presenters.face import Face
from app.presenters.faces import FACES


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.game)
def test_every_table_is_dark_in_the_dark(face: Face) -> None:
    for atlas in face.tables:
        light = int(face.table(atlas, is_dark=True).light[1:3], 16)
        assert light < 0x60, f"{face.game} {atlas}"
    assert face.tables == {atlas: face.table(atlas, is_dark=False) for atlas in face.tables}
