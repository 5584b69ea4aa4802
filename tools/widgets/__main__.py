"""`python -m tools.widgets`: the table of docs/decisions/0004, in millions of instructions.

For each widget: the parts of its canvas; what the first one costs, its module and rules included;
a further one; a frame that draws it anew; and what the walker finds at two phones, light and dark,
in the largest letters. KivyMD's ripple is off, as it would have to be.
"""

import json
import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.frames.__main__ import QUIET, ROOT, counted
from tools.widgets.pairs import MAKERS, still

SIZES = (320, 480), (412, 915)
SETTLED = 60
"""Frames: KivyMD's colours and places come by movements."""
FIRST, NEXT, REDRAW = "first", "next", "redraw"
MILLION = 1e6


def main() -> None:
    print("| widget | canvas | first | further | drawn anew | the walker |")
    print("|---|---|---|---|---|---|")
    for name in MAKERS:
        print(row(name), flush=True)


def row(name: str) -> str:
    costs = counted(name, "tools.widgets")
    look = looked_at(name)
    figures = " | ".join(f"{costs[part] / MILLION:.2f}" for part in (FIRST, NEXT, REDRAW))
    return f"| {name} | {look['canvas']} | {figures} | {'; '.join(look['faults']) or '-'} |"


def looked_at(name: str) -> dict[str, Any]:
    """In a process of its own, with real pixels."""
    with TemporaryDirectory() as folder:
        env = os.environ | QUIET | {"KIVY_HOME": folder}
        del env["KIVY_GL_BACKEND"]
        player = [sys.executable, "-m", "tools.widgets", "look", name]
        found = subprocess.run(
            player, cwd=ROOT, env=env, check=True, text=True, capture_output=True
        ).stdout
    look: dict[str, Any] = json.loads(found.splitlines()[-1])
    return look


def cost(name: str) -> None:
    """What runs under the counter: a bare app with our theme and words, then the widgets."""
    from kivy.base import EventLoop

    from tools.frames.programs import stretch
    from tools.widgets.ground import Ground

    ground = Ground()
    ground._run_prepare()
    still()
    EventLoop.idle()
    os.getppid()

    def show() -> None:
        ground.clear()
        ground.show(MAKERS[name]())
        EventLoop.idle()

    def redraw() -> None:
        ground.root.canvas.ask_update()
        EventLoop.idle()

    stretch(FIRST, show, frames=1)
    stretch(NEXT, show)
    for _ in range(SETTLED):
        EventLoop.idle()
    stretch(REDRAW, redraw)


def look(name: str) -> dict[str, object]:
    """Its canvas and its faults, on a page of the app."""
    import tests.ui.conftest  # noqa: F401  # sets Kivy up for a window that is not shown
    from app.services.settings import Motion, TextSize, ThemeChoice
    from tests.ui import walker
    from tests.ui.table import SteadyTable

    faults: set[str] = set()
    with TemporaryDirectory() as folder:
        table = SteadyTable(Path(folder), lambda: 1)
        still()
        for size, theme in product(SIZES, (ThemeChoice.LIGHT, ThemeChoice.DARK)):
            table.app.shell.settings.change(
                theme=theme, text_size=TextSize.LARGEST, motion=Motion.STILL, language="de"
            )
            table.resize(*size)
            shown = planted(table, name)
            faults |= set(walker.faults(table))
        table.close()
    return {"canvas": parts(shown.canvas), "faults": sorted(faults)}


def planted(table: Any, name: str) -> Any:
    from app.ui.kit.navigator import Page

    navigator, page = table.app.shell.navigator, Page()
    navigator._pages[name] = page
    navigator.go("home")
    navigator.go(name)
    made = MAKERS[name]()
    if hasattr(made, "dismiss"):
        made.open()
        navigator.sheet = made
    else:
        page.add_widget(made)
    table.frames(SETTLED)
    return made


def parts(canvas: Any) -> int:
    """Instructions that draw, or set what the next ones draw with."""
    return sum(parts(part) if hasattr(part, "children") else 1 for part in canvas.children)


if __name__ == "__main__":
    if not sys.argv[1:]:
        main()
    elif sys.argv[1] == "look":
        print(json.dumps(look(sys.argv[2])), flush=True)
    else:
        cost(sys.argv[1])
    os._exit(0)
