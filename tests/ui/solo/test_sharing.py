"""A puzzle is shared on a sheet: its code to be spoken, with the result and the name or without."""

from dataclasses import replace
from typing import Any

import pytest

from app.presenters.match.menu import Deed
from app.presenters.solo.sending import NAME, RESULT
from app.services.settings import Motion
from app.solo.codes import Code, parsed_code
from app.solo.kinds import REACH, ROLL, Kind
from app.ui.solo.share_form import ShareForm
from tests.ui.solo.scenes import SEED, gone, played
from tests.ui.table import Table


@pytest.fixture
def sent(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    table.app.shell.settings.change(motion=Motion.STILL, language="en")
    found: list[str] = []
    monkeypatch.setattr("app.ui.solo.share_form.share", lambda _, text, __: found.append(text))
    return found


def called(table: Table, name: str) -> None:
    people = table.app.shell.people
    person = people.player("")
    people.keep(person, replace(people.records(person), name=name))
    people.play_alone(person)


def shared(table: Table, page: Any) -> ShareForm:
    page.menu.do(Deed.SHARE)
    table.frames(3)
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    form = sheet.content
    assert isinstance(form, ShareForm)
    return form


def switched(table: Table, form: ShareForm, key: str) -> None:
    [row] = [each for each in form.ids.options.children if each.option.key == key]
    table.tap_on(row)
    table.frames(2)


def code_of(text: str) -> Code:
    return parsed_code(text.splitlines()[-1])


def test_with_result_and_name_as_they_are_wanted(table: Table, sent: list[str]) -> None:
    called(table, "Mia")
    form = shared(table, played(table, REACH[1]))
    whole = Code(REACH[1], SEED, 2, "Mia")
    assert code_of(form.text) == parsed_code(form.ids.code.text) == whole
    switched(table, form, NAME)
    assert code_of(form.text) == replace(whole, name="")
    switched(table, form, RESULT)
    assert code_of(form.text) == Code(REACH[1], SEED)
    assert "\u2605" not in form.text
    switched(table, form, NAME)
    table.tap_on(form.ids.send)
    assert code_of(sent[0]) == Code(REACH[1], SEED, None, "Mia")
    assert table.app.shell.navigator.sheet is None


@pytest.mark.parametrize("name", ["", "\u041c\u0430\u0448\u0430", "Maximiliane-Sophie"])
def test_a_name_that_no_code_carries_stays_here(table: Table, sent: list[str], name: str) -> None:
    called(table, name)
    form = shared(table, played(table, REACH[1]))
    assert [row.option.key for row in form.ids.options.children] == [RESULT]
    assert code_of(form.text) == Code(REACH[1], SEED, 2)


@pytest.mark.parametrize("kind", [REACH[1], ROLL], ids=lambda kind: kind.game)
def test_a_puzzle_is_shared_before_it_is_solved(table: Table, sent: list[str], kind: Kind) -> None:
    page = gone(table, kind, 0) if kind == ROLL else played(table, kind, 1)
    form = shared(table, page)
    assert not form.ids.options.children
    table.tap_on(form.ids.send)
    assert code_of(sent[0]) == Code(kind, SEED)


def test_its_code_stays_in_the_width_of_a_small_phone(table: Table, sent: list[str]) -> None:
    called(table, "Anna-Lena Zo\u00eb"[:12])
    table.resize(320, 568)
    page = played(table, REACH[3])
    form = shared(table, page)
    label = form.ids.code
    assert form.x <= label.x
    assert label.right <= form.right
    assert label.texture_size[0] <= label.width
    table.resize(412, 916)
