"""Steps of Connect for looking back: what was laid, what was taken, by whom."""

from app.presenters.phrase import Phrase, phrase
from tests.games.connect.tables import position
from tests.presenters.connect.matches import THREE_TURTLES, play, table_of


def test_a_lay_without_a_pair_is_one_step_with_its_draw() -> None:
    table = table_of(position=position(THREE_TURTLES, [45, 2], [3, 4]))
    play(table, "lay 45 1 x2y0", "take -", "lay 3 0 x0y-1")
    assert table.step_ends == (2, 3)
    first, second = table.step(1), table.step(2)
    assert [first.pawn, second.pawn] == [seat.color.value for seat in table.seats]
    assert first.figure.columns == 1
    [told, other] = (step.words[0] for step in (first, second))
    assert isinstance(told, Phrase)
    assert isinstance(other, Phrase)
    assert told.key == other.key == "connect.log.laid_with"
    assert dict(told.fields)["creatures"] != dict(other.fields)["creatures"]


def test_a_match_and_its_take_are_steps_of_their_own() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0", "take x0y0 x1y0")
    assert table.step_ends == (1, 2)
    assert table.step(2).figure.columns > 2
    assert table.step(0).figure.sprites == ()


def test_c6_a_take_of_nothing_is_told_in_a_step_without_who_is_next() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0", "take -")
    assert table.step(2).words == (phrase("connect.log.none"),)
    assert table.turn_words[-1] == phrase("connect.log.none")
