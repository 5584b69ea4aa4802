"""A review as it is shown: what is said of the steps, and a curve a seat. It grows meanwhile.

A curve is a stair that a pawn climbs: a step up for each target found (Shift), for each tile taken
(Connect). The time until a claim (Go) are bars, each with its roll below and how many tiles that
asked for.
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.look_back import LookBackStep
from app.presenters.match.review_words import ReviewWords, mark_name, mark_why, review_words
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.times import time_text
from app.teacher.review import Mark, Reviewed

FEW = 8
"""Turns of a seat that have room side by side, each for itself."""
MANY = 3
"""Sentences that a step has no room for: how it begins and what it comes to."""
BETTER = "lightbulb-on-outline"
FASTEST = "lightning-bolt"
SIGNS = {
    Mark.MISSED: "lightbulb-on-outline",
    Mark.WRONG_CLAIM: "clock-fast",
    Mark.BRILLIANT: "star-four-points",
    Mark.DECIDED: "flag-checkered",
}


@dataclass(frozen=True, slots=True)
class Note:
    """What is said of the step that ends a turn: without a mark only what was possible.

    `number` is the turn's in the review; `is_better`: its best line is another one; `why` alone
    is for where the mark is named already.
    """

    number: int
    words: Phrase
    icon: str = ""
    is_better: bool = False
    why: Field = ""


@dataclass(frozen=True, slots=True)
class Point:
    """From which step on, and how high: 0 to 1; `figure` is what led there."""

    step: int
    height: float
    figure: Figure = NO_FIGURE


@dataclass(frozen=True, slots=True)
class Line:
    pawn: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Bead:
    """A turn of a short match: what was found, or else a number that says how far it came, and the
    sign of what is remarkable about it. `height`, from 0 to 1, is how near to what was wanted."""

    step: int
    text: str
    height: float = 0.0
    figure: Figure = NO_FIGURE
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Lane:
    """All turns of a seat, one after another."""

    pawn: str
    beads: tuple[Bead, ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """A board: how long it took, of the longest, what was rolled, and with how few tiles that can
    be joined. Without a time it was not solved; `is_fastest`: none of several was quicker."""

    step: int
    pawn: str
    height: float
    time: str
    figure: Figure
    fewest: int
    is_fastest: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A mark above the curves."""

    step: int
    icon: str
    pawn: str


@dataclass(frozen=True, slots=True)
class ReviewModel:
    """`share` is how much of it is made, `caption` what the curves mean, `most` how many steps up
    the highest is, `told` all of it in words, `winners` the pawns of who won. A short match has
    `lanes`: few steps up on long stairs would leave most of them empty."""

    caption: Field = ""
    most: int = 0
    told: tuple[Phrase, ...] = ()
    share: float = 0.0
    notes: Mapping[int, Note] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()
    lanes: tuple[Lane, ...] = ()
    bars: tuple[Bar, ...] = ()
    signs: tuple[Sign, ...] = ()
    winners: tuple[str, ...] = ()

    @property
    def legend(self) -> tuple[tuple[str, Phrase], ...]:
        """What the signs mean that are above the curves."""
        shown = {sign.icon for sign in self.signs}
        return tuple((icon, mark_name(mark)) for mark, icon in SIGNS.items() if icon in shown)

    @property
    def is_there(self) -> bool:
        return bool(self.caption)


NO_REVIEW = ReviewModel()


def review_model(
    game: str,
    turns: Sequence[Reviewed],
    count: int,
    step_ends: Sequence[int],
    pawns: Sequence[str],
    figures: Sequence[Figure] = (),
    names: Sequence[Field] = (),
    winners: Sequence[int] = (),
) -> ReviewModel:
    """Of so many turns; a step is named by its number, as in looking back. `figures` are what was
    found in each turn, or rolled for it; `names` those of the seats; `winners` those who won."""
    words = review_words(game)
    placed = [(_step_of(turn, step_ends), turn) for turn in turns]
    shown = (*figures, *[NO_FIGURE] * (len(turns) - len(figures)))
    drawn = [(*each, figure) for each, figure in zip(placed, shown, strict=True)]
    brought = [_brought(turns, words, seat) for seat in range(len(pawns))]
    most = max([1, *brought])
    is_short = count <= FEW * len(pawns) and not words.IS_TIMED
    return ReviewModel(
        caption=phrase(f"review.{game}.{'turns' if is_short else 'curve'}"),
        most=0 if words.IS_TIMED else most,
        told=(
            *map(partial(_brought_by, words), names, brought),
            *(words.told(turn) for turn in turns if words.IS_TIMED),
        ),
        share=len(turns) / max(1, count),
        notes={
            step: _note(game, number, turn, words) for number, (step, turn) in enumerate(placed)
        },
        lines=() if words.IS_TIMED else _lines(drawn, words, pawns, most),
        lanes=_lanes(drawn, words, pawns) if is_short else (),
        bars=_bars(drawn, words, pawns) if words.IS_TIMED else (),
        signs=tuple(
            Sign(step, SIGNS[turn.mark], pawns[turn.seat]) for step, turn in placed if turn.mark
        ),
        winners=tuple(pawns[seat] for seat in winners),
    )


