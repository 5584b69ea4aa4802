"""The great moments of a match, which a review shows first: the turn that decided it, another with
which somebody went ahead, the brilliant one that was hardest to find, and the one where more was
near. What is not much of a moment is one only where there are no others. What a person did well is
shown first, then who won, and last what was missed."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import partial

from app.presenters.faces import face_of
from app.presenters.match.moment import NO_MOMENT, Moment, moments
from app.presenters.match.review_model import FASTEST, SIGNS, Note, ReviewModel
from app.presenters.match.review_words import mark_name
from app.presenters.match.seats import Seat, row_names
from app.presenters.phrase import Field, phrase
from app.presenters.setup.again import better
from app.session.match import Match
from app.teacher.review import Mark, Reviewed, leaders, overtaking

TONES = {
    Mark.DECIDED: "pri",
    Mark.BRILLIANT: "acc",
    Mark.MISSED: "pri",
    Mark.WRONG_CLAIM: "pri",
}
"""In this order; the last two are one card."""
OVERTOOK = ("chevron-double-up", "pri")
"""Its sign and colour."""
ORDER = (SIGNS[Mark.DECIDED], OVERTOOK[0], *(SIGNS[mark] for mark in TONES if mark != Mark.DECIDED))
"""Of the signs: who was ahead, then what was great."""
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
SHOWN_BETTER = (Mark.MISSED, Mark.WRONG_CLAIM)


@dataclass(frozen=True, slots=True)
class Highlight:
    """A card: `step` is where its turn ends; `is_missed`: what would have been possible is shown,
    and not what was done. `kind` says in a word or two why it is one of them."""

    step: int = 0
    kind: Field = ""
    icon: str = ""
    tone: str = "pri"
    pawn: str = ""
    told: Field = ""
    is_missed: bool = False
    moment: Moment = NO_MOMENT


def last_board(match: Match) -> Moment:
    """What is looked at until they are found."""
    glance = face_of(match.game.ID).glance(match)
    return Moment(phrase("review.growing"), glance.figure, glance.focus, LAST_SPAN)


def highlights(
    model: ReviewModel, turns: Sequence[Reviewed], match: Match, seats: Sequence[Seat]
) -> tuple[Highlight, ...]:
    """One a kind; of several that of a person, and of those what weighs most."""
    notes = {note.number: (step, note) for step, note in model.notes.items()}
    ahead = _ahead(match, turns)
    marked = _of_marks(notes, turns, match, seats)
    great = [one for number, one in marked if _is_great(number, turns, ahead)]
    used = {one.step for one in great}
    changed = [each for each in overtaking(ahead, turns) if each in notes]
    for number in [each for each in changed if notes[each][0] not in used][-1:]:
        looks = (phrase("review.card.overtook"), *OVERTOOK)
        told = phrase("review.overtook")
        great.append(_card(notes[number][0], turns[number], looks, told, match, seats))
    found = sorted(great, key=lambda one: ORDER.index(one.icon))
    for further in (_of_times, _of_joy):
        found += further(notes, turns, match, seats, {one.step for one in found})
    found += [one for _, one in marked if one not in found]
    return tuple(sorted(found[:MOST], key=partial(_rank, seats)))


def _rank(seats: Sequence[Seat], one: Highlight) -> int:
    """What was done well by a person, who won, what a bot did well, what was not done."""
    if one.icon in (SIGNS[mark] for mark in SHOWN_BETTER):
        return 3
    if one.icon in (SIGNS[Mark.DECIDED], OVERTOOK[0]):
        return 1
    persons = {seat.color.value for seat in seats if seat.is_person}
    return 0 if one.pawn in persons else 2


def _ahead(match: Match, turns: Sequence[Reviewed]) -> list[int | None]:
    states = {turn.span.ends: match.state_after(turn.span.ends) for turn in turns}
    return leaders(match.start.game, states, turns)


def _is_great(number: int, turns: Sequence[Reviewed], ahead: Sequence[int | None]) -> bool:
    """Whoever was never behind decided nothing; nor is it hard to be as good as can be where one
    stands beside one's aim."""
    mark = turns[number].mark
    if mark is Mark.DECIDED:
        return any(seat is not None for seat in ahead[:number])
    return mark is not Mark.BRILLIANT or (turns[number].before or 0) >= DEEP


