"""The table of a match of Shift as the screen shows it: seats, cards, hints, curtain, standings.

Works on what the seat that looks may know, never on the whole state. What is drawn on the board
stands in shift_board_model; what is allowed is asked of the rules.
"""

from dataclasses import dataclass, replace

from app.games.shift.events import Event, TurnPassed
from app.games.shift.maze import ON_SPARE, cell_text
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.observe import HandView, Observation
from app.games.shift.rules import pawn_cell, reach, walkers
from app.games.shift.state import Phase, State
from app.games.shift.tiles import DARK_CARDS
from app.presenters.match.at_table import TurnsAtTable
from app.presenters.match.look_back import seen_after
from app.presenters.match.seats import SeatColor, Side, recolored
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.shift.board_model import (
    BoardModel,
    Finger,
    TileModel,
    board_in_hand,
    chosen_walker,
    push_of,
    spare_tile,
    still_board,
)
from app.presenters.shift.log import line_phrase, turn_phrases
from app.session.match import Match


@dataclass(frozen=True, slots=True)
class SeatModel:
    """`open_cards` are those still to find where all lie face up, else empty."""

    name: Field
    pawn: str
    found: tuple[int, ...]
    left: int
    open_cards: tuple[int, ...]
    is_at_move: bool
    is_person: bool
    has_won: bool

    @property
    def result(self) -> Phrase:
        """What the end says of it."""
        if self.has_won:
            return counted("shift.found", len(self.found))
        return counted("shift.left", self.left) if self.left else phrase("shift.all_found")


@dataclass(frozen=True, slots=True)
class WantedModel:
    """What the seat at move looks for; without targets it is `ending`.

    `is_secret`: others sit around the table, so it is shown only on demand. `dark_targets` are
    those that only the dark pilot finds (S16).
    """

    targets: tuple[int, ...]
    ending: Phrase
    is_secret: bool
    is_on_spare: bool
    dark_targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableModel:
    edition: str
    round: int
    seats: tuple[SeatModel, ...]
    phase: Phase
    is_in_hand: bool
    wanted: WantedModel | None
    spare: TileModel
    is_spare_out: bool
    hint: Phrase
    can_push: bool
    can_stay: bool
    can_undo: bool
    other_pawn: str


