"""A bot that races somebody who plays Go alone: rolls of its own, solved at its own pace.

Where it is follows from its strength, its luck and the clock, so nothing else of it is kept.
"""

from dataclasses import dataclass, field
from typing import Any

from app.bots.go_building import Act, building
from app.bots.levels import STRENGTH, Level
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.go.moves import Claim, RollNext, StartBuilding
from app.games.go.observe import observe
from app.games.go.rules import apply
from app.games.go.setup import new_game, parsed_setup
from app.games.go.state import State
from app.presenters.go.board_model import BoardModel, board_model, joined_count
from app.presenters.setup.seat_form import FACES, NAMES

BETWEEN = 1300
"""Milliseconds from one solve until the next dice lie."""


@dataclass(frozen=True, slots=True)
class RivalModel:
    """`solved` rolls so far, and its board as it lies now."""

    level: str = ""
    solved: int = 0
    board: BoardModel = field(default_factory=BoardModel)

    @property
    def is_there(self) -> bool:
        return bool(self.level)

    @property
    def name(self) -> str:
        return NAMES[Level(self.level)] if self.level else ""

    @property
    def joined(self) -> int:
        """Treasures of its present roll."""
        return joined_count(self.board)

    @property
    def icon(self) -> str:
        return FACES[Level(self.level)] if self.level else ""


NOBODY = RivalModel()


@dataclass(frozen=True, slots=True)
class Leg:
    """A roll of the race: the game as it begins, when that is, and what the bot does."""

    begins: int
    state: State
    acts: tuple[Act, ...]

    @property
    def ends(self) -> int:
        return self.begins + self.acts[-1].at


class Rival:
    """`legs` are as many as have been thought of."""

    def __init__(self, level: Level, luck: int) -> None:
        self.level = level
        self._rng = Rng(luck)
        self._state: State = new_game(parsed_setup(1, {}), self._rng.word())
        self.legs: tuple[Leg, ...] = ()

    def needs_thought(self, milliseconds: int) -> bool:
        """The roll after the one it is at is not thought of yet."""
        return len(self.legs) < 2 or self.legs[-2].ends <= milliseconds

    def is_known(self, milliseconds: int) -> bool:
        """What it does at that time has been thought of."""
        return bool(self.legs) and self.legs[-1].ends > milliseconds

    def thought(self, milliseconds: int) -> Thinking[None]:
        """Up to then, and the roll after it."""
        while self.needs_thought(milliseconds):
            yield from self._next_leg()

    def _next_leg(self) -> Thinking[None]:
        strength, seed = STRENGTH[self.level], self._rng.word()
        acts = yield from building(observe(self._state, 0), strength, seed)
        begins = self.legs[-1].ends + BETWEEN if self.legs else 0
        building_state = apply(self._state, StartBuilding()).state
        self.legs = (*self.legs, Leg(begins, building_state, acts))
        claimed = apply(building_state, Claim(0, acts[-1].at)).state
        self._state = apply(claimed, RollNext()).state

    def seen(self, milliseconds: int) -> RivalModel:
        """As it is by then."""
        begun = [leg for leg in self.legs if leg.begins <= milliseconds]
        if not begun:
            return RivalModel(self.level.value)
        solved = sum(leg.ends <= milliseconds for leg in begun)
        state: Any = begun[-1].state
        for act in begun[-1].acts:
            if begun[-1].begins + act.at <= milliseconds and not isinstance(act.move, Claim):
                state = apply(state, act.move).state
        return RivalModel(self.level.value, solved, board_model(state.roll, state.seats[0]))
