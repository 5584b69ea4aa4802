"""What seats are called: by name, by colour, and the only person among bots in no colour at all."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from app.bots.levels import Level
from app.games.registry import game_named
from app.presenters.connect.table import ConnectTable
from app.presenters.match.seats import (
    YOU,
    Seat,
    SeatColor,
    Seating,
    Side,
    by_seat,
    row_names,
    seating_json,
)
from app.presenters.phrase import counted, phrase
from app.services.i18n import parsed_po
from app.session.match import Match
from app.session.record import Start

ROOT = Path(__file__).parents[3]

RED, YELLOW = Seat(color=SeatColor.RED), Seat(color=SeatColor.YELLOW)
BOT = Seat(color=SeatColor.GREEN, level=Level.EASY)


def test_the_only_person_without_a_name_is_you() -> None:
    assert row_names([BOT, RED]) == (phrase("color.green"), YOU)
    assert row_names([RED]) == (YOU,)


def test_a_name_is_never_taken_away() -> None:
    assert row_names([Seat("Mia"), BOT])[0] == "Mia"


def test_several_persons_are_told_apart_by_colour() -> None:
    assert row_names([RED, YELLOW, BOT])[:2] == (phrase("color.red"), phrase("color.yellow"))


def test_a_sentence_about_you_has_words_of_its_own() -> None:
    assert by_seat("aloud.turn", YOU) == phrase("aloud.turn.you")
    assert by_seat("aloud.turn", "Mia") == phrase("aloud.turn", seat="Mia")
    assert by_seat("connect.log.took", YOU, 2) == counted("connect.log.took.you", 2)


def test_all_that_a_seat_does_can_be_said_to_you() -> None:
    words = parsed_po((ROOT / "assets/locale/en.po").read_text(encoding="utf-8"))
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "app").rglob("*.py"))
    asked = {
        re.escape(re.sub(r"{.*?}", "*", key)).replace(r"\*", r"\w+")
        for source in sources
        for key in re.findall(r'by_seat\(\s*f?"(.+?)"', source)
    }
    said = [key for each in asked for key in words if re.fullmatch(each, key)]
    assert all(any(re.fullmatch(each, key) for key in said) for each in asked)
    assert len(asked) > 10
    assert [key for key in said if f"{key}.you" not in words] == []


@pytest.mark.parametrize(
    ("side", "title"), [(Side.BOTTOM, "curtain.pass_to"), (Side.TOP, "curtain.next")]
)
def test_a_device_that_lies_between_people_is_passed_to_nobody(side: Side, title: str) -> None:
    match = Match(Start("connect", game_named("connect").RULES_VERSION, 2, seed=7))
    match.table = seating_json(Seating((RED, replace(YELLOW, side=side))))
    assert ConnectTable(match).curtain("crew", 0).title == phrase(title)
