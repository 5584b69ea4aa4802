"""The table of a match of Connect as the screen shows it: seats, hand, what to do, standings.

Works on what the seat that looks may know, never on the whole state. What is drawn on the table
stands in connect_board_model; what is allowed is asked of the rules.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.games.connect.events import Event, TurnPassed
from app.games.connect.moves import Lay, Refusal, Take
from app.games.connect.observe import HandView, Observation
from app.games.connect.rules import choice_now, refusal
from app.games.connect.state import Phase, State
from app.games.connect.table import ACROSS, forms_on
from app.games.connect.taking import Choice
from app.presenters.connect.board_model import (
    TURNS_ALL,
    BoardModel,
    Finger,
    board_in_hand,
    chosen_take,
    hanging_matches,
    held_tile,
    still_board,
    turn_that_fits,
)
from app.presenters.connect.log import turn_phrases, winners_phrase
from app.presenters.connect.tiles import FACE_DOWN, TileModel, tile_model
from app.presenters.match.at_table import TurnsAtTable
from app.presenters.match.look_back import seen_after
from app.presenters.phrase import Field, Phrase, counted, phrase


@dataclass(frozen=True, slots=True)
class SeatModel:
    """`open_hand` lies there for all to see, where hands are open (C2)."""

    name: Field
    pawn: str
    taken: int
    held: int
    is_at_move: bool
    is_person: bool
    has_won: bool
    open_hand: tuple[TileModel, ...]


@dataclass(frozen=True, slots=True)
class SeatTiles:
    seat: SeatModel
    collected: tuple[TileModel, ...]


@dataclass(frozen=True, slots=True)
class HandTile:
    """A tile of the hand; `is_out` while it hangs over the table, `is_held` while it is chosen."""

    tile: TileModel
    is_held: bool = False
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """What the strong button does now, named by its result."""

    words: Phrase
    can_do: bool


@dataclass(frozen=True, slots=True)
class TableModel:
    """`creature` is the kind just matched, "" for none; `is_warning`: the hint says why not."""

    left: int
    seats: tuple[SeatModel, ...]
    phase: Phase
    is_in_hand: bool
    hand: tuple[HandTile, ...]
    will_draw: bool
    title: Phrase
    hint: Phrase
    is_warning: bool
    creature: str
    deed: Deed
    can_leave: bool
    can_turn: bool
    can_undo: bool


class ConnectTable(TurnsAtTable[State]):
    """Frozen models are made from here for each change."""

    turn_end = TurnPassed

    @property
    def has_secrets(self) -> bool:
        return len(self.seats) > 1 and not self.known.setup.open_hands

    @property
    def is_within_turn(self) -> bool:
        """The lay may be taken back until the take; it showed no secret (X4)."""
        return self.known.phase is Phase.TAKE

    def undo(self) -> None:
        """Back to where there was something to choose."""
        self.match.undo()
        while self.passes_by_itself and self.match.can_undo:
            self.match.undo()

    @property
    def passes_by_itself(self) -> bool:
        """Nothing was matched, so nothing can be chosen: the seat takes none (C6)."""
        return self.known.phase is Phase.TAKE and not choice_now(self.known).matched

    def holding(self, finger: Finger, slot: int) -> Finger:
        """This tile of the hand is chosen."""
        return replace(finger, slot=slot, cell=None)

    def turned(self, finger: Finger, quarter_turns: int) -> Finger:
        """The held tile turned; over a spot to the next turn that may lie there."""
        if finger.slot is None:
            return finger
        known, cell = self.known, finger.cell
        tile, turn = held_tile(known, finger)
        turns = [(turn + step * quarter_turns) % TURNS_ALL for step in range(1, TURNS_ALL + 1)]
        if cell is not None:
            turns = [each for each in turns if refusal(known, Lay(tile, each, cell)) is None]
        return _with_turn(finger, turns[0]) if turns else finger

    def hung(self, finger: Finger, cell: int) -> Finger:
        """The held tile over this cell, turned so that it fits; as before where it cannot."""
        if finger.slot is None:
            return finger
        tile, turn = held_tile(self.known, finger)
        fitting = turn_that_fits(self.known, tile, turn, cell)
        if fitting is None:
            return finger
        return replace(_with_turn(finger, fitting), cell=cell)

    def why_not_there(self, finger: Finger, cell: int) -> Phrase | None:
        """None also away from the maze: nobody meant to lay anything there."""
        why = refusal(self.known, self.lay(finger, cell))
        if why in (None, Refusal.NO_NEIGHBOUR):
            return None
        return phrase(f"connect.refusal.{why}")

    def lay(self, finger: Finger, cell: int) -> Lay:
        tile, turn = held_tile(self.known, finger)
        return Lay(tile, turn, cell)

    def toggled(self, finger: Finger, cell: int) -> Finger:
        """A matched tile is taken or left; other cells change nothing."""
        choice = choice_now(self.known)
        chosen = set(chosen_take(choice, finger).cells)
        if cell not in choice.matched:
            return finger
        return replace(finger, chosen=tuple(sorted(chosen ^ {cell})))

    def take(self, finger: Finger) -> Take:
        return chosen_take(choice_now(self.known), finger)

    def board(self, finger: Finger) -> BoardModel:
        known = self.known
        return board_in_hand(known, finger) if self.is_in_hand else still_board(known)

    def model(self, finger: Finger) -> TableModel:
        view: Observation = self.view
        known = self.known
        choice = choice_now(known) if known.phase is Phase.TAKE else None
        title, hint, is_warning = self._words(known, finger, choice)
        return TableModel(
            left=view.left,
            seats=tuple(self._seat(number, view) for number in range(len(view.hands))),
            phase=known.phase,
            is_in_hand=self.is_in_hand,
            hand=self._hand(view, finger),
            will_draw=self.is_in_hand and view.left > 0 and known.phase is Phase.TAKE,
            title=title,
            hint=hint,
            is_warning=is_warning,
            creature=choice.matches[0].creature.value if choice and choice.matches else "",
            deed=self._deed(finger, choice),
            can_leave=self.is_in_hand and choice is not None and bool(self.take(finger).cells),
            can_turn=self.is_in_hand and finger.slot is not None,
            can_undo=self.can_undo,
        )

    def model_after(self, moves: int) -> TableModel:
        """Seats and pile as they were then."""
        view: Observation = seen_after(self.match, moves, self.looker)
        seats = tuple(self._seat(number, view) for number in range(len(view.hands)))
        return replace(self.model(Finger()), left=view.left, seats=seats)

    def _seat(self, number: int, view: Observation) -> SeatModel:
        hand: HandView = view.hands[number]
        return SeatModel(
            name=self.names[number],
            pawn=self.seats[number].color.value,
            taken=len(view.taken[number]),
            held=hand.held,
            is_at_move=number == view.turn and view.phase is not Phase.OVER,
            is_person=self.seats[number].is_person,
            has_won=number in view.winners,
            open_hand=_upright(hand.tiles or ()) if view.setup.open_hands else (),
        )

    def seat_tiles(self, first: int) -> tuple[SeatTiles, ...]:
        """Of all seats, this one first."""
        view: Observation = self.view
        seats = range(len(view.hands))
        return tuple(
            SeatTiles(self._seat(number, view), _upright(view.taken[number]))
            for number in (*seats[first:], *seats[:first])
        )

    def _hand(self, view: Observation, finger: Finger) -> tuple[HandTile, ...]:
        """The hand of the seat that looks; a bot's lies face down, unless all lie open."""
        hand: HandView = view.hands[self.looker]
        is_shown = self.seats[self.looker].is_person or view.setup.open_hands
        if hand.tiles is None or not is_shown:
            return (HandTile(FACE_DOWN),) * hand.held
        turns = finger.turns if self.is_in_hand else (0, 0)
        return tuple(
            HandTile(
                tile_model(tile, turns[slot]),
                is_held=slot == finger.slot,
                is_out=slot == finger.slot and finger.cell is not None,
            )
            for slot, tile in enumerate(hand.tiles)
        )

    def _words(
        self, known: State, finger: Finger, choice: Choice | None
    ) -> tuple[Phrase, Phrase, bool]:
        """Title, hint, and whether the hint is a warning."""
        if known.phase is Phase.OVER:
            return winners_phrase(known.winners, self.names), phrase("connect.hint.over"), False
        if not self.is_in_hand:
            name = self.names[self.seat]
            return phrase("connect.title.bot", seat=name), phrase("connect.hint.bot"), False
        if choice is not None:
            return self._taking_words(choice, finger)
        return (*_laying_words(known, finger), False)

    def _taking_words(self, choice: Choice, finger: Finger) -> tuple[Phrase, Phrase, bool]:
        take = chosen_take(choice, finger)
        why = choice.refusal(take)
        if why is not None:
            words = phrase(f"connect.refusal.{why}"), phrase(f"connect.hint.{why}")
            return (*words, True)
        matched = len(choice.matched)
        if not matched:
            return phrase("connect.title.no_pair"), self.state_line, False
        is_stuck = not take.cells and finger.chosen is None
        hint = counted("connect.hint.stuck", matched) if is_stuck else phrase("connect.hint.take")
        return counted("connect.title.found", matched), hint, False

    def _deed(self, finger: Finger, choice: Choice | None) -> Deed:
        if choice is None or not choice.matched:
            can_lay = self.is_in_hand and finger.cell is not None
            return Deed(phrase("connect.lay"), can_lay)
        take = chosen_take(choice, finger)
        can_take = self.is_in_hand and choice.refusal(take) is None
        return Deed(_take_phrase(take), can_take)

    def turn_phrases(self, events: Iterable[Event]) -> tuple[Phrase, ...]:
        return turn_phrases(events, self.names)

    @property
    def state_line(self) -> Phrase:
        """How far the match is, for everybody."""
        return counted("connect.pile", len(self.known.pile))

    def standings(self) -> tuple[tuple[int, SeatModel], ...]:
        """Places and seats, most tiles first; equal ones have the same place (C7)."""
        seats = self.model(Finger()).seats
        ordered = sorted(seats, key=lambda seat: -seat.taken)
        return tuple(
            (1 + sum(other.taken > seat.taken for other in seats), seat) for seat in ordered
        )


