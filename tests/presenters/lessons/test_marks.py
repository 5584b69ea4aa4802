"""What stands around a gesture: an arrow that ends before the frame of its goal, and signs."""

import pytest

from app.presenters.lessons.marks import NO_WORDS, NUMBERS, Mark, arrow, badge_at, beside, signs
from app.teacher.lessons import Gesture

GOAL = Mark(100.0, 300.0, 40.0, 40.0)


@pytest.mark.parametrize(
    "way",
    [
        ((100.0, 0.0), (100.0, 300.0)),
        ((0.0, 0.0), (0.0, 300.0), (100.0, 300.0)),
        ((300.0, 10.0), (130.0, 300.0), (100.0, 300.0)),
    ],
)
def test_the_arrow_ends_just_before_the_frame(way: tuple[tuple[float, float], ...]) -> None:
    found = arrow(way, GOAL, 1.0)
    assert found is not None
    tip = found.head[0]
    assert not GOAL.holds(*tip)
    assert Mark(100.0, 300.0, 48.0, 48.0).holds(*tip)
    assert found.line[0] == way[0]
    assert not any(GOAL.holds(*point) for point in found.line)


def test_there_is_none_to_where_it_begins() -> None:
    assert arrow(((90.0, 290.0), (100.0, 300.0)), GOAL, 1.0) is None


def test_numbers_say_the_order_where_no_hand_moves() -> None:
    assert signs(Gesture.PUSH, 2, moves=False) == NUMBERS
    assert signs(Gesture.TURN, 0, moves=True) == ()
    assert signs(Gesture.PUSH, 2, moves=True) == ("", "")
    assert signs(Gesture.TURN, 1, moves=False) == signs(Gesture.TURN, 1, moves=True)
    assert signs(Gesture.TURN, 1, moves=True) != signs(Gesture.FLIP, 1, moves=True)


def test_an_arrow_leaves_out_the_words_that_it_would_cross() -> None:
    line = ((0.0, 0.0), (0.0, 100.0))
    words = Mark(0, 50, 40, 20)
    below, above = beside(line, words)
    assert below[0] == line[0]
    assert above[-1] == line[-1]
    assert not any(words.holds(*point) for point in (*below, *above))
    assert beside(line, NO_WORDS) == (line,)


@pytest.mark.parametrize(
    ("mark", "place"),
    [
        (Mark(100, 100, 40, 40), (80, 120)),
        (Mark(100, 350, 40, 40), (80, 346)),
        (Mark(10, 100, 40, 40), (14, 120)),
    ],
)
def test_a_badge_is_whole_where_its_frame_meets_the_edge(
    mark: Mark, place: tuple[float, float]
) -> None:
    assert badge_at(mark, 28, 360) == place


def test_a_badge_covers_nothing_of_the_head_of_the_page() -> None:
    head = Mark(100, 330, 120, 40)
    assert badge_at(Mark(100, 300, 40, 40), 28, 360, head) == (80, 296)
    assert badge_at(Mark(300, 300, 40, 40), 28, 360, head) == (280, 320)
