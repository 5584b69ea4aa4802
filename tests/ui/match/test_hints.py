"""Hints by touch: where to look, the move, why; only where they are wanted, from what one knows."""

from typing import Any

import pytest

from app.core.thinking import finished
from app.presenters.match.guide import Step
from app.presenters.match.turns_at_table import ALWAYS, HINTING, NEVER
from app.services.i18n import language_names
from app.services.settings import TextSize
from app.teacher.hints import hint
from app.ui.kit.words import said
from tests.ui import scenes, walker
from tests.ui.match.match_fingers import still
from tests.ui.table import Table

GAMES = ("shift", "connect")


def at_turn(table: Table, game: str, count: int = 0, wanted: str = ALWAYS, **options: Any) -> Any:
    still(table)
    scenes.at_home(table)
    match = scenes.begun(table, scenes.draft_of(game, count, **options))
    match.table[HINTING] = wanted
    return scenes.entered(table, game)


def key_of(page: Any) -> Any:
    """The worded one that leads on now."""
    ids = page.sheet.ids
    if page.game == "shift":
        return ids.side if ids.side.is_there else ids.small_side
    return ids.help if ids.help.is_there else ids.bulb


def led_on(table: Table, page: Any) -> None:
    table.tap_on(key_of(page))
    scenes.settled(table)


