"""The rows of the page of games: what a match was, how it stands, who won it."""

from dataclasses import replace
from datetime import date, datetime

import pytest

from app.games.go.notation import decode
from app.presenters.phrase import counted, phrase
from app.presenters.shell.home import glance
from app.presenters.shell.shelf_rows import (
    ShelfRow,
    going_phrase,
    shelf_rows,
    when_phrase,
    with_glance,
)
from app.session.kept import Kept, kept_of
from app.session.match import Match
from app.session.record import Start

TODAY = date(2026, 11, 19)
SEATS = [{"name": "Mia", "color": "red"}, {"name": "Noor", "color": "green"}]


def kept(winners: tuple[int, ...] | None, seats: int = 2, **options: object) -> Kept:
    return Kept("shift-4", Start("shift", 1, seats, 7, options), {"seats": SEATS}, 12, winners)


def row_of(match: Kept, time: datetime | None = None) -> ShelfRow:
    times = {} if time is None else {match.slot: int(time.timestamp() * 10**9)}
    [row] = shelf_rows([match], times, TODAY)
    return row


def test_a_match_is_called_by_its_edition_and_opened_on_its_page() -> None:
    row = row_of(kept(None, edition="galaxy"))
    assert (row.slot, row.page, row.picture) == ("shift-4", "shift", "galaxy")
    assert row.title == phrase("edition.galaxy")
    assert [seat.name for seat in row.seats] == ["Mia", "Noor"]


def test_who_has_no_name_is_shown_by_the_pawn_alone() -> None:
    """A row that said "Mia, Red" named nobody called Red."""
    seats = [SEATS[0], {"name": "", "color": "red"}]
    row = row_of(replace(kept(None), table={"seats": seats}))
    assert len(row.seats) == 2
    assert [seat.name for seat in row.persons] == ["Mia", ""]


@pytest.mark.parametrize("edition", [{}, {"edition": "pink"}, {"edition": []}])
def test_without_an_edition_it_has_the_usual_one(edition: dict[str, object]) -> None:
    found = replace(kept(None), start=Start("shift", 1, 2, 7, edition))
    row = row_of(found)
    assert row.picture == "crew"


def test_games_without_editions_are_called_by_their_name() -> None:
    row = row_of(Kept("go-1", Start("go", 1, 3, 7), {}, 0, None))
    assert (row.title, row.picture, row.page) == (phrase("game.go"), "go", "go_faces")


def test_go_is_as_long_as_it_has_rolls() -> None:
    match = Match(Start("go", 1, 1, 7))
    match.play(*(decode(move) for move in ("go", "0 claim 4000", "next", "go")))
    row = row_of(kept_of("go-1", match))
    assert row.line == counted("matches.rolls", 2)


@pytest.mark.parametrize(
    ("winners", "seats", "line"),
    [
        (None, 2, counted("matches.turns", 3)),
        ((1,), 2, phrase("matches.won", seat="Noor")),
        ((0, 1), 2, phrase("matches.shared")),
        ((), 2, phrase("matches.shared")),
        ((0,), 1, counted("matches.turns", 6)),
    ],
)
def test_the_line_says_how_it_stands(
    winners: tuple[int, ...] | None, seats: int, line: object
) -> None:
    row = row_of(kept(winners, seats))
    assert row.line == line


@pytest.mark.parametrize(
    ("then", "said"),
    [
        (datetime(2026, 11, 19, 0, 5), phrase("matches.today", time="00:05")),
        (datetime(2026, 11, 18, 23, 59), phrase("matches.yesterday", time="23:59")),
        (datetime(2026, 11, 17, 12, 0), "solo.weekday.1"),
        (datetime(2026, 11, 20, 12, 0), "solo.weekday.4"),
    ],
)
def test_when_it_was_played_last_is_said(then: datetime, said: object) -> None:
    found = when_phrase(then, TODAY)
    assert found == said or ("weekday", phrase(str(said))) in found.fields


def test_what_ended_is_told_with_its_length() -> None:
    won, moves = phrase("matches.won", seat="Noor"), counted("matches.turns", 3)
    assert row_of(kept((1,))).told == phrase("matches.row", one=won, other=moves)
    assert row_of(kept(None)).told == moves
    assert row_of(kept((0,), 1)).told == counted("matches.turns", 6), "the line says that already"


def test_the_one_person_among_bots_is_spoken_to() -> None:
    bot = {"name": "Pim", "color": "green", "player": "easy"}
    lines = []
    for winner in (0, 1):
        match = replace(kept((winner,)), table={"seats": [SEATS[0], bot]})
        lines.append(row_of(match).line)
    assert lines == [phrase("matches.you_won"), phrase("matches.won", seat="Pim")]