def _brought_by(words: ReviewWords, name: Field, count: int) -> Phrase:
    return phrase("review.curve.told", who=name, what=words.brought(count))


def _brought(turns: Sequence[Reviewed], words: ReviewWords, seat: int) -> int:
    """By all of its turns; of boards, how many were solved."""
    own = [turn for turn in turns if turn.seat == seat]
    if words.IS_TIMED:
        return sum(words.worth(turn) is not None and not turn.after for turn in own)
    return sum(words.worth(turn) or 0 for turn in own)


Drawn = Sequence[tuple[int, Reviewed, Figure]]


def _lines(drawn: Drawn, words: ReviewWords, pawns: Sequence[str], most: int) -> tuple[Line, ...]:
    return tuple(
        Line(pawn, tuple(_points(drawn, words, seat, most))) for seat, pawn in enumerate(pawns)
    )


def _points(drawn: Drawn, words: ReviewWords, seat: int, most: int) -> Iterator[Point]:
    """The ground it begins on, and where it steps up."""
    height = 0
    yield Point(0, 0.0)
    for step, turn, figure in drawn:
        if turn.seat == seat and words.worth(turn):
            height += words.worth(turn) or 0
            yield Point(step, height / most, figure)


def _lanes(drawn: Drawn, words: ReviewWords, pawns: Sequence[str]) -> tuple[Lane, ...]:
    def bead(step: int, turn: Reviewed, figure: Figure) -> Bead:
        icon = SIGNS[turn.mark] if turn.mark else ""
        shown = figure if words.worth(turn) else NO_FIGURE
        return Bead(step, words.number(turn), words.nearness(turn), shown, icon)

    return tuple(
        Lane(pawn, tuple(bead(*each) for each in drawn if each[1].seat == seat))
        for seat, pawn in enumerate(pawns)
    )


def _bars(drawn: Drawn, words: ReviewWords, pawns: Sequence[str]) -> tuple[Bar, ...]:
    times = [None if turn.after else words.worth(turn) for _, turn, _ in drawn]
    known = [time for time in times if time is not None]
    most, least = max([1, *known]), min(known, default=0)
    return tuple(
        Bar(
            *(step, pawns[turn.seat], (time or 0) / most),
            *("" if time is None else time_text(time), figure, words.asked(turn)),
            time == least and len(known) > 1,
        )
        for (step, turn, figure), time in zip(drawn, times, strict=True)
    )


def _step_of(turn: Reviewed, step_ends: Sequence[int]) -> int:
    """The one with the turn's last move; a seat that did nothing shares the one that ended it."""
    moves = turn.span.moves
    return bisect_left(step_ends, moves[-1] + 1 if moves else turn.span.ends) + 1


def _note(game: str, number: int, turn: Reviewed, words: ReviewWords) -> Note:
    is_better = bool(turn.best) and words.is_beaten(turn)
    if turn.mark is None:
        return Note(number, words.told(turn), is_better=is_better)
    why = mark_why(game, turn.mark)
    told = phrase("review.marked", mark=mark_name(turn.mark), why=why)
    return Note(number, told, SIGNS[turn.mark], is_better, why)


def reviewed_step(
    step: LookBackStep,
    note: Note | None,
    instead: tuple[Field, ...] = (),
    stands_alone: bool = False,
) -> LookBackStep:
    """With what is said of it; `instead` is what was possible, while that is seen, and
    `stands_alone`: if nobody else had moved meanwhile."""
    if instead:
        words = instead if len(instead) < MANY else (instead[0], instead[-1])
        told = phrase("look_back.possible.alone" if stands_alone else "look_back.possible")
        return replace(step, words=words, icon=BETTER, told=told, figure=NO_FIGURE)
    if note is None:
        return step
    return replace(step, icon=note.icon, told=note.words)
