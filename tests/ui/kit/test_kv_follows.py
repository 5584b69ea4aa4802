"""What kv shows of a value inside a property follows the property.

Kivy follows `root.seat.color` only where `seat` is a property with `rebind`, or where `root.seat`
stands by itself in the same line; else the first colour stays for ever.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from kivy.properties import Property

from app.presenters.faces import FACES
from app.presenters.match.seats import Seat, SeatColor
from app.presenters.options import Option
from app.ui.kit.kv_files import FOLDER, rules_of
from app.ui.kit.pawn import Pawn
from app.ui.kit.switch_row import SwitchRow
from app.ui.kit.text import Text
from app.ui.shell.pages import modules, page_class
from app.ui.shell.seat_key import SeatKey
from tests.ui.table import Table

INKED = re.compile(r"^( *)(?:Text|IconKey):\n((?:\1 {4}.*\n)+)", re.MULTILINE)
INSIDE = re.compile(r"\broot\.(\w+)\.\w")


def kinds() -> Iterator[tuple[Path, Any]]:
    """Each with its rules."""
    packages = ["app.ui.kit", "app.ui.match", "app.ui.shell", *(face.screens for face in FACES)]
    names = [f"{each}.{name}" for each in packages for name in import_module(each).WIDGETS]
    for module in (*names, "app.ui.match.match_scaffold", *modules().values()):
        if rules_of(module).exists():
            yield rules_of(module), page_class(module)


def stale(kind: Any, line: str) -> list[str]:
    """The properties of this line that Kivy does not follow."""
    names = set(INSIDE.findall(line)) if not line.lstrip().startswith("on_") else set()
    return [
        name
        for name in names
        if isinstance(found := getattr(kind, name, None), Property)
        and not getattr(found, "rebind", False)
        and not re.search(rf"\broot\.{name}(?![\w.])", line)
    ]


def test_every_line_follows_what_it_shows(table: Table) -> None:
    found = [
        f"{path.name}:{number}: {name}"
        for path, kind in kinds()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for name in stale(kind, line)
    ]
    assert found == []


def test_the_line_that_went_stale_is_found(table: Table) -> None:
    class Row(SeatKey):
        seat = Pawn.texture  # a property that is not followed into

    assert stale(Row, "    color: root.seat.color.value") == ["seat"]
    assert stale(Row, "    color: root.seat.color.value if root.seat else ''") == []


def test_a_switch_shows_what_is_set(table: Table) -> None:
    row = SwitchRow(option=Option("settings.sound", False, (False, True)))
    seen = [row.is_on]
    for value in (True, False):
        row.option = Option("settings.sound", value, (False, True))
        seen.append(row.is_on)
    assert seen == [False, True, False]


def test_a_row_shows_the_pawn_of_its_seat(table: Table) -> None:
    row = SeatKey(seat=Seat(color=SeatColor.YELLOW))
    [pawn] = (widget for widget in row.children if isinstance(widget, Pawn))
    row.seat = Seat(color=SeatColor.GREEN)
    assert pawn.color == "green"


def test_a_text_keeps_its_ink_when_the_theme_changes(table: Table) -> None:
    own, usual = Text(text="own", ink="#6B5222"), Text(text="usual")
    before = list(own.color), list(usual.color)
    table.app.shell.settings.change(theme="dark")
    assert list(own.color) == before[0]
    assert list(usual.color) == list(table.app.theme.ink) != before[1]


def test_no_text_or_key_is_coloured_past_its_ink() -> None:
    """`color` of a text or a key belongs to the rule of all of them."""
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted(FOLDER.rglob("*.kv"))
        for _, block in INKED.findall(path.read_text(encoding="utf-8"))
        for line in block.splitlines()
        if line.strip().startswith(("color:", "disabled_color:"))
    ]
    assert found == []
