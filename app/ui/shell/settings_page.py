"""Settings: each takes effect at once and is kept at once."""

from kivy.properties import AliasProperty, NumericProperty, ObjectProperty

from app.presenters.options import Option, Value
from app.presenters.phrase import phrase
from app.presenters.shell.settings_list import field_of, settings_groups
from app.services.i18n import language_names
from app.services.settings import Settings
from app.ui.kit.navigator import Page
from app.ui.kit.option_card import OptionCard
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.value_list import ValueList
from app.ui.shell.about import About
from app.ui.shell.window_of import window_of

WORDS = 700
"""What two columns need, in sp."""


class SettingsPage(Page):
    shell: Shell = ObjectProperty()
    letter = NumericProperty("1sp")

    def _is_wide(self) -> bool:
        return window_of(self).has_two_columns(WORDS)

    is_wide = AliasProperty(_is_wide, bind=("size", "letter"))

    def on_kv_post(self, _: object) -> None:
        self._languages = language_names()
        self.fbind("is_wide", self._place_links)
        self._place_links()
        self.shell.settings.watch(self._show)
        self._show(self.shell.settings.current)

    def _place_links(self, *_: object) -> None:
        """Last of all, or below the first group, which leaves as much free."""
        links, place = self.ids.links, self.ids.left if self.is_wide else self.ids.right
        if links.parent is not place:
            links.parent.remove_widget(links)
            place.add_widget(links)

    def entered(self, **_: object) -> None:
        self.ids.scroller.scroll_y = 1

    def returned(self, **_: object) -> None:
        """From colours or licences: the place on the page stays."""

    def _show(self, settings: Settings) -> None:
        """Cards are built once, half of them for each column; later only what they show changes."""
        cards = [*reversed(self.ids.first.children), *reversed(self.ids.second.children)]
        groups = settings_groups(settings, self._languages, self.shell.aloud.can_speak)
        for number, group in enumerate(groups):
            if number < len(cards):
                cards[number].options = group.options
            else:
                card = OptionCard(title=phrase(group.key), options=group.options)
                card.bind(on_choose=self._choose, on_ask=self._ask)
                place = self.ids.first if number < len(groups) // 2 else self.ids.second
                place.add_widget(card)

    def _choose(self, _: object, option: Option, value: Value) -> None:
        changes: dict[str, Value] = {field_of(option): value}
        self.shell.settings.change(**changes)

    def _ask(self, _: object, option: Option) -> None:
        navigator, words = self.shell.navigator, self.shell.words
        values = ValueList(option, words)

        def choose(_: object, value: Value) -> None:
            navigator.close_sheet()
            self._choose(values, option, value)

        values.bind(on_choose=choose)
        navigator.open_sheet(Sheet(values, title=words.catalogue.text(option.key)))

    def show_about(self) -> None:
        title = self.shell.words.catalogue.text("about.title")
        about = About()
        about.bind(on_licences=lambda _: self.shell.navigator.go("licences"))
        self.shell.navigator.open_sheet(Sheet(about, title=title))
