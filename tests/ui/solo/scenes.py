"""States of puzzles: begun, half-way, hinted, solved; today's on the first page."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date, timedelta
from itertools import islice
from typing import Any

from app.core.thinking import finished
from app.games.shift.in_order import line_in_order
from app.presenters.match.menu import Deed as MenuDeed
from app.solo.codes import Code
from app.solo.days import seed_of
from app.solo.kinds import (
    CLOCK,
    COLLECT,
    DAILY,
    DEAL,
    EXIT,
    ONE_LAY,
    PILOT,
    REACH,
    ROLL,
    SERIES,
    TWO_LAYS,
    Kind,
)
from app.solo.puzzle import Puzzle
from app.solo.puzzles import puzzle_of
from app.solo.shift.races import line_through
from app.ui.solo.opening import Opening
from tests.ui.shift.shift_fingers import settle
from tests.ui.table import Table

SEED = 5


def puzzle(kind: Kind, seed: int = SEED) -> Puzzle:
    return finished(puzzle_of(kind, seed))


def opened(table: Table, kind: Kind, seed: int = SEED) -> Any:
    """From its start, its page in sight."""
    shell = table.app.shell
    shell.navigator.close_sheet()
    shell.navigator.home()
    table.frames()
    shell.desk.stock.put(puzzle(kind, seed))
    Opening(shell, kind, seed).begin()
    table.frames(4)
    return shell.navigator.page


def played(table: Table, kind: Kind, moves: int | None = None, seed: int = SEED) -> Any:
    """So many moves of a way that makes par, else all."""
    page = opened(table, kind, seed)
    for text in puzzle(kind, seed).line[:moves]:
        page.play(page.table.match.game.decode(text))
        settle(table, page)
    return page


def explained(table: Table, kind: Kind, seed: int = SEED) -> Any:
    """Why it could be solved as well as that."""
    page = played(table, kind, seed=seed)
    page.end.dispatch("on_why")
    settle(table, page)
    return page


def ready(table: Table, kind: Kind, rival: Code | None = None) -> Any:
    """The board is seen, nothing runs yet."""
    shell = table.app.shell
    shell.navigator.close_sheet()
    shell.navigator.home()
    table.frames()
    shell.desk.stock.put(puzzle(kind))
    Opening(shell, kind, SEED).against(rival or Code(kind, SEED)).begin()
    table.frames(2)
    return shell.navigator.page


def raced(table: Table, kind: Kind, moves: int | None, rival: Code | None = None) -> Any:
    """So many moves of the shortest way, each in some seconds; against this result."""
    page = ready(table, kind, rival)
    page.start.start()
    settle(table, page)
    shortest = line_in_order if kind == DEAL else line_through
    for move in islice(finished(shortest(page.table.match.state)), moves):
        page.puzzle.clock._watch._before += 3700
        page.play(move)
        settle(table, page)
    page.puzzle.clock.halt()  # a scene is at rest
    return page


def deal_menu(table: Table) -> Any:
    """With all targets in their order, two of them found."""
    page = raced(table, DEAL, 9, Code(DEAL, SEED, 11, "Mia"))
    page.menu.open()
    table.frames(3)
    return page


def race_paused(table: Table) -> Any:
    page = raced(table, CLOCK, 6)
    page.puzzle.pause()
    table.frames(3)
    return page


def race_on_home(table: Table) -> Any:
    """One that was left is offered to be gone on with."""
    page = raced(table, CLOCK, 6)
    table.app.shell.navigator.home()
    table.frames(3)
    return page


def race_over(table: Table, kind: Kind) -> Any:
    """The time is up, or all is found; more was found than by whoever sent it."""
    is_deal = kind == DEAL
    page = raced(table, kind, None if is_deal else 16, Code(kind, SEED, 4 + 9 * is_deal, "Mia"))
    if not is_deal:
        page.puzzle.give_up(lambda: None)
        settle(table, page)
    return page


def race_of_nothing(table: Table) -> Any:
    page = raced(table, CLOCK, 0, Code(CLOCK, SEED, 3, "Mia"))
    page.puzzle.give_up(lambda: None)
    settle(table, page)
    return page


def rolled(table: Table, kind: Kind, is_timed: bool = True) -> Any:
    """The dice of its first roll lie."""
    shell = table.app.shell
    shell.navigator.close_sheet()
    shell.navigator.home()
    table.frames()
    shell.desk.stock.put(puzzle(kind))
    Opening(shell, kind, SEED).against_time(is_timed and kind == SERIES).begin()
    table.frames(2)
    page = shell.navigator.page
    settle(table, page)
    return page


def gone(table: Table, kind: Kind, rolls: int | None = None) -> Any:
    """So many rolls solved in the fewest tiles, else all."""
    page = rolled(table, kind)
    decode = page.table.match.game.decode
    moves = [decode(text) for text in puzzle(kind).line if " lay " in text]
    for move in moves:
        if page.table.solved_rolls == rolls:
            break
        page.do([move])
        settle(table, page)
    return page


def replayed(table: Table, kind: Kind) -> Any:
    """Its first turn is chosen again."""
    page = played(table, kind)
    page.end.dispatch("on_way", page.end.outcome.ways[0])
    settle(table, page)
    return page


def gone_why(table: Table, kind: Kind) -> Any:
    page = gone(table, kind)
    page.end.dispatch("on_why")
    settle(table, page)
    return page


def given_up(table: Table, kind: Kind) -> Any:
    page = rolled(table, kind)
    page.solo.end()
    settle(table, page)
    return page


def series_paused(table: Table) -> Any:
    page = gone(table, SERIES, 1)
    page.pause()
    table.frames(3)
    return page


def hub(table: Table, scrolled: float = 1) -> Any:
    """The page of puzzles, with something solved before; all of it has come."""
    shell = table.app.shell
    played(table, DAILY[0], seed=seed_of(shell.desk.today()))
    shell.navigator.home()
    shell.navigator.go("puzzles")
    table.frames(4)
    page = shell.navigator.page
    while page._ahead.do_next():
        table.frames()
    page.ids.scroller.scroll_y = scrolled
    table.frames(4)
    return page


def day_opened(table: Table) -> Any:
    page = hub(table)
    page.show_day(page.shell.desk.today())
    table.frames(3)
    return page


def days_shown(table: Table) -> Any:
    page = hub(table)
    page.show_days()
    table.frames(3)
    return page


def code_refused(table: Table) -> Any:
    page = hub(table)
    page.ask_for_code()
    table.frames(3)
    line = page.shell.navigator.sheet.ids.place.children[0]
    line.ids.field.text = "E32E-H14H"
    line.dispatch("on_play")
    table.frames(3)
    return page


def shared(table: Table, moves: int | None) -> Any:
    """The sheet above it; with a name where it is solved."""
    people = table.app.shell.people
    people.play_alone(people.number_of("Mia"))
    page = played(table, REACH[1], moves)
    page.menu.do(MenuDeed.SHARE)
    table.frames(20)
    return page


def sailed(table: Table) -> Any:
    """Some way along the third pack, and a puzzle left off."""
    people = table.app.shell.people
    records = people.own
    for number in range(53):
        records = records.sailed(number, 1 + (number * 7) % 3)
    people.keep(people.alone, records)
    played(table, EXIT, 1)
    page = hub(table)
    if page.grade != 3:
        page.choose(3)
    table.frames(3)
    return page


def with_days(table: Table, *games: str) -> int:
    """Each day of this and the last month some are solved, some of them late; of today these."""
    shell = table.app.shell
    today = shell.desk.today()
    days: dict[str, dict[date, date]] = {"shift": {}, "go": {}, "connect": {}}
    for ago in range(1, 50):
        day = today - timedelta(days=ago)
        for place, game in enumerate(days):
            if ago * 5 % 7 > 2 * place:
                days[game][day] = day if ago % 6 else day + timedelta(days=9)
    for game in games:
        days[game][today] = today
    shell.people.keep(shell.people.alone, replace(shell.people.own, days=days))
    return seed_of(today)


def treated(table: Table) -> Any:
    """The last of today's three is solved."""
    seed = with_days(table, "go", "connect")
    return played(table, DAILY[0], seed=seed)


