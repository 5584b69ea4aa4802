"""What a start reads: home's modules and rules, and nothing that lies on other pages."""

import json
import subprocess
import sys

import pytest

from app.games.registry import GAMES

STARTED = """
import json, os, sys
from pathlib import Path
from app.bootstrap import build_app

app = build_app(Path(sys.argv[1]))
from kivy.base import EventLoop
from kivy.lang import Builder

app._run_prepare()
EventLoop.idle()
told = {"modules": sorted(sys.modules), "rules": [each.key for each, _ in Builder.rules]}
print(json.dumps(told), flush=True)
os._exit(0)
"""
Told = dict[str, list[str]]


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """A real one, to the first frame, of an app that has kept nothing."""
    done = subprocess.run(
        [sys.executable, "-c", STARTED, str(tmp_path_factory.mktemp("start"))],
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    )
    told: Told = json.loads(done.stdout.splitlines()[-1])
    return told


def test_a_start_imports_no_game(start: Told) -> None:
    parts = [f"app.{part}.{game}." for part in ("games", "presenters", "ui") for game in GAMES]
    found = {name for name in start["modules"] if name.startswith(tuple(parts))}
    assert found == {f"app.presenters.{game}.face" for game in GAMES}


def test_a_start_imports_nobody_who_plays_teaches_or_makes_puzzles(start: Told) -> None:
    """Of lessons it is asked which are done: they are texts, whatever the game."""
    apart = ("app.teacher.", "app.bots.", *(f"app.solo.{game}." for game in GAMES))
    found = {name for name in start["modules"] if name.startswith(apart)}
    assert found <= {"app.bots.levels", "app.teacher.lessons", "app.teacher.hints"}


def test_a_start_makes_no_page_but_home(start: Told) -> None:
    pages = [each for each in start["modules"] if each.startswith("app.ui.") and "_page" in each]
    assert pages == ["app.ui.shell.home_page"]


def test_a_start_reads_the_rules_of_what_home_shows(start: Told) -> None:
    rules = start["rules"]
    assert {"homepage", "gamecard", "quickkey", "text", "label", "scrollview"} <= set(rules)
    assert not {"continuecard", "matchscaffold", "seatrow", "button", "filechoosericonview"} & {
        *rules
    }
    assert sorted(rules) == sorted(set(rules))


def test_nothing_is_imported_that_no_widget_of_home_needs(start: Told) -> None:
    """A text field brings eight modules of Kivy; PIL reads pictures that we have none of."""
    assert not {"kivy.uix.textinput", "PIL"} & {*start["modules"]}
