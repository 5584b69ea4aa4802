"""The kv files, one a class of the same name, and where Kivy finds the classes they name.

Each package of app.ui lists the `WIDGETS` that rules may name. A class is imported when a rule
first names it, and its rules are read before the first of its widgets is made, as are Kivy's own: a
page costs what is on it.
"""

import builtins
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import Any

from kivy.factory import Factory
from kivy.lang import Builder, Parser, builder
from kivy.lang.parser import ParserRule, global_idmap
from kivy.properties import Property
from kivy.uix.widget import Widget

from app.ui.kit.style import STYLE, rules_for

FOLDER = Path(__file__).parents[3] / "kv"
OURS, KIVYS = "app.ui.", "kivy.uix."
BUILTINS = "__builtins__"
_builtins: dict[str, object] = dict(vars(builtins))
_ruled: set[type | str] = set()
"""Classes whose rules have been read, and texts that are for several."""


def load_widgets(package: str) -> None:
    """Rules may name those of this package of app.ui from now on."""
    for name in import_module(package).WIDGETS:
        Factory.register(class_name(name), module=f"{package}.{name}")


def class_name(module: str) -> str:
    return "".join(part.title() for part in module.rpartition(".")[2].split("_"))


def load_rules(module: str) -> None:
    """Of this module's class, before anybody wants one."""
    read_rules(getattr(import_module(module), class_name(module)))


def rules_of(module: str) -> Path:
    _, folder, name = module.rsplit(".", 2)
    return FOLDER / folder / f"{name}.kv"


def read_rules(kind: type) -> None:
    """After those of the classes that it is a kind of: the last rule has the last word.

    Not by the Builder itself: that forgets which rules all other classes have, each time.
    """
    for each in reversed(kind.__mro__):
        if each not in _ruled:
            _ruled.add(each)
            for text, name in _texts(each):
                if text not in _ruled:
                    _ruled.add(text)
                    Builder.rules.extend(Parser(content=text, filename=name).rules)
    _share_names()


def _share_names() -> None:
    """Each expression of a widget has a copy of all names that any file imports; as builtins they
    are the same for all. `app` stays, for it is followed."""
    for name in set(global_idmap) - {"app", BUILTINS}:
        _builtins[name] = global_idmap.pop(name)
    global_idmap[BUILTINS] = _builtins


def _texts(kind: type) -> Iterator[tuple[str, str]]:
    """With the names of their files."""
    module = kind.__module__
    if module.startswith(OURS) and kind.__name__ == class_name(module):
        path = rules_of(module)
        if path.exists():
            yield path.read_text(encoding="utf-8"), str(path)
    elif module.startswith(KIVYS) and STYLE not in Builder.files:
        yield from ((text, STYLE) for text in rules_for(kind.__name__))


def _with_its_rules(apply: Callable[..., None]) -> Callable[..., None]:
    def applied(self: Widget, *args: Any, **kwargs: Any) -> None:
        if type(self) not in _ruled:
            read_rules(type(self))
        apply(self, *args, **kwargs)

    return applied


def _create_missing(rule: ParserRule, widget: Widget) -> None:
    """What a rule names and a widget has not. Where another rule has given a property of that name
    to a base class since, Kivy takes that for the widget's own, which then follows nothing."""
    kind = type(widget)
    if kind not in rule.cache_marked:
        rule.cache_marked.append(kind)
        for name, told in rule.properties.items():
            is_late = isinstance(getattr(kind, name, None), Property)
            if not widget.property(name, quiet=True) and (is_late or not hasattr(widget, name)):
                value = None if isinstance(told.co_value, CodeType) else told.co_value
                widget.create_property(name, value, default_value=False)


def _untold(*_: object) -> None:
    """Kivy tells its log of each rule and each value, which nobody reads: a fortieth of a page."""


builder.trace = _untold
ParserRule.create_missing = _create_missing
Widget.apply_class_lang_rules = _with_its_rules(Widget.apply_class_lang_rules)