def _of_marks(
    notes: Mapping[int, tuple[int, Note]],
    turns: Sequence[Reviewed],
    match: Match,
    seats: Sequence[Seat],
) -> list[tuple[int, Highlight]]:
    """One a kind, with the number of its turn."""
    found: list[tuple[int, Highlight]] = []
    for mark in TONES:
        marked = [number for number in notes if turns[number].mark is mark]
        if not marked:
            continue
        number = max(marked, key=lambda each: _weight(turns[each], seats))
        turn, (step, note) = turns[number], notes[number]
        is_missed = mark in SHOWN_BETTER and note.is_better
        looks = (mark_name(mark), SIGNS[mark], TONES[mark])
        found.append((number, _card(step, turn, looks, note.why, match, seats, is_missed)))
    return found


def _of_joy(
    notes: Mapping[int, tuple[int, Note]],
    turns: Sequence[Reviewed],
    match: Match,
    seats: Sequence[Seat],
    used: Set[int],
) -> list[Highlight]:
    """The turn of which none had more, if it is not one of them already."""
    told = moments(match.start.game)
    own = [number for number in notes if not turns[number].is_helped]
    joys = {number: told.joy(match, turns[number]) for number in own}
    number = max(joys, key=partial(_joy, joys, turns, seats), default=0)
    if not joys.get(number) or notes[number][0] in used:
        return []
    looks = (phrase(f"review.card.{told.JOY}"), told.JOY_ICON, "acc")
    why = phrase(f"review.joy.{told.JOY}")
    card = _card(notes[number][0], turns[number], looks, why, match, seats)
    return [replace(card, moment=told.joyful(match, turns[number], row_names(seats)))]


def _joy(
    joys: Mapping[int, int], turns: Sequence[Reviewed], seats: Sequence[Seat], number: int
) -> tuple[bool, int]:
    """A person's comes before that of a bot."""
    return bool(joys[number]) and seats[turns[number].seat].is_person, joys[number]


def _card(
    step: int,
    turn: Reviewed,
    looks: tuple[Field, str, str],
    told: Field,
    match: Match,
    seats: Sequence[Seat],
    is_missed: bool = False,
) -> Highlight:
    """`looks` are its kind, sign and tone."""
    pawn = seats[turn.seat].color.value
    return Highlight(step, *looks, pawn, told, is_missed, _moment(match, turn, seats, is_missed))


def _moment(match: Match, turn: Reviewed, seats: Sequence[Seat], is_missed: bool) -> Moment:
    told, names = moments(match.start.game), row_names(seats)
    lines = better(match, turn) if is_missed else ()
    return told.possible(lines[0], turn, names) if lines else told.played(match, turn, names)


def _of_times(
    notes: Mapping[int, tuple[int, Note]],
    turns: Sequence[Reviewed],
    match: Match,
    seats: Sequence[Seat],
    used: Set[int],
) -> list[Highlight]:
    """Of boards built against the clock: the quickest, the hardest, the one that took longest; each
    another one, and none that is told already."""
    found: list[Highlight] = []
    timed = [
        number
        for number in notes
        if turns[number].milliseconds is not None
        and not (turns[number].after or turns[number].is_helped)
    ]
    for kind, (icon, tone, worth) in TIMED.items():
        most = max((worth(turns[each])[0] for each in timed), default=0)
        equals = [each for each in timed if worth(turns[each])[0] == most]
        left = [each for each in equals if notes[each][0] not in used]
        if not left:
            continue
        number = max(left, key=lambda each: worth(turns[each]))
        step, turn = notes[number][0], turns[number]
        used = {*used, step}
        looks = (phrase(f"review.card.{kind}"), icon, tone)
        found.append(_card(step, turn, looks, phrase(f"review.go.{kind}"), match, seats))
    return found


def _weight(turn: Reviewed, seats: Sequence[Seat]) -> tuple[bool, int, int]:
    """Whose it was, how much it was about, or how hard to find, and how late."""
    is_hard = turn.mark is Mark.BRILLIANT
    about = (turn.before or 0) if is_hard else abs((turn.before or 0) - (turn.after or 0))
    return seats[turn.seat].is_person, about, turn.span.ends
