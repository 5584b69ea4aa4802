"""A puzzle of Shift at the table: what is wanted in words, hints, and its way once it is solved."""

from dataclasses import replace
from itertools import pairwise

from app.core.thinking import Thinking
from app.games.shift.events import TargetFound
from app.games.shift.gathering import tour
from app.games.shift.maze import cell_text
from app.games.shift.moves import Move, PushIn
from app.games.shift.solving import DEEPEST, nearest, quests
from app.games.shift.state import Ending, State
from app.presenters.match.ending import NO_END, EndModel
from app.presenters.match.look_back import seen_after
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.shift.board_model import BoardModel, Finger, medallion
from app.presenters.shift.glance import tiles_of
from app.presenters.shift.hint_words import SOLVES
from app.presenters.shift.log import (
    line_phrase,
    rim_place,
    seen_at,
    target_phrase,
)
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import Heading, SeatModel, TableModel
from app.presenters.solo.aim import NO_AIM, Aim, aim_of
from app.presenters.solo.naming import line_of, title_of
from app.presenters.solo.outcome import Mark, Way
from app.session.alone import alone
from app.session.helped import helped
from app.session.match import Match
from app.session.tasks import grade_in
from app.solo.ghosts import Ghost
from app.teacher.hints import Hint
from app.teacher.shift_hint import Why, hint, is_tour, reason, shortest_ways


