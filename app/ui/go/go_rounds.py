"""What rounds at Go's one board are made of, alone or in relay, and what they ask of their page."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from app.games.go.board import Laid
from app.presenters.go.page_model import Claiming
from app.ui.go.go_board import GoBoard
from app.ui.go.go_cheer import GoCheer
from app.ui.go.go_clock import GoClock
from app.ui.go.go_end import GoEnd
from app.ui.go.go_fingers import GoFingers
from app.ui.go.go_praise import GoPraise
from app.ui.go.go_roll import GoRoll
from app.ui.go.go_scores import GoScores
from app.ui.kit.motion import After, Motion, Movement
from app.ui.kit.shell import Shell
from app.ui.match.notices import Notices


class RoundsPlace(Protocol):
    """The page that shows what rounds come to."""

    panel: str
    is_there: bool
    motion: Motion

    def is_open(self) -> bool: ...
    def next(self) -> None: ...
    def refresh(self, *_: object, says_later: bool = False) -> None: ...
    def show_panel(self, name: str) -> None: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def cover(self) -> None: ...


@dataclass(frozen=True, slots=True)
class RoundsParts:
    """What lies on the page, and the shell for what is heard, felt and thought; the number of
    solved rolls can `jump`."""

    shell: Shell
    clock: GoClock
    roll: GoRoll
    fingers: GoFingers
    board: GoBoard
    praise: GoPraise
    cheer: GoCheer
    jump: Callable[[float], None]
    end: GoEnd
    scores: GoScores
    notices: Notices


class Rounds(Protocol):
    """`seat` is whose board is shown, unless a solution is.

    `moved` says whether it went on with what a move came to, and all is shown.
    `claim` says how near a claim is.
    """

    @property
    def seat(self) -> int: ...
    @property
    def shown_solution(self) -> tuple[Laid, ...]: ...
    @property
    def asked_at(self) -> tuple[int, ...]: ...
    def next(self) -> None: ...
    def moved(self) -> bool: ...
    def claim(self, is_open: bool) -> Claiming: ...
