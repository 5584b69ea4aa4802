"""Scenes: actors come, go and swell by their keys, and the end stands where nothing moves."""

import pytest

from app.presenters.faces import FACES
from app.presenters.figures import Figure
from app.presenters.scenes import RESTS, Scene, appears, changes, goes, moves

GROUND = Figure("crew", 2, 1, ())


def names(scene: Scene, time: float) -> list[str]:
    return [sprite.name for sprite in scene.at(time).sprites]


def test_an_actor_is_under_way_between_its_keys() -> None:
    scene = Scene(GROUND, (moves("a", 1.0, 2.0, (0, 0), (1, 0), (1, 1)),))
    places = [(sprite.x, sprite.y) for time in (0, 1.5, 2, 9) for sprite in scene.at(time).sprites]
    assert places == [(0, 0), (0.5, 0), (1, 0), (1, 1)]
    assert scene.seconds == pytest.approx(3.0 + RESTS)


def test_things_come_and_go() -> None:
    scene = Scene(GROUND, (appears("new", 1.0, 0, 0), goes("old", 1.0, 0, 0)))
    assert names(scene, 0.5) == ["old"]
    assert names(scene, 5.0) == ["new"]


def test_of_pictures_that_change_exactly_one_is_seen() -> None:
    scene = Scene(GROUND, tuple(changes(["a", "b", "c"], 0.5, 0.6, 0, 0)))
    assert [names(scene, time) for time in (0, 0.6, 1.2, 9)] == [["a"], ["b"], ["c"], ["c"]]


@pytest.mark.parametrize("game", [face.game for face in FACES])
def test_scenes_of_the_rules_are_short(game: str) -> None:
    book = next(face.book for face in FACES if face.game == game)
    moving = [section.scene for section in book if section.is_main]
    assert len(moving) >= 4
    assert all(1.0 < scene.seconds <= 6.0 for scene in moving)
