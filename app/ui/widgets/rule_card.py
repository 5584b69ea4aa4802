"""A section of the rules: what it is about, a picture, some sentences."""

from kivy.properties import ObjectProperty

from app.presenters.rules_book import Section
from app.ui.widgets.paper import Paper


class RuleCard(Paper):
    section: Section = ObjectProperty(rebind=True)
