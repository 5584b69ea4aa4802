"""What stands around Go's board on its page: titles, the clock, and what each key does now."""

from dataclasses import dataclass
from enum import StrEnum

from app.games.go.state import Seat
from app.games.go.tiles import FINISH
from app.presenters.go.board_model import BoardModel, joined_count
from app.presenters.go.codes import roll_code
from app.presenters.go.kept import Mode
from app.presenters.go.rolls_won import hardest, is_missed, solve_times
from app.presenters.go.table import GoTable
from app.presenters.match.guide import BULB, NO_GUIDE, Guide
from app.presenters.match.seats import by_seat
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.times import time_text
from app.solo.rounds import Rounds

TIMES_SHOWN = 2
"""Of the rolls solved before, the last."""
HELP_SECONDS = 30
"""What a tile costs that is laid for whoever is stuck."""
HAND = "hand-back-right-outline"
FAINT = 0.35
"""How much is seen of a key that does nothing now."""


class Deed(StrEnum):
    """What a key does."""

    LEAVE = "leave"
    SHARE = "share"
    HELP = "help"
    PAUSE = "pause"
    STATS = "stats"
    SKIP = "skip"
    SOLUTION = "solution"
    ROLL = "roll"
    CLAIM = "claim"
    FOLLOW = "follow"
    BUY = "buy"
    FASTER = "faster"


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
class Act:
    """A worded key; without words there is none. `is_strong`: the one thing to do now; `asks`: in
    more words than a key has."""

    deed: Deed = Deed.ROLL
    words: Field = ""
    icon: str = ""
    is_live: bool = True
    is_strong: bool = False
    asks: bool = False

    @property
    def kind(self) -> str:
        return "strong" if self.is_strong else "accent"


@dataclass(frozen=True, slots=True)
class Tally:
    """Rolls solved so far; `below` is how long the last ones took, or what is counted."""

    count: str = ""
    below: Field = ""

    @property
    def is_there(self) -> bool:
        return bool(self.count)


@dataclass(frozen=True, slots=True)
class Who:
    """Who builds, where several do one after another; `standing`: how far on the way to the end."""

    pawn: str = "red"
    name: Field = ""
    standing: str = ""

    @property
    def is_there(self) -> bool:
        return bool(self.name)


@dataclass(frozen=True, slots=True)
class Claiming:
    """Whether a seat may say that it is done: once the key has been there a moment it `is_ripe`.
    It `asks` first, where so many treasures show through no tile."""

    is_offered: bool = False
    is_ripe: bool = True
    asks: int = 0


@dataclass(frozen=True, slots=True)
class Doing:
    """What the moves do not say: what lets the dice fall while they are in the hand, what a hint
    wants (`lay`, `lift`), how a claim stands, and whether a solution is shown."""

    waits: str = ""
    hint: str = ""
    guide: Guide = NO_GUIDE
    claim: Claiming = Claiming()
    shows_solution: bool = False


@dataclass(frozen=True, slots=True)
class GoPageModel:
    """`ask` is the one key for hints, `act` what is to be done now, beside it."""

    title: Field = ""
    subtitle: Field = ""
    leave: Key = Key(Deed.LEAVE, "arrow-left", "back", is_live=True)
    share: Key = Key(Deed.SHARE, "share-variant", "go.share_roll")
    aid: Key = Key(Deed.PAUSE, "pause", "curtain.pause")
    aside: Act = Act(Deed.SOLUTION)
    ask: Act = Act(Deed.HELP)
    act: Act = Act()
    tally: Tally = Tally()
    who: Who = Who()
    has_clock: bool = False


NOTHING = GoPageModel()


def page_model(
    table: GoTable, results: Rounds, panel: str, is_roomy: bool, doing: Doing = Doing()
) -> GoPageModel:
    """`is_roomy`: there is a bar for titles, and a key in it that shares."""
    is_turn = panel == "turn"
    return GoPageModel(
        _title(table, is_turn) if is_roomy else "",
        _subtitle(table, results) if is_roomy else "",
        _leave(table, is_turn and not is_roomy),
        _share(table, is_roomy and panel != "end"),
        _aid(table, panel, is_roomy),
        _aside(table, panel, doing),
        _ask(table, doing.guide) if is_turn else Act(Deed.HELP),
        _act(table, doing) if is_turn else Act(),
        _tally(table) if is_turn and (is_roomy or table.kept.is_timed) else Tally(),
        _who(table) if is_turn else Who(),
        table.terms.counts_time and is_turn,
    )


def _title(table: GoTable, is_turn: bool) -> Field:
    """Whose turn it is, where several build one after another."""
    if table.is_relay and is_turn:
        return by_seat("match.plays", table.row_names[table.seat])
    return table.title


