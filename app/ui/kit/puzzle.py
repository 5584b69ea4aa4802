"""A puzzle is made between frames and begins as a match; what came of it is noted once."""

from collections.abc import Callable

from app.presenters.faces import face_of
from app.presenters.shell.puzzles import ANY, beside, following
from app.session.alone import KEY, alone, start_of, table_of
from app.session.match import Match
from app.solo.kinds import Kind
from app.solo.puzzle import Puzzle
from app.solo.records import Records
from app.ui.kit.begin import begun
from app.ui.kit.shell import Shell

SELF = ""
"""Whoever plays on this device: its persons have no names yet."""
SEEDS = 1 << 20
"""So many puzzles of a kind are met by chance: their codes have eight letters."""

Opens = Callable[..., object]
"""The navigator's way to a page."""


def records_of(shell: Shell) -> Records:
    return shell.people.records(shell.people.number_of(SELF))


def begin_puzzle(shell: Shell, kind: Kind, seed: int, opens: Opens) -> None:
    """Thinks first; then the page of its game opens with it."""
    from app.solo.puzzles import puzzle_of  # all games, which no page of one game needs

    def begin(puzzle: Puzzle) -> None:
        start = start_of(puzzle)
        slot = begun(shell, start, beside(kind) | table_of(puzzle), 1)
        if slot:
            opens(face_of(start.game).page_of(start), match=slot)

    wanted = shell.new_seed() % SEEDS if seed == ANY else seed
    shell.thinker.think(puzzle_of(kind, wanted), begin)


def next_puzzle(shell: Shell, match: Match) -> None:
    """Another one follows in its place."""
    puzzle = alone(match)
    if puzzle is not None:
        kind, seed = following(puzzle.code.kind, puzzle.code.seed)
        begin_puzzle(shell, kind, seed, shell.navigator.replace)


def note_puzzle(shell: Shell, match: Match) -> None:
    puzzle = alone(match)
    if puzzle is not None:
        puzzle.note(shell.people, shell.people.number_of(SELF), shell.today())


def note_puzzles(shell: Shell) -> None:
    """Those that ended on pages that tell nobody."""
    noted = records_of(shell).keys
    for kept in shell.shelf.past():
        told = kept.table.get(KEY)
        if isinstance(told, dict) and told.get("code") not in noted:
            match = shell.shelf.match(kept.slot)
            if match is not None:
                note_puzzle(shell, match)
