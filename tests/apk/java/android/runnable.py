"""Stands for the way to the activity's thread: there is but one here."""

from collections.abc import Callable


def run_on_ui_thread(function: Callable[..., None]) -> Callable[..., None]:
    return function
