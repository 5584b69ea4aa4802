"""All rounds of Go alone so far, one card for each way they were played."""

from kivy.properties import ObjectProperty

from app.presenters.go.stats import all_stats
from app.ui.go.go_stats_card import GoStatsCard
from app.ui.kit.navigator import Page
from app.ui.kit.shell import Shell


class GoStatsPage(Page):
    shell: Shell = ObjectProperty()

    def entered(self, **_: object) -> None:
        self.ids.cards.clear_widgets()
        for found in all_stats(self.shell.results.of):
            self.ids.cards.add_widget(GoStatsCard(model=found))
