"""What came out of matches goes into the records of who played, once, and in slices."""

from pathlib import Path

import pytest

from app.core.thinking import finished
from app.session.match import Match
from app.session.people import People
from app.session.record import Start
from app.session.saves import Saves
from app.session.shelf import Shelf
from app.session.studies import study, study_match
from tests.teacher.matches import match as played_match

ADA = {"name": "Ada", "color": "red", "player": "person"}
BOT = {"name": "", "color": "green", "player": "easy"}


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def ended(shelf: Shelf, game: str, *seats: object) -> Match:
    played = played_match(game, 0, len(seats))
    start = Start(game, 1, len(seats), 5, played.options, played.game.state_json(played.first))
    match = shelf.begin(start, {"seats": list(seats)}, 1)
    match.play(*played.moves)
    return match


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_whoever_played_has_the_themes_once(saves: Saves, game: str) -> None:
    people, shelf = People(saves), Shelf(saves)
    ended(shelf, game, ADA, BOT)
    finished(study(people, shelf, []))
    [ada] = [people.records(number) for number in people.numbers]
    assert ada.name == "Ada"
    assert ada.themes
    assert all(0 <= lost <= met for met, lost in ada.themes.values())
    finished(study(people, shelf, []))
    assert people.of("Ada") == ada
    assert People(saves).of("Ada") == ada


def test_rounds_of_go_are_looked_at_alike(saves: Saves) -> None:
    people = People(saves)
    people.number_of("Ada")
    match = ended(Shelf(saves), "go", BOT, ADA)
    finished(study_match(people, match, "key"))
    met = sum(score[0] for score in people.of("Ada").themes.values())
    assert met == sum(1 for move in match.moves if type(move).__name__ == "StartBuilding")


def test_a_running_match_is_left_alone(saves: Saves) -> None:
    people, shelf = People(saves), Shelf(saves)
    shelf.begin(Start("shift", 1, 2, 7, {}), {"seats": [ADA, BOT]}, 1)
    finished(study(people, shelf, []))
    assert people.numbers == ()


def test_nobody_without_a_name_is_taken_for_another(saves: Saves) -> None:
    people, shelf = People(saves), Shelf(saves)
    nobody = {**ADA, "name": ""}
    ended(shelf, "connect", nobody, {**nobody, "color": "green"})
    finished(study(people, shelf, []))
    assert people.numbers == ()


def test_who_was_erased_does_not_come_back(saves: Saves) -> None:
    people, shelf = People(saves), Shelf(saves)
    ended(shelf, "connect", ADA, BOT)
    finished(study(people, shelf, []))
    people.erase_all()
    finished(study(people, shelf, []))
    assert people.numbers == ()


def test_a_study_comes_in_slices(saves: Saves) -> None:
    people, shelf = People(saves), Shelf(saves)
    match = ended(shelf, "shift", ADA, BOT)
    assert sum(1 for _ in study_match(people, match, "key")) > len(match.moves) / 2
