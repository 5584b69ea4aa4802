"""Shift at a text terminal: what is asked first, and what is said to whoever mistypes."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.errors import BadRequest
from app.services.i18n import catalogue
from app.session.record import Record, parsed_record
from app.session.saves import Saves
from app.terminal.__main__ import SLOT, Terminal

WORDS = catalogue("en")
SEED, PUSH = 7, "n1:SW"
FIRST_MOVE = ("", "", PUSH)
"""Past the help and the page that names the next seat; with it the game is kept."""

Typed = Callable[..., str]


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    saves = Saves(tmp_path)
    yield saves
    saves.close()


@pytest.fixture
def typed(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Typed:
    """Types these lines into a new game; gives what the terminal wrote until they ran out."""
    monkeypatch.setattr("time.time_ns", lambda: SEED)

    def typed(*lines: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with pytest.raises(EOFError):
            Terminal(WORDS, saves).run()
        return capsys.readouterr().out

    return typed


def kept(saves: Saves) -> Record:
    loaded = saves.load(SLOT)
    assert loaded is not None
    return parsed_record(loaded.body.decode())


# What is asked first


def test_a_wrong_number_of_players_is_asked_again_before_anything_else(
    typed: Typed, saves: Saves
) -> None:
    """Nobody is told to press Enter where nothing waits for it."""
    shown = typed("five", "12", "0", "3", "crew", *FIRST_MOVE)
    before, _, _ = shown.partition(WORDS.text("terminal.edition"))
    assert before.count(WORDS.text("terminal.seats.expected")) == 3
    assert before.count(WORDS.text("terminal.seats")) == 4
    assert "Press Enter" not in before
    assert kept(saves).start.seats == 3


def test_an_unknown_edition_alone_is_asked_again(typed: Typed, saves: Saves) -> None:
    shown = typed("2", "red", "magic", *FIRST_MOVE)
    assert shown.count(WORDS.text("terminal.edition.expected")) == 1
    assert shown.count(WORDS.text("terminal.seats")) == 1
    assert kept(saves).start.options["edition"] == "magic"


def test_capitals_of_an_edition_do_not_matter(typed: Typed, saves: Saves) -> None:
    typed("2", "Magic", *FIRST_MOVE)
    assert kept(saves).start.options["edition"] == "magic"


def test_enter_alone_takes_what_is_usual(typed: Typed, saves: Saves) -> None:
    typed("", "", *FIRST_MOVE)
    start = kept(saves).start
    assert (start.seats, start.options["edition"]) == (2, "crew")


# Moves


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("hello", "bad_cell"),
        ("D5", "bad_cell"),
        ("w9:NES", "bad_arrow"),
        ("w2:nes", "bad_sides"),
        ("w2:SEN", "bad_sides"),
        ("u", "nothing_to_undo"),
    ],
)
def test_who_mistypes_a_move_is_told_what_was_expected(typed: Typed, move: str, code: str) -> None:
    shown = typed("1", "", "", move)
    assert shown.endswith(WORDS.text(f"terminal.error.{code}") + " ")
    assert WORDS.text("terminal.error", code=code) not in shown


def test_an_error_without_words_of_its_own_shows_its_code(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def strange(*_: object) -> None:
        raise BadRequest("strange")

    monkeypatch.setattr("app.session.match.Match.play", strange)
    shown = typed("1", "", "", PUSH)
    assert WORDS.text("terminal.error", code="strange") in shown
