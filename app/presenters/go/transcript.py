"""Go told so that it can be played again: each roll, and every tile by what it shows as it lies.

In relay boards are hidden while they are built (G11): rounds are told once they are scored.
"""

from collections.abc import Iterable, Iterator, Sequence

from app.core.sides import EAST, SIDES, turned
from app.games.go.board import STEPS, TREASURE_CELLS, Laid, cell_text
from app.games.go.events import DiceRolled, Event, GameWon, SeatScored, TileClaimed, TimeUp
from app.games.go.moves import Claim, LayTile, LiftTile, Move
from app.games.go.state import State
from app.games.go.tiles import HOLE_TILES, JOKER, PRINTED
from app.presenters.figures import NO_FIGURE, Figure, Sprite
from app.presenters.go.log import treasure_name
from app.presenters.go.moment import board_figure
from app.presenters.go.step_figure import laid_figure
from app.presenters.match.telling import Lay, Name, ToldTurn, listed, sides_phrase
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.times import time_text
from app.session.match import Match

LABEL, HIGH = 0.8, 1.15
"""In cells: how much room a tile's name has, and how far it is from a tile to the next."""


def places(_match: Match) -> tuple[Phrase, ...]:
    return (phrase("told.cells", column="e", row="5"),)


def lay(_match: Match) -> Lay:
    """The six tiles with both their sides, and what they are called."""
    sprites, names = list[Sprite](), list[Name]()
    for tile, side in PRINTED:
        left, y = (LABEL + 2) * (side == "b"), (tile - 0.5) * HIGH
        sprites.append(Sprite(f"tile/{tile}{side}/e", left + LABEL + 1, y))
        names.append(Name(f"{tile}{side}", left + LABEL / 2, y))
    rows = max(tile for tile, _ in PRINTED) * HIGH
    figure = Figure("go", 2 * (LABEL + 2), rows, tuple(sprites))
    return Lay(figure, tuple(names), phrase("told.go.opening"))


def beginning(_match: Match, _names: Sequence[Field]) -> Iterator[Phrase]:
    """What the tiles are like with their second cell on the right."""
    for (tile, side), (one, other) in PRINTED.items():
        key = "tile_hole" if tile in HOLE_TILES else "tile"
        sides = {"one": sides_phrase(one), "other": sides_phrase(other)}
        yield phrase(f"told.go.{key}", tile=f"{tile}{side}", **sides)


def turns(match: Match, count: int) -> Iterator[ToldTurn]:
    """Roll by roll what was done with tiles, counted. One that is lifted and laid was moved."""
    first: State = match.state_after(0)
    yield _roll(first.round, first.roll)
    number, moves = 0, match.moves[:count]
    for n, move in enumerate(moves):
        before: State = match.state_after(n)
        follows = moves[n + 1] if n + 1 < count else None
        if _are_one(move, follows):
            continue
        words = _deed(move, n > 0 and _are_one(moves[n - 1], move), before)
        own = [event for event in match.events_of(n) if isinstance(event, SeatScored | TileClaimed)]
        seat = getattr(move, "seat", None)
        words += [each for event in own if event.seat == seat for each in _scored(event, first)]
        if words and seat is not None:
            number += 1
            yield ToldTurn(tuple(words), number, seat, _figure(match, n, move))
        for told in _results(match, n, seat):
            yield told
            number *= told.seat is not None


def _are_one(move: Move, follows: Move | None) -> bool:
    return (
        isinstance(move, LiftTile)
        and isinstance(follows, LayTile)
        and (move.seat, move.tile) == (follows.seat, follows.laid.tile)
    )


def _deed(move: Move, is_moved: bool, before: State) -> list[Phrase]:
    match move:
        case LayTile(_, laid):
            key = "moved" if is_moved else "laid"
            if laid.tile == JOKER:
                return [phrase(f"told.go.{key}_joker", cell=cell_text(laid.at))]
            cells = dict(zip(("first", "next"), _cells(laid), strict=True))
            return [phrase(f"told.go.{key}", tile=f"{laid.tile}{laid.side}", **cells)]
        case LiftTile(seat, tile):
            lay = next(one for one in before.seats[seat].laid if one.tile == tile)
            if tile == JOKER:
                return [phrase("told.go.lifted_joker")]
            return [phrase("told.go.lifted", tile=f"{tile}{lay.side}")]
        case Claim(_, milliseconds):
            return [phrase("told.go.claimed", time=time_text(milliseconds))]
    return []


def _cells(laid: Laid) -> Iterator[Phrase]:
    """Both cells by what they show; the one with the hole first."""
    turns = SIDES.index(laid.direction) - SIDES.index(EAST)
    places = laid.at, laid.at + STEPS[laid.direction]
    holes = laid.tile in HOLE_TILES, False
    for cell, sides, is_hole in zip(places, PRINTED[laid.tile, laid.side], holes, strict=True):
        name, openings = cell_text(cell), turned(sides, turns)
        key = "hole" if is_hole else "cell"
        if openings:
            yield phrase(f"told.go.{key}_open", cell=name, sides=sides_phrase(openings))
        else:
            yield phrase(f"told.go.{key}", cell=name)


def _figure(match: Match, number: int, move: Move) -> Figure:
    after: State = match.state_after(number + 1)
    match move:
        case LayTile(_, laid):
            return laid_figure(laid, after.roll)
        case Claim(seat, _) if _scores(match.events_of(number)):
            return board_figure(after, after.seats[seat])
    return NO_FIGURE


def _scores(events: Iterable[Event]) -> bool:
    return any(isinstance(event, SeatScored) for event in events)


def _scored(event: SeatScored | TileClaimed, first: State) -> Iterator[Phrase]:
    """Spaces are counted where several play."""
    if isinstance(event, TileClaimed):
        if event.value:
            yield phrase("told.go.took", value=event.value)
        return
    yield phrase("told.go.solved" if event.solved else "told.go.unsolved")
    if len(first.seats) > 1:
        yield phrase("told.go.space", space=event.space)


def _results(match: Match, number: int, mover: int | None) -> Iterator[ToldTurn]:
    """What became of the others, who won, and what is rolled next."""
    after: State = match.state_after(number + 1)
    for event in match.events_of(number):
        match event:
            case SeatScored(seat=seat) if seat != mover:
                figure = board_figure(after, after.seats[seat])
                yield ToldTurn((*_scored(event, after),), seat=seat, figure=figure)
            case GameWon(seats=seats):
                key = "told.won" if len(seats) == 1 else "told.shared"
                yield from (ToldTurn((phrase(key),), seat=seat) for seat in seats)
            case TimeUp(solved_rolls=solved):
                words = phrase("told.go.time_up"), counted("go.solved_rolls", solved)
                yield ToldTurn(words)
            case DiceRolled(round=round_number, roll=roll):
                yield _roll(round_number, roll)


def _roll(number: int, roll: Sequence[int]) -> ToldTurn:
    """By what the dice show, with the cells where these treasures are."""
    found = [
        phrase(
            "told.go.treasure",
            target=treasure_name(treasure),
            cell=cell_text(TREASURE_CELLS[treasure - 1]),
        )
        for treasure in roll
    ]
    dice = (Sprite(f"die/m{treasure}", n * 1.1 + 0.5, 0.5) for n, treasure in enumerate(roll))
    figure = Figure("go", 1.1 * len(roll) - 0.1, 1, tuple(dice))
    words = phrase("told.go.rolled", number=number, treasures=listed(found))
    return ToldTurn((words,), gain=figure)
