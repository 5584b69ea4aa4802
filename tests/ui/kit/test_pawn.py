"""Pawns and the game's sign are sharp at the size that they have, whenever they come to it."""

import pytest
from kivy.uix.widget import Widget

from app.ui.kit.atlas import atlas_for
from app.ui.kit.emblem import Emblem
from app.ui.kit.pawn import ATLAS, Pawn
from tests.ui.table import Table


@pytest.mark.parametrize(("kind", "name"), [(Pawn, "pawn/red"), (Emblem, "logo")])
def test_s21_a_picture_grows_with_its_place(table: Table, kind: type[Widget], name: str) -> None:
    picture = kind(size=(20, 20))
    small = picture.texture.size
    picture.size = 300, 300
    assert picture.texture.size == atlas_for(ATLAS, 300).region(name).size
    assert picture.texture.size > small
