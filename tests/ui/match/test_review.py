"""The review by touch: it grows while one looks, jumps, shows what was possible, plays on."""

from typing import Any

import pytest

from app.core.game import Turn
from app.presenters.match.review_model import FIRST, SIGNS
from app.presenters.match.review_words import could_have
from app.services.settings import Motion, TextSize
from app.teacher.review import Mark
from app.ui.kit.read_aloud import ReadAloud
from app.ui.kit.words import said
from app.ui.match.legend_part import LegendPart
from app.ui.match.turn_sign import TurnSign
from tests.ui import scenes
from tests.ui.kit.test_read_aloud import Voice
from tests.ui.match.match_fingers import still
from tests.ui.table import Table


def reviewed(table: Table, game: str) -> Any:
    """In its midst, where more was possible."""
    still(table)
    scenes._reviewed(table, game)
    return table.app.shell.navigator.page


def answered(table: Table, answer: str) -> None:
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    table.tap_on(sheet.content.ids[answer])


def over(table: Table, game: str) -> Any:
    still(table)
    scenes.at_home(table)
    match = scenes.begun(table, scenes.draft_of(game, **scenes.short(game)))
    for move in scenes._moves_of_bots(game, match.start.seats):
        match.play(move)
    return scenes.entered(table, game)


@pytest.mark.parametrize("game", scenes.playable())
def test_one_touch_leads_from_the_end_to_the_review(table: Table, game: str) -> None:
    page = over(table, game)
    ids = page._panels["end"].ids
    table.tap_on((ids["end_keys"].ids if "end_keys" in ids else ids)["back"])
    assert page.panel == "back"
    assert page.back_through.review.model.is_there
    scenes.settled(table)
    assert page.back_through.review.model.share == 1


def test_it_grows_in_slices_and_stops_with_the_page(table: Table) -> None:
    page = over(table, "shift")
    thinker = table.app.shell.thinker
    thinker._wake = lambda: None
    page.look_back()
    review = page.back_through.review
    assert thinker.is_busy
    assert review.model.share == 0
    while review.model.share == 0:
        thinker.run_slice()
    assert 0 < review.model.share <= 1
    known = review.model
    page.back_through.close()
    assert not thinker.is_busy
    page.look_back()
    assert review.model.notes == known.notes


def test_nothing_is_told_before_the_end(table: Table) -> None:
    still(table)
    scenes._looking_back(table, "shift")
    page = table.app.shell.navigator.page
    bar = page.back_through.bar
    assert not page.back_through.review.model.is_there
    assert not table.app.shell.thinker.is_busy
    assert not bar.can_play_on
    assert not bar.can_show


def test_a_tap_on_the_curve_jumps_there(table: Table) -> None:
    page = reviewed(table, "shift")
    scrub = page.back_through.bar.ids.scrub
    x, y = scrub.to_window(*scrub.center)
    table.tap(x, y)
    assert page.back_through.at.at == round(page.back_through.at.count / 2)


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_what_was_possible_is_seen_on_the_board_and_goes_again(table: Table, game: str) -> None:
    page = reviewed(table, game)
    bar, own, at = page.back_through.bar, page.table, page.back_through.at.at
    played = page.board.model
    table.tap_on(bar.ids.possible if bar.parts.has_words else bar.ids.show_sign)
    scenes.settled(table)
    assert bar.shows
    assert (bar.ids.played.is_chosen, bar.ids.possible.is_chosen) == (False, True)
    assert page.table is not own
    assert page.board.model != played
    [row] = [row for row in bar.ids.steps.children if row.is_now]
    said = could_have(game, page.table.turn_words)
    assert row.step.words == (said if len(said) < 3 else (said[0], said[-1]))
    table.tap_on(bar.ids.played if bar.parts.has_words else bar.ids.show_sign)
    assert page.table is own
    assert page.board.model == played
    assert page.back_through.at.at == at


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_it_begins_with_great_moments_and_each_is_played(table: Table, game: str) -> None:
    still(table)
    page = scenes._review_begun(table, game)
    back, bar = page.back_through, page.back_through.bar
    assert back.shows_cards
    ids, found = back.front.moments.ids, back.front.moments.model
    assert {one.icon for one in found} & {SIGNS[mark] for mark in marks(page)}
    for number, moment in enumerate(found):
        assert back.front.moments.now == moment
        table.tap_on(ids.picture if number else ids.show)
        scenes.settled(table)
        assert not back.shows_cards
        assert back.at.at == moment.step
        assert back.review.shows is moment.is_missed
        assert bar.step.number == moment.step
        table.tap_on(bar.ids.done)
        scenes.settled(table)
        assert back.shows_cards
        table.tap_on(ids.forward)
    assert back.front.moments.at == 0
    table.tap_on(ids.turns)
    assert not back.shows_cards
    assert back.at.at == 0
    table.tap_on(bar.ids.done)
    assert page.goes_back()
    assert page.panel == "end"
    assert not back.shows_cards


