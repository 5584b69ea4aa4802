"""The table of a match of Shift as the screen shows it: seats, cards, hints, curtain, standings.

Works on what the seat that looks may know, never on the whole state. What is drawn on the board
stands in board_model, what is shown around it in table_model; what is allowed is asked of the
rules.
"""

from collections.abc import Sequence
from dataclasses import replace

from app.core.game import Outcome
from app.games.shift.events import (
    PILOT,
    Event,
    GameWon,
    LineShifted,
    PawnWalked,
    TargetFound,
    TurnPassed,
)
from app.games.shift.maze import ARROWS, target_at
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.observe import HandView, Observation
from app.games.shift.rules import next_seat, walkers
from app.games.shift.state import Phase, State
from app.presenters.figures import NO_FIGURE
from app.presenters.match.look_back import LookBackStep, seen_after
from app.presenters.match.seats import Seat, SeatColor, Side, recolored
from app.presenters.match.turns_at_table import TurnsAtTable
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.setup.seat_form import bot_face
from app.presenters.shift.board_model import (
    NO_MARKS,
    NO_TURN,
    NOWHERE,
    BoardModel,
    Finger,
    LastTurn,
    Marks,
    board_in_hand,
    chosen_walker,
    marks_of,
    medallion,
    push_of,
    spare_tile,
    still_board,
    tile_figure,
)
from app.presenters.shift.ending import ending
from app.presenters.shift.handling import can_reach, is_stuck, meets_pilot, sees_pilot, staying_of
from app.presenters.shift.log import turn_phrases
from app.presenters.shift.table_model import (
    NOTHING_WANTED,
    Heading,
    SeatModel,
    TableModel,
    WantedModel,
)
from app.presenters.shift.turn_words import AtMove, hint, walk_words
from app.presenters.shift.wanted import home_of, wanted
from app.session.helped import helped
from app.session.match import Match
from app.solo.stars import MOST


