"""The room that a page has, as its layout asks for it."""

from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app.presenters.shell.layout import Window


def window_of(page: Widget) -> Window:
    return Window(page.width, page.height, dp(1), sp(1))
