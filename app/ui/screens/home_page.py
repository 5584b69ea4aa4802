"""The first page: the running match, the games, settings and rules."""

from kivy.properties import ObjectProperty

from app.ui.navigator import Page
from app.ui.shell import Shell


class HomePage(Page):
    shell: Shell = ObjectProperty()
