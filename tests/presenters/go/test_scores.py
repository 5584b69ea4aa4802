"""Relay's times and claims, and how a round of several seats is told (G5-G9, G11)."""

from dataclasses import replace

from app.bots.levels import Level
from app.games.go.events import SeatScored
from app.games.go.moves import StartBuilding
from app.games.go.state import Phase
from app.presenters.go.offer import OFFER as GO
from app.presenters.go.relay import table_of
from app.presenters.go.scores import SeatScore, checked_order, headline, round_scores, scores
from app.presenters.go.table import GoTable
from app.presenters.match.seats import YOU, Seat, SeatColor, Seating
from app.presenters.phrase import phrase
from app.presenters.setup.draft import parsed_draft, with_count
from app.presenters.setup.new_game import start_of
from app.session.match import Match
from app.session.record import Start


def relay(seats: int = 3) -> GoTable:
    table = table_of(Match(Start("go", 1, seats, 7, {"relay": True})))
    table.kept.begin_board(table.seat)
    table.match.play(StartBuilding())
    return table


def pass_on(table: GoTable, milliseconds: int) -> None:
    table.kept.keep_clock(table.kept.clock + milliseconds)
    table.kept.keep_time(table.seat)
    table.kept.begin_board(table.seat)


def test_g11_the_device_goes_from_seat_to_seat() -> None:
    table = relay()
    assert table.seat == 0
    assert table.has_begun
    pass_on(table, 9000)
    assert table.seat == 1
    assert table.kept.claims == ()


def test_g5_claims_come_in_the_order_of_times_and_the_last_seat_makes_none() -> None:
    table = relay()
    for milliseconds in (9000, 4000, 7000):
        pass_on(table, milliseconds)
    assert [(claim.seat, claim.milliseconds) for claim in table.kept.claims] == [
        (1, 4000),
        (2, 7000),
    ]


def test_equal_times_go_by_the_order_of_seats() -> None:
    table = relay()
    for _ in range(3):
        pass_on(table, 5000)
    assert [claim.seat for claim in table.kept.claims] == [0, 1]


def test_g7_boards_are_looked_at_from_the_highest_tile_down_and_the_leader_is_told_first() -> None:
    table = relay()
    for milliseconds in (9000, 4000, 7000):
        pass_on(table, milliseconds)
    for claim in table.kept.claims:
        table.match.play(claim)
    assert table.phase is Phase.SCORED
    found = scores(table)
    assert checked_order(table) == [1, 2, 0]
    assert [score.seat for score in found] == [0, 2, 1]
    assert [score.gain for score in found] == [1, -2, -4]
    assert [score.space for score in found] == [4, 1, 0]
    assert [score.before for score in found] == [3, 3, 3]
    assert [score.walked for score in found] == ["+1", "\N{MINUS SIGN}2", "\N{MINUS SIGN}3"]
    assert [score.leads for score in found] == [True, False, False]
    assert [score.time for score in found] == ["0:09", "0:07", "0:04"]
    assert round_scores(table).line == phrase("go.scores.start", number=3)
    assert headline(table) == phrase("go.round", number=1)


def test_g7_who_cannot_go_back_beyond_the_start_stays_there() -> None:
    score = SeatScore(gain=-4, space=0, before=0)
    assert score.walked == "0"


def test_the_next_round_begins_with_the_first_seat_and_no_times() -> None:
    table = relay(2)
    pass_on(table, 5000)
    table.kept.next_round()
    assert table.kept.times == (None, None)
    assert table.seat == 0
    assert not table.has_begun


def test_strange_times_count_as_none() -> None:
    table = relay(2)
    table.match.table["times"] = ["x", True, 7]
    assert table.kept.times == (None, None)


def test_several_seats_play_in_relay_and_one_does_not() -> None:
    draft = parsed_draft(GO, {})
    alone, _ = start_of(GO, draft, 7)
    assert alone.options["relay"] is False
    start, table = start_of(GO, with_count(draft, 4), 7)
    assert start.options["relay"] is True
    assert start.seats == len(table.seats) == 4


def test_one_person_has_one_name_in_rows_and_in_sentences() -> None:
    """The only person among bots is `You` in both; another one goes by name or colour."""
    table = relay(2)
    seats = (Seat(), Seat("Ben", SeatColor.BLUE, level=Level.EASY))
    table.sit(Seating(seats))
    said = table.turn_phrases((SeatScored(0, 6, True, 6, 6), SeatScored(1, 4, False, -4, 0)))
    assert said == (
        phrase("go.log.solved.you"),
        phrase("go.log.unsolved", seat="Ben"),
    )
    assert [score.name for score in scores(table)] == [YOU, "Ben"]


def test_a_step_that_was_gained_without_a_solved_board_has_no_sign_of_a_fault() -> None:
    """The 1 has no red side (G7): its point stood beside a broken link."""
    gained = SeatScore(before=3, space=4, gain=1)
    assert gained.sign == "arrow-right-bold"
    assert replace(gained, space=3).sign == "link-variant-off"
    assert replace(gained, is_solved=True).sign == "check-bold"
