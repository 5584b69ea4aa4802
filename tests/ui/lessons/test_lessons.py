"""Lessons by touch: the hand shows, what is wanted is done, what is not comes back."""

from itertools import groupby, product
from typing import Any

import pytest

from app.presenters.lessons.lesson_words import lesson_phrase, step_phrase
from app.presenters.match.menu import Deed
from app.presenters.setup.draft import of_kind, with_options
from app.presenters.setup.offer import Kind
from app.presenters.shift.board_model import Finger
from app.services.i18n import catalogue, language_names
from app.services.settings import Motion, TextSize
from app.teacher.lessons import LESSONS, REFUSED, Gesture, Lesson, lessons_of
from app.ui.kit.read_aloud import ReadAloud
from app.ui.kit.text import Text
from app.ui.lessons import lesson_help
from app.ui.lessons.lesson_help import SOON
from app.ui.match.restless import QUICK
from app.ui.shell.begin import begun_by
from tests.ui import scenes
from tests.ui.kit.test_read_aloud import Voice
from tests.ui.lessons.lesson_fingers import (
    begun,
    do_as_shown,
    gesture,
    hand_of,
    named,
    page_of,
    play,
    settle,
)
from tests.ui.lessons.scenes import offered, offered_between
from tests.ui.shift.shift_fingers import play_by_drag
from tests.ui.table import Table

SIZES = (
    *((320, 480), (320, 568), (360, 640), (412, 915), (640, 360)),
    *((800, 1280), (1280, 800), (360, 360)),
)
LOOKS = tuple(product((code for code, _ in language_names()), TextSize, SIZES))
GAMES = ("shift", "go", "connect")
CATALOGUE = catalogue("en")

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.key)


@pytest.fixture(autouse=True)
def still(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.STILL, language="en")


@every_lesson
def test_a_lesson_is_played_to_its_end_by_touch(table: Table, lesson: Lesson) -> None:
    page = begun(table, lesson)
    play(table, page)
    assert page.panel == "end"
    assert table.app.shell.lessons.is_done(lesson)


@pytest.mark.parametrize(("language", "text_size", "size"), LOOKS, ids=str)
def test_in_every_language_and_size_a_lesson_of_each_game_is_played(
    table: Table, language: str, text_size: TextSize, size: tuple[int, int]
) -> None:
    """Another one in each of them: all are played in every language, at every size of text."""
    table.app.shell.settings.change(language=language, text_size=text_size)
    table.resize(*size)
    for game in GAMES:
        lesson = lesson_at(game, SIZES.index(size))
        page = begun(table, lesson)
        assert page.lesson._parts.strip.ids.skip.is_there
        play(table, page)
        assert page.panel == "end"
        assert table.app.shell.lessons.is_done(lesson)


def lesson_at(game: str, number: int) -> Lesson:
    return lessons_of(game)[number % len(lessons_of(game))]


def test_every_lesson_is_among_those_played_at_some_size() -> None:
    found = {lesson_at(game, number) for game in GAMES for number in range(len(SIZES))}
    assert found == {*LESSONS}


@every_lesson
def test_each_gesture_is_shown_where_it_works(table: Table, lesson: Lesson) -> None:
    """The hand's own way, done by a finger, brings the lesson on, by ear as well: what is pointed
    at was just said. Each step is spoken, once."""
    voice, shell = Voice(), table.app.shell
    shell.aloud = ReadAloud(voice, shell.settings, table.app.words)
    shell.settings.change(read_aloud=True)
    page = begun(table, lesson)
    shown: list[Gesture] = []
    while page.panel != "end" and len(shown) < 12:
        shown.append(asked(table, page, SOON))
        if shown[-1] in REFUSED:
            shown.append(asked(table, page, lesson_help.LOOKS))
        pointing = page.lesson._parts.help._pointing()
        way = page.lesson._parts.help._guide.way(pointing)
        done_before = state_of(page)
        do_as_shown(table, pointing, way)
        settle(table, page)
        assert state_of(page) != done_before
    assert page.panel == "end"
    told = [step_phrase(gesture).key for gesture, _ in groupby(shown)]
    assert [key for key in map(spoken_key, voice.said) if key] == told
    intro = shell.words.catalogue.text(lesson_phrase(lesson).key)
    assert any(said.startswith(intro) for said in voice.said)


