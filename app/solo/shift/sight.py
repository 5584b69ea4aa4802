"""How hard a Shift puzzle of one quest is: how often players of limited sight solve it in par.

Such a player sees every way of so many turns, and takes it. Where it sees none it pushes anywhere
and walks as near as it gets: so do the medium bot, that sees one turn, and the hard one, that sees
four (`shift_player`). The easy bot is the one without sight: it strolls, and overlooks every second
time what lies at its feet.

Nobody is drawn by lot. Who is to be done in par must by luck take turns that keep par, until the
way is in sight; these the search knows, so the share is exact, but for rounding.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from app.bots.shift_player import OVERLOOKS, TURNS_A_TILE
from app.bots.shift_ways import steps_between
from app.core.sides import turns_of
from app.core.thinking import Thinking
from app.games.shift.boards import EVERY_ARROW, LANE, boards_in
from app.games.shift.maze import (
    ALL,
    ARROWS,
    ON_SPARE,
    Maze,
    cells_of,
    pushed,
    pushed_cell,
    reachable,
)
from app.games.shift.moves import PushIn
from app.games.shift.search import Answer, Question, begun, fewest_turns
from app.games.shift.solving import Quest, quests
from app.games.shift.state import State
from app.solo.shift.task import start_of

EVERYBODY = 10**9
"""All players: shares are parts of that."""
SIGHTS = range(5)
"""From the easy bot's to the hard one's."""
STROLL = 2
"""So many turns the one without sight gets right by chance; more is too seldom to count."""
COUNTED = {5: 1}
"""By par, how many turns of luck are counted, where that takes too long to find out for all."""


class Place(NamedTuple):
    maze: Maze
    cell: int
    barred: int | None

    @property
    def pushes(self) -> int:
        return (len(ARROWS) - (self.barred is not None)) * len(turns_of(self.maze.spare))

    def after(self, push: PushIn) -> "Place":
        maze = pushed(self.maze, push.arrow, push.openings)
        return Place(maze, pushed_cell(self.cell, push.arrow), ARROWS[push.arrow].opposite)

    @property
    def reach(self) -> int:
        return reachable(self.maze.planes, 1 << self.cell)


def shares(state: State, par: int, answer: Answer) -> Thinking[tuple[int, ...]]:
    """Of the players of each sight those done in par, which the whole answer has the turns of."""
    quest = quests(state)[0]
    place = Place(state.maze, start_of(state, quest).bit_length() - 1, state.barred)
    luck, found = Luck(quest, {place: answer}), list[int]()
    for sight in SIGHTS:
        is_counted = par - sight <= (COUNTED.get(par, par) if sight else STROLL)
        found.append((yield from luck.done(place, par, sight)) if is_counted else 0)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Luck:
    """What becomes of those who see no way; known answers serve players of any sight."""

    quest: Quest
    known: dict[Place, Answer | None]

    def done(self, place: Place, turns: int, sight: int) -> Thinking[int]:
        """Those done in so many turns, the fewest there are; none if it takes more."""
        if sight >= turns:
            return EVERYBODY
        if turns == 1:
            return found_at_its_feet(self.quest, place)
        answer = yield from self._answer(place, turns)
        done = 0
        for push, cells in answer.first_turns if answer else ():
            yield
            after = place.after(push)
            ends = nearest_cells(after, self.quest) if sight else after.reach
            weight = EVEN if sight else stroll_weight(place.maze, push)
            right = 0
            for cell in cells_of(ends & cells):
                right += yield from self.done(after._replace(cell=cell), turns - 1, sight)
            done += right * weight // (EVEN * place.pushes * ends.bit_count())
        return done

    def _answer(self, place: Place, turns: int) -> Thinking[Answer | None]:
        if place not in self.known:
            maze, cell, barred = place
            at, goal = self.quest.lies_at(maze), self.quest.goal
            self.known[place] = yield from fewest_turns(maze, 1 << cell, goal, at, barred, turns)
        return self.known[place]


def nearest_cells(place: Place, quest: Quest) -> int:
    """Where a walk ends that goes as near as it gets: any of these cells."""
    end, reach = quest.lies_at(place.maze), place.reach
    if end == ON_SPARE:
        return reach
    steps = {cell: steps_between(cell, end) for cell in cells_of(reach)}
    least = min(steps.values())
    return sum(1 << cell for cell, far in steps.items() if far == least)


EVEN = TURNS_A_TILE
"""How often a push is made of all, if each is as likely; who strolls seldom turns the tile."""


def stroll_weight(maze: Maze, push: PushIn) -> int:
    unturned = (TURNS_A_TILE - 1) * len(turns_of(maze.spare))
    return 1 + unturned * (push.openings == maze.spare)


def found_at_its_feet(quest: Quest, place: Place) -> int:
    """Of those who stroll: some see it, the others still get there by chance."""
    done = 0
    for push, hits, reach in _last_turns(quest, place):
        all_walks = OVERLOOKS * reach
        right = (OVERLOOKS - 1) * reach + hits
        weight = EVERYBODY * stroll_weight(place.maze, push)
        done += weight * right // (EVEN * place.pushes * all_walks)
    return done


def _last_turns(quest: Quest, place: Place) -> Iterator[tuple[PushIn, int, int]]:
    """The pushes after which the quest can end, on how many cells, and of how many in reach."""
    maze = place.maze
    asked = Question(maze, 1 << place.cell, quest.goal, quest.lies_at(maze), place.barred)
    boards, reach = begun(asked, EVERY_ARROW)
    hits = quest.goal.cells(boards.size, boards.planes, boards.target) & reach
    turns = turns_of(maze.spare)
    for board in boards_in(hits):
        turn, arrow = divmod(board, len(ARROWS))
        on_board = [(cells >> LANE * board & ALL).bit_count() for cells in (hits, reach)]
        yield PushIn(arrow, turns[turn]), on_board[0], on_board[1]
