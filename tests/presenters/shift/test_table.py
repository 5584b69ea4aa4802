"""The table of Shift: who sees what when, what may be taken back, what comes between turns."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from app.bots.levels import Level
from app.core.game import Outcome
from app.core.thinking import finished
from app.games.shift.maze import ARROWS, CELLS
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.rules import pawn_cell, reach
from app.games.shift.solving import quests, shortest_line
from app.games.shift.state import Ending, Phase
from app.games.shift.tiles import DARK_CARDS
from app.presenters.match.ending import Wins
from app.presenters.match.guide import Guide, Step
from app.presenters.match.seats import Side
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.shift.board_model import NO_MARKS, NO_TURN, NOWHERE, Finger
from app.presenters.shift.ending import legs_of, paced, reason, stars_alone
from app.presenters.shift.handling import can_reach, is_stuck, offered, picks_other_pawn, walk_of
from app.presenters.shift.log import target_phrase
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import NO_TABLE, NOTHING_WANTED, Deed
from app.services.i18n import catalogue, language_names
from app.teacher.hints import Hint
from tests.presenters.shift.matches import table_of


def key_of(words: Field) -> str:
    return words.key if isinstance(words, Phrase) else str(words)


def play_turn(table: ShiftTable, arrow: int = 0) -> None:
    """A push there and no step."""
    table.match.play(PushIn(arrow, table.known.maze.spare))
    table.match.play(WalkTo(pawn_cell(table.known, False)))


def best_move(table: ShiftTable) -> Move:
    state = table.match.state
    lines = [finished(shortest_line(state, quest, 3)) for quest in quests(state)]
    found = min((line for line in lines if line), key=len, default=None)
    return found[0] if found else next(iter(table.match.game.legal_moves(state)))


def play_out(table: ShiftTable) -> None:
    while not isinstance(table.match.status, Outcome):
        table.match.play(best_move(table))


def test_s12_what_is_known_is_dealt_anew_but_for_the_own_card() -> None:
    table = table_of(4)
    hands, known = table.match.state.hands, table.known.hands
    assert known[0].cards[0] == hands[0].cards[0]
    assert [hand.cards for hand in known] != [hand.cards for hand in hands]


def test_s12_the_model_names_the_own_card_alone() -> None:
    table = table_of(2)
    wanted = table.model(Finger()).wanted
    assert wanted.targets == table.match.state.hands[table.seat].cards[:1]
    assert all(seat.open_cards == () for seat in table.model(Finger()).seats)


def test_s14_open_cards_lie_open_for_all() -> None:
    table = table_of(2, open_cards=True)
    model = table.model(Finger())
    assert model.wanted.targets == table.match.state.hands[table.seat].cards
    assert [seat.open_cards for seat in model.seats] == [h.cards for h in table.known.hands]
    assert not model.wanted.is_secret
    assert not table.has_secrets


def test_s14_private_open_cards_are_secret_still() -> None:
    table = table_of(2, private_open_cards=True)
    model = table.model(Finger())
    assert len(model.wanted.targets) == 12
    assert not model.wanted.is_secret  # the curtain protects it
    table.is_lying = True
    assert table.model(Finger()).wanted.is_secret
    assert all(seat.open_cards == () for seat in model.seats)


@pytest.mark.parametrize(
    ("seats", "bots", "options", "has_secrets", "is_handed_on"),
    [
        (2, {}, {}, True, True),
        (2, {1: Level.EASY}, {}, True, False),
        (3, {1: Level.EASY}, {}, True, True),
        (2, {}, {"open_cards": True}, False, False),
        (2, {}, {"private_open_cards": True}, True, True),
        (1, {}, {}, False, False),
    ],
)
def test_s12_a_curtain_only_where_somebody_could_look(
    seats: int,
    bots: dict[int, Level],
    options: dict[str, Any],
    has_secrets: bool,
    is_handed_on: bool,
) -> None:
    table = table_of(seats, bots, **options)
    assert (table.has_secrets, table.is_handed_on) == (has_secrets, is_handed_on)


def test_the_only_person_looks_on_while_bots_move() -> None:
    table = table_of(2, {1: Level.EASY}, first=0)
    own = table.match.state.hands[0].cards[0]
    play_turn(table)
    model = table.model(Finger())
    assert not model.is_in_hand
    assert model.wanted.targets == (own,)


def test_s13_the_next_card_waits_for_the_next_turn() -> None:
    table = table_of(2, {1: Level.EASY}, first=0, peek="on_turn", seed=3)
    while not table.match.state.hands[0].found:
        table.match.play(best_move(table))
    assert table.match.state.turn == 1
    wanted = table.model(Finger()).wanted
    assert wanted.targets == ()
    assert key_of(wanted.words) == "shift.wanted.later"


@pytest.mark.parametrize("ending", ["home", "any_exit", "agreed_exit"])
def test_s15_without_cards_the_way_out_is_what_is_looked_for(ending: str) -> None:
    table = table_of(1, cards=1, ending=ending, exit="e3")
    while table.match.state.hands[0].cards:
        table.match.play(best_move(table))
    wanted = table.model(Finger()).wanted
    assert wanted.targets == ()
    assert wanted.words == phrase(f"shift.wanted.{ending}", cell="e3")


def test_s11_the_seeker_is_told_that_the_target_is_on_the_spare() -> None:
    tables = [table_of(1, seed=seed) for seed in range(400)]
    told = [table.model(Finger()).wanted.is_on_spare for table in tables]
    lies = [t.match.state.maze.targets[t.match.state.hands[0].cards[0] - 1] < 0 for t in tables]
    assert told == lies
    assert any(told)


@pytest.mark.parametrize("has_undo", [True, False])
def test_the_shift_can_be_taken_back_until_the_walk(has_undo: bool) -> None:
    table = table_of(2, has_undo=has_undo)
    assert not table.can_undo
    table.match.play(PushIn(0, table.known.maze.spare))
    assert table.can_undo is has_undo
    table.match.play(WalkTo(pawn_cell(table.known, False)))
    assert not table.can_undo


def test_alone_everything_can_be_taken_back() -> None:
    table = table_of(1)
    play_turn(table)
    assert table.can_undo


def test_x3_refusals_come_with_their_reason() -> None:
    table = table_of(1)
    play_turn(table)
    barred = table.push(Finger(), ARROWS[0].opposite)
    why = table.why_not(barred)
    assert why is not None
    assert why.key == "shift.refusal.barred_arrow"
    table.match.play(table.push(Finger(), 1))
    outside = next(cell for cell in CELLS if not reach(table.known) >> cell & 1)
    why = table.why_not(walk_of(table.known, Finger(), outside))
    assert why is not None
    assert why.key == "shift.refusal.not_reachable"
    assert table.why_not(table.staying(Finger())) is None


def test_s16_a_tap_on_the_pilot_takes_it_only_where_nobody_could_walk() -> None:
    table = table_of(2, edition="galaxy", open_cards=True, first=0)
    table.match.play(PushIn(0, table.known.maze.spare))
    pilot = pawn_cell(table.known, True)
    assert picks_other_pawn(table.known, Finger(), pilot) is not can_reach(
        table.known, Finger(), pilot
    )
    assert not picks_other_pawn(table.known, Finger(with_pilot=True), pilot)
    assert table.model(Finger()).other_pawn == "dark"
    assert table.model(Finger(with_pilot=True)).other_pawn == "red"


def test_s16_cards_for_the_pilot_carry_its_sign() -> None:
    signs = {
        edition: table_of(1, edition=edition, open_cards=True, cards=24).model(Finger()).wanted
        for edition in ("galaxy", "crew")
    }
    assert set(signs["galaxy"].dark_targets) == DARK_CARDS
    assert signs["crew"].dark_targets == ()


def test_the_keys_follow_the_step() -> None:
    table = table_of(2)
    assert not table.model(Finger()).can_push
    assert table.model(Finger(arrow=0)).can_push
    table.match.play(PushIn(0, table.known.maze.spare))
    model = table.model(Finger())
    assert (model.can_push, model.can_stay, model.phase) == (False, True, Phase.WALK)


def test_the_main_key_says_what_it_does_and_is_strong_only_while_it_pushes() -> None:
    table = table_of(2)
    keys = [table.model(Finger()).main_key, table.model(Finger(arrow=0)).main_key]
    table.match.play(PushIn(0, table.known.maze.spare))
    own = table.staying(Finger()).cell
    away = next(cell for cell in CELLS if cell != own and can_reach(table.known, Finger(), cell))
    keys += [table.model(Finger(aim=cell)).main_key for cell in (NOWHERE, away, own)]
    assert [(key.deed, key.is_on, key.kind) for key in keys] == [
        (Deed.PUSH_IN, False, "tonal"),
        (Deed.PUSH_IN, True, "strong"),
        (Deed.WALK, False, "tonal"),
        (Deed.WALK, True, "strong"),
        (Deed.STAY, True, "strong"),
    ]
    words = [phrase(f"shift.{each}") for each in ("push_in", "push_in", "walk_here")]
    assert [key.words for key in keys[:3]] == words
    assert keys[-1].words == phrase("shift.stay_sure")
    asking = table.model(Finger(aim=own)).side_key
    assert (asking.deed, asking.is_on, asking.words) == (
        Deed.LOOK_ON,
        True,
        phrase("shift.stay_not"),
    )


def test_before_the_first_match_there_is_nothing_to_say_or_do() -> None:
    assert not NO_TABLE.main_key.is_on
    assert (NO_TABLE.hint, NO_TABLE.heading.end.headline, NO_TABLE.other_words) == ("", "", "")
    assert not NO_TABLE.wanted.is_there
    assert not NO_TABLE.can_turn


def test_s16_the_other_key_names_the_pawn_it_takes() -> None:
    table = table_of(2, edition="galaxy", open_cards=True, first=0)
    table.match.play(PushIn(0, table.known.maze.spare))
    fingers = (Finger(), Finger(with_pilot=True))
    words = [key_of(table.model(finger).other_words) for finger in fingers]
    assert words == ["shift.take_pilot", "shift.take_own"]


def test_a_line_past_its_half_says_that_it_goes_in() -> None:
    table = table_of(2)
    for goes_in, key in ((False, "shift.hint.hanging"), (True, "shift.hint.let_go")):
        model = table.model(Finger(arrow=0, goes_in=goes_in))
        assert (key_of(model.hint), model.goes_in) == (f"{key}_on", goes_in)
        table.names_cells = True
        assert key_of(table.model(Finger(arrow=0, goes_in=goes_in)).hint) == key
        table.names_cells = False
    assert not Finger(arrow=0, goes_in=True).at_arrow(1).goes_in


def test_s12_around_a_lying_device_each_person_has_a_card_and_all_have_open_ones() -> None:
    secret, open_one = table_of(3, {2: Level.EASY}), table_of(3, open_cards=True)
    secret.is_lying = open_one.is_lying = True
    assert [card.is_there for card in secret.wanted_around()] == [True, True, False]
    assert [card.is_there for card in open_one.wanted_around()] == [True, True, True]
    assert [card.pawn for card in secret.wanted_around()[:2]] == ["red", "yellow"]


@pytest.mark.parametrize(
    ("after", "only_lets_go"),
    [
        (Finger(1, None, aim=4, pressed=3), True),
        (Finger(1, 2, aim=NOWHERE, pressed=3), True),
        (Finger(1, 2, aim=4), True),
        (Finger(2, 2, aim=4, pressed=3), False),
        (Finger(1, 5, aim=4, pressed=3), False),
    ],
)
def test_a_finger_that_only_lets_go_tries_nothing_new(after: Finger, only_lets_go: bool) -> None:
    assert after.only_lets_go(Finger(1, 2, aim=4, pressed=3)) is only_lets_go


def test_turning_four_times_is_no_turn() -> None:
    finger = Finger(arrow=3)
    for _ in range(4):
        finger = finger.turned(1)
    assert finger == Finger(arrow=3)
    assert Finger().turned(-1).turns == 3


def test_the_last_turn_is_told_by_its_public_facts() -> None:
    table = table_of(2, first=0)
    assert table.last_turn() == ()
    play_turn(table)
    told = [words.key for words in table.last_turn()]
    assert told == ["shift.log.pushed", "shift.log.stayed_on"]
    table.names_cells = True
    assert table.last_turn()[1].key == "shift.log.stayed"
    assert table.step(2).words[0] == table.last_turn()[1]
    assert dict(table.last_turn()[0].fields)["seat"] == "Mia"
    play_turn(table, 1)
    assert dict(table.last_turn()[0].fields)["seat"] == "Opa"
    assert len(table.last_turn()) == 2


def test_s10_the_winner_leads_the_standings() -> None:
    table = table_of(3, cards=1, ending="last_card")
    play_out(table)
    end = table.model(Finger()).end
    winner = end.seats[0]
    assert (winner.place, winner.has_won) == (1, True)
    assert [seat.place for seat in end.seats] == sorted(seat.place for seat in end.seats)
    assert max(end.steps, key=lambda step: step.height).seats[0] == winner
    assert not table.is_in_hand
    assert table.model(Finger()).wanted == NOTHING_WANTED


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_turn_that_ended_the_game_is_the_last_one_counted(seats: int) -> None:
    """Whoever won, also the last one of a round (FLAWS S20)."""
    table = table_of(seats, cards=1, ending="last_card")
    play_out(table)
    turns = len(table.match.moves) // 2
    assert table.model(Finger()).round == -(-turns // seats)


def test_s9_who_found_all_and_is_not_home_is_not_told_of_cards_left() -> None:
    table = table_of(2)
    seat = replace(table.model(Finger()).seats[0], found=(1, 2), left=0)
    assert reason(seat, Ending.HOME).key == "shift.all_found"
    assert reason(replace(seat, left=1), Ending.HOME).key == "shift.left"


@pytest.mark.parametrize("ending", list(Ending))
def test_s9_the_winner_is_told_why_by_the_way_it_ends(ending: Ending) -> None:
    table = table_of(2)
    seat = replace(table.model(Finger()).seats[0], found=(1, 2), left=0, has_won=True)
    told = {Ending.HOME: "home", Ending.LAST_CARD: "last"}.get(ending, "out")
    assert reason(seat, ending) == counted(f"shift.end.won.{told}", 2)


@pytest.mark.parametrize(
    ("turns", "found", "pace"), [(7, 2, (3, 5)), (12, 6, (2, 0)), (38, 1, None), (40, 2, None)]
)
def test_the_pace_is_told_where_it_says_something(
    turns: int, found: int, pace: tuple[int, int] | None
) -> None:
    """38 turns for the only card is no pace."""
    told = phrase("shift.left")
    shown = dict(paced(told, turns, found).fields).get("pace")
    assert shown == (phrase("number.tenths", whole=pace[0], tenth=pace[1]) if pace else None)


def test_s6_how_to_push_is_said_in_every_round() -> None:
    table = table_of(2)
    hints = []
    for arrow in (0, 1, 2):
        hints.append(key_of(table.model(Finger()).hint))
        play_turn(table, arrow)
    assert hints == ["shift.hint.push"] * 3


def test_s12_what_a_seat_looks_for_is_marked_for_its_eyes_alone() -> None:
    table = table_of(2)
    current = table.match.state.hands[table.seat].cards[0]
    assert table.board(Finger()).marks.targets == (current,)
    assert table.seen_board(0, 1 - table.seat).marks.targets != (current,)
    table.is_lying = True
    assert table.board(Finger()).marks == NO_MARKS
    assert table.seen_board(0, table.seat).marks == NO_MARKS


def test_s14_all_open_cards_are_marked() -> None:
    table = table_of(2, open_cards=True)
    table.is_lying = True
    assert len(table.board(Finger()).marks.targets) == 12


def test_s8_a_target_in_reach_is_told_and_staying_asks_once_more() -> None:
    table = table_of(2, open_cards=True)
    near = Finger()
    for arrow in range(len(ARROWS)):
        finger = Finger(arrow=arrow)
        if table.marks(finger).is_near:
            near = finger
            break
    assert key_of(table.model(near).hint) == "shift.hint.would_be_near"
    table.match.play(table.push(near, near.arrow or 0))
    assert table.marks(Finger()).near == table.marks(near).near or table.marks(Finger()).is_near
    assert key_of(table.model(Finger()).hint) == "shift.hint.near"
    asking = table.model(Finger(aim=table.staying(Finger()).cell))
    assert (asking.asks, key_of(asking.hint)) == (True, "shift.hint.stay_near")


def test_s14_of_several_targets_in_reach_none_is_kept_back() -> None:
    told = {}
    for cards, seed in ((1, 9), (12, 7)):
        table = table_of(2, open_cards=True, cards=cards, seed=seed)
        for arrow, turns in product(range(len(ARROWS)), range(4)):
            finger = Finger(turns, arrow)
            near = table.marks(finger).near
            if near and table.why_not(table.push(finger, arrow)) is None:
                names = [target_phrase(table.edition, target) for target in near]
                told[len(near)] = names, table.model(finger).hint
    assert {1, 2, 3} <= set(told)
    for count, (names, words) in told.items():
        target: Field = phrase("shift.hint.near_many", number=count)
        if count == 1:
            target = names[0]
        elif count == 2:
            target = phrase("shift.hint.near_two", one=names[0], other=names[1])
        assert words == phrase("shift.hint.would_be_near", target=target)


def test_s8_for_a_moment_after_a_push_nobody_stays() -> None:
    table = table_of(2)
    table.match.play(PushIn(0, table.known.maze.spare))
    assert not table.model(Finger(is_early=True)).can_stay
    assert table.model(Finger()).can_stay


def test_another_seats_turn_stays_marked_until_the_line_moves_again() -> None:
    table = table_of(2)
    play_turn(table, 4)
    last = table.board(Finger()).last
    assert (last.arrow, last.pawn, len(last.path)) == (4, "red", 1)
    assert table.board(Finger(arrow=0)).last == NO_TURN
    table.match.play(PushIn(0, table.known.maze.spare))
    assert table.board(Finger()).last == NO_TURN


def test_a_bots_turn_is_marked_while_it_still_goes_on() -> None:
    table = table_of(2, first=1)
    table.match.table["seats"][1]["player"] = "easy"
    watched = ShiftTable(table.match)
    watched.match.play(PushIn(4, watched.known.maze.spare))
    last = watched.board(Finger()).last
    assert (last.arrow, last.pawn, last.path) == (4, "yellow", ())
    assert watched.seen_board(1, 0).last == last
    watched.match.play(watched.staying(Finger()))
    assert watched.is_in_hand
    assert watched.board(Finger()).last.arrow == 4
    assert watched.seen_board(0, 0).last == NO_TURN


def test_the_end_tells_of_all_that_was_played() -> None:
    table = table_of(2, cards=1)
    play_out(table)
    end = table.model(Finger()).end
    assert key_of(end.headline) == "shift.won"
    assert [key_of(fact.words[0]) for fact in end.facts] == ["shift.end.longest"]
    assert key_of(end.following) == "match.end.begins"
    table.match.table["seats"][1]["player"] = "easy"
    assert ShiftTable(table.match).model(Finger()).end.following == ""
    table.tally = (Wins("Mia", 3), Wins("Opa", 2))
    assert len(table.model(Finger()).end.told) == 2


def test_alone_the_turns_used_stand_beside_the_fewest_possible() -> None:
    table = table_of(1, cards=3)
    play_out(table)
    end = table.model(Finger()).end
    assert end.banner.facts == (counted("solo.result.par", len(table.match.moves) // 2),)
    assert end.banner.won == 3
    assert not end.banner.steps


def test_a_seat_without_a_name_is_called_by_its_colour() -> None:
    table = table_of(2)
    table.match.table["seats"][0]["name"] = ""
    named = ShiftTable(table.match).names
    assert key_of(named[0]) == "color.red"
    assert named[1] == "Opa"


def test_the_table_turns_to_the_person_at_move() -> None:
    table = table_of(2, first=0)
    table.match.table["seats"][1]["side"] = "top"
    turned = ShiftTable(table.match)
    sides = [turned.side]
    play_turn(turned)
    assert [*sides, turned.side] == [Side.BOTTOM, Side.TOP]


def test_s17_each_seat_shows_how_many_cards_of_its_own_are_left() -> None:
    table = table_of(3, cards=[3, 6, 4])
    assert [seat.left for seat in table.model(Finger()).seats] == [3, 6, 4]


def test_looking_back_the_seats_have_what_they_had_then() -> None:
    table = table_of(cards=2, open_cards=True)
    play_out(table)
    counts = [table.model_after(n) for n in range(len(table.match.moves) + 1)]
    assert [seat.left for seat in counts[0].seats] == [2, 2]
    assert counts[0].round == 1
    last = tuple(replace(seat, is_at_move=False) for seat in counts[-1].seats)
    assert last == table.model(Finger()).seats
    found = [sum(len(seat.found) for seat in model.seats) for model in counts]
    assert found == sorted(found)
    assert sum(seat.is_at_move for seat in counts[0].seats) == 1


def test_while_walking_a_bulb_leads_to_a_hint_unless_that_costs_a_star() -> None:
    guide = Guide(is_offered=True)
    walking = replace(NO_TABLE, phase=Phase.WALK, is_in_hand=True, can_stay=True, guide=guide)
    assert walking.has_bulb
    assert walking.side_key.deed is Deed.STAY
    under_way = replace(guide, step=Step.LOOK)
    assert replace(walking, guide=under_way).side_key.deed is Deed.STAY
    puzzle = replace(walking, guide=replace(under_way, costs=True))
    assert not puzzle.has_bulb
    assert puzzle.side_key.words == phrase("hint.move")
    assert puzzle.guide.words == phrase("hint.look.star"), "what it costs is said above"
    assert not replace(walking, guide=Guide()).has_bulb
    assert not replace(walking, other_pawn="dark").has_bulb


def stuck_table() -> ShiftTable:
    """A push was made after which the pawn has no way."""
    for seed, arrow in product(range(40), range(len(ARROWS))):
        table = table_of(2, seed=seed, first=0)
        table.match.play(table.push(Finger(), arrow))
        if reach(table.known, False).bit_count() == 1:
            return table
    raise AssertionError("no such board")


def test_s8_who_has_no_way_is_told_so_and_asked_as_ever() -> None:
    """The strong key stands where staying always does, and never where that to push in was."""
    table = stuck_table()
    model = table.model(Finger())
    assert model.is_stuck
    assert key_of(model.hint) == "shift.hint.stuck"
    assert (model.main_key.deed, model.main_key.is_on) == (Deed.WALK, False)
    assert (model.side_key.deed, model.side_key.kind) == (Deed.STAY, "strong")
    for waiting in (table.model(Finger(is_early=True)), replace(model, is_moving=True)):
        assert (waiting.side_key.is_on, waiting.side_key.kind) == (False, "tonal")
    asking = table.model(Finger(aim=table.staying(Finger()).cell))
    assert asking.asks
    assert (asking.main_key.deed, asking.side_key.deed) == (Deed.STAY, Deed.LOOK_ON)


def test_s8_what_is_wise_is_strong_and_staying_is_quiet_while_it_is_asked_about() -> None:
    table = near_table()
    own = table.staying(Finger()).cell
    asking = table.model(Finger(aim=own))
    assert asking.warns
    assert (asking.main_key.deed, asking.main_key.kind) == (Deed.WALK, "strong")
    assert asking.main_key.words == table.model(Finger()).main_key.words
    assert (asking.side_key.deed, asking.side_key.kind) == (Deed.STAY, "tonal")
    assert not table.model(Finger(aim=own, is_early=True)).side_key.is_on


def test_who_follows_a_hint_to_stay_is_not_warned() -> None:
    table = near_table()
    staying = table.staying(Finger())
    hint = Hint((staying.cell,), (staying,), "")
    guide = Guide(is_offered=True).with_hint(hint, "why")
    model = table.model(Finger(aim=staying.cell))
    for step, is_advised in ((Step.LOOK, False), (Step.MOVE, True), (Step.WHY, True)):
        shown = replace(model, guide=replace(guide, step=step))
        assert (shown.is_advised, shown.warns) == (is_advised, not is_advised)
    assert (shown.side_key.deed, shown.side_key.kind) == (Deed.STAY, "strong")
    assert shown.main_key.deed is Deed.WALK
    assert shown.said == "why"


def test_s8_who_has_a_way_is_asked_about_staying() -> None:
    table = table_of(2, first=0)
    arrow = max(
        range(12), key=lambda each: (table.board(Finger(arrow=each)).reach or 0).bit_count()
    )
    table.match.play(table.push(Finger(), arrow))
    assert not table.model(Finger()).is_stuck
    assert table.model(Finger(aim=table.staying(Finger()).cell)).asks


def pilot_table() -> ShiftTable:
    """The first card of the seat that begins is the dark pilot's."""
    for seed in range(60):
        table = table_of(2, seed=seed, first=0, edition="galaxy", dark_pilot=True)
        if table.wanted_by(0).dark_targets:
            return table
    raise AssertionError("no such deal")


