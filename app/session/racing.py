"""A race as a match: when each target was found, who is ahead, and the best one of each code.

Against the clock moments are milliseconds, and three minutes are all there is; in a race for the
fewest turns they are numbers of turns. They stand beside the moves and are kept with them.
"""

from dataclasses import dataclass

from app.core.game import Turn
from app.session.alone import KEY, Alone
from app.session.people import People
from app.solo.ghosts import Ghost, even_ghost, lead
from app.solo.kinds import CLOCK, LIMIT_MS

MOMENTS = "moments"


@dataclass(frozen=True, slots=True)
class Race:
    alone: Alone

    @property
    def is_timed(self) -> bool:
        return self.alone.code.kind == CLOCK

    @property
    def found(self) -> int:
        """Targets found by the moves done: what was taken back is not found."""
        match = self.alone.match
        form = match.game.state_json(match.state)
        return len(form["seats"][0]["found"])

    @property
    def now(self) -> int:
        """The moment: what the clock shows, or turns done."""
        return min(self.alone.clock, LIMIT_MS) if self.is_timed else self.alone.result

    @property
    def moments(self) -> tuple[int, ...]:
        kept = self.alone.match.table[KEY].get(MOMENTS)
        told = kept if isinstance(kept, list) else []
        return tuple(each for each in told if type(each) is int)[: self.found]

    @property
    def is_over(self) -> bool:
        """All found, or the time is up."""
        is_up = self.is_timed and self.alone.clock >= LIMIT_MS
        return is_up or not isinstance(self.alone.match.status, Turn)

    @property
    def result(self) -> int:
        """Targets against the clock, the more the better; else turns, the fewer the better."""
        return len(self.moments) if self.is_timed else self.alone.result

    def moved(self) -> None:
        """After each move: what it found was found now, unless the time was up."""
        known = self.moments
        if len(known) < self.found and not (self.is_timed and self.alone.clock >= LIMIT_MS):
            self.alone.match.table[KEY][MOMENTS] = [*known, self.now]
            self.alone.match.keep()

    def lead(self, ghost: Ghost) -> int:
        """How many targets ahead of the other just now."""
        return lead(self.moments, ghost, self.now)

    def note(self, people: People, person: int) -> None:
        """The best race of this code; told again, nothing changes."""
        if self.is_over:
            text = self.alone.match.table[KEY]["code"]
            people.keep(person, people.records(person).raced(text, self.moments))

    def own_ghost(self, people: People, person: int) -> Ghost | None:
        """The best race so far, to run beside."""
        text = self.alone.match.table[KEY]["code"]
        moments = people.records(person).races.get(text)
        return Ghost(people.records(person).name, moments) if moments else None

    def sent_ghost(self, name: str, result: int) -> Ghost:
        """Of whoever sent the code, at an even pace: only the result is known."""
        if self.is_timed:
            return even_ghost(name, result, LIMIT_MS)
        return even_ghost(name, self.found + self._left, result)

    @property
    def _left(self) -> int:
        match = self.alone.match
        return len(match.game.state_json(match.state)["seats"][0]["cards"])
