"""Lint and types hold, and the configuration really bans what DESIGN.md bans."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ground.tree import ROOT, python_files


def run(*command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", *command)
    return subprocess.run(command, cwd=ROOT, input=stdin, capture_output=True, text=True)


@pytest.mark.parametrize("check", ["check", "format --check"])
def test_lint_finds_nothing(check: str) -> None:
    found = run("ruff", *check.split())
    assert found.returncode == 0, found.stdout + found.stderr


def test_types_hold() -> None:
    found = run("mypy")
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("TID251", "import pickle"),
        ("TID251", "from marshal import loads"),
        ("TID251", "import shelve"),
        ("TID251", "import yaml"),
        ("TID251", "import socket"),
        ("TID251", "import urllib.request"),
        ("TID251", "from http.client import HTTPConnection"),
        ("TID251", "def draw():\n    from random import Random"),
        ("TID251", "import time\ntime.sleep(1)"),
        ("TID251", "from time import sleep"),
        ("TID251", "from kivy.app import App\nApp.get_running_app()"),
        ("TID251", "from kivymd.app import MDApp as Base\nBase.get_running_app()"),
        ("TID251", "from kivy.lang import Builder\nBuilder.load_string('')"),
        ("S307", "eval('1')"),
        ("S102", "exec('x = 1')"),
        ("S101", "assert True"),
        ("E722", "try:\n    x = 1\nexcept:\n    x = 2"),
        ("BLE001", "try:\n    x = 1\nexcept Exception:\n    x = 2"),
        ("FIX002", "# TO{}: more".format("DO")),
        ("FIX001", "# FIX{}: this".format("ME")),
        ("ERA001", "# x = f(1)"),
        ("T201", "print()"),
    ],
)
def test_a_banned_thing_is_found(code: str, line: str) -> None:
    found = run("ruff", "check", "--stdin-filename", "app/core/new.py", "-", stdin=line + "\n")
    assert f"{code} " in found.stdout


def name_of(node: ast.Name | ast.Attribute) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr


def uses_of_docstrings(source: str) -> list[int]:
    """Lines that read a docstring: the phone's interpreter (-OO) has none."""
    nodes = ast.walk(ast.parse(source))
    names = [node for node in nodes if isinstance(node, ast.Name | ast.Attribute)]
    return sorted(node.lineno for node in names if name_of(node) in {"__doc__", "getdoc"})


@pytest.mark.parametrize("path", python_files("app", "main.py"), ids=str)
def test_no_docstring_has_a_meaning(path: Path) -> None:
    assert uses_of_docstrings((ROOT / path).read_text()) == []


def test_a_use_of_a_docstring_is_found() -> None:
    assert uses_of_docstrings("print(__doc__)\nhelp = f.__doc__\ninspect.getdoc(f)") == [1, 2, 3]
