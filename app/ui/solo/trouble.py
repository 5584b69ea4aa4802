"""What is wrong with a code or with the puzzle that was wanted, as a sheet."""

from app.presenters.phrase import phrase
from app.presenters.solo.hub import trouble_words
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.text import Text
from app.ui.kit.words import said


def tell_trouble(shell: Shell, trouble: str) -> None:
    catalogue = shell.words.catalogue
    words = said(catalogue, trouble_words(trouble))
    content = Text(role="body", text=words, ink=shell.app.theme.ink)
    shell.navigator.open_sheet(Sheet(content, title=said(catalogue, phrase("solo.title"))))
