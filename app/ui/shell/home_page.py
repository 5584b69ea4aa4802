"""The first page: the matches that go on, the games, how to play, settings."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty

from app.presenters.faces import face_of
from app.presenters.match.glance import Glance
from app.presenters.match.seats import seating_json
from app.presenters.match.trouble import not_had
from app.presenters.setup.draft import parsed_draft, quick_draft
from app.presenters.setup.new_game import kept_options, start_of
from app.presenters.setup.offer import Kind
from app.presenters.shell.home import game_cards, glance
from app.presenters.shell.layout import GAP, HomeLayout, home_layout, home_rooms
from app.ui.kit.navigator import Page
from app.ui.kit.shell import Shell
from app.ui.shell.continue_card import ContinueCard
from app.ui.shell.continue_small import ContinueSmall
from app.ui.shell.game_card import GameCard
from app.ui.shell.notice import Notice
from app.ui.shell.pages import page_of
from app.ui.shell.window_of import window_of


class HomePage(Page):
    """One column, or two that fill a wide window.

    From `pair_width` on two small cards stand side by side; it grows with the text.
    """

    shell: Shell = ObjectProperty()
    pair_width = NumericProperty("320sp")
    running = ListProperty()
    layout: HomeLayout = ObjectProperty(HomeLayout(), rebind=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._told: set[str] = set()

    def on_kv_post(self, _: object) -> None:
        for card in game_cards():
            shown = GameCard(card=card)
            shown.bind(on_begin=self._begin, on_quick=self._begin_quick)
            self.ids["games" if card.editions else "small_games"].add_widget(shown)
        for name in ("scroller", "notices", "first", "others"):
            self.ids[name].fbind("height", self._share_room)
        self.fbind("layout", self._share_room)
        self.shell.app.fbind("insets", self._lay_out)
        self._lay_out()
        self._share_room()

    def on_size(self, *_: object) -> None:
        self._lay_out()

    def _lay_out(self, *_: object) -> None:
        has_running = bool(self.running)
        self.layout = home_layout(window_of(self), self.shell.app.insets, has_running)

    def entered(self, **_: object) -> None:
        """The matches as they stand now."""
        glances = map(glance, self.shell.shelf.running())
        self.running = [found for found in glances if found is not None]
        self.ids.today.show()
        self._show_troubles()

    def _show_troubles(self) -> None:
        """Why a match that was kept is not here; nobody needs to read it twice."""
        self.ids.notices.clear_widgets()
        for game, error in self.shell.shelf.troubles.items():
            if game not in self._told:
                notice = Notice(phrase=not_had(game, error))
                notice.bind(on_close=lambda _, game=game: self._put_away(game))
                self.ids.notices.add_widget(notice)

    def _put_away(self, game: str) -> None:
        self._told.add(game)
        self._show_troubles()

    def on_running(self, _: object, running: list[Glance]) -> None:
        """The newest large, the others small, so that the games stay in sight."""
        for place, kind, glances in (
            (self.ids.newest, ContinueCard, running[:1]),
            (self.ids.others, ContinueSmall, running[1:]),
        ):
            place.clear_widgets()
            for found in glances:
                card = kind(glance=found)
                card.bind(on_release=self._play_on)
                place.add_widget(card)
        self._lay_out()
        self._share_room()

    def _share_room(self, *_: object) -> None:
        """What the cards may take of the height that is left."""
        ids, gap = self.ids, dp(GAP)
        notices = ids.notices.height
        above = self.layout.above + (notices + gap if notices else 0)
        space = ids.scroller.height - above - 2 * gap
        below = ids.others.height + ids.today.height + gap
        rooms = home_rooms(self.layout, space, ids.first.height, below, gap)
        for place, room in zip((ids.newest, ids.games, ids.small_games), rooms, strict=True):
            for card in place.children:
                card.room = room

    def _play_on(self, card: ContinueCard | ContinueSmall) -> None:
        starts = (match.start for match in self.shell.shelf.running())
        start = next(start for start in starts if start.game == card.glance.game)
        self.shell.navigator.go(page_of(start))

    def _begin(self, card: GameCard, edition: str) -> None:
        self.shell.navigator.go("new_game", game=card.card.game, edition=edition)

    def _begin_quick(self, card: GameCard, key: str) -> None:
        """What was chosen for the table stays as it was."""
        offer = face_of(card.card.game).offer
        kept = parsed_draft(offer, self.shell.shelf.choices(offer.game, Kind.ALONE))
        draft = quick_draft(kept, next(quick for quick in offer.quick if quick.key == key))
        start, seating = start_of(offer, draft, self.shell.new_seed())
        table = seating_json(seating) | kept_options(offer, draft)
        self.shell.shelf.begin(start, table, seating.people)
        self.shell.navigator.go(page_of(start))
