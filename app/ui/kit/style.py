"""Kivy's own rules, of one class at a time.

Kivy reads those of all its widgets as soon as it is imported, an eighth of a start, where a page
needs two. `leave_out` comes before that.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from os.path import join
from pathlib import Path

from kivy import kivy_data_dir
from kivy.cache import Cache
from kivy.resources import resource_find

STYLE = join(kivy_data_dir, "style.kv")
NOTHING = Path(__file__).parents[3] / "kv" / "nothing.kv"
HEAD = re.compile(r"<([^>@]*)>")
"""Of a rule; with an @ it makes a class, as only pickers of files and colours need."""


def leave_out() -> None:
    """Kivy is to find no rule where it looks for them: what it has found is kept for a minute."""
    Cache.append("kv.resourcefind", STYLE, resource_find(str(NOTHING)))


def rules_for(name: str) -> tuple[str, ...]:
    """For Kivy's class of this name; the same text may be for several."""
    return _rules().get(name, ())


@lru_cache(maxsize=1)
def _rules() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for text in re.split(r"^(?=[<\[])", Path(STYLE).read_text(encoding="utf-8"), flags=re.M):
        head = HEAD.match(text)
        for name in head[1].split(",") if head else ():
            own = name.strip().lstrip("-")
            found[own] = (*found.get(own, ()), text)
    return found
