"""Before a match: edition, players, options; Start begins it with what is chosen."""

from dataclasses import replace
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from app.core.errors import BadRequest
from app.presenters.faces import face_of
from app.presenters.match.seats import Seat, seating_json
from app.presenters.options import Option, Value
from app.presenters.setup.draft import (
    draft_json,
    lying_draft,
    parsed_draft,
    with_count,
    with_seat,
    without_seat,
)
from app.presenters.setup.new_game import chosen, kept_options, shown, simple_choices, start_of
from app.presenters.setup.offer import Choice, Draft, Offer
from app.ui.kit.navigator import Page
from app.ui.kit.picture import Picture
from app.ui.kit.picture_key import PictureKey
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.shell.code_form import CodeForm
from app.ui.shell.pages import page_of
from app.ui.shell.seat_form import SeatForm
from app.ui.shell.seat_row import SeatRow

TABLET = 600


class NewGamePage(Page):
    """`draft` is what is chosen; all that is shown follows it.

    A wide page has its options beside the players; the pictures take the room that is left.
    """

    shell: Shell = ObjectProperty()
    game = StringProperty("shift")
    draft: Draft = ObjectProperty(None, allownone=True)
    has_more = BooleanProperty(False)
    offers_more = BooleanProperty(True)
    takes_codes = BooleanProperty(False)
    results = StringProperty()
    is_wide = BooleanProperty(False)
    pictures_room = NumericProperty(0)
    replaces = BooleanProperty(False)

    @property
    def offer(self) -> Offer:
        return face_of(self.game).offer

    @property
    def choices(self) -> tuple[Choice, ...]:
        edition = (self.offer.edition,) if self.offer.edition else ()
        return (*edition, *simple_choices(self.offer, self.draft), *self.offer.more(self.draft))

    def entered(self, game: str = "", edition: str = "", **_: Any) -> None:
        """The last choices, with this edition if one was tapped."""
        self.game = game
        kept = self.shell.shelf.choices(game)
        draft = parsed_draft(self.offer, kept)
        if not kept and min(self.size) >= dp(TABLET):
            draft = lying_draft(self.offer, draft)
        if edition and self.offer.edition:
            draft = chosen(draft, (self.offer.edition,), self.offer.edition.key, edition)
        self.replaces = any(match.start.game == game for match in self.shell.shelf.running())
        # before what else follows the page: nothing may ask the last game's
        self.draft = replace(draft, window=self._window)
        self._kept = draft_json(draft)
        self.has_more = False
        self.takes_codes, self.results = self.offer.coded is not None, self.offer.results
        self._show_pictures()

    def returned(self, **_: Any) -> None:
        """From the rules: everything stays as it was chosen."""

    def left(self) -> None:
        """What was chosen waits here, also where no match came of it."""
        if draft_json(self.draft) != self._kept:
            self._keep()

    def paused(self) -> None:
        self.left()

    def _keep(self) -> None:
        self._kept = draft_json(self.draft)
        self.shell.shelf.keep_choices(self.game, self._kept)

    @property
    def _window(self) -> tuple[float, float]:
        left, top, right, bottom = self.shell.app.insets
        return (self.width - left - right) / dp(1), (self.height - top - bottom) / dp(1)

    def on_size(self, *_: object) -> None:
        """What fits may be offered."""
        if self.draft is not None:
            self.draft = replace(self.draft, window=self._window)

    def on_kv_post(self, _: object) -> None:
        self.on_is_wide()

    def on_is_wide(self, *_: object) -> None:
        if "options" in self.ids:
            options = self.ids.options.__self__
            options.parent.remove_widget(options)
            self.ids["aside" if self.is_wide else "column"].add_widget(options)

    def on_pictures_room(self, *_: object) -> None:
        for picture in self.ids.pictures.children if "pictures" in self.ids else ():
            picture.room = self.pictures_room

    def _show_pictures(self) -> None:
        """The editions to choose from, else the game's own picture."""
        place = self.ids.pictures
        place.clear_widgets()
        if not self.offer.edition:
            place.add_widget(Picture(picture=self.game, flattest=0.2, tallest=0.8))
        for edition in self.offer.edition.sets if self.offer.edition else ():
            key = PictureKey(
                picture=str(edition), key=f"edition.{edition}", flattest=0.8, tallest=2.5
            )
            key.bind(on_release=self._choose_edition)
            place.add_widget(key)
        self.on_pictures_room()
        self._mark_edition()

    def _mark_edition(self) -> None:
        if self.offer.edition:
            [option] = shown(self.draft, (self.offer.edition,))
            for key in self.ids.pictures.children:
                key.is_chosen = key.picture == option.value

    def _choose_edition(self, key: PictureKey) -> None:
        if self.offer.edition:
            self.draft = chosen(self.draft, self.choices, self.offer.edition.key, key.picture)

    def on_draft(self, *_: Any) -> None:
        self._mark_edition()
        self._show_seats()
        self.ids.simple.options = shown(self.draft, simple_choices(self.offer, self.draft))
        self._show_more()

    def on_has_more(self, *_: Any) -> None:
        self._show_more()

    def _show_more(self) -> None:
        if self.draft is not None:
            more = self.offer.more(self.draft)
            self.offers_more = bool(more)
            self.ids.more.options = shown(self.draft, more if self.has_more else ())

    def _show_seats(self) -> None:
        """Rows stay while their number does."""
        place, playing = self.ids.seats, self.draft.playing
        while len(place.children) > len(playing):
            place.remove_widget(place.children[0])
        while len(place.children) < len(playing):
            row = SeatRow(seat=playing[len(place.children)])
            row.bind(on_release=self._change_seat)
            place.add_widget(row)
        for row, seat in zip(reversed(place.children), playing, strict=True):
            row.seat, row.has_sides = seat, not self.draft.is_round

    def add_seat(self) -> None:
        self.draft = with_count(self.draft, self.draft.count + 1)

    def choose(self, option: Option, value: Value) -> None:
        self.draft = chosen(self.draft, self.choices, option.key, value)

    def _change_seat(self, row: SeatRow) -> None:
        number = self.ids.seats.children[::-1].index(row)
        form = SeatForm(
            seat=row.seat,
            colors=self.offer.colors,
            has_sides=row.has_sides,
            can_leave=self.draft.count > self.offer.counts.start,
            has_bots=self.offer.has_bots,
        )
        form.bind(seat=lambda _, seat: self._take_seat(number, seat))
        form.bind(on_leave=lambda _: self._remove_seat(number))
        title = self.shell.words.catalogue.text("seat.title")
        self.shell.navigator.open_sheet(Sheet(form, title=title))

    def _take_seat(self, number: int, seat: Seat) -> None:
        self.draft = with_seat(self.draft, number, seat)

    def _remove_seat(self, number: int) -> None:
        self.shell.navigator.close_sheet()
        self.draft = without_seat(self.draft, number)

    def start(self) -> None:
        """The choices are kept for another time."""
        self._keep()
        self._begin(self.draft, self.shell.new_seed())

    def _begin(self, draft: Draft, seed: int) -> None:
        """The match is kept from its first moment on."""
        start, seating = start_of(self.offer, draft, seed)
        kept = seating_json(seating) | kept_options(self.offer, draft)
        self.shell.shelf.begin(start, kept, seating.people)
        self.shell.navigator.replace(page_of(start))

    def enter_code(self) -> None:
        form = CodeForm(replaces=self.replaces)
        form.bind(on_play=self._play_code)
        title = self.shell.words.catalogue.text("go.code.title")
        self.shell.navigator.open_sheet(Sheet(form, title=title))

    def _play_code(self, form: CodeForm) -> None:
        """What was chosen stays chosen; without a code nothing begins."""
        if self.offer.coded is None:
            return
        try:
            draft, seed = self.offer.coded(self.draft, form.code)
        except BadRequest as error:
            form.trouble = error.code
            return
        self._begin(draft, seed)
