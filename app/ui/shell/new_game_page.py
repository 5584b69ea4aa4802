"""Before a match: edition, players, options; Start begins it with what is chosen."""

from dataclasses import replace
from functools import partial

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty

from app.bots.levels import Level
from app.presenters.faces import FACES, face_of
from app.presenters.match.seats import Seat
from app.presenters.options import Option, Value
from app.presenters.setup.bench import with_bot
from app.presenters.setup.draft import (
    draft_json,
    draft_of_kind,
    lying_draft,
    parsed_draft,
    with_another,
    with_seat,
    without_seat,
)
from app.presenters.setup.handicap import share_option, share_told, with_share
from app.presenters.setup.new_game import (
    NewGame,
    all_choices,
    chosen,
    in_way,
    kind_of,
    kind_shown,
    shown,
)
from app.presenters.setup.offer import Draft, Kind, Offer
from app.presenters.setup.seat_form import seat_summary
from app.presenters.shell.layout import most_options, setup_is_wide
from app.session.shelf import PLACES
from app.session.unplayed import played
from app.ui.kit.ahead import Ahead
from app.ui.kit.navigator import Page
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.shell.ahead import game_pieces
from app.ui.shell.begin import begun_by
from app.ui.shell.match_options import MatchOptions
from app.ui.shell.pages import page_of
from app.ui.shell.seat_form import SeatForm
from app.ui.shell.seat_key import SeatKey
from app.ui.shell.window_of import window_of

TABLET = 600
FIRST = parsed_draft(FACES[0].offer, {})
"""Until the page is shown."""


