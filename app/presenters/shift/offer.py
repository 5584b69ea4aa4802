"""How a new match of Shift is offered (RULES S2, S13 to S16)."""

from app.games.shift.state import Edition, Ending, Peek
from app.games.shift.tiles import FIXED, TARGETS
from app.presenters.match.seats import SeatColor
from app.presenters.options import Value
from app.presenters.setup.handicap import has_handicap
from app.presenters.setup.new_game import seats_in_order
from app.presenters.setup.offer import (
    HINT_TABLE,
    HINTS,
    UNDO,
    Choice,
    Draft,
    Offer,
    Quick,
    effective,
    first_choice,
    flag,
    plain,
)

SHORT = 4
"""Cards for each seat in a short game, as usual, and with younger children: some ten turns each,
three minutes on a bus against a bot. All 24 dealt to two take half an hour."""

EDITION = Choice(
    "edition",
    {
        edition.value: {"edition": edition.value, "peek": None, "dark_pilot": None}
        for edition in Edition
    },
)
"""An edition brings its own usual rules (S13)."""


def _is_for_children(draft: Draft) -> bool:
    now = effective(draft)
    return bool(now["open_cards"] and now["ending"] == Ending.ANY_EXIT)


SHORT_GAME = Choice(
    "new.shift.short",
    {False: {"cards": None}, True: {"cards": SHORT}},
    has_hint=True,
    applies=lambda draft: not _is_for_children(draft),
)

CHILDREN = Choice(
    "new.shift.children",
    {
        False: {"open_cards": None, "ending": None},
        True: {"open_cards": True, "ending": "any_exit", "private_open_cards": None},
    },
    has_hint=True,
    brings={False: {"cards": SHORT}, True: {"cards": SHORT}},
)

CARDS = Choice(
    "new.shift.hands",
    {
        "secret": {"open_cards": False, "private_open_cards": False},
        "own": {"open_cards": False, "private_open_cards": True},
        "open": {"open_cards": True, "private_open_cards": False},
    },
    has_hint=True,
)

PEEK = plain("new.shift.peek", "peek", tuple(peek.value for peek in Peek))
"""Of one's own next card: with all of them open there is none."""


def _more(draft: Draft) -> tuple[Choice, ...]:
    now = effective(draft)
    is_open = now["open_cards"] or now["private_open_cards"]
    most = len(TARGETS) // draft.count
    cards: tuple[Value, ...] = tuple(range(1, most + 1))
    exits = (_exit(),) if now["ending"] == Ending.AGREED_EXIT else ()
    return (
        *(() if has_handicap(draft) else (plain("new.shift.cards", "cards", cards),)),
        CARDS,
        plain("new.shift.ending", "ending", tuple(ending.value for ending in Ending)),
        *exits,
        *(() if is_open else (PEEK,)),
        flag("new.shift.dark_pilot", "dark_pilot"),
        *((first_choice(seats_in_order(OFFER, draft)),) if draft.count > 1 else ()),
        UNDO,
        HINTS,
    )


def _exit() -> Choice:
    """The agreed exit is a cell that never moves (S15)."""
    cells = tuple(FIXED)
    return Choice("new.shift.exit", {cell: {"exit": cell} for cell in cells}, names=cells)


OFFER = Offer(
    game="shift",
    colors=tuple(SeatColor)[:4],
    usual_count=2,
    is_watchable=True,
    simple=(SHORT_GAME, CHILDREN),
    more=_more,
    edition=EDITION,
    has_corners=True,
    table=HINT_TABLE,
    kept=tuple(HINT_TABLE),
    handicap="cards",
    most_shares=len(TARGETS),
    quick=(
        Quick("home.quick.bot", {"cards": SHORT}, has_bot=True),
        Quick("home.quick.alone", {"cards": SHORT}),
    ),
    usual={"cards": SHORT},
)
