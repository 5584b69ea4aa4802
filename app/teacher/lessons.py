"""First turns to be played: a real position, and the gestures that are wanted one after another.

A lesson is a deal of its game, some moves that are made before it begins, and steps.
Each step names the gesture and the move that a helping hand shows. Another move that serves as
well is taken too; from then on the hand shows what a hint says.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app.core.game import Game, Outcome
from app.core.thinking import Thinking
from app.games.registry import game_named
from app.teacher.hints import hint


class Gesture(StrEnum):
    """What fingers do; choosing, turning and flipping the tile are gestures and no moves, and what
    is barred, or has to stay, is only pointed at."""

    CHOOSE = "choose"
    TURN = "turn"
    FLIP = "flip"
    BARRED = "barred"
    STAYS = "stays"
    PUSH = "push"
    WALK = "walk"
    BEGIN = "begin"
    LAY = "lay"
    CLAIM = "claim"
    TAKE = "take"


REFUSED = {Gesture.BARRED, Gesture.STAYS}
WITHOUT_MOVE = {Gesture.CHOOSE, Gesture.TURN, Gesture.FLIP, *REFUSED}


@dataclass(frozen=True, slots=True)
class Step:
    """`move` is what is shown (T1); where the tile is to be turned, what it is turned for."""

    gesture: Gesture
    move: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """`name` is unique in its game; `before` are moves that were made when it begins.

    The one who learns has the first of the `seats`, and the joker if there is one (G8).
    """

    game: str
    name: str
    seed: int
    steps: tuple[Step, ...]
    before: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    is_extra: bool = False
    seats: int = 1
    has_joker: bool = False

    @property
    def key(self) -> str:
        """Unique among all."""
        return f"{self.game}.{self.name}"

    @property
    def moves(self) -> tuple[str, ...]:
        """Of the steps that are moves."""
        return tuple(step.move for step in self.steps if step.gesture not in WITHOUT_MOVE)


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
    Lesson(
        *("shift", "barred", 0),
        _steps("barred s1:NES", "push n1:ESW", "walk e3"),
        ("n1:NS", "a1"),
        SHORT,
    ),
    Lesson(
        *("shift", "plan", 84),
        _steps("push w1:NSW", "walk b3", "push n1:NS", "walk c5"),
        options=SHORT,
    ),
    Lesson("shift", "pilot", 18, _steps("push w3:NSW", "walk *c5"), (), PILOT, is_extra=True),
    Lesson("go", "lay", 0, _steps("begin go", "lay 0 lay 3a e b4")),
    Lesson(
        *("go", "lead", 32),
        _steps("turn 0 lay 5a s b2", "lay 0 lay 5a s b2"),
        ("go", "0 lay 3a w e3", "0 lay 4a e c4", "0 lay 1b n b5"),
    ),
    Lesson(
        *("go", "claim", 140),
        _steps("flip 0 lay 1b e b1", "lay 0 lay 1b e b1", "claim 0 claim 0"),
        ("go", "0 lay 2a s c4", "0 lay 3a e a4", "0 lay 4a e d3", "0 lay 5a e b2"),
    ),
    Lesson(
        *("go", "joker", 46),
        _steps("lay 0 lay J c2"),
        ("go", "0 lay 4a e c4", "0 lay 3a e a4"),
        seats=3,
        has_joker=True,
        is_extra=True,
    ),
    Lesson("connect", "lay", 44, _steps("lay lay 4 0 x0y-1", "take take x1y1")),
    Lesson(
        *("connect", "turn", 5529),
        _steps("turn lay 36 1 x2y1", "lay lay 36 1 x2y1", "take take x0y1"),
    ),
    Lesson(
        *("connect", "whole", 14),
        _steps("lay lay 22 0 x1y-1", "stays take x0y0 x1y1", "take take x0y0"),
    ),
    Lesson(
        *("connect", "taking", 52),
        _steps("lay lay 39 0 x-1y0", "take take x1y0 x0y1 x1y1"),
        is_extra=True,
    ),
)
"""Of each game the extras last. Every tile fits as it lies, or in the first turn that it finds,
unless the lesson is about turning it."""


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The extras last."""
    return tuple(lesson for lesson in LESSONS if lesson.game == game)


def first_state(lesson: Lesson) -> Any:
    """Where the lesson begins."""
    game, options = game_named(lesson.game), dict(lesson.options)
    state = game.new_game(game.parsed_setup(lesson.seats, options), lesson.seed)
    if lesson.has_joker:
        position = game.state_json(state)
        position["seats"][0]["joker"] = True
        state = game.state_from_json(position, options, lesson.seed)
    for text in lesson.before:
        state = game.apply(state, game.decode(text)).state
    return state


def wanted(lesson: Lesson, moves: Sequence[Any]) -> Any:
    """The next move of its steps, as long as these were theirs; else None: ask a hint."""
    game, number = game_named(lesson.game), len(moves)
    done = tuple(map(game.encode, moves))
    is_known = done == lesson.moves[:number] and number < len(lesson.moves)
    return game.decode(lesson.moves[number]) if is_known else None


def barred(lesson: Lesson, served: int = 0) -> Any:
    """What the lesson shows first after so many moves, because it may not be done; mostly None."""
    moves = 0
    for step in lesson.steps:
        if step.gesture in REFUSED and moves == served:
            return game_named(lesson.game).decode(step.move)
        moves += step.gesture not in WITHOUT_MOVE
    return None


def is_done(lesson: Lesson, state: Any, served: int) -> bool:
    """After so many moves that served."""
    is_over = isinstance(game_named(lesson.game).status(state), Outcome)
    return is_over or served >= len(lesson.moves)


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
