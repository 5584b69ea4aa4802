"""Matches in which nobody moved: not gone on with, and gone for the next one; no others ever."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from app.core.thinking import finished
from app.games.go.moves import EndSolo, StartBuilding
from app.session.alone import KEY
from app.session.kept import Kept
from app.session.match import Match
from app.session.record import Start
from app.session.saves import Saves
from app.session.shelf import INDEX, PLACES, Shelf
from app.session.tasks import begun, slot_of
from app.session.unplayed import left, let_go, played
from app.solo.kinds import CLOCK, DEAL, LIMIT_MS
from app.solo.making import made

START = Start("shift", 1, 2, 7, {"cards": 1})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


def shelf(folder: Path) -> Shelf:
    return Shelf(Saves(folder))


def test_a_race_under_way_is_gone_on_with_until_its_time_is_up(folder: Path) -> None:
    """Its clock runs before the first move; every other puzzle waits on its own page."""
    subject = shelf(folder)
    asked = finished(made(CLOCK, 3))
    match = begun(subject, asked, {}, {}, None)
    assert not left(subject)
    for clock, found in ((1000, [slot_of(CLOCK)]), (LIMIT_MS, [])):
        match.table[KEY]["clock"] = clock
        match.keep()
        assert slots(left(subject)) == found


def test_what_was_played_last_comes_first_race_or_match(folder: Path) -> None:
    subject = shelf(folder)
    step(subject.begin(START, {}, 2))
    race = begun(subject, finished(made(DEAL, 3)), {}, {}, None)
    step(race)
    [played_slot] = slots(played(subject))
    assert slots(left(subject)) == [slot_of(DEAL), played_slot]


def slots(found: Iterable[Kept]) -> list[str]:
    return [kept.slot for kept in found]


def step(match: Match) -> None:
    match.play(next(iter(match.game.legal_moves(match.state))))


def test_a_match_nobody_moved_in_is_not_gone_on_with_and_goes_for_the_next_one(
    folder: Path,
) -> None:
    subject = shelf(folder)
    moved = subject.begin(START, {}, 2)
    step(moved)
    bare, other = subject.begin(START, {}, 2), subject.begin(Start("connect", 1, 2, 7), {}, 2)
    kept = subject.slot_of(moved)
    assert slots(played(subject)) == [kept]
    gone, stays = subject.slot_of(bare), subject.slot_of(other)
    let_go(subject, "shift")
    assert sorted(slots(subject.running())) == sorted([kept, stays])
    assert subject.match(gone) is None


def test_only_a_full_shelf_lets_go_of_other_games_unmoved_matches(folder: Path) -> None:
    subject = shelf(folder)
    others = [subject.begin(Start("connect", 1, 2, 7), {}, 2) for _ in range(PLACES)]
    step(others[0])
    let_go(subject, "shift")
    assert subject.has_room
    assert subject.slot_of(others[0]) in slots(subject.running())
    assert len(subject.running()) == PLACES - 1


@pytest.mark.parametrize("is_noted", [False, True])
def test_that_somebody_moved_is_known_with_and_without_an_index(
    folder: Path, is_noted: bool
) -> None:
    saves = Saves(folder)
    subject = Shelf(saves)
    subject.begin(START, {}, 2)
    step(subject.begin(START, {}, 2))
    if is_noted:
        subject.note_down()
    saves.close()
    assert sorted(kept.is_played for kept in shelf(folder).running()) == [False, True]


def test_an_index_of_before_is_read_anew(folder: Path) -> None:
    """Its lines do not say whether somebody moved."""
    saves = Saves(folder)
    subject = Shelf(saves)
    step(subject.begin(START, {}, 2))
    subject.begin(START, {}, 2)
    subject.note_down()
    loaded = saves.load_as(INDEX, bytes)
    assert loaded is not None
    assert loaded.body.count(b',"played":') == 2
    for told in (b',"played":0', b',"played":1'):
        loaded = saves.load_as(INDEX, bytes)
        assert loaded is not None
        saves.store(INDEX, loaded.body.replace(told, b""))
    saves.close()
    again = shelf(folder)
    assert len(again.running()) == 2
    assert len(played(again)) == 1


@pytest.mark.parametrize("is_noted", [False, True])
def test_a_round_that_ended_with_nothing_laid_is_not_looked_back_at_and_goes(
    folder: Path, is_noted: bool
) -> None:
    """Its clock began and ran out: such rounds filled the list of games."""
    saves = Saves(folder)
    subject = Shelf(saves)
    bare, laid = (subject.begin(Start("go", 1, 1, 7), {}, 1) for _ in range(2))
    for match in (bare, laid):
        match.play(StartBuilding())
    assert all(kept.is_played for kept in subject.running()), "a clock that runs is not lost"
    step(laid)
    for match in (bare, laid):
        match.play(EndSolo())
    gone, kept = subject.slot_of(bare), subject.slot_of(laid)
    if is_noted:
        subject.note_down()
    saves.close()
    again = shelf(folder)
    assert slots(again.past()) == [kept]
    let_go(again, "shift")
    assert again.match(gone) is None
    assert again.match(kept) is not None
