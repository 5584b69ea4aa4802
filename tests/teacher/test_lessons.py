"""Lessons: real positions in which the wanted gestures do what the lesson is about."""

from typing import Any

import pytest

from app.core.game import Outcome
from app.core.thinking import finished
from app.games.connect.table import column_row
from app.games.registry import GAMES, game_named
from app.games.shift.maze import ARROWS
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.rules import pawn_cell
from app.presenters.connect.board_model import Finger, board_in_hand
from app.teacher.hints import hint
from app.teacher.lessons import (
    LESSONS,
    WITHOUT_MOVE,
    Gesture,
    Lesson,
    barred,
    first_state,
    is_done,
    lessons_of,
    serves,
    wanted,
)
from app.teacher.shift_hint import shortest_ways

every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda each: f"{each.game}-{each.name}"
)


def played(lesson: Lesson) -> list[tuple[Any, Any]]:
    """Each state with the wanted move made in it; turning the tile is none."""
    game, state = game_named(lesson.game), first_state(lesson)
    pairs = []
    for step in lesson.steps:
        if step.gesture not in WITHOUT_MOVE:
            move = game.decode(step.move)
            pairs.append((state, move))
            state = game.apply(state, move).state
    return [*pairs, (state, None)]


def named(game: str, name: str) -> Lesson:
    return next(each for each in lessons_of(game) if each.name == name)


def first_push(lesson: Lesson) -> PushIn:
    move = played(lesson)[0][1]
    assert isinstance(move, PushIn)
    return move


def test_each_game_has_its_lessons_under_names_of_their_own() -> None:
    assert [len(lessons_of(game)) for game in GAMES] == [6, 4, 4]
    assert len({(each.game, each.name) for each in LESSONS}) == len(LESSONS)
    for game in GAMES:
        extras = [each.is_extra for each in lessons_of(game)]
        assert extras == sorted(extras)


@every_lesson
def test_every_step_may_be_done_and_is_what_a_hint_says(lesson: Lesson) -> None:
    game = game_named(lesson.game)
    for state, move in played(lesson)[:-1]:
        assert game.refusal(state, move) is None
        assert finished(serves(lesson.game, state, move))


@every_lesson
def test_the_gesture_names_the_kind_of_its_move(lesson: Lesson) -> None:
    kinds = {
        Gesture.PUSH: "PushIn", Gesture.WALK: "WalkTo", Gesture.FLIP: "LayTile",
        Gesture.BEGIN: "StartBuilding", Gesture.CLAIM: "Claim", Gesture.TAKE: "Take",
    }  # fmt: skip
    game = game_named(lesson.game)
    for step in lesson.steps:
        if step.gesture is Gesture.BARRED:
            continue
        kind = type(game.decode(step.move)).__name__
        assert kind == kinds.get(step.gesture, kind)
        assert step.gesture is not Gesture.LAY or kind in ("LayTile", "Lay")


@every_lesson
def test_a_lesson_is_done_with_its_last_move_and_not_before(lesson: Lesson) -> None:
    states = [state for state, _ in played(lesson)]
    done = [is_done(lesson, state, number) for number, state in enumerate(states)]
    assert done == [False] * (len(states) - 1) + [True]


@every_lesson
def test_what_is_wanted_follows_the_steps_as_long_as_they_are_done(lesson: Lesson) -> None:
    moves = [move for _, move in played(lesson)]
    for number, move in enumerate(moves):
        assert wanted(lesson, moves[:number]) == move
    game, state = game_named(lesson.game), first_state(lesson)
    others = [move for move in game.legal_moves(state) if move != moves[0]]
    assert all(wanted(lesson, [move]) is None for move in others)


@every_lesson
def test_a_lesson_begins_as_a_position(lesson: Lesson) -> None:
    """So it can lie on the shelf (T4)."""
    game, state = game_named(lesson.game), first_state(lesson)
    position = game.state_json(state)
    again = game.state_from_json(position, dict(lesson.options), lesson.seed)
    assert game.state_json(again) == position


@pytest.mark.parametrize("lesson", lessons_of("shift"), ids=lambda each: each.name)
def test_a_lesson_of_shift_ends_with_the_find(lesson: Lesson) -> None:
    state = played(lesson)[-1][0]
    assert isinstance(game_named("shift").status(state), Outcome)


def test_s5_only_a_turned_tile_opens_the_way() -> None:
    state = first_state(named("shift", "turn"))
    ways = finished(shortest_ways(state))
    assert ways[0].turns == 1
    assert all(way.push.openings != state.maze.spare for way in ways)


def test_s5_the_first_push_leaves_the_tile_as_it_lies() -> None:
    lesson = named("shift", "push")
    assert first_push(lesson).openings == first_state(lesson).maze.spare


