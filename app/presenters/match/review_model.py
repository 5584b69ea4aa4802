"""A review as it is shown: what is said of the steps, and a curve a seat. It grows meanwhile.

A curve climbs to each target found (Shift), with each tile taken (Connect). The times until a claim
(Go) are bars, each beside its roll and how many tiles that asked for.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.climb import NO_CLIMB, Climb, Stop
from app.presenters.match.look_back import LookBackStep
from app.presenters.match.review_words import ReviewWords, mark_name, mark_why, review_words
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.times import time_text
from app.teacher.review import Mark, Reviewed

LOST_NAME = phrase("review.card.lost")
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
LOST = "timer-sand"
"""Of a turn that brought nobody nearer: where one plays alone, these are what may be saved."""
FIRST = (SIGNS[Mark.DECIDED], SIGNS[Mark.BRILLIANT])
"""These come first where not all signs have room, or one is chosen."""


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
class Bar:
    """A board: how long it took, of the longest, what was rolled, and with how few tiles that can
    be joined. Without a time it was not solved; `told` says whose it was and how it went;
    `is_fastest`: none of several was quicker."""

    step: int
    pawn: str
    height: float
    time: str
    figure: Figure
    fewest: int
    told: tuple[Field, ...] = ()
    is_fastest: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A mark above the curves."""

    step: int
    icon: str
    pawn: str


def lying_apart(
    signs: Sequence[Sign], now: int, steps: int, width: float, side: float
) -> tuple[tuple[Sign, float], ...]:
    """As many as have room beside each other, and how far along the line each lies: first that of
    the step, then the rarest; one that another would hide steps aside."""
    taken: list[tuple[Sign, float]] = []
    for sign in sorted(signs, key=lambda one: (one.step != now, one.icon not in FIRST)):
        wanted = width * sign.step / max(1, steps)
        beside = [spot + way for _, spot in taken for way in (-side, side)]
        near = [spot for spot in (wanted, *beside) if abs(spot - wanted) <= side]
        for spot in sorted(near, key=lambda one: abs(one - wanted)):
            if 0 <= spot <= width and all(abs(spot - other) >= side for _, other in taken):
                taken.append((sign, spot))
                break
    return tuple(taken)


@dataclass(frozen=True, slots=True)
class ReviewModel:
    """`share` is how much of it is made, `caption` what the curves mean, `told` all of it in words,
    `winners` the pawns of who won."""

    caption: Field = ""
    told: tuple[Phrase, ...] = ()
    share: float = 0.0
    notes: Mapping[int, Note] = field(default_factory=dict)
    climb: Climb = NO_CLIMB
    bars: tuple[Bar, ...] = ()
    signs: tuple[Sign, ...] = ()
    winners: tuple[str, ...] = ()
    is_timed: bool = False

    @property
    def legend(self) -> tuple[tuple[str, Phrase], ...]:
        """What the signs mean that are above the curves."""
        shown = {sign.icon for sign in self.signs}
        named = (*((icon, mark_name(mark)) for mark, icon in SIGNS.items()), (LOST, LOST_NAME))
        return tuple(each for each in named if each[0] in shown)

    @property
    def rolls(self) -> tuple[tuple[Bar, ...], ...]:
        """The bars of all that built for one."""
        found: list[tuple[Bar, ...]] = []
        for bar in self.bars:
            last = found[-1] if found else ()
            if last and last[0].figure == bar.figure and bar.pawn not in {one.pawn for one in last}:
                found[-1] = (*last, bar)
            else:
                found.append((bar,))
        return tuple(found)

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
    figures: Sequence[tuple[Figure, ...]] = (),
    names: Sequence[Field] = (),
    winners: Sequence[int] = (),
    most: int = 0,
) -> ReviewModel:
    """Of so many turns; a step is named by its number, as in looking back. `figures` are what was
    found in each turn, or rolled for it; `names` those of the seats; `winners` those who won,
    and nobody came further than `most`."""
    words = review_words(game)
    placed = [(_step_of(turn, step_ends), turn) for turn in turns]
    shown = (*figures, *[()] * (len(turns) - len(figures)))
    drawn = [(*each, figure) for each, figure in zip(placed, shown, strict=True)]
    brought = [_brought(turns, words, seat) for seat in range(len(pawns))]
    return ReviewModel(
        caption=phrase(f"review.{game}.curve"),
        told=(
            *map(partial(_brought_by, words), names, brought),
            *(words.told(turn) for turn in turns if words.IS_TIMED),
        ),
        share=len(turns) / max(1, count),
        notes={
            step: _note(game, number, turn, words, len(pawns))
            for number, (step, turn) in enumerate(placed)
        },
        climb=NO_CLIMB if words.IS_TIMED else _climb(drawn, words, pawns, (count, most)),
        bars=_bars(drawn, words, pawns, names) if words.IS_TIMED else (),
        signs=tuple(
            Sign(step, icon, pawns[turn.seat])
            for step, turn in placed
            if (icon := _icon(turn, words, len(pawns)))
        ),
        winners=tuple(pawns[seat] for seat in winners),
        is_timed=words.IS_TIMED,
    )


