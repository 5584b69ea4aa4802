"""Widgets that rules name, made one by one before the page they belong to: it takes them as its
own, and has only to put them together. What nobody took is let go where memory runs short.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, takewhile
from typing import Any

from kivy.factory import Factory
from kivy.lang import Builder
from kivy.lang.parser import ParserRule
from kivy.uix.widget import Widget

from app.ui.kit.ahead import Piece
from app.ui.kit.kv_files import read_rules

_ready: dict[str, list[Widget]] = {}
"""By the name that rules call them."""
_parts: dict[Widget, list[Widget]] = {}
"""What came with them: it is told of its page together with them."""
_seen_to: set[type[Widget]] = set()
_made: set[type[Widget]] = set()
"""Nothing needs to be readied for these any more."""
_kind_of: Callable[[str], type[Widget]] = Factory.get


def pieces_once(kind: type[Widget], *beside: Iterator[Piece]) -> Iterator[Piece]:
    """For the one widget of this class and what it makes itself, until it has been made."""
    if kind not in _seen_to:
        _seen_to.add(kind)
        yield from takewhile(lambda _: kind not in _made, chain(pieces_of(kind), *beside))


def is_made(kind: type[Widget]) -> None:
    _seen_to.add(kind)
    _made.add(kind)


def pieces_of(kind: type[Widget]) -> Iterator[Piece]:
    """For one widget of this class: what is in it, the innermost first."""
    yield partial(read_rules, kind)
    names = {each.__name__.lower() for each in kind.__mro__}
    for selector, rule in list(Builder.rules):
        if selector.key in names:
            yield from _pieces_in(rule)


def _pieces_in(rule: ParserRule) -> Iterator[Piece]:
    for child in rule.children:
        yield from pieces_of(_kind_of(child.name))
        yield partial(_make, child.name)
        yield from _pieces_in(child)


def _make(name: str) -> None:
    parts: list[Widget] = []
    widget = _kind_of(name)(__no_builder=True)
    widget.apply_class_lang_rules(rule_children=parts)
    _parts[widget] = parts
    _ready.setdefault(name, []).append(widget)


def let_go_of_premade() -> None:
    """What is wanted from now on is made then."""
    _ready.clear()
    _parts.clear()


def forget_premade() -> None:
    """The app is closed."""
    let_go_of_premade()
    _seen_to.clear()
    _made.clear()


def _found(name: str) -> Callable[..., Widget]:
    """What the Builder makes a child of: its class, or what hands out one that is ready."""
    ready = _ready.get(name)
    return (lambda **_: ready.pop()) if ready else _kind_of(name)


def _unless_ready(apply: Callable[..., None]) -> Callable[..., None]:
    def applied(self: Widget, *args: Any, **kwargs: Any) -> None:
        parts = _parts.pop(self, None)
        if parts is None:
            apply(self, *args, **kwargs)
        else:
            kwargs["rule_children"].extend(parts)

    return applied


Factory.get = _found
Widget.apply_class_lang_rules = _unless_ready(Widget.apply_class_lang_rules)