def test_s16_the_ring_tells_nobody_that_a_card_is_dark_before_it_was_looked_at() -> None:
    table = pilot_table()
    assert table.board(Finger()).walker == "red"
    assert table.board(Finger(arrow=3)).walker == "dark"
    table.match.play(table.push(Finger(), 3))
    assert table.board(Finger()).walker == "dark"


@pytest.mark.parametrize("language", [code for code, _ in language_names()])
def test_s16_the_pilot_is_told_of_in_one_line_that_moves_nothing(language: str) -> None:
    """A second line took its room from the card and the tray; a phone has room for 48 letters."""
    assert len(catalogue(language).text("shift.hint.meet_pilot")) <= 48


def test_s16_who_walks_the_pilot_is_told_so_and_once_who_he_is() -> None:
    table = pilot_table()
    table.match.play(table.push(Finger(), 3))
    assert key_of(table.model(Finger()).hint) == "shift.hint.meet_pilot"
    table.match.play(table.staying(Finger()))
    play_turn(table, 4)
    while not table.wanted_by(0).dark_targets or table.seat:
        play_turn(table, 4 + len(table.match.moves) % 3)
    table.match.play(table.push(Finger(), 3))
    assert key_of(table.model(Finger()).hint) in {"shift.hint.walk_pilot", "shift.hint.near"}


