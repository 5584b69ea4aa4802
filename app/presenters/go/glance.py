"""A glance at a match of Go: the board as it was solved last; until then it is bare, since what is
built may be looked at in time only."""

from dataclasses import replace

from app.games.go.board import TREASURE_CELLS
from app.games.go.moves import RollNext
from app.games.go.state import State
from app.games.go.tiles import CENTRE, SIZE
from app.presenters.figures import Figure, Sprite
from app.presenters.go.board_model import board_model, joined_count
from app.presenters.go.moment import board_figure
from app.presenters.go.relay import table_of
from app.presenters.go.rolls_won import raced, racers
from app.presenters.go.table import GoTable
from app.presenters.match.glance import Glance
from app.presenters.phrase import Phrase, counted, phrase
from app.presenters.times import clock_text
from app.session.match import Match


def go_glance(match: Match) -> Glance:
    table = table_of(match)
    found = Glance(
        game="go",
        title=table.title,
        line=_line(table),
        seats=table.seats,
        figure=_figure(match),
        focus=(SIZE / 2, SIZE / 2),
        scores=_scores(table),
        result=counted("go.solved_rolls", table.solved_rolls) if _counts_rolls(table) else None,
    )
    return found if table.kept.rival is None else _raced(table, found)


def _raced(table: GoTable, found: Glance) -> Glance:
    seats, scores = zip(*racers(table), strict=True)
    return replace(
        found,
        seats=seats,
        scores=scores,
        result=raced(table),
        winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
    )


def _counts_rolls(table: GoTable) -> bool:
    return table.is_solo and table.is_over and not table.kept.is_puzzle


def _line(table: GoTable) -> Phrase:
    if not table.is_solo:
        return phrase("go.round", number=table.round)
    if table.kept.is_timed:
        left = clock_text(table.kept.seconds_left(table.kept.clock))
        return counted("home.line.go.timed", table.solved_rolls, time=left)
    if table.kept.is_puzzle:
        return phrase("go.joined", number=joined_count(board_model(table.roll, table.own())))
    return counted("go.solved_rolls", table.solved_rolls)


def _scores(table: GoTable) -> tuple[int, ...]:
    if table.is_solo:
        return () if table.kept.is_puzzle else (table.solved_rolls,)
    return tuple(seat.space for seat in table.view().seats)


def _figure(match: Match) -> Figure:
    scored: State = match.state
    if not any(scored.solved):
        rolls = (number for number, move in enumerate(match.moves) if isinstance(move, RollNext))
        scored = match.state_after(max(rolls, default=0))
    seats = zip(scored.seats, scored.solved, strict=True)
    solved = next((seat for seat, is_solved in seats if is_solved), None)
    return _bare() if solved is None else board_figure(scored, solved)


def _bare() -> Figure:
    def sprite(name: str, cell: int) -> Sprite:
        return Sprite(name, cell % SIZE + 0.5, cell // SIZE + 0.5)

    cells = [sprite(f"cell/m{n}", cell) for n, cell in enumerate(TREASURE_CELLS, start=1)]
    marks = [sprite(f"mark/m{n}", cell) for n, cell in enumerate(TREASURE_CELLS, start=1)]
    return Figure("go", SIZE, SIZE, (*cells, sprite("centre", CENTRE), *marks))
