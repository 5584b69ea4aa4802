"""Matches won, by game and against whom: each counts once, whatever happens between."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from app.session.kept import Kept
from app.session.match import Match
from app.session.people import People, slot_of
from app.session.record import Start
from app.session.saves import SaveFailed, Saves
from app.session.scores import called, note_matches, note_round, rounds_of
from app.solo.rounds import Rounds


def seat(name: str, player: str = "person") -> dict[str, str]:
    return {"name": name, "player": player}


def ended(
    *seats: dict[str, str], winners: tuple[int, ...] | None = (0,), slot: str = "", seed: int = 5
) -> Kept:
    slot = slot or f"shift-{seed}"
    return Kept(slot, Start("shift", 1, len(seats), seed, {}), {"seats": [*seats]}, 9, winners)


ADA, BEN, BOT = seat("Ada"), seat("Ben"), seat("", "hard")


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


@pytest.fixture
def people(saves: Saves) -> People:
    return People(saves)


def test_a_match_counts_once_for_everybody_who_sat_there(people: People) -> None:
    for _ in range(3):
        note_matches(people, [ended(ADA, BEN, BOT)])
    ada, ben = map(people.records, (people.number_of("Ada"), people.number_of("Ben")))
    assert (ada.scores, ben.scores) == ({"shift": (1, 0)}, {"shift": (0, 1)})
    assert ada.rivals == {"shift": {"Ben": (1, 0), ":hard": (1, 0)}}
    assert ben.rivals == {"shift": {"Ada": (0, 1), ":hard": (0, 1)}}
    assert len(people.numbers) == 2


def test_others_count_again_and_those_that_go_on_or_have_one_seat_do_not(people: People) -> None:
    same_slot = [ended(ADA, BOT, slot="shift-1", seed=seed) for seed in (1, 2)]
    note_matches(people, [*same_slot, ended(ADA, BOT, winners=None), ended(ADA, seed=9)])
    assert people.of("Ada").scores == {"shift": (2, 0)}


def test_each_person_is_stored_once_for_all_that_is_new(
    people: People, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    people.number_of("Ada")
    stored: list[str] = []
    monkeypatch.setattr(saves, "store", lambda slot, _: stored.append(slot))
    note_matches(people, [ended(ADA, BOT, seed=seed) for seed in range(100)])
    assert stored == ["person-1", "people"]
    assert people.of("Ada").scores == {"shift": (100, 0)}
    note_matches(people, [ended(ADA, BOT, seed=seed) for seed in range(100)])
    assert len(stored) == 2


def test_a_shared_win_is_won_by_all_who_share_it(people: People) -> None:
    note_matches(people, [ended(ADA, BEN, winners=(0, 1))])
    assert people.of("Ada").scores == people.of("Ben").scores == {"shift": (1, 0)}


def test_who_has_no_name_is_known_only_where_nobody_else_plays(people: People) -> None:
    note_matches(people, [ended(seat(""), seat("")), ended(seat(""), BOT, seed=6)])
    assert people.own.scores == {"shift": (1, 0)}
    assert people.numbers == (people.alone,)


def test_who_played_alone_is_written_down_with_nothing_won(people: People) -> None:
    note_matches(people, [ended(ADA)])
    assert [people.records(number).name for number in people.numbers] == ["Ada"]
    assert people.of("Ada").is_empty


def test_nobody_is_written_down_for_a_match_of_bots(people: People) -> None:
    note_matches(people, [ended(BOT, BOT)])
    assert people.numbers == ()


def test_who_was_erased_does_not_come_back_from_matches_on_the_shelf(people: People) -> None:
    past = [ended(ADA, BEN)]
    note_matches(people, past)
    people.erase(people.number_of("Ada"))
    note_matches(people, past)
    assert [people.records(number).name for number in people.numbers] == ["Ben"]


@pytest.mark.parametrize("stored", range(5))
def test_killed_between_two_writes_a_match_counts_once(tmp_path: Path, stored: int) -> None:
    class Killed(Exception):
        pass

    left = [stored]
    saves = Saves(tmp_path)
    store = saves.store

    def counted(slot: str, body: bytes) -> None:
        if not left[0]:
            raise Killed
        left[0] -= 1
        store(slot, body)

    saves.store = counted  # type: ignore[method-assign]
    past = [ended(ADA, BEN)]
    with suppress(Killed):
        note_matches(People(saves), past)
    saves.close()
    people = People(Saves(tmp_path))
    note_matches(people, past)
    assert people.of("Ada").scores == {"shift": (1, 0)}
    assert people.of("Ben").scores == {"shift": (0, 1)}


def test_damaged_records_begin_anew_and_the_match_counts_for_the_others_still(
    people: People, saves: Saves, tmp_path: Path
) -> None:
    note_matches(people, [ended(ADA, BEN)])
    (tmp_path / f"{slot_of(people.number_of('Ada'))}.save").write_bytes(b"rot")
    again = People(saves)
    note_matches(again, [ended(ADA, BEN), ended(ADA, BEN, seed=6)])
    assert again.of("Ben").scores == {"shift": (0, 2)}


@pytest.mark.parametrize("kept", [None, 5, [], [None, 5], [{}, {"name": 3, "player": 4}]])
def test_seats_that_cannot_be_read_are_nobody(kept: object) -> None:
    assert called({"seats": kept}, 2) == ("?", "?")


def alone(name: str, seed: int = 5) -> Match:
    table: dict[str, Any] = {"seats": [seat(name)]}
    return Match(Start("go", 1, 1, seed, {}), table=table)


def test_a_round_alone_counts_once_for_who_sat_there(people: People) -> None:
    for _ in range(2):
        note_round(people, alone("Ada"), "timed", 4, 30_000)
    note_round(people, alone(""), "timed", 1, None)
    note_round(people, alone("", seed=6), "timed", 2, None)
    assert rounds_of(people, alone("Ada"), "timed") == Rounds((4,), 4, 30_000, 1, 4)
    assert rounds_of(people, alone(""), "timed").counts == (1, 2)
    assert rounds_of(people, alone("Eva"), "timed") == Rounds()


def test_on_a_full_disk_matches_are_known_as_long_as_the_app_runs(
    people: People, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(slot: str, body: bytes) -> None:
        raise SaveFailed("no_space")

    monkeypatch.setattr(saves, "store", full)
    note_matches(people, [ended(ADA, BEN)])
    assert people.of("Ada").scores == {"shift": (1, 0)}