def test_a_glance_at_what_ended_keeps_how_it_ended() -> None:
    match = Match(Start("connect", 1, 2, 7, {}), table={"seats": SEATS})
    row = with_glance(row_of(kept((1,))), glance(match))
    assert row.line == phrase("matches.won", seat="Noor")
    assert row.dark != row.color


def test_a_race_against_a_bot_says_who_won_it_and_how_it_went() -> None:
    """It read "Go, Today, 2 rolls"."""
    table = {"seats": SEATS[:1], "mode": "timed", "rival": "medium", "rival_solved": 2}
    match = Match(Start("go", 1, 1, 7), table=table)
    match.play(*(decode(move) for move in ("go", "0 claim 4000", "next")))
    row = row_of(replace(kept_of("go-1", match), winners=(0,)))
    row = with_glance(row, glance(match))
    assert row.line == phrase("go.race.lost", seat="Fenna", own=0, rival=2)
    found = [(seat.name, seat.icon, seat.score, seat.has_won) for seat in row.persons]
    assert found == [("Mia", "", "0", False), ("Fenna", "rabbit", "2", True)]
    assert row.title == phrase("go.title.timed")


def test_rows_say_whether_somebody_played_alone_against_bots_or_with_others() -> None:
    bot = {"name": "Pim", "color": "green", "player": "easy"}
    alone, both = kept(None, 1), kept(None)
    against = replace(both, table={"seats": [SEATS[0], bot]})
    icons = [row_of(match).icon for match in (alone, against, both)]
    assert icons == ["account", "robot-happy", "account-multiple"]


def test_what_each_has_come_to_is_told_once_the_board_is_known() -> None:
    match = Match(Start("connect", 1, 2, 7, {}), table={"seats": SEATS})
    row = row_of(kept((1,)))
    assert [seat.score for seat in row.persons] == ["", ""]
    row = with_glance(row, glance(match))
    assert [seat.score for seat in row.persons] == ["0", "0"]
    assert [seat.has_won for seat in row.persons] == [False, True]


def test_a_glance_shows_the_board_and_whose_turn_it_is() -> None:
    match = Match(Start("shift", 1, 2, 7, {"first": 1}), table={"seats": SEATS})
    row = with_glance(row_of(kept(None)), glance(match))
    assert len(row.figure.sprites) > 49
    assert ("seat", "Noor") in row.line.fields


def test_whoever_erases_is_told_which_match_it_is() -> None:
    row = row_of(kept((1,), edition="galaxy"), datetime(2026, 11, 18, 8, 0))
    fields = dict(row.erasing("Mia, Noor").fields)
    assert fields == {
        "match": phrase("edition.galaxy"),
        "seats": "Mia, Noor",
        "moves": counted("matches.turns", 3),
        "when": phrase("matches.yesterday", time="08:00"),
    }


def test_the_only_person_without_a_name_is_spoken_to() -> None:
    """Beside Pim, who had a name, one's own pawn had none."""
    seats = [{"name": "", "color": "red"}, {"name": "Pim", "color": "green", "player": "easy"}]
    row = row_of(replace(kept(None), table={"seats": seats}))
    assert [seat.name for seat in row.persons] == [phrase("race.you"), "Pim"]


def test_turns_are_counted_as_the_table_counts_them() -> None:
    """The table ended with turn 8, the list said 15 turns."""
    match = replace(kept((0,)), length=30)
    assert row_of(match).length == counted("matches.turns", 8)


def test_the_result_comes_first_once_the_board_is_known() -> None:
    match = Match(Start("connect", 1, 2, 7, {}), table={"seats": SEATS})
    seen = replace(glance(match), scores=(4, 0))
    line = with_glance(row_of(kept((0,))), seen).line
    assert line == phrase("matches.score", result=phrase("matches.won", seat="Mia"), own=4, other=0)
    assert with_glance(row_of(kept((1,))), seen).line == phrase("matches.won", seat="Noor")


def test_a_round_alone_is_told_by_what_was_solved() -> None:
    """It read "2 rolls", the board that was open counted."""
    match = Match(Start("go", 1, 1, 7), table={"seats": SEATS[:1], "mode": "timed"})
    match.play(*(decode(move) for move in ("go", "0 claim 4000", "next", "go", "end")))
    row = with_glance(row_of(kept_of("go-1", match)), glance(match))
    assert row.told == row.length == counted("go.solved_rolls", 0)


def test_how_many_more_have_room_is_said_where_it_is_nearly_none() -> None:
    assert going_phrase(6, 12) == phrase("matches.running")
    assert going_phrase(11, 12) == counted("matches.room", 1)
    assert going_phrase(12, 12) == phrase("matches.no_room")
