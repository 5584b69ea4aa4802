"""The app as a test holds it: frames on demand, touches, pictures, sizes."""

import gc
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from shutil import copytree

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.tests.common import UnitTestTouch
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget

from app.bootstrap import SAVES, build_app
from app.session.shelf import Shelf
from app.ui.go.go_match_page import GoMatchPage
from app.ui.kit.settle import SETTLES

PHONE = (412, 915)
FRAME, SLICE, HELD = 1 / 30, 0.0005, 0.1
"""Seconds of a frame, of a look at the clock while bots think, and from frame to frame while a
finger stays."""


class Ahead:
    """The time that passes by itself, and what a test let pass at once."""

    def __init__(self) -> None:
        self.real, self.seconds = Clock.time, 0.0

    def __call__(self) -> float:
        return float(self.real() + self.seconds)


AHEAD = Ahead()


class Table:
    def __init__(self, folder: Path) -> None:
        """What was before is frozen: an app that looks for garbage then finds its own."""
        gc.disable()
        gc.freeze()
        if Clock.time is AHEAD.real:
            Clock.time = AHEAD
        Window.size = PHONE
        self.app = build_app(folder)
        self.app._run_prepare()
        self.frames(3)

    def move(self, folder: Path) -> None:
        """What was kept so far lies there, too, and what is kept from now on."""
        saves = self.app.shell.shelf._saves
        saves.close()
        copytree(saves._folder, folder / SAVES)
        saves._folder = folder / SAVES
        saves._claim()

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            EventLoop.idle()

    def wait(self, seconds: float) -> None:
        """Time passes at once."""
        AHEAD.seconds += seconds
        self.frames()

    def settle(self) -> None:
        """What has just come is seen: from now on a tap is meant for it."""
        if self.app.shell.navigator.settle.is_under_way:
            self.frames()
            self.wait(SETTLES)

    def make_ahead(self) -> None:
        """All that the page makes while it rests is there."""
        ahead = getattr(self.app.shell.navigator.page, "_ahead", None)
        while ahead is not None and ahead.do_next():
            pass

    def tap(self, x: float, y: float) -> None:
        self.settle()
        self.tap_at_once(x, y)

    def tap_at_once(self, x: float, y: float) -> None:
        """However short a time has passed since the last one."""
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        self.frames()
        touch.touch_up()
        self.frames(2)

    def hold(self, x: float, y: float, seconds: float) -> None:
        """A finger stays so long where it came down."""
        self.settle()
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        for _ in range(round(seconds / HELD) + 1):
            self.wait(HELD)
        touch.touch_up()
        self.frames(2)

    def drag(self, *points: tuple[float, float]) -> None:
        """One finger from point to point, in small steps as a real one."""
        self.settle()
        touch = UnitTestTouch(*points[0])
        touch.touch_down()
        self.frames()
        for (from_x, from_y), (to_x, to_y) in pairwise(points):
            for step in (0.25, 0.5, 0.75, 1.0):
                touch.touch_move(from_x + (to_x - from_x) * step, from_y + (to_y - from_y) * step)
                self.frames()
        touch.touch_up()
        self.frames(2)

    def tap_on(self, widget: Widget) -> None:
        self.settle()
        self.tap(*widget.to_window(*widget.center))

    def picture(self, path: Path) -> Path:
        """The window as it looks, in a PNG."""
        self.frames(2)
        made = Path(Window.screenshot(name=str(path)))
        made.replace(path)
        return path

    @property
    def shelf(self) -> Shelf:
        """The app's, where the oldest match made room for another one."""
        shelf = self.app.shell.shelf
        while not shelf.has_room:
            shelf.erase(shelf.running()[-1].slot)
        return shelf

    def resize(self, width: int, height: int) -> None:
        Window.size = width, height
        self.frames(3)

    def close(self) -> None:
        self.app.shell.navigator.page.left()  # before: kv would hold on to an app that stops
        self.app.stop()
        for widget in list(Window.children):
            Window.remove_widget(widget)
        EventLoop.touches.clear()  # fingers that are still down would hold up the next table
        forget_last_field()


def forget_last_field() -> None:
    """Kivy keeps what its last field for text was told to do, and with it the field and its app."""
    TextInput._adjust_viewport.cancel()
    for cell in TextInput._adjust_viewport.__closure__:
        if isinstance(cell.cell_contents, list):
            cell.cell_contents.clear()


class SteadyTable(Table):
    """Its time passes by frames alone, and its chance is what it is given."""

    def __init__(self, folder: Path, new_seed: Callable[[], int], frame: float = FRAME) -> None:
        self._now, self._frame = Clock.get_time(), frame
        self._real_now = GoMatchPage.now
        GoMatchPage.now = staticmethod(lambda: self._now)
        Clock.time = lambda: self._now
        super().__init__(folder)
        shell = self.app.shell
        shell.new_seed = new_seed
        shell.thinker._clock = shell.desk._maker._clock = self._thought

    def wait(self, seconds: float) -> None:
        self._now += seconds
        super().frames()

    def _thought(self) -> float:
        self._now += SLICE
        return self._now

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self._now += self._frame
            super().frames()

    def close(self) -> None:
        """Time goes on from here: what Kivy still owes would wait for ever if it went back."""
        super().close()
        GoMatchPage.now = staticmethod(self._real_now)
        AHEAD.seconds = max(AHEAD.seconds, self._now - AHEAD.real())
        Clock.time = AHEAD