def test_a_swipe_turns_to_the_next_moment_and_plays_none(table: Table) -> None:
    still(table)
    page = scenes._review_begun(table, "shift")
    moments = page.back_through.front.moments
    picture = moments.ids.picture
    x, y = picture.to_window(*picture.center)
    table.drag((x, y), (x - 90, y))
    assert moments.at == 1
    table.drag((x, y), (x + 90, y))
    assert moments.at == 0
    assert page.back_through.shows_cards


def curve(table: Table, game: str) -> Any:
    """How it went, and the page."""
    still(table)
    page = scenes._review_begun(table, game)
    page.back_through.front.open(page.back_through.front.curve)
    table.frames(3)
    return page, page.back_through.front.curve.shown


def test_the_curve_lies_before_the_moments(table: Table) -> None:
    page = scenes._review_begun(table, "shift")
    front = page.back_through.front
    table.tap_on(front.moments.ids.curve)
    assert front.seen is front.curve
    assert page.goes_back()
    assert front.seen is front.moments


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_a_turn_is_chosen_on_the_curve_and_seen_on_the_board(table: Table, game: str) -> None:
    page, race = curve(table, game)
    back, view, climb = page.back_through, race.ids.view, race.review.climb
    assert race.card.icon in FIRST
    assert race.card.step == climb.stops[race.at - 1].step
    for thing in view.plan.things:
        table.tap(*view.to_window(view.x + thing.spot.x, view.y + thing.spot.y))
        assert race.at == thing.number
        assert race.card.pawn == climb.pawns[climb.stops[thing.number - 1].seat]
    first, last = (
        view.to_window(view.x + view.plan.x(number), view.center_y)
        for number in (1, len(climb.stops))
    )
    table.drag(last, first)
    assert race.at == 1
    assert race.card.moment.words
    assert back.shows_cards
    table.tap_on(race.ids.card.ids.forward)
    assert race.at == 2
    table.tap_on(race.ids.card.ids.show)
    scenes.settled(table)
    assert not back.shows_cards
    assert back.at.at == climb.stops[1].step


def test_arrow_keys_go_from_turn_to_turn_of_the_curve(table: Table) -> None:
    page, race = curve(table, "shift")
    focus = table.app._by_ear._focus
    focus.lead_to(race.ids.view)
    at = race.at
    assert focus.on_key(275, [])
    assert race.at == at + 1
    assert focus.on_key(276, [])
    assert race.at == at
    assert focus.target is race.ids.view
    assert focus.on_key(13, [])
    table.frames(3)
    assert not page.back_through.shows_cards


def test_a_tap_on_a_roll_of_go_comes_to_its_board(table: Table) -> None:
    page, rows = curve(table, "go")
    row = rows.ids.rows.children[-2]
    table.tap_on(row)
    assert page.back_through.at.at == row.bars[0].step
    assert not page.back_through.shows_cards


def test_while_it_grows_the_curve_shows_what_is_known(table: Table) -> None:
    page = over(table, "shift")
    thinker = table.app.shell.thinker
    thinker._wake = lambda: None
    page.look_back()
    front, review = page.back_through.front, page.back_through.review
    front.open(front.curve)
    race = front.curve.shown
    while review.model.share < 0.4:
        thinker.run_slice()
    table.frames(2)
    known, plan = race.at, race.ids.view.plan
    assert known == len(race.review.climb.stops)
    scenes.settled(table)
    assert front.curve.shown is race
    assert race.ids.view.plan.spots(known) == plan.spots(known)
    assert race.ids.view.plan.turns == plan.turns


def test_keys_for_what_is_not_there_are_away(table: Table) -> None:
    page = reviewed(table, "shift")
    bar, notes = page.back_through.bar, page.back_through.review.model.notes
    shown = (bar.ids.show, bar.ids.show_sign)
    assert any(key.is_there and key.is_seen for key in shown)
    table.frames(2)
    page.back_through.move_to(next(step for step in notes if not notes[step].is_better))
    table.frames(3)
    assert not any(key.is_there and key.is_seen for key in shown)
    assert bar.ids.show.width <= 1
    assert bar.ids.play_on.width > 0.8 * bar.width


