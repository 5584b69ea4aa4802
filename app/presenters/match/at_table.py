"""A match and who sits around it: whose turn, who looks, what stays hidden between people.

What a page of any match asks stands in AtTable; TurnsAtTable adds what is the same for every game
that is played in turns. What a game shows of itself it adds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from app.core.game import Turn
from app.core.thinking import Thinking
from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.curtain_model import CurtainModel
from app.presenters.match.ending import NO_END, EndModel, Wins, told_to
from app.presenters.match.look_back import LookBackStep
from app.presenters.match.seated import Seated
from app.presenters.match.seats import by_seat, sit_around
from app.presenters.match.tally import begins_next
from app.presenters.phrase import Phrase, phrase
from app.session.alone import alone
from app.session.lessons import is_lesson
from app.session.match import Match
from app.teacher.hints import Hint, hint

State = TypeVar("State")
Shown = TypeVar("Shown", bound=Any)
"""How a game shows a seat."""
HINTING, FITTING, ALWAYS, NEVER = "hinting", "fitting", "always", "never"
"""Whether a table wants hints, beside its moves: usually alone and with open cards."""


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


class TurnsAtTable(AtTable, Generic[State]):
    """Seats move one after another, and may have secrets. A turn has several moves."""

    turn_end: type
    """The event that passes the turn on."""
    results: tuple[type, ...] = ()
    """Events that come of what was done just before: told once that was seen."""
    has_own_marks = False
    """Each seat's aims are marked on the screen, secret or not: it is said whose they are."""

    _known: tuple[Any, State] | None = None
    _chosen: tuple[Any, int | None] | None = None
    _ended: State | None = None
    _told = NO_END

    @property
    @abstractmethod
    def has_secrets(self) -> bool:
        """Some seat knows what the others do not."""

    @property
    def is_secret(self) -> bool:
        """A person's are on the screen. While a bot moves between several people, nobody's are."""
        return self.has_secrets and not self.is_over and self.seats[self.looker].is_person

    @property
    def is_handed_on(self) -> bool:
        """S12, C2."""
        return self.has_secrets and self.people > 1

    @property
    def goes_round(self) -> bool:
        """Around a device nobody hands it on."""
        is_open = self.has_own_marks and self.people > 1 and not self.has_secrets
        return is_open and not sit_around(self.seats)

    @property
    def helps(self) -> bool:
        """As the table wants it; usually where nobody's secrets are asked about (S14, C2)."""
        wanted = self.match.table.get(HINTING)
        is_fitting = self.people == 1 or not self.has_secrets
        is_wanted = wanted == ALWAYS or (is_fitting and wanted != NEVER)
        return self.is_in_hand and is_wanted and not is_lesson(self.match)

    @property
    def is_met_covered(self) -> bool:
        """Bots look at nobody's cards, and no clock stands still."""
        return self.is_secret and self.is_handed_on

    @property
    def view(self) -> Any:
        """What the seat that looks may know."""
        return self.seen_by(self.looker)

    @property
    def known(self) -> State:
        """A game that looks the same to the seat that looks: its secrets are not those of this."""
        view = self.view
        if self._known is None or self._known[0] is not view:
            self._known = view, self.match.game.sample(view, 0)
        return self._known[1]

    def known_after(self, moves: int) -> State:
        """A game that looks like this one did after so many moves, to whom it shows no secret."""
        view = self.match.game.observe(self.match.state_after(moves), 0)
        known: State = self.match.game.sample(view, 0)
        return known

    def mover(self, move: int) -> int:
        seat: int = self.match.state_after(move).turn
        return seat

    def moved_last(self, seats: tuple[Shown, ...], moves: int) -> tuple[Shown, ...]:
        """To look back at: marked is who made the last of so many moves, not who is next."""
        if not moves:
            return seats
        mover = self.mover(moves - 1)
        return tuple(replace(each, is_at_move=n == mover) for n, each in enumerate(seats))

    @property
    def after_first(self) -> int:
        """The seat after the one that began."""
        first: int = self.match.state_after(0).turn
        return (first + 1) % len(self.seats)

    @property
    def first_again(self) -> int | None:
        return begins_next(self.match, self.after_first)

    def _followed(self, told: EndModel) -> EndModel:
        """With who begins the next match, where several people would ask."""
        following = self.first_again
        if following is None or self.people < 2:
            return told
        words = by_seat("match.end.begins", self.row_names[following])
        return replace(told, following=words, first=self.seats[following].color.value)

    def end_told(self, tell: Callable[[], EndModel]) -> EndModel:
        """Asked for by every refresh, told once."""
        if not self.is_over or self.is_past:
            return NO_END
        if self._ended is not self.match.state:
            told = self._followed(tell())
            if self._only_person is not None:
                told = told_to(self.seats[self._only_person].color.value, told)
            self._told = told
            self._ended = self.match.state
        return replace(self._told, tally=self.tally)

    @property
    def can_undo(self) -> bool:
        """One person all the way back, over what bots answered; else within the turn, where the
        table takes moves back."""
        if not self.seating.has_undo or not self.match.can_undo or not self.is_in_hand:
            return False
        return (self.people == 1 or self.is_within_turn) and self.last_choice is not None

    def undo(self) -> None:
        if self.last_choice is not None:
            self.match.undo(len(self.match.moves) - self.last_choice)

    def puts_back(self, place: int | None) -> bool:
        """Taking back means the tile that hangs there: nothing has been done with it."""
        return self.seating.has_undo and self.is_in_hand and place is not None

    @property
    def last_choice(self) -> int | None:
        """After how many moves a person last had something to choose, made once a state."""
        if self._chosen is None or self._chosen[0] is not self.match.state:
            numbers = reversed(range(len(self.match.moves)))
            self._chosen = self.match.state, next(filter(self.had_choice, numbers), None)
        return self._chosen[1]

    def had_choice(self, moves: int) -> bool:
        """After so many of them."""
        return self.seats[self.mover(moves)].is_person

    def why_not(self, move: object) -> Phrase | None:
        why = self.match.game.refusal(self.known, move)
        return None if why is None else phrase(f"{self.match.start.game}.refusal.{why}")

    def last_turn(self) -> tuple[Phrase, ...]:
        return self.turn_phrases(self._last_events())

    def _last_events(self) -> tuple[Any, ...]:
        """Of the turn under way, or of the one before."""
        return self.turn_before(len(self.match.moves))

    def turn_before(self, moves: int) -> tuple[Any, ...]:
        """What happened in the turn that the last of so many moves belongs to, up to it."""
        events: list[Any] = []
        for number in reversed(range(moves)):
            happened = self.match.events_of(number)
            if events and any(isinstance(event, self.turn_end) for event in happened):
                break
            events[:0] = happened
        return tuple(events)

    def bots_turns(self, moves: int) -> tuple[int, ...]:
        """After how many moves each turn of a bot came to its end, or to where it is, that was
        made since a person moved; the oldest first."""
        ends, seats = list[int](), set[int]()
        while moves:
            mover = self.mover(moves - 1)
            if self.seats[mover].is_person or mover in seats:
                break
            ends.append(moves)
            seats.add(mover)
            while moves and self.mover(moves - 1) == mover:
                moves -= 1
        return tuple(reversed(ends))