def test_s7_the_pawn_rides_across_the_board() -> None:
    lesson = named("shift", "ride")
    state, arrow = first_state(lesson), ARROWS[first_push(lesson).arrow]
    assert state.pawns[0] == arrow.exit
    assert played(lesson)[1][0].pawns[0] == arrow.entry


def test_s6_the_barred_arrow_would_have_been_the_easy_one() -> None:
    state = first_state(named("shift", "barred"))
    easy = PushIn(state.barred, state.maze.spare)
    assert barred(named("shift", "barred")) == easy
    assert game_named("shift").refusal(state, easy) == "barred_arrow"


def test_two_turns_are_planned_in_the_last_lesson() -> None:
    lesson = named("shift", "plan")
    assert finished(shortest_ways(first_state(lesson)))[0].turns == 2
    assert len(lesson.steps) == 4


def test_s16_the_pilot_walks_where_its_card_is() -> None:
    assert named("shift", "pilot").steps[-1].move.startswith("*")


def test_g3_the_last_tile_solves_the_roll() -> None:
    game, lesson = game_named("go"), named("go", "claim")
    told = finished(hint("go", game.observe(first_state(lesson), 0)))
    assert told.values["left"] == 0


def test_g8_the_joker_is_laid_by_the_seat_that_has_it() -> None:
    state, lay = played(named("go", "joker"))[0]
    assert [seat.joker for seat in state.seats] == [True, False, False]
    assert lay.laid.side == ""


@pytest.mark.parametrize("name", ["lay", "lead", "claim", "joker"])
def test_g2_tiles_of_lessons_lie_as_the_gestures_before_turn_them(name: str) -> None:
    """From the tray they come with their front up and their second cell on the right."""
    face = ("a", "e")
    for step in named("go", name).steps:
        if step.gesture is Gesture.FLIP:
            face = ("b", face[1])
        elif step.gesture is Gesture.TURN:
            face = (face[0], {"e": "s", "s": "w"}[face[1]])
        elif step.gesture is Gesture.LAY and "J" not in step.move:
            _, _, tile, way, _ = step.move.split()
            assert (tile[-1], way) == face


def test_c4_tiles_of_lessons_hang_as_they_are_to_lie() -> None:
    """The first turn that fits is the wanted one, but where turning is what the lesson is about."""
    game = game_named("connect")
    for lesson in lessons_of("connect"):
        state, lay = played(lesson)[0]
        turns = (type(lay)(lay.tile, turn, lay.cell) for turn in range(4))
        found = next(each for each in turns if game.refusal(state, each) is None)
        assert (found == lay) is (lesson.steps[0].gesture is Gesture.LAY)


def test_c5_only_the_turned_tile_has_a_pair_anywhere() -> None:
    """As it comes no spot has a plus; turned one has: that shows what turning is for."""
    state, lay = played(named("connect", "turn"))[0]
    assert not best_spots(state, lay.tile, 0)
    assert best_spots(state, lay.tile, lay.turn) == {column_row(lay.cell)}


def best_spots(state: Any, tile: int, turn: int) -> set[tuple[int, int]]:
    slot = state.hands[0].index(tile)
    turns = tuple(turn if each == slot else 0 for each in range(2))
    spots = board_in_hand(state, Finger(slot, turns)).spots
    return {(spot.column, spot.row) for spot in spots if spot.is_best}


def test_each_lesson_of_connect_joins_a_pair_and_takes() -> None:
    """The first is offered alone: without a pair nobody has seen what the game is about."""
    for lesson in lessons_of("connect"):
        _, take = played(lesson)[1]
        assert take.cells


def test_c6_several_are_taken_at_once() -> None:
    _, take = played(named("connect", "taking"))[1]
    assert len(take.cells) == 3


def test_c6_one_matched_tile_has_to_stay() -> None:
    state, take = played(named("connect", "whole"))[1]
    told = finished(hint("connect", game_named("connect").observe(state, 0)))
    assert told.why == "stays_whole"
    assert len(take.cells) == told.values["taken"]


def test_another_move_that_does_as_well_is_taken_and_a_worse_one_is_not() -> None:
    state = first_state(named("shift", "push"))
    game = game_named("shift")
    good = {way.push for way in finished(shortest_ways(state))}
    for move in game.legal_moves(state):
        assert finished(serves("shift", state, move)) is (move in good)


def test_a_move_that_is_not_allowed_serves_nothing() -> None:
    state = first_state(named("shift", "barred"))
    assert not finished(serves("shift", state, PushIn(state.barred, state.maze.spare)))


@pytest.mark.parametrize("lesson", lessons_of("shift"), ids=lambda each: each.name)
def test_every_walk_of_a_lesson_leads_somewhere(lesson: Lesson) -> None:
    """To stay is asked once more, in words: no child has to read them."""
    for state, move in played(lesson)[:-1]:
        if isinstance(move, WalkTo):
            assert move.cell != pawn_cell(state, move.with_pilot)
