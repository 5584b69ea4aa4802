"""Prints how much more memory the app has after all its pages than on its first: MB, resident.

Textures count, for they are drawn by software; large blocks go back to the system, as on Android.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from kivy.config import Config

LINGERS = 4.5
"""Seconds on a page: memory is looked after by then."""
FRAMES = 30


def resident() -> float:
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def lingered() -> None:
    from kivy.base import EventLoop

    end = time.monotonic() + LINGERS
    frames = 0
    while time.monotonic() < end or frames < FRAMES:
        EventLoop.idle()
        frames += 1


def toured(folder: Path) -> float:
    from app.bootstrap import build_app
    from app.presenters.faces import FACES
    from app.ui.shell.pages import SHELL

    app = build_app(folder)
    app._run_prepare()
    lingered()
    first, navigator = resident(), app.shell.navigator
    for name in sorted(set(SHELL) - {"home", "new_game"}):
        navigator.go(name)
        lingered()
        navigator.home()
    for face in FACES:
        for edition in face.editions or ("",):
            navigator.go("new_game", game=face.game, edition=edition)
            lingered()
            navigator.page.start()
            lingered()
            if navigator.page.is_covered:
                navigator.page.curtain.widget.dispatch("on_open")
                lingered()
            navigator.home()
            lingered()
    return resident() - first


if __name__ == "__main__":
    Config.set("graphics", "width", "412")
    Config.set("graphics", "height", "916")
    with tempfile.TemporaryDirectory() as kept:
        print(round(toured(Path(kept)), 1), flush=True)
        sys.stdout.flush()
        os._exit(0)