def test_who_played_go_alone_finds_moments_as_well(table: Table) -> None:
    still(table)
    page = scenes._review_begun(table, "go")
    back = page.back_through
    assert back.shows_cards
    assert len(back.front.moments.model) == 3
    table.tap_on(back.front.moments.ids.show)
    scenes.settled(table)
    assert back.at.at == back.front.moments.model[0].step


@pytest.mark.parametrize("game", ["shift", "go"])
def test_on_a_small_phone_in_the_largest_text_all_is_there_and_keys_have_words(
    table: Table, game: str
) -> None:
    table.resize(360, 640)
    table.app.shell.settings.change(text_size=TextSize.LARGEST)
    page = scenes._review_begun(table, game)
    table.frames(3)
    ids = page.back_through.front.moments.ids
    assert ids.picture.height >= 120
    assert ids.turns.y >= 0
    page.back_through.show_turns()
    table.frames(3)
    parts = page.back_through.bar.parts
    assert parts.has_scrub
    assert parts.has_words
    table.app.shell.settings.change(text_size=TextSize.NORMAL)


def marks(page: Any) -> set[Mark]:
    return {turn.mark for turn in page.back_through.review._review.turns if turn.mark}


@pytest.mark.parametrize("leave", ["close", "move_to", "home"])
def test_a_better_line_never_stays_for_the_match(table: Table, leave: str) -> None:
    page = reviewed(table, "shift")
    own, moves = page.table, page.table.match.moves
    page.back_through.toggle_better()
    table.frames(2)
    match leave:
        case "close":
            page.back_through.close()
        case "move_to":
            page.back_through.move_to(1)
        case "home":
            table.app.shell.navigator.home()
    table.frames(2)
    assert page.table is own
    assert page.table.match.moves == moves


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_playing_on_begins_another_match_and_replaces_none(table: Table, game: str) -> None:
    page = reviewed(table, game)
    shelf = table.app.shell.shelf
    past = [kept.slot for kept in shelf.past()]
    running = len(shelf.running())
    own, at = page.table.match, page.back_through.at.at
    moves = (0, *page.table.step_ends)[at]
    bar = page.back_through.bar
    keys = (bar.ids.play_on, bar.ids.play_on_short, bar.ids.play_on_sign)
    for answer in ("keep", "yes"):
        table.tap_on(next(key for key in keys if key.is_there))
        table.frames(3)
        assert page.table.match is own
        answered(table, answer)
        scenes.settled(table)
        assert page.is_looking_back is (answer == "keep")
    page = table.app.shell.navigator.page
    game_rules = page.table.match.game
    assert page.table.match is not own
    assert game_rules.state_json(page.table.match.state) == game_rules.state_json(
        own.state_after(moves)
    )
    assert isinstance(page.table.match.status, Turn)
    assert page.table.seats == type(page.table)(own).seats
    assert [kept.slot for kept in shelf.past()] == past
    assert len(shelf.running()) == running + 1


def test_a_roll_of_a_round_against_the_clock_is_practised_on(table: Table) -> None:
    still(table)
    page = scenes._review_begun(table, "go")
    own, back = page.table.match, page.back_through
    assert page.table.kept.is_timed
    offered = []
    for at in range(back.at.count):
        back.move_to(at)
        offered.append(back.bar.can_play_on)
    assert all(offered)
    shown = [back.review.can_show(at) for at in back.review.model.notes]
    assert sum(shown) > len(shown) // 4
    roll = own.state_after(back._ends[back.at.at]).roll
    running = len(table.app.shell.shelf.running())
    back.play_on()
    table.frames(3)
    answered(table, "yes")
    scenes.settled(table)
    page = table.app.shell.navigator.page
    assert page.table.match is not own
    assert page.table.roll == roll
    assert not page.table.kept.is_timed
    assert page.table.helps
    assert len(table.app.shell.shelf.running()) == running + 1


def test_nothing_is_played_on_from_the_end(table: Table) -> None:
    page = reviewed(table, "shift")
    bar = page.back_through.bar
    assert bar.can_play_on
    page.back_through.move_to(page.back_through.at.count)
    assert not bar.can_play_on


