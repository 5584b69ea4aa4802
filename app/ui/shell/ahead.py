"""What the pages are made of that home's keys lead to, in pieces, in the order of its keys.

Modules are imported, rules are read, and the widgets that rules name are made one by one: that is
most of a first visit. Pages themselves and pictures are not made before somebody wants them.
"""

import pkgutil
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from time import monotonic

from app.bots.levels import player_of
from app.core.thinking import Thinking
from app.presenters import faces
from app.ui.kit.ahead import Piece
from app.ui.kit.kv_files import class_name
from app.ui.kit.premade import pieces_of, pieces_once
from app.ui.shell.pages import modules, page_class

SLICE = 0.003
"""Seconds of thinking at once."""
FIRST = ("app.core", "app.session", "app.solo", "app.presenters.match", "app.presenters.setup")
"""Packages that all others need."""
SHELL = ("app.presenters.shell", "app.ui.kit", "app.ui.shell")
MATCHES, LESSONS = ("app.ui.match",), ("app.presenters.lessons", "app.ui.lessons")
PUZZLES = ("app.presenters.solo", "app.ui.solo")
BOXES = ("kivy.uix.anchorlayout", "kivy.uix.stacklayout")
"""Asked for by rules alone."""
AROUND = ("app.ui.match.curtain", "app.ui.match.offer_card")
"""Beside what rules name, each page of a match has one of these."""
MANY = {"kind_key": 13, "grade_key": 5, "step_key": 4, "today_card": 3}
"""On the page of puzzles, by their modules: kinds, how hard they are to be."""


def home_pieces(game: str) -> Iterator[Piece]:
    """For all that home's keys lead to; the `game` that goes on comes first."""
    for package in (*FIRST, *SHELL):
        yield from _package_pieces(package)
    for name in BOXES:
        yield partial(import_module, name)
    games = [face.game for face in faces.FACES]
    for each in sorted(games, key=lambda each: each != game):
        yield from game_pieces(each)
    yield from _page_pieces("new_game")
    for package in (*LESSONS, *PUZZLES):
        yield from _package_pieces(package)
    keys = (f"app.ui.solo.{name}" for name, count in MANY.items() for _ in range(count))
    yield from _page_pieces("puzzles", *map(_kind_pieces, keys))
    for name in ("rules", "matches", "settings", "records"):
        yield from _page_pieces(name)


def game_pieces(game: str) -> Iterator[Piece]:
    """For the matches of a game."""
    face = faces.face_of(game)
    for package in (f"app.games.{game}", f"app.presenters.{game}", face.screens, *MATCHES):
        yield from _package_pieces(package)
    if face.offer.has_bots:
        yield partial(player_of, game)
    yield from _page_pieces(face.pages[0], *map(_kind_pieces, AROUND))


def thought_pieces(thinking: Thinking[None]) -> Iterator[Piece]:
    """So much of it at a time as a frame does not miss."""
    while not is_thought(thinking, monotonic() + SLICE):
        yield _nothing


def is_thought(thinking: Thinking[None], until: float) -> bool:
    return all(monotonic() < until for _ in thinking)


def _nothing() -> None:
    """It has been done."""


def _package_pieces(package: str) -> Iterator[Piece]:
    for found in pkgutil.iter_modules(import_module(package).__path__):
        yield from _module_pieces(f"{package}.{found.name}")


def _module_pieces(name: str) -> Iterator[Piece]:
    """Those that it imports come first, each by itself."""
    spec = None if name in sys.modules else find_spec(name)
    if spec is not None and isinstance(spec.loader, InspectLoader):
        code = spec.loader.get_code(name)
        yield _nothing
        for each in code.co_names if code else ():
            if each.startswith("app."):
                yield from _module_pieces(each)
        yield partial(import_module, name)


def _page_pieces(name: str, *beside: Iterator[Piece]) -> Iterator[Piece]:
    """And for what the page makes itself."""
    module = modules()[name]
    yield from _module_pieces(module)
    yield from pieces_once(page_class(module), *beside)


def _kind_pieces(module: str) -> Iterator[Piece]:
    yield from _module_pieces(module)
    yield from pieces_of(getattr(import_module(module), class_name(module)))
