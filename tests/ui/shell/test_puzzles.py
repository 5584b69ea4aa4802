"""The page of puzzles, by touch: today's, the voyage, those without end, codes, and the result."""

from datetime import date
from typing import Any

import pytest

from app.core.thinking import finished
from app.games import connect, shift
from app.session.alone import alone
from app.solo.codes import Code, code_in, code_text
from app.solo.daily import of_day
from app.solo.kinds import CLOCK, DAILY_OF, REACH
from app.solo.puzzles import opened
from app.ui.kit.puzzle import records_of
from app.ui.shell.puzzles_page import PuzzlesPage
from tests.ui.shell.shell_walk import flaws, named, press, texts, wait
from tests.ui.shift.shift_fingers import best_move, play_by_taps, settle
from tests.ui.table import Table

TODAY = date(2026, 11, 16)
LANGUAGES = ("en", "de", "fr", "it", "nl", "es", "pt")


@pytest.fixture
def home(table: Table) -> Table:
    shell = table.app.shell
    shell.settings.change(motion="still", language="en")
    shell.today = lambda: TODAY
    return table


def page(table: Table) -> PuzzlesPage:
    navigator = table.app.shell.navigator
    navigator.home()
    table.frames(2)
    press(table, "Puzzles", lambda: navigator.page_name == "puzzles")
    found: PuzzlesPage = navigator.page
    return found


def entered(table: Table) -> Any:
    """The page of the puzzle that is open."""
    return table.app.shell.navigator.page


def solve(table: Table) -> None:
    """The puzzle of Shift on the screen, by touch, the shortest way."""
    there = entered(table)
    while not there.table.is_over:
        play_by_taps(table, there, best_move(there.table.match))
    wait(table, lambda: "Next puzzle" in texts(table))


def test_two_touches_lead_from_home_to_the_first_move_of_today(home: Table) -> None:
    page(home)
    press(home, "Shift, Grade 1 of 5", lambda: home.app.shell.navigator.page_name == "shift")
    match = entered(home).table.match
    assert match.game.state_json(match.state) == finished(of_day("shift", TODAY)).position
    assert "Reach it in 1 turn" in texts(home)


def test_a_solved_puzzle_shows_stars_and_counts_once(home: Table) -> None:
    page(home)
    press(home, "Shift, Grade 1 of 5", lambda: home.app.shell.navigator.page_name == "shift")
    solve(home)
    assert {"Solved!", "1 turn", "Better is not possible."} <= set(texts(home))
    home.app.shell.navigator.close_sheet()
    for _ in range(2):
        found = page(home)
        assert "1 day in a row" in texts(home)
        assert [row.row.is_done for row in reversed(found.ids.today.children)] == [
            *(True, False, False)
        ]
    tallies = records_of(home.app.shell).tallies
    assert tallies[DAILY_OF["shift"].letter].solved == 1


def test_the_next_puzzle_is_one_touch_away(home: Table) -> None:
    page(home)
    press(home, "Reach it in 1 turn, 0 solved", lambda: is_at(home, "shift"))
    first = entered(home).table.match
    solve(home)
    press(home, "Next puzzle", lambda: entered(home).table.match is not first)
    second = alone(entered(home).table.match)
    assert second is not None
    assert second.code.kind == REACH[0]
    assert not second.is_solved


def test_play_again_is_the_same_puzzle(home: Table) -> None:
    page(home)
    press(home, "Reach it in 1 turn, 0 solved", lambda: is_at(home, "shift"))
    first = entered(home).table.match
    solve(home)
    home.app.shell.navigator.close_sheet()
    press(home, "Play again", lambda: entered(home).table.match is not first)
    again = entered(home).table.match
    assert again.start == first.start
    assert alone(again) is not None


