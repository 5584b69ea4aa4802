"""Puzzles of every kind that is made from a seed; where the others come from says `puzzles`."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from app.core.thinking import Thinking
from app.solo import kinds
from app.solo.kinds import Kind
from app.solo.puzzle import Puzzle

Maker = Callable[[Kind, int], Thinking[Puzzle]]


MODULES = ("app.solo.shift.reach", "app.solo.connect.lays", "app.solo.go.rolls")
"""Imported one after another: all at once would be a stutter."""


@cache
def makers() -> dict[Kind, Maker]:
    """They and their games are imported when the first puzzle is made: home names kinds only."""
    from app.solo.connect import lays
    from app.solo.go import rolls
    from app.solo.shift import collect, far, races, reach

    return {
        **dict.fromkeys((*kinds.REACH[:3], kinds.EXIT, kinds.PILOT), reach.made),
        **dict.fromkeys(kinds.REACH[3:], far.made),
        kinds.COLLECT: collect.made,
        **dict.fromkeys(kinds.RACES, races.made),
        **dict.fromkeys((kinds.ROLL, kinds.SERIES), rolls.made),
        **dict.fromkeys((kinds.ONE_LAY, kinds.TWO_LAYS), lays.made),
    }


def made(kind: Kind, seed: int) -> Thinking[Puzzle]:
    for module in MODULES:
        import_module(module)
        yield
    return (yield from makers()[kind](kind, seed))
