"""What runs under the counter: a bare Kivy window, a bare KivyMD app, home, and all tables."""

import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

FRAMES = 12
SETTLING, RESTING = 5, 90
BAR = ("puzzles", "rules", "matches", "settings", "records")
VISIT, SLOWEST = 45, 12
"""Frames in which a page comes to rest; pieces that are counted."""

Frame = Callable[[], object]
Stretch = tuple[str, Frame]


def stretch(name: str, frame: Frame, frames: int = FRAMES) -> None:
    """So many frames between two marks."""
    gc.collect()
    gc.disable()
    os.getppid()
    for _ in range(frames):
        frame()
    os.getppid()
    gc.enable()
    print(f"{name}|{frames}", flush=True)


def kivy() -> None:
    from kivy.base import EventLoop, runTouchApp
    from kivy.uix.label import Label

    root = Label(text="Bare")
    runTouchApp(root, embedded=True)
    for _ in range(SETTLING):
        EventLoop.idle()
    os.getppid()

    def redraw() -> None:
        root.canvas.ask_update()
        EventLoop.idle()

    stretch("redraw", redraw)
    for name, fingers in (("drag", 1), ("drag of four", 4)):
        stretch(name, bare_drag(fingers))


def bare_drag(fingers: int) -> Frame:
    """A frame in which so many fingers draw on, held by a widget that is drawn anew and no more."""
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.uix.widget import Widget

    from tests.ui.movements import drawn

    def held(widget: Any, touch: Any) -> bool:
        touch.grab(widget)
        return True

    def moved(widget: Any, touch: Any) -> bool:
        if touch.grab_current is widget:
            widget.canvas.ask_update()
        return True

    widget = Widget()
    widget.bind(on_touch_down=held, on_touch_move=moved)
    Window.add_widget(widget)
    return drawn(EventLoop.idle, *((120 * number, 100) for number in range(fingers)))


def kivymd() -> None:
    from kivy.base import EventLoop
    from kivymd.app import MDApp
    from kivymd.uix.label import MDLabel
    from kivymd.uix.screen import MDScreen

    bare = MDApp()
    bare.build = lambda: MDScreen(MDLabel(text="Bare"))
    bare._run_prepare()
    EventLoop.idle()
    os.getppid()


def home() -> None:
    """As main.py does it: the app comes before Kivy."""
    from app.bootstrap import build_app

    with tempfile.TemporaryDirectory() as folder:
        app = build_app(Path(folder))

        from kivy.base import EventLoop

        app._run_prepare()
        EventLoop.idle()
        os.getppid()
        os._exit(0)


def visits() -> None:
    """By home's keys, once all is readied: from the touch until what came rests."""
    from app.presenters.faces import FACES
    from tests.ui import scenes
    from tests.ui.table import SteadyTable

    with tempfile.TemporaryDirectory() as folder:
        table = SteadyTable(Path(folder), lambda: scenes.SEED, frame=1 / 60)
        navigator = table.app.shell.navigator
        while not navigator.page._ahead.is_done:
            table.frames()
        os.getppid()
        touches: dict[str, Frame] = {
            f"{face.game} by its quick key": partial(_quick, table, face.game) for face in FACES
        }
        touches["new_game"] = partial(navigator.go, "new_game", game=FACES[0].game)
        touches |= {name: partial(navigator.go, name) for name in BAR}
        for name, touch in touches.items():
            scenes.at_home(table)
            table.frames(SETTLING)

            def visit(touch: Frame = touch) -> None:
                touch()
                table.frames(VISIT)

            stretch(f"First touch of {name}", visit, 1)
        os._exit(0)


def _quick(table: Any, game: str) -> None:
    from app.ui.shell.game_card import GameCard

    page = table.app.shell.navigator.page
    card = next(one for one in page.walk() if isinstance(one, GameCard) and one.card.game == game)
    card.dispatch("on_quick", next(iter(card.card.quick)))


def slices() -> None:
    """Those of home's pieces, by name, that took longest when this ran without the counter; to find
    the next one is part of it."""
    from tests.ui import scenes
    from tests.ui.table import SteadyTable

    noted = Path(os.environ["KIVY_HOME"]) / "slowest.json"
    wanted = json.loads(noted.read_text()) if noted.exists() else []
    took: dict[str, float] = {}

    def do(name: str, deed: Frame) -> None:
        gc.disable()
        begun = time.process_time()
        deed()
        took[name] = max(time.process_time() - begun, took.get(name, 0.0))

    with tempfile.TemporaryDirectory() as folder:
        table = SteadyTable(Path(folder), lambda: scenes.SEED, frame=1 / 60)
        ahead = table.app.shell.navigator.page._ahead
        ahead.stop()
        os.getppid()
        for name, deed in _deeds(ahead._pieces):
            if name in wanted:
                stretch(name, partial(do, name, deed), 1)
            else:
                do(name, deed)
        slowest = sorted(took, key=lambda name: -took[name])[:SLOWEST]
        noted.write_text(json.dumps(slowest))
        os._exit(0)


def _deeds(pieces: Iterator[Any]) -> Iterator[tuple[str, Frame]]:
    """To find a piece and to do it, by turns; another run may have fewer of them."""
    found: list[Any] = [None]

    def find() -> None:
        found.append(next(pieces, None))

    while True:
        yield f"Slice after {_name_of(found[-1])}", find
        if found[-1] is None:
            return
        yield f"Slice {_name_of(found[-1])}", found[-1]


def _name_of(piece: Any) -> str:
    done = getattr(piece, "func", piece)
    told = (getattr(done, "__name__", done), *getattr(piece, "args", ()))
    return " ".join(str(each).replace("|", "") for each in told)


def app() -> None:
    os.getppid()
    from tests.ui import scenes
    from tests.ui.table import SteadyTable

    with tempfile.TemporaryDirectory() as folder:
        table = SteadyTable(Path(folder), lambda: scenes.SEED, frame=1 / 60)
        for game in scenes.playable():
            for name, frame in stretches(table, game):
                stretch(f"{game}: {name}", frame)
        solve_whole(table)
        os._exit(0)


def stretches(table: Any, game: str) -> Iterator[Stretch]:
    """At a table of the game: at rest, drawn anew, and all that moves."""
    from tests.ui.movements import AT_REST, MOVEMENTS, TAPS
    from tests.ui.table import PHONE

    table.resize(*PHONE)
    page = AT_REST[game](table)
    table.frames(RESTING)
    yield "idle", table.frames

    def redraw() -> None:
        page.canvas.ask_update()
        table.frames()

    yield "redraw", redraw
    yield "tap", TAPS[game](table)
    for name, begin in MOVEMENTS[game].items():
        table.frames(RESTING)  # what the page before has left to ripen is no part of it
        frame = begin(table)
        table.frames(2)
        yield name, frame


def solve_whole(table: Any) -> None:
    """From the last tile of a roll until the next dice lie, each frame by itself."""
    from tests.ui.movements import last_tile_is_laid

    page, frame = last_tile_is_laid(table)
    stretch("go: solved board, the worst frame", frame, 1)
    while page.motion.is_running:
        stretch("go: solved board, the worst frame", table.frames, 1)


def set_up() -> None:
    from kivy.config import Config

    Config.set("graphics", "maxfps", "0")
    Config.set("input", "mouse", "mouse,disable_multitouch")


if __name__ == "__main__":
    programs = {"kivy": kivy, "kivymd": kivymd, "app": app, "slices": slices, "visits": visits}
    if sys.argv[1] == "home":
        home()
    else:
        set_up()
        programs[sys.argv[1]]()
    sys.stdout.flush()
    os._exit(0)
