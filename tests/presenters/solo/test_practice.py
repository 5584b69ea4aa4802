"""What to practise: the weakest first, three at most, each with a puzzle of its kind."""

from app.presenters.faces import face_of
from app.presenters.go.kept import Mode
from app.presenters.setup.draft import draft_json
from app.presenters.solo.practice import MOST, practice_rows, puzzle_kind, roll_draft
from app.solo.kinds import ONE_LAY, REACH
from app.solo.records import Records


def test_without_weaknesses_there_is_nothing() -> None:
    assert practice_rows(Records()) == ()
    assert practice_rows(Records(themes={"two_turns": (10, 1)})) == ()


def test_the_weakest_are_told_with_how_often() -> None:
    themes = {"two_turns": (10, 5), "turned_pair": (8, 7), "six_tiles": (4, 3), "turned": (9, 4)}
    rows = practice_rows(Records(themes=themes))
    assert [row.theme for row in rows] == ["turned_pair", "six_tiles", "two_turns"]
    assert len(rows) == MOST
    assert dict(rows[0].line.fields) == {"solved": 1, "met": 8}


def test_a_theme_that_nobody_knows_any_more_is_left_out() -> None:
    assert practice_rows(Records(themes={"juggling": (9, 9)})) == ()


def test_each_row_leads_to_its_kind() -> None:
    rows = practice_rows(Records(themes={"two_turns": (9, 9), "turned_pair": (9, 9)}))
    assert [puzzle_kind(row.practice) for row in rows] == [REACH[1], ONE_LAY]


def test_a_roll_is_as_hard_as_it_should_be() -> None:
    [row] = practice_rows(Records(themes={"six_tiles": (9, 9)}))
    draft = roll_draft(face_of("go").offer, row.practice)
    options = draft_json(draft)["options"]
    assert (options["mode"], options["difficulty"]) == (Mode.PUZZLE.value, "hard")
