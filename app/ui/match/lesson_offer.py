"""To whoever begins a game for the first time its first turn is offered, until that is answered.

One key takes it, one passes it by; until then the match waits. A stray tap is neither, and after a
kill it is asked again in the same match. Nothing of a board is hidden, but where there is no sheet,
between seats around a device: there it is asked in the middle of a darkened page.
"""

from typing import Protocol

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.match.at_table import AtTable
from app.presenters.match.places import Area, Places
from app.session.match import Match
from app.ui.kit.shell import Shell
from app.ui.lessons.opening import go_on
from app.ui.match.offer_card import OfferCard
from app.ui.match.offer_shade import OfferShade
from app.ui.match.panel_paper import PanelPaper

WIDEST, GAP = 480, 16
"""In dp: how wide it is in the middle, and what is free beside it."""


class OfferPlace(Protocol):
    shell: Shell
    places: Places
    ground: Widget

    @property
    def table(self) -> AtTable: ...
    def add_widget(self, widget: Widget) -> None: ...
    def remove_widget(self, widget: Widget) -> None: ...
    def next(self) -> None: ...
    def bind(self, **called: object) -> object: ...


class LessonOffer:
    """`paper` is one of those that lie where the card does."""

    def __init__(self, page: OfferPlace, paper: PanelPaper) -> None:
        self._page, self._paper = page, paper
        self._shade = OfferShade()
        self._shade.bind(size=lambda *_: self._place())
        self.card: OfferCard | None = None
        page.bind(places=lambda *_: self._place())

    def show(self, is_begun: bool) -> None:
        """Where a match `is_begun` just now, or it was asked there and nobody answered."""
        self.close()
        lessons, start = self._page.shell.lessons, self._match.start
        is_asked = is_begun or lessons.is_asked(start.game, start.seed)
        if is_asked and lessons.offers(start.game) and not self._has_moved:
            lessons.note_asked(start.game, start.seed)
            self.card = OfferCard()
            self.card.spares = self._is_in_bar
            self.card.bind(on_take=lambda _: self.take(), on_close=lambda _: self._decline())
            self.card.fbind("minimum_height", lambda *_: self._place())
            self._page.add_widget(self._shade)
            self._page.add_widget(self.card)
            self._place()

    def _place(self) -> None:
        """Over the sheet; a low one it outgrows, over a table's empty edge."""
        page, card = self._page, self.card
        if card is None:
            return
        sheet = _seen(page.ground, page.places.sheet)
        self._shade.is_there = sheet.height <= 1
        card.room = self._shade.height if self._shade.is_there else sheet.height
        if self._shade.is_there:
            card.form, card.foot = "around", 0
            card.size = min(self._shade.width - 2 * dp(GAP), dp(WIDEST)), card.minimum_height
            card.center = self._shade.center
        else:
            card.form, card.foot, card.pos = self._paper.form, self._paper.foot, sheet.pos
            card.size = sheet.width, max(sheet.height, card.minimum_height)

    @property
    def _match(self) -> Match:
        return self._page.table.match

    @property
    def _has_moved(self) -> bool:
        """A person has."""
        table = self._page.table
        movers = (table.mover(number) for number in range(len(self._match.moves)))
        return any(mover is None or table.seats[mover].is_person for mover in movers)

    def _is_in_bar(self, x: float, y: float) -> bool:
        """The way back, and the menu."""
        bar = _seen(self._page.ground, self._page.places.bar)
        return bar.x <= x <= bar.right and bar.y <= y <= bar.top

    def take(self) -> None:
        """By its key, or in the menu. Who comes back without having done it is asked again."""
        self.close()
        go_on(self._page.shell, self._match.start.game, match_waits=True)

    def _decline(self) -> None:
        """The match goes on, which has waited."""
        self._page.shell.lessons.note_offered(self._match.start.game)
        self.close()
        self._page.next()

    def close(self) -> None:
        if self.card is not None:
            self._page.remove_widget(self.card)
            self._page.remove_widget(self._shade)
            self.card = None


def _seen(ground: Widget, area: Area) -> Area:
    """On the screen, however the table is turned."""
    left, bottom = ground.to_window(*area.pos)
    right, top = ground.to_window(area.right, area.top)
    return Area(min(left, right), min(bottom, top), abs(right - left), abs(top - bottom))
