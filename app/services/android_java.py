"""The way to Java on Android: the activity, its thread, and calls that never raise.

pyjnius is imported when it is used: no other system has it.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial, wraps
from queue import SimpleQueue
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
_posts: SimpleQueue[Callable[[], None]] = SimpleQueue()
_listeners: list[Any] = []


def harmless(otherwise: T) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A call with which the device fails gives this instead; devices differ in what they have."""

    def wrap(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> T:
            with suppress(Exception):
                return function(*args, **kwargs)
            return otherwise

        return call

    return wrap


def java_class(name: str) -> Any:
    from jnius import autoclass

    return autoclass(name)


def activity() -> Any:
    return java_class("org.kivy.android.PythonActivity").mActivity


def android_api() -> int:
    return int(java_class("android.os.Build$VERSION").SDK_INT)


def cast_to(name: str, thing: Any) -> Any:
    """The same object, seen as of this class or interface."""
    from jnius import cast

    return cast(name, thing)


def char_sequence(text: str) -> Any:
    """Text where Java asks for a CharSequence: pyjnius makes only Strings of it by itself."""
    return cast_to("java.lang.CharSequence", java_class("java.lang.String")(text))


def kept(listener: T) -> T:
    """Listeners are never freed: Java holds them by their bare address, and calls one that nobody
    asks any more, or nobody waits for. A freed one ends the process.
    """
    _listeners.append(listener)
    return listener


def on_activity_thread(function: Callable[..., None], *args: object) -> None:
    """Views may be touched on the activity's thread alone; this returns at once.

    `run_on_ui_thread` keeps each function for ever, and one set of arguments with it: the posts
    carry their own to a single one.
    """
    from android.runnable import run_on_ui_thread

    _posts.put(partial(function, *args))
    run_on_ui_thread(_run_posts)()


def _run_posts() -> None:
    while not _posts.empty():
        _posts.get()()
