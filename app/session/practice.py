"""Puzzles of a theme (`app.teacher.themes`): of a kind those whose best line is about it."""

from app.core.thinking import Thinking
from app.games.registry import game_named
from app.solo.daily import SEEDS
from app.solo.kinds import Kind
from app.solo.making import made
from app.solo.puzzle import Puzzle
from app.teacher.review import Review
from app.teacher.themes import tallies


def of_theme(kind: Kind, theme: str, seed: int) -> Thinking[Puzzle]:
    """The first one from this seed on; neighbours share nothing (P3)."""
    while True:
        puzzle = yield from made(kind, seed % SEEDS)
        if theme in (yield from themes_in(puzzle)):
            return puzzle
        seed += 1


def themes_in(puzzle: Puzzle) -> Thinking[frozenset[str]]:
    """What the turns of its best line are about."""
    game = game_named(puzzle.kind.game)
    states = [game.state_from_json(puzzle.position, puzzle.options, puzzle.rolling)]
    moves = [game.decode(text) for text in puzzle.line]
    for move in moves:
        states.append(game.apply(states[-1], move).state)
    turns = yield from Review(game.ID, states[0], moves).think()
    return frozenset(tallies(game.ID, [(states[turn.span.moves[0]], turn) for turn in turns]))
