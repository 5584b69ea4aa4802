"""The family's tally: between the same, wherever each sat; and who begins the next match."""

from dataclasses import replace

import pytest

from app.presenters.match.ending import Wins
from app.presenters.match.tally import begins_next, tally_of
from app.presenters.phrase import phrase
from app.presenters.setup.again import again
from app.session.kept import Kept
from app.session.match import Match
from app.session.record import Record, Start, parsed_record, record_text

MIA = {"name": "Mia", "color": "red", "player": "person"}
NOOR = {"name": "Noor", "color": "green", "player": "person"}
BEN = {"name": "Ben", "color": "blue", "player": "person"}
RED, YELLOW = {"color": "red"}, {"color": "yellow"}
Sitting = dict[str, str]


def match(*seats: Sitting, game: str = "shift", **options: object) -> Match:
    start = Start(game, 1, len(seats), 7, options)
    return Match(start, table={"seats": list(seats), "people": len(seats), "undo": True})


def past(winners: tuple[int, ...], *seats: Sitting, game: str = "shift") -> Kept:
    return Kept("", Start(game, 1, len(seats), 1), {"seats": list(seats)}, 9, winners)


def test_wins_are_counted_wherever_each_sat() -> None:
    found = tally_of(
        match(MIA, NOOR), [past((0,), MIA, NOOR), past((0,), NOOR, MIA), past((1,), NOOR, MIA)]
    )
    assert (found.wins, found.matches) == ((2, 1), 3)


@pytest.mark.parametrize(
    "other",
    [
        past((0,), MIA, BEN),
        past((0,), MIA, NOOR, BEN),
        past((0,), MIA),
        past((0,), MIA, NOOR, game="connect"),
        past((0,), MIA, NOOR | {"player": "hard"}),
    ],
)
def test_others_games_and_bots_count_for_themselves(other: Kept) -> None:
    assert tally_of(match(MIA, NOOR), [other]).matches == 0


def test_without_names_colours_are_who_plays() -> None:
    found = tally_of(match(RED, YELLOW), [past((0,), RED, YELLOW), past((1,), YELLOW, RED)])
    assert found.wins == (2, 0)


def test_a_shared_win_counts_for_all_who_share_it() -> None:
    assert tally_of(match(MIA, NOOR), [past((0, 1), MIA, NOOR)]).wins == (1, 1)


def test_it_is_said_from_the_second_match_on() -> None:
    once = [past((0,), RED, YELLOW)]
    assert tally_of(match(RED, YELLOW), once).told == ()
    assert tally_of(match(RED, YELLOW), [*once, past((1,), RED, YELLOW)]).told == (
        Wins(phrase("color.red"), 1, "red"),
        Wins(phrase("color.yellow"), 1, "yellow"),
    )


def test_alone_there_is_none() -> None:
    assert tally_of(match(MIA), [past((0,), MIA), past((0,), MIA)]).told == ()


# Who begins


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_the_seat_after_the_one_that_began_begins_the_next(game: str) -> None:
    subject, began = match(MIA, NOOR, BEN, game=game), []
    for _ in range(4):
        began.append(subject.state_after(0).turn)
        following = begins_next(subject, (began[-1] + 1) % 3)
        start, table = again(subject, len(began), following)
        subject = Match(start, table=table)
    assert began[1:] == [(seat + 1) % 3 for seat in began[:-1]]


def test_who_was_chosen_to_begin_begins_again() -> None:
    subject = match(MIA, NOOR, first=1)
    assert begins_next(subject, 0) is None
    assert again(subject, 1, None)[0].options["first"] == 1


@pytest.mark.parametrize("subject", [match(MIA), match(MIA, NOOR, game="go", relay=True)])
def test_where_nobody_begins_there_is_nothing_to_say(subject: Match) -> None:
    assert begins_next(subject, 0) is None
    assert again(subject, 3, None)[0].options == subject.start.options


def test_the_next_match_takes_its_table_along_and_no_clock() -> None:
    subject = match(MIA, game="go")
    subject.table |= {"mode": "practice", "clock": 5000, "times": [1], "people": 1}
    start, table = again(subject, 9, None)
    assert table == {"mode": "practice", "people": 1, "undo": True, "seats": [MIA]}
    assert (start.seed, start.position) == (9, None)
    table["clock"] = 1
    assert subject.table["clock"] == 5000


def test_a_record_keeps_that_turns_to_begin_go_round() -> None:
    start, table = again(match(MIA, NOOR), 1, 0)
    read = parsed_record(record_text(Record(start, table=table)))
    subject = Match(read.start, table=read.table)
    assert begins_next(subject, 1) == 1
    assert replace(read.start, options={}) == replace(start, options={})
