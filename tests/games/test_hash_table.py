"""X2: the same seed gives the same game on every Python and under every PYTHONHASHSEED."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.games.registry import GAMES
from tests.games.hash_table import GAMES_EACH, PINNED

ROOT = Path(__file__).parents[2]
SUPPORTED = range(11, 15)
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"


def version_of(python: str) -> str:
    """As `3.12`; empty where this is no Python that runs (pyenv's shims may lead nowhere)."""
    command = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    asked = subprocess.run(command, capture_output=True, text=True)
    return asked.stdout.strip() if asked.returncode == 0 else ""


def pythons() -> dict[str, str]:
    """By version: this Python, and of the other supported ones each that the machine has."""
    found = {version_of(sys.executable): sys.executable}
    for minor in SUPPORTED:
        named = filter(None, [shutil.which(f"python3.{minor}")])
        for python in (*named, *map(str, sorted(PYENV.glob(f"3.{minor}.*/bin/python3")))):
            found.setdefault(version_of(python), python)
    return {version: python for version, python in found.items() if version}


PYTHONS = pythons()
HERE = version_of(sys.executable)
RUNS = [(HERE, "0"), (HERE, "1"), *((version, "4294967295") for version in PYTHONS)]


@pytest.mark.parametrize(("version", "hash_seed"), RUNS)
def test_x2_the_pinned_games_come_out(version: str, hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [PYTHONS[version], "-m", "tests.games.hash_table"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == json.loads(PINNED.read_text())


def test_the_pinned_table_has_different_games_of_every_kind() -> None:
    pinned = json.loads(PINNED.read_text())
    assert list(pinned) == [game.ID for game in GAMES]
    assert all(len(set(hashes)) == GAMES_EACH for hashes in pinned.values())
