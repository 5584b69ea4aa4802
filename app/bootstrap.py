"""Puts the app together: the only module that names concrete adapters."""

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.services.ports import Device, Haptics, Shakes, Speech
    from app.services.settings import SettingsBook
    from app.ui.app import WanderwallApp
    from app.ui.kit.shell import Shell

SAVES = "saves"
ANDROID = "ANDROID_ARGUMENT"
"""Set by python-for-android before it starts us, and by nothing else."""


def run_app() -> None:
    """Play until it is closed; a sentence where it cannot begin, as with its files in use."""
    from app.core.errors import WanderwallError
    from app.services.desktop import Desktop
    from app.services.i18n import catalogue

    try:
        build_app().run()
    except WanderwallError as error:
        words = catalogue(Desktop().language())
        raise SystemExit(words.text("trouble.no_start", code=error.code)) from error


def build_app(folder: Path | None = None) -> "WanderwallApp":
    """The app with its files in this folder, else where the system keeps an app's own.

    Kivy is imported here and not above: it reads these variables when it is.
    """
    os.environ.setdefault("KIVY_AUDIO", "sdl2")  # MediaPlayer on Android is slow to begin
    os.environ.setdefault("KIVY_IMAGE", "sdl2")  # others would be imported, and serve nothing
    os.environ.setdefault("KIVY_NO_CONFIG", "1")  # that of all Kivy apps is not ours
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
    logging.getLogger("kivy").addFilter(_is_news)
    if not _is_phone():
        _place_window(folder)
    from app.ui.kit.style import leave_out

    leave_out()
    from app.ui.app import WanderwallApp

    app = WanderwallApp(lambda app: _shell(app, folder or _folder(app)))
    if not _is_phone():
        app.bind(on_stop=lambda _: _keep_window(folder))
    return app


def _is_phone() -> bool:
    """There the app has a folder of its own, and its window is the screen."""
    return ANDROID in os.environ or os.environ.get("KIVY_BUILD") == "ios"


def _place_window(folder: Path | None) -> None:
    """Where it was. Kivy opens the window as soon as it is asked for anything of it."""
    from kivy.config import Config

    from app.services.desktop import data_folder
    from app.services.window_place import kept_place

    place = kept_place(folder or data_folder())
    if place is not None:
        Config.set("graphics", "position", "custom")
        for name, value in place._asdict().items():
            Config.set("graphics", name, str(value))


def _keep_window(folder: Path | None) -> None:
    from kivy.core.window import Window

    from app.services.desktop import data_folder
    from app.services.window_place import WindowPlace, keep_place

    place = WindowPlace(*map(int, (*Window.system_size, Window.left, Window.top)))
    keep_place(folder or data_folder(), place)


def _is_news(record: logging.LogRecord) -> bool:
    """Kivy shows a traceback for each input driver and each clipboard program that a desktop
    lacks: nobody misses them."""
    return not record.getMessage().startswith(("Input:", "Cutbuffer: Unable"))


def _folder(app: "WanderwallApp") -> Path:
    from app.services.desktop import data_folder

    return Path(app.user_data_dir) if _is_phone() else data_folder()


def _shell(app: "WanderwallApp", folder: Path) -> "Shell":
    from app.services.settings import SettingsBook
    from app.services.think import Thinker
    from app.session.lessons import LessonsBook
    from app.session.people import People
    from app.session.saves import Saves
    from app.session.shelf import Shelf
    from app.session.stock import Stock
    from app.ui.kit.navigator import Navigator
    from app.ui.kit.read_aloud import ReadAloud
    from app.ui.kit.shell import Shell
    from app.ui.kit.sounds import KivySounds
    from app.ui.shell.pages import page_maker
    from app.ui.solo.desk import Desk

    saves = Saves(folder / SAVES)
    settings, people = SettingsBook(saves), People(saves)
    device, haptics, speech, shakes = _device(settings)
    navigator, thinker = Navigator(leave=app.stop), Thinker(app.think)
    shell = Shell(
        app=app,
        settings=settings,
        words=app.words,
        shelf=Shelf(saves),
        people=people,
        lessons=LessonsBook(saves),
        desk=Desk(Stock(saves), people, thinker, lambda: device.today()),
        thinker=thinker,
        device=device,
        haptics=haptics,
        sounds=KivySounds(settings),
        aloud=ReadAloud(speech, settings, app.words),
        shakes=shakes,
        navigator=navigator,
        new_seed=lambda: int.from_bytes(os.urandom(8), "big"),
    )
    navigator.make_page = page_maker(shell)
    return shell


def _device(settings: "SettingsBook") -> "tuple[Device, Haptics, Speech, Shakes]":
    """What stands for the device: Android's adapters there, else the desktop's stand-ins."""
    if ANDROID in os.environ:
        from app.services.android_device import AndroidDevice
        from app.services.android_haptics import AndroidHaptics
        from app.services.android_shakes import AndroidShakes
        from app.services.android_speech import AndroidSpeech

        device = AndroidDevice()
        speech = AndroidSpeech(lambda: settings.current.language or device.language())
        return device, AndroidHaptics(settings), speech, AndroidShakes()
    from app.services.desktop import Desktop, NoHaptics, NoShakes, NoSpeech

    return Desktop(), NoHaptics(), NoSpeech(), NoShakes()
