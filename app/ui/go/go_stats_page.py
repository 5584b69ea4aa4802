"""All rounds of Go against the clock so far: numbers, and the last rounds as bars."""

from kivy.properties import ObjectProperty

from app.presenters.go.kept import Mode
from app.presenters.go.stats import Stats, stats
from app.ui.kit.kv_files import load_widgets
from app.ui.kit.navigator import Page
from app.ui.kit.shell import Shell


class GoStatsPage(Page):
    shell: Shell = ObjectProperty()
    model: Stats = ObjectProperty(Stats(), rebind=True)

    @classmethod
    def load_rules(cls) -> None:
        """Whoever comes here before any match: Go's widgets stand on those of all matches."""
        load_widgets("app.ui.match")
        load_widgets("app.ui.go")

    def entered(self, **_: object) -> None:
        self.model = stats(self.shell.results.of(Mode.TIMED.value))
