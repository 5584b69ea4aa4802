"""Everybody's records: a slot each, erased person by person or whole."""

from pathlib import Path

import pytest

from app.session.people import People, slot_of
from app.session.saves import SaveFailed, Saves
from app.solo.records import Records


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def everything(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


def test_records_are_there_again(saves: Saves) -> None:
    people = People(saves)
    ada, ben = people.number_of("Ada"), people.number_of("Ben")
    people.keep(ada, people.records(ada).sailed(3, 2))
    again = People(saves)
    assert again.numbers == (ada, ben)
    assert again.records(ada) == Records(name="Ada").sailed(3, 2)
    assert again.number_of("Ben") == ben


def test_a_person_is_erased_and_leaves_nothing(saves: Saves, tmp_path: Path) -> None:
    people = People(saves)
    ada, ben = people.number_of("Ada"), people.number_of("Ben")
    people.keep(ada, people.records(ada).played("m1", "go", "Ben", has_won=True).sailed(1, 1))
    people.keep(ada, people.records(ada).sailed(2, 1))
    people.erase(ben)
    assert People(saves).numbers == (ada,)
    assert b"Ben" not in everything(tmp_path)
    assert b"Ada" in everything(tmp_path)


def test_all_are_erased_and_nothing_else(saves: Saves, tmp_path: Path) -> None:
    saves.store("shift", b"a match")
    people = People(saves)
    for name in ("Ada", "Ben", "Eva"):
        people.number_of(name)
    people.erase_all()
    assert People(saves).numbers == ()
    assert saves.slots() == ("shift",)


def test_unchanged_records_are_not_written_again(saves: Saves, tmp_path: Path) -> None:
    people = People(saves)
    ada = people.number_of("Ada")
    people.keep(ada, people.records(ada).sailed(1, 3))
    before = everything(tmp_path)
    people.keep(ada, people.records(ada).sailed(1, 2))
    assert everything(tmp_path) == before


def test_damaged_records_are_set_aside_and_the_others_read(saves: Saves, tmp_path: Path) -> None:
    people = People(saves)
    ada, ben = people.number_of("Ada"), people.number_of("Ben")
    (tmp_path / f"{slot_of(ada)}.save").write_bytes(b"rot")
    again = People(saves)
    assert again.numbers == (ben,)
    assert again.number_of("Eva") == 3


def test_on_a_full_disk_records_live_as_long_as_the_app(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(slot: str, body: bytes) -> None:
        raise SaveFailed("no_space")

    people = People(saves)
    monkeypatch.setattr(saves, "store", full)
    ada = people.number_of("Ada")
    assert people.records(ada).name == "Ada"
