"""Connect as people meet it: offered, at a glance, explained, on its pages."""

from app.presenters.connect.glance import connect_glance
from app.presenters.connect.offer import OFFER
from app.presenters.connect.rules_book import BOOK
from app.presenters.face import Face, TableColors

CONNECT = Face(
    game="connect",
    offer=OFFER,
    glance=connect_glance,
    book=BOOK,
    tables={"connect": TableColors("#E9DDC6", "#D8C7A8", "#3B6A53", "#2B2018")},
    screens="app.ui.connect",
    pages=("connect",),
)
