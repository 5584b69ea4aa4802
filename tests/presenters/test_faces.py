"""Every game has its face, and all that belongs to a face is there: what one lacks is named."""

import re
import subprocess
import sys

import pytest

from app.games import registry
from app.presenters import faces
from app.presenters.face import Face
from app.services.i18n import FALLBACK, FOLDER, parsed_po
from tests.ground.tree import ROOT

WORDS = parsed_po((FOLDER / f"{FALLBACK}.po").read_text(encoding="utf-8"))
PICTURES = ROOT / "assets/pictures"
GAMES = list(registry.GAMES)


def lacking(game: str) -> list[str]:
    """What has to be brought for it yet, in words that say where."""
    found = [face for face in faces.FACES if face.game == game]
    if not found:
        return ["a face in app/presenters/faces.py"]
    return [*_lacking_below(game), *_lacking_of(found[0])]


def _lacking_below(game: str) -> list[str]:
    wanted = [
        *(f"app/{layer}/{game}" for layer in ("games", "presenters", "ui")),
        *(f"app/bots/{game}_player.py", f"kv/{game}"),
        *(f"tests/games/{game}/trials.py", f"tests/ui/{game}/scenes.py"),
    ]
    return [path for path in wanted if not (ROOT / path).exists()]


def _lacking_of(face: Face) -> list[str]:
    folder = ROOT / face.screens.replace(".", "/")
    pages = [f"{face.screens}.{name}_page" for name in face.pages]
    keys = [f"game.{face.game}"]
    for section in face.book:
        keys += [section.title_key, section.text_key]
    return [
        *(name for name in pages if not (folder / f"{name.rpartition('.')[2]}.py").exists()),
        *(f"the words {key}" for key in keys if key not in WORDS),
        *(f"the atlas {name}" for name in face.tables if not _is_drawn(name)),
        *(f"the picture {name}" for name in _pictures(face) if not (PICTURES / name).exists()),
        *(["a book of rules"] if not face.book else []),
    ]


def _pictures(face: Face) -> list[str]:
    """Of its editions, where there are some."""
    return [f"{name}.png" for name in face.editions or (face.game,)]


def _is_drawn(atlas: str) -> bool:
    return any((ROOT / "assets/atlas").glob(f"{atlas}_*.png"))


@pytest.mark.parametrize("game", GAMES)
def test_no_game_lacks_anything(game: str) -> None:
    assert lacking(game) == []


@pytest.mark.parametrize("face", faces.FACES, ids=lambda face: face.game)
def test_what_home_knows_of_a_game_is_what_the_game_says(face: Face) -> None:
    """Home shows it without importing the game."""
    edition = face.offer.edition
    assert face.seats == face.offer.counts
    assert tuple(face.quick) == tuple(quick.key for quick in face.offer.quick)
    assert face.editions == (tuple(edition.sets) if edition else ())


def test_home_is_shown_without_a_game() -> None:
    """A game, its choices and its rules for people are imported when they are first asked for."""
    ask = "import sys; from app.presenters.shell.home import game_cards; game_cards(); "
    told = subprocess.run(
        [sys.executable, "-c", f"{ask}print(*sys.modules)"],
        cwd=ROOT,
        check=True,
        text=True,
        stdout=subprocess.PIPE,
    )
    of_games = "|".join(registry.GAMES)
    found = re.findall(rf"\bapp\.(?:games|presenters|ui)\.(?:{of_games})\.\w+", told.stdout)
    assert sorted(found) == sorted(f"app.presenters.{game}.face" for game in registry.GAMES)


def test_faces_are_those_of_the_games_and_no_others() -> None:
    assert [face.game for face in faces.FACES] == GAMES


def test_what_a_game_lacks_is_named() -> None:
    assert lacking("chess") == ["a face in app/presenters/faces.py"]
    assert "kv/chess" in _lacking_below("chess")
    assert "app/bots/chess_player.py" in _lacking_below("chess")