class NewGamePage(Page):
    """`draft` is what is chosen; all that is shown follows it.

    A wide page has its pictures and options beside the players, else they lie around them, and
    the pictures take the room that is left. On a wide table they are a band above both. On a phone
    options lie behind a key.
    """

    shell: Shell = ObjectProperty()
    draft: Draft = ObjectProperty(FIRST)
    model: NewGame = ObjectProperty(NewGame(FIRST), rebind=True)
    has_more = BooleanProperty(False)
    is_full = BooleanProperty(False)
    pictures_room, spare, room = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    letter = NumericProperty("1sp")
    _ahead = Ahead(())
    _asks_seat: Sheet | None = None

    def _is_wide(self) -> bool:
        return setup_is_wide(window_of(self))

    is_wide = AliasProperty(_is_wide, bind=("size", "letter"))

    def _is_banded(self) -> bool:
        return bool(self._is_wide() and self.height >= dp(TABLET))

    is_banded = AliasProperty(_is_banded, bind=("size", "letter"))

    @property
    def game(self) -> str:
        return self.draft.game

    @property
    def offer(self) -> Offer:
        return self.draft.offer

    def entered(self, game: str = "", edition: str = "", kind: str = "", **_: object) -> None:
        """The last choices of this kind, with this edition if one was tapped."""
        offer = face_of(game).offer
        self.is_full = len(played(self.shell.shelf)) >= PLACES
        self.has_more = False
        self._show_last(offer, Kind(kind or offer.usual_kind), edition)
        pictures = self.ids.pictures
        pictures.editions, pictures.game = face_of(game).editions, game
        self.ids.scroller.scroll_y = self.ids.aside_scroller.scroll_y = 1
        self.ids.rival.show(self.shell, game)
        self._ahead = Ahead(game_pieces(game))
        self._ahead.begin()

    def _show_last(self, offer: Offer, kind: Kind, edition: str) -> None:
        kept = self.shell.shelf.choices(offer.game, kind)
        draft = draft_of_kind(offer, kept, kind)
        if not kept and min(self.size) >= dp(TABLET):
            draft = lying_draft(offer, draft)
        self._kept = draft_json(draft)
        self.draft = replace(_in_edition(draft, edition), window=self._window)

    def choose_kind(self, value: Value) -> None:
        """What was chosen for the other kind is kept, the edition stays."""
        if kind_of(value) != kind_shown(self.draft):
            self._keep_changes()
            self._show_last(self.offer, kind_of(value), self.edition)
        self.draft = in_way(self.draft, value)

    @property
    def edition(self) -> str:
        """The one chosen now; empty where there are none."""
        editions = shown(self.draft, self.offer.editions)
        return next((str(option.value) for option in editions), "")

    def returned(self, **_: object) -> None:
        """From the rules: everything stays as it was chosen."""

    def left(self) -> None:
        """What was chosen waits here, also where no match came of it."""
        self._ahead.stop()
        self._keep_changes()

    def _keep_changes(self) -> None:
        if draft_json(self.draft) != self._kept:
            self._kept = draft_json(self.draft)
            self.shell.shelf.keep_choices(self.game, self.draft.kind, self._kept)

    def paused(self) -> None:
        self._keep_changes()

    @property
    def _window(self) -> tuple[float, float]:
        left, top, right, bottom = self.shell.app.insets
        return (self.width - left - right) / dp(1), (self.height - top - bottom) / dp(1)

    def on_size(self, *_: object) -> None:
        """What fits may be offered."""
        self.draft = replace(self.draft, window=self._window)

    def on_kv_post(self, _: object) -> None:
        for name in ("is_wide", "is_banded"):
            self.fbind(name, self._place_parts)
        for name in ("draft", "has_more", "is_full", "size", "letter"):
            self.fbind(name, self._refresh)
        self._place_parts()
        self._refresh()

    def _place_parts(self, *_: object) -> None:
        beside = "aside" if self.is_wide else "column"
        self._move("options", beside, 0)
        pictures = "band" if self.is_banded else beside
        self._move("pictures", pictures, len(self.ids[pictures].children))

    def _move(self, part: str, place: str, index: int) -> None:
        moved = self.ids[part].__self__
        if moved.parent is not self.ids[place].__self__:
            moved.parent.remove_widget(moved)
            self.ids[place].add_widget(moved, index)

    def choose_edition(self, edition: str) -> None:
        self.draft = _in_edition(self.draft, edition)

    def _refresh(self, *_: object) -> None:
        is_small = min(self.size) < dp(TABLET)
        most = most_options(window_of(self), self.is_wide)
        self.model = NewGame(self.draft, self.has_more, self.is_full, is_small, most)
        if "seats" in self.ids:
            self.ids.pictures.chosen = self.edition
            self._show_seats()

    def _show_seats(self) -> None:
        """Keys stay while their number does; whoever is asked about may be another one else."""
        place, playing = self.ids.seats, self.draft.playing
        if len(place.keys) != len(playing) and self.shell.navigator.sheet is self._asks_seat:
            self.shell.navigator.close_sheet()
        for key in place.keys[len(playing) :]:
            place.remove_widget(key)
        for seat in playing[len(place.keys) :]:
            key = SeatKey(seat=seat)
            key.bind(on_release=self._change_seat, on_leave=self._leave)
            place.add_widget(key)
        for number, (key, seat) in enumerate(zip(place.keys, playing, strict=True)):
            key.seat, key.share = seat, share_told(self.draft, number)
            key.can_leave = self.model.can_leave(number)
            key.about = seat_summary(seat, not self.draft.is_round)

    def show_options(self) -> None:
        """They follow what is chosen, for some depend on others."""
        options = MatchOptions(model=self.model)
        options.bind(on_choose=lambda _, *chosen: self.choose(*chosen))
        self.fbind("model", options.setter("model"))
        title = self.shell.words.catalogue.text("new.more_options")
        self.shell.navigator.open_sheet(Sheet(options, title=title))

    def add_seat(self, level: Level | None = None) -> None:
        """A person's; or this bot comes, or goes again."""
        self.draft = with_bot(self.draft, level) if level else with_another(self.draft)

    def choose(self, option: Option, value: Value) -> None:
        self.draft = chosen(self.draft, all_choices(self.draft), option.key, value)

    def _change_seat(self, key: SeatKey) -> None:
        """Unless another finger took it away meanwhile."""
        if key not in self.ids.seats.keys:
            return
        number = self.ids.seats.keys.index(key)
        form = SeatForm(
            seat=key.seat,
            colors=self.offer.colors,
            has_sides=not self.draft.is_round,
            can_leave=self.draft.can_shrink,
            has_bots=self.offer.has_bots,
            share=share_option(self.draft, number),
        )
        form.bind(on_take_share=partial(self._take_share, number))
        form.bind(seat=lambda _, seat: self._take_seat(number, seat))
        form.bind(on_leave=lambda _: self._leave(key))
        title = self.shell.words.catalogue.text("seat.title")
        self._asks_seat = Sheet(form, title=title)
        self.shell.navigator.open_sheet(self._asks_seat)

    def _take_seat(self, number: int, seat: Seat) -> None:
        self.draft = with_seat(self.draft, number, seat)

    def _take_share(self, number: int, form: SeatForm, share: Value) -> None:
        self.draft = with_share(self.draft, number, share)
        form.share = share_option(self.draft, number)

    def _leave(self, key: SeatKey) -> None:
        self.shell.navigator.close_sheet()
        if key in self.ids.seats.keys:
            self.draft = without_seat(self.draft, self.ids.seats.keys.index(key))

    def start(self, draft: Draft, edition: str = "") -> None:
        """The choices are kept for another time, the match from its first moment on."""
        self.left()
        start, slot = begun_by(self.shell, _in_edition(draft, edition), self.shell.new_seed())
        if slot:
            self.shell.navigator.replace(page_of(start), match=slot, is_begun=True)

    def enter_code(self) -> None:
        """It opens its puzzle; what was chosen here stays chosen."""
        from app.ui.solo.sent import (
            ask_for_code,  # and with it puzzles, which this page does not need
        )

        if self.offer.reads_code is not None:
            ask_for_code(self.shell, self.offer.reads_code)


def _in_edition(draft: Draft, edition: str) -> Draft:
    """Empty: as it is."""
    for choice in draft.offer.editions if edition else ():
        draft = chosen(draft, (choice,), choice.key, edition)
    return draft