@pytest.mark.parametrize(
    ("fewest", "used", "won"),
    [
        (5, 5, 3),
        (5, 6, 2),
        (5, 7, 2),
        (5, 8, 1),
        (30, 33, 3),
        (30, 34, 2),
        (30, 45, 2),
        (30, 46, 1),
    ],
)
def test_stars_of_a_whole_deal_bear_a_turn_lost_in_ten(fewest: int, used: int, won: int) -> None:
    assert stars_alone(fewest, used) == won


def near_table(seats: int = 2, **options: Any) -> ShiftTable:
    """After a push just one thing that is looked for is in reach."""
    for seed, arrow in product(range(40), range(len(ARROWS))):
        table = table_of(seats, seed=seed, first=0, **options)
        table.match.play(table.push(Finger(), arrow))
        if len(table.marks(Finger()).near) == 1 and not is_stuck(table.known):
            return table
    raise AssertionError("no such board")


def test_s9_what_is_in_reach_is_offered_by_the_strong_key_but_not_at_once() -> None:
    table = near_table()
    [target] = table.marks(Finger()).near
    key = table.model(Finger()).main_key
    assert (key.deed, key.kind) == (Deed.WALK, "strong")
    assert key_of(key.words) == f"shift.walk_to.crew.m{target}"
    assert not table.model(Finger(is_early=True)).main_key.is_on
    cell = table.known.maze.targets[target - 1]
    assert offered(table.known, Finger(), table.marks(Finger())) == cell
    other = next(each for each in CELLS if can_reach(table.known, Finger(), each) and each != cell)
    assert offered(table.known, Finger(aim=other), table.marks(Finger())) == NOWHERE


