"""Every letter that a name may hold is drawn in every font that names are drawn in."""

import pytest
from kivy.uix.label import Label

from app.presenters.seats import DRAWN, clean_name
from app.ui.theme import ROLES
from tests.ui.glyphs import missing_letters
from tests.ui.table import Table

LETTERS = "".join(chr(code) for first, last in DRAWN for code in range(first, last + 1))
FONTS = sorted({font for font, _ in ROLES.values()})


@pytest.mark.parametrize("font", FONTS)
def test_no_letter_of_a_name_is_a_box(table: Table, font: str) -> None:
    letters = "".join(letter for letter in LETTERS if clean_name(f"a{letter}a") == f"a{letter}a")
    assert len(letters) > 700
    assert missing_letters(Label(text=letters, font_name=font)) == ""
