"""What happened, in sentences that only tell what all may know."""

import pytest

from app.games.shift.events import (
    CardTurned,
    GameWon,
    LineShifted,
    PawnRodeOut,
    PawnWalked,
    TargetFound,
    TurnPassed,
)
from app.games.shift.maze import ARROWS, SIZE
from app.presenters.match.rim import rim_names
from app.presenters.match.seats import Side
from app.presenters.phrase import phrase
from app.presenters.shift.log import (
    counted_line,
    event_phrase,
    line_phrase,
    place_phrase,
    rim_place,
    turn_phrases,
)

NAMES = ("Mia", "Opa")


def test_lines_are_named_as_people_see_them() -> None:
    said = {
        ARROWS[n].name: (line_phrase(n).key, dict(line_phrase(n).fields)["name"]) for n in range(12)
    }
    assert said["n1"] == ("shift.line.n", "b")
    assert said["n3"] == ("shift.line.n", "f")
    assert said["s1"] == ("shift.line.s", "b")
    assert said["e2"] == ("shift.line.e", "4")
    assert said["w3"] == ("shift.line.w", "6")


def test_lines_are_named_as_seen_from_each_side() -> None:
    arrow = next(n for n in range(12) if ARROWS[n].name == "n1")
    said = {
        side: (line_phrase(arrow, side).key, dict(line_phrase(arrow, side).fields)["name"])
        for side in Side
    }
    assert said == {
        Side.BOTTOM: ("shift.line.n", "b"),
        Side.LEFT: ("shift.line.w", "b"),
        Side.TOP: ("shift.line.s", "b"),
        Side.RIGHT: ("shift.line.e", "b"),
    }


def test_without_names_at_the_rim_a_push_is_told_by_its_place_on_its_side() -> None:
    pushed = event_phrase(LineShifted(0, 0, 5, 3), NAMES, "crew", Side.LEFT, names_cells=False)
    assert pushed is not None
    assert dict(pushed.fields)["line"] == counted_line(0, Side.LEFT)


def test_a_line_lies_where_people_see_it() -> None:
    """The first arrow pushes the second column in from above."""
    seen = {side: rim_place(0, side) for side in Side}
    assert seen == {
        Side.BOTTOM: ("n", 1),
        Side.LEFT: ("w", 5),
        Side.TOP: ("s", 5),
        Side.RIGHT: ("e", 1),
    }


def test_lines_are_called_as_the_rim_calls_them() -> None:
    at_rim = {name.text for name in rim_names(SIZE)}
    assert {dict(line_phrase(n).fields)["name"] for n in range(12)} <= at_rim


def test_a_turn_is_a_sentence_for_each_public_event() -> None:
    events = (
        LineShifted(0, 0, 5, 3),
        PawnRodeOut("red", 43, 1),
        PawnWalked(0, "red", (1, 2)),
        TargetFound(0, 8, 3),
        TurnPassed(1),
    )
    keys = [words.key for words in turn_phrases(events, NAMES, "magic")]
    assert keys == ["shift.log.pushed", "shift.log.walked", "shift.log.found"]


def test_s12_a_card_looked_at_is_not_told() -> None:
    assert event_phrase(CardTurned(0, 7), NAMES, "crew") is None


def test_walks_are_told_by_pawn() -> None:
    keys = [
        event_phrase(PawnWalked(0, pawn, path), NAMES, "crew").key  # type: ignore[union-attr]
        for pawn, path in (("red", (3,)), ("red", (3, 4)), ("dark", (3, 4)))
    ]
    assert keys == ["shift.log.stayed", "shift.log.walked", "shift.log.pilot"]


def test_without_names_on_the_board_walks_are_told_by_about_where_they_led() -> None:
    told = event_phrase(PawnWalked(0, "red", (3,)), NAMES, "crew", names_cells=False)
    assert told is not None
    assert [name for name, _ in told.fields] == ["seat"]
    told = event_phrase(PawnWalked(0, "red", (3, 4)), NAMES, "crew", names_cells=False)
    assert told is not None
    assert dict(told.fields)["place"] == phrase("shift.at.top")


def test_a_cell_lies_about_where_people_see_it() -> None:
    assert place_phrase(24) == phrase("shift.at.middle")
    assert place_phrase(21) == phrase("shift.at.left")
    left, bottom = phrase("shift.at.left"), phrase("shift.at.bottom")
    assert dict(place_phrase(0).fields) == {"side": phrase("shift.at.top"), "place": left}
    assert dict(place_phrase(0, Side.LEFT).fields) == {"side": bottom, "place": left}


def test_the_win_is_told() -> None:
    said = event_phrase(GameWon(1), NAMES, "crew")
    assert said is not None
    assert dict(said.fields)["seat"] == "Opa"


@pytest.mark.parametrize(
    ("seen_from", "called"),
    [
        (Side.BOTTOM, ("n", "left")),
        (Side.LEFT, ("w", "bottom")),
        (Side.TOP, ("s", "right")),
        (Side.RIGHT, ("e", "top")),
    ],
)
def test_without_names_a_line_is_called_by_its_place_on_its_side(
    seen_from: Side, called: tuple[str, str]
) -> None:
    """The arrow above column b, from wherever the board is seen."""
    [arrow] = [n for n, push in enumerate(ARROWS) if push.name == "n1"]
    side, place = called
    told = phrase(
        "shift.from.at", side=phrase(f"shift.from.{side}"), place=phrase(f"shift.at.{place}")
    )
    assert counted_line(arrow, seen_from) == told
