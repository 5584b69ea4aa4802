"""All rounds of Go against the clock so far: numbers, and the last rounds as bars."""

from typing import Any

from kivy.properties import ObjectProperty

from app.presenters.go.stats import Stats, stats
from app.ui.kit.navigator import Page
from app.ui.kit.shell import Shell


class GoStatsPage(Page):
    shell: Shell = ObjectProperty()
    model: Stats = ObjectProperty(None, allownone=True)

    def entered(self, **_: Any) -> None:
        self.model = stats(self.shell.results.current)
