"""The table of a match of Shift as the screen shows it: seats, cards, hints, curtain, standings.

Works on what the seat that looks may know, never on the whole state. What is drawn on the board
stands in board_model, what is shown around it in table_model; what is allowed is asked of the
rules.
"""

from dataclasses import replace

from app.core.game import Outcome
from app.games.shift.events import PILOT, Event, LineShifted, PawnWalked, TurnPassed
from app.games.shift.maze import ARROWS, CELL_NAMED, ON_SPARE, cell_text, target_at
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.observe import HandView, Observation
from app.games.shift.rules import next_seat, pawn_cell, reach, walkers
from app.games.shift.state import Ending, Phase, State
from app.games.shift.tiles import DARK_CARDS, START_CELLS
from app.presenters.figures import NO_FIGURE
from app.presenters.match.at_table import TurnsAtTable
from app.presenters.match.ending import NO_END, EndModel
from app.presenters.match.look_back import LookBackStep, seen_after
from app.presenters.match.seats import SeatColor, Side, recolored
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.shift.board_model import (
    NO_MARKS,
    NO_TURN,
    NOWHERE,
    BoardModel,
    Finger,
    LastTurn,
    Marks,
    TileModel,
    board_in_hand,
    chosen_walker,
    marks_of,
    push_of,
    spare_tile,
    still_board,
    tile_figure,
)
from app.presenters.shift.ending import ending
from app.presenters.shift.log import line_phrase, target_phrase, turn_phrases
from app.presenters.shift.nudges import Nudge, Touched, nudge
from app.presenters.shift.table_model import (
    NOTHING_WANTED,
    Heading,
    SeatModel,
    TableModel,
    WantedModel,
)
from app.session.match import Match