def test_the_result_is_shared_as_a_text_that_opens_the_same(
    home: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared: list[str] = []
    shell = home.app.shell

    def taken(_: object, text: str) -> bool:
        shared.append(text)
        return True

    monkeypatch.setattr(type(shell.device), "share", taken)
    page(home)
    press(home, "Shift, Grade 1 of 5", lambda: is_at(home, "shift"))
    solve(home)
    press(home, "Share", lambda: shared)
    code = code_in(shared[0])
    assert finished(opened(code)) == finished(of_day("shift", TODAY))
    assert code.result == 1


def test_a_pack_of_the_voyage_goes_on_where_stars_are_missing(home: Table) -> None:
    page(home)
    press(home, "Pack 1, 0 of 60 stars", lambda: is_at(home, "shift"))
    solve(home)
    press(home, "Next puzzle", lambda: not entered(home).table.is_over)
    second = alone(entered(home).table.match)
    assert second is not None
    assert second.code.seed == 1
    page(home)
    assert named(home, "Pack 1, 3 of 60 stars")


def test_a_code_opens_its_puzzle(home: Table) -> None:
    found = page(home)
    code = Code(REACH[1], 77)
    found.ids.code.ids.field.text = code_text(code).lower().replace("-", " ")
    press(home, "Play this puzzle", lambda: is_at(home, "shift"))
    opened_one = alone(entered(home).table.match)
    assert opened_one is not None
    assert opened_one.code == code


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0000-0000", "This is not a code, or a letter of it is wrong."),
        (code_text(Code(CLOCK, 5)), "This code is for a newer Wanderwall."),
    ],
)
def test_a_code_that_opens_nothing_says_why(home: Table, text: str, told: str) -> None:
    found = page(home)
    found.ids.code.ids.field.text = text
    press(home, "Play this puzzle", lambda: told in texts(home))
    assert is_at(home, "puzzles")
    found.ids.code.ids.field.text = text + "A"
    home.frames(2)
    assert told not in texts(home)


@pytest.mark.parametrize("game", ["go", "connect"])
def test_other_games_of_today_begin_on_their_own_page(home: Table, game: str) -> None:
    page(home)
    name = {"go": "Go, Grade 1 of 5", "connect": "Connect, Grade 1 of 5"}[game]
    press(home, name, lambda: is_at(home, game))
    match = home.app.shell.navigator.page.table.match
    assert alone(match) is not None


def test_connect_is_solved_and_says_what_was_possible(home: Table) -> None:
    page(home)
    press(home, "Connect, Grade 1 of 5", lambda: is_at(home, "connect"))
    there = home.app.shell.navigator.page
    line = finished(of_day("connect", TODAY)).line
    there.play(connect.decode(line[0]))
    home.frames(4)
    there.motion.finish()
    there.play(connect.decode("take -"))
    there.motion.finish()
    wait(home, lambda: "0 tiles taken" in texts(home))
    assert any(text.startswith("The best there is") for text in texts(home))


def test_leaving_stops_what_is_being_made(home: Table) -> None:
    found = page(home)
    found.ids.endless.children[-5].dispatch("on_release")
    home.app.shell.navigator.back()
    home.frames(30)
    assert is_at(home, "home")
    assert not home.app.shell.shelf.running()


def is_at(table: Table, name: str) -> bool:
    return bool(table.app.shell.navigator.page_name == name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(320, 568), (360, 640), (916, 412), (1280, 800)])
def test_the_page_and_the_result_have_no_flaws(
    home: Table, language: str, size: tuple[int, int]
) -> None:
    shell = home.app.shell
    shell.settings.change(language=language, text_size="largest")
    home.resize(*size)
    shell.navigator.go("puzzles")
    home.frames(8)
    assert flaws(home) == []
    shell.navigator.page._begin(REACH[0], 5)
    wait(home, lambda: is_at(home, "shift"))
    there = entered(home)
    for text in finished(opened(Code(REACH[0], 5))).line:
        there.play(shift.decode(text))
        settle(home, there)
    assert flaws(home) == []
