"""The staged tree, compiled as for the phone, run with its requirements and nothing else.

Python is that of the app's environment (Kivy has no desktop wheel for the phone's 3.14), unless
tools/prove.sh names another and where its packages lie. Kivy and we are told that this is Android;
what is called Java there is tests/apk/java.
"""

import importlib.metadata
import json
import os
import shutil
import subprocess
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from pythonforandroid.recipes.python3 import Python3Recipe

from tests.apk.staging import ROOT, Builder, run

PYTHON = Path(os.environ.get("PHONE_PYTHON", ROOT / ".venv/app/bin/python"))
SITE = Path(
    os.environ.get("PHONE_SITE") or next((ROOT / ".venv/app/lib").glob("python3*/site-packages"))
)
SECONDS = int(os.environ.get("PHONE_SECONDS", "60"))
JAVA = ROOT / "tests/apk/java"
ONLY_ANDROID_HAS = {"python3", "hostpython3", "pyjnius", "android", "six"}
"""The last is for pyjnius."""


GAMES = ("shift", "go", "connect")

UNBUILT = "_bz2 _curses _curses_panel _dbm _gdbm _lzma _posixshmem _tkinter _uuid _zstd readline"
"""Parts of Python for libraries that neither Android nor our recipes have."""

REMOVED = (
    "aifc asynchat asyncore audioop cgi cgitb chunk crypt distutils imghdr imp mailcap msilib nis"
    " nntplib ossaudiodev pipes smtpd sndhdr spwd sunau telnetlib uu xdrlib"
)
"""From Python between the 3.11 that may run here and the phone's 3.14."""

UNLINKED = ("materialyoucolor.quantize.celebi",)
"""Its wheel wants libc++_shared, which nothing brings along; we take no colours from pictures."""

Told = dict[str, Any]


@pytest.fixture(scope="session")
def compiled(staged: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Bytecode without asserts and docstrings in place of each source, as build.py packs it."""
    tree = tmp_path_factory.mktemp("phone") / "app"
    shutil.copytree(staged, tree)
    run([str(PYTHON), "-OO", "-m", "compileall", "-q", "-b", "."], tree, {})
    for source in tree.rglob("*.py"):
        source.unlink()
    return tree


@pytest.fixture(scope="session")
def requirements(builder: Builder, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of links: the distributions that the spec asks for, in the versions it asks for."""
    folder = tmp_path_factory.mktemp("requirements")
    found = importlib.metadata.distributions(path=[str(SITE)])
    installed = {distribution.name.lower(): distribution for distribution in found}
    for line in builder.buildozer.config.getlist("app", "requirements"):
        name, _, version = line.partition("==")
        if name in ONLY_ANDROID_HAS:
            continue
        assert installed[name].version == version
        for top in {file.parts[0] for file in installed[name].files or ()} - {".."}:
            (folder / top).symlink_to(SITE / top)
    return folder


def lacking() -> list[str]:
    """Modules that Python has here and not on the phone; its recipe leaves whole folders out."""
    left_out = Python3Recipe.stdlib_dir_blacklist - {"__pycache__", "tests"}
    return sorted({*UNBUILT.split(), *REMOVED.split(), *left_out, *UNLINKED})


class Phone:
    """Processes of the app, each with the files that the one before left behind."""

    def __init__(self, compiled: Path, requirements: Path, folder: Path) -> None:
        self.compiled, self.folder = compiled, folder
        self.variables = {
            "ANDROID_APP_PATH": str(folder),
            "ANDROID_ARGUMENT": str(compiled),
            "HOME": str(folder),
            "KIVY_GL_BACKEND": os.environ.get("KIVY_GL_BACKEND", ""),
            "KIVY_HOME": str(folder / "kivy"),
            "KIVY_LOG_MODE": "KIVY",
            "KIVY_NO_ARGS": "1",
            "KIVY_NO_CONFIG": "1",
            "P4A_BOOTSTRAP": "SDL2",
            "P4A_IS_WINDOWED": "True",
            "PATH": os.environ["PATH"],
            "PYTHONPATH": os.pathsep.join(map(str, (compiled, requirements, JAVA, ROOT))),
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEODRIVER": "offscreen",
        }

    def line_of(self, what: str, *words: str) -> str:
        """The first line with this in it that the process says; then it is killed."""
        with subprocess.Popen(
            [str(PYTHON), "-S", "-OO", *words],
            cwd=self.compiled,
            env=self.variables,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as process:
            too_long = Timer(SECONDS, process.kill)
            too_long.start()
            said = []
            for line in process.stdout or ():
                said.append(line)
                if what in line:
                    break
            too_long.cancel()
            process.kill()
        assert what in said[-1], "".join(said)
        return said[-1]

    def played(self, turns: int) -> Told:
        """Where the app stood when it was killed, this many turns of each game after its start."""
        player = str(ROOT / "tests/apk/phone_player.py")
        words = (player, str(self.folder), str(turns), " ".join(lacking()))
        told: Told = json.loads(self.line_of("Stands:", *words).removeprefix("Stands:"))
        return told


Left = tuple[Phone, Told]


@pytest.fixture
def phone(compiled: Path, requirements: Path, tmp_path: Path) -> Phone:
    return Phone(compiled, requirements, tmp_path)


def test_the_app_opens(phone: Phone) -> None:
    phone.line_of("Start application main loop", "main.pyc")


@pytest.fixture(scope="module")
def left(compiled: Path, requirements: Path, tmp_path_factory: pytest.TempPathFactory) -> Left:
    """A phone whose app was killed after two turns of each game, and where it stood then."""
    phone = Phone(compiled, requirements, tmp_path_factory.mktemp("phone_left"))
    return phone, phone.played(turns=2)


def test_it_is_the_staged_app_that_plays(left: Left, compiled: Path) -> None:
    assert left[1]["code"] == str(compiled / "app/bootstrap.pyc")


def test_it_takes_its_ways_from_the_phone(left: Left) -> None:
    phone, stood = left
    assert stood["phone"] == {
        "adapters": ["AndroidDevice", "AndroidHaptics", "AndroidShakes"],
        "data": str(phone.folder),
        "can_speak": True,
        "taken": ["de", True],
        "sizes": [100, 130],
        "back": [[True, "home", False], [True, "home", True]],
    }


def test_turns_are_played_the_app_killed_and_all_games_are_back_there(left: Left) -> None:
    phone, stood = left
    assert [game for game in GAMES if stood[game]["moves"] < 2] == []
    back = phone.played(turns=0)
    for game in GAMES:
        assert (game, back[game]["state"]) == (game, stood[game]["state"])
    assert [game for game in GAMES if not back[game]["was_covered"]] == []
    further = phone.played(turns=1)
    assert [game for game in GAMES if further[game]["moves"] <= stood[game]["moves"]] == []