def face_down(model: TableModel) -> TableModel:
    """While the curtain is up no tile of a hand is anywhere on the screen."""
    return replace(model, hand=(HandTile(FACE_DOWN),) * len(model.hand))


def _upright(tiles: Iterable[int]) -> tuple[TileModel, ...]:
    return tuple(tile_model(tile, 0) for tile in tiles)


def _with_turn(finger: Finger, turn: int) -> Finger:
    turns = list(finger.turns)
    turns[finger.slot or 0] = turn
    return replace(finger, turns=tuple(turns))


def _laying_words(known: State, finger: Finger) -> tuple[Phrase, Phrase]:
    if finger.cell is not None:
        found = len({match.cell for match in hanging_matches(known, finger)})
        title = (
            counted("connect.title.hanging", found) if found else phrase("connect.title.no_pair")
        )
        return title, phrase("connect.hint.hanging")
    if finger.slot is not None:
        return phrase("connect.title.lay"), phrase("connect.hint.held")
    is_closed = not _has_open_path(known)
    return phrase("connect.title.lay"), phrase(f"connect.hint.{'closed' if is_closed else 'lay'}")


def _has_open_path(known: State) -> bool:
    """Whether some path runs on to a free cell; else any edge will do (C4)."""
    forms = forms_on(known.table)
    return any(
        cell + step not in forms
        for cell, form in forms.items()
        for step, _ in ACROSS[form.openings]
    )


def _take_phrase(take: Take) -> Phrase:
    if not take.cells:
        return phrase("connect.take_none")
    return counted("connect.take", len(take.cells))
