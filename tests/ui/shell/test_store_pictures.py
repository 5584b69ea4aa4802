"""The pictures of the store's page are drawn from scenes of the gallery: each must be there."""

from tests.ui.scenes import scenes
from tools.store_pictures import DEVICES


def test_every_picture_of_the_store_has_a_scene() -> None:
    named = {scene.name for scene in scenes()}
    assert [name for device in DEVICES for name in device.scenes if name not in named] == []
