"""A race as a match: when each target was found, who is raced, and the best one of each code.

Against the clock moments are milliseconds, and three minutes are all there is; in a race for the
fewest turns they are numbers of turns. They stand beside the moves and are kept with them.
"""

from dataclasses import dataclass
from datetime import date

from app.core.errors import BadRequest
from app.session.alone import KEY, Alone
from app.session.people import People
from app.solo.codes import parsed_code
from app.solo.ghosts import Ghost, even_ghost, is_better
from app.solo.kinds import CLOCK, LIMIT_MS
from app.solo.records import Moments, Records

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
        return is_up or self.alone.is_over

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

    def note(self, people: People, person: int, today: date | None = None) -> None:
        """The best race of this code, which counts once; told again, nothing changes. One that
        hints helped is solved, and no best."""
        if self.is_over and self.moments:
            records = people.records(person)
            if not self.alone.hints:
                records = records.raced(self.alone.key, self.moments)
            won = 0 if self.is_timed else self.alone.stars
            letter = self.alone.code.kind.letter
            people.keep(person, records.solved(self.alone.key, letter, won, None, today))

    def best(self, records: Records) -> Moments:
        """Of this code, else of all races of its kind: their pace is the same."""
        own = records.races.get(self.alone.key)
        others = (each for code, each in records.races.items() if self._is_alike(code))
        found: Moments = ()
        for each in (own,) if own else others:
            if not found or is_better(each, found):
                found = each
        return found

    def _is_alike(self, code: str) -> bool:
        try:
            return parsed_code(code).kind == self.alone.code.kind
        except BadRequest:
            return False

    def ghost(self, records: Records) -> Ghost | None:
        """Whoever is raced: the sender of the code, else the own best."""
        code = self.alone.code
        if code.result is not None:
            return self.sent_ghost(code.name, code.result)
        best = self.best(records)
        return Ghost(records.name, best) if best else None

    def sent_ghost(self, name: str, result: int) -> Ghost:
        """Of whoever sent the code, at an even pace: only the result is known."""
        if self.is_timed:
            return even_ghost(name, min(result, self.count), LIMIT_MS)
        return even_ghost(name, self.count, result)

    @property
    def count(self) -> int:
        """Targets that are to be found in all."""
        match = self.alone.match
        return self.found + len(match.game.state_json(match.state)["seats"][0]["cards"])
