"""Shift as people meet it: offered, at a glance, explained, on its pages."""

from app.presenters.face import ALONE, RIVALS, Face, TableColors
from app.presenters.match.book import Book
from app.presenters.match.glance import Glance
from app.presenters.setup.offer import Offer
from app.session.match import Match


def _offer() -> Offer:
    from app.presenters.shift.offer import OFFER

    return OFFER


def _glance(match: Match) -> Glance:
    from app.presenters.shift.glance import shift_glance

    return shift_glance(match)


def _book() -> Book:
    from app.presenters.shift.rules_book import BOOK

    return BOOK


SHIFT = Face(
    game="shift",
    seats=range(1, 5),
    tables={
        "crew": TableColors("#25506B", "#122F44", "#E9B44C", "#FFFFFF"),
        "galaxy": TableColors("#262552", "#0E0E26", "#7DF0FF", "#FFFFFF"),
        "magic": TableColors("#4A3560", "#2C1E3E", "#E9C46A", "#FFFFFF"),
    },
    load_offer=_offer,
    glance=_glance,
    load_book=_book,
    screens="app.ui.shift",
    pages=("shift",),
    quick={"home.quick.bot": RIVALS, "home.quick.alone": ALONE},
)
