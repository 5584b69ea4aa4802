"""A puzzle of Connect on its own page: laid and taken by keys, hints, stars by what was taken."""

from itertools import combinations
from typing import Any

import pytest
from kivy.metrics import dp

from app.games.connect.moves import Lay, Take
from app.presenters.connect.tiles import tile_model
from app.presenters.phrase import Phrase
from app.presenters.solo.connect_puzzle import brought
from app.presenters.solo.naming import name_of
from app.presenters.solo.outcome import Mark, Way
from app.services.settings import Motion
from app.solo.kinds import ONE_LAY, TWO_LAYS
from app.ui.kit.words import said
from app.ui.solo.puzzle_end import PuzzleEnd
from app.ui.solo.way_row import WayRow
from tests.ui.shift.shift_fingers import settle
from tests.ui.solo.scenes import opened, played, puzzle
from tests.ui.table import Table


@pytest.fixture(autouse=True)
def still(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)


def end_of(page: Any) -> PuzzleEnd:
    end: PuzzleEnd = page._panels["end"]
    return end


def test_the_most_that_can_be_taken_is_three_stars(table: Table) -> None:
    page = played(table, TWO_LAYS)
    assert page.panel == "end"
    assert end_of(page).outcome.won == 3
    assert [way.number for way in end_of(page).outcome.ways] == [1, 2]
    assert table.app.shell.desk.records.tallies[TWO_LAYS.letter].solved == 1


def test_whoever_takes_nothing_has_not_solved_it_and_may_try_again(table: Table) -> None:
    page = opened(table, ONE_LAY)
    lay = page.table.match.game.decode(puzzle(ONE_LAY).line[0])
    page.play(lay)
    settle(table, page)
    page.play(Take())
    settle(table, page)
    assert end_of(page).outcome.won == 0
    assert page.celebration() == [], "nothing falls for what was not solved"
    assert table.app.shell.desk.records.tallies.get(ONE_LAY.letter) is None
    table.tap_on(end_of(page).ids.other)
    assert page.table.match.moves == ()
    assert page.panel == "turn"


def test_what_is_asked_stays_in_sight_where_the_strip_has_no_room_for_words(table: Table) -> None:
    table.resize(640, 360)
    page = opened(table, ONE_LAY)
    asked = said(page.shell.words.catalogue, page.table.aim.brief)
    page.play(page.table.match.game.decode(puzzle(ONE_LAY).line[0]))
    settle(table, page)
    assert page.model.is_choosing
    assert page.strip.is_tight
    assert page.title.startswith(asked)


def test_a_hint_hangs_the_tile_where_it_goes_and_chooses_what_to_take(table: Table) -> None:
    page = opened(table, ONE_LAY)
    assert page.model.name == name_of(ONE_LAY)
    for kind in (Lay, Take):
        for _ in range(2):
            assert not page.strip.ids.hint.is_there, "one key for it is enough"
            ids = page.sheet.ids
            table.tap_on(ids.help if ids.help.is_there else ids.bulb)
            settle(table, page)
        assert isinstance(page.table.deed(page.deeds.finger), kind)
        page.deeds.do()
        settle(table, page)
    assert page.panel == "end"
    assert end_of(page).outcome.won == 1
    assert page.table.asked.result == page.table.asked.par


def test_after_the_only_tile_neither_the_bar_nor_the_hand_waits_for_another(table: Table) -> None:
    page = opened(table, ONE_LAY)
    assert page.strip.aim.pips == (False,)
    tray = page.tray
    assert tray.spot(0)[0] == pytest.approx(tray.center_x, abs=1), "no place for a second tile"
    assert not tray._empty.is_shown, "nothing is missing"
    page.play(page.table.match.game.decode(puzzle(ONE_LAY).line[0]))
    settle(table, page)
    assert page.model.is_choosing
    assert page.strip.aim.pips == (True,)
    assert not tray._empty.is_shown, "nothing is missing"


def test_each_line_of_a_result_shows_its_tile_and_what_that_took(table: Table) -> None:
    end = end_of(played(table, TWO_LAYS))
    ways = end.outcome.ways
    assert ways[0].figure != ways[1].figure
    assert [str(way.first).count("creature.") for way in ways] == [1, 2], "and what it joined"
    for way in ways:
        assert isinstance(way.then, Phrase)
        names = [sprite.name for sprite in way.figure.sprites]
        assert names.count("badge/plus") == way.then.number
        assert sum(name.startswith("path/") for name in names) == 1 + way.then.number


def test_four_tiles_that_were_taken_leave_a_slim_row_room_for_words() -> None:
    tiles = [tile_model(number, 0) for number in range(1, 6)]
    for number, high in ((0, 1), (1, 1), (2, 1), (4, 2), (5, 2)):
        figure = brought(tiles[:1], (tiles * 2)[:number])
        assert int(figure.rows) == high
        way = Way(1, "Ladybird, Owl", "4 tiles", Mark.HINT, figure=figure)
        row = WayRow(way=way, width=dp(328))
        row.do_layout()
        assert row.ids.words.width >= 0.43 * row.width
        row.width = dp(264)
        row.do_layout()
        assert row.ids.words.width >= 0.36 * row.width


def test_no_tile_that_was_taken_lies_over_another() -> None:
    tiles = [tile_model(number, 0) for number in range(1, 6)]
    paths = [each for each in brought(tiles[:1], tiles).sprites if each.name.startswith("path/")]
    assert len(paths) == 6
    for one, other in combinations(paths, 2):
        assert max(abs(one.x - other.x), abs(one.y - other.y)) >= 1
