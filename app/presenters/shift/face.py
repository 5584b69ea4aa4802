"""Shift as people meet it: offered, at a glance, explained, on its pages."""

from app.presenters.face import Face, TableColors
from app.presenters.shift.glance import shift_glance
from app.presenters.shift.offer import OFFER
from app.presenters.shift.rules_book import BOOK

SHIFT = Face(
    game="shift",
    offer=OFFER,
    glance=shift_glance,
    book=BOOK,
    tables={
        "crew": TableColors("#25506B", "#122F44", "#E9B44C", "#FFFFFF"),
        "galaxy": TableColors("#262552", "#0E0E26", "#7DF0FF", "#FFFFFF"),
        "magic": TableColors("#4A3560", "#2C1E3E", "#E9C46A", "#FFFFFF"),
    },
    screens="app.ui.shift",
    pages=("shift",),
)
