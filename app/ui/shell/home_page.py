"""The first page: the matches that go on, the games, how to play, all games, settings."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import NumericProperty, ObjectProperty

from app.presenters.faces import FACES
from app.presenters.match.glance import Glance
from app.presenters.match.trouble import not_had
from app.presenters.setup.offer import Kind
from app.presenters.shell.home import (
    AT_ONCE,
    AT_ONCE_LOW,
    RIVAL,
    Running,
    against,
    game_cards,
    running,
)
from app.presenters.shell.layout import HomeLayout, card_room, home_layout
from app.session.scores import note_matches
from app.session.shelf import game_of
from app.session.unplayed import left, played
from app.ui.kit.ahead import Ahead, Piece
from app.ui.kit.navigator import Page
from app.ui.kit.shell import Shell
from app.ui.shell.ahead import home_pieces, thought_pieces
from app.ui.shell.begin import begun_by, quick_choice
from app.ui.shell.continue_brief import ContinueBrief
from app.ui.shell.continue_card import ContinueCard
from app.ui.shell.continue_more import ContinueMore
from app.ui.shell.continue_small import ContinueSmall
from app.ui.shell.game_card import GameCard
from app.ui.shell.notice import Notice
from app.ui.shell.pages import page_of
from app.ui.shell.window_of import window_of

SIDE, MOST_SIDE = 92, 104
"""How wide, in sp, what stands beside the newest match is, and in dp at most."""
BELOW = 24
"""What stays free below the games, in dp."""
SHORT = 30
"""Moves of a match that is read at once while home rests: 1 ms of Shift, 4 ms of Connect."""
ContinueAny = ContinueCard | ContinueBrief | ContinueSmall


class HomePage(Page):
    """One column, or two that fill a wide window.

    From `pair_width` on two small cards stand side by side, from `shelf_width` on something beside
    the newest match in its low row; both grow with the text.
    """

    shell: Shell = ObjectProperty()
    pair_width, shelf_width = NumericProperty("280sp"), NumericProperty("240sp")
    running: Running = ObjectProperty(Running(), rebind=True)
    layout: HomeLayout = ObjectProperty(HomeLayout(), rebind=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._told: set[str] = set()
        self._newest = ""
        self._pieces: Iterator[Piece] | None = None
        self._ahead = Ahead(())

    def on_kv_post(self, _: object) -> None:
        for card in game_cards():
            shown = GameCard(card=card)
            shown.bind(on_begin=self._begin, on_quick=self._begin_quick)
            shown.fbind("least", self._share_room)
            self.ids.games.add_widget(shown)
        for name in ("scroller", "notices", "first", "running"):
            self.ids[name].fbind("height", self._share_room)
        self.fbind("layout", self._share_room)
        self.ids.newest.fbind("is_wide", self._shelve)
        self.shell.app.fbind("insets", self._lay_out)
        self._lay_out()
        self._share_room()

    def on_size(self, *_: object) -> None:
        self._lay_out()
        if self.parent is not None:
            self._show_running()

    def _show_running(self) -> None:
        """As many as leave the games in sight."""
        shelf, at_once = self.shell.shelf, AT_ONCE
        if self._layout(has_running=True).is_shelved:
            at_once = AT_ONCE_LOW
        slots = [kept.slot for kept in left(shelf)]
        self.running = running(slots, shelf.match, at_once)

    def _layout(self, has_running: bool) -> HomeLayout:
        return home_layout(window_of(self), self.shell.app.insets, has_running)

    def _lay_out(self, *_: object) -> None:
        self.layout = self._layout(bool(self.running.shown))

    def entered(self, **_: object) -> None:
        """The matches as they stand now; one that has come is scrolled to."""
        self._show_running()
        newest = next((going.slot for going in self.running.shown), "")
        if newest != self._newest:
            self._newest, self.ids.scroller.scroll_y = newest, 1
        self.ids.today.show()
        self._share_room()
        self._show_rivals()
        self._show_troubles()
        self._ready_the_next()

    def resumed(self) -> None:
        """Perhaps on another day."""
        self.ids.today.show()

    def left(self) -> None:
        self.ids.today.rest()
        self._ahead.stop()
        self.shell.desk.rest()

    def _ready_the_next(self) -> None:
        """What is known of the matches is noted, then pages are readied, those of the game that
        goes on before those of the others."""
        if self._pieces is None:
            game = next((going.glance.game for going in self.running.shown), FACES[0].game)
            self._pieces = home_pieces(game)
        cards = [card for card in self.ids.games.children if card.card.has_rival]
        rivals = (partial(self._show_rival, card) for card in cards)
        shelf = self.shell.shelf
        short = (kept.slot for kept in played(shelf) if kept.length <= SHORT)
        reads = (partial(shelf.match, slot) for slot in short)
        kept = (shelf.note_down, self._note_matches)
        self._ahead = Ahead(chain(rivals, kept, reads, self._pieces, self._study()))
        self._ahead.begin()

    def _note_matches(self) -> None:
        """Who won is remembered, whatever becomes of the matches."""
        note_matches(self.shell.people, self.shell.shelf.past())

    def _study(self) -> Iterator[Piece]:
        """What came out of matches and puzzles is looked at for what to practise; a start knows
        nobody who teaches."""
        from app.session.studies import study

        shell = self.shell
        yield from thought_pieces(study(shell.people, shell.shelf, shell.desk.to_study))

    def _show_rivals(self) -> None:
        """From the first frame on: what no choice has changed is known without the games."""
        for card in self.ids.games.children:
            if card.card.has_rival and self.shell.shelf.choices(card.card.game, Kind.ALONE):
                self._show_rival(card)

    def _show_rival(self, card: GameCard) -> None:
        """The key that begins against a bot says who it is, and how strong."""
        card.rival = against(quick_choice(self.shell, card.card.game, RIVAL).playing)

    def _show_troubles(self) -> None:
        """Why a match that was kept is not here; nobody needs to read it twice."""
        self.ids.notices.clear_widgets()
        for slot, error in self.shell.shelf.troubles.items():
            if slot not in self._told:
                notice = Notice(phrase=not_had(game_of(slot), error))
                notice.bind(on_close=lambda _, slot=slot: self._put_away(slot))
                self.ids.notices.add_widget(notice)

    def _put_away(self, slot: str) -> None:
        self._told.add(slot)
        self._show_troubles()

    def on_running(self, *_: object) -> None:
        """The newest large, some others small, so that the games stay in sight."""
        self._lay_out()
        newest, others = self.ids.newest, self.ids.others
        newest.clear_widgets()
        others.clear_widgets()
        place = newest if self.layout.is_shelved else others
        for number, going in enumerate(self.running.shown):
            card = self._continue_card(going.glance, number > 0)
            card.bind(on_release=partial(self._play_on, going.page, going.slot))
            (place if number else newest).add_widget(card)
        if self.running.has_more:
            more = ContinueMore(number=self.running.count)
            more.bind(on_release=lambda _: self.shell.navigator.go("matches"))
            place.add_widget(more)
        self._shelve()
        self._share_room()

    def _continue_card(self, glance: Glance, is_small: bool) -> ContinueAny:
        if is_small:
            return ContinueSmall(glance=glance)
        if self.layout.is_compact:
            return ContinueBrief(glance=glance, words=self.shell.words)
        return ContinueCard(glance=glance)

    def _shelve(self, *_: object) -> None:
        """In a low row what stands beside the newest match is upright and narrow."""
        shelf = self.ids.newest
        is_upright = self.layout.is_shelved and shelf.is_wide
        for card in shelf.children[:-1]:
            card.is_upright = is_upright
            card.size_hint = (None if is_upright else 1, 1)
            card.width = min(sp(SIDE), dp(MOST_SIDE))

    def _share_room(self, *_: object) -> None:
        """What the cards may take of the height that is left."""
        ids, layout = self.ids, self.layout
        space = ids.scroller.height - layout.above - dp(BELOW) - ids.notices.height
        for card in ids.newest.children:
            card.room = space * layout.newest_share
        ids.today.filled = ids.running.height * layout.is_wide
        cards = ids.games.children
        least = [card.least for card in reversed(cards)]
        room = card_room(layout, space, ids.first.height, least)
        for card in cards:
            card.is_upright, card.room = layout.is_abreast, room
            card.leads = card.card.game == FACES[0].game and not self.running.count
            card.invites = not self.shell.shelf.past()

    def _play_on(self, page: str, slot: str, _: object) -> None:
        self.shell.navigator.go(page, match=slot)

    def _begin(self, card: GameCard, edition: str) -> None:
        """For several: whoever is alone has the quick keys."""
        go, game = self.shell.navigator.go, card.card.game
        go("new_game", game=game, edition=edition, kind=Kind.TOGETHER)

    def _begin_quick(self, card: GameCard, key: str) -> None:
        """Alone, as the last time alone; what was chosen stays as it was."""
        shell = self.shell
        start, slot = begun_by(shell, quick_choice(shell, card.card.game, key), shell.new_seed())
        if slot:
            shell.navigator.go(page_of(start), match=slot, is_begun=True)
