"""The import rule: which layer of the app may know which, and that only the top knows Kivy."""

import ast
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ground.tree import ROOT, python_files

BELOW_UI = {"core", "games", "bots", "solo", "teacher", "session", "presenters", "services"}
MAY_KNOW: dict[str, set[str]] = {  # and itself
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "solo": {"core", "games", "bots"},
    "teacher": {"core", "games", "bots"},
    "session": {"core", "games", "bots", "solo", "teacher"},
    "presenters": {"core", "games", "bots", "solo", "teacher", "session"},
    "services": {"core", "session"},
    "console": BELOW_UI,
    "terminal": BELOW_UI,
    "ui": BELOW_UI,
    "bootstrap": BELOW_UI | {"ui"},
}


def imported_names(importer: Path, source: str) -> Iterator[str]:
    """Dotted and absolute; `from a import b` counts as a.b, for b may be a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = importer.parent.parts[: len(importer.parent.parts) - node.level + 1]
            base = [*(package if node.level else ()), *filter(None, [node.module])]
            yield from (".".join([*base, alias.name]) for alias in node.names)


def may_import(importer: Path, name: str) -> bool:
    layer = importer.with_suffix("").parts[1]
    top, *rest = name.split(".")
    if top != "app":
        may_know_kivy = layer in {"ui", "bootstrap"} or importer.match("app/services/android*")
        return may_know_kivy or top in sys.stdlib_module_names
    in_a_game = len(importer.parts) == 4 and layer == "games"
    if in_a_game and rest[0] == "games" and rest[1] != importer.parts[2]:
        return False
    return rest[0] in {layer, *MAY_KNOW[layer], "VERSION"}


def forbidden_imports(importer: Path, source: str) -> list[str]:
    return [name for name in imported_names(importer, source) if not may_import(importer, name)]


@pytest.mark.parametrize("path", python_files("app"), ids=str)
def test_each_module_imports_only_what_its_layer_may_know(path: Path) -> None:
    assert forbidden_imports(path, (ROOT / path).read_text()) == []


def test_the_half_below_the_screen_is_tested_without_kivy() -> None:
    assert importlib.util.find_spec("kivy") is None


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("app/core/game.py", "from app.games import registry"),
        ("app/core/game.py", "import numpy"),
        ("app/core/game.py", "from app import session"),
        ("app/games/go/rules.py", "from app.games.shift import rules"),
        ("app/games/go/rules.py", "from ..shift import rules"),
        ("app/games/go/rules.py", "from ... import bots"),
        ("app/games/go/rules.py", "def later():\n    import app.bots.levels"),
        ("app/bots/chooser.py", "import app.session.match"),
        ("app/services/storage.py", "from app.games.registry import GAMES"),
        ("app/services/sound.py", "from kivy.core.audio import SoundLoader"),
        ("app/presenters/board.py", "import kivy"),
        ("app/presenters/board.py", "from app.services import sound"),
        ("app/solo/daily.py", "from app.session.match import Match"),
        ("app/bots/levels.py", "from app.solo import kinds"),
        ("app/session/match.py", "import tools.bench"),
        ("app/console/answers.py", "import app.ui.app"),
    ],
)
def test_a_forbidden_import_is_found(importer: str, line: str) -> None:
    assert len(forbidden_imports(Path(importer), line)) == 1


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("app/core/game.py", "from dataclasses import dataclass"),
        ("app/games/registry.py", "from app.games.shift import rules"),
        ("app/games/go/rules.py", "from .state import State"),
        ("app/games/go/rules.py", "from app.games.go.state import State"),
        ("app/games/go/rules.py", "from ...core import sides"),
        ("app/services/android_haptics.py", "from jnius import autoclass"),
        ("app/ui/app.py", "from kivymd.app import MDApp\nfrom app.services import sound"),
        ("app/bootstrap.py", "from app.ui.app import WanderwallApp"),
    ],
)
def test_a_lawful_import_is_left_alone(importer: str, line: str) -> None:
    assert forbidden_imports(Path(importer), line) == []