class ShiftTable(TurnsAtTable[State]):
    """The match, and who sits around it. Frozen models are made from here for each change.

    `seen_from` is the side of the board from which words name its lines; `is_lying`: the device
    lies between all seats, who see the same; `names_cells`: the board shows what they are called.
    """

    turn_end = TurnPassed
    results = TargetFound, GameWon
    has_own_marks = True
    _marked: tuple[object, Marks] | None = None

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        colors = tuple(SeatColor(color.value) for color in self.known.setup.colors)
        self.sit(replace(self.seating, seats=recolored(self.seats, colors)))
        self.seen_from = Side.BOTTOM
        self.is_lying = False
        self.names_cells = False

    @property
    def edition(self) -> str:
        return self.known.setup.edition.value

    @property
    def sides(self) -> tuple[Side, ...]:
        return tuple(seat.side for seat in self.seats)

    @property
    def has_secrets(self) -> bool:
        return len(self.seats) > 1 and not self.known.setup.shows_all_cards

    @property
    def costs_star(self) -> bool:
        """Stars are for whoever plays alone."""
        return len(self.seats) == 1 and len(helped(self.match)) < MOST - 1

    @property
    def is_within_turn(self) -> bool:
        """The shift may be taken back until the walk."""
        return self.known.phase is Phase.WALK

    @property
    def topic(self) -> str:
        return "walk" if self.known.phase is Phase.WALK else "push"

    @property
    def after_first(self) -> int:
        """Clockwise by the corners (S3)."""
        return next_seat(self.match.state_after(0))

    @property
    def state_line(self) -> Phrase:
        """How far the game is."""
        return phrase("shift.turn", number=shift_round(self.match, len(self.match.moves)))

    def push(self, finger: Finger, arrow: int) -> PushIn:
        return push_of(self.known, finger, arrow)

    def staying(self, finger: Finger) -> WalkTo:
        return staying_of(self.known, finger)

    @property
    def can_stay(self) -> bool:
        return self.is_in_hand and self.known.phase is Phase.WALK

    def asks_to_stay(self, finger: Finger) -> bool:
        """The own cell is aimed at."""
        return self.can_stay and finger.aim == self.staying(finger).cell

    def board(self, finger: Finger) -> BoardModel:
        known = self.known
        board = board_in_hand(known, finger) if self.is_in_hand else still_board(known)
        is_own = self.is_in_hand and (known.phase is Phase.WALK or finger.arrow is not None)
        last = NO_TURN if is_own else self._last_turn(len(self.match.moves))
        return replace(board, marks=self.marks(finger), last=last)

    def _last_turn(self, moves: int) -> LastTurn:
        """Of another seat than the person who looks; a bot's is marked while it still goes on."""
        mover = self.mover(moves - 1) if moves else self.looker
        if not moves or (mover == self.looker and self.seats[mover].is_person):
            return NO_TURN
        colors = self.known.setup.colors
        ends = self.bots_turns(moves) or (moves,)
        turns = [
            _last_turn(self.turn_before(end), colors[self.mover(end - 1)].value) for end in ends
        ]
        return replace(turns[-1], before=_in_place(turns))

    def marks(self, finger: Finger) -> Marks:
        """Where the one who looks strives to; nothing where others see it as well.

        For one look of the finger they are asked for several times.
        """
        asked = self.view, finger, self.is_lying
        if self._marked is None or self._marked[0] != asked:
            self._marked = asked, self._marks(finger)
        return self._marked[1]

    def _marks(self, finger: Finger) -> Marks:
        sought = self.wanted_by(self.looker)
        if sought.is_secret or not sought.is_there:
            return NO_MARKS
        if self.is_in_hand:
            return marks_of(self.known, finger, sought.targets, sought.home)
        return Marks(sought.targets, home=sought.home)

    def board_after(self, moves: int) -> BoardModel:
        """To look back at: the line that moved last, or the way that was walked."""
        board = still_board(self.known_after(moves))
        if not moves:
            return board
        color = self.known.setup.colors[self.mover(moves - 1)].value
        last = _last_turn(self.match.events_of(moves - 1), color)
        return replace(board, last=last, walker=last.pawn)

    def looker_before(self, move: int) -> int:
        """Who looks on while this move is made: the next seat does not yet."""
        turn: int = self.match.state_after(move).turn
        return turn if self._only_person is None else self._only_person

    def seen_board(self, moves: int, seat: int) -> BoardModel:
        """After so many moves, as this seat sees it."""
        board = still_board(self.known_after(moves))
        if moves and not self.seats[self.mover(moves - 1)].is_person:
            board = replace(board, last=self._last_turn(moves))
        view: Observation = seen_after(self.match, moves, seat)
        sought = self.wanted_then(view, seat)
        if sought.is_secret or not sought.is_there:
            return board
        return replace(board, marks=Marks(sought.targets, home=sought.home))

    def model(self, finger: Finger) -> TableModel:
        view: Observation = self.view
        known = self.known
        in_hand = self.is_in_hand
        turn = self._at_move(finger)
        seats = self._seats(view)
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
            hint=hint(turn, self.names[known.turn]),
            can_push=in_hand and known.phase is Phase.SHIFT and finger.arrow is not None,
            can_stay=self.can_stay and not finger.is_early,
            walk=walk_words(turn, home_of(self.view, known.turn)),
            asks=turn.asks,
            staying=self.staying(finger) if turn.asks else None,
            is_stuck=in_hand and is_stuck(known),
            is_near=turn.marks.is_near,
            can_undo=self.can_undo or self.puts_back(finger.arrow),
            other_pawn=_other_pawn(known, finger) if in_hand else "",
            end=self.end_told(lambda: ending(self.match, seats)),
        )

    def _at_move(self, finger: Finger) -> AtMove:
        aims = (
            self.is_in_hand and finger.aim != NOWHERE and can_reach(self.known, finger, finger.aim)
        )
        asks, in_hand = self.asks_to_stay(finger), self.is_in_hand
        return AtMove(
            self.known,
            finger,
            self.marks(finger),
            self.seen_from,
            in_hand,
            asks,
            aims,
            self.names_cells,
            meets_pilot(self.match.moves),
            sees_pilot(self.known, self.match.moves),
        )

    def heading(self, model: TableModel) -> Heading:
        """What stands around it; a puzzle says more."""
        if self.is_past:
            return replace(model.heading, line=phrase("look_back.possible"))
        return model.heading

    def model_after(self, moves: int) -> TableModel:
        """What all could see of the seats after so many moves."""
        view = seen_after(self.match, moves, self.looker)
        seats = self.moved_last(self._seats(view), moves)
        number = shift_round(self.match, moves)
        return replace(self.model(Finger()), round=number, seats=seats, can_undo=False)

    def step(self, number: int) -> LookBackStep:
        """With the tile that was pushed in, or the target that was walked to, and the spare that
        lies ready after it."""
        step = super().step(number)
        known = self.known_after(step.moves)
        move = self.match.moves[step.moves - 1] if number else None
        shown = NO_FIGURE
        if isinstance(move, PushIn):
            tile = still_board(known).tiles[ARROWS[move.arrow].entry]
            shown = tile_figure(self.edition, tile)
        elif isinstance(move, WalkTo) and (target := target_at(known.maze, move.cell)):
            shown = medallion(self.edition, target)
        return replace(step, figure=shown, spare=tile_figure(self.edition, spare_tile(known.maze)))

    def _seats(self, view: Observation) -> tuple[SeatModel, ...]:
        shown = enumerate(zip(self.row_names, self.seats, strict=True))
        return tuple(_seat(view, n, name, seat) for n, (name, seat) in shown)

    def wanted_by(self, seat: int) -> WantedModel:
        """For the eyes of that seat alone; nothing for bots and after the end."""
        return NOTHING_WANTED if self.is_over else self.wanted_then(self.seen_by(seat), seat)

    def wanted_then(self, view: Observation, seat: int) -> WantedModel:
        """Also what a seat looked for before; nothing for bots."""
        if not self.seats[seat].is_person:
            return NOTHING_WANTED
        return wanted(view, seat, is_secret=self.is_handed_on and self.is_lying)

    def wanted_around(self) -> tuple[WantedModel, ...]:
        """The cards before the seats of a lying device."""
        return tuple(self.wanted_by(seat) for seat in range(len(self.seats)))

    def turn_phrases(self, events: tuple[Event, ...]) -> tuple[Phrase, ...]:
        told = self.row_names, self.edition, self.seen_from
        return turn_phrases(events, *told, names_cells=self.names_cells)


