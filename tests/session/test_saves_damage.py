"""Rot: a file with one wrong bit, or any other change, never becomes another game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.errors import BadRequest
from app.session.envelope import LARGEST_BODY, LARGEST_FILE
from app.session.saves import Loaded, Note, SaveFailed, Saves, Trouble
from tests.session.saves_files import (
    BAD,
    LAST,
    OLD,
    OLDER,
    PREVIOUS,
    SLOT,
    files_in,
    outcome_of_load,
    sealed,
    write_files,
)
from tests.session.saves_mutations import Mutant, mutants
from tests.session.saves_system import Recorder, running_on, short_lived_folder

GOOD = sealed(OLD)
TRUNCATED = [GOOD[:length] for length in range(len(GOOD))]
FLIPPED = [
    GOOD[:place] + bytes([GOOD[place] ^ 1 << bit]) + GOOD[place + 1 :]
    for place in range(len(GOOD))
    for bit in range(8)
]


@pytest.fixture
def folder() -> Iterator[Path]:
    with short_lived_folder() as folder:
        yield folder


@pytest.fixture
def saves(folder: Path) -> Iterator[Saves]:
    saves = Saves(folder)
    yield saves
    saves.close()


def clear(folder: Path) -> None:
    for name in files_in(folder):
        (folder / name).unlink()


def test_the_good_file_is_a_real_record() -> None:
    assert 250 < len(GOOD) < 400
    assert len(TRUNCATED) * 8 == len(FLIPPED)


@pytest.mark.parametrize("damaged", [TRUNCATED, FLIPPED], ids=["truncated", "flipped"])
def test_any_damage_gives_the_save_before(damaged: list[bytes], saves: Saves, folder: Path) -> None:
    for data in damaged:
        write_files(folder, {LAST: data, PREVIOUS: sealed(OLDER)})
        assert saves.load(SLOT) == Loaded(OLDER, Note.RECOVERED)
        assert files_in(folder) == {BAD: data, PREVIOUS: sealed(OLDER)}
        assert saves.load(SLOT) == Loaded(OLDER, Note.SOUND)
        clear(folder)


@pytest.mark.parametrize("damaged", [TRUNCATED, FLIPPED], ids=["truncated", "flipped"])
def test_any_damage_without_a_save_before_is_told(
    damaged: list[bytes], saves: Saves, folder: Path
) -> None:
    for data in damaged:
        write_files(folder, {LAST: data})
        assert outcome_of_load(saves) is Trouble.DAMAGED
        assert files_in(folder) == {BAD: data}
        assert outcome_of_load(saves) is None
        clear(folder)


def check(mutant: Mutant, saves: Saves, folder: Path) -> None:
    """The very body of a game that was really saved, or a refusal that keeps the file."""
    write_files(folder, {LAST: mutant.data})
    outcome = outcome_of_load(saves)
    if mutant.is_newer:
        assert outcome is Trouble.NEWER_VERSION
    elif mutant.body is None:
        assert outcome is Trouble.DAMAGED
    else:
        assert outcome == Loaded(mutant.body, Note.SOUND)
    name = BAD if outcome is Trouble.DAMAGED else LAST
    assert files_in(folder) == {name: mutant.data}


def test_ten_thousand_mutated_files(saves: Saves, folder: Path) -> None:
    for mutant in mutants(seed=1, number=10_000):
        check(mutant, saves, folder)
        clear(folder)


def test_the_mutants_are_of_every_kind() -> None:
    made = list(mutants(seed=1, number=10_000))
    assert len({mutant.data for mutant in made}) > 9_000
    assert sum(mutant.is_newer for mutant in made) > 100
    assert sum(mutant.body is not None for mutant in made) > 100


def test_two_damaged_files_are_both_kept(saves: Saves, folder: Path) -> None:
    write_files(folder, {LAST: b"one", PREVIOUS: b"two", BAD: b"long ago"})
    assert outcome_of_load(saves) is Trouble.DAMAGED
    assert files_in(folder) == {BAD: b"long ago", f"{BAD}2": b"one", f"{BAD}3": b"two"}


def test_a_damaged_save_is_no_save_before(saves: Saves, folder: Path) -> None:
    write_files(folder, {LAST: GOOD[:-1], PREVIOUS: sealed(OLDER)})
    saves.store(SLOT, OLD)
    assert files_in(folder) == {LAST: GOOD, PREVIOUS: sealed(OLDER), BAD: GOOD[:-1]}


def test_a_file_too_large_is_refused_unread(saves: Saves, folder: Path) -> None:
    with (folder / LAST).open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    recorder = Recorder(folder)
    with running_on(recorder):
        assert outcome_of_load(saves) is Trouble.DAMAGED
    assert "open" not in {call.name for call in recorder.calls}
    assert (folder / BAD).stat().st_size == LARGEST_FILE + 1


@pytest.mark.parametrize(("size", "is_sound"), [(LARGEST_BODY, True), (LARGEST_BODY + 1, False)])
def test_what_no_store_would_take_no_load_gives(
    size: int, is_sound: bool, saves: Saves, folder: Path
) -> None:
    body = bytes(size)
    write_files(folder, {LAST: sealed(body)})
    assert (folder / LAST).stat().st_size <= LARGEST_FILE
    assert outcome_of_load(saves) == (Loaded(body, Note.SOUND) if is_sound else Trouble.DAMAGED)


def not_rotten(body: bytes) -> str:
    if body.startswith(b"rotten"):
        raise BadRequest("rotten")
    return body.decode()


def test_a_body_that_says_nothing_gives_the_save_before(saves: Saves, folder: Path) -> None:
    files = {LAST: sealed(b"rotten"), PREVIOUS: sealed(b"good")}
    write_files(folder, files)
    assert saves.load_as(SLOT, not_rotten) == Loaded("good", Note.RECOVERED)
    assert files_in(folder) == {BAD: files[LAST], PREVIOUS: files[PREVIOUS]}
    saves.store(SLOT, b"new")
    assert files_in(folder)[PREVIOUS] == files[PREVIOUS]


def test_bodies_that_both_say_nothing_are_damage(saves: Saves, folder: Path) -> None:
    write_files(folder, {LAST: sealed(b"rotten"), PREVIOUS: sealed(b"rotten too")})
    with pytest.raises(SaveFailed, match=Trouble.DAMAGED):
        saves.load_as(SLOT, not_rotten)
    assert files_in(folder) == {BAD: sealed(b"rotten"), f"{BAD}2": sealed(b"rotten too")}


def of_a_newer_version(body: bytes) -> str:
    raise SaveFailed(Trouble.NEWER_VERSION)


def test_a_body_of_a_newer_version_is_left_alone(saves: Saves, folder: Path) -> None:
    files = {LAST: sealed(b"newer"), PREVIOUS: sealed(b"good")}
    write_files(folder, files)
    with pytest.raises(SaveFailed, match=Trouble.NEWER_VERSION):
        saves.load_as(SLOT, of_a_newer_version)
    assert files_in(folder) == files
