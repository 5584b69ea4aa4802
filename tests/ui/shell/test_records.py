"""The page of records by touch: two touches from home, by person, the gate before erasing."""

from typing import Any

import pytest

from app.session.saves import SaveFailed, Trouble
from app.solo.records import Records
from app.ui.shell.gate_form import GateForm
from app.ui.shell.portrait_key import PortraitKey
from app.ui.shell.record_row import RecordRow
from app.ui.shell.records_page import RecordsPage
from tests.ui import scenes
from tests.ui.shell.records_scenes import FAMILY, opened, sheet_of, with_people
from tests.ui.shell.shell_walk import named, press, texts, wait
from tests.ui.table import Table

THAT_IS_ME, ERASE_ALL = "That\u2019s me", "Erase everybody\u2019s"


@pytest.fixture
def home(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    return table


@pytest.mark.parametrize("way", ["My games", "Puzzles"])
def test_two_touches_lead_there_from_home(home: Table, way: str) -> None:
    navigator = home.app.shell.navigator
    press(home, way, lambda: navigator.page_name != "home")
    press(home, "Records", lambda: navigator.page_name == "records")
    assert any(text.startswith("Nothing here yet.") for text in texts(home))
    press(home, "To the puzzles", lambda: navigator.page_name == "puzzles")


def test_a_match_that_ended_is_counted_for_all_who_sat_there(home: Table) -> None:
    with_people(home)
    match = scenes.begun(home, scenes.draft_of("connect"))
    scenes.play_to_end(match)
    home.app.shell.navigator.go("records")
    home.frames(4)
    people = home.app.shell.people
    names = {people.records(number).name for number in people.numbers}
    assert names == set(scenes.NAMES[:2])
    won = [people.of(name).scores["connect"] for name in scenes.NAMES[:2]]
    assert sorted(won) in ([(0, 1), (1, 0)], [(1, 0), (1, 0)])
    page: RecordsPage = home.app.shell.navigator.page
    assert any(isinstance(row, RecordRow) for row in page.walk())
    page.entered()
    assert [people.of(name).scores["connect"] for name in scenes.NAMES[:2]] == won


def test_others_are_looked_at_and_puzzles_count_for_who_is_chosen(home: Table) -> None:
    page = opened(home, *FAMILY)
    press(home, "Opa Friedrich", lambda: page.model.name == "Opa Friedrich")
    keys = [each for each in page.walk() if isinstance(each, PortraitKey)]
    [chosen] = [key.name for key in keys if key.person.is_shown]
    assert chosen == "Opa Friedrich"
    assert home.app.shell.people.own.name == "Mia"
    press(home, "Count puzzles here", lambda: page.model.is_alone)
    assert home.app.shell.people.own.name == "Opa Friedrich"
    assert home.app.shell.desk.records.name == "Opa Friedrich"


def test_on_a_tablet_what_was_solved_lies_below_the_person_and_wins_beside(home: Table) -> None:
    with_people(home, "Mia")
    home.app.shell.navigator.go("records")
    page = home.app.shell.navigator.page
    home.resize(800, 1280)
    home.frames(3)
    first, second = page.ids.first, page.ids.second
    beside = first.to_window(*first.pos)[0] < second.to_window(*second.pos)[0]
    home.resize(412, 916)
    home.frames(3)
    assert beside
    assert first.to_window(*first.pos)[1] > second.to_window(0, second.top)[1] - 1, "or above them"


def test_who_gives_a_name_keeps_what_was_done_before(home: Table) -> None:
    page = opened(home, "")
    before = home.app.shell.people.own.tallies
    press(home, "What are you called?", lambda: home.app.shell.navigator.sheet)
    assert named(home, THAT_IS_ME).disabled
    sheet_of(home).ids.field.text = "Noor"
    press(home, THAT_IS_ME, lambda: page.model.name == "Noor")
    assert home.app.shell.people.own == home.app.shell.people.of("noor")
    assert home.app.shell.people.own.tallies == before


def test_two_become_one_only_where_grown_ups_say_so(home: Table) -> None:
    page = opened(home, *FAMILY)
    press(home, "What are you called?", lambda: home.app.shell.navigator.sheet)
    sheet_of(home).ids.field.text = "opa friedrich"
    press(home, THAT_IS_ME, lambda: isinstance(sheet_of(home), GateForm))
    assert len(page.model.keys) == 3
    gate = sheet_of(home).gate
    answer(home, gate.first * gate.second)
    wait(home, lambda: page.model.name == "Opa Friedrich")
    assert [key.name for key in page.model.keys] == ["Maximiliana-Charlotte W.", "Opa Friedrich"]
    assert home.app.shell.people.own.name == "Opa Friedrich"


def answer(table: Table, number: int) -> None:
    for digit in f"{number:02d}":
        press(table, digit)


def at_gate(table: Table) -> GateForm:
    press(table, "Erase records", lambda: table.app.shell.navigator.sheet)
    form: GateForm = sheet_of(table)
    return form


def test_the_gate_asks_again_until_it_is_right(home: Table) -> None:
    page = opened(home, *FAMILY)
    form = at_gate(home)
    answer(home, 11)
    assert "That was not it. Another one:" in texts(home)
    press(home, "4")
    press(home, "Take the digit back")
    answer(home, form.gate.first * form.gate.second)
    wait(home, lambda: sheet_of(home) is not form)
    assert named(home, "Keep everything").kind == "strong"
    press(home, "Keep everything", lambda: home.app.shell.navigator.sheet is None)
    assert len(page.model.keys) == 3


def passed(table: Table) -> None:
    form = at_gate(table)
    answer(table, form.gate.first * form.gate.second)
    wait(table, lambda: sheet_of(table) is not form)


def test_one_person_is_erased_and_the_others_stay(home: Table) -> None:
    page = opened(home, *FAMILY)
    passed(home)
    press(home, "Erase those of Mia", lambda: home.app.shell.navigator.sheet is None)
    assert [key.name for key in page.model.keys] == sorted(FAMILY[1:])
    assert home.app.shell.people.of("Mia") == Records()


def test_all_are_erased(home: Table) -> None:
    page = opened(home, *FAMILY)
    passed(home)
    press(home, ERASE_ALL, lambda: home.app.shell.navigator.sheet is None)
    assert home.app.shell.people.numbers == ()
    assert page.model.is_empty
    assert not named(home, "Erase records").is_there


def test_what_the_disk_keeps_is_still_there_and_it_says_so(
    home: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: Any) -> None:
        raise SaveFailed(Trouble.READ_ONLY)

    page = opened(home, *FAMILY)
    monkeypatch.setattr(home.app.shell.people, "erase", refused)
    passed(home)
    press(home, "Erase those of Mia", lambda: home.app.shell.navigator.sheet is None)
    assert page.model.name == "Mia"
    assert "The device did not let this go. Nothing else was lost." in texts(home)


def test_the_question_of_the_gate_is_read_aloud(home: Table) -> None:
    said: list[str] = []
    voice: Any = home.app.shell.aloud._speech
    voice.is_there, voice.say = True, said.append
    page = opened(home, *FAMILY)
    home.app.shell.settings.change(read_aloud=True)
    page.ask_to_erase()
    home.frames()
    home.wait(1)  # in one slow frame, too, the sheet says its title first
    form = sheet_of(home)
    assert said[-1] == f"For grown-ups {form.ids.question.text}"
    for key in "11":
        form.press(key)
    home.frames()
    home.wait(1)
    assert said[-1] == f"That was not it. Another one: {form.ids.question.text}"
    home.app.shell.settings.change(read_aloud=False)
