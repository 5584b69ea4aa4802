"""A puzzle is sent to somebody: its code large, to be spoken; what goes with it; and the text."""

from kivy.properties import ObjectProperty, StringProperty

from app.presenters.phrase import phrase
from app.presenters.solo.sending import NO_SENDING, Sending
from app.solo.sharing import shared_text
from app.ui.kit.pile import Pile
from app.ui.kit.share import share
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.switch_row import SwitchRow
from app.ui.kit.words import said

BETWEEN = " \u00b7 "


class ShareForm(Pile):
    """`text` is what is sent, `told` what of it is to be beaten, and whose it is."""

    shell: Shell = ObjectProperty()
    sending: Sending = ObjectProperty(NO_SENDING, rebind=True)
    text, told = StringProperty(), StringProperty()

    def on_kv_post(self, _: object) -> None:
        self.on_sending(self, self.sending)

    def on_sending(self, _: object, sending: Sending) -> None:
        if "options" not in self.ids:
            return
        words = self.shell.words.catalogue
        result = said(words, sending.result)
        self.told = BETWEEN.join(filter(None, (result, sending.code.name)))
        self.text = shared_text(said(words, sending.title), result, sending.code, sending.won)
        rows = self.ids.options.children[::-1]
        for row, option in zip(rows, sending.options, strict=False):
            row.option = option
        for option in sending.options[len(rows) :]:
            row = SwitchRow(option=option)
            row.bind(on_choose=lambda row, _: self._switch(row.option.key))
            self.ids.options.add_widget(row)

    def _switch(self, key: str) -> None:
        self.sending = self.sending.switched(key)

    def send(self) -> None:
        self.shell.navigator.close_sheet()
        share(self.shell, self.text, phrase("solo.send"))


def open_sharing(shell: Shell, sending: Sending) -> None:
    title = said(shell.words.catalogue, phrase("menu.share"))
    shell.navigator.open_sheet(Sheet(ShareForm(shell=shell, sending=sending), title=title))
