"""A text goes to somebody else: by the device's own way, else by the clipboard, else by eye."""

from app.presenters.phrase import Phrase, phrase
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.text import Text
from app.ui.kit.words import said


def share(shell: Shell, text: str, title: Phrase) -> None:
    """Where the device has no way of its own, a sheet says what was copied."""
    if shell.device.share(text):
        return
    words = shell.words.catalogue
    told = said(words, phrase("shell.copied", text=text)) if is_copied(text) else text
    content = Text(role="body", text=told, ink=shell.app.theme.ink)
    shell.navigator.open_sheet(Sheet(content, title=said(words, title)))


def is_copied(text: str) -> bool:
    """Kivy's stand-in for a clipboard reaches no other program."""
    from kivy.core.clipboard import Clipboard

    Clipboard.copy(text)
    return type(Clipboard).__name__ != "ClipboardDummy"
