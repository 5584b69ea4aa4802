"""Lines of a person's records that belong together."""

from kivy.properties import ObjectProperty

from app.presenters.shell.records import Group
from app.ui.kit.paper import Paper
from app.ui.shell.record_row import RecordRow


class RecordGroup(Paper):
    group: Group = ObjectProperty(rebind=True)

    def on_kv_post(self, _: object) -> None:
        for row in self.group.rows:
            self.add_widget(RecordRow(row=row))
