"""Connect as people meet it: offered, at a glance, explained, on its pages."""

from app.presenters.face import ALONE, RIVALS, Face, TableColors
from app.presenters.match.book import Book
from app.presenters.match.glance import Glance
from app.presenters.setup.offer import Offer
from app.session.match import Match


def _offer() -> Offer:
    from app.presenters.connect.offer import OFFER

    return OFFER


def _glance(match: Match) -> Glance:
    from app.presenters.connect.glance import connect_glance

    return connect_glance(match)


def _book() -> Book:
    from app.presenters.connect.rules_book import BOOK

    return BOOK


CONNECT = Face(
    game="connect",
    seats=range(1, 7),
    tables={"connect": TableColors("#E9DDC6", "#D8C7A8", "#3B6A53", "#2B2018")},
    load_offer=_offer,
    glance=_glance,
    load_book=_book,
    screens="app.ui.connect",
    pages=("connect",),
    quick={"home.quick.bot": RIVALS, "home.quick.alone": ALONE},
    dark_tables={"connect": TableColors("#2F3029", "#1C1D17", "#9CCBB4", "#F7ECDD")},
)
