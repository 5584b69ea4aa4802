"""Why a puzzle can be solved as well as can be: a line that is, and a reason for each turn of it.

It is the own line where that was as good; else one that hints lead along.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Protocol

from app.core.thinking import Thinking
from app.session.alone import Alone
from app.session.match import Match
from app.teacher.hints import Hint


class ExplainedTable(Protocol):
    match: Match
    asked: Alone | None

    @property
    def is_over(self) -> bool: ...
    def thought_why(self, played: Match) -> Thinking[Hint | None]:
        """A turn that is as good as any: of `played`, if that is one, with its reason."""


@dataclass(frozen=True, slots=True)
class Explained:
    """`whys`: by the numbers of moves the hint that leads on from there."""

    match: Match
    whys: Mapping[int, Hint]


def explained(
    table: ExplainedTable, table_of: Callable[[Match], ExplainedTable]
) -> Thinking[Explained]:
    played = table.match
    line = Match(played.start, people=played.people, table=deepcopy(played.table))
    asked, whys = table_of(line), dict[int, Hint]()
    while not asked.is_over:
        found = yield from asked.thought_why(played)
        if found is None:
            break
        if found.why:
            whys[len(line.moves)] = found
        line.play(*found.moves)
    return Explained(line, whys)
