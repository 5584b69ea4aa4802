"""How a new match of Connect is offered (RULES C2, C5)."""

from app.presenters.match.seats import SeatColor
from app.presenters.options import Value
from app.presenters.setup.offer import HINT_TABLE, HINTS, UNDO, Choice, Draft, Offer, Quick, flag

OPEN_HANDS = flag("new.connect.open_hands", "open_hands")
ONE_KIND = flag("new.connect.one_kind", "one_kind")


def _more(draft: Draft) -> tuple[Choice, ...]:
    first = (_first(draft),) if draft.count > 1 else ()
    return ONE_KIND, *first, UNDO, HINTS


def _first(draft: Draft) -> Choice:
    """Drawn by lot, or a seat (X1)."""
    sets: dict[Value, dict[str, object]] = {"drawn": {"first": None}}
    sets |= {seat.color.value: {"first": number} for number, seat in enumerate(draft.playing)}
    return Choice("new.first", sets, names=("", *(seat.name for seat in draft.playing)))


OFFER = Offer(
    game="connect",
    colors=tuple(SeatColor),
    usual_count=2,
    is_watchable=True,
    simple=(OPEN_HANDS,),
    more=_more,
    table=HINT_TABLE,
    kept=tuple(HINT_TABLE),
    quick=(Quick("home.quick.bot", has_bot=True), Quick("home.quick.alone")),
)
