"""A table at which seats move in turns: what is the same for every game that is played so."""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Generic, TypeVar

from app.presenters.match.at_table import AtTable
from app.presenters.match.ending import NO_END, EndModel, told_to
from app.presenters.match.seats import by_seat, sit_around
from app.presenters.match.tally import begins_next
from app.presenters.phrase import Phrase, phrase
from app.session.lessons import is_lesson

State = TypeVar("State")
Shown = TypeVar("Shown", bound=Any)
"""How a game shows a seat."""
HINTING, FITTING, ALWAYS, NEVER = "hinting", "fitting", "always", "never"
"""Whether a table wants hints, beside its moves: usually alone and with open cards."""


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
