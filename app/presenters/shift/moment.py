"""A turn of Shift from near by: the way that was walked, and the pawn about to arrive."""

from collections.abc import Sequence
from dataclasses import replace

from app.games.shift.events import PILOT, Event, GameWon, PawnWalked, TargetFound
from app.games.shift.maze import CELL_NAMED, SIZE, target_at
from app.games.shift.observe import Observation
from app.games.shift.state import State
from app.games.shift.tiles import START_CELLS
from app.presenters.figures import Figure, Sprite, beads
from app.presenters.match.look_back import seen_after
from app.presenters.match.moment import Moment
from app.presenters.match.seats import by_seat
from app.presenters.phrase import Field
from app.presenters.shift.glance import board_sprites
from app.presenters.shift.log import target_phrase, turn_phrases
from app.session.match import Match
from app.teacher.review import Reviewed

JOY, JOY_ICON = "walk", "foot-print"
LONG = 5
"""Cells of a walk that is worth a word."""
SPAN, AROUND = 3.2, 1.4
"""Rows of cells that are seen, at least; and with a whole way, more than it takes."""
FOUND, HOME, ASIDE = 1.3, 1.2, 0.24
"""How large the target is that is found, and the place where a pawn began; how far a pawn stands
beside the target that came to it."""


def played(match: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
    moves = turn.span.moves
    events = _events(match, moves)
    edition = _edition(match)
    said = turn_phrases(events, names, edition, names_cells=False)
    by = _came_by(match, moves, names[turn.seat])
    return _moment(match, moves, by or (said[-1] if said else ""))


def _came_by(match: Match, moves: Sequence[int], name: Field) -> Field:
    """Whoever only walked, to a place that a target names."""
    events = _events(match, moves)
    walks = [event for event in events if isinstance(event, PawnWalked) and len(event.path) > 1]
    if not walks or any(isinstance(event, TargetFound | GameWon) for event in events):
        return ""
    state: State = match.state_after(moves[-1] + 1)
    target = target_at(state.maze, walks[-1].path[-1])
    if not target or walks[-1].pawn == PILOT:
        return ""
    return by_seat("shift.log.walked_by", name, target=target_phrase(_edition(match), target))


def possible(line: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
    moves = range(len(line.moves))
    found = [event.target for event in _events(line, moves) if isinstance(event, TargetFound)]
    return _moment(line, moves, _near(_edition(line), found, names[turn.seat]))


def joy(match: Match, turn: Reviewed) -> int:
    """How far somebody walked."""
    events = _events(match, turn.span.moves)
    far = max((len(event.path) for event in events if isinstance(event, PawnWalked)), default=0)
    return far if far >= LONG else 0


def joyful(match: Match, turn: Reviewed, names: tuple[Field, ...]) -> Moment:
    """The whole way."""
    shown, events = played(match, turn, names), _events(match, turn.span.moves)
    path = max((each.path for each in events if isinstance(each, PawnWalked)), key=len)
    across, down = zip(*map(_place, path), strict=True)
    focus = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    far = max(max(across) - min(across), max(down) - min(down))
    span = min(SIZE, max(SPAN, far + AROUND))
    larger = [_seen_from_afar(sprite, span / SPAN) for sprite in shown.figure.sprites]
    words = by_seat("review.shift.walked", names[turn.seat])
    return Moment(words, replace(shown.figure, sprites=tuple(larger)), focus, span)


def _seen_from_afar(sprite: Sprite, far: float) -> Sprite:
    """A trail is as wide as from near by, and a pawn a little larger."""
    scale = {"bead": far, "pawn": far**0.4}.get(sprite.name.partition("/")[0], 1.0)
    return replace(sprite, scale=scale * sprite.scale)


def signs(match: Match, turn: Reviewed) -> tuple[Figure, ...]:
    """The target, or the place it came home to."""
    events = _events(match, turn.span.moves)
    found = [event.target for event in events if isinstance(event, TargetFound)]
    won = [event.seat for event in events if isinstance(event, GameWon)]
    colors = match.state_after(0).setup.colors
    names = [f"mark/m{target}" for target in found] or [f"start/{colors[seat]}" for seat in won]
    edition = _edition(match)
    return tuple(Figure(edition, 1, 1, (Sprite(name, 0.5, 0.5, FOUND),)) for name in names[-1:])


def _near(edition: str, found: Sequence[int], name: Field) -> Field:
    if not found:
        return by_seat("review.shift.near_home", name)
    return by_seat("review.shift.near", name, target=target_phrase(edition, found[0]))


def _edition(match: Match) -> str:
    edition: str = match.state_after(0).setup.edition.value
    return edition


def _events(match: Match, moves: Sequence[int]) -> list[Event]:
    return [event for move in moves for event in match.events_of(move)]


def _moment(match: Match, moves: Sequence[int], words: Field) -> Moment:
    """As it was before the walk: whatever was pushed lies already."""
    walks = [event for event in _events(match, moves) if isinstance(event, PawnWalked)]
    view: Observation = seen_after(match, moves[-1] if walks else moves[-1] + 1, 0)
    if not walks:
        cell = view.pawns[view.turn]
        figure = Figure(view.setup.edition.value, SIZE, SIZE, tuple(board_sprites(view)))
        return Moment(words, figure, _place(cell), SPAN)
    walk = walks[-1]
    others = [sprite for sprite in board_sprites(view) if sprite.name != f"pawn/{walk.pawn}"]
    sprites = (*others, *_walk(view, walk))
    figure = Figure(view.setup.edition.value, SIZE, SIZE, sprites)
    (x, y), (before_x, before_y) = _place(walk.path[-1]), _place(walk.path[-2:][0])
    return Moment(words, figure, ((x + before_x) / 2, (y + before_y) / 2), SPAN)


def _walk(view: Observation, walk: PawnWalked) -> list[Sprite]:
    """The trail, a ring where it ends, and the pawn a step before that."""
    x, y = _place(walk.path[-1])
    target = next((n for n, cell in enumerate(view.maze.targets, 1) if cell == walk.path[-1]), 0)
    mark = [Sprite(f"mark/m{target}", x, y, FOUND)] if target else _home(view, walk, x, y)
    places = [_place(cell) for cell in walk.path]
    stands = places[-2:][0]
    if len(places) == 1 and target:
        stands = x - ASIDE, y + ASIDE
    trail = beads(f"bead/{walk.pawn}", *places)
    return [*trail, Sprite("ring/goal", x, y, FOUND), *mark, Sprite(f"pawn/{walk.pawn}", *stands)]


def _home(view: Observation, walk: PawnWalked, x: float, y: float) -> list[Sprite]:
    """Where the pawn began, if it comes back there."""
    is_home = walk.pawn == view.setup.colors[walk.seat].value and walk.path[-1] == _home_of(view)
    return [Sprite(f"start/{walk.pawn}", x, y, HOME)] if is_home else []


def _home_of(view: Observation) -> int:
    return CELL_NAMED[START_CELLS[view.setup.colors[view.turn]]]


def _place(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, SIZE)
    return column + 0.5, row + 0.5
