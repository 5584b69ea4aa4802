"""Connect as the screen shows it: hands, words, what may be done, undo, standings."""

from dataclasses import replace
from typing import Any

import pytest

from app.bots.levels import Level
from app.games.connect.moves import Lay, Take
from app.games.connect.rules import choice_now, refusal
from app.games.connect.state import Phase
from app.games.connect.table import parsed_cell
from app.presenters.connect.board_model import Finger, without_tiles
from app.presenters.connect.handling import held_tile, holding, hung, toggled, turned
from app.presenters.connect.table import ConnectTable
from app.presenters.connect.table_model import face_down
from app.presenters.connect.tiles import FACE_DOWN, tile_model
from app.presenters.match.ending import NO_END
from app.presenters.phrase import counted, phrase
from tests.games.connect.tables import position
from tests.presenters.connect.matches import THREE_TURTLES, play, table_of

LEFT, MIDDLE, FREE = (parsed_cell(f"x{column}y0") for column in (0, 1, 2))


def taking_table(**options: Any) -> ConnectTable:
    """Turtles at x0y0 and x1y0 matched by one just laid at x2y0."""
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]), **options)
    play(table, "lay 47 1 x2y0")
    return table


def test_c2_only_the_own_hand_is_shown() -> None:
    table = table_of()
    shown = table.model(Finger()).hand
    own = table.match.view(table.seat).hands[table.seat].tiles
    assert [each.tile for each in shown] == [tile_model(tile, 0) for tile in own]


def test_c2_a_bots_hand_lies_face_down_between_people() -> None:
    table = table_of(3, bots={0: Level.EASY}, first=0)
    assert {each.tile for each in table.model(Finger()).hand} == {FACE_DOWN}


def test_the_only_person_sees_the_own_hand_while_a_bot_thinks() -> None:
    table = table_of(2, bots={0: Level.EASY}, first=0)
    own = table.match.view(1).hands[1].tiles
    assert [each.tile for each in table.model(Finger()).hand] == [tile_model(t, 0) for t in own]


@pytest.mark.parametrize(
    ("seats", "bots", "options", "is_handed_on"),
    [
        (2, {}, {}, True),
        (2, {}, {"open_hands": True}, False),
        (2, {1: Level.EASY}, {}, False),
        (3, {1: Level.EASY}, {}, True),
        (1, {}, {}, False),
    ],
)
def test_c2_the_curtain_stands_only_between_people_with_secrets(
    seats: int, bots: dict[int, Level], options: dict[str, Any], is_handed_on: bool
) -> None:
    assert table_of(seats, bots, **options).is_handed_on is is_handed_on


def test_behind_the_curtain_no_tile_of_the_hand_is_shown() -> None:
    one, other = (table_of(first=first).model(Finger()) for first in (0, 1))
    assert one.hand != other.hand
    assert face_down(one).hand == face_down(other).hand


def test_a_chosen_tile_glows_where_it_fits_as_it_is_turned() -> None:
    table = table_of()
    finger = holding(Finger(), 0)
    known = table.known
    tile = known.hands[known.turn][0]
    spots = table.board(finger).spots
    assert spots
    for spot in spots:
        cell = parsed_cell(f"x{spot.column}y{spot.row}")
        assert spot.fits == (refusal(known, Lay(tile, 0, cell)) is None)


def test_without_a_chosen_tile_nothing_glows() -> None:
    assert table_of().board(Finger()).spots == ()


def test_c3_a_tile_hung_over_a_spot_is_turned_until_it_fits() -> None:
    """Straight tile 45 lies upright; beside the open west edge it must lie across."""
    table = table_of(position=position(THREE_TURTLES, [45, 2], [3, 4]))
    finger = hung(table.known, holding(Finger(), 0), FREE)
    assert (finger.cell, finger.turns[0]) == (FREE, 1)
    assert table.model(finger).deed.can_do