def _subtitle(table: GoTable, results: Rounds) -> Field:
    if table.terms.line:
        return table.terms.line
    if not table.kept.is_timed:
        return table.state_line
    times = solve_times(table)
    if times:
        return phrase("go.fastest", time=time_text(min(times)))
    return counted("go.best", results.best) if results.best else phrase("go.first")


def _tally(table: GoTable) -> Tally:
    tally = table.terms.tally
    if not tally:
        return Tally()
    last = solve_times(table)[-TIMES_SHOWN:] if table.solved_rolls else ()
    return Tally(tally, " · ".join(map(time_text, last)) or phrase("go.number.solved"))


def _who(table: GoTable) -> Who:
    if not table.is_relay:
        return Who()
    seat = table.seat
    standing = f"{table.own(seat).space}/{FINISH}"
    return Who(table.seats[seat].color.value, table.row_names[seat], standing)


def _leave(table: GoTable, is_pausing: bool) -> Key:
    """While time runs it pauses first, and says so where no other key does (`is_pausing`)."""
    if is_pausing and table.is_secret:
        return Key(Deed.LEAVE, "pause", "curtain.pause", is_live=True)
    return Key(Deed.LEAVE, "arrow-left", "back", is_live=True)


def _share(table: GoTable, is_there: bool) -> Key:
    """A plan costs no time: nobody is told the roll before the clock runs (G10). `is_there`: in a
    bar that has room, until the end has a key of its own."""
    is_live = is_there and table.is_rolled
    faint = FAINT if is_there else 0
    return Key(Deed.SHARE, "share-variant", "go.share_roll", is_live, is_there, faint)


def _aid(table: GoTable, panel: str, is_roomy: bool) -> Key:
    """It pauses, and after a round shows how all of them went; where nothing is counted it rolls
    anew. Where dice take the room of a key, `_leave` pauses, and a solution is nearer than how all
    went."""
    if panel == "end" and table.is_solo and table.kept.mode is not Mode.PRACTICE:
        if is_missed(table) and not is_roomy:
            return Key(Deed.STATS, "chart-bar", "go.stats.title", is_there=False, faint=0)
        return Key(Deed.STATS, "chart-bar", "go.stats.title", is_live=True)
    is_live = panel == "turn"
    if table.helps and not table.kept.is_puzzle:
        return Key(Deed.SKIP, "dice-multiple", "go.skip", is_live and table.is_rolled)
    pauses = is_roomy and (table.is_secret or not table.helps)
    faint = FAINT if pauses else 0
    return Key(Deed.PAUSE, "pause", "curtain.pause", is_live and pauses, pauses, faint)


def _aside(table: GoTable, panel: str, doing: Doing) -> Act:
    """Beside the dice: the solution of what was missed."""
    if panel == "end" and is_missed(table):
        words = "go.own_board" if doing.shows_solution else "go.give_up"
        return Act(Deed.SOLUTION, phrase(words))
    return Act(Deed.SOLUTION)


def _ask(table: GoTable, guide: Guide) -> Act:
    """Always at the same place; in relay with checked claims help takes time (G5)."""
    if table.sells_help and table.has_begun and table.at_move.is_person:
        return Act(Deed.BUY, phrase("go.buy", seconds=HELP_SECONDS), BULB)
    if not table.helps:
        return Act(Deed.HELP)
    return Act(Deed.HELP, guide.key or phrase("hint.ask"), BULB, table.is_rolled)


def _act(table: GoTable, doing: Doing) -> Act:
    """The one thing that is to be done now, where there is such a thing."""
    if table.is_relay and not table.at_move.is_person:
        return Act(Deed.FASTER, phrase("match.faster"), "fast-forward")
    if doing.waits:
        words = phrase(f"go.wait.{doing.waits}")
        return Act(Deed.ROLL, words, "dice-multiple-outline", is_strong=True)
    if doing.hint:
        return Act(Deed.FOLLOW, phrase(f"go.hint.{doing.hint}"))
    if doing.claim.is_offered:
        asks = doing.claim.asks
        words = counted("go.claim.sure", asks) if asks else phrase("go.done")
        return Act(Deed.CLAIM, words, "" if asks else HAND, doing.claim.is_ripe, asks=asks > 0)
    return Act()


def usual_hint(table: GoTable, own: Seat, board: BoardModel) -> Field:
    if not table.at_move.is_person:
        return ""
    if not own.laid:
        return phrase("go.drag")
    if not table.tells:
        return phrase("go.all_four")
    return phrase("go.joined", number=joined_count(board))


def shared(table: GoTable) -> Phrase:
    """The roll; at the end of a round how many were solved (G10), and the hardest of them. A round
    as a whole has no code: no kind names rolls drawn by lot, and a new one would be of no use to
    older apps."""
    if table.is_over and table.kept.is_timed:
        minutes = table.kept.round_seconds // 60
        code = roll_code(hardest(table))
        return counted("go.share_result", table.solved_rolls, minutes=minutes, code=code)
    return phrase("go.share", code=roll_code(table.roll))
