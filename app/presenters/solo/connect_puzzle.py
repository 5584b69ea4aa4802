"""A puzzle of Connect at the table: how many tiles are to be taken, hints, and how it went."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace

from app.core.thinking import Thinking
from app.games.connect.events import CreatureMatched, Event, TileLaid
from app.games.connect.moves import Lay, Move, Take
from app.games.connect.rules import apply, choice_now
from app.games.connect.state import Phase, State
from app.presenters.connect.board_model import Finger
from app.presenters.connect.hint_words import PLANNED, PREPARES, TOGETHER
from app.presenters.connect.table import ConnectTable
from app.presenters.connect.table_model import TableModel
from app.presenters.connect.tiles import TileModel, sprites_at, tile_model, tiles_figure
from app.presenters.figures import Figure, Sprite
from app.presenters.match.telling import listed
from app.presenters.phrase import Field, counted, phrase
from app.presenters.solo.aim import NO_AIM, Aim
from app.presenters.solo.naming import line_of, title_of
from app.presenters.solo.outcome import Mark, Way
from app.session.alone import alone
from app.session.helped import helped
from app.session.match import Match
from app.session.tasks import grade_in
from app.solo.connect.most import most_taken
from app.solo.ghosts import Ghost
from app.solo.stars import stars
from app.teacher.connect_hint import Why, around, reason_to_take
from app.teacher.hints import Hint

BEADS, LED, APART, PLUS, BADGE = (0.14, 0.32, 0.5), 0.64, 1.08, 0.32, 1.3
"""In tiles: where beads lie behind what was laid, how much room they take, how far it is from one
that was taken to the next, and where its plus is; and how much larger that is than usual."""
FEW, DEEP = 2, 2
"""More than so many that were taken lie so deep: a long row left no room for words beside it."""


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
    def costs_star(self) -> bool:
        return self.aim.stars > 1

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
        return Aim(words, brief, len(self._lays), lays, won, self.is_over, has_limit=True)

    @property
    def _lays(self) -> list[int]:
        """The numbers of the moves that lay a tile."""
        return [number for number, move in enumerate(self.match.moves) if isinstance(move, Lay)]

    def ways(self) -> tuple[Way, ...]:
        """Lay by lay with which tile, which creatures it joined, and what was taken."""
        lays = self._lays
        ends = (*lays[1:], len(self.match.moves))
        return tuple(
            self._way(number, *moves)
            for number, moves in enumerate(zip(lays, ends, strict=True), 1)
        )

    def _way(self, number: int, move: int, end: int) -> Way:
        events, cells = self.events_of(move, 0), self._taken(move + 1)
        laid = [tile_model(each.tile, each.turn) for each in events if type(each) is TileLaid]
        state: State = self.match.state_after(move + 1)
        taken = [tile_model(each.tile, each.turn) for each in state.table if each.cell in cells]
        words = counted("connect.tiles", len(taken)), *joined(events, cells)
        way = Way(number, words[-1], moves=(move, end), figure=brought(laid, taken), is_told=False)
        return replace(way, then=words[0]) if taken else way

    def _taken(self, number: int) -> set[int]:
        moves = self.match.moves[number : number + 1]
        return {cell for move in moves if isinstance(move, Take) for cell in move.cells}

    def thought_marks(self) -> Thinking[tuple[Mark, ...]]:
        """Which lay cost something is not told: only that none did, and what a hint showed."""
        yield
        is_best = self.asked is not None and self.asked.result >= self.asked.par
        own, shown = Mark.BEST if is_best else Mark.NONE, helped(self.match)
        return tuple(Mark.HINT if shown & {lay, lay + 1} else own for lay in self._lays)

    def thought_why(self, _played: Match) -> Thinking[Hint | None]:
        """Of several ways to take the most any is as good."""
        return (yield from self.thought_hint())

    def thought_hint(self) -> Thinking[Hint | None]:
        """The next move of a way to take the most that there still is."""
        state: State = self.match.state
        if state.phase is not Phase.LAY:
            return (yield from _take_hint(state))
        most = yield from most_taken(state)
        if not most.lines:
            return None
        return _lay_hint(most.lines[0], most.taken)


def joined(events: Iterable[Event], cells: Container[int]) -> tuple[Field, ...]:
    """The creatures by whose paths these cells were reached, if any were."""
    matched = (event for event in events if isinstance(event, CreatureMatched))
    names = {event.creature.value: None for event in matched if event.way[-1] in cells}
    return (listed(phrase(f"creature.{name}") for name in names),) if names else ()


def brought(laid: Sequence[TileModel], taken: Sequence[TileModel]) -> Figure:
    """What was laid, and beads that lead to what it took, each of that whole."""
    if not taken:
        return tiles_figure(laid)
    deep = DEEP if len(taken) > FEW else 1
    rows, columns = (1 + APART * (each - 1) for each in (deep, -(-len(taken) // deep)))
    first, left = len(laid), len(laid) + LED + 0.5
    places = [
        (left + APART * (number // deep), 0.5 + APART * (number % deep))
        for number in range(len(taken))
    ]
    before = [
        sprite for x, tile in enumerate(laid) for sprite in sprites_at(tile, x + 0.5, rows / 2)
    ]
    beads = [Sprite("bead", first + x, rows / 2) for x in BEADS]
    things = [
        sprite
        for tile, place in zip(taken, places, strict=True)
        for sprite in sprites_at(tile, *place)
    ]
    pluses = [Sprite("badge/plus", x + PLUS, y - PLUS, BADGE) for x, y in places]
    sprites = (*before, *beads, *things, *pluses)
    return replace(tiles_figure(laid), columns=first + LED + columns, rows=rows, sprites=sprites)


def _lay_hint(line: Sequence[Move], most: int) -> Hint:
    """Of a line that takes the most: what its first lay brings, and what the one after it."""
    lay = line[0]
    where = around(lay.cell) if isinstance(lay, Lay) else ()
    now, later = (
        sum(len(move.cells) for move in moves if isinstance(move, Take))
        for moves in (line[:2], line[2:])
    )
    if not later:
        is_last = len(line) == 2 and now
        return Hint(where, (lay,), Why.TAKES_MOST if is_last else PLANNED, {"taken": most})
    if not now:
        return Hint(where, (lay,), PREPARES, {"taken": later})
    return Hint(where, (lay,), TOGETHER, {"taken": now, "onward": later})


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
    if len(best.cells) == len(choice.largest().cells):
        return reason_to_take(state, best)
    return Hint(choice.matched or (choice.laid,), (best,), PLANNED, {"taken": most})
