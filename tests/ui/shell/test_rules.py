"""The rules: every section with its picture, in lines that are good to read."""

import pytest
from kivy.core.text import Label as Measure

from app.presenters.faces import FACES, face_of
from app.ui.kit.atlas import atlas_for
from app.ui.shell.rule_card import RuleCard
from tests.ui.shell.shell_walk import keys, press, texts
from tests.ui.table import Table


@pytest.fixture
def page(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    return table


@pytest.mark.parametrize("game", [face.game for face in FACES])
def test_every_section_is_shown(page: Table, game: str) -> None:
    page.app.shell.navigator.go("rules", game=game)
    page.frames(3)
    words = page.app.words.catalogue
    said = set(texts(page))
    assert {words.text(section.title_key) for section in face_of(game).book} <= said
    assert {words.text(section.text_key) for section in face_of(game).book} <= said


@pytest.mark.parametrize("game", [face.game for face in FACES])
def test_every_picture_is_in_its_atlas(page: Table, game: str) -> None:
    figures = [section.figure for section in face_of(game).book if section.figure]
    missing = [
        (figure.atlas, sprite.name)
        for figure in figures
        for sprite in figure.sprites
        if sprite.name not in atlas_for(figure.atlas, 64).sizes
    ]
    assert missing == []


def test_a_tap_on_a_picture_shows_that_game(page: Table) -> None:
    navigator = page.app.shell.navigator
    navigator.go("rules", game="shift")
    page.frames(3)
    press(page, "Connect", lambda: navigator.page.game == "connect")
    chosen = [key.name for key in keys(page) if getattr(key, "is_chosen", False)]
    assert chosen == ["Connect"]


def test_house_rulings_are_named(page: Table) -> None:
    page.app.shell.navigator.go("rules", game="shift")
    page.frames(3)
    assert texts(page).count("HOUSE RULE") == 1


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), (1920, 1200)], ids=str)
def test_lines_have_45_to_75_letters_on_wide_windows(page: Table, size: tuple[int, int]) -> None:
    page.resize(*size)
    page.app.shell.navigator.go("rules", game="shift")
    page.frames(5)
    [card, *_] = [w for w in page.app.shell.navigator.walk() if isinstance(w, RuleCard)]
    label, sentences = card.ids.words, page.app.words.catalogue.text(card.section.text_key)
    measure = Measure(font_name=label.font_name, font_size=label.font_size)
    letters = label.width / (measure.get_extents(sentences)[0] / len(sentences))
    page.resize(412, 916)
    assert 45 <= letters <= 75
