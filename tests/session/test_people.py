"""The store of who did what: a slot a person, erased person by person or whole."""

import json
from pathlib import Path

import pytest

from app.session.envelope import sealed
from app.session.people import People, slot_of
from app.session.saves import SaveFailed, Saves
from app.solo.records import Records
from app.solo.rounds import Rounds


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
    people.keep(ada, people.records(ada).played("m1", "go", ["Ben"], has_won=True).sailed(1, 1))
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
    assert people.own == Records()


def test_nothing_is_left_of_what_was_damaged_either(saves: Saves, tmp_path: Path) -> None:
    people = People(saves)
    for name in ("Ada", "Ben", "Ada Two"):
        number = people.number_of(name)
        people.keep(number, people.records(number).sailed(1, 1))
    for number in (1, 2):
        (tmp_path / f"{slot_of(number)}.save").write_bytes(b"rot of Ada and Ben")
    again = People(saves)  # one generation is left of each
    assert again.numbers == (1, 2, 3)
    again.erase(1)
    left = {path.name for path in tmp_path.iterdir()}
    assert not any(name.startswith("person-1.") for name in left)
    assert "person-2.bad" in left
    (tmp_path / "person-2.prev").write_bytes(b"rot")
    (tmp_path / "person-2.save").write_bytes(b"rot")
    once_more = People(saves)
    assert once_more.numbers == (3,)
    once_more.erase_all()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("person-")] == []


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


def test_who_plays_alone_is_nobody_until_there_is_something_to_write(saves: Saves) -> None:
    people = People(saves)
    people.number_of("Opa")
    assert people.own == Records()
    assert people.of("Eva") == Records()
    assert len(people.numbers) == 1
    assert people.records(people.alone).name == ""
    assert len(people.numbers) == 2


def test_who_was_chosen_plays_alone_from_then_on(saves: Saves) -> None:
    people = People(saves)
    ada, ben = people.number_of("Ada"), people.number_of("Ben")
    people.play_alone(ben)
    again = People(saves)
    assert again.alone == ben
    assert again.player("ADA") == ada
    again.erase(ben)
    assert again.number_of("Eva") == ben  # a number may be another's then
    assert again.records(again.alone).name == ""


def test_a_name_for_who_plays_alone(saves: Saves) -> None:
    people = People(saves)
    me = people.alone
    people.keep(me, people.records(me).sailed(1, 3))
    assert people.call(me, "Mia") == me
    assert People(saves).alone == me
    assert People(saves).own == Records(name="Mia").sailed(1, 3)


def test_who_gets_the_name_of_another_becomes_one_with_it(saves: Saves, tmp_path: Path) -> None:
    people = People(saves)
    mia, ben = people.number_of("Mia"), people.number_of("Ben")
    people.keep(mia, people.records(mia).played("m1", "go", ["Ben"], has_won=True))
    people.keep(ben, people.records(ben).played("m1", "go", ["Mia"], has_won=False))
    me = people.alone
    people.keep(me, people.records(me).sailed(1, 3))
    assert people.call(me, "mia") == mia
    again = People(saves)
    assert again.numbers == (mia, ben)
    assert again.alone == mia
    assert again.own.voyage == {1: 3}
    assert again.own.scores == {"go": (1, 0)}
    again.call(mia, "Maria")
    assert again.records(ben).rivals["go"] == {"Maria": (0, 1)}
    assert b"Mia" not in (tmp_path / f"{slot_of(ben)}.prev").read_bytes()


def before(saves: Saves, slot: str, count: int) -> None:
    told = {"counts": [count], "best": count, "fastest": None, "rounds": 1, "solved": count}
    saves.store(slot, json.dumps(told).encode())


def test_rounds_from_before_there_were_persons_are_taken_over_once(saves: Saves) -> None:
    before(saves, "go-results", 4)
    before(saves, "go-results-short", 2)
    people = People(saves)
    expected = {"timed": Rounds((4,), 4, None, 1, 4), "short": Rounds((2,), 2, None, 1, 2)}
    assert people.own.rounds == expected
    assert People(saves).own.rounds == expected
    assert set(saves.slots()) == {"person-1"}
    people.erase(people.alone)
    assert People(saves).own == Records()


def test_rounds_from_before_stay_where_they_are_until_the_disk_has_them(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(slot: str, body: bytes) -> None:
        raise SaveFailed("no_space")

    before(saves, "go-results", 4)
    with monkeypatch.context() as patch:
        patch.setattr(saves, "store", full)
        assert People(saves).own.rounds["timed"].best == 4
    assert saves.slots() == ("go-results",)
    assert People(saves).own.rounds["timed"].best == 4


@pytest.mark.parametrize("body", [b"[]", b"\xff", b'{"alone": "x", "noted": 3}', b'{"alone": 77}'])
def test_a_damaged_slot_beside_the_persons_loses_none(saves: Saves, body: bytes) -> None:
    People(saves).number_of("Ada")
    saves.store("people", body)
    people = People(saves)
    assert (people.numbers, people.noted, people.own) == ((1,), (), Records())
    people.play_alone(1)
    assert People(saves).own.name == "Ada"


def test_the_slot_of_a_person_of_a_newer_app_is_left_alone(saves: Saves, tmp_path: Path) -> None:
    newer = sealed(2, b"{}")
    (tmp_path / "person-1.save").write_bytes(newer)
    people = People(saves)
    assert people.number_of("Ada") == 2
    assert (tmp_path / "person-1.save").read_bytes() == newer