def _brought_by(words: ReviewWords, name: Field, count: int) -> Phrase:
    return phrase("review.curve.told", who=name, what=words.brought(count))


def _brought(turns: Sequence[Reviewed], words: ReviewWords, seat: int) -> int:
    """By all of its turns; of boards, how many were solved."""
    own = [turn for turn in turns if turn.seat == seat]
    if words.IS_TIMED:
        return sum(words.worth(turn) is not None and not turn.after for turn in own)
    return sum(words.worth(turn) or 0 for turn in own)


Drawn = Sequence[tuple[int, Reviewed, tuple[Figure, ...]]]


def _climb(drawn: Drawn, words: ReviewWords, pawns: Sequence[str], ends: tuple[int, int]) -> Climb:
    """`ends` are how many turns there will be, and how high they will lead."""
    whole, stops = [0] * len(pawns), list[Stop]()
    for step, turn, figures in drawn:
        came, could = (whole[turn.seat] + rise for rise in words.rise(turn))
        icon = _icon(turn, words, len(pawns))
        stops.append(Stop(step, turn.seat, came, could, (*figures, NO_FIGURE)[0], icon))
        whole[turn.seat] += words.worth(turn) or 0
    turns, most = ends
    return Climb(tuple(pawns), tuple(stops), turns, max(most, *whole), words.NEARLY)


def _bars(
    drawn: Drawn, words: ReviewWords, pawns: Sequence[str], names: Sequence[Field]
) -> tuple[Bar, ...]:
    times = [None if turn.after else words.worth(turn) for _, turn, _ in drawn]
    known = [time for time in times if time is not None]
    most, least = max([1, *known]), min(known, default=0)
    return tuple(
        Bar(
            *(step, pawns[turn.seat], (time or 0) / most),
            "" if time is None else time_text(time),
            figures[0] if figures else NO_FIGURE,
            words.asked(turn),
            (*names[turn.seat : turn.seat + 1], words.told(turn)),
            time == least and len(known) > 1,
        )
        for (step, turn, figures), time in zip(drawn, times, strict=True)
    )


def _step_of(turn: Reviewed, step_ends: Sequence[int]) -> int:
    """The one with the turn's last move; a seat that did nothing shares the one that ended it."""
    moves = turn.span.moves
    return bisect_left(step_ends, moves[-1] + 1 if moves else turn.span.ends) + 1


def _icon(turn: Reviewed, words: ReviewWords, seats: int) -> str:
    if turn.mark is not None:
        return SIGNS[turn.mark]
    is_lost = seats == 1 and bool(words.NEARLY) and words.is_beaten(turn)
    return LOST if is_lost else ""


def _note(game: str, number: int, turn: Reviewed, words: ReviewWords, seats: int) -> Note:
    is_better = bool(turn.best) and words.is_beaten(turn)
    if turn.mark is None:
        why, icon = words.told(turn), _icon(turn, words, seats)
        told = phrase("review.marked", mark=LOST_NAME, why=why) if icon else why
        return Note(number, told, icon, is_better, why if icon else "")
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
