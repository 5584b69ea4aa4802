"""A race of Shift at the table: what is found, the time that is left, and whoever is raced."""

from dataclasses import replace

from app.core.thinking import Thinking
from app.games.shift.state import Phase, State
from app.presenters.match.curtain_model import CurtainModel
from app.presenters.phrase import Field, counted, phrase
from app.presenters.shift.board_model import medallion
from app.presenters.shift.hint_words import LAST
from app.presenters.shift.log import target_phrase
from app.presenters.solo.aim import NOBODY, Aim, Track
from app.presenters.solo.outcome import Mark, Way
from app.presenters.solo.race_line import rival_name, seconds_left
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.presenters.solo.stations import line_of
from app.presenters.times import clock_text
from app.session.alone import Alone
from app.session.match import Match
from app.session.racing import Race
from app.solo.kinds import RACES
from app.teacher.hints import Hint
from app.teacher.shift_hint import hint_in_order

LAST_SECONDS = 30
"""When the clock begins to warn."""
AHEAD = 3
"""So many targets beyond the last one found belong to a track that has no end."""


def table_of(match: Match) -> ShiftPuzzleTable:
    """Of a puzzle of Shift, whatever it is."""
    table = ShiftPuzzleTable(match)
    if table.asked is None or table.asked.code.kind not in RACES:
        return table
    return ShiftRaceTable(match, table.asked)


class ShiftRaceTable(ShiftPuzzleTable):
    asked: Alone
    goal = LAST

    def __init__(self, match: Match, asked: Alone) -> None:
        super().__init__(match)
        self.asked = asked
        self.race = Race(asked)
        self._targets = line_of(self.race)

    @property
    def is_over(self) -> bool:
        return self.is_past or self.race.is_over

    @property
    def helps(self) -> bool:
        """Not against the clock."""
        return super().helps and not self.race.is_timed

    def thought_hint(self) -> Thinking[Hint | None]:
        """Its par counts all targets, and all are seen: so it keeps par."""
        return self._as_asked((yield from hint_in_order(self.match.state)))

    @property
    def has_secrets(self) -> bool:
        """What is looked at while the time stands still would be time won."""
        has_begun = bool(self.match.moves) or self.asked.clock > 0
        return self.race.is_timed and has_begun

    @property
    def is_met_covered(self) -> bool:
        """Its clock stands still meanwhile."""
        return self.is_secret

    @property
    def aim(self) -> Aim:
        race, par = self.race, self.asked.par
        words, brief = self._words, self._brief
        shown = Aim(words, brief, race.now, par, self._stars, self.is_over, self._track)
        if not race.is_timed:
            return shown
        seconds = seconds_left(race.now)
        return replace(shown, clock=clock_text(seconds), is_last=seconds <= LAST_SECONDS)

    @property
    def _stars(self) -> int:
        """At par, as long as it can still be made."""
        asked = self.asked
        return asked.stars if self.is_over or asked.result > asked.par else max(1, 3 - asked.hints)

    @property
    def _words(self) -> Field:
        if self.race.is_timed:
            return self._brief
        found, par = len(self.race.moments), self.asked.par
        return phrase("race.deal", found=found, of=self._cards, turn=self._turn, par=par)

    @property
    def _brief(self) -> Field:
        if self.race.is_timed:
            return counted("race.found", len(self.race.moments))
        return phrase("solo.turn", number=self._turn, par=self.asked.par)

    @property
    def _turn(self) -> int:
        return self.race.now + (not self.is_over and self.known.phase is Phase.SHIFT)

    @property
    def _rival(self) -> Field:
        """Who is raced, and how far that one has come."""
        if self.ghost is None:
            return ""
        found = self.ghost.found_by(self.race.now)
        return phrase("race.rival", name=rival_name(self.asked.code), number=found)

    @property
    def _cards(self) -> int:
        first: State = self.match.state_after(0)
        return len(first.hands[0].cards)

    @property
    def _track(self) -> Track:
        """A deal has so many targets; against the clock there are always some more."""
        own, ghost = len(self.race.moments), self.ghost
        other = NOBODY if ghost is None else ghost.found_by(self.race.now)
        length = self._cards
        if self.race.is_timed:
            length = max(own, other, len(ghost.moments) if ghost else 0) + AHEAD
        pawn = self.seats[0].color.value
        return Track(own, other, length, pawn, self._targets, self._rival)

    def curtain(self, picture: str, quarters: int, is_lying: bool = False) -> CurtainModel:
        """A pause: how much time is left, and the ways out of it."""
        return replace(
            super().curtain(picture, quarters, is_lying),
            name=clock_text(seconds_left(self.race.now)),
            state=counted("race.found", len(self.race.moments)),
            news=(),
            leave=phrase("curtain.leave"),
            end=phrase("race.end"),
        )

    def ways(self) -> tuple[Way, ...]:
        """Target by target when it was found."""
        last: State = self.match.state
        pairs = zip(last.hands[0].found, self.race.moments, strict=False)
        return tuple(
            Way(
                *(number, target_phrase(self.edition, target), self._when(moment)),
                figure=medallion(self.edition, target),
            )
            for number, (target, moment) in enumerate(pairs, start=1)
        )

    def _when(self, moment: int) -> Field:
        if self.race.is_timed:
            return clock_text(moment // 1000)
        return phrase("race.in_turn", number=moment)

    def thought_marks(self) -> Thinking[tuple[Mark, ...]]:
        """Which targets were found before whoever is raced found as many."""
        yield
        ghost = self.ghost.moments if self.ghost else ()
        pairs = zip(self.race.moments, ghost, strict=False)
        marks = [Mark.AHEAD if own < other else Mark.NONE for own, other in pairs]
        return (*marks, *(Mark.NONE,) * (len(self.race.moments) - len(marks)))
