"""Rot: a file with one wrong bit, or any other change, never becomes another game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.session.saves import LARGEST_FILE, Loaded, Note, Saves, Trouble
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