class ShiftPuzzleTable(ShiftTable):
    """`asked` is what the match knows of the puzzle that it is; `goal` why a turn is good that
    would win a match."""

    ghost: Ghost | None = None
    goal = SOLVES

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.asked = alone(match)

    def _end(self, _seats: tuple[SeatModel, ...]) -> EndModel:
        """It ends in a way of its own."""
        return NO_END

    @property
    def costs_star(self) -> bool:
        return self.aim.stars > 1

    @property
    def aim(self) -> Aim:
        if self.asked is None:
            return NO_AIM
        par, hints, moves = self.asked.par, self.asked.hints, len(self.match.moves)
        return aim_of(par, hints, self._task(par), self._asked(), moves, self.is_over)

    def _task(self, par: int) -> Phrase:
        """What is to be done."""
        first: State = self.match.state_after(0)
        cards = len(first.hands[0].cards)
        if cards > 1:
            return counted("solo.aim.all", par)
        if not cards and first.setup.ending is Ending.ANY_EXIT:
            return counted("solo.aim.exit", par)
        return counted("solo.aim.reach", par, target=self._asked())

    def _asked(self) -> Field:
        """By how it began: found cards do not change what is asked."""
        first: State = self.match.state_after(0)
        cards = first.hands[0].cards
        if len(cards) == 1:
            return target_phrase(self.edition, cards[0])
        return phrase("solo.wanted.all" if cards else f"solo.wanted.{first.setup.ending.value}")

    def heading(self, model: TableModel) -> Heading:
        """The puzzle's name instead of the edition's."""
        if self.asked is None:
            return model.heading
        code, grade = self.asked.code, grade_in(self.match.table)
        title, line = title_of(code.kind, code.seed), line_of(code.kind, code.seed, grade)
        return replace(model.heading, name=title, line=line)

    def thought_hint(self) -> Thinking[Hint | None]:
        """On a shortest way from here, or None where it is too far."""
        return self._as_asked((yield from hint(self.view)))

    def _as_asked(self, found: Hint) -> Hint | None:
        if found.why == Why.FAR:
            return None
        return replace(found, why=self.goal) if found.why == Why.WINS else found

    def thought_why(self, played: Match) -> Thinking[Hint | None]:
        """The own turn, where all of them made par."""
        if self.asked is None or self.asked.par != len(played.moves[::2]):
            return (yield from self.thought_hint())
        line = list(played.moves[len(self.match.moves) :])
        return self._as_asked((yield from reason(self.match.state, line)))

    def board(self, finger: Finger) -> BoardModel:
        """Once it is solved: its last turn."""
        board, moves = super().board(finger), len(self.match.moves)
        if not self.is_over or moves < 2:
            return board
        return replace(board, last=self.board_after(moves).last)

    def board_after(self, moves: int) -> BoardModel:
        """Of a whole turn where its tile came in, and the way that was walked; once all is over
        nothing can be pushed."""
        board = super().board_after(moves)
        if moves > 1 and board.last.arrow is None:
            pushed = super().board_after(moves - 1).last.arrow
            board = replace(board, last=replace(board.last, arrow=pushed))
        if self.is_over and not self.is_past:
            board = replace(board, are_arrows_faint=True, walker="")
        return board

    def thought_marks(self) -> Thinking[tuple[Mark, ...]]:
        """For each turn whether it brought the end nearer, by the exact search."""
        return (yield from marks(self.match))

    def ways(self) -> tuple[Way, ...]:
        """Turn by turn how it was solved; no mark yet."""
        moves = self.match.moves
        return tuple(self._way(number) for number in range((len(moves) + 1) // 2))

    def _way(self, number: int) -> Way:
        push, *walks = self.match.moves[2 * number : 2 * number + 2]
        pushed = phrase("solo.way.push", line=line_phrase(push.arrow, self.seen_from))
        moves = 2 * number, 2 * number + 1 + len(walks)
        side, line = rim_place(push.arrow, self.seen_from)
        board = tiles_of(seen_after(self.match, moves[0] + 1, 0))
        told = Way(number + 1, pushed, moves=moves, side=side, line=line, board=board)
        return self._with_end(told, 2 * number + 1, *walks) if walks else told

    def _with_end(self, way: Way, number: int, walk: Move) -> Way:
        """With the way walked; a target that was reached is seen."""
        last = self.board_after(number + 1).last
        path = tuple(seen_at(cell, self.seen_from) for cell in last.path)
        way = replace(way, then=self._walked(number, walk), path=path, pawn=last.pawn)
        for event in self.match.events_of(number):
            if isinstance(event, TargetFound):
                return replace(way, figure=medallion(self.edition, event.target))
        return way

    def _walked(self, number: int, walk: Move) -> Field:
        if isinstance(walk, PushIn):
            return ""
        for event in self.match.events_of(number):
            if isinstance(event, TargetFound):
                return phrase("solo.way.find", target=target_phrase(self.edition, event.target))
        if len(self.board_after(number + 1).last.path) == 1:
            return phrase("solo.way.stay")
        return phrase("solo.way.walk", cell=cell_text(walk.cell))


def marks(match: Match) -> Thinking[tuple[Mark, ...]]:
    """For each turn whether it brought the end nearer, by the exact search; what a hint showed is
    that and no more."""
    far: list[int | None] = []
    for moves in range(0, len(match.moves), 2):
        far.append((yield from _turns_left(match.state_after(moves))))
    far.append(0)
    found: list[Mark] = []
    shown = helped(match)
    for number, (before, after) in enumerate(pairwise(far)):
        if shown & {2 * number, 2 * number + 1}:
            found.append(Mark.HINT)
            continue
        is_best, first = _is_best(before, after), match.state_after(2 * number)
        is_only = is_best and (yield from _is_only_way(first))
        found.append(Mark.ONLY if is_only else Mark.BEST if is_best else Mark.NONE)
    return tuple(found)


def _is_only_way(state: State) -> Thinking[bool]:
    """One push alone keeps par; of several targets that is not asked."""
    if is_tour(state):
        return False
    ways = yield from shortest_ways(state, DEEPEST)
    return len({way.push for way in ways}) == 1


def _is_best(before: int | None, after: int | None) -> bool:
    return before is not None and after is not None and after == before - 1


def _turns_left(state: State) -> Thinking[int | None]:
    """Of several targets to the last one, on the shortest tour of all."""
    if is_tour(state):
        line = yield from tour(state)
        return (len(line) + 1) // 2 if line else None
    found = yield from nearest(state, quests(state), DEEPEST)
    return found[1] if found else None
