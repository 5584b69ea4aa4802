"""The great moments of a match, which a review shows first: the turn that decided it, another with
which somebody went ahead, the brilliant one that was hardest to find, and the one where more was
near. What is not much of a moment is one only where there are no others. What a person did well is
shown first, then who won, and last what was missed."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from enum import IntEnum
from operator import attrgetter
from typing import NamedTuple

from app.presenters.faces import face_of
from app.presenters.match.moment import NO_MOMENT, Moment, moments
from app.presenters.match.review_model import FASTEST, SIGNS, Note, ReviewModel
from app.presenters.match.review_words import mark_name
from app.presenters.match.seats import Seat, row_names
from app.presenters.phrase import Field, phrase
from app.presenters.setup.again import better
from app.session.match import Match
from app.teacher.review import Mark, Reviewed, leaders, overtaking


class Shows(IntEnum):
    """What a card is about: who went ahead, what was done well, what was not done. In this order
    they are looked for."""

    AHEAD = 0
    WELL = 1
    MISSED = 2


class Looks(NamedTuple):
    """Its kind in a word or two, with sign and colour."""

    kind: Field
    icon: str
    tone: str
    shows: Shows = Shows.WELL


TONES = {
    Mark.DECIDED: ("pri", Shows.AHEAD),
    Mark.BRILLIANT: ("acc", Shows.WELL),
    Mark.MISSED: ("pri", Shows.MISSED),
    Mark.WRONG_CLAIM: ("pri", Shows.MISSED),
}
"""In this order; the last two are one card."""
OVERTOOK = Looks(phrase("review.card.overtook"), "chevron-double-up", "pri", Shows.AHEAD)
DEEP = 2
"""Turns to one's aim, or tiles taken, from which on it is hard to find what alone is good."""
MOST = 3
LAST_SPAN = 7
"""Rows of the last board that are seen."""


def _speed(turn: Reviewed) -> tuple[int, int]:
    return -(turn.milliseconds or 0), turn.before or 0


def _difficulty(turn: Reviewed) -> tuple[int, int]:
    return turn.before or 0, turn.milliseconds or 0


def _time(turn: Reviewed) -> tuple[int, int]:
    return turn.milliseconds or 0, turn.before or 0


TIMED = {
    "fastest": (FASTEST, "acc", _speed),
    "longest": ("timer-sand", "pri", _time),
    "hardest": ("puzzle-star-outline", "pri", _difficulty),
}
"""Signs, colours, and of what there is most; of equals what comes second."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A card: `step` is where its turn ends; `is_missed`: what would have been possible is shown,
    and not what was done. `kind` says in a word or two why it is one of them."""

    step: int = 0
    kind: Field = ""
    icon: str = ""
    tone: str = "pri"
    shows: Shows = Shows.WELL
    pawn: str = ""
    told: Field = ""
    is_missed: bool = False
    moment: Moment = NO_MOMENT

    @property
    def spoken(self) -> tuple[Field, ...]:
        """All of it in words."""
        if not self.kind:
            return (self.moment.words,)
        return phrase("review.curve.told", who=self.kind, what=self.moment.words), self.told


def last_board(match: Match) -> Moment:
    """What is looked at until they are found."""
    glance = face_of(match.game.ID).glance(match)
    return Moment(phrase("review.growing"), glance.figure, glance.focus, LAST_SPAN)


def highlights(
    model: ReviewModel, turns: Sequence[Reviewed], match: Match, seats: Sequence[Seat]
) -> tuple[Highlight, ...]:
    """One a kind; of several that of a person, and of those what weighs most."""
    notes = {note.number: (step, note) for step, note in model.notes.items()}
    return _Found(notes, turns, match, seats).best


def turn_card(
    model: ReviewModel, turns: Sequence[Reviewed], match: Match, seats: Sequence[Seat], step: int
) -> Highlight:
    """The turn that ends with this step, as it was played."""
    note = model.notes[step]
    mark = turns[note.number].mark
    kind = mark_name(mark) if mark else phrase("review.turn", number=note.number + 1)
    found = _Found({note.number: (step, note)}, turns, match, seats)
    return found.card(note.number, Looks(kind, note.icon, "pri"), note.why or note.words)