@pytest.mark.parametrize("size", [(412, 916), (320, 568), (916, 412), (1280, 800)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_three_touches_on_one_key_show_all_of_it(
    table: Table, game: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    page = at_turn(table, game)
    words = page.shell.words.catalogue
    found = finished(hint(game, page.table.match.view(page.table.seat)))
    led_on(table, page)
    assert page.hints.guide.cells == found.where
    assert words.text("hint.look") in page.hint
    led_on(table, page)
    assert page.hints.guide.words == ""
    deed = page.table.deed(page.deeds.finger) if game == "connect" else None
    pushed = page.table.push(page.deeds.finger, page.deeds.finger.arrow) if deed is None else deed
    assert pushed == found.moves[0]
    led_on(table, page)
    assert page.hints.guide.step is Step.WHY
    assert page.hints.guide.hint.why == found.why
    assert len(page.hint) > len(words.text("hint.look"))
    led_on(table, page)
    assert not page.hints.guide.words
    assert not page.table.match.moves, "a hint plays nothing"


def test_a_finger_that_meant_the_reason_gives_no_turn_away(table: Table) -> None:
    page = at_turn(table, "shift")
    led_on(table, page)
    led_on(table, page)
    page.deeds.push_in()
    scenes.settled(table)
    for _ in range(6):
        table.tap_at_once(*page.sheet.ids.side.to_window(*page.sheet.ids.side.center))
    assert page.hints.guide.step is Step.MOVE, "the bulb leads on while walking"
    assert len(page.table.match.moves) == 1


@pytest.mark.parametrize("game", GAMES)
def test_followed_it_shows_the_rest_of_the_turn_and_is_gone_after_it(
    table: Table, game: str
) -> None:
    page = at_turn(table, game)
    found = finished(hint(game, page.table.match.view(page.table.seat)))
    led_on(table, page)
    led_on(table, page)
    page.play(found.moves[0])
    scenes.settled(table)
    rest = page.table.match.moves[1:]
    assert rest or page.hints.guide.hint.moves == found.moves[1:]
    if not rest:
        page.play(found.moves[1])
        scenes.settled(table)
    assert not page.hints.guide.is_under_way


@pytest.mark.parametrize("game", GAMES)
def test_what_a_hint_says_goes_as_soon_as_that_is_done(table: Table, game: str) -> None:
    page = at_turn(table, game)
    for _ in range(3):
        led_on(table, page)
    why = page.hint
    assert why == said(page.shell.words.catalogue, page.hints.guide.why)
    heard = []
    page.bind(hint=lambda _, words: heard.append(words))
    for move in page.hints.guide.hint.moves:
        if page.table.is_in_hand:
            page.play(move)
            heard.append(page.hint)
            scenes.settled(table)
    assert why not in (page.hint, *heard)


def test_another_touch_takes_the_hint_away(table: Table) -> None:
    page = at_turn(table, "shift")
    led_on(table, page)
    led_on(table, page)
    page.deeds.turn_spare(1)
    assert not page.hints.guide.is_under_way
    assert page.board.model.shown.cells == ()


@pytest.mark.parametrize(
    ("wanted", "count", "options", "has_hints"),
    [
        ("fitting", 2, {}, False),
        ("fitting", 2, {"open_cards": True}, True),
        ("fitting", 1, {}, True),
        (ALWAYS, 2, {}, True),
        (NEVER, 1, {}, False),
    ],
)
def test_a_table_that_wants_none_has_none(
    table: Table, wanted: str, count: int, options: dict[str, Any], has_hints: bool
) -> None:
    page = at_turn(table, "shift", count, wanted, **options)
    catalogue = page.shell.words.catalogue
    assert page.hints.guide.is_offered is has_hints
    assert (page.sheet.ids.side.text == catalogue.text("hint.ask")) is has_hints
    page.hints.next()
    scenes.settled(table)
    assert page.hints.guide.is_under_way is has_hints


def test_the_menu_leads_to_it_too(table: Table) -> None:
    page = at_turn(table, "shift")
    page.menu.open()
    table.frames(3)
    wanted = page.shell.words.catalogue.text("hint.ask")
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    [key] = [key for key in sheet.walk() if getattr(key, "name", "") == wanted]
    table.tap_on(key)
    scenes.settled(table)
    assert page.hints.guide.step is Step.LOOK


def test_whoever_taps_on_while_it_is_thought_waits_no_longer(table: Table) -> None:
    page = at_turn(table, "shift")
    thinker = table.app.shell.thinker
    thinker._wake = lambda: None
    page.hints.next()
    thought = thinker._thought
    page.hints.next()
    assert thinker._thought is thought is not None
    while thinker.run_slice():
        pass
    assert page.hints.guide.is_under_way
    page.play(next(iter(page.table.match.game.legal_moves(page.table.match.state))))
    assert not page.hints.guide.is_under_way


def test_a_thought_that_is_too_late_shows_nothing(table: Table) -> None:
    page = at_turn(table, "shift")
    thinker = table.app.shell.thinker
    thinker._wake = lambda: None
    page.hints.next()
    assert thinker.is_busy
    page.play(next(iter(page.table.match.game.legal_moves(page.table.match.state))))
    while thinker.run_slice():
        continue
    scenes.settled(table)
    assert not page.hints.guide.is_under_way


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_the_same_in_worlds_that_look_the_same(table: Table, game: str) -> None:
    """Asked for another state that its seat cannot tell from this one."""
    page = at_turn(table, game)
    rules, match = page.table.match.game, page.table.match
    own = finished(page.table.thought_hint())
    other = rules.sample(match.view(page.table.seat), 99)
    assert rules.observe(other, page.table.seat) == match.view(page.table.seat)
    assert finished(hint(game, rules.observe(other, page.table.seat))) == own


@pytest.mark.parametrize("size", [(640, 360), (320, 568), (1280, 800)], ids=str)
def test_gos_reason_is_whole_and_on_its_board_in_every_language(
    table: Table, size: tuple[int, int]
) -> None:
    still(table)
    table.app.shell.settings.change(text_size=TextSize.LARGEST)
    table.resize(*size)
    for language, _ in language_names():
        table.app.shell.settings.change(language=language)
        scenes.own_scenes("go")["go_hint_3"](table)
        page: Any = table.app.shell.navigator.page
        assert page.hints.guide.step is Step.WHY
        assert page.pointing._is_lit
        assert page.sheet.why
        assert walker.faults(table, has_pixels=False) == []


def test_it_is_read_aloud_only_where_all_may_hear_it(table: Table) -> None:
    said: list[str] = []
    for count, is_heard in ((1, True), (2, False)):
        page = at_turn(table, "shift", count)
        page.shell.aloud.say = lambda *words: said.extend(map(str, words))
        said.clear()
        page.hints.next()
        scenes.settled(table)
        assert any("hint.look" in words for words in said) is is_heard
