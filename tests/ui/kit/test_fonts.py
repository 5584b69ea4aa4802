"""Every letter of a name or of the catalogues is drawn in every font of words."""

import pytest
from kivy.uix.label import Label

from app.presenters.match.seats import DRAWN, clean_name
from app.services.i18n import catalogue, languages
from app.ui.kit.theme import ROLES
from tests.ui.glyphs import missing_letters
from tests.ui.table import Table

LETTERS = "".join(chr(code) for first, last in DRAWN for code in range(first, last + 1))
FONTS = sorted({font for font, _ in ROLES.values()})


@pytest.mark.parametrize("font", FONTS)
def test_no_letter_of_a_name_is_a_box(table: Table, font: str) -> None:
    letters = "".join(letter for letter in LETTERS if clean_name(f"a{letter}a") == f"a{letter}a")
    assert len(letters) > 700
    assert missing_letters(Label(text=letters, font_name=font)) == ""


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("language", languages())
def test_no_letter_of_a_language_is_a_box(table: Table, font: str, language: str) -> None:
    words = "".join(form for forms in catalogue(language).texts.values() for form in forms)
    assert missing_letters(Label(text=words, font_name=font)) == ""
