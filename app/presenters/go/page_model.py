"""What stands around Go's board on its page: titles, the clock, and what each key does now."""

from dataclasses import dataclass
from enum import StrEnum

from app.games.go.state import Seat
from app.presenters.go.board_model import BoardModel, joined_count
from app.presenters.go.codes import roll_code
from app.presenters.go.table import GoTable
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.session.results import Results

FAINT = 0.35
"""How much is seen of a key that does nothing now."""


class Deed(StrEnum):
    """What a key does."""

    SHARE = "share"
    HELP = "help"
    PAUSE = "pause"
    STATS = "stats"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class Key:
    """`is_there`: it takes room; `faint` is how much is seen of it while it is not `is_live`."""

    deed: Deed
    icon: str
    name: str
    is_live: bool = False
    is_there: bool = True
    faint: float = FAINT


@dataclass(frozen=True, slots=True)
class GoPageModel:
    title: Field = ""
    subtitle: Field = ""
    share: Key = Key(Deed.SHARE, "share-variant", "go.share_roll")
    aid: Key = Key(Deed.PAUSE, "pause", "curtain.pause")
    aside: Key = Key(Deed.SKIP, "dice-multiple-outline", "go.skip")
    has_clock: bool = False


NOTHING = GoPageModel()


def page_model(table: GoTable, results: Results, panel: str, is_roomy: bool) -> GoPageModel:
    """`is_roomy`: there is a bar for titles, and a key in it that shares."""
    shares_aside = panel == "end" and not is_roomy
    return GoPageModel(
        table.title if is_roomy else "",
        _subtitle(table, results) if is_roomy else "",
        _share(table, is_roomy),
        _aid(table, panel),
        _share_aside() if shares_aside else _aside(table, panel),
        (table.is_timed or table.is_relay) and not shares_aside,
    )


def _subtitle(table: GoTable, results: Results) -> Field:
    if table.is_puzzle:
        return phrase("go.code", code=roll_code(table.roll))
    if not table.is_timed:
        return table.state_line
    return counted("go.best", results.best) if results.best else phrase("go.first")


def _share(table: GoTable, is_roomy: bool) -> Key:
    """A plan costs no time: nobody is told the roll before the clock runs (G10)."""
    is_live = is_roomy and table.is_rolled
    faint = FAINT if is_roomy else 0
    return Key(Deed.SHARE, "share-variant", "go.share_roll", is_live, is_roomy, faint)


def _aid(table: GoTable, panel: str) -> Key:
    """It helps, pauses, and after a round shows how all of them went."""
    if panel == "end" and table.is_timed:
        return Key(Deed.STATS, "chart-bar", "go.stats.title", is_live=True)
    is_live = panel == "turn"
    if table.helps:
        return Key(Deed.HELP, "lightbulb-on-outline", "go.help", is_live)
    return Key(Deed.PAUSE, "pause", "curtain.pause", is_live)


def _aside(table: GoTable, panel: str) -> Key:
    """Beside the dice: another roll, where nothing is counted."""
    icon, name = ("dice-multiple-outline", "go.skip")
    if table.is_puzzle:
        icon, name = ("eye-outline", "go.give_up")
    is_live = table.helps and panel == "turn"
    return Key(Deed.SKIP, icon, name, is_live, is_there=table.helps, faint=0)


def _share_aside() -> Key:
    return Key(Deed.SHARE, "share-variant", "go.share_roll", is_live=True)


def usual_hint(table: GoTable, own: Seat, board: BoardModel, waits: str) -> Phrase:
    """`waits` is what lets the dice fall, while they are in the hand."""
    if waits:
        return phrase(f"go.wait.{waits}")
    if table.is_relay and not own.laid:
        return phrase("go.lay_first")
    return phrase("go.joined", number=joined_count(board))


def shared_roll(table: GoTable) -> Phrase:
    return phrase("go.share", code=roll_code(table.roll))
