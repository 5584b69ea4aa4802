"""What the first page shows of a match: where it stands, and no secret."""

from dataclasses import replace

import pytest

from app.bots.levels import Level
from app.core.thinking import finished
from app.games.shift.state import Hand
from app.presenters.faces import FACES
from app.presenters.match.seats import Seat, SeatColor
from app.presenters.phrase import counted, phrase
from app.presenters.shell.home import against, game_cards, glance, running
from app.session.alone import KEY, start_of, table_of
from app.session.match import Match
from app.session.record import Start
from app.solo.kinds import CLOCK, Kind
from app.solo.making import made
from tests.presenters.match.test_seats import NOOR

TABLE = {"seats": [{"name": "Mia", "color": "red"}, {"name": "", "color": "green"}]}


def match(edition: str = "crew", seats: int = 2) -> Match:
    options = {"edition": edition, "first": 0}
    return Match(Start("shift", 1, seats, 7, options), table=dict(TABLE))


def step(subject: Match) -> None:
    subject.play(next(iter(subject.game.legal_moves(subject.state))))


def test_there_is_a_card_for_every_game_that_is_offered() -> None:
    assert [card.game for card in game_cards()] == [face.game for face in FACES]
    assert game_cards()[0].seats == "1\u20134"
    assert game_cards()[0].editions == ("crew", "galaxy", "magic")


def test_a_glance_says_which_round_it_is_whose_turn_and_for_what() -> None:
    """Rounds as the table counts them."""
    subject = match()
    lines = []
    for _ in range(5):
        found = glance(subject)
        lines.append(found.line)
        step(subject)
    assert lines == [
        phrase("home.line.shift.shift", number=1, seat="Mia"),
        phrase("home.line.shift.walk", number=1, seat="Mia"),
        phrase("home.line.shift.shift", number=1, seat=phrase("color.green")),
        phrase("home.line.shift.walk", number=1, seat=phrase("color.green")),
        phrase("home.line.shift.shift", number=2, seat="Mia"),
    ]


def test_the_picture_shows_the_whole_board() -> None:
    found = glance(match("galaxy"))
    names = [sprite.name for sprite in found.figure.sprites]
    assert found.figure.atlas == "galaxy"
    assert sum(name.startswith(("tile/", "fixed/")) for name in names) == 49
    assert sum(name.startswith("pawn/") for name in names) == 3
    assert "pawn/dark" in names


def test_the_picture_knows_no_secret() -> None:
    """S12: other hands, the same glance."""
    subject = match()
    before = glance(subject)
    subject._first = replace(
        subject.state, hands=tuple(Hand(hand.cards[::-1]) for hand in subject.state.hands)
    )
    assert glance(subject) == before


def test_the_picture_stays_on_the_board() -> None:
    found = glance(match())
    assert all(1 < place < 6 for place in found.focus)


def matches(count: int) -> dict[str, Match]:
    return {f"shift-{number}": match() for number in range(count)}


@pytest.mark.parametrize(("count", "shown"), [(0, 0), (1, 1), (3, 3), (4, 2), (12, 2)])
def test_some_matches_are_shown_and_the_last_place_leads_to_all(count: int, shown: int) -> None:
    found = matches(count)
    subject = running(list(found), found.get)
    assert [each.slot for each in subject.shown] == list(found)[:shown]
    assert {each.page for each in subject.shown} <= {"shift"}
    assert subject.has_more is (shown < count)
    assert subject.count == count


def test_only_what_is_shown_is_asked_for() -> None:
    found, asked = matches(9), []

    def had(slot: str) -> Match | None:
        asked.append(slot)
        return found.get(slot)

    running(list(found), had)
    assert asked == ["shift-0", "shift-1"]


def test_a_match_that_cannot_be_had_gives_its_place_to_the_next() -> None:
    found = matches(3)
    rest = {slot: each for slot, each in found.items() if slot != "shift-0"}
    subject = running(list(found), rest.get)
    assert [each.slot for each in subject.shown] == ["shift-1", "shift-2"]
    assert (subject.count, subject.has_more) == (2, False)


def test_a_race_under_way_is_shown_with_what_is_found_and_the_time_left() -> None:
    asked = raced(CLOCK, 65_000)
    found = {"puzzle-shift-clock": asked, **matches(1)}
    subject = running(list(found), found.get)
    race, other = subject.shown
    assert (race.page, other.page) == ("shift_puzzle", "shift")
    assert race.glance.title == phrase("solo.kind.clock")
    assert race.glance.line == counted("home.line.race", 0, time="1:55")
    assert subject.count == 2


def raced(kind: Kind, clock: int) -> Match:
    asked = finished(made(kind, 3))
    found = Match(start_of(asked), table=table_of(asked))
    found.table[KEY]["clock"] = clock
    return found


def test_a_key_says_whom_it_is_against_and_how_strong() -> None:
    you, pim = Seat(), Seat(name="Pim", color=SeatColor.GREEN, level=Level.EASY)
    fenna = Seat(name="Fenna", color=SeatColor.BLUE, level=Level.MEDIUM)
    easy = phrase("home.quick.level.easy")
    assert against((you, pim)) == phrase("home.quick.bot", bots="Pim", level=easy)
    assert against((you, pim, fenna)) == phrase("home.quick.bot", bots="Pim +1", level=easy)
    assert against((you,)) == ""


def test_seats_are_those_of_the_table() -> None:
    subject = match()
    subject.table = {"seats": [{"name": "Noor", "color": "green", "side": "top"}]}
    found = glance(subject)
    assert found.seats[0] == NOOR


def test_where_they_lie_below_each_other_one_less_is_shown() -> None:
    found = matches(3)
    subject = running(list(found), found.get, at_once=2)
    assert [each.slot for each in subject.shown] == ["shift-0"]
    assert subject.has_more
