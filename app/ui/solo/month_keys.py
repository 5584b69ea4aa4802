"""Keys from month to month, in the head of the calendar's sheet: there they stay in view."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.solo.calendar_card import CalendarCard


class MonthKeys(BoxLayout):
    card: CalendarCard = ObjectProperty(rebind=True)