def test_s12_on_a_lying_table_no_key_tells_what_a_secret_card_asks_for() -> None:
    table = near_table()
    table.is_lying = True
    assert not table.model(Finger()).main_key.is_on


def test_alone_each_card_tells_its_turns_and_home_is_one_of_them() -> None:
    table = table_of(1, cards=2)
    play_out(table)
    legs = legs_of(table.match)
    found = table.match.state.hands[0].found
    assert [leg.target for leg in legs] == [*found, 0]
    assert sum(leg.used for leg in legs) == (len(table.match.moves) + 1) // 2
    end = table.model(Finger()).end
    told = [counted("solo.turns", leg.used) for leg in legs]
    assert [find.words for find in end.finds] == told
    assert [bool(find.icon) for find in end.finds] == [leg.used == leg.fewest for leg in legs]
    assert not end.facts


def test_s16_who_the_pilot_is_is_told_at_first_sight() -> None:
    table = pilot_table()
    assert key_of(table.model(Finger()).hint) == "shift.hint.see_pilot"
    for _ in range(2):
        table.match.play(table.push(Finger(), 3 if not table.match.moves else 4))
        table.match.play(table.staying(Finger()))
    assert key_of(table.model(Finger()).hint) == "shift.hint.push"
    assert key_of(table_of(2).model(Finger()).hint) == "shift.hint.push"


def test_a_bot_keeps_its_face_on_its_pawn_among_people() -> None:
    table = table_of(3, {2: Level.MEDIUM})
    assert [seat.face for seat in table.model(Finger()).seats] == ["", "", "rabbit"]
