"""Colours and type of the app: LOOK's tokens as properties, so that kv follows a change of mode."""

from collections.abc import Mapping, Sequence

from kivy.core.text import LabelBase
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty
from kivy.utils import get_color_from_hex
from kivymd import fonts_path
from kivymd.theming import ThemeManager

LIGHT = {
    "bg": "#FBF4E8",
    "surf": "#FFFCF5",
    "surf2": "#F3E7D3",
    "line": "#D9C7AB",
    "ink": "#2B2018",
    "ink2": "#5C4B3A",
    "pri": "#0B5F63",
    "onpri": "#FFFFFF",
    "pric": "#CFE8E4",
    "acc": "#F2A73B",
    "star": "#C97A08",
    "err": "#A8321B",
}
DARK = {
    "bg": "#171310",
    "surf": "#241D18",
    "surf2": "#312821",
    "line": "#54463A",
    "ink": "#F7ECDD",
    "ink2": "#CDBBA6",
    "pri": "#7FD6D2",
    "onpri": "#00373A",
    "pric": "#0D4A4C",
    "acc": "#FFC266",
    "star": "#FFC266",
    "err": "#FFB4A2",
}

NIGHT = 0.82
"""Of the light that falls by day on cards and pictures that are the same by night."""

ROLES: Mapping[str, tuple[str, str]] = {
    "hero": ("RobotoBlack", "42sp"),
    "display": ("RobotoBlack", "34sp"),
    "headline": ("RobotoBlack", "25sp"),
    "title": ("RobotoBold", "19sp"),
    "title_m": ("RobotoMedium", "16sp"),
    "body_l": ("Roboto", "17sp"),
    "body": ("Roboto", "15sp"),
    "body_m": ("Roboto", "13.5sp"),
    "label": ("RobotoMedium", "13sp"),
    "small": ("RobotoMedium", "12sp"),
    "overline": ("RobotoBold", "11sp"),
    "clock": ("RobotoBold", "20sp"),
}
"""Font and size by role (LOOK 4)."""
LARGER: Mapping[str, str] = {
    "headline": "display",
    "title": "headline",
    "title_m": "title",
    "body": "body_l",
    "body_m": "body_l",
    "label": "title_m",
    "small": "body",
}
"""What stands in a role's place on paper that has more room than words."""


def register_fonts() -> None:
    """The weights of Roboto that KivyMD ships but does not name."""
    for weight in ("Black", "Bold", "Medium"):
        LabelBase.register(f"Roboto{weight}", f"{fonts_path}Roboto-{weight}.ttf")


def grown(role: str, is_large: bool) -> str:
    """The role for words on large paper."""
    return LARGER[role] if is_large else role


def over(ground: Sequence[float], ink: Sequence[float], share: float) -> list[float]:
    """A colour with so much of another above it: a key that is pressed, in one draw."""
    alpha = share + ground[3] * (1 - share)
    if not alpha:
        return [0.0, 0.0, 0.0, 0.0]
    below = ground[3] * (1 - share)
    pairs = zip(ground[:3], ink[:3], strict=True)
    return [*((i * share + g * below) / alpha for g, i in pairs), alpha]


class Theme(EventDispatcher):
    """The tokens of the mode in force. Tables of games keep their colours in both modes."""

    is_dark = BooleanProperty(False)
    light = NumericProperty(1)
    bg = ColorProperty(LIGHT["bg"])
    surf = ColorProperty(LIGHT["surf"])
    surf2 = ColorProperty(LIGHT["surf2"])
    line = ColorProperty(LIGHT["line"])
    ink = ColorProperty(LIGHT["ink"])
    ink2 = ColorProperty(LIGHT["ink2"])
    pri = ColorProperty(LIGHT["pri"])
    onpri = ColorProperty(LIGHT["onpri"])
    pric = ColorProperty(LIGHT["pric"])
    acc = ColorProperty(LIGHT["acc"])
    star = ColorProperty(LIGHT["star"])
    err = ColorProperty(LIGHT["err"])
    onacc = ColorProperty("#2B1B10")

    def on_is_dark(self, _: object, is_dark: bool) -> None:
        self.light = NIGHT if is_dark else 1
        for name, color in (DARK if is_dark else LIGHT).items():
            setattr(self, name, get_color_from_hex(color))


class Scheme(ThemeManager):
    """What KivyMD asks of an app; the colours of its own widgets are not worked out."""

    def set_colors(self, *_: object) -> None:
        """60 of them, from a seed: a quarter of a start, and no widget here shows one."""
