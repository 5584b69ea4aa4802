"""States of the page of records: nobody yet, one person, a family, the gate, the question."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

from app.session.people import People
from app.solo.codes import Code, code_text
from app.solo.kinds import CLOCK, COLLECT, DAILY, ONE_LAY, REACH
from app.solo.records import Records
from app.solo.rounds import Rounds
from app.solo.streak import DAY
from tests.ui.table import Table

WEEK = timedelta(days=7)
FAMILY = ("Mia", "Maximiliana-Charlotte W.", "Opa Friedrich")


def filled(records: Records, today: Any) -> Records:
    """Some weeks of puzzles, matches and rounds."""
    for number in range(46):
        kind = (REACH[1], REACH[2], COLLECT, ONE_LAY)[number % 4]
        day = today - WEEK * (number * number % 11)
        stars, time = 1 + number * 7 % 3, 20_000 + 997 * number
        records = records.solved(f"code-{number}", kind.letter, stars, time, day)
    for number in range(6):
        day = today - DAY * number
        records = records.solved(f"day-{number}", DAILY[0].letter, 3, None, day)
        records = records.solved_daily("shift", day, day)
    for number in range(33):
        records = records.sailed(number, 1 + number % 3)
    code = code_text(Code(CLOCK, 5))
    records = records.solved(code, CLOCK.letter, 0, None, today).raced(code, (9, 20, 31))
    rivals = (("Opa Friedrich", ":hard"), ("Opa Friedrich",), (":easy", "?"))
    for number in range(9):
        game = ("shift", "go", "connect")[number % 3]
        records = records.played(f"m{number}", game, rivals[number % 3], has_won=number % 4 > 0)
    records = records.reviewed("seen", {"two_turns": (9, 6), "one_turn": (12, 1)})
    for count in (2, 0, 3, 12, 1):
        records = records.with_round(f"r{count}", "timed", count, 41_000)
    return records


def with_people(table: Table, *names: str) -> People:
    """Nobody but these; the first one has done much."""
    shell = table.app.shell
    shell.navigator.close_sheet()
    shell.navigator.home()
    shell.people.erase_all()
    for kept in shell.shelf.past():
        shell.shelf.erase(kept.slot)
    today = shell.desk.today()
    for name in names:
        number = shell.people.number_of(name)
        if name == names[0]:
            shell.people.keep(number, filled(shell.people.records(number), today))
            shell.people.play_alone(number)
        else:
            few = Records(name=name, rounds={"short": Rounds((1,), 1, 99_000, 1, 1)})
            shell.people.keep(number, few)
    table.frames()
    return shell.people


def opened(table: Table, *names: str, scrolled: float = 1) -> Any:
    with_people(table, *names)
    table.app.shell.navigator.go("records")
    table.frames(4)
    page = table.app.shell.navigator.page
    page.ids.scroller.scroll_y = scrolled
    table.frames(2)
    return page


def of_another(table: Table) -> Any:
    page = opened(table, *FAMILY)
    page.show(page.model.keys[0].number)
    table.frames(3)
    return page


def sheet_of(table: Table) -> Any:
    """What is on the sheet."""
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    return sheet.content


def gate(table: Table, wrong: bool = False) -> Any:
    page = opened(table, *FAMILY)
    page.ask_to_erase()
    table.frames(3)
    form = sheet_of(table)
    for key in "11" * wrong:
        form.press(key)
    table.frames(2)
    return form


def question(table: Table) -> Any:
    form = gate(table)
    for digit in str(form.gate.first * form.gate.second):
        form.press(digit)
    table.frames(3)
    return sheet_of(table)


def naming(table: Table) -> Any:
    page = opened(table, "")
    page.ask_for_name()
    table.frames(3)
    return page


SCENES: Mapping[str, Callable[[Table], Any]] = {
    "records_none": opened,
    "records_nobody": lambda table: opened(table, ""),
    "records": lambda table: opened(table, *FAMILY),
    "records_half": lambda table: opened(table, *FAMILY, scrolled=0.5),
    "records_end": lambda table: opened(table, *FAMILY, scrolled=0),
    "records_other": of_another,
    "records_gate": gate,
    "records_gate_wrong": lambda table: gate(table, wrong=True),
    "records_erase": question,
    "records_name": naming,
}
