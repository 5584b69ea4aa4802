"""One match of any game: its history, undo and redo, what each seat may see, and its keeping.

A match knows the rules only through the contract. Where its record is kept is the keeper's
business (saves, or nothing); every step is handed to it before anybody is shown the step.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from app.core.errors import BadRequest, Refused, WanderwallError
from app.core.game import Game, Json, Outcome, Step, Turn
from app.core.rng import Rng
from app.core.thinking import Thinking, finished
from app.games.registry import game_named
from app.session.record import MOST_MOVES, Record, Start, record_text

Keeper = Callable[[str], None]


def kept_nowhere(_: str) -> None:
    """The keeper of a match that is only played."""


class Match:
    """Steps done so far, and behind them those that were undone and may be redone."""

    def __init__(
        self,
        start: Start,
        keeper: Keeper = kept_nowhere,
        people: int | None = None,
        table: Json | None = None,
    ) -> None:
        """`people` counts the persons at the table (bots left out): all seats unless given."""
        self.game: Game = game_named(start.game)
        if start.rules != self.game.RULES_VERSION:
            raise BadRequest("other_rules", f"rules version {start.rules}")
        self.start = start
        self.people = start.seats if people is None else people
        self.table: Json = table or {}
        self.keeping_error: WanderwallError | None = None
        self._keeper = keeper
        self._first = _first_state(self.game, start)
        self._steps: list[tuple[Any, Step]] = []
        self._done = 0

    @property
    def state(self) -> Any:
        """Everything, secrets included: for the rules and for tests, never for a screen."""
        return self._steps[self._done - 1][1].state if self._done else self._first

    @property
    def status(self) -> Turn | Outcome:
        return self.game.status(self.state)

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves done, those taken back left out."""
        return tuple(move for move, _ in self._steps[: self._done])

    def state_after(self, moves: int) -> Any:
        """The state after the first moves, for looking back."""
        return self._steps[moves - 1][1].state if moves else self._first

    def events_of(self, move: int) -> tuple[Any, ...]:
        """What the move with this number did, for looking back."""
        return self._steps[move][1].events

    def play(self, *moves: Any) -> tuple[Any, ...]:
        """Do a move, keep it, then tell what happened; raises Refused and changes nothing.

        Several moves are one step for whoever does them: all are kept at once, or none.
        """
        before = self.start, self._first, list(self._steps), self._done
        try:
            if self._done + len(moves) > MOST_MOVES:
                self._begin_here()
            events = [event for move in moves for event in self._advance(move).events]
        except (BadRequest, Refused):
            self.start, self._first, self._steps, self._done = before
            raise
        self.keep()
        return tuple(events)

    def _begin_here(self) -> None:
        """A longer record could not be read again: it tells from here on, and undo ends here.

        With a seed of its own, as the one of the state is the game's alone: chance is drawn anew.
        """
        seed, position = Rng(self.start.seed).word(), self.game.state_json(self.state)
        self.start = replace(self.start, seed=seed, position=position)
        self._first = _first_state(self.game, self.start)
        self._steps, self._done = [], 0

    def _advance(self, move: Any) -> Step:
        step = self.game.apply(self.state, move)
        del self._steps[self._done :]
        self._steps.append((move, step))
        self._done += 1
        return step

    def replay(self, record: Record) -> None:
        """Bring a new match to where the record ends; nothing is kept that is kept already."""
        finished(self.replaying(record))

    def replaying(self, record: Record) -> Thinking[None]:
        """The same, move by move."""
        for number, text in enumerate(record.moves):
            try:
                self._advance(self.game.decode(text))
            except (BadRequest, Refused) as error:
                raise BadRequest("bad_record", f"move {number + 1}: {error.code}") from None
            yield
        self._done -= record.undone

    @property
    def can_undo(self) -> bool:
        """Never back across a secret that came out, unless nobody else is at the table."""
        return self._done > 0 and (self.people == 1 or not self._steps[self._done - 1][1].reveals)

    @property
    def can_redo(self) -> bool:
        return self._done < len(self._steps)

    def undo(self, moves: int = 1) -> None:
        """So many are one step for whoever takes them back: kept at once, or none."""
        if self._done < moves:
            raise BadRequest("nothing_to_undo")
        before = self._done
        for _ in range(moves):
            if not self.can_undo:
                self._done = before
                raise BadRequest("secret_is_out")
            self._done -= 1
        self.keep()

    def redo(self) -> None:
        if not self.can_redo:
            raise BadRequest("nothing_to_redo")
        self._done += 1
        self.keep()

    def view(self, seat: int) -> Any:
        if seat not in range(self.start.seats):
            raise BadRequest("bad_seat", str(seat)[:20])
        return self.game.observe(self.state, seat)

    def seen(self, events: Iterable[Any], seat: int) -> tuple[Any, ...]:
        """The events as a seat may see them, those it may not know of left out."""
        views = (self.game.see(event, seat) for event in events)
        return tuple(view for view in views if view is not None)

    def record(self) -> Record:
        moves = tuple(self.game.encode(move) for move, _ in self._steps)
        return Record(self.start, moves, len(moves) - self._done, self.table)

    def keep(self) -> None:
        """Hand the record to the keeper. A failure is noted, and the game goes on without."""
        self.keeping_error = None
        try:
            self._keeper(record_text(self.record()))
        except WanderwallError as error:
            self.keeping_error = error


def _first_state(game: Game, start: Start) -> Any:
    if start.position is not None:
        state = game.state_from_json(start.position, start.options, start.seed)
        if game.seats_in(state) != start.seats:
            raise BadRequest("bad_position", "another number of seats")
        return state
    return game.new_game(game.parsed_setup(start.seats, start.options), start.seed)


def replayed(record: Record, keeper: Keeper = kept_nowhere, people: int | None = None) -> Match:
    """The match of a record; BadRequest where its moves do not fit its rules."""
    match = Match(record.start, keeper, people, record.table)
    match.replay(record)
    return match
