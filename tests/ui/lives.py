"""A life of the app in a process of its own, copied from one that has read all there is to read.

A kill is one, then: nothing is closed or freed. And a life costs what the app does in it, for
modules, rules, pictures and games played by chance are there, and no dead app is taken apart.
"""

import gc
import os
import pickle
import sys
import tempfile
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from kivy.core.image import _img_sdl2

from app.presenters.faces import face_of
from app.ui.kit.atlas import FOLDER
from app.ui.kit.kv_files import load_rules
from app.ui.shell.ahead import home_pieces
from app.ui.shell.pages import modules
from tests.ui import scenes
from tests.ui.apart import must_be_mute
from tests.ui.table import SteadyTable

PLAYED = [f"{game}_{state}" for game in scenes.playable() for state in ("over", "cards")]
"""States that bots play to the end for, which is remembered."""


class Broken(AssertionError):
    """Something that must always hold did not."""


def lived(live: Callable[[], Any]) -> Any:
    """What it gives, from a copy of this process that has all in memory."""
    prepare()
    return copied(live)


def copied(live: Callable[[], Any]) -> Any:
    """What it gives, from a copy of this process that does not outlive it."""
    reader, writer = os.pipe()
    copy = os.fork()
    if not copy:
        _told(live, writer)
    os.close(writer)
    with open(reader, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(copy, 0)
    if not said:
        raise Broken(f"the app's process ended with {os.waitstatus_to_exitcode(status)}")
    trouble, outcome = pickle.loads(said)
    if trouble:
        raise Broken(trouble)
    return pickle.loads(outcome)


def _told(live: Callable[[], Any], writer: int) -> None:
    """Nothing is done any more once it is told, as if the process were killed."""
    said = b""
    try:
        said = pickle.dumps(live())
    finally:
        trouble = traceback.format_exc() if sys.exc_info()[0] else ""
        with open(writer, "wb") as pipe:
            pickle.dump((trouble, said), pipe)
        os._exit(0)


@cache
def prepare() -> None:
    """All that lives share is in memory, and little of it where garbage is looked for."""
    with tempfile.TemporaryDirectory() as folder:
        _live_once(Path(folder) / "app")
    must_be_mute()
    for game in scenes.playable():
        for count in face_of(game).offer.counts:
            scenes.moves_of(game, count)
    _img_sdl2.load_from_filename = cache(_img_sdl2.load_from_filename)
    for picture in FOLDER.glob("*.png"):
        _img_sdl2.load_from_filename(str(picture))
    gc.unfreeze()
    while gc.collect():  # what is let go in one look is found by the next
        pass
    gc.freeze()


def _live_once(folder: Path) -> None:
    table = SteadyTable(folder, lambda: 7)
    table.app.shell.settings.change(sound=False)
    for piece in home_pieces(scenes.playable()[0]):
        piece()
    for module in modules().values():
        load_rules(module)
    for scene in scenes.scenes():
        if scene.name in PLAYED:
            scene.bring(table)
    table.close()
