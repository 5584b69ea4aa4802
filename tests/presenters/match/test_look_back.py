"""Looking back: where it stands, how it steps, and that the match itself stays."""

import pytest

from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.rules import pawn_cell
from app.presenters.match.look_back import LookBack, back_parts, seen_after
from tests.presenters.shift.matches import table_of


def test_it_begins_at_the_end_and_plays_from_the_start() -> None:
    looking = LookBack(4, 4)
    assert looking.is_at_end
    playing = looking.with_playing(True)
    assert (playing.at, playing.is_playing) == (0, True)


def test_playing_stops_at_the_end() -> None:
    looking = LookBack(2, 0, True).stepped()
    assert (looking.at, looking.is_playing) == (1, True)
    assert looking.stepped() == LookBack(2, 2, False)
    assert looking.stepped().stepped() == LookBack(2, 2, False)


def test_scrubbing_stays_within_the_match_and_stops_playing() -> None:
    looking = LookBack(5, 2, True)
    assert [looking.moved_to(at).at for at in (-3, 0, 3, 99)] == [0, 0, 3, 5]
    assert not looking.moved_to(3).is_playing


def test_the_bead_lies_as_far_as_the_match_is() -> None:
    assert [LookBack(count, at).share for count, at in ((4, 1), (4, 4), (0, 0))] == [0.25, 1, 0]


def test_the_match_is_seen_as_it_was_and_stays_as_it_is() -> None:
    table = table_of(2)
    begun = table.match.view(0)
    table.match.play(PushIn(0, table.known.maze.spare))
    table.match.play(WalkTo(pawn_cell(table.known, False)))
    now = table.match.state
    assert table.step_ends == (1, 2)
    assert seen_after(table.match, 0, 0) == begun
    assert seen_after(table.match, 2, 0) == table.match.view(0)
    assert table.match.state == now


@pytest.mark.parametrize(
    ("at", "rows", "shown"),
    [(0, 3, [0, 1, 2]), (5, 3, [4, 5, 6]), (9, 3, [7, 8, 9]), (4, 1, [4]), (9, 20, [*range(10)])],
)
def test_the_present_step_is_in_the_middle_of_those_shown(
    at: int, rows: int, shown: list[int]
) -> None:
    assert list(LookBack(9, at).shown(rows)) == shown


def test_a_low_sheet_gives_up_further_steps_then_the_line() -> None:
    parts = [back_parts(400, height) for height in (300, 170, 120, 60)]
    assert [(one.rows, one.has_scrub) for one in parts] == [
        (3, True),
        (1, True),
        (1, False),
        (1, False),
    ]


def test_each_step_has_a_face_and_words() -> None:
    table = table_of(2)
    table.match.play(PushIn(0, table.known.maze.spare))
    assert table.step(0).pawn == ""
    step = table.step(1)
    assert (step.moves, step.pawn) == (1, table.seats[0].color.value)
    assert step.words


def test_a_narrow_row_has_no_keys_to_both_ends() -> None:
    assert [back_parts(width, 300).has_ends for width in (323, 324)] == [False, True]


def test_what_signs_mean_is_said_only_where_they_stand() -> None:
    found = [back_parts(752, height, True) for height in range(120, 600)]
    assert any(parts.legend for parts in found)
    assert all(parts.has_scrub for parts in found if parts.legend)