def asked(table: Table, page: Any, after: float) -> Gesture:
    """What the hand shows by then."""
    table.wait(after + 0.1)
    table.frames(2)
    gesture: Gesture = page.lesson._parts.help._asked.gesture
    return gesture


def spoken_key(said: str) -> str:
    """Of the step that this is about, if it is about one."""
    texts = {CATALOGUE.text(f"lesson.step.{each}"): f"lesson.step.{each}" for each in Gesture}
    return next((key for text, key in texts.items() if said.endswith(text)), "")


def state_of(page: Any) -> tuple[object, ...]:
    """What a gesture changes."""
    finger = getattr(getattr(page, "deeds", None), "finger", None)
    tray = page.fingers.tray.faces if page.game == "go" else None
    return len(page.table.match.moves), finger, tray, page.panel


def test_a_push_that_does_not_serve_comes_back_and_the_hand_shows_it(table: Table) -> None:
    page = begun(table, named("shift.push"))
    play_by_drag(table, page, page.table.push(Finger(), 5))
    settle(table, page)
    assert page.table.match.moves == ()
    table.wait(SOON + 0.1)
    assert hand_of(page)._hand.is_shown


def test_a_tile_that_leads_nowhere_comes_back(table: Table) -> None:
    page = begun(table, named("connect.turn"))
    start = page.tray.spot(0)
    x, y = page.board.view.at(2, 0)
    table.tap(*start)
    table.tap(x, y)
    said: list[object] = []

    def note(_: object, model: Any) -> None:
        said.extend((model.title, model.hint, model.leave) if page.table.match.moves else ())

    page.bind(model=note)
    table.wait(QUICK)
    table.tap(x, y)
    settle(table, page)
    again = page.shell.words.catalogue.text("lesson.like_this")
    assert page.table.match.moves == ()
    assert page.hint == again
    assert said
    assert not any(said)


def test_at_another_arrow_the_key_is_dead_and_at_the_right_one_the_hand_leads_to_it(
    table: Table,
) -> None:
    page = begun(table, named("shift.push"))
    push = page.table.match.game.decode("n1:SW")
    guide = page.lesson._parts.help._guide
    for arrow, can_push in ((5, False), (push.arrow, True)):
        page.deeds.take(Finger(turns=page.deeds.finger.turns, arrow=arrow))
        page.refresh()
        assert page.model.main_key.is_on is can_push
        assert guide.pointing(push).is_at_key is can_push


def test_undo_asks_again_for_what_was_taken_back(table: Table) -> None:
    page = begun(table, named("shift.push"))
    push = page.table.match.game.decode("n1:SW")
    table.wait(SOON + 0.1)
    assert page.notices.now is not None
    gesture(table, page, push)
    assert len(page.table.match.moves) == 1
    assert page.notices.now is None
    page.undo()
    settle(table, page)
    table.wait(SOON + 0.1)
    assert page.lesson._parts.help._move == push
    play(table, page)
    assert page.panel == "end"


def test_a_lesson_can_be_left_out_at_any_moment(table: Table) -> None:
    first, second, *_ = lessons_of("shift")
    page = begun(table, first)
    table.tap_on(page.lesson._parts.strip.ids.skip)
    settle(table, page_of(table))
    assert page_of(table).lesson.lesson == second
    assert not table.app.shell.lessons.is_done(first)


def test_whoever_goes_while_a_find_is_told_has_done_the_lesson(table: Table) -> None:
    lesson, *_ = lessons_of("shift")
    page = begun(table, lesson)
    *before, last = (page.table.match.game.decode(step.move) for step in lesson.steps)
    for move in before:
        gesture(table, page, move)
    table.app.shell.settings.change(motion=Motion.NORMAL)
    page.play(last)
    table.frames(2)
    assert page.panel != "end"
    table.app.shell.navigator.back()
    table.frames(2)
    assert table.app.shell.lessons.is_done(lesson)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("place", [0, -1])
