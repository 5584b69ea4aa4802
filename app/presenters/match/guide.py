"""A hint as it is shown, in three steps: where to look, the move, and why it is good."""

from dataclasses import dataclass, replace
from enum import IntEnum

from app.presenters.phrase import Field, phrase
from app.teacher.hints import Hint

BULB = "lightbulb-on-outline"


LOOK = phrase("hint.look")
"""The first of a hint's three steps, while its cells glow."""


class Step(IntEnum):
    """What of it is shown."""

    NONE = 0
    LOOK = 1
    MOVE = 2
    WHY = 3
    DONE = 4
    """It was understood; what it showed stays there."""


KEYS = {
    Step.NONE: "hint.ask",
    Step.LOOK: "hint.move",
    Step.MOVE: "hint.why",
    Step.WHY: "hint.done",
}
"""What the key is called that leads on from there."""


NO_HINT = Hint((), (), "")


@dataclass(frozen=True, slots=True)
class Guide:
    """`is_offered`: hints may be had now; `costs`: the move takes a star (P2). `why` is the reason
    in words, of which nothing is said while it `is_silent`."""

    is_offered: bool = False
    costs: bool = False
    step: Step = Step.NONE
    hint: Hint = NO_HINT
    why: Field = ""
    is_silent: bool = False

    @property
    def is_under_way(self) -> bool:
        return self.step is not Step.NONE

    @property
    def leads_on(self) -> bool:
        """There is another step."""
        return self.is_offered and self.step is not Step.DONE

    @property
    def key(self) -> Field:
        """What is shown next; empty where nothing is. What that costs is said above it."""
        if not self.leads_on:
            return ""
        return phrase(KEYS[self.step])

    @property
    def words(self) -> Field:
        """What is said; the move says itself where it is shown."""
        if self.is_silent:
            return ""
        if self.step is Step.LOOK:
            return phrase("hint.look.star") if self.costs else LOOK
        return self.why if self.step is Step.WHY else ""

    @property
    def cells(self) -> tuple[int, ...]:
        """That glow."""
        return self.hint.where if self.step is Step.LOOK else ()

    def next(self) -> "Guide":
        return replace(self, step=Step(min(self.step + 1, Step.DONE)))

    def with_hint(self, hint: Hint, why: Field) -> "Guide":
        return replace(self, step=Step.LOOK, hint=hint, why=why)

    def silenced(self) -> "Guide":
        """What it speaks of is being done, or something else is."""
        return replace(self, is_silent=True, why="")

    def followed(self) -> "Guide":
        """Its first move was made: the rest stays shown, and why the first was good is no longer
        said."""
        step = Step.DONE if self.step is Step.WHY else self.step
        return replace(self, step=step, hint=replace(self.hint, moves=self.hint.moves[1:]))


NO_GUIDE = Guide()