def test_c3_a_tile_hangs_nowhere_else() -> None:
    table = table_of(position=position(THREE_TURTLES, [45, 2], [3, 4]))
    held = holding(Finger(), 0)
    assert hung(table.known, held, MIDDLE) == held
    assert hung(table.known, held, parsed_cell("x9y9")) == held


def test_c3_over_a_spot_a_tile_turns_only_to_turns_that_fit() -> None:
    """A bend at the end of a row of paths: two of its turns open to the west."""
    table = table_of(position=position(THREE_TURTLES, [39, 2], [3, 4]))
    finger = hung(table.known, holding(Finger(), 0), FREE)
    seen = set()
    for _ in range(4):
        seen.add(finger.turns[0])
        move = table.deed(finger)
        assert move is not None
        assert table.why_not(move) is None
        finger = turned(table.known, finger, 1)
    assert len(seen) == 2


def test_c5_the_way_of_a_match_is_shown_before_the_tile_is_laid() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    finger = hung(table.known, holding(Finger(), 0), FREE)
    board = table.board(finger)
    assert board.beads
    assert len(board.rings) == 3
    assert not any(ring.is_taken for ring in board.rings)
    assert table.model(finger).title == counted("connect.title.hanging", 2)


def test_c6_a_pair_that_must_stay_is_no_best_spot_and_says_so_before_it_is_laid() -> None:
    table = table_of(position=position("5 0 x0y0, 11 0 x1y0", [47, 2], [3, 4]))
    finger = turned(table.known, holding(Finger(), 0), 1)
    best = {(spot.column, spot.row) for spot in table.board(finger).spots if spot.is_best}
    assert best == {(-1, 0)}
    for column, said in ((-1, "hanging"), (2, "must_stay")):
        hung_over = hung(table.known, finger, parsed_cell(f"x{column}y0"))
        assert table.board(hung_over).beads
        assert table.model(hung_over).title == counted(f"connect.title.{said}", 1)


def test_c6_what_is_carried_over_a_pair_that_must_stay_says_so() -> None:
    table = table_of(position=position("5 0 x0y0, 11 0 x1y0", [47, 2], [3, 4]))
    finger = hung(table.known, turned(table.known, holding(Finger(), 0), 1), FREE)
    hint = table.model(replace(finger, is_carried=True)).hint
    assert hint == counted("connect.title.must_stay", 1)


def test_c6_of_two_pairs_one_of_which_must_stay_it_says_how_many_may_be_taken() -> None:
    table = table_of(
        position=position("21 2 x0y0, 20 0 x1y0, 40 1 x0y1, 44 0 x1y1", [5, 37], [3, 4])
    )
    finger = hung(table.known, holding(Finger(), 0), parsed_cell("x2y1"))
    assert table.model(finger).title == phrase("connect.title.some", number=2, free=1)
    carried = table.model(replace(finger, is_carried=True))
    assert carried.hint == phrase("connect.title.some", number=2, free=1)


def test_best_spots_are_those_where_most_can_be_taken() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    finger = turned(table.known, holding(Finger(), 0), 1)
    best = {(spot.column, spot.row) for spot in table.board(finger).spots if spot.is_best}
    assert best == {(-1, 0), (2, 0)}


def test_c6_the_largest_allowed_set_is_preselected() -> None:
    table = taking_table()
    assert table.take(Finger()) == Take((LEFT, MIDDLE))
    assert table.model(Finger()).deed.words == counted("connect.take", 2)
    assert [ring.is_taken for ring in table.board(Finger()).rings].count(True) == 2


def test_c6_a_set_that_breaks_the_maze_says_so_and_shows_the_gap() -> None:
    table = taking_table()
    finger = toggled(table.known, Finger(), LEFT)
    model, board = table.model(finger), table.board(finger)
    assert model.is_warning
    assert model.title == phrase("connect.refusal.breaks_table")
    assert not model.deed.can_do
    assert board.cut_off == ((0, 0),)


