"""Readies what the next pages are made of while a page rests: a small piece at a time.

Modules are imported and rules are read, which costs most of a first visit and holds little (about
2 MB a game); pages and pictures are not made before somebody wants them. A piece is done only where
nothing was touched for a while, so no finger waits for it.
"""

import pkgutil
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from time import monotonic

from kivy.clock import Clock

from app.bots.levels import player_of
from app.core.thinking import Thinking
from app.presenters import faces
from app.ui.kit.kv_files import has_rules, load_rules
from app.ui.shell.pages import modules

QUIET = 1.0
"""Seconds without a finger before it begins, and again after each touch."""
SLICE = 0.006
"""Seconds of thinking at once."""
BREATH = 0.05
"""Seconds between two pieces: frames come first."""
PLAIN = ("app.presenters.setup", "app.presenters.shell", "app.ui.kit", "app.ui.shell")
MATCHES = ("app.presenters.match", "app.ui.match")
BOXES = ("kivy.uix.anchorlayout", "kivy.uix.stacklayout")
"""Asked for by rules alone."""
Piece = Callable[[], object]


class Ahead:
    """Of its pieces each is done once, however often it is stopped."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self._pieces = iter(pieces)
        self.is_done = False

    def begin(self) -> None:
        """The page rests from now on."""
        self.stop()
        if not self.is_done:
            Clock.schedule_once(self._begin, QUIET)

    def stop(self) -> None:
        Clock.unschedule(self._begin)
        Clock.unschedule(self._piece)

    def _begin(self, _: float) -> None:
        Clock.schedule_interval(self._piece, BREATH)

    def _piece(self, _: float) -> bool:
        """False once there is nothing left."""
        piece = next(self._pieces, None)
        self.is_done = piece is None
        if piece is not None:
            piece()
        return not self.is_done


def plain_pieces() -> Iterator[Piece]:
    """For the pages around matches."""
    for package in PLAIN:
        yield from _package_pieces(package)
    for name in BOXES:
        yield partial(import_module, name)
    yield from _widget_pieces("app.ui.kit")
    for name in ("new_game", "rules", "settings", "matches", "records"):
        yield from _rules_pieces(modules()[name])


def game_pieces(game: str) -> Iterator[Piece]:
    """For the matches of a game."""
    face = faces.face_of(game)
    for package in (*MATCHES, f"app.games.{game}", f"app.presenters.{game}", face.screens):
        yield from _package_pieces(package)
    if face.offer.has_bots:
        yield partial(player_of, game)
    yield from _widget_pieces("app.ui.match")
    for name in face.pages:
        yield from _rules_pieces(modules()[name])


def thought_pieces(thinking: Thinking[None]) -> Iterator[Piece]:
    """So much of it at a time as a frame does not miss."""
    while not is_thought(thinking, monotonic() + SLICE):
        yield _nothing


def is_thought(thinking: Thinking[None], until: float) -> bool:
    return all(monotonic() < until for _ in thinking)


def _nothing() -> None:
    """It has been done."""


def _package_pieces(package: str) -> Iterator[Piece]:
    """Module by module."""
    for found in pkgutil.iter_modules(import_module(package).__path__):
        name = f"{package}.{found.name}"
        if name not in sys.modules:
            yield partial(import_module, name)


def _rules_pieces(module: str) -> Iterator[Piece]:
    yield from _widget_pieces(module.rpartition(".")[0])
    if not has_rules(module):
        yield partial(load_rules, module)


def _widget_pieces(package: str) -> Iterator[Piece]:
    """What has been read needs no breath of its own."""
    for name in import_module(package).WIDGETS:
        if not has_rules(module := f"{package}.{name}"):
            yield partial(load_rules, module)
