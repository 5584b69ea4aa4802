"""First turns to be played: a real position, and the gestures that are wanted one after another.

A lesson is a deal of its game for one seat, some moves that are made before it begins, and steps.
Each step names the gesture and the move that a helping hand shows. Another move that serves as
well is taken too; from then on the hand shows what a hint says.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app.core.game import Game, Outcome
from app.core.thinking import Thinking
from app.games.registry import game_named
from app.teacher.hints import hint


class Gesture(StrEnum):
    """What fingers do; turning the tile is a gesture and no move."""

    TURN = "turn"
    PUSH = "push"
    WALK = "walk"
    BEGIN = "begin"
    LAY = "lay"
    CLAIM = "claim"
    TAKE = "take"


@dataclass(frozen=True, slots=True)
class Step:
    """`move` is what is shown (T1); where the tile is to be turned, the push it is turned for."""

    gesture: Gesture
    move: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """`name` is unique in its game; `before` are moves that were made when it begins."""

    game: str
    name: str
    seed: int
    steps: tuple[Step, ...]
    before: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    is_extra: bool = False


SHORT = (("cards", 1), ("ending", "last_card"))
PILOT = (*SHORT, ("dark_pilot", True))


def _steps(*texts: str) -> tuple[Step, ...]:
    """Each as `gesture move`."""
    pairs = (text.split(" ", 1) for text in texts)
    return tuple(Step(Gesture(gesture), move) for gesture, move in pairs)


LESSONS = (
    Lesson("shift", "push", 9, _steps("push n1:SW", "walk a5"), options=SHORT),
    Lesson("shift", "turn", 65, _steps("turn w1:ES", "push w1:ES", "walk a4"), options=SHORT),
    Lesson("shift", "ride", 4, _steps("push e1:ES", "walk g3"), ("e1:NW", "a2"), SHORT),
    Lesson("shift", "barred", 0, _steps("push n1:ESW", "walk e3"), ("n1:NS", "a1"), SHORT),
    Lesson(
        *("shift", "plan", 3),
        _steps("push w2:NE", "walk a1", "push e1:EW", "walk d2"),
        options=SHORT,
    ),
    Lesson("shift", "pilot", 18, _steps("push w3:NSW", "walk *c5"), (), PILOT, is_extra=True),
    Lesson("go", "lay", 5, _steps("begin go", "lay 0 lay 3a w d2")),
    Lesson("go", "lead", 7, _steps("lay 0 lay 5a e d3", "lay 0 lay 3a n e5"), ("go",)),
    Lesson(
        *("go", "claim", 5),
        _steps("lay 0 lay 4a s c4", "claim 0 claim 0"),
        ("go", "0 lay 3a w d2", "0 lay 1b n b3", "0 lay 2b w c1"),
    ),
    Lesson("connect", "lay", 1, _steps("lay lay 27 0 x1y-1", "take take -")),
    Lesson("connect", "match", 0, _steps("lay lay 39 0 x1y2", "take take x1y0")),
    Lesson(
        *("connect", "whole", 6),
        _steps("lay lay 33 1 x1y1", "take take x1y0"),
        (
            *("lay 8 0 x-1y1", "take -", "lay 35 1 x-1y0", "take x0y1 x1y1"),
            *("lay 50 1 x0y1", "take x-1y1"),
        ),
    ),
)


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The extras last."""
    return tuple(lesson for lesson in LESSONS if lesson.game == game)


def first_state(lesson: Lesson) -> Any:
    """Where the lesson begins."""
    game = game_named(lesson.game)
    state = game.new_game(game.parsed_setup(1, dict(lesson.options)), lesson.seed)
    for text in lesson.before:
        state = game.apply(state, game.decode(text)).state
    return state


def serves(game_id: str, state: Any, move: Any) -> Thinking[bool]:
    """Whether this move does as well as the one the helping hand would show now."""
    game = game_named(game_id)
    wanted = yield from hint(game_id, game.observe(state, 0))
    shown = wanted.moves[0]
    if move == shown:
        return True
    if type(move) is not type(shown) or game.refusal(state, move) is not None:
        return False
    own = yield from _still_to_do(game, game.apply(state, move).state)
    best = yield from _still_to_do(game, game.apply(state, shown).state)
    return own == best


def _still_to_do(game: Game, state: Any) -> Thinking[int]:
    """Turns, or tiles to lay; of what is taken the opposite. Only to be compared."""
    taken = sum(map(len, getattr(state, "taken", ())))
    if isinstance(game.status(state), Outcome):
        return -taken
    told = yield from hint(game.ID, game.observe(state, 0))
    values = {key: value for key, value in told.values.items() if isinstance(value, int)}
    if "taken" in values:
        return -taken - (values["taken"] if len(told.moves) == 1 else 0)
    return values.get("turns", 0) + values.get("lifts", 0) + values.get("left", -1) + 1
