"""What is said of a turn of Connect: public facts only, and how it ended."""

from app.games.connect.events import GameEnded, TileDrawn, TileLaid, TilesTaken
from app.presenters.connect.board_model import Finger
from app.presenters.connect.log import event_phrase, list_phrase, winners_phrase
from app.presenters.phrase import counted, phrase
from tests.games.connect.tables import position
from tests.presenters.connect.matches import THREE_TURTLES, play, table_of

NAMES = ("Mia", "Opa", "Noor")


def test_each_public_event_is_said() -> None:
    assert event_phrase(TileLaid(0, 3, 1, 0), NAMES) == phrase("connect.log.laid", seat="Mia")
    taken = event_phrase(TilesTaken(1, (3, 4), (0, 1)), NAMES)
    assert taken == counted("connect.log.took", 2, seat="Opa")
    assert event_phrase(GameEnded((2,)), NAMES) == phrase("connect.log.won", seat="Noor")


def test_x4_what_was_drawn_is_not_said() -> None:
    assert event_phrase(TileDrawn(0, 17, 9, False), NAMES) is None


def test_c7_equal_ones_share() -> None:
    shared = winners_phrase((0, 2), NAMES)
    assert shared == phrase("connect.log.shared", seats=list_phrase(["Mia", "Noor"]))
    assert winners_phrase((0,), ("Mia",)) == phrase("connect.log.ended")


def test_names_are_listed_one_after_the_other() -> None:
    pair = phrase("connect.log.list", first="Mia", next="Opa")
    assert list_phrase(["Mia"]) == "Mia"
    assert list_phrase(list(NAMES)) == phrase("connect.log.and", first=pair, last="Noor")


def test_the_last_turn_is_that_of_the_seat_before() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0", "take x0y0 x1y0", "lay 3 0 x3y0", "take -")
    assert table.last_turn() == (phrase("connect.log.laid", seat="Opa"),)


def test_a_turn_with_a_take_is_told_whole() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0", "take x0y0 x1y0")
    assert [words.key for words in table.last_turn()] == ["connect.log.laid", "connect.log.took"]


def test_what_a_lay_matched_is_told_until_it_is_taken() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0")
    said = table.turn_phrases(table.match.events_of(0))
    assert said[1:] == (counted("connect.log.found", 2),)


def test_c6_a_pair_that_must_stay_is_told_as_such() -> None:
    """Without the turtle in the middle the laid one would hang on nothing."""
    table = table_of(position=position("11 0 x1y0, 20 0 x0y0", [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0")
    said = table.turn_phrases(table.match.events_of(0))
    assert said[1:] == (counted("connect.title.stays", 1),)
    assert table.model(Finger()).title == counted("connect.title.stays", 1)
    assert table.passes_by_itself
    assert not table.model(Finger()).is_choosing


def test_c6_a_take_of_nothing_is_told_without_whose_turn_is_next() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0", "take -")
    said = table.turn_phrases(table.match.events_of(1))
    assert said == (phrase("connect.log.none"),)
