"""What a review shows first: the turn that decided it, the brilliant one and the one missed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.presenters.faces import face_of
from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.glance import Glance
from app.presenters.match.review_model import SIGNS, Note, ReviewModel
from app.presenters.match.review_words import mark_name
from app.presenters.match.seats import Seat, row_names
from app.presenters.phrase import Field, phrase
from app.presenters.setup.again import onward
from app.session.match import Match
from app.teacher.review import Mark, Reviewed

TONES = {
    Mark.DECIDED: "pri",
    Mark.BRILLIANT: "acc",
    Mark.MISSED: "err",
    Mark.WRONG_CLAIM: "err",
}
"""In this order; the last two are one card."""
MOST = 3
LONGEST = "longest"
SEEN = 3.4
"""Rows of cells that a card's picture shows, around whoever moves."""


def _speed(turn: Reviewed) -> tuple[int, int]:
    return -(turn.milliseconds or 0), turn.before or 0


def _difficulty(turn: Reviewed) -> tuple[int, int]:
    return turn.before or 0, turn.milliseconds or 0


def _time(turn: Reviewed) -> tuple[int, int]:
    return turn.milliseconds or 0, turn.before or 0


TIMED = {
    "fastest": ("lightning-bolt", "acc", _speed),
    "hardest": ("puzzle-star-outline", "pri", _difficulty),
    LONGEST: ("timer-sand", "pri", _time),
}
"""Signs, colours, and of what there is most. Each is another turn."""
SHOWN_BETTER = (Mark.MISSED, Mark.WRONG_CLAIM)


@dataclass(frozen=True, slots=True)
class Highlight:
    """A card: `step` is where its turn ends; `is_missed`: what would have been possible is shown,
    and not what was done. `figure` is how it lay before, seen so near around `focus`."""

    step: int = 0
    headline: Field = ""
    who: Field = ""
    told: Field = ""
    icon: str = ""
    tone: str = "pri"
    pawn: str = ""
    is_missed: bool = False
    figure: Figure = NO_FIGURE
    focus: tuple[float, float] = (0, 0)

    @property
    def span(self) -> float:
        """In rows of cells."""
        return min(SEEN, max(self.figure.rows, self.figure.columns))


def highlights(
    model: ReviewModel, turns: Sequence[Reviewed], match: Match, seats: Sequence[Seat]
) -> tuple[Highlight, ...]:
    """One a kind; of several that of a person, and of those what weighs most."""
    found: list[Highlight] = []
    notes = {note.number: (step, note) for step, note in model.notes.items()}
    for mark in TONES:
        marked = [
            (number, turn)
            for number, turn in enumerate(turns)
            if turn.mark is mark and number in notes
        ]
        if not marked or len(found) == MOST:
            continue
        number, turn = max(marked, key=lambda each: _weight(each[1], seats))
        step, note = notes[number]
        seat, before = seats[turn.seat], _before(match, turn)
        found.append(
            Highlight(
                *(
                    step,
                    mark_name(mark),
                    row_names(seats)[turn.seat],
                    note.why,
                ),
                *(SIGNS[mark], TONES[mark], seat.color.value),
                is_missed=mark in SHOWN_BETTER and note.is_better,
                figure=before.figure,
                focus=before.focus,
            )
        )
    if len(seats) == 1:
        found += _of_times(notes, turns, seats)[: MOST - len(found)]
    if len({each.figure for each in found}) < len(found):  # they say nothing of the turns
        found = [replace(each, figure=NO_FIGURE) for each in found]
    return tuple(found)


def _of_times(
    notes: Mapping[int, tuple[int, Note]],
    turns: Sequence[Reviewed],
    seats: Sequence[Seat],
) -> list[Highlight]:
    """Of one who played alone against the clock: there is nobody whose turns decide it."""
    found: list[Highlight] = []
    left = {
        number: turn
        for number, turn in enumerate(turns)
        if turn.milliseconds is not None and not turn.after and number in notes
    }
    for kind, (icon, tone, worth) in TIMED.items():
        if not left:
            break
        number = max(left, key=lambda each: worth(left[each]))
        del left[number]
        step, note = notes[number]
        found.append(
            Highlight(
                *(step, phrase(f"review.card.{kind}"), row_names(seats)[0], note.why or note.words),
                *(icon, tone, seats[0].color.value),
                is_missed=kind == LONGEST and note.is_better,
            )
        )
    return found


def _weight(turn: Reviewed, seats: Sequence[Seat]) -> tuple[bool, int, int]:
    """Whose it was, how much it was about, and how late."""
    about = abs((turn.before or 0) - (turn.after or 0))
    return seats[turn.seat].is_person, about, turn.span.ends


def _before(match: Match, turn: Reviewed) -> Glance:
    """How it lay before the turn."""
    first = turn.span.moves[0] if turn.span.moves else turn.span.ends - 1
    start, table = onward(match, first, match.start.seed)
    before = Match(start, people=match.people, table=table)
    return face_of(match.start.game).glance(before)