def stamped(table: Table) -> Any:
    with_days(table, "shift", "go", "connect")
    return days_shown(table)


def home_treated(table: Table) -> Any:
    with_days(table, "shift", "go", "connect")
    table.app.shell.navigator.close_sheet()
    table.app.shell.navigator.home()
    table.app.shell.navigator.page.entered()
    table.frames(3)


def hinted(table: Table, kind: Kind, moves: int, step: int = 2) -> Any:
    page = played(table, kind, moves)
    for _ in range(step):
        page.hints.next()
        settle(table, page)
    return page


SCENES: Mapping[str, Callable[[Table], Any]] = {
    "puzzle_begun": lambda table: opened(table, REACH[1]),
    "puzzle_asked": lambda table: hinted(table, REACH[1], 2, 1),
    "puzzle_hinted": lambda table: hinted(table, REACH[1], 2),
    "puzzle_hinted_walk": lambda table: hinted(table, REACH[1], 1),
    "puzzle_collect": lambda table: played(table, COLLECT, 2),
    "puzzle_exit": lambda table: opened(table, EXIT),
    "puzzle_pilot": lambda table: played(table, PILOT, 1),
    "puzzle_solved": lambda table: played(table, REACH[2]),
    "puzzle_replayed": lambda table: replayed(table, REACH[2]),
    "puzzle_why": lambda table: explained(table, REACH[1]),
    "puzzle_connect_why": lambda table: explained(table, TWO_LAYS),
    "puzzle_share": lambda table: shared(table, 1),
    "puzzle_solved_share": lambda table: shared(table, None),
    "puzzle_solved_daily": lambda table: played(table, DAILY[0], seed=2514),
    "puzzle_connect": lambda table: opened(table, TWO_LAYS),
    "puzzle_connect_hinted": lambda table: hinted(table, ONE_LAY, 0),
    "puzzle_connect_taking": lambda table: played(table, ONE_LAY, 1),
    "puzzle_connect_solved": lambda table: played(table, TWO_LAYS),
    "race_ready": lambda table: ready(table, CLOCK, Code(CLOCK, SEED, 9, "Mia")),
    "race_ready_deal": lambda table: ready(table, DEAL),
    "race_go": lambda table: raced(table, CLOCK, 0),
    "race_clock": lambda table: raced(table, CLOCK, 6, Code(CLOCK, SEED, 9, "Mia")),
    "race_paused": race_paused,
    "home_race": race_on_home,
    "race_clock_over": lambda table: race_over(table, CLOCK),
    "race_nothing": race_of_nothing,
    "race_deal": lambda table: raced(table, DEAL, 9, Code(DEAL, SEED, 11, "Mia")),
    "race_deal_menu": deal_menu,
    "race_deal_over": lambda table: race_over(table, DEAL),
    "puzzle_go": lambda table: rolled(table, ROLL),
    "puzzle_go_solved": lambda table: gone(table, ROLL),
    "puzzle_go_why": lambda table: gone_why(table, ROLL),
    "puzzle_go_missed": lambda table: given_up(table, ROLL),
    "series": lambda table: gone(table, SERIES, 2),
    "series_over": lambda table: gone(table, SERIES),
    "series_why": lambda table: gone_why(table, SERIES),
    "series_paused": series_paused,
    "puzzles": hub,
    "puzzles_half": lambda table: hub(table, 0.45),
    "puzzles_end": lambda table: hub(table, 0),
    "puzzles_sailed": sailed,
    "puzzles_days": days_shown,
    "puzzles_stamped": stamped,
    "puzzle_treat": treated,
    "home_treat": home_treated,
    "puzzles_day": day_opened,
    "puzzles_code": code_refused,
}
