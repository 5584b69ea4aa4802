"""What to practise: a row for each weakness, and a tap on it begins a puzzle of that kind."""

from kivy.properties import ListProperty, ObjectProperty

from app.presenters.faces import face_of
from app.presenters.solo.practice import PracticeRow, practice_rows, puzzle_kind, roll_draft
from app.solo.daily import SEEDS
from app.solo.records import Records
from app.ui.kit.pile import Pile
from app.ui.kit.shell import Shell
from app.ui.shell.begin import begun_by
from app.ui.solo.kind_row import KindRow
from app.ui.solo.opening import Opening


class PracticeCard(Pile):
    """Without a weakness it is not there."""

    shell: Shell = ObjectProperty()
    rows: list[PracticeRow] = ListProperty()

    def show(self, records: Records) -> None:
        self.rows = list(practice_rows(records))

    def on_rows(self, *_: object) -> None:
        place = self.ids.rows
        place.clear_widgets()
        for row in self.rows:
            key = KindRow(row=row)
            key.bind(on_release=lambda _, row=row: self.practise(row))
            place.add_widget(key)

    def practise(self, row: PracticeRow) -> None:
        """One whose best way is about what was lost."""
        shell = self.shell
        if row.practice.game == "go":
            self._roll(row)
            return
        opening = Opening(shell, puzzle_kind(row.practice), shell.new_seed() % SEEDS)
        opening.of_theme(row.theme).begin()

    def _roll(self, row: PracticeRow) -> None:
        face, shell = face_of(row.practice.game), self.shell
        start, slot = begun_by(shell, roll_draft(face.offer, row.practice), shell.new_seed())
        if slot:
            shell.navigator.go(face.page_of(start), match=slot)
