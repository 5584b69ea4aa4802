"""The table of a match of Shift as the screen shows it: seats, cards, hints, curtain, standings.

Works on what the seat that looks may know, never on the whole state. What is drawn on the board
stands in board_model, what is shown around it in table_model; what is allowed is asked of the
rules.
"""

from dataclasses import replace

from app.core.game import Outcome
from app.games.shift.events import PILOT, Event, TurnPassed
from app.games.shift.maze import ON_SPARE, cell_text
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.observe import HandView, Observation
from app.games.shift.rules import pawn_cell, reach, walkers
from app.games.shift.state import Phase, State
from app.games.shift.tiles import DARK_CARDS
from app.presenters.match.at_table import TurnsAtTable
from app.presenters.match.look_back import seen_after
from app.presenters.match.seats import SeatColor, Side, recolored
from app.presenters.phrase import Phrase, phrase
from app.presenters.shift.asked import asked
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
from app.presenters.shift.log import line_phrase, target_phrase, turn_phrases
from app.presenters.shift.table_model import (
    NOTHING_WANTED,
    SeatModel,
    TableModel,
    WantedModel,
)
from app.session.match import Match


class ShiftTable(TurnsAtTable[State]):
    """The match, and who sits around it. Frozen models are made from here for each change.

    `seen_from` is the side of the board from which words name its lines.
    """

    turn_end = TurnPassed

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        colors = tuple(SeatColor(color.value) for color in self.known.setup.colors)
        self.sit(replace(self.seating, seats=recolored(self.seats, colors)))
        self.seen_from = Side.BOTTOM
        self.asked = asked(match)

    @property
    def edition(self) -> str:
        return self.known.setup.edition.value

    @property
    def sides(self) -> tuple[Side, ...]:
        return tuple(seat.side for seat in self.seats)

    @property
    def is_round(self) -> bool:
        """People sit at several sides of the device."""
        return len({seat.side for seat in self.seats if seat.is_person}) > 1

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

    def _line(self, arrow: int) -> Phrase:
        return line_phrase(arrow, self.seen_from)

    def push(self, finger: Finger, arrow: int) -> PushIn:
        return push_of(self.known, finger, arrow)

    def walk(self, finger: Finger, cell: int) -> WalkTo:
        return WalkTo(cell, chosen_walker(self.known, finger))

    def staying(self, finger: Finger) -> WalkTo:
        with_pilot = chosen_walker(self.known, finger)
        return WalkTo(pawn_cell(self.known, with_pilot), with_pilot)

    @property
    def can_stay(self) -> bool:
        return self.is_in_hand and self.known.phase is Phase.WALK

    def picks_other_pawn(self, finger: Finger, cell: int) -> bool:
        """The pawn standing there may be walked as well, and the one in hand cannot go there."""
        other = not chosen_walker(self.known, finger)
        if other not in walkers(self.known) or pawn_cell(self.known, other) != cell:
            return False
        return not self.can_reach(finger, cell)

    def can_reach(self, finger: Finger, cell: int) -> bool:
        return bool(reach(self.known, chosen_walker(self.known, finger)) >> cell & 1)

    def spare(self, finger: Finger) -> TileModel:
        return spare_tile(self.known.maze, finger.turns)

    def board(self, finger: Finger) -> BoardModel:
        known = self.known
        return board_in_hand(known, finger) if self.is_in_hand else still_board(known)

    def model(self, finger: Finger) -> TableModel:
        view: Observation = self.view
        known = self.known
        in_hand = self.is_in_hand
        seats = tuple(self._seat(n, view) for n in range(len(view.hands)))
        return TableModel(
            edition=known.setup.edition.value,
            round=shift_round(self.match, len(self.match.moves)),
            seats=seats,
            phase=known.phase,
            is_in_hand=in_hand,
            wanted=self.wanted_by(self.looker),
            spare=spare_tile(known.maze, finger.turns),
            is_spare_out=finger.arrow is not None,
            barred=known.barred,
            goes_in=finger.goes_in,
            hint=self._hint(known, finger),
            can_push=in_hand and known.phase is Phase.SHIFT and finger.arrow is not None,
            can_stay=in_hand and known.phase is Phase.WALK,
            can_undo=self.can_undo,
            other_pawn=self._other_pawn(known, finger),
            standings=_standings(seats) if self.is_over else (),
            asked=self.asked,
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

    def wanted_by(self, seat: int) -> WantedModel:
        """For the eyes of that seat alone; nothing for bots and after the end."""
        if not self.seats[seat].is_person or self.is_over:
            return NOTHING_WANTED
        view: Observation = self.seen_by(seat)
        hand = view.hands[seat]
        targets = hand.cards if hand.cards is not None else (hand.current,) * bool(hand.current)
        return WantedModel(
            targets=targets,
            words=_wanted_words(view, hand, targets),
            is_secret=self.is_handed_on,
            dark_targets=() if view.pilot is None else tuple(DARK_CARDS.intersection(targets)),
            is_on_spare=any(view.maze.targets[target - 1] == ON_SPARE for target in targets),
            pawn=view.setup.colors[seat].value,
        )

    def wanted_around(self) -> tuple[WantedModel, ...]:
        """The cards before the seats of a lying device: secret ones, and that of the seat at move;
        open ones lie in the rows of all anyway."""
        found = (self.wanted_by(seat) for seat in range(len(self.seats)))
        return tuple(
            wanted if wanted.is_secret or seat == self.seat else NOTHING_WANTED
            for seat, wanted in enumerate(found)
        )

    def _other_pawn(self, known: State, finger: Finger) -> str:
        """The pawn that a button would take in hand instead (S16), "" for none."""
        if not self.is_in_hand or len(walkers(known)) < 2:
            return ""
        return known.setup.colors[known.turn].value if chosen_walker(known, finger) else PILOT

    def _hint(self, known: State, finger: Finger) -> Phrase:
        if known.phase is Phase.OVER:
            return phrase("shift.hint.over")
        if not self.is_in_hand:
            return phrase("shift.hint.bot", seat=self.names[self.seat])
        if known.phase is Phase.WALK:
            return phrase("shift.hint.walk")
        if finger.arrow is not None:
            key = "shift.hint.let_go" if finger.goes_in else "shift.hint.hanging"
            return phrase(key, line=self._line(finger.arrow))
        if known.barred is not None and shift_round(self.match, len(self.match.moves)) > 1:
            return phrase("shift.hint.barred", line=self._line(known.barred))
        return phrase("shift.hint.push")

    def turn_phrases(self, events: tuple[Event, ...]) -> tuple[Phrase, ...]:
        return turn_phrases(events, self.names, self.edition, self.seen_from)


def shift_round(match: Match, moves: int) -> int:
    """Every round each seat takes one turn of two moves; what ends the game begins none."""
    is_end = isinstance(match.game.status(match.state_after(moves)), Outcome)
    return (moves - is_end) // (2 * match.start.seats) + 1


def _standings(seats: tuple[SeatModel, ...]) -> tuple[SeatModel, ...]:
    """Winners first, then by what is left to find."""
    return tuple(sorted(seats, key=lambda seat: (not seat.has_won, seat.left)))


def _wanted_words(view: Observation, hand: HandView, targets: tuple[int, ...]) -> Phrase:
    """The target; without one the way out, or waiting for the card (S13)."""
    if len(targets) > 1:
        return phrase("shift.any_of_these")
    if targets:
        return target_phrase(view.setup.edition.value, targets[0])
    if hand.left:
        return phrase("shift.wanted.later")
    return phrase(f"shift.wanted.{view.setup.ending}", cell=cell_text(view.setup.exit))