class ShiftTable(TurnsAtTable[State]):
    """The match, and who sits around it. Frozen models are made from here for each change.

    `seen_from` is the side of the board from which words name its lines.
    """

    turn_end = TurnPassed

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        colors = tuple(SeatColor(color.value) for color in self.known.setup.colors)
        self.seating = replace(self.seating, seats=recolored(self.seats, colors))
        self.seen_from = Side.BOTTOM

    @property
    def has_secrets(self) -> bool:
        return len(self.seats) > 1 and not self.known.setup.shows_all_cards

    @property
    def is_within_turn(self) -> bool:
        """The shift may be taken back until the walk."""
        return self.known.phase is Phase.WALK

    def undo(self) -> None:
        self.match.undo()

    @property
    def state_line(self) -> Phrase:
        """How far the game is."""
        return phrase("shift.turn", number=shift_round(self.match, len(self.match.moves)))

    def turned_finger(self, finger: Finger, quarter_turns: int) -> Finger:
        return Finger((finger.turns + quarter_turns) % 4, finger.arrow, finger.with_pilot)

    def line(self, arrow: int) -> Phrase:
        return line_phrase(arrow, self.seen_from)

    def push(self, finger: Finger, arrow: int) -> PushIn:
        return push_of(self.known, finger, arrow)

    def walk(self, finger: Finger, cell: int) -> WalkTo:
        return WalkTo(cell, chosen_walker(self.known, finger))

    def staying(self, finger: Finger) -> WalkTo:
        with_pilot = chosen_walker(self.known, finger)
        return WalkTo(pawn_cell(self.known, with_pilot), with_pilot)

    def picks_other_pawn(self, finger: Finger, cell: int) -> bool:
        """The pawn standing there may be walked as well, and the one in hand cannot go there."""
        other = not chosen_walker(self.known, finger)
        if other not in walkers(self.known) or pawn_cell(self.known, other) != cell:
            return False
        return not self.can_reach(finger, cell)

    def can_reach(self, finger: Finger, cell: int) -> bool:
        return bool(reach(self.known, chosen_walker(self.known, finger)) >> cell & 1)

    def board(self, finger: Finger) -> BoardModel:
        known = self.known
        return board_in_hand(known, finger) if self.is_in_hand else still_board(known)

    def model(self, finger: Finger) -> TableModel:
        view: Observation = self.view
        known = self.known
        in_hand = self.is_in_hand
        return TableModel(
            edition=known.setup.edition.value,
            round=shift_round(self.match, len(self.match.moves)),
            seats=tuple(self._seat(n, view) for n in range(len(view.hands))),
            phase=known.phase,
            is_in_hand=in_hand,
            wanted=self.wanted_by(self.looker),
            spare=spare_tile(known.maze, finger.turns),
            is_spare_out=finger.arrow is not None,
            hint=self._hint(known, finger),
            can_push=in_hand and known.phase is Phase.SHIFT and finger.arrow is not None,
            can_stay=in_hand and known.phase is Phase.WALK,
            can_undo=self.can_undo,
            other_pawn=self._other_pawn(known, finger),
        )

    def model_after(self, moves: int) -> TableModel:
        """What all could see of the seats after so many moves."""
        view = seen_after(self.match, moves, self.looker)
        seats = tuple(self._seat(n, view) for n in range(len(view.hands)))
        number = shift_round(self.match, moves)
        return replace(self.model(Finger()), round=number, seats=seats, can_undo=False)

    def _seat(self, number: int, view: Observation) -> SeatModel:
        hand: HandView = view.hands[number]
        return SeatModel(
            name=self.names[number],
            pawn=view.setup.colors[number].value,
            found=hand.found,
            left=hand.left,
            open_cards=(hand.cards or ()) if view.setup.shows_all_cards else (),
            is_at_move=number == view.turn and view.phase is not Phase.OVER,
            is_person=self.seats[number].is_person,
            has_won=number in view.winners,
        )

    def wanted_by(self, seat: int) -> WantedModel | None:
        """For the eyes of that seat alone; None for bots and after the end."""
        if not self.seats[seat].is_person or self.is_over:
            return None
        view: Observation = self.seen_by(seat)
        hand = view.hands[seat]
        targets = hand.cards if hand.cards is not None else (hand.current,) * bool(hand.current)
        return WantedModel(
            targets=targets,
            ending=_ending(view, hand),
            is_secret=self.is_handed_on,
            dark_targets=() if view.pilot is None else tuple(DARK_CARDS.intersection(targets)),
            is_on_spare=any(view.maze.targets[target - 1] == ON_SPARE for target in targets),
        )

    def _other_pawn(self, known: State, finger: Finger) -> str:
        """The pawn that a button would take in hand instead (S16), "" for none."""
        if not self.is_in_hand or len(walkers(known)) < 2:
            return ""
        return known.setup.colors[known.turn].value if chosen_walker(known, finger) else "dark"

    def _hint(self, known: State, finger: Finger) -> Phrase:
        if known.phase is Phase.OVER:
            return phrase("shift.hint.over")
        if not self.is_in_hand:
            return phrase("shift.hint.bot", seat=self.names[self.seat])
        if known.phase is Phase.WALK:
            return phrase("shift.hint.walk")
        if finger.arrow is not None:
            return phrase("shift.hint.hanging", line=self.line(finger.arrow))
        if known.barred is not None and shift_round(self.match, len(self.match.moves)) > 1:
            return phrase("shift.hint.barred", line=self.line(known.barred))
        return phrase("shift.hint.push")

    def turn_phrases(self, events: tuple[Event, ...]) -> tuple[Phrase, ...]:
        edition = self.known.setup.edition.value
        return turn_phrases(events, self.names, edition, self.seen_from)

    def standings(self) -> tuple[SeatModel, ...]:
        """Winners first, then by what is left to find."""
        seats = self.model(Finger()).seats
        return tuple(sorted(seats, key=lambda seat: (not seat.has_won, seat.left)))


def shift_round(match: Match, moves: int) -> int:
    """Every round each seat takes one turn of two moves."""
    return moves // (2 * match.start.seats) + 1


def _ending(view: Observation, hand: HandView) -> Phrase:
    """What there is to do without a target: the way out, or waiting for the card (S13)."""
    if hand.left:
        return phrase("shift.wanted.later")
    return phrase(f"shift.wanted.{view.setup.ending}", cell=cell_text(view.setup.exit))
