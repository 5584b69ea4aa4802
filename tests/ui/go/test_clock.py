"""Go's clock on the screen: it runs out, is heard and felt, stands still and outlives kills."""

from app.games.go.scoring import SOLO_SECONDS
from app.presenters.go.table import GoTable
from app.session.shelf import Shelf
from tests.ui.go.go_fingers import (
    Time,
    begun,
    entered,
    lay_by_drag,
    question,
    settle,
    solution,
    turn_in_tray,
)
from tests.ui.table import Table


def test_the_clock_runs_out_and_the_round_ends(table: Table, time: Time) -> None:
    page = begun(table)
    time.seconds += SOLO_SECONDS - 8
    page.clock.look()
    assert page.time.seconds_left == 8
    assert page.time.is_last
    time.seconds += 9
    page.clock.look()
    settle(table, page)
    assert page.panel == "end"
    assert page.table.is_over
    assert not page.clock.is_running
    assert page.shell.people.own.rounds["timed"].counts == (0,)
    laid = page.board.model.laid
    table.tap_on(page.ids.aside)
    settle(table, page)
    assert page.solo.shown_solution == page.board.model.laid
    table.tap_on(page.ids.aside)
    settle(table, page)
    assert page.board.model.laid == laid


class Felt:
    """What the hand and the ear would notice."""

    def __init__(self, table: Table) -> None:
        self.noticed: list[str] = []
        table.app.shell.haptics = table.app.shell.sounds = self

    def tick(self) -> None:
        self.noticed.append("tick in the hand")

    def double(self) -> None:
        self.noticed.append("double")

    def long(self) -> None:
        self.noticed.append("long")

    def play(self, name: str) -> None:
        self.noticed.append(name)


def test_the_last_seconds_and_the_end_are_heard_and_felt(table: Table, time: Time) -> None:
    page = begun(table)
    felt = Felt(table)
    for _ in range(SOLO_SECONDS):
        time.seconds += 1
        page.clock.look()
    assert felt.noticed == ["tick in the hand", "tick", "long", "time_up"]
    assert page.time.is_last
    assert page.time.seconds_left == 0
    settle(table, page)  # what goes on here lets go of the fingers of the next test


def test_a_solved_board_is_heard_and_felt(table: Table, time: Time) -> None:
    page = begun(table)
    for laid in solution(page)[:-1]:
        lay_by_drag(table, page.fingers, laid)
    turn_in_tray(table, page.fingers, solution(page)[-1])
    felt = Felt(table)
    lay_by_drag(table, page.fingers, solution(page)[-1])
    assert "find" in felt.noticed
    assert "double" in felt.noticed


def test_it_stands_still_from_a_solved_board_until_the_next_dice_lie(
    steady: Table, time: Time
) -> None:
    page = begun(steady)
    solved = solution(page)
    for laid in solved:
        lay_by_drag(steady, page.fingers, laid)
    claimed = page.clock.milliseconds
    assert page.motion.is_running
    assert not page.clock.is_running
    time.seconds += 2
    settle(steady, page)
    assert page.clock.milliseconds == claimed
    assert page.table.own().laid == ()
    assert page.clock.is_running


def test_a_kill_without_warning_loses_no_whole_second(table: Table, time: Time) -> None:
    page = begun(table)
    for _ in range(37):
        time.seconds += 0.2
        page.clock.look()
    kept = shelf_as_kept(table)
    match = kept.match(kept.newest("go"))
    assert match is not None
    assert page.clock.milliseconds - 1000 < GoTable(match).kept.clock <= page.clock.milliseconds


def shelf_as_kept(table: Table) -> Shelf:
    """As another run of the app would find it."""
    return Shelf(table.app.shell.shelf._saves)


def test_leaving_stops_the_time_and_covers_the_board(table: Table, time: Time) -> None:
    page = begun(table)
    time.seconds += 20
    table.app.on_pause()
    time.seconds += 1000
    table.frames(2)
    assert page.is_covered
    assert page.clock.milliseconds == 20_000
    key = page.curtain.widget.ids.key
    table.app.on_resume()
    table.tap_on(key)
    settle(table, page)
    assert not page.is_covered
    time.seconds += 5
    page.clock.look()
    assert page.time.seconds_left == SOLO_SECONDS - 25


def test_after_a_kill_board_and_clock_are_as_they_were(table: Table, time: Time) -> None:
    page = begun(table)
    [first, second, *_] = solution(page)
    lay_by_drag(table, page.fingers, first)
    time.seconds += 30
    lay_by_drag(table, page.fingers, second)
    laid = page.fingers.own().laid
    shelf = table.app.shell.shelf
    shelf._open.clear()
    table.app.shell.navigator.home()
    again = entered(table)
    assert again.is_covered
    assert again.fingers.own().laid == laid
    assert again.clock.milliseconds == 30_000


def test_back_pauses_and_from_a_pause_leads_away(table: Table, time: Time) -> None:
    """Whoever puts the device away presses it without looking: the clock never starts by it."""
    page = begun(table)
    time.seconds += 48
    table.tap_on(page.ids.leave)
    assert page.is_covered
    assert not page.clock.is_running
    page.shell.navigator.back()
    table.frames(2)
    assert table.app.shell.navigator.page is not page
    page = entered(table)
    assert page.is_covered
    assert page.clock.milliseconds == 48_000


def test_the_pause_tells_the_time_left_and_has_ways_out_of_it(table: Table, time: Time) -> None:
    page = begun(table)
    time.seconds += 48
    table.tap_on(page.ids.aid)
    curtain = page.curtain.widget
    assert page.is_covered
    assert curtain.ids.seat.text == "4:12"
    table.tap_on(curtain.ids.leave)
    assert table.app.shell.navigator.page is not page
    page = entered(table)
    assert page.is_covered
    assert page.clock.milliseconds == 48_000
    table.tap_on(page.curtain.widget.ids.end)
    table.tap_on(question(table).ids.keep)
    assert page.is_covered
    assert page.panel == "turn"
    table.tap_on(page.curtain.widget.ids.end)
    table.tap_on(question(table).ids.yes)
    settle(table, page)
    assert not page.is_covered
    assert page.panel == "end"
    assert page.shell.people.own.rounds["timed"].rounds == 1
