"""The rules: every section with its picture, in lines that are good to read."""

import pytest
from kivy.core.text import Label as Measure

from app.presenters.faces import FACES, face_of
from app.ui.kit.atlas import atlas_for
from app.ui.shell.rule_card import RuleCard
from app.ui.shell.rules_page import AT_ONCE
from tests.ui.shell.shell_walk import keys, press, texts, wait
from tests.ui.table import Table


@pytest.fixture
def page(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    return table


def cards(page: Table) -> list[RuleCard]:
    return list(page.app.shell.navigator.page.ids.sections.children[::-1])


def read(page: Table, game: str) -> None:
    """The rules of a game, all of them built."""
    page.app.shell.navigator.go("rules", game=game)
    page.make_ahead()
    page.frames(3)
    assert len(cards(page)) == len(face_of(game).book)


@pytest.mark.parametrize("game", [face.game for face in FACES])
def test_every_section_has_its_title_and_few_words(page: Table, game: str) -> None:
    read(page, game)
    words = page.app.words.catalogue
    said, book = set(texts(page)), face_of(game).book
    assert {words.text(section.title_key) for section in book if not section.is_main} <= said
    assert {words.text(section.short_key) for section in book if section.is_main} <= said
    assert not {words.text(section.text_key) for section in book} & said


def test_a_tap_on_a_section_says_all_of_it(page: Table) -> None:
    read(page, "connect")
    for card in cards(page):
        card.dispatch("on_release")
    page.frames(3)
    words = page.app.words.catalogue
    book = face_of("connect").book
    assert {words.text(section.text_key) for section in book} <= set(texts(page))
    cards(page)[0].dispatch("on_release")
    page.frames()
    assert words.text(book[0].text_key) not in set(texts(page))


@pytest.mark.parametrize("game", [face.game for face in FACES])
def test_every_picture_is_in_its_atlas(page: Table, game: str) -> None:
    figures = [section.scene.end for section in face_of(game).book if section.scene.seconds]
    figures += [section.scene.at(0.0) for section in face_of(game).book if section.scene.seconds]
    missing = [
        (figure.atlas, sprite.name)
        for figure in figures
        for sprite in figure.sprites
        if sprite.name not in atlas_for(figure.atlas, 64).sizes
    ]
    assert missing == []


def test_scenes_in_sight_play_once_one_after_another_then_nothing_moves(page: Table) -> None:
    page.app.shell.settings.change(motion="normal")
    page.app.shell.navigator.go("rules", game="connect")
    first, second = (card.ids.scene for card in cards(page)[:2])
    wait(page, lambda: first.motion.is_running)
    assert not second.was_seen
    assert first.figure != first.scene.end
    first.motion.finish()
    assert first.figure == first.scene.end
    assert second.motion.is_running
    for card in cards(page):
        card.ids.scene.motion.finish()
    page.frames(3)
    assert not any(card.ids.scene.motion.is_running for card in cards(page))


def test_a_tap_plays_a_scene_again_and_what_leaves_the_screen_stands_still(page: Table) -> None:
    read(page, "connect")
    wait(page, lambda: cards(page)[0].ids.scene.was_seen)
    assert not cards(page)[0].ids.scene.motion.is_running
    page.app.shell.settings.change(motion="normal")
    scene = cards(page)[0].ids.scene
    page.tap_on(scene)
    assert scene.motion.is_running
    page.app.shell.navigator.back()
    assert not scene.motion.is_running
    assert scene.figure == scene.scene.end


def test_a_tap_on_a_picture_shows_that_game(page: Table) -> None:
    navigator = page.app.shell.navigator
    navigator.go("rules", game="shift")
    page.frames(3)
    press(page, "Connect", lambda: navigator.page.game == "connect")
    chosen = [key.name for key in keys(page) if getattr(key, "is_chosen", False)]
    assert chosen == ["Connect"]


def test_few_sections_are_built_at_once_and_what_is_read_stays_in_its_place(page: Table) -> None:
    """The others follow one by one, as somebody comes near them or while the page rests."""
    page.app.shell.navigator.go("rules", game="shift")
    assert len(cards(page)) == AT_ONCE
    page.frames(2)
    scroller = page.app.shell.navigator.page.ids.scroller
    scroller.scroll_y = 0.5
    page.frames()
    tops = {cards(page)[0].to_window(0, cards(page)[0].top)[1]}
    while page.app.shell.navigator.page._ahead.do_next():
        page.frames()
    assert len(cards(page)) == len(face_of("shift").book)
    page.frames(3)
    tops.add(cards(page)[0].to_window(0, cards(page)[0].top)[1])
    assert max(tops) - min(tops) < 3


def test_a_section_that_is_asked_for_is_scrolled_to(page: Table) -> None:
    book = face_of("shift").book
    page.app.shell.navigator.go("rules", game="shift", section=book[-1].name)
    page.wait(1)
    page.frames(3)
    last = cards(page)[-1]
    assert last.section == book[-1]
    assert last.to_window(0, last.y)[1] > -1


def test_house_rulings_are_named(page: Table) -> None:
    read(page, "shift")
    assert texts(page).count("HOUSE RULE") == 1


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), (1920, 1200)], ids=str)
def test_lines_have_45_to_75_letters_on_wide_windows(page: Table, size: tuple[int, int]) -> None:
    page.resize(*size)
    read(page, "shift")
    [card, *_] = [w for w in page.app.shell.navigator.walk() if isinstance(w, RuleCard)]
    card.dispatch("on_release")
    page.frames(3)
    label, sentences = card.ids.words, page.app.words.catalogue.text(card.section.text_key)
    measure = Measure(font_name=label.font_name, font_size=label.font_size)
    letters = label.width / (measure.get_extents(sentences)[0] / len(sentences))
    page.resize(412, 916)
    assert 45 <= letters <= 75