@dataclass(frozen=True, slots=True)
class _Found:
    """What there is to choose from: `notes`, with their steps, by the numbers of turns."""

    notes: Mapping[int, tuple[int, Note]]
    turns: Sequence[Reviewed]
    match: Match
    seats: Sequence[Seat]

    @property
    def best(self) -> tuple[Highlight, ...]:
        ahead, marked = self._ahead(), self._of_marks()
        great = [one for number, one in marked if self._is_great(number, ahead)]
        great += self._overtook(ahead, {one.step for one in great})
        found = sorted(great, key=attrgetter("shows"))
        for further in (self._of_times, self._of_joy):
            found += further({one.step for one in found})
        found += [one for _, one in marked if one not in found]
        return tuple(sorted(found[:MOST], key=self._rank))

    def _rank(self, one: Highlight) -> int:
        """What was done well by a person, who won, what a bot did well, what was not done."""
        if one.shows is not Shows.WELL:
            return 3 if one.shows is Shows.MISSED else 1
        persons = {seat.color.value for seat in self.seats if seat.is_person}
        return 0 if one.pawn in persons else 2

    def _ahead(self) -> list[int | None]:
        ends = (turn.span.ends for turn in self.turns)
        states = {end: self.match.state_after(end) for end in ends}
        return leaders(self.match.start.game, states, self.turns)

    def _is_great(self, number: int, ahead: Sequence[int | None]) -> bool:
        """Whoever was never behind decided nothing; nor is it hard to be as good as can be where
        one stands beside one's aim."""
        turn = self.turns[number]
        if turn.mark is Mark.DECIDED:
            return any(seat is not None for seat in ahead[:number])
        return turn.mark is not Mark.BRILLIANT or (turn.before or 0) >= DEEP

    def _overtook(self, ahead: list[int | None], used: Set[int]) -> list[Highlight]:
        """The last turn with which somebody went ahead of another, if it is not told already."""
        changed = [each for each in overtaking(ahead, self.turns) if each in self.notes]
        left = [number for number in changed if self.notes[number][0] not in used]
        return [self.card(number, OVERTOOK, phrase("review.overtook")) for number in left[-1:]]

    def _of_marks(self) -> list[tuple[int, Highlight]]:
        """One a kind, with the number of its turn."""
        found: list[tuple[int, Highlight]] = []
        for mark in TONES:
            marked = [number for number in self.notes if self.turns[number].mark is mark]
            if not marked:
                continue
            number = max(marked, key=self._weight)
            _, note = self.notes[number]
            tone, shows = TONES[mark]
            looks = Looks(mark_name(mark), SIGNS[mark], tone, shows)
            is_missed = shows is Shows.MISSED and note.is_better
            found.append((number, self.card(number, looks, note.why, is_missed)))
        return found

    def _of_times(self, used: Set[int]) -> list[Highlight]:
        """Of boards built against the clock: the quickest, the hardest, the one that took longest;
        each another one, and none that is told already."""
        found: list[Highlight] = []
        timed = [
            number
            for number in self.notes
            if self.turns[number].milliseconds is not None
            and not (self.turns[number].after or self.turns[number].is_helped)
        ]
        for kind, (icon, tone, worth) in TIMED.items():
            most = max((worth(self.turns[each])[0] for each in timed), default=0)
            equals = [each for each in timed if worth(self.turns[each])[0] == most]
            left = [each for each in equals if self.notes[each][0] not in used]
            if not left:
                continue
            number = max(left, key=lambda each: worth(self.turns[each]))
            used = {*used, self.notes[number][0]}
            looks = Looks(phrase(f"review.card.{kind}"), icon, tone)
            found.append(self.card(number, looks, phrase(f"review.go.{kind}")))
        return found

    def _of_joy(self, used: Set[int]) -> list[Highlight]:
        """The turn of which none had more, if it is not one of them already; a person's comes
        before that of a bot."""
        told = moments(self.match.start.game)
        own = [number for number in self.notes if not self.turns[number].is_helped]
        joys = {number: told.joy(self.match, self.turns[number]) for number in own}

        def worth(number: int) -> tuple[bool, int]:
            return bool(joys[number]) and self._is_persons(number), joys[number]

        number = max(joys, key=worth, default=0)
        if not joys.get(number) or self.notes[number][0] in used:
            return []
        looks = Looks(phrase(f"review.card.{told.JOY}"), told.JOY_ICON, "acc")
        card = self.card(number, looks, phrase(f"review.joy.{told.JOY}"))
        moment = told.joyful(self.match, self.turns[number], row_names(self.seats))
        return [replace(card, moment=moment)]

    def _weight(self, number: int) -> tuple[bool, int, int]:
        """Whose it was, how much it was about, or how hard to find, and how late."""
        turn = self.turns[number]
        is_hard = turn.mark is Mark.BRILLIANT
        about = (turn.before or 0) if is_hard else abs((turn.before or 0) - (turn.after or 0))
        return self._is_persons(number), about, turn.span.ends

    def _is_persons(self, number: int) -> bool:
        return self.seats[self.turns[number].seat].is_person

    def card(self, number: int, looks: Looks, told: Field, is_missed: bool = False) -> Highlight:
        step, _ = self.notes[number]
        pawn = self.seats[self.turns[number].seat].color.value
        return Highlight(step, *looks, pawn, told, is_missed, self._moment(number, is_missed))

    def _moment(self, number: int, is_missed: bool) -> Moment:
        match, turn, names = self.match, self.turns[number], row_names(self.seats)
        told, lines = moments(match.start.game), better(match, turn) if is_missed else ()
        return told.possible(lines[0], turn, names) if lines else told.played(match, turn, names)
