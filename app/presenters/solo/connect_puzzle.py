"""A puzzle of Connect at the table: how many tiles are to be taken, hints, and how it went."""

from app.core.thinking import Thinking
from app.games.connect.moves import Lay, Move, Take
from app.games.connect.rules import apply, choice_now
from app.games.connect.state import Phase, State
from app.presenters.connect.board_model import Finger
from app.presenters.connect.table import ConnectTable
from app.presenters.phrase import counted, phrase
from app.presenters.solo.aim import NO_AIM, Aim
from app.presenters.solo.outcome import Mark, Way
from app.session.alone import alone
from app.session.match import Match
from app.solo.connect.most import most_taken
from app.solo.ghosts import Ghost
from app.solo.stars import stars


class ConnectPuzzleTable(ConnectTable):
    """`asked` is what the match knows of the puzzle that it is."""

    ghost: Ghost | None = None

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.asked = alone(match)

    @property
    def aim(self) -> Aim:
        """A circle for each tile of the hand; the stars are known once all is taken."""
        if self.asked is None:
            return NO_AIM
        first: State = self.match.state_after(0)
        par, hints = self.asked.par, self.asked.hints
        won = self.asked.stars if self.is_over else stars(par, par, hints)
        words = counted("solo.aim.take", par)
        return Aim(words, words, len(self._lays), len(first.hands[0]), won, self.is_over)

    @property
    def _lays(self) -> list[int]:
        """The numbers of the moves that lay a tile."""
        return [number for number, move in enumerate(self.match.moves) if isinstance(move, Lay)]

    def ways(self) -> tuple[Way, ...]:
        """Lay by lay what was taken."""
        return tuple(
            Way(number + 1, phrase("solo.way.lay"), counted("solo.way.take", self._taken(move + 1)))
            for number, move in enumerate(self._lays)
        )

    def _taken(self, number: int) -> int:
        moves = self.match.moves[number : number + 1]
        return sum(len(move.cells) for move in moves if isinstance(move, Take))

    def thought_marks(self) -> Thinking[tuple[Mark, ...]]:
        """Which lay cost something is not told: only that none did."""
        yield
        is_best = self.asked is not None and self.asked.result >= self.asked.par
        return ((Mark.BEST if is_best else Mark.NONE),) * len(self._lays)

    def thought_hint(self) -> Thinking[Move | None]:
        """The next move of a way to take the most that there still is."""
        state: State = self.match.state
        if state.phase is Phase.LAY:
            most = yield from most_taken(state)
            return most.lines[0][0] if most.lines else None
        best: tuple[int, Take | None] = (-1, None)
        for take in choice_now(state).takes():
            after = apply(state, take).state
            onward = 0
            if after.phase is Phase.LAY:
                onward = (yield from most_taken(after)).taken
            if len(take.cells) + onward > best[0]:
                best = len(take.cells) + onward, take
        return best[1]


def finger_for(state: State, move: Move) -> Finger:
    """What a finger would do for this move: the tile hangs there, or those to take are chosen."""
    if isinstance(move, Take):
        return Finger(chosen=move.cells)
    slot = state.hands[0].index(move.tile)
    turns = (move.turn, 0) if slot == 0 else (0, move.turn)
    return Finger(slot, turns, move.cell)
