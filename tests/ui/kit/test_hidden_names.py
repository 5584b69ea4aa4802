"""No class of ours hides a private name of Kivy's by chance: Kivy would call ours instead."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

from kivy.event import EventDispatcher

import app.ui

ON_PURPOSE = {("Scroller", "_bind_inactive_bar_color"), ("Text", "_create_label")}


def test_private_names_of_kivy_are_hidden_on_purpose_only() -> None:
    found = {(kind.__name__, name) for kind in set(kinds()) for name in hidden(kind)}
    assert found == ON_PURPOSE


def kinds() -> Iterator[type]:
    for module in walk_packages(app.ui.__path__, "app.ui."):
        for each in vars(import_module(module.name)).values():
            if isinstance(each, type) and issubclass(each, EventDispatcher) and is_ours(each):
                yield each


def is_ours(kind: type) -> bool:
    return kind.__module__.startswith("app.")


def hidden(kind: type) -> Iterator[str]:
    for name in vars(kind):
        if name.startswith("_") and not name.startswith("__"):
            theirs = (each for each in kind.__mro__[1:] if not is_ours(each))
            if any(name in vars(each) for each in theirs):
                yield name
