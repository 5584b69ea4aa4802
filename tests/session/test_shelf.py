"""The shelf: matches as they were left, and the choices they were begun with."""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import pytest

from app.core.errors import WanderwallError
from app.core.thinking import finished
from app.session.envelope import sealed
from app.session.kept import Kept
from app.session.match import Match
from app.session.record import Start, record_text
from app.session.saves import Loaded, Saves
from app.session.shelf import PLACES, REMEMBERED, Shelf, ShelfFull, Shelved, game_of

T = TypeVar("T")
START = Start("shift", 1, 2, 7, {"cards": 1})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


def shelf(folder: Path) -> Shelf:
    return Shelf(Saves(folder))


def newest(subject: Shelf, game: str = "shift") -> Shelved | None:
    return subject.taken(subject.newest(game))


def slots(found: Iterable[Kept]) -> list[str]:
    return [kept.slot for kept in found]


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
    shelved = newest(shelf(folder))
    assert shelved is not None
    assert shelved.match.state == match.state
    assert shelved.match.people == 1
    assert not shelved.is_recovered


def test_every_step_is_kept(folder: Path) -> None:
    match = begun(folder, steps=6)
    shelved = newest(shelf(folder))
    assert shelved is not None
    assert shelved.match.record() == match.record()


def test_a_damaged_save_gives_the_one_before_and_says_so(folder: Path) -> None:
    begun(folder, steps=3)
    (folder / "shift-1.save").write_bytes(b"rot")
    shelved = newest(shelf(folder))
    assert shelved is not None
    assert shelved.is_recovered
    assert len(shelved.match.moves) == 2


def test_that_a_save_was_damaged_is_said_once_whoever_looked_before(folder: Path) -> None:
    begun(folder, steps=3)
    (folder / "shift-1.save").write_bytes(b"rot")
    subject = shelf(folder)
    assert len(subject.running()) == 1
    said = [shelved.is_recovered for shelved in (newest(subject), newest(subject)) if shelved]
    assert said == [True, False]


def test_why_a_match_is_gone_can_be_asked(folder: Path) -> None:
    begun(folder)
    (folder / "shift-1.save").write_bytes(b"rot")
    subject = shelf(folder)
    assert subject.troubles == {}
    assert subject.running() == subject.running() == ()
    assert subject.troubles["shift-1"].code == "damaged"


def test_nothing_kept_is_nothing_taken(folder: Path) -> None:
    subject = shelf(folder)
    assert newest(subject) is None
    assert subject.running() == ()


def test_a_match_in_use_is_the_same_everywhere(folder: Path) -> None:
    subject = shelf(folder)
    match = subject.begin(START, {}, 2)
    shelved = newest(subject)
    assert shelved is not None
    assert shelved.match is match
    assert slots(subject.running()) == [subject.slot_of(match)]


