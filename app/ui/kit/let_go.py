"""Fingers that are down while what they lie on goes away, or is covered."""

from kivy.base import EventLoop
from kivy.uix.behaviors import ButtonBehavior


def let_go() -> None:
    """They do nothing any more where they lie: their keys spring back."""
    for touch in EventLoop.touches:
        for held in list(touch.grab_list):
            widget = held()
            if widget is None:
                continue
            touch.grab_list.remove(held)
            if isinstance(widget, ButtonBehavior):
                widget.state = "normal"