def test_after_the_first_turn_and_the_last_lesson_a_game_begins(
    table: Table, game: str, place: int
) -> None:
    page = begun(table, [each for each in lessons_of(game) if not each.is_extra][place])
    play(table, page)
    table.tap_on(page._panels["end"].ids.next)
    table.frames(2)
    assert table.app.shell.navigator.page_name == "new_game"
    assert page_of(table).game == game


@pytest.mark.parametrize("game", GAMES)
def test_it_is_offered_until_that_is_answered(table: Table, game: str) -> None:
    """Neither a stray tap nor leaving is an answer."""
    offered(table, game)
    page, shell = page_of(table), table.app.shell
    table.tap(page.width / 2, page.height * 0.7)
    assert page.offer.card is not None
    shell.navigator.home()
    table.frames(2)
    assert page.offer.card is None
    shell.navigator.go(page.game)
    table.frames(4)
    assert page.offer.card is not None
    table.tap_on(page.offer.card.ids.close)
    assert page.offer.card is None
    assert not shell.lessons.offers(game)
    shell.navigator.home()
    shell.navigator.go(page.game)
    table.frames(4)
    assert page.offer.card is None


def test_bots_wait_until_the_offer_is_answered(table: Table) -> None:
    scenes.at_home(table)
    shell = table.app.shell
    shell.lessons._keep(frozenset(), frozenset())
    draft = of_kind(scenes.draft_of("shift"), Kind.ALONE)
    _, slot = begun_by(shell, with_options(draft, {"first": 1}), scenes.SEED)
    shell.navigator.go("shift", match=slot, is_begun=True)
    page = page_of(table)
    for _ in range(60):
        table.wait(0.1)
    assert page.table.match.moves == ()
    table.tap_on(page.offer.card.ids.close)
    for _ in range(200):
        table.wait(0.1)
        if page.table.match.moves:
            break
    assert page.table.match.moves


