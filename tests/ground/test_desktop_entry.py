"""The entry in the user's menu: it starts this app, has its icon, and goes without a trace."""

import os
import shlex
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from tests.ground.tree import ROOT

KEYS = ("Type", "Name", "Exec", "Icon", "Categories")


def desktop(what: str, data: Path, script: Path = ROOT / "tools/desktop.sh") -> int:
    env = os.environ | {"XDG_DATA_HOME": str(data)}
    return subprocess.run(
        [script, what], env=env, stderr=subprocess.DEVNULL, check=False
    ).returncode


def entry(data: Path) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(data / "applications/wanderwall.desktop", encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_the_entry_starts_the_app_and_has_its_icon(tmp_path: Path) -> None:
    assert desktop("install", tmp_path) == 0
    found = entry(tmp_path)
    assert [key for key in KEYS if not found[key]] == []
    assert shlex.split(found["Exec"]) == [f"{ROOT}/.venv/app/bin/python", f"{ROOT}/main.py"]
    icon = tmp_path / "icons/hicolor/512x512/apps" / f"{found['Icon']}.png"
    assert icon.read_bytes() == (ROOT / "assets/icons/icon.png").read_bytes()


@pytest.mark.parametrize("name", ["two words", "50% of it", "a'b"])
def test_a_folder_of_any_name_is_quoted(name: str, tmp_path: Path) -> None:
    tree = tmp_path / name
    (tree / "tools").mkdir(parents=True)
    (tree / "assets").symlink_to(ROOT / "assets")
    script = tree / "tools/desktop.sh"
    script.write_bytes((ROOT / "tools/desktop.sh").read_bytes())
    script.chmod(0o755)
    assert desktop("install", tmp_path / "data", script) == 0
    _, main = shlex.split(entry(tmp_path / "data")["Exec"].replace("%%", "%"))
    assert main == f"{tree}/main.py"


def test_it_is_taken_away_without_a_trace_however_often(tmp_path: Path) -> None:
    desktop("install", tmp_path)
    assert desktop("uninstall", tmp_path) == desktop("uninstall", tmp_path) == 0
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_anything_else_is_refused(tmp_path: Path) -> None:
    assert desktop("", tmp_path) == 2
