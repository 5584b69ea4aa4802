"""The table of a match of Connect as the screen shows it: seats, hand, what to do, standings.

Works on what the seat that looks may know, never on the whole state. What is drawn on the table
stands in board_model; what is allowed is asked of the rules.
"""

from collections.abc import Iterable
from dataclasses import replace

from app.games.connect.events import CreatureMatched, Event, TileLaid, TilesTaken, TurnPassed
from app.games.connect.moves import Lay, Refusal, Take
from app.games.connect.observe import HandView, Observation
from app.games.connect.rules import choice_now, refusal
from app.games.connect.state import Phase, State
from app.games.connect.table import Laid, column_row
from app.games.connect.taking import Choice
from app.presenters.connect.board_model import (
    NO_TURN,
    BoardModel,
    Finger,
    LastTurn,
    Placed,
    board_in_hand,
    chosen_take,
    hanging_by,
    still_board,
)
from app.presenters.connect.ending import ending
from app.presenters.connect.log import laid_phrase, turn_phrases, winners_phrase
from app.presenters.connect.nays import TAKE_FIRST, TOO_FAR, Meant, Nay, nay_at, nay_of_turn
from app.presenters.connect.table_model import (
    Deed,
    HandTile,
    SeatModel,
    SeatTiles,
    TableModel,
)
from app.presenters.connect.tiles import FACE_DOWN, TileModel, tile_model, tiles_figure
from app.presenters.connect.turn_words import (
    TurnWords,
    laying_deed,
    laying_words,
    leaving,
    taking_deed,
    taking_words,
)
from app.presenters.match.look_back import LookBackStep, seen_after
from app.presenters.match.seats import Seat
from app.presenters.match.turns_at_table import TurnsAtTable
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.setup.seat_form import bot_face

