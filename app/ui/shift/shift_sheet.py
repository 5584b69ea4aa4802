"""The sheet of a turn of Shift: the two steps, the card looked for, the tray, and what to do."""

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty

from app.presenters.shift.nudges import Touched
from app.presenters.shift.table_model import NO_TABLE, Deed, TableModel
from app.ui.match.panel_paper import PanelPaper
from app.ui.shift.spare_tray import SpareTray
from app.ui.shift.target_card import TargetCard

LOW, NARROW, ROOMY = 440, 340, 350
"""In dp: less high, card and tray lie side by side beside a board too; less wide, two keys in the
row need smaller words; wider, the main one has room for its sign."""
WORDY = 48
"""Letters of a hint that would take the room of the keys below which it stands in a row."""


class ShiftSheet(PanelPaper):
    """Shows a TableModel and says which key was tapped. `is_slim`: all stands in one row.
    `teaches`: what is to be done stands large below the board; `undoes`: undo, which is free and
    used all the time, has a key within the thumb's reach, and the bulb stands above the board.
    """

    model: TableModel = ObjectProperty(NO_TABLE, rebind=True)
    edition = StringProperty("crew")
    hint = StringProperty()
    is_refused = BooleanProperty(False)
    is_greeted = BooleanProperty(False)
    is_mirrored = BooleanProperty(False)
    is_slim = BooleanProperty(False)
    teaches = BooleanProperty(False)
    undoes = BooleanProperty(False)
    __events__ = ("on_deed", "on_nudge")

    def on_kv_post(self, _: object) -> None:
        """The steps live on while they are out of the tree: ids alone would let them go."""
        self._steps, self._keys = self.ids.steps.__self__, self.ids.deeds.__self__
        self.card: TargetCard = self.ids.card.__self__
        self.tray: SpareTray = self.ids.tray.__self__

    def on_form(self, _: object, form: str) -> None:
        """Small phones have no room for the steps; the keys say them as well."""
        has_room = form in {"tall", "around"}
        if has_room and self._steps.parent is None:
            self.add_widget(self._steps, index=len(self.children) - self.teaches)
        elif not has_room and self._steps.parent is not None:
            self.remove_widget(self._steps)

    def on_teaches(self, *_: object) -> None:
        words = self.ids.words.__self__
        self.remove_widget(words)
        self.add_widget(words, index=len(self.children))
        self.tray.is_named = False  # a frame lies there

    def on_is_slim(self, _: object, is_slim: bool) -> None:
        """The keys stand in the row of card and tray."""
        self._keys.parent.remove_widget(self._keys)
        (self.ids.row if is_slim else self).add_widget(self._keys)

    def on_is_mirrored(self, *_: object) -> None:
        """Card and tray change their places."""
        row = self.card.parent
        for widget in list(row.children):
            row.remove_widget(widget)
            row.add_widget(widget)

    def on_deed(self, deed: Deed) -> None:
        """One of the keys was tapped."""

    def on_nudge(self, touched: Touched) -> None:
        """Something was touched that means nothing now."""

    def _has_side(self) -> bool:
        """There is a key beside the main one."""
        return self.model.side_key.is_there

    has_side = AliasProperty(_has_side, bind=("model",), cache=True)

    has_bulb = AliasProperty(
        lambda self: self.model.has_bulb and not self.undoes, bind=("model", "undoes"), cache=True
    )

    def _is_wide(self) -> bool:
        return bool(self.form != "around" or self.height < dp(LOW))

    is_wide = AliasProperty(_is_wide, bind=("form", "height"), cache=True)

    def _card_share(self) -> float:
        """Of the row's width."""
        if self.is_slim:
            return 0.22
        if not self.is_wide:
            return 1
        if not self.model.wanted.is_choice:
            return 0.36
        return 0.48 if self.width > dp(ROOMY) else 0.42

    card_share = AliasProperty(
        _card_share, bind=("model", "is_slim", "is_wide", "width"), cache=True
    )

    def _tray_share(self) -> float:
        share = self._card_share()
        return share if self.is_slim or not self.is_wide else 1 - share

    tray_share = AliasProperty(_tray_share, bind=("card_share", "is_slim", "is_wide"), cache=True)

    def _mood(self) -> str:
        if self.is_refused:
            return "refused"
        if self.is_greeted:
            return "greets"
        if self.model.goes_in:
            return "goes_in"
        if self.model.guide.words or self.teaches:
            return "helps"
        return "near" if self.model.is_near else "usual"

    mood = AliasProperty(_mood, bind=("model", "is_refused", "is_greeted", "teaches"), cache=True)

    def _hint_role(self) -> str:
        if self.teaches:
            return "title" if self.is_roomy else "title_m"
        if self.is_greeted:
            return "title_m"
        if self.is_slim and len(self.hint) > WORDY:
            return "small"
        roles = {"near": "title_m", "helps": "body"} if self.is_roomy else {}
        return roles.get(self._mood(), "body_m")

    hint_role = AliasProperty(
        _hint_role, bind=("mood", "is_roomy", "is_slim", "hint", "teaches"), cache=True
    )

    def _keys_role(self) -> str:
        return "label" if self.is_slim or self.width < dp(NARROW) else "title_m"

    keys_role = AliasProperty(_keys_role, bind=("is_slim", "width"), cache=True)

    def _is_narrow(self) -> bool:
        return not self.is_roomy or self.width < dp(NARROW)

    is_narrow = AliasProperty(_is_narrow, bind=("is_roomy", "width"), cache=True)

    def _side_share(self) -> float:
        """Of the main key's width."""
        return 0.85 if self.width < dp(NARROW) else 0.62

    side_share = AliasProperty(_side_share, bind=("width",), cache=True)

    def _side_icon(self) -> str:
        """Of a hint, where there is room for one beside words that do not break."""
        key = self.model.side_key
        return key.icon if key.deed is Deed.HINT and self.width > sp(ROOMY) else ""

    side_icon = AliasProperty(_side_icon, bind=("model", "width"), cache=True)

    def _main_icon(self) -> str:
        """Where there is room for one."""
        is_free = not self.is_slim and not self.model.has_swap and self.width > dp(ROOMY)
        return self.model.main_key.icon if is_free else ""

    main_icon = AliasProperty(_main_icon, bind=("model", "is_slim", "width"), cache=True)