def test_c6_what_a_pair_that_stays_holds_is_marked() -> None:
    table = table_of(position=position("11 0 x1y0, 20 0 x0y0", [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0")
    model, board = table.model(Finger()), table.board(Finger())
    assert (model.title, model.is_reason) == (counted("connect.title.stays", 1), True)
    assert model.hint == counted("connect.hint.stuck", 1)
    assert board.cut_off == ((0, 0),)
    assert not board.rings[-1].is_taken


def test_c6_why_not_all_are_chosen_is_said_until_somebody_chooses() -> None:
    """Without both turtles the tile below the second one would hang on nothing."""
    table = table_of(position=position("1 0 x0y0, 11 0 x1y0, 20 0 x1y1", [47, 2], [3, 4]))
    play(table, "lay 47 1 x2y0")
    assert table.take(Finger()) == Take((LEFT,))
    assert table.model(Finger()).hint == phrase("connect.hint.some")
    none = toggled(table.known, Finger(), LEFT)
    one = toggled(table.known, none, LEFT)
    assert table.model(one).hint == phrase("connect.hint.take")


def test_c6_a_tile_is_taken_and_left_by_tap_and_others_do_nothing() -> None:
    table = taking_table()
    left = toggled(table.known, toggled(table.known, Finger(), LEFT), MIDDLE)
    assert table.take(left) == Take(())
    assert table.model(left).deed.words == counted("connect.leave", 2)
    assert not table.model(left).can_leave
    assert table.take(toggled(table.known, left, LEFT)) == Take((LEFT,))
    assert toggled(table.known, left, FREE) is left


def test_c5_one_kind_a_turn_is_said_when_two_are_chosen() -> None:
    kinds = "1 0 x0y1, 2 0 x1y1, 3 0 x2y1, 14 1 x0y0, 17 3 x2y0"
    table = table_of(position=position(kinds, [5, 6], [7, 8]), one_kind=True)
    play(table, "lay 5 0 x1y0")
    chosen = tuple(sorted({match.cell for match in choice_now(table.known).matches}))
    model = table.model(replace(Finger(), chosen=chosen))
    assert model.title == phrase("connect.refusal.more_than_one_kind")


def test_c6_a_lay_without_a_match_leaves_nothing_to_choose() -> None:
    table = table_of(position=position(THREE_TURTLES, [45, 2], [3, 4]))
    passed_before = table.passes_by_itself
    play(table, "lay 45 1 x2y0")
    assert (passed_before, table.passes_by_itself) == (False, True)
    model = table.model(Finger())
    assert model.title == phrase("connect.title.draws")
    assert not model.deed.can_do
    assert not taking_table().passes_by_itself


@pytest.mark.parametrize("open_hands", [False, True])
def test_undo_takes_a_lay_back_until_the_draw(open_hands: bool) -> None:
    table = taking_table(open_hands=open_hands)
    assert table.can_undo
    table.undo()
    assert table.known.phase is Phase.LAY
    assert not table.can_undo


def test_alone_undo_goes_back_to_where_there_was_a_choice() -> None:
    table = table_of(1, position=position(THREE_TURTLES, [45, 2]))
    play(table, "lay 45 1 x2y0", "take -")
    table.undo()
    assert table.match.moves == ()


def test_undo_is_an_option_of_the_table() -> None:
    table = table_of(1, has_undo=False, position=position(THREE_TURTLES, [45, 2]))
    play(table, "lay 45 1 x2y0", "take -")
    assert not table.can_undo


def test_c7_equal_seats_share_a_place() -> None:
    rest = [tile for tile in range(2, 51) if tile != 11]
    taken = [rest[:8], rest[8:28], rest[28:]]
    over = position(THREE_TURTLES, [], [], [], taken=taken, pile=[], phase="over", winners=[1, 2])
    end = table_of(3, position=over).model(Finger()).end
    assert [(seat.place, seat.name, seat.has_won) for seat in end.seats] == [
        (1, "Opa", True),
        (1, "Noor", True),
        (3, "Mia", False),
    ]


def test_places_are_told_only_of_a_match_that_is_over() -> None:
    assert table_of().model(Finger()).end is NO_END


def test_the_strong_key_plays_what_it_names_and_nothing_while_it_cannot() -> None:
    table = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4]))
    held = holding(Finger(), 0)
    assert (table.deed(Finger()), table.deed(held)) == (None, None)
    lay = table.deed(hung(table.known, held, FREE))
    assert lay == Lay(47, 1, FREE)
    play(table, "lay 47 1 x2y0")
    assert table.deed(Finger()) == Take((LEFT, MIDDLE))
    assert table.deed(toggled(table.known, Finger(), LEFT)) is None