MOST_TAKEN = 3
"""Tiles that a step of looking back has room for."""


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

    @property
    def step_ends(self) -> tuple[int, ...]:
        """A lay that matched nothing is one with the draw after it."""
        moves = self.match.moves
        ends = (
            number
            for number, move in enumerate(moves, 1)
            if isinstance(move, Take) or self._is_choice_after(number) or number == len(moves)
        )
        return tuple(ends)

    def _is_choice_after(self, moves: int) -> bool:
        return any(isinstance(event, CreatureMatched) for event in self.match.events_of(moves - 1))

    def step(self, number: int) -> LookBackStep:
        """With the tile that was laid, or those that were taken."""
        step = super().step(number)
        before = (0, *self.step_ends)[max(0, number - 1)]
        events = [event for move in range(before, step.moves) for event in self.events_of(move, 0)]
        laid = [event for event in events if isinstance(event, TileLaid)]
        tiles = [tile_model(event.tile, event.turn) for event in laid]
        taken = [event.tiles for event in events if isinstance(event, TilesTaken)]
        tiles += _upright(taken[0][:MOST_TAKEN]) if taken else ()
        words = [laid_phrase(event, self.row_names) for event in laid] or step.words
        return replace(step, words=(*words[:1],), figure=tiles_figure(tiles))

    @property
    def onlooker(self) -> int:
        """For whom moves of others are shown: as far as all may see them."""
        return self.looker if self.people == 1 else 0

    @property
    def topic(self) -> str:
        return "take" if self.known.phase is Phase.TAKE else "lay"

    def had_choice(self, moves: int) -> bool:
        return super().had_choice(moves) and not _passes_by_itself(self.known_after(moves))

    @property
    def passes_by_itself(self) -> bool:
        return _passes_by_itself(self.known)

    @property
    def has_matched(self) -> bool:
        return bool(choice_now(self.known).matched)

    def why_not_there(self, finger: Finger, cell: int) -> Phrase | None:
        """None also away from the maze: nobody meant to lay anything there."""
        laid = hanging_by(replace(finger, cell=cell), self.known)
        why = None if laid is None else refusal(self.known, _lay(laid))
        if why in (None, Refusal.NO_NEIGHBOUR):
            return None
        return phrase(f"connect.refusal.{why}")

    def nay_at(self, finger: Finger, cell: int) -> Nay | None:
        """Why a tap on this cell means nothing now; None away from the maze."""
        if self.is_over:
            return None
        if not self.is_in_hand:
            return nay_of_turn(self.names[self.seat])
        why = self.why_not_there(finger, cell)
        if why is not None:
            return Nay(why, Meant.TILE)
        return nay_at(self.known, cell) if finger.slot is None else TOO_FAR

    @property
    def nay_in_hand(self) -> Nay:
        """Why a tap on the hand means nothing while its tiles cannot be laid."""
        return TAKE_FIRST if self.is_in_hand else nay_of_turn(self.names[self.seat])

    def deed(self, finger: Finger) -> Lay | Take | None:
        """What the strong button plays; None while it can do nothing."""
        if not self.model(finger).deed.can_do:
            return None
        laid = hanging_by(finger, self.known)
        return self.take(finger) if laid is None else _lay(laid)

    def take(self, finger: Finger) -> Take:
        return chosen_take(choice_now(self.known), finger)

    def board(self, finger: Finger) -> BoardModel:
        known = self.known
        board = board_in_hand(known, finger) if self.is_in_hand else still_board(known)
        is_idle = known.phase is Phase.LAY and finger.cell is None
        return replace(board, last=self._last_turn(finger)) if is_idle else board

    def _last_turn(self, finger: Finger) -> LastTurn:
        """Of another seat, or of bots: marked until somebody moves on."""
        moves = len(self.match.moves)
        if not moves or self.mover(moves - 1) == self.seat:
            return NO_TURN
        ends = self.bots_turns(moves) or (moves,)
        turns = [self._turn_of(self.turn_before(end), finger) for end in ends]
        lies = {column_row(laid.cell) for laid in self.known.table}
        older = (each for each in turns[:-1] if each.laid and lies.issuperset(each.laid))
        return replace(turns[-1], before=tuple(replace(each, gaps=()) for each in older))

    def _turn_of(self, events: tuple[Event, ...], finger: Finger) -> LastTurn:
        """While a tile is held the free cells show where it may lie, the gaps among them."""
        laid = [event for event in events if isinstance(event, TileLaid)]
        if not laid:
            return NO_TURN
        gaps = tuple(
            Placed(*column_row(cell), tile_model(tile, 0))
            for event in events
            if isinstance(event, TilesTaken) and finger.slot is None
            for cell, tile in zip(event.cells, event.tiles, strict=True)
        )
        pawn = self.seats[laid[0].seat].color.value
        return LastTurn(pawn, (column_row(laid[0].cell),), gaps)

    def model(self, finger: Finger) -> TableModel:
        view: Observation = self.view
        known = self.known
        choice = choice_now(known) if known.phase is Phase.TAKE else None
        seats = self._all_seats(view)
        words = self._words(known, finger, choice)
        return TableModel(
            left=view.left,
            seats=seats,
            phase=known.phase,
            is_in_hand=self.is_in_hand,
            hand=self._hand(view, finger),
            will_draw=self.is_in_hand and view.left > 0 and known.phase is Phase.TAKE,
            title=words.title,
            hint=words.hint,
            is_warning=words.is_warning,
            is_reason=words.is_reason,
            creature=choice.matches[0].creature.value if choice and choice.matches else "",
            deed=self._deed(finger, choice),
            leave=self._leave(finger, choice),
            can_turn=self.is_in_hand and finger.slot is not None,
            can_undo=self.can_undo or self.puts_back(finger.cell),
            is_choosing=self.is_in_hand and _has_choice(finger, choice),
            waits=not self.is_in_hand and not self.is_over,
            end=self.end_told(lambda: ending(self.match, seats)),
        )

    def model_after(self, moves: int) -> TableModel:
        """Seats and pile as they were then; nothing is taken back meanwhile."""
        view: Observation = seen_after(self.match, moves, self.looker)
        now = self.model(Finger())
        seats = self.moved_last(self._all_seats(view), moves)
        return replace(now, left=view.left, seats=seats, can_undo=False)

    def _all_seats(self, view: Observation) -> tuple[SeatModel, ...]:
        shown = enumerate(zip(self.row_names, self.seats, strict=True))
        return tuple(_seat(view, n, name, seat) for n, (name, seat) in shown)

    def seat_tiles(self, first: int) -> tuple[SeatTiles, ...]:
        """Of all seats, this one first."""
        view: Observation = self.view
        shown = [
            SeatTiles(seat, _upright(taken))
            for seat, taken in zip(self._all_seats(view), view.taken, strict=True)
        ]
        return (*shown[first:], *shown[:first])

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

    def resting(self, can_undo: bool) -> TableModel:
        """For the seat that just moved, while it looks at what that came to, and what it drew."""
        number = len(self.match.moves) - 1
        seat, said = self.mover(number), self.turn_phrases(self.events_of(number, 0))
        view: Observation = self.seen_by(seat)
        tiles = view.hands[seat].tiles or ()
        return TableModel(
            left=view.left,
            seats=tuple(
                replace(each, is_at_move=other == seat)
                for other, each in enumerate(self._all_seats(view))
            ),
            phase=view.phase,
            is_in_hand=True,
            hand=tuple(HandTile(tile_model(tile, 0)) for tile in tiles),
            hint=said[0] if said else "",
            can_undo=can_undo,
        )

    def _words(self, known: State, finger: Finger, choice: Choice | None) -> TurnWords:
        if known.phase is Phase.OVER:
            won = winners_phrase(known.winners, self.row_names)
            return TurnWords(won, phrase("connect.hint.over"))
        if not self.is_in_hand:
            title = phrase("connect.title.bot", seat=self.names[self.seat])
            return TurnWords(title, phrase("connect.hint.bot"))
        if choice is not None:
            return taking_words(choice, finger, self.state_line, self.can_undo and bool(known.pile))
        return laying_words(known, finger)

    def _deed(self, finger: Finger, choice: Choice | None) -> Deed:
        if choice is None or not choice.largest().cells:
            deed = laying_deed(finger)
        else:
            deed = taking_deed(choice, finger)
        return replace(deed, can_do=deed.can_do and self.is_in_hand)

    def _leave(self, finger: Finger, choice: Choice | None) -> Field:
        can_leave = self.is_in_hand and choice is not None and bool(self.take(finger).cells)
        return leaving(choice) if choice is not None and can_leave else ""

    def turn_phrases(self, events: Iterable[Event]) -> tuple[Phrase, ...]:
        return turn_phrases(events, self.row_names, self.passes_by_itself)

    @property
    def state_line(self) -> Phrase:
        """How far the match is, for everybody."""
        return counted("connect.pile", len(self.known.pile))


def _passes_by_itself(known: State) -> bool:
    """Nothing was matched, or all of it holds the maze together, so nothing can be chosen: the seat
    takes none (C6)."""
    return known.phase is Phase.TAKE and not choice_now(known).largest().cells


def _seat(view: Observation, number: int, name: Field, seat: Seat) -> SeatModel:
    hand: HandView = view.hands[number]
    return SeatModel(
        name=name,
        pawn=seat.color.value,
        face=bot_face(seat),
        taken=len(view.taken[number]),
        is_at_move=number == view.turn and view.phase is not Phase.OVER,
        has_won=number in view.winners,
        open_hand=_upright(hand.tiles or ()) if view.setup.open_hands else (),
    )


def _has_choice(finger: Finger, choice: Choice | None) -> bool:
    return finger.cell is not None if choice is None else bool(choice.largest().cells)


def _upright(tiles: Iterable[int]) -> tuple[TileModel, ...]:
    return tuple(tile_model(tile, 0) for tile in tiles)


def _lay(laid: Laid) -> Lay:
    return Lay(laid.tile, laid.turn, laid.cell)
