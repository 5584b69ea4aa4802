"""The shelf: matches as they were left, and the choices they were begun with."""

from pathlib import Path

import pytest

from app.core.errors import WanderwallError
from app.core.thinking import finished
from app.session.match import Match
from app.session.record import Start, record_text
from app.session.saves import Saves
from app.session.shelf import Shelf

START = Start("shift", 1, 2, 7, {"cards": 1})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


def shelf(folder: Path) -> Shelf:
    return Shelf(Saves(folder))


def step(match: Match) -> None:
    match.play(next(iter(match.game.legal_moves(match.state))))


def begun(folder: Path, steps: int = 0) -> Match:
    """A match of another run of the app, which is over by now."""
    saves = Saves(folder)
    match = Shelf(saves).begin(START, {"people": 1}, 1)
    for _ in range(steps):
        step(match)
    saves.close()
    return match


def test_a_match_is_kept_from_its_first_moment_on(folder: Path) -> None:
    match = begun(folder)
    shelved = shelf(folder).taken("shift")
    assert shelved is not None
    assert shelved.match.state == match.state
    assert shelved.match.people == 1
    assert not shelved.is_recovered


def test_every_step_is_kept(folder: Path) -> None:
    match = begun(folder, steps=6)
    shelved = shelf(folder).taken("shift")
    assert shelved is not None
    assert shelved.match.record() == match.record()


def test_a_damaged_save_gives_the_one_before_and_says_so(folder: Path) -> None:
    begun(folder, steps=3)
    (folder / "shift.save").write_bytes(b"rot")
    shelved = shelf(folder).taken("shift")
    assert shelved is not None
    assert shelved.is_recovered
    assert len(shelved.match.moves) == 2


def test_that_a_save_was_damaged_is_said_once_whoever_looked_before(folder: Path) -> None:
    begun(folder, steps=3)
    (folder / "shift.save").write_bytes(b"rot")
    subject = shelf(folder)
    assert len(subject.running()) == 1
    said = [
        shelved.is_recovered
        for shelved in (subject.taken("shift"), subject.taken("shift"))
        if shelved
    ]
    assert said == [True, False]


def test_why_a_match_is_gone_can_be_asked(folder: Path) -> None:
    begun(folder)
    (folder / "shift.save").write_bytes(b"rot")
    subject = shelf(folder)
    assert subject.troubles == {}
    assert subject.running() == subject.running() == []
    assert subject.troubles["shift"].code == "damaged"


def test_nothing_kept_is_nothing_taken(folder: Path) -> None:
    subject = shelf(folder)
    assert subject.taken("shift") is None
    assert subject.running() == []


def test_a_match_in_use_is_the_same_everywhere(folder: Path) -> None:
    subject = shelf(folder)
    match = subject.begin(START, {}, 2)
    shelved = subject.taken("shift")
    assert shelved is not None
    assert shelved.match is match
    assert subject.running() == [match]


def test_what_the_disk_did_not_take_lives_as_long_as_the_app(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    subject = shelf(folder)
    match = subject.begin(START, {}, 2)
    assert match.keeping_error is not None
    step(match)
    assert subject.running() == [match]


def test_a_match_that_is_over_runs_no_more(folder: Path) -> None:
    subject = shelf(folder)
    match = subject.begin(Start("shift", 1, 1, 7, {"cards": 1, "ending": "last_card"}), {}, 1)
    for move in finished(match.game.solved(match.state, {"depth": 4}))["moves"]:
        match.play(match.game.decode(move))
    assert subject.running() == []
    assert subject.taken("shift") is not None


def test_unreadable_matches_do_not_run_and_do_not_stop_the_others(folder: Path) -> None:
    saves = Saves(folder)
    saves.store("shift", b"no record")
    saves.store("elsewhere", b"no game")
    subject = Shelf(saves)
    assert subject.running() == []
    assert subject.troubles["shift"].code == "damaged"
    assert subject.taken("shift") is None


@pytest.mark.parametrize("text", [b"no record", b"", b"\xff"])
def test_a_sound_save_of_no_match_gives_the_one_before_and_never_pushes_it_out(
    folder: Path, text: bytes
) -> None:
    match = begun(folder, steps=3)
    saves = Saves(folder)
    saves.store("shift", text)
    subject = Shelf(saves)
    shelved = subject.taken("shift")
    assert shelved is not None
    assert shelved.is_recovered
    assert shelved.match.record() == match.record()
    step(shelved.match)
    saves.close()
    assert b"no record" not in b"".join(one.read_bytes() for one in folder.glob("*.prev"))
    again = shelf(folder).taken("shift")
    assert again is not None
    assert len(again.match.moves) == 4


@pytest.mark.parametrize(
    ("line", "newer"), [("wanderwall: 1", "wanderwall: 2"), ("rules: 1", "rules: 2")]
)
def test_a_match_of_a_newer_app_stays_where_it_is(folder: Path, line: str, newer: str) -> None:
    body = record_text(begun(folder, steps=1).record()).replace(line, newer).encode()
    saves = Saves(folder)
    saves.store("shift", body)
    subject = Shelf(saves)
    for _ in range(2):
        with pytest.raises(WanderwallError, match="newer_version"):
            subject.taken("shift")
    loaded = saves.load("shift")
    assert loaded is not None
    assert loaded.body == body


def test_choices_that_say_nothing_give_those_before(folder: Path) -> None:
    saves = Saves(folder)
    Shelf(saves).keep_choices("shift", "alone", {"count": 3})
    saves.store("shift-choices-alone", b"[]")
    assert Shelf(saves).choices("shift", "alone") == {"count": 3}


def test_choices_are_remembered_each_kind_for_itself(folder: Path) -> None:
    saves = Saves(folder)
    Shelf(saves).keep_choices("shift", "alone", {"count": 2})
    Shelf(saves).keep_choices("shift", "together", {"count": 3})
    assert Shelf(saves).choices("shift", "alone") == {"count": 2}
    assert Shelf(saves).choices("shift", "together") == {"count": 3}
    assert Shelf(saves).choices("go", "alone") == {}
    assert Shelf(saves).running() == []


def test_choices_of_before_there_were_kinds_are_taken_over(folder: Path) -> None:
    saves = Saves(folder)
    saves.store("shift-choices", b'{"count": 4}')
    subject = Shelf(saves)
    subject.keep_choices("shift", "alone", {"count": 2})
    assert subject.choices("shift", "together") == {"count": 4}
    assert subject.choices("shift", "alone") == {"count": 2}


@pytest.mark.parametrize("body", [b"", b"[1]", b"{", b"\xff", b'"text"'])
def test_unreadable_choices_are_none(folder: Path, body: bytes) -> None:
    saves = Saves(folder)
    saves.store("shift-choices-alone", body)
    assert Shelf(saves).choices("shift", "alone") == {}
