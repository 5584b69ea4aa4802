"""After a walk: its result rests, undo still lives, then the curtain falls; and bots wait."""

from typing import Any

import pytest

from app.bots.levels import Level
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.state import Phase
from app.presenters.match.seats import Side
from app.presenters.phrase import phrase
from app.presenters.shift.board_model import Finger
from app.ui.shift.shift_page import ShiftPage
from tests.ui.shift.movements import find, win
from tests.ui.shift.shift_fingers import begun, card_of, cell_place, opened, settle
from tests.ui.table import FRAME, SteadyTable, Table

LYING = (Side.TOP, Side.BOTTOM)


def stayed(table: Table, **options: Any) -> ShiftPage:
    """The pawn has just been told to stay."""
    page = begun(table, first=0, **options)
    opened(table, page)
    page.play(page.table.push(Finger(), 4))
    settle(table, page)
    page.play(page.table.staying(Finger()))
    table.frames(2)
    assert page.turn_end.is_resting
    return page


def test_the_result_rests_and_nothing_of_the_next_seat_is_shown(steady: SteadyTable) -> None:
    page = stayed(steady)
    own = page.table.wanted_by(0).targets
    frames = 0
    while page.turn_end.is_resting:
        assert card_of(page).wanted.targets == own
        assert page.board.model.marks.targets == own
        assert not page.is_covered
        steady.frames()
        frames += 1
    assert 0.55 < frames * FRAME < 0.8
    assert page.is_covered
    shown = card_of(page).wanted.targets
    while page.curtain.widget.lift:
        assert shown == card_of(page).wanted.targets == own
        steady.frames()
    assert card_of(page).wanted.targets == page.table.wanted_by(1).targets


def test_undo_lives_while_the_result_rests(steady: SteadyTable) -> None:
    page = stayed(steady)
    steady.tap_on(page.sheet.ids.side)
    settle(steady, page)
    assert len(page.table.match.moves) == 1
    assert (page.table.seat, page.is_covered) == (0, False)
    assert page.model.is_walk


def test_the_key_in_the_bar_takes_back_as_well(steady: SteadyTable) -> None:
    page = stayed(steady)
    steady.tap_on(page.ids.undo)
    settle(steady, page)
    assert len(page.table.match.moves) == 1


def test_a_tap_skips_the_rest_and_another_one_the_falling_curtain(steady: SteadyTable) -> None:
    page = stayed(steady)
    steady.tap(*cell_place(page, 24))
    assert not page.turn_end.is_resting
    assert page.is_covered
    steady.tap(*cell_place(page, 24))
    assert page.curtain.widget.lift == 0
    assert page.is_covered


def test_a_pause_while_the_result_rests_covers_it_at_once(steady: SteadyTable) -> None:
    page = stayed(steady)
    steady.app.on_pause()
    assert page.is_covered
    assert page.curtain.widget.lift == 0
    assert not page.motion.is_running


def test_s12_there_is_no_way_back_from_a_card_that_came_out(steady: SteadyTable) -> None:
    page, _ = find(steady)
    for _ in range(60):
        steady.frames()
        if page.turn_end.is_resting:
            break
    assert page.turn_end.is_resting
    assert not page.turn_end.can_undo
    assert page.sheet.ids.side.disabled
    moves = page.table.match.moves
    steady.tap_on(page.sheet.ids.side)
    assert page.table.match.moves == moves


def test_s12_a_finger_that_was_on_undo_before_does_not_hold_up_the_curtain(
    steady: SteadyTable,
) -> None:
    """The next seat's card lay open, and nobody's turn went on."""
    page, _ = find(steady)
    while not page.turn_end.is_resting:
        steady.frames()
    moves = page.table.match.moves
    page.undo()
    steady.frames(2)
    assert page.table.match.moves == moves
    assert page.is_covered


def test_a_find_is_told_fills_the_count_and_turns_the_card(steady: SteadyTable) -> None:
    page, _ = find(steady)
    seat = page.table.match.state_after(len(page.table.match.moves) - 1).turn
    target = page.table.match.state.hands[seat].found[0]
    words = page.shell.words.catalogue
    told = words.text("shift.found_it", target=words.text(f"target.crew.m{target}"))
    chip = page.around.upright._chips[seat]
    counts = []
    while not page.turn_end.is_resting:
        steady.frames()
        if page.ids.praise.share:
            assert page.ids.praise.text == told
        counts.append(len(chip.seat.found))
    assert (counts[0], counts[-1]) == (0, 1)
    assert card_of(page).wanted.targets == page.table.wanted_by(seat).targets