def _seat(view: Observation, number: int, name: Field, seat: Seat) -> SeatModel:
    hand: HandView = view.hands[number]
    return SeatModel(
        name=name,
        pawn=view.setup.colors[number].value,
        face=bot_face(seat),
        found=hand.found,
        left=hand.left,
        open_cards=(hand.cards or ()) if view.setup.shows_all_cards else (),
        is_at_move=number == view.turn and view.phase is not Phase.OVER,
        is_person=seat.is_person,
        has_won=number in view.winners,
    )


def _last_turn(events: tuple[Event, ...], color: str) -> LastTurn:
    """Of the seat of this colour, by what it has done so far."""
    pushed = [each.arrow for each in events if isinstance(each, LineShifted)]
    walked = [each for each in events if isinstance(each, PawnWalked)]
    pawn, path = (walked[0].pawn, walked[0].path) if walked else (color, ())
    return LastTurn(pawn, pushed[0] if pushed else None, path)


def _in_place(turns: Sequence[LastTurn]) -> tuple[LastTurn, ...]:
    """Those before the last; a way of which a later push took a part with it leads nowhere."""
    found = []
    for number, turn in enumerate(turns[:-1]):
        pushed = {
            cell
            for later in turns[number + 1 :]
            if later.arrow is not None
            for cell in ARROWS[later.arrow].line
        }
        found.append(turn if pushed.isdisjoint(turn.path) else replace(turn, path=()))
    return tuple(found)


def _other_pawn(known: State, finger: Finger) -> str:
    """The pawn that a button would take in hand instead (S16), "" for none."""
    if len(walkers(known)) < 2:
        return ""
    return known.setup.colors[known.turn].value if chosen_walker(known, finger) else PILOT


def shift_round(match: Match, moves: int) -> int:
    """Every round each seat takes one turn of two moves; what ends the game begins none."""
    is_end = isinstance(match.game.status(match.state_after(moves)), Outcome)
    return (moves - is_end) // (2 * match.start.seats) + 1
