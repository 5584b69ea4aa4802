"""`python -m tools.store_pictures`: the pictures of the store's page, in every language of the app.

Drawn from the scenes of the gallery, at the density of a real device. Kivy takes its density from
its first import, so each device is drawn by a process of its own.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

STORE = Path(__file__).parents[1] / "fastlane/metadata/android"
PEOPLE = ("Mia", "Luca", "Noor", "Ida", "Ben", "Ada")
"""Those of the gallery are as long as names may be."""
LANGUAGES = {place.name[:2]: place.name for place in STORE.iterdir()}


class Device(NamedTuple):
    """A folder of the store, the pixels of a screen and how many of them make a dp."""

    folder: str
    width: int
    height: int
    density: float
    scenes: tuple[str, ...]


AT_TABLE = ("home", "shift_aiming", "go_building", "connect_take", "shift_hanging")
DEVICES = (
    Device("phoneScreenshots", 1080, 2160, 2.625, (*AT_TABLE, "shift_curtain")),
    Device("sevenInchScreenshots", 1200, 1920, 1.5, (*AT_TABLE, "go_faces_build_2")),
    Device("tenInchScreenshots", 1920, 1200, 1.5, (*AT_TABLE, "go_faces_build_4")),
)


def draw(device: Device) -> None:
    from kivy.config import Config

    import tests.ui.conftest  # noqa: F401  # sets Kivy up for a window that is not shown

    Config.set("graphics", "width", str(device.width))
    Config.set("graphics", "height", str(device.height))
    from app.services.settings import Motion
    from tests.ui import scenes
    from tests.ui.go import faces_scenes
    from tests.ui.table import Table

    scenes.NAMES, faces_scenes.NAMES = PEOPLE, PEOPLE[:4]
    by_name = {scene.name: scene for scene in scenes.scenes()}
    with TemporaryDirectory() as saves:
        table = Table(Path(saves))
        table.resize(device.width, device.height)
        for language, place in LANGUAGES.items():
            table.app.shell.settings.change(language=language, motion=Motion.STILL)
            folder = STORE / place / "images" / device.folder
            folder.mkdir(parents=True, exist_ok=True)
            for number, name in enumerate(device.scenes, start=1):
                by_name[name].bring(table)
                table.picture(folder / f"{number}.png")
        table.close()


def _drawn_apart() -> Iterator[int]:
    for device in DEVICES:
        environment = os.environ | {"KIVY_METRICS_DENSITY": str(device.density)}
        command = [sys.executable, "-m", "tools.store_pictures", json.dumps(device)]
        yield subprocess.run(command, env=environment).returncode


if __name__ == "__main__":
    if sys.argv[1:]:
        draw(Device(*json.loads(sys.argv[1])))
    else:
        sys.exit(max(_drawn_apart()))