def test_the_held_tile_is_shown_as_it_is_turned_and_none_face_down() -> None:
    table = table_of(position=position(THREE_TURTLES, [45, 2], [3, 4]))
    across = turned(table.known, holding(Finger(), 0), 1)
    assert held_tile(table.known, across) == tile_model(45, 1)
    assert held_tile(table.known, Finger()) == FACE_DOWN


def test_c4_with_all_paths_closed_the_hint_says_that_any_edge_will_do() -> None:
    """Four bends make a ring."""
    assert table_of().model(Finger()).hint == phrase("connect.hint.lay")
    ring = "39 1 x0y0, 40 2 x1y0, 41 0 x0y1, 42 3 x1y1"
    table = table_of(position=position(ring, [47, 2], [3, 4]))
    assert table.model(Finger()).hint == phrase("connect.hint.closed")
    held = holding(Finger(), 0)
    assert all(spot.fits for spot in table.board(held).spots)


def test_c2_only_open_hands_lie_with_what_was_collected() -> None:
    closed, open_ = taking_table(), taking_table(open_hands=True)
    for table in (closed, open_):
        play(table, "take x0y0 x1y0")
    assert [each.seat.name for each in closed.seat_tiles(1)] == ["Opa", "Mia"]
    assert closed.seat_tiles(0)[0].collected == (tile_model(1, 0), tile_model(11, 0))
    assert {each.seat.open_hand for each in closed.seat_tiles(0)} == {()}
    assert open_.seat_tiles(1)[0].seat.open_hand == (tile_model(3, 0), tile_model(4, 0))


def test_looking_back_tells_what_was_collected_then() -> None:
    table = taking_table()
    play(table, "take x0y0 x1y0")
    before, after = table.model_after(1), table.model_after(2)
    assert [seat.taken for seat in before.seats] == [0, 0]
    assert [seat.taken for seat in after.seats] == [2, 0]
    assert before.left == after.left + 1
    assert before.seats[0].is_at_move


def test_c5_what_a_bot_matched_is_seen_before_it_takes() -> None:
    table = table_of(2, bots={0: Level.EASY}, position=position(THREE_TURTLES, [47, 2], [3, 4]))
    assert table.board(Finger()).rings == ()
    play(table, "lay 47 1 x2y0")
    board = table.board(Finger())
    assert [ring.is_taken for ring in board.rings] == [False] * 3
    assert board.beads
    gone = without_tiles(board, [(0, 0), (1, 0)])
    assert (gone.rings, gone.beads, gone.cells) == ((), (), ((2, 0),))


def test_c7_the_empty_slot_says_that_its_owner_will_draw() -> None:
    own = taking_table()
    assert own.model(Finger()).will_draw
    others = table_of(2, bots={0: Level.EASY}, position=position(THREE_TURTLES, [47, 2], [3, 4]))
    play(others, "lay 47 1 x2y0")
    assert not others.model(Finger()).will_draw
    last = table_of(position=position(THREE_TURTLES, [47, 2], [3, 4], pile=[]))
    play(last, "lay 47 1 x2y0")
    assert not last.model(Finger()).will_draw


def test_a_bot_keeps_its_face_on_its_pawn_among_people() -> None:
    table = table_of(3, bots={2: Level.MEDIUM})
    assert [seat.face for seat in table.model(Finger()).seats] == ["", "", "rabbit"]
