"""A match and who sits around it: whose turn, who looks, what stays hidden between people.

It is what a page of any match asks; what a game shows of itself it adds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from app.core.game import Turn
from app.core.thinking import Thinking
from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.curtain_model import CurtainModel
from app.presenters.match.ending import Wins
from app.presenters.match.look_back import LookBackStep
from app.presenters.match.seated import Seated
from app.presenters.match.seats import sit_around
from app.presenters.phrase import Phrase, phrase
from app.session.alone import alone
from app.session.match import Match
from app.teacher.hints import Hint, hint


def no_figure(_match: Match, _number: int) -> Figure:
    return NO_FIGURE


class AtTable(Seated, ABC):
    """`tally`: what the family's history knows of those who sit here, if anybody keeps one.
    `kept_onward`: what is otherwise at the table of a match that goes on from this one.

    `figure_of`: what is seen of a move with this number that is looked back at.
    `is_past`: nobody plays here any more, however it stands; it is a line of a review.
    """

    is_past = False
    _seen: tuple[Any, dict[int, Any]] | None = None
    _ends: tuple[Any, bool] | None = None
    tally: tuple[Wins, ...] = ()
    kept_onward: Mapping[str, str] = MappingProxyType({})
    figure_of: Callable[[Match, int], Figure] = staticmethod(no_figure)

    @property
    def is_over(self) -> bool:
        """Asked a dozen times for each look of a finger, made once a state."""
        state = self.match.state
        if self._ends is None or self._ends[0] is not state:
            self._ends = state, not isinstance(self.match.status, Turn)
        return self.is_past or self._ends[1]

    @property
    def is_in_hand(self) -> bool:
        """A person is to move."""
        return self.at_move.is_person and not self.is_over

    @property
    def first_again(self) -> int | None:
        """Who begins another match at the same table; None: as for this one."""
        return None

    def seen_by(self, seat: int) -> Any:
        """What this seat may know: asked in every frame of a drag, made once a state."""
        if self._seen is None or self._seen[0] is not self.match.state:
            self._seen = self.match.state, {}
        views = self._seen[1]
        if seat not in views:
            views[seat] = self.match.view(seat)
        return views[seat]

    def events_of(self, move: int, seat: int) -> tuple[Any, ...]:
        """What the move with this number did, as far as the seat may know."""
        return self.match.seen(self.match.events_of(move), seat)

    def phrases_of(self, move: int) -> tuple[Phrase, ...]:
        """What the move with this number did, of public facts only."""
        return self.turn_phrases(self.events_of(move, 0))

    @property
    def helps(self) -> bool:
        """Hints are to be had now."""
        return False

    @property
    def costs_star(self) -> bool:
        return False  # a hint takes one where there are any, never the last (P2)

    @property
    def has_solution(self) -> bool:
        """Whoever gives up may be shown one."""
        return False

    def thought_hint(self) -> Thinking[Hint | None]:
        """For the seat at move, from what it may know."""
        return (yield from hint(self.match.game.ID, self.seen_by(self.seat)))

    @property
    def is_within_turn(self) -> bool:
        """The seat at move has begun its turn, and nothing secret came out by that."""
        return False

    @property
    def can_take_back(self) -> bool:
        """The move just made, while its result is still looked at and no secret came out by it."""
        return self.seating.has_undo and self.match.can_undo

    @property
    def is_met_covered(self) -> bool:
        """Whoever comes to a match finds it behind the curtain."""
        return self.is_secret and (self.is_handed_on or bool(self.match.moves))

    # Looking back

    @property
    def step_ends(self) -> tuple[int, ...]:
        """After how many moves the steps end in which the match is looked back at."""
        return tuple(range(1, len(self.match.moves) + 1))

    def step(self, number: int) -> LookBackStep:
        """Of the first one number 1; 0 is what lay there before it."""
        if not number:
            return LookBackStep()
        ends = (0, *self.step_ends)
        moves = range(ends[number - 1], ends[number])
        words = tuple(words for move in moves for words in self.phrases_of(move))
        seat = self.mover(moves[0])
        pawn = "" if seat is None else self.seats[seat].color.value
        figure = self.figure_of(self.match, moves[-1])
        return LookBackStep(number, ends[number], pawn, words, figure)

    @property
    def turn_words(self) -> tuple[Phrase, ...]:
        """All that happened in this match: for one that is but a line of a review."""
        moves = range(len(self.match.moves))
        return tuple(words for move in moves for words in self.phrases_of(move))

    def onward_from(self, moves: int) -> int | None:
        """After how many moves another match may begin where this one stood; None: nowhere there.

        A puzzle is begun anew from its own start.
        """
        is_over = not isinstance(self.match.game.status(self.match.state_after(moves)), Turn)
        return None if is_over or alone(self.match) else moves

    def mover(self, move: int) -> int | None:
        """Whose move this was, if anybody's."""
        seat: int | None = getattr(self.match.moves[move], "seat", None)
        return seat

    # What each game says

    @property
    @abstractmethod
    def is_secret(self) -> bool:
        """What is on the screen now is not for all eyes, or not while the clock stands still."""

    @property
    @abstractmethod
    def is_handed_on(self) -> bool:
        """The device goes from hand to hand, and the curtain stands between them."""

    @property
    def goes_round(self) -> bool:
        """So it does, and nothing on it is secret: it is said whose turn it is."""
        return False

    @property
    @abstractmethod
    def can_undo(self) -> bool: ...

    @abstractmethod
    def undo(self) -> None:
        """Back to where there was something to choose."""

    @property
    def open_moves(self) -> int:
        """How many moves, from the first on, may be told to everybody now."""
        return len(self.match.moves)

    @property
    def topic(self) -> str:
        """The section of the rules that says what can be done now."""
        return "aim"

    @property
    @abstractmethod
    def state_line(self) -> Phrase:
        """How far the game is, for everybody."""

    @abstractmethod
    def turn_phrases(self, events: tuple[Any, ...]) -> tuple[Phrase, ...]:
        """What happened, of public facts only."""

    def last_turn(self) -> tuple[Phrase, ...]:
        """What the seat before did in its turn (S12, X4)."""
        return ()

    # The curtain

    def curtain(self, picture: str, quarters: int, is_lying: bool = False) -> CurtainModel:
        """For whoever looks next; with one person among bots it only stands for a pause."""
        seat, name = self.seats[self.looker], self.row_names[self.looker]
        lies = is_lying or sit_around(self.seats)
        key = "pause" if self.people == 1 else "next" if lies else "pass_to"
        is_open = self.goes_round
        return CurtainModel(
            picture,
            seat.color.value,
            name,
            phrase(f"curtain.{key}"),
            () if is_open else self.last_turn(),
            "" if is_open else self.state_line,
            quarters,
            self.people == 1,
            is_lying=is_lying,
            is_open=is_open,
        )