def test_what_the_disk_did_not_take_lives_as_long_as_the_app(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    subject = shelf(folder)
    match = subject.begin(START, {}, 2)
    assert match.keeping_error is not None
    step(match)
    assert slots(subject.running()) == [subject.slot_of(match)]


def test_a_match_that_is_over_runs_no_more(folder: Path) -> None:
    subject = shelf(folder)
    match = subject.begin(Start("shift", 1, 1, 7, {"cards": 1, "ending": "last_card"}), {}, 1)
    for move in finished(match.game.solved(match.state, {"depth": 4}))["moves"]:
        match.play(match.game.decode(move))
    assert subject.running() == ()
    assert newest(subject) is not None


def test_unreadable_matches_do_not_run_and_do_not_stop_the_others(folder: Path) -> None:
    saves = Saves(folder)
    saves.store("shift-1", b"no record")
    saves.store("elsewhere", b"no game")
    subject = Shelf(saves)
    assert subject.running() == ()
    assert subject.troubles["shift-1"].code == "damaged"
    assert newest(subject) is None


@pytest.mark.parametrize("text", [b"no record", b"", b"\xff"])
def test_a_sound_save_of_no_match_gives_the_one_before_and_never_pushes_it_out(
    folder: Path, text: bytes
) -> None:
    match = begun(folder, steps=3)
    saves = Saves(folder)
    saves.store("shift-1", text)
    subject = Shelf(saves)
    shelved = newest(subject)
    assert shelved is not None
    assert shelved.is_recovered
    assert shelved.match.record() == match.record()
    step(shelved.match)
    saves.close()
    assert b"no record" not in b"".join(one.read_bytes() for one in folder.glob("*.prev"))
    again = newest(shelf(folder))
    assert again is not None
    assert len(again.match.moves) == 4


@pytest.mark.parametrize(
    ("line", "newer"), [("wanderwall: 1", "wanderwall: 2"), ("rules: 1", "rules: 2")]
)
def test_a_match_of_a_newer_app_stays_where_it_is(folder: Path, line: str, newer: str) -> None:
    body = record_text(begun(folder, steps=1).record()).replace(line, newer).encode()
    saves = Saves(folder)
    saves.store("shift-1", body)
    subject = Shelf(saves)
    for _ in range(2):
        with pytest.raises(WanderwallError, match="newer_version"):
            newest(subject)
    loaded = saves.load("shift-1")
    assert loaded is not None
    assert loaded.body == body


# Several at once


def many(folder: Path, count: int) -> list[str]:
    """So many matches under way, of another run of the app; their slots, the newest first."""
    saves = Saves(folder)
    subject = Shelf(saves)
    found = [subject.slot_of(subject.begin(START, {"people": 1}, 1)) for _ in range(count)]
    stored_in_this_order(folder, found)
    saves.close()
    return found[::-1]


def stored_in_this_order(folder: Path, found: list[str]) -> None:
    """However coarse the clock of the disk is."""
    for number, slot in enumerate(found):
        os.utime(folder / f"{slot}.save", ns=(number * 10**9, (number + 1) * 10**9))


def ended(subject: Shelf) -> str:
    """The slot of a match that was played to its end."""
    match = subject.begin(Start("shift", 1, 1, 7, {"cards": 1, "ending": "last_card"}), {}, 1)
    for move in finished(match.game.solved(match.state, {"depth": 4}))["moves"]:
        match.play(match.game.decode(move))
    return subject.slot_of(match)


def test_a_new_match_takes_no_place_of_another(folder: Path) -> None:
    found = many(folder, 3)
    assert len(set(found)) == 3
    assert slots(shelf(folder).running()) == found


def test_a_full_shelf_says_so_and_keeps_what_it_has(folder: Path) -> None:
    found = many(folder, PLACES)
    subject = shelf(folder)
    assert not subject.has_room
    with pytest.raises(ShelfFull):
        subject.begin(START, {}, 2)
    assert slots(subject.running()) == found
    subject.erase(found[0])
    subject.begin(START, {}, 2)
    assert len(subject.running()) == PLACES


def test_matches_that_are_over_take_no_place(folder: Path) -> None:
    many(folder, PLACES - 1)
    subject = shelf(folder)
    past = [ended(subject) for _ in range(3)]
    assert sorted(slots(subject.past())) == sorted(past)
    assert subject.has_room
    assert len(subject.running()) == PLACES - 1


def test_of_what_is_over_the_last_hundred_are_remembered(folder: Path) -> None:
    saves = Saves(folder)
    subject = Shelf(saves)
    body = subject.match(ended(subject)).record()  # type: ignore[union-attr]
    for number in range(2, REMEMBERED + 4):
        saves.store(f"shift-{number}", record_text(body).encode())
    stored_in_this_order(folder, [f"shift-{number}" for number in range(1, REMEMBERED + 4)])
    subject.begin(START, {}, 2)
    kept = slots(subject.past())
    assert len(kept) == REMEMBERED
    assert kept[-1] == "shift-4"


def test_what_is_over_is_looked_at_in_slices_and_not_held(folder: Path) -> None:
    match = begun(folder, steps=9)
    subject = shelf(folder)
    thought = subject.thought_past("shift-1")
    slices = 0
    found = None
    while found is None:
        try:
            next(thought)
            slices += 1
        except StopIteration as stop:
            found = stop.value
    assert slices == 9
    assert found.state == match.state
    assert found is not subject.match("shift-1")
    assert finished(subject.thought_past("shift-99")) is None


def test_who_won_is_known_of_what_is_over(folder: Path) -> None:
    subject = shelf(folder)
    slot = ended(subject)
    [past] = subject.past()
    assert (past.slot, past.winners, past.start.game) == (slot, (0,), "shift")
    assert past.length > 0


@pytest.mark.parametrize("is_noted", [True, False])
def test_another_run_knows_the_same_with_and_without_an_index(folder: Path, is_noted: bool) -> None:
    many(folder, 2)
    saves = Saves(folder)
    subject = Shelf(saves)
    ended(subject)
    before = subject.running(), subject.past()
    if is_noted:
        subject.note_down()
    saves.close()
    again = shelf(folder)
    assert (again.running(), again.past()) == before


class ReadSlots(Saves):
    """Says which slots were read."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.read: list[str] = []

    def load_as(self, slot: str, read: Callable[[bytes], T]) -> Loaded[T] | None:
        self.read.append(slot)
        return super().load_as(slot, read)


def test_with_an_index_no_match_is_read_to_say_what_is_there(folder: Path) -> None:
    found = many(folder, 3)
    saves = Saves(folder)
    Shelf(saves).note_down()
    subject = Shelf(saves)
    subject.running()
    subject.note_down()
    saves.close()
    saves = ReadSlots(folder)
    subject = Shelf(saves)
    assert slots(subject.running()) == found
    assert subject.past() == ()
    assert saves.read == ["shelf"]


def test_only_what_was_played_since_the_index_is_read(folder: Path) -> None:
    found = many(folder, 3)
    saves = Saves(folder)
    subject = Shelf(saves)
    subject.running()
    subject.note_down()
    match = subject.match(found[1])
    assert match is not None
    step(match)
    saves.close()
    saves = ReadSlots(folder)
    assert slots(Shelf(saves).running()) == [found[1], found[0], found[2]]
    assert saves.read == ["shelf", found[1]]


@pytest.mark.parametrize(
    "rot",
    [b"", b"\xff", b"no line", b"shift-1 1 1 0 {}", b'shift-1 1 1 1 {"game":3}'],
)
def test_an_index_that_says_nothing_hides_nothing(folder: Path, rot: bytes) -> None:
    found = many(folder, 2)
    saves = Saves(folder)
    saves.store("shelf", rot)
    assert slots(Shelf(saves).running()) == found


def test_a_line_of_the_index_that_lies_about_what_it_holds_is_not_believed(folder: Path) -> None:
    many(folder, 1)
    saves = Saves(folder)
    subject = Shelf(saves)
    subject.running()
    subject.note_down()
    loaded = saves.load("shelf")
    assert loaded is not None
    saves.store("shelf", loaded.body.replace(b'"game":"shift"', b'"game":7'))
    assert len(Shelf(saves).running()) == 1


def test_one_damaged_match_hides_no_other(folder: Path) -> None:
    found = many(folder, 3)
    for path in folder.glob(f"{found[0]}.*"):
        path.write_bytes(b"rot")
    subject = shelf(folder)
    assert slots(subject.running()) == found[1:]
    assert list(subject.troubles) == found[:1]
    assert game_of(found[0]) == "shift"


def test_a_damaged_match_whose_number_is_free_again_is_not_written_over(folder: Path) -> None:
    [slot] = many(folder, 1)
    (folder / f"{slot}.save").write_bytes(b"rot")
    subject = shelf(folder)
    subject.running()
    assert subject.slot_of(subject.begin(START, {}, 2)) != slot
    assert (folder / f"{slot}.bad").read_bytes() == b"rot"


def test_the_one_match_a_game_of_before_is_taken_over(folder: Path) -> None:
    text = record_text(begun(folder, steps=3).record())
    saves = Saves(folder)
    (folder / "shift-1.save").unlink()
    (folder / "shift-1.prev").unlink()
    saves.store("shift", text.encode())
    subject = Shelf(saves)
    assert slots(subject.running()) == ["shift"]
    subject.begin(START, {}, 2)
    assert len(subject.running()) == 2
    old = subject.match("shift")
    assert old is not None
    step(old)
    assert record_text(old.record()).encode() == saves.load("shift").body  # type: ignore[union-attr]


def test_what_is_erased_is_gone_for_good(folder: Path) -> None:
    found = many(folder, 2)
    saves = Saves(folder)
    subject = Shelf(saves)
    subject.running()
    subject.note_down()
    subject.erase(found[0])
    assert slots(subject.running()) == found[1:]
    assert subject.taken(found[0]) is None
    assert not list(folder.glob(f"{found[0]}.*"))
    assert slots(Shelf(saves).running()) == found[1:]


def test_what_the_disk_does_not_let_go_stays_and_it_says_so(folder: Path) -> None:
    [slot] = many(folder, 1)
    saves = Saves(folder)
    subject = Shelf(saves)
    subject.running()
    (folder / f"{slot}.save").write_bytes(sealed(9, b"of a newer app"))
    with pytest.raises(WanderwallError, match="newer_version"):
        subject.erase(slot)
    assert slots(subject.running()) == [slot]


def test_a_match_that_no_disk_took_can_be_erased(folder: Path) -> None:
    folder.write_text("a file where the folder should be")
    subject = shelf(folder)
    slot = subject.slot_of(subject.begin(START, {}, 2))
    subject.erase(slot)
    assert subject.running() == ()


def test_what_is_over_is_not_held_once_another_is_looked_at(folder: Path) -> None:
    saves = Saves(folder)
    found = [ended(Shelf(saves)) for _ in range(2)]
    subject = Shelf(saves)
    for slot in found * 2:
        assert subject.match(slot) is not None
    assert len(subject._open) == 1


# Choices


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
    assert Shelf(saves).running() == ()


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