def test_the_key_that_closes_is_not_where_play_again_was(table: Table) -> None:
    """A second tap on it would begin another match."""
    page = over(table, "shift")
    again = page._panels["end"].ids.end_keys.ids.again
    left, right = again.to_window(again.x, 0)[0], again.to_window(again.right, 0)[0]
    page.look_back()
    table.frames(3)
    done = page.back_through.bar.ids.done
    x = done.to_window(*done.center)[0]
    assert not left <= x <= right


def test_a_tap_on_a_mark_comes_to_its_turn(table: Table) -> None:
    page = reviewed(table, "shift")
    scrub = page.back_through.bar.ids.scrub
    for sign in page.back_through.review.model.signs:
        x = scrub.x + scrub.width * sign.step / page.back_through.at.count
        table.tap(*scrub.to_window(x + 3, scrub.top - 12))
        assert page.back_through.at.at == sign.step


def test_what_signs_mean_is_said_with_the_same_sign_at_its_turn_and_where_there_is_room(
    table: Table,
) -> None:
    table.resize(412, 916)
    page = reviewed(table, "shift")
    bar, review = page.back_through.bar, page.back_through.review.model
    for sign in review.signs:
        page.back_through.move_to(sign.step)
        table.frames(3)
        [row] = [row for row in bar.ids.steps.children if row.is_now]
        [seen] = [one for one in row.walk(restrict=True) if isinstance(one, TurnSign)]
        assert seen.icon == sign.icon
        assert seen.is_there
        assert row.told
    page.back_through.done()
    table.resize(1280, 800)
    table.frames(3)
    page.back_through.show_turns()
    table.frames(3)
    parts = [one for one in bar.walk(restrict=True) if isinstance(one, LegendPart)]
    assert {one.icon for one in parts} == {icon for icon, _ in review.legend}


def test_who_won_has_a_crown_where_several_played(table: Table) -> None:
    page = over(table, "connect")
    page.look_back()
    scenes.settled(table)
    [winner] = page.table.match.status.winners
    model = page.back_through.review.model
    assert model.winners == (page.table.seats[winner].color.value,)
    seats = range(len(model.climb.pawns))
    assert model.climb.pawns[max(seats, key=model.climb.reached)] in model.winners


def test_the_history_leads_to_the_review(table: Table) -> None:
    page = over(table, "connect")
    match = page.table.match
    scenes.at_home(table)
    table.app.shell.navigator.go("matches")
    table.frames(3)
    row = table.app.shell.navigator.page.ids.past.children[-1]
    row.dispatch("on_release")
    scenes.settled(table)
    page = table.app.shell.navigator.page
    assert page.table.match.moves == match.moves
    page.look_back()
    scenes.settled(table)
    assert page.back_through.review.model.share == 1


@pytest.mark.parametrize("game", scenes.playable())
def test_while_it_grows_the_last_board_is_seen(table: Table, game: str) -> None:
    page = over(table, game)
    table.app.shell.thinker._wake = lambda: None
    page.look_back()
    moments = page.back_through.front.moments
    assert not moments.model
    assert moments.now.moment.figure.sprites
    assert moments.ids.picture.model.moment.figure == moments.now.moment.figure


def test_a_review_is_told_aloud_moment_by_moment_and_step_by_step(table: Table) -> None:
    voice, shell = Voice(), table.app.shell
    table.app._by_ear.end()
    shell.aloud = ReadAloud(voice, shell.settings, shell.words)
    page = scenes._review_begun(table, "shift")
    shell.settings.change(motion=Motion.STILL, language="en", read_aloud=True)
    front = page.back_through.front
    for _ in front.moments.model:
        voice.said.clear()
        front.moments.step(1)
        words = [said(shell.words.catalogue, each) for each in front.moments.spoken]
        assert voice.said == [" ".join(words)]
    front.open(front.curve)
    assert all(seat.name in voice.said[-1] for seat in page.table.seats)
    front.curve.shown.choose(1)
    words = [said(shell.words.catalogue, each) for each in front.curve.shown.card.spoken]
    assert voice.said[-1] == " ".join(words)
    page.back_through.move_to(2)
    first, *_ = page.back_through.bar.step.words
    assert voice.said[-1].startswith(said(shell.words.catalogue, first))
    told = len(voice.said)
    page.back_through.toggle()
    while page.back_through.at.is_playing:
        page.motion.finish()
        table.frames()
    assert len(voice.said) <= told + 1
