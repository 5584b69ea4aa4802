"""Reading aloud: off unless wanted, only where there is a voice, and never a secret."""

import re

import pytest

from app.core.game import Turn
from app.core.rng import Rng
from app.presenters.faces import face_of
from app.services.settings import Motion
from app.ui.kit.read_aloud import ReadAloud
from tests.games.playout import bot_move
from tests.ui.scenes import begun, draft_of, entered, open_curtain
from tests.ui.shell.shell_walk import keys, press, texts
from tests.ui.table import Table

TURNS = 60


class Voice:
    """Remembers what it was to say."""

    is_there = True

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str) -> None:
        self.said.append(text)


@pytest.fixture
def voice(table: Table) -> Voice:
    """What a page says of itself by ear has tests of its own."""
    voice, app = Voice(), table.app
    app._by_ear.end()
    app.shell.aloud = ReadAloud(voice, app.shell.settings, app.words)
    app.shell.settings.change(motion=Motion.STILL, language="en", read_aloud=True)
    return voice


def played(table: Table, game: str, turns: int = TURNS) -> list[list[str]]:
    """What stood to be found in secret at each move of a match that its page plays."""
    match = begun(table, draft_of(game))
    page = entered(table, game)
    rng, words, hidden = Rng(3), table.app.words.catalogue, []
    while isinstance(match.status, Turn) and turns:
        page.play(bot_move(match.game, match.state, rng))
        hands = getattr(match.state, "hands", ())
        left = {card for hand in hands for card in getattr(hand, "cards", ())}
        hidden.append([words.text(f"target.crew.m{card}") for card in left])
        open_curtain(table)
        turns -= 1
    return hidden


def test_it_is_off_unless_somebody_wants_it(table: Table, voice: Voice) -> None:
    table.app.shell.settings.change(read_aloud=False)
    played(table, "shift", turns=4)
    assert voice.said == []


def test_moves_are_told_and_who_is_next(table: Table, voice: Voice) -> None:
    played(table, "shift", turns=2)
    assert len(voice.said) == 2
    assert voice.said[0].startswith("Mia pushed")
    assert voice.said[1].endswith("Maximiliana-Charlotte W. is next.")


def test_no_card_that_is_still_secret_is_spoken(table: Table, voice: Voice) -> None:
    hidden = played(table, "shift")
    assert len(voice.said) == len(hidden) == TURNS
    for said, names in zip(voice.said, hidden, strict=True):
        assert names
        assert not [name for name in names if re.search(rf"\b{name}\b", said)]


def test_connect_is_told(table: Table, voice: Voice) -> None:
    played(table, "connect", turns=6)
    assert any("Mia" in said for said in voice.said)


def test_rules_are_read_when_their_key_is_tapped(table: Table, voice: Voice) -> None:
    table.app.shell.navigator.go("rules", game="shift")
    table.frames(3)
    press(table, "Read aloud", lambda: voice.said)
    words = table.app.words.catalogue
    [said] = voice.said
    assert said in {
        f"{words.text(section.title_key)} {words.text(section.text_key)}"
        for section in face_of("shift").book
    }


def test_without_a_voice_nothing_offers_it(table: Table) -> None:
    table.app.shell.settings.change(language="en", read_aloud=True)
    navigator = table.app.shell.navigator
    for page in ("settings", "rules"):
        navigator.go(page)
        table.frames(3)
        shown = [key for key in keys(table) if key.opacity and not key.disabled]
        assert "Read aloud" not in [getattr(key, "name", "") for key in shown]
    assert "Read aloud" not in texts(table)