class ShiftTable(TurnsAtTable[State]):
    """The match, and who sits around it. Frozen models are made from here for each change.

    `seen_from` is the side of the board from which words name its lines; `is_lying`: the device
    lies between all seats, who see the same.
    """

    turn_end = TurnPassed

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        colors = tuple(SeatColor(color.value) for color in self.known.setup.colors)
        self.sit(replace(self.seating, seats=recolored(self.seats, colors)))
        self.seen_from = Side.BOTTOM
        self.is_lying = False
        self._ended: State | None = None
        self._told = NO_END

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

    @property
    def topic(self) -> str:
        return "walk" if self.known.phase is Phase.WALK else "push"

    def undo(self) -> None:
        self.match.undo()

    @property
    def after_first(self) -> int:
        """Clockwise by the corners (S3)."""
        return next_seat(self.match.state_after(0))

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

    def asks_to_stay(self, finger: Finger) -> bool:
        """The own cell is aimed at."""
        return self.can_stay and finger.aim == self.staying(finger).cell

    def nudge(self, touched: Touched, finger: Finger) -> Nudge:
        """For a touch that means nothing now."""
        return nudge(touched, self.known.phase, finger)

    def board(self, finger: Finger) -> BoardModel:
        known = self.known
        board = board_in_hand(known, finger) if self.is_in_hand else still_board(known)
        is_idle = known.phase is Phase.SHIFT and finger.arrow is None
        last = self._last_turn() if is_idle else NO_TURN
        return replace(board, marks=self.marks(finger), last=last)

    def marks(self, finger: Finger) -> Marks:
        """Where the one who looks strives to; nothing where others see it as well."""
        wanted = self.wanted_by(self.looker)
        if wanted.is_secret or not wanted.is_there:
            return NO_MARKS
        if self.is_in_hand:
            return marks_of(self.known, finger, wanted.targets, wanted.home)
        return Marks(wanted.targets, home=wanted.home)

    def _last_turn(self) -> LastTurn:
        """Of another seat, when it was the last one."""
        number = len(self.match.moves)
        events = [
            each for n in range(max(0, number - 2), number) for each in self.match.events_of(n)
        ]
        pushed = [each for each in events if isinstance(each, LineShifted)]
        walked = [each for each in events if isinstance(each, PawnWalked)]
        if not pushed or not walked or walked[0].seat == self.seat:
            return NO_TURN
        return LastTurn(walked[0].pawn, pushed[0].arrow, walked[0].path)

    def board_after(self, moves: int) -> BoardModel:
        """To look back at: the line that moved last, or the way that was walked."""
        events = self.match.events_of(moves - 1) if moves else ()
        pushed = [each.arrow for each in events if isinstance(each, LineShifted)]
        walked = [each for each in events if isinstance(each, PawnWalked)]
        pawn, path = (walked[0].pawn, walked[0].path) if walked else ("", ())
        last = LastTurn(pawn, pushed[0] if pushed else None, path)
        return replace(still_board(self.known_after(moves)), last=last)

    def looker_before(self, move: int) -> int:
        """Who looks on while this move is made: the next seat does not yet."""
        turn: int = self.match.state_after(move).turn
        return turn if self._only_person is None else self._only_person

    def seen_board(self, moves: int, seat: int) -> BoardModel:
        """After so many moves, as this seat sees it."""
        board = still_board(self.known_after(moves))
        view: Observation = seen_after(self.match, moves, seat)
        wanted = self._wanted(view, seat)
        if wanted.is_secret or not wanted.is_there:
            return board
        return replace(board, marks=Marks(wanted.targets, home=wanted.home))

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
            waits=not in_hand and not self.is_over,
            wanted=self.wanted_by(self.looker),
            spare=spare_tile(known.maze, finger.turns),
            is_spare_out=finger.arrow is not None,
            barred=known.barred,
            goes_in=finger.goes_in,
            hint=self._hint(known, finger),
            can_push=in_hand and known.phase is Phase.SHIFT and finger.arrow is not None,
            can_stay=self.can_stay and not finger.is_early and not self.asks_to_stay(finger),
            walk=self._walk_words(known, finger),
            asks=self.asks_to_stay(finger),
            is_near=self.marks(finger).is_near,
            can_undo=self.can_undo,
            other_pawn=self._other_pawn(known, finger),
            end=self._end(seats),
        )

    def _end(self, seats: tuple[SeatModel, ...]) -> EndModel:
        """Asked for by every refresh, told once."""
        if not self.is_over or self.is_past:
            return NO_END
        if self._ended != self.match.state:
            following = self.first_again
            next_one = None if following is None else self.names[following]
            self._ended = self.match.state
            self._told = ending(self.match, seats, next_one)
        return replace(self._told, tally=self.tally)

    def heading(self, model: TableModel) -> Heading:
        """What stands around it; a puzzle says more."""
        return model.heading

    def model_after(self, moves: int) -> TableModel:
        """What all could see of the seats after so many moves."""
        view = seen_after(self.match, moves, self.looker)
        seats = tuple(self._seat(n, view) for n in range(len(view.hands)))
        number = shift_round(self.match, moves)
        return replace(self.model(Finger()), round=number, seats=seats, can_undo=False)

    def step(self, number: int) -> LookBackStep:
        """With the tile that was pushed in, and the spare that lies ready after it."""
        step = super().step(number)
        known = self.known_after(step.moves)
        move = self.match.moves[step.moves - 1] if number else None
        pushed = NO_FIGURE
        if isinstance(move, PushIn):
            tile = still_board(known).tiles[ARROWS[move.arrow].entry]
            pushed = tile_figure(self.edition, tile)
        return replace(step, figure=pushed, spare=tile_figure(self.edition, spare_tile(known.maze)))

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
        return NOTHING_WANTED if self.is_over else self._wanted(self.seen_by(seat), seat)

    def _wanted(self, view: Observation, seat: int) -> WantedModel:
        if not self.seats[seat].is_person:
            return NOTHING_WANTED
        hand = view.hands[seat]
        targets = hand.cards if hand.cards is not None else (hand.current,) * bool(hand.current)
        return WantedModel(
            targets=targets,
            words=_wanted_words(view, hand, targets),
            is_secret=self.is_handed_on and self.is_lying,
            home=_home(view, seat) if not hand.left else NOWHERE,
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
        near = self._near(finger)
        if known.phase is Phase.WALK:
            return self._walk_hint(finger, near)
        if finger.arrow is not None and not finger.goes_in and near:
            return phrase("shift.hint.would_be_near", target=near)
        if finger.arrow is not None:
            key = "shift.hint.let_go" if finger.goes_in else "shift.hint.hanging"
            return phrase(key, line=self._line(finger.arrow))
        return phrase("shift.hint.push")

    def _walk_hint(self, finger: Finger, near: Field) -> Phrase:
        if self.asks_to_stay(finger):
            if near:
                return phrase("shift.hint.stay_near", target=near)
            return phrase("shift.hint.stay")
        if finger.aim != NOWHERE and self.can_reach(finger, finger.aim):
            return phrase("shift.hint.aimed")
        return phrase("shift.hint.near", target=near) if near else phrase("shift.hint.walk")

    def _near(self, finger: Finger) -> Field:
        """What is looked for and in reach, "" for nothing."""
        marks = self.marks(finger)
        if marks.near:
            return target_phrase(self.edition, marks.near[0])
        return phrase("shift.home") if marks.is_home_near else ""

    def _walk_words(self, known: State, finger: Finger) -> Field:
        """What the key says that walks where the finger aims; "" where it aims nowhere."""
        aims = self.can_stay and finger.aim != NOWHERE and self.can_reach(finger, finger.aim)
        if not aims:
            return ""
        target = target_at(known.maze, finger.aim)
        if target:
            return phrase("shift.walk_to", target=target_phrase(self.edition, target))
        is_home = finger.aim == _home(self.view, known.turn)
        return phrase("shift.walk_home" if is_home else "shift.walk_here")

    def turn_phrases(self, events: tuple[Event, ...]) -> tuple[Phrase, ...]:
        return turn_phrases(events, self.names, self.edition, self.seen_from)


def shift_round(match: Match, moves: int) -> int:
    """Every round each seat takes one turn of two moves; what ends the game begins none."""
    is_end = isinstance(match.game.status(match.state_after(moves)), Outcome)
    return (moves - is_end) // (2 * match.start.seats) + 1


def _home(view: Observation, seat: int) -> int:
    """Where the seat goes when all is found, if that is one cell (S10, S15)."""
    match view.setup.ending:
        case Ending.HOME:
            return CELL_NAMED[START_CELLS[view.setup.colors[seat]]]
        case Ending.AGREED_EXIT:
            return view.setup.exit
        case _:
            return NOWHERE


def _wanted_words(view: Observation, hand: HandView, targets: tuple[int, ...]) -> Phrase:
    """The target; without one the way out, or waiting for the card (S13)."""
    if len(targets) > 1:
        return phrase("shift.any_of_these")
    if targets:
        return target_phrase(view.setup.edition.value, targets[0])
    if hand.left:
        return phrase("shift.wanted.later")
    return phrase(f"shift.wanted.{view.setup.ending}", cell=cell_text(view.setup.exit))