def test_a_find_that_is_looked_back_at_is_told_by_its_row_alone(steady: SteadyTable) -> None:
    """Words over the board lay on its lowest line, and the row says them already."""
    page, _ = find(steady)
    while not page.turn_end.is_resting:
        steady.frames()
    steady.tap_on(page.sheet.ids.main)
    steady.frames(30)
    opened(steady, page)
    page.look_back()
    count = page.back_through.at.count
    for at in (count - 1, count):
        page.back_through.move_to(at)
    seen = set()
    for _ in range(40):
        steady.frames()
        seen.add(page.ids.praise.share)
    assert page.is_looking_back
    assert seen == {0}


def test_between_its_seats_the_movers_panel_tells_a_find_at_once(steady: SteadyTable) -> None:
    steady.resize(800, 1280)
    page, _ = find(steady, open_cards=True, sides=LYING)
    seat = page.table.looker_before(len(page.table.match.moves) - 1)
    panel = page.around.lying.seats[seat].panel
    assert panel.ids.deeds.ids.main.disabled, "as soon as the pawn walks"
    while not page.turn_end.is_resting:
        steady.frames()
    [found] = page.table.match.state.hands[seat].found
    assert panel.seat.found == (found,)
    assert found not in panel.wanted.targets
    assert panel.wanted == page.table.wanted_by(seat) == page.model.wanted
    assert panel.told == (panel.seat.to_find,)
    assert panel.model.main_key.words == phrase("shift.walk_here")
    assert panel.ids.deeds.ids.main.disabled


def test_between_its_seats_a_turn_is_taken_back_before_whoever_made_it(
    steady: SteadyTable,
) -> None:
    steady.resize(800, 1280)
    page = stayed(steady, open_cards=True, sides=LYING)
    keys = page.around.lying.seats[0].panel.ids.deeds.ids
    assert keys.undo.is_there
    assert not keys.side.is_there
    steady.tap_on(keys.undo)
    settle(steady, page)
    assert len(page.table.match.moves) == 1
    assert (page.table.seat, page.model.is_walk) == (0, True)


def test_the_headline_comes_with_the_confetti_and_a_tap_ends_both(steady: SteadyTable) -> None:
    page, _ = win(steady)
    for _ in range(60):
        steady.frames()
        if page.panel == "end":
            break
    ending = page._panels["end"]
    assert page.motion.is_running
    assert ending.model.headline
    steady.frames(10)
    assert page.flyer.is_carrying
    assert ending.share < 1
    steady.tap(*cell_place(page, 24))
    assert ending.share == 1
    assert not page.flyer.is_carrying
    assert ending.model.seats[0].has_won


def test_while_the_end_is_celebrated_the_first_tap_on_its_key_acts(steady: SteadyTable) -> None:
    page, _ = win(steady)
    over = page.table.match
    while page.panel != "end":
        steady.frames()
    steady.settle()
    assert page.motion.is_running
    steady.tap_on(page._panels["end"].ids.end_keys.ids.again)
    assert page.table.match is not over
    assert not page.table.is_over


# Bots


def against_bot(table: Table, level: Level = Level.EASY, **options: Any) -> ShiftPage:
    page = begun(table, bots={1: level}, first=1, **options)
    for _ in range(400):
        if not page.shell.thinker.is_busy and page.motion.is_running:
            break
        table.frames()
    return page


def test_a_bot_waits_before_it_pushes_and_before_it_walks(steady: SteadyTable) -> None:
    page = against_bot(steady)
    waited = _frames_until(steady, page, 1)
    assert 0.25 < waited * FRAME < 0.5
    assert isinstance(page.table.match.moves[0], PushIn)
    while page.motion.is_running or page.shell.thinker.is_busy:
        before = page.notices.now
        steady.frames()
        if len(page.table.match.moves) == 2:
            break
    assert before is not None
    assert isinstance(page.table.match.moves[1], WalkTo)


def _frames_until(table: Table, page: ShiftPage, moves: int) -> int:
    for number in range(200):
        if len(page.table.match.moves) >= moves:
            return number
        table.frames()
    raise AssertionError("the bot does not move")


