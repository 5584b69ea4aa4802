"""The sheet of one who builds in Go: the tray, keys that turn and flip, and how far one is."""

from kivy.metrics import Metrics, dp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty

from app.presenters.go.page_model import Act, Deed
from app.ui.match.panel_paper import PanelPaper

HOW = 250
"""In dp by the size of text: how high a sheet is that has room for how tiles are turned, beside
their other sides."""
BETWEEN = " · "
"""Two ways that have a line each beside the keys."""
SHORT = 22
"""Letters that are written larger."""

WHY = {(True, True): "title", (True, False): "body", (False, False): "body_m"}
"""The role of what a hint says: where there is much room, and in a lesson."""


class GoSheet(PanelPaper):
    """`why` is what a hint says, above the tray where that `has_line`, else where keys that turn
    are: it `says_in_row`. `told` is the usual line, where no key stands in its place; then it
    is the `head` above the tray. `how` tiles turn takes the place of the hint where that `asks_how`
    and nothing else tells it: how many treasures are joined is seen on the dice. `ask` is the key
    for hints: it stays where it is, as wide as there is room. `count` are the last seconds, large.
    `teaches`: why is what is to be done, and large. `aim` is what a puzzle asks, where nothing else
    says it: it stands for how tiles are turned, or `in_row` until one is chosen.
    """

    hint, how = StringProperty(), StringProperty()
    asks_how = BooleanProperty(False)
    why, aim = StringProperty(), StringProperty()
    can_turn = BooleanProperty(False)
    can_undo = BooleanProperty(False)
    act: Act = ObjectProperty(Act(), rebind=True)
    is_refused = BooleanProperty(False)
    is_mirrored = BooleanProperty(False)
    teaches = BooleanProperty(False)
    ask: Act = ObjectProperty(Act(), rebind=True)
    count = StringProperty()
    tells_how = AliasProperty(
        lambda self: self.is_roomy or self.height >= dp(HOW) * Metrics.fontscale,
        bind=["form", "is_roomy", "height"],
    )
    has_line = AliasProperty(
        lambda self: self.is_roomy or (not self.teaches and (self.tells_how or self.lies_free)),
        bind=["form", "tells_how", "teaches"],
    )
    says_why = AliasProperty(
        lambda self: bool(self.why) and self.has_line, bind=["why", "has_line"]
    )
    how_lies = AliasProperty(
        lambda self: ("left" if self.says_why else "right") if self.is_roomy else "center",
        bind=["says_why", "is_roomy", "form"],
    )
    has_act = AliasProperty(
        lambda self: (
            bool(self.act.words)
            and not self.is_refused
            and (self.act.deed is not Deed.FOLLOW or self.says_why or not self.why)
        ),
        bind=["act", "is_refused", "form", "why", "says_why"],
    )
    has_ask = AliasProperty(
        lambda self: bool(self.ask.words) and not self.is_refused, bind=["ask", "is_refused"]
    )
    asks_alone = AliasProperty(
        lambda self: self.has_ask and not self.act.words, bind=["has_ask", "act"]
    )
    in_row = AliasProperty(
        lambda self: self._row_words,
        bind=[
            *("why", "has_line", "teaches", "tells_how"),
            *("asks_alone", "aim", "can_turn", "can_undo"),
        ],
        cache=True,
    )
    says_in_row = AliasProperty(lambda self: bool(self.in_row), bind=["in_row"], cache=True)
    told = AliasProperty(
        lambda self: "" if self.has_act or self.asks_alone or self._is_taught else self._said,
        bind=["has_act", "asks_alone", "hint", "asks_how", "tells_how", "why", "teaches", "form"],
    )
    head = AliasProperty(
        lambda self: self.hint if self._has_head else "",
        bind=["has_act", "asks_alone", "hint", "act"],
    )
    __events__ = (
        "on_turn",
        "on_flip",
        "on_undo",
        "on_bulb",
        "on_deed",
        "on_dead_key",
        "on_no_undo",
    )

    why_role = AliasProperty(
        lambda self: WHY[self.is_roomy, bool(self.teaches)] if self.says_why else self._how_role,
        bind=["teaches", "says_why", "form", "aim"],
    )

    def _told_role(self) -> str:
        if self.count:
            return "hero"
        if self.teaches or len(self.told) < SHORT:
            return "title_m"
        return "small" if "\n" in self.told else "label"

    told_role = AliasProperty(_told_role, bind=["count", "teaches", "told"])

    @property
    def _row_words(self) -> str:
        """A hint; or what is asked, while these keys have nothing to turn and nothing to undo."""
        if self.why:
            return "" if self.has_line or self.teaches else str(self.why)
        if not self.aim or self.can_turn or self.can_undo:
            return ""
        return str(self.aim) if self.asks_alone and not self.tells_how else ""

    @property
    def _said(self) -> str:
        how = self.how.replace(BETWEEN, "\n")
        return str(how if self.asks_how and not self.tells_how else self.hint)

    @property
    def _how_role(self) -> str:
        return "label" if self.aim else "small"

    @property
    def _has_head(self) -> bool:
        """A key that follows a hint says itself what is asked."""
        follows = self.has_act and self.act.deed is Deed.FOLLOW
        return bool((self.has_act or self.asks_alone) and not follows)

    @property
    def _is_taught(self) -> bool:
        return bool(self.teaches and self.says_why)

    def on_is_mirrored(self, *_: object) -> None:
        """The keys come to the thumb of the other hand."""
        row = self.ids.row
        for widget in list(row.children):
            row.remove_widget(widget)
            row.add_widget(widget)

    def on_turn(self) -> None:
        """The chosen tile turns clockwise."""

    def on_flip(self) -> None:
        """The chosen tile shows its other side."""

    def on_dead_key(self) -> None:
        """There is nothing to turn or to flip."""

    def on_no_undo(self) -> None:
        """There is nothing to take back."""

    def on_bulb(self) -> None:
        """A hint, or the next step of it."""

    def on_deed(self) -> None:
        """What is to be done now."""

    def on_undo(self) -> None:
        """The last tile goes back to where it was."""
