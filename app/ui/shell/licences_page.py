"""Whose work the app stands on; a tap on a line shows under which licence."""

from kivy.properties import ObjectProperty

from app.presenters.shell.licences import PARTS
from app.services.licence_texts import licence_text, pieces
from app.ui.kit.navigator import Page
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.shell.licence_row import LicenceRow
from app.ui.shell.licence_words import LicenceWords


class LicencesPage(Page):
    shell: Shell = ObjectProperty()

    def left(self) -> None:
        """It is large and rarely seen."""
        self.shell.navigator.forget("licences")

    def on_kv_post(self, _: object) -> None:
        for part in PARTS:
            row = LicenceRow(part=part)
            row.bind(on_release=self._show)
            self.ids.parts.add_widget(row)

    def _show(self, row: LicenceRow) -> None:
        owners = pieces(f"© {row.part.copyright}")
        words = LicenceWords(pieces=[*owners, *licence_text(row.part.licence)])
        self.shell.navigator.open_sheet(Sheet(words, title=row.part.name))
