"""What a match in words says of the turns below: a round, or what was rolled."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.match.told import ToldRowModel
from app.ui.kit.pile import Pile


class ToldHeading(ButtonBehavior, Pile):
    row: ToldRowModel = ObjectProperty(ToldRowModel(), rebind=True)
    name = StringProperty()
