"""Prints how much more memory the app has after all its pages than on its first: MB, resident.

Textures count, for they are drawn by software; large blocks go back to the system, as on Android.
"""

import os
import sys
import tempfile
from pathlib import Path

from kivy.config import Config

LINGERS = 4.5
"""Seconds on a page: memory is looked after by then."""
FRAME, LOOK, REDRAWN = 1 / 60, 0.0005, 300


def resident() -> float:
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


class Passing:
    """Time passes by frames alone: a busy machine makes and lets go as much as an idle one."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def looked_at(self) -> float:
        """While pieces are made ahead: so many of them fit into a slice."""
        self.now += LOOK
        return self.now


def lingered(time: Passing) -> None:
    from kivy.base import EventLoop

    for _ in range(round(LINGERS / FRAME)):
        time.now += FRAME
        EventLoop.idle()


def settled(time: Passing) -> float:
    """Of frames drawn before, who draws by software still holds some MB, and lets go of them over
    the next hundreds: after six of them one app came to 98, 105 or 113 by the shape of a corner."""
    from kivy.base import EventLoop
    from kivy.core.window import Window

    for _ in range(REDRAWN):
        Window.canvas.ask_update()
        time.now += FRAME
        EventLoop.idle()
    return resident()


def toured(folder: Path) -> float:
    from app.bootstrap import build_app
    from app.presenters.faces import FACES
    from app.ui.shell.pages import SHELL

    app = build_app(folder)

    from kivy.clock import Clock

    from app.ui.kit import ahead

    time = Clock.time = Passing(Clock.get_time())
    vars(ahead)["monotonic"] = time.looked_at
    app._run_prepare()
    lingered(time)
    first, navigator = settled(time), app.shell.navigator
    for name in sorted({*SHELL, "puzzles"} - {"home", "new_game"}):
        navigator.go(name)
        lingered(time)
        navigator.home()
    for face in FACES:
        for edition in face.editions or ("",):
            navigator.go("new_game", game=face.game, edition=edition)
            lingered(time)
            navigator.page.start(navigator.page.draft)
            lingered(time)
            if navigator.page.is_covered:
                navigator.page.curtain.widget.dispatch("on_open")
                lingered(time)
            navigator.home()
            lingered(time)
    return settled(time) - first


if __name__ == "__main__":
    Config.set("graphics", "width", "412")
    Config.set("graphics", "height", "916")
    with tempfile.TemporaryDirectory() as kept:
        print(round(toured(Path(kept)), 1), flush=True)
        sys.stdout.flush()
        os._exit(0)
