"""To whoever begins a game for the first time its first turn is offered, once.

One tap takes it, one closes it, and any other is meant for the match and closes it as well.
"""

from typing import Protocol

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.match.places import Places
from app.ui.kit.shell import Shell
from app.ui.lessons.opening import go_on
from app.ui.match.offer_card import OfferCard

LEAST, MOST, MARGIN, HIGH = 288, 400, 36, 0.7
"""In dp: how wide it is, and what it leaves free at the board's sides; how high it hangs there."""


class OfferPlace(Protocol):
    game: str
    shell: Shell
    places: Places

    def add_widget(self, widget: Widget) -> None: ...
    def remove_widget(self, widget: Widget) -> None: ...
    def bind(self, **called: object) -> object: ...


class LessonOffer:
    def __init__(self, page: OfferPlace) -> None:
        self._page = page
        self._card: OfferCard | None = None
        page.bind(places=lambda *_: self._place())

    def show(self, is_begun: bool) -> None:
        """Where a match `is_begun` just now."""
        self.close()
        lessons, game = self._page.shell.lessons, self._page.game
        if is_begun and lessons.offers(game):
            lessons.note_offered(game)
            self._card = OfferCard()
            self._card.bind(on_take=lambda _: self._take(), on_close=lambda _: self.close())
            self._card.fbind("height", lambda *_: self._place())
            self._page.add_widget(self._card)
            self._place()

    def _place(self) -> None:
        """Over the board, its arrows left free."""
        card, board = self._card, self._page.places.board
        if card is not None:
            card.width = max(dp(LEAST), min(board.width - dp(2 * MARGIN), dp(MOST)))
            card.center_x = board.x + board.width / 2
            card.center_y = board.y + HIGH * board.height

    def _take(self) -> None:
        self.close()
        go_on(self._page.shell, self._page.game, match_waits=True)

    def close(self) -> None:
        if self._card is not None:
            self._page.remove_widget(self._card)
            self._card = None
