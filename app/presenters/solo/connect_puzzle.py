"""A puzzle of Connect at the table: how many tiles are to be taken, hints, and how it went."""

from dataclasses import replace

from app.core.thinking import Thinking
from app.games.connect.events import TileLaid
from app.games.connect.moves import Lay, Take
from app.games.connect.rules import apply, choice_now
from app.games.connect.state import Phase, State
from app.presenters.connect.board_model import Finger
from app.presenters.connect.hint_words import PLANNED
from app.presenters.connect.table import ConnectTable
from app.presenters.connect.table_model import TableModel
from app.presenters.connect.tiles import tile_model, tiles_figure
from app.presenters.phrase import counted, phrase
from app.presenters.solo.aim import NO_AIM, Aim
from app.presenters.solo.naming import line_of, title_of
from app.presenters.solo.outcome import Mark, Way
from app.session.alone import alone
from app.session.match import Match
from app.session.tasks import grade_in
from app.solo.connect.most import most_taken
from app.solo.ghosts import Ghost
from app.solo.stars import stars
from app.teacher.connect_hint import around
from app.teacher.hints import Hint


class ConnectPuzzleTable(ConnectTable):
    """`asked` is what the match knows of the puzzle that it is."""

    ghost: Ghost | None = None

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.asked = alone(match)

    def model(self, finger: Finger) -> TableModel:
        """The puzzle's name instead of the game's: there is no pile."""
        model = super().model(finger)
        if self.asked is None:
            return model
        code, grade = self.asked.code, grade_in(self.match.table)
        name, told = title_of(code.kind, code.seed), line_of(code.kind, code.seed, grade)
        return replace(model, name=name, told=told)

    @property
    def aim(self) -> Aim:
        """A circle for each tile of the hand; the stars are known once all is taken."""
        if self.asked is None:
            return NO_AIM
        first: State = self.match.state_after(0)
        par, hints = self.asked.par, self.asked.hints
        won = self.asked.stars if self.is_over else stars(par, par, hints)
        brief, lays = counted("solo.aim.take", par), len(first.hands[0])
        words = counted("solo.aim.lay", lays, take=counted("solo.aim.most", par))
        return Aim(words, brief, len(self._lays), lays, won, self.is_over)

    @property
    def _lays(self) -> list[int]:
        """The numbers of the moves that lay a tile."""
        return [number for number, move in enumerate(self.match.moves) if isinstance(move, Lay)]

    def ways(self) -> tuple[Way, ...]:
        """Lay by lay with which tile, and what was taken."""
        lays = self._lays
        ends = (*lays[1:], len(self.match.moves))
        return tuple(
            self._way(number, *moves)
            for number, moves in enumerate(zip(lays, ends, strict=True), 1)
        )

    def _way(self, number: int, move: int, end: int) -> Way:
        taken = counted("solo.way.take", self._taken(move + 1))
        laid = [event for event in self.events_of(move, 0) if type(event) is TileLaid]
        figure = tiles_figure([tile_model(each.tile, each.turn) for each in laid])
        return Way(number, phrase("solo.way.lay"), taken, moves=(move, end), figure=figure)

    def _taken(self, number: int) -> int:
        moves = self.match.moves[number : number + 1]
        return sum(len(move.cells) for move in moves if isinstance(move, Take))

    def thought_marks(self) -> Thinking[tuple[Mark, ...]]:
        """Which lay cost something is not told: only that none did."""
        yield
        is_best = self.asked is not None and self.asked.result >= self.asked.par
        return ((Mark.BEST if is_best else Mark.NONE),) * len(self._lays)

    def thought_hint(self) -> Thinking[Hint | None]:
        """The next move of a way to take the most that there still is."""
        state: State = self.match.state
        if state.phase is not Phase.LAY:
            return (yield from _take_hint(state))
        most = yield from most_taken(state)
        if not most.lines:
            return None
        lay = most.lines[0][0]
        where = around(lay.cell) if isinstance(lay, Lay) else ()
        return Hint(where, (lay,), PLANNED, {"taken": most.taken})


def _take_hint(state: State) -> Thinking[Hint]:
    """Of what may be taken that after which the most is left to take."""
    choice = choice_now(state)
    most, best = -1, choice.largest()
    for take in choice.takes():
        after, onward = apply(state, take).state, 0
        if after.phase is Phase.LAY:
            onward = (yield from most_taken(after)).taken
        if len(take.cells) + onward > most:
            most, best = len(take.cells) + onward, take
    return Hint(choice.matched or (choice.laid,), (best,), PLANNED, {"taken": most})