def test_a_bots_turn_stays_marked_until_the_person_pushes(steady: SteadyTable) -> None:
    page = against_bot(steady)
    settle(steady, page)
    assert page.table.is_in_hand
    last = page.board.model.last
    assert (last.arrow, last.pawn) == (page.table.match.moves[0].arrow, "yellow")
    page.play(page.table.push(Finger(), 5))
    settle(steady, page)
    assert page.board.model.last.arrow is None


def three_bots(table: Table) -> ShiftPage:
    """Each has had its turn."""
    page = begun(table, seats=4, bots=dict.fromkeys((1, 2, 3), Level.EASY), first=1)
    for _ in range(2000):
        table.frames()
        if page.table.is_in_hand and not page.motion.is_running:
            return page
    raise AssertionError("they never end")


def test_the_turns_of_all_bots_stay_marked_until_the_person_pushes(steady: SteadyTable) -> None:
    page = three_bots(steady)
    last = page.board.model.last
    moves = page.table.match.moves
    arrows = [each.arrow for each in (*last.before, last)]
    assert arrows == [move.arrow for move in moves if isinstance(move, PushIn)]
    assert len({each.pawn for each in (*last.before, last)}) == 3
    assert all(layer.is_shown for layer in page.board._older._lines)
    page.play(page.table.push(Finger(), next(n for n in range(12) if page.deeds.can_push(n))))
    settle(steady, page)
    assert not page.board.model.last.before
    assert not any(layer.is_shown for layer in page.board._older._lines)


@pytest.mark.parametrize("is_touched", [True, False])
def test_your_turn_waits_until_the_last_bots_words_were_read(
    steady: SteadyTable, is_touched: bool
) -> None:
    page = three_bots(steady)
    your_turn = page.shell.words.catalogue.text("match.your_turn")
    assert page.hint != your_turn
    assert "Ben" in page.hint
    if is_touched:
        page.deeds.turn_spare(1)
        assert "Ben" not in page.hint
    steady.wait(0.9)
    assert (page.hint == your_turn) is not is_touched
    steady.wait(3)
    assert page.hint == said_hint(page)


def said_hint(page: ShiftPage) -> str:
    return page.shell.words.catalogue.text("shift.hint.push")


def test_a_bot_says_what_it_does_and_only_thinks_while_it_does(steady: SteadyTable) -> None:
    page = against_bot(steady)
    seen = set()
    while not page.table.is_in_hand:
        is_busy = page.shell.thinker.is_busy
        seen.add(page.hint)
        if not is_busy:
            assert "thinking" not in page.hint
        steady.frames()
    assert any("pushed" in words for words in seen)


def test_a_bots_find_is_told_once_its_pawn_has_landed(steady: SteadyTable) -> None:
    page = against_bot(steady, Level.HARD, open_cards=True, cards=6)
    walks = []
    for _ in range(3000):
        if "found" in page.hint and "Opa" in page.hint:
            walks.append(bool(page.board.model.trail))
            break
        if page.table.is_in_hand and not page.motion.is_running:
            page.play(pass_on(page))
        steady.frames()
    assert walks == [False]


def pass_on(page: ShiftPage) -> PushIn | WalkTo:
    """A push, and no step."""
    table = page.table
    if table.known.phase is Phase.WALK:
        return table.staying(Finger())
    return table.push(Finger(), 5 if table.known.barred == 4 else 4)


def test_faster_hurries_a_bot_until_it_is_a_persons_turn(steady: SteadyTable) -> None:
    page = against_bot(steady)
    assert page.sheet.ids.main.text == "Faster"
    steady.tap_on(page.sheet.ids.main)
    assert page.bots.is_hurried
    assert page.speed == pytest.approx(0.3)
    settle(steady, page)
    assert page.table.is_in_hand
    assert not page.bots.is_hurried
    assert page.speed == 1


def test_looked_back_at_while_a_bot_waits_it_moves_once_and_goes_on_after(
    steady: SteadyTable,
) -> None:
    page = against_bot(steady)
    page.look_back()
    page.undo()
    steady.app.on_pause()
    assert not page.motion.is_running
    moves = len(page.table.match.moves)
    steady.frames(30)
    assert page.is_looking_back is bool(moves)
    assert len(page.table.match.moves) == moves or not page.is_looking_back
    page.goes_back()
    opened(steady, page)
    settle(steady, page)
    assert [type(move) for move in page.table.match.moves] == [PushIn, WalkTo]