@pytest.mark.parametrize("size", [size for size in SIZES if size != (360, 360)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_offer_hides_nothing_of_the_board(
    table: Table, game: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    offered(table, game)
    page = page_of(table)
    card = page.offer.card
    assert card is not None
    assert card.height >= card.minimum_height
    for x, y in corners(page):
        assert not card.collide_point(x, y)


@pytest.mark.parametrize("text_size", [TextSize.NORMAL, TextSize.LARGEST])
def test_the_offer_asks_in_words_however_low_its_sheet_is(
    table: Table, text_size: TextSize
) -> None:
    table.app.shell.settings.change(text_size=text_size)
    table.resize(360, 640)
    offered(table, "connect")
    page = page_of(table)
    card = page.offer.card
    words = [child.text for child in card.children if isinstance(child, Text) and child.height]
    assert words == [CATALOGUE.text("lesson.minute"), CATALOGUE.text("lesson.first")]
    assert card.height >= card.minimum_height
    assert not any(card.collide_point(x, y) for x, y in corners(page))
    table.app.shell.settings.change(text_size=TextSize.NORMAL)


@pytest.mark.parametrize("size", [(800, 1280), (1280, 800), (1024, 768)], ids=str)
@pytest.mark.parametrize(("game", "page_name"), [("shift", "shift"), ("go", "go_faces")])
def test_between_seats_the_offer_stands_in_the_middle_of_a_dark_page(
    table: Table, game: str, page_name: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    offered_between(table, game, page_name)
    page = page_of(table)
    shade, card = page.offer._shade, page.offer.card
    assert shade.is_there
    assert shade.size == page.size
    assert card.center == page.center
    assert card.height >= card.minimum_height
    table.tap_on(card.ids.close)
    assert shade.parent is None


def corners(page: Any) -> list[tuple[float, float]]:
    """Of what is played on: Connect's table is endless, its tiles are not."""
    board = page.board
    if page.game != "connect":
        inner = (board.x + 1, board.right - 1), (board.y + 1, board.top - 1)
        return [board.to_window(x, y) for x in inner[0] for y in inner[1]]
    places = [board.view.at(column, row) for column in (0, 1) for row in (0, 1)]
    far = board.view.cell / 2 - 1
    asides = [(dx, dy) for dx in (far, -far) for dy in (far, -far)]
    return [page.ground.to_window(x + dx, y + dy) for x, y in places for dx, dy in asides]


def test_the_offer_leads_to_the_lessons_and_back_to_the_match(table: Table) -> None:
    offered(table, "shift")
    match = page_of(table).table.match
    table.tap_on(page_of(table).offer.card.ids.take)
    table.frames(2)
    assert table.app.shell.navigator.page_name == "shift_lesson"
    table.tap_on(page_of(table).lesson._parts.strip.ids.skip)
    table.frames(2)
    assert table.app.shell.navigator.page_name == "shift"
    assert page_of(table).table.match is match
    assert page_of(table).offer.card is None, "to skip it is an answer"


def test_a_first_turn_that_is_left_in_its_middle_is_offered_again(table: Table) -> None:
    """It was forgotten: whoever had begun it was never asked again, and knew nothing."""
    offered(table, "shift")
    table.tap_on(page_of(table).offer.card.ids.take)
    table.frames(2)
    table.app.shell.navigator.back()
    table.frames(2)
    page = page_of(table)
    assert table.app.shell.navigator.page_name == "shift"
    table.tap_on(page.offer.card.ids.take)
    table.frames(2)
    assert table.app.shell.navigator.page_name == "shift_lesson"


def test_at_the_end_of_an_offered_lesson_the_strong_key_leads_to_the_match(table: Table) -> None:
    offered(table, "shift")
    match = page_of(table).table.match
    table.tap_on(page_of(table).offer.card.ids.take)
    table.frames(2)
    page_of(table).show_panel("end")
    table.frames(3)
    table.tap_on(page_of(table)._panels["end"].ids.further)
    settle(table, page_of(table))
    assert page_of(table).lesson.lesson == lessons_of("shift")[1]
    page_of(table).show_panel("end")
    table.frames(3)
    table.tap_on(page_of(table)._panels["end"].ids.next)
    table.frames(3)
    assert page_of(table).table.match is match


def test_the_menu_of_a_match_leads_to_lessons_that_of_a_lesson_to_none(table: Table) -> None:
    offered(table, "connect")
    page = page_of(table)
    page.offer.close()
    page.menu.open()
    rows = [row.row.icon for row in keys_of_sheet(table)]
    assert "gesture-tap" in rows
    page = begun(table, named("connect.lay"))
    page.menu.open()
    assert "gesture-tap" not in [row.row.icon for row in keys_of_sheet(table)]
    scenes.at_home(table)


def keys_of_sheet(table: Table) -> list[Any]:
    table.frames(2)
    sheet: Any = table.app.shell.navigator.sheet
    return [one for one in sheet.walk() if hasattr(one, "row")]


@pytest.mark.parametrize("key", ["shift.push", "shift.ride"])
def test_a_tile_laid_straight_on_its_picture_is_pushed_in(table: Table, key: str) -> None:
    """As children do, who do not know that the arrow is the way in."""
    page = begun(table, named(key))
    table.wait(SOON + 0.1)
    table.frames(2)
    spare, *_, entry = hand_of(page)._ghost.way
    table.drag(spare, entry)
    settle(table, page)
    assert len(page.table.match.moves) == 1


@pytest.mark.parametrize("way", ["begin", "list"])
def test_a_lesson_begun_from_the_rules_of_a_match_leads_back_to_the_match(
    table: Table, way: str
) -> None:
    scenes.at_home(table)
    scenes.begun(table, scenes.draft_of("shift", 1))
    page: Any = scenes.entered(table, "shift")
    match = page.table.match
    page.menu.do(Deed.RULES)
    table.frames(3)
    learn = page_of(table).ids.learn.ids
    if way == "begin":
        table.tap_on(learn.begin)
    else:
        table.tap_on(learn.list)
        table.frames(3)
        table.tap_on(keys_of_sheet(table)[-1])
    table.frames(3)
    assert table.app.shell.navigator.page_name == "shift_lesson"
    table.app.shell.navigator.back()
    table.frames(3)
    assert table.app.shell.navigator.page_name == "shift"
    assert page_of(table).table.match is match


def test_in_a_lesson_nobody_is_asked_to_stay(table: Table) -> None:
    page = begun(table, named("shift.push"))
    gesture(table, page, page.table.match.game.decode(named("shift.push").steps[0].move))
    settle(table, page)
    assert page.model.is_walk
    assert not page.model.side_key.is_on
