"""Our widgets and those of KivyMD that do the same, each made as the app would make it."""

from collections.abc import Callable
from functools import cache
from typing import Any

from app.services.i18n import Catalogue, catalogue

Make = Callable[[], Any]

LONG_NAME = "Maximiliana-Charlotte W."


def ours(kind: str, **fields: object) -> Any:
    """A widget of app/ui/kit; the kv rules it needs are read when the first one is made."""
    from kivy.factory import Factory

    return getattr(Factory, kind)(**fields)


def said(key: str, **fields: object) -> str:
    return words().text(key, **fields)


@cache
def words() -> Catalogue:
    return catalogue("de")


def our_switch() -> Any:
    from app.presenters.options import Option

    option = Option("settings.sound", True, (False, True))
    return ours("SwitchRow", option=option)


def their_switch() -> Any:
    from kivy.uix.boxlayout import BoxLayout
    from kivymd.uix.selectioncontrol import MDSwitch

    row = BoxLayout(size_hint_y=None, height="52dp")
    row.add_widget(ours("Text", text=said("settings.sound")))
    switch = MDSwitch(pos_hint={"center_y": 0.5})  # made active, it fails: its thumb is not there
    row.add_widget(switch)
    switch.active = True
    return row


def our_field() -> Any:
    return ours("LineField", name=said("seat.name"), text="Noor")


def their_field() -> Any:
    from kivymd.uix.textfield import MDTextField, MDTextFieldHintText

    return MDTextField(MDTextFieldHintText(text=said("seat.name")), text="Noor")


def our_button() -> Any:
    return ours("Pill", icon="play", text=said("curtain.open", seat=LONG_NAME))


def their_button() -> Any:
    from kivymd.uix.button import MDButton, MDButtonIcon, MDButtonText

    return MDButton(
        MDButtonIcon(icon="play"),
        MDButtonText(text=said("curtain.open", seat=LONG_NAME)),
        style="filled",
    )


def our_key() -> Any:
    return ours("IconKey", icon="close", name=said("close"))


def their_key() -> Any:
    from kivymd.uix.button import MDIconButton

    return MDIconButton(icon="close")


PLACES = (("school-outline", "rules.title"), ("cog-outline", "settings.title"))


def our_bar() -> Any:
    from kivy.uix.boxlayout import BoxLayout

    bar = BoxLayout(size_hint_y=None, height="72dp")
    for icon, key in PLACES:
        bar.add_widget(ours("BarKey", icon=icon, text=said(key)))
    return bar


def their_bar() -> Any:
    from kivymd.uix.navigationbar import (
        MDNavigationBar,
        MDNavigationItem,
        MDNavigationItemIcon,
        MDNavigationItemLabel,
    )

    return MDNavigationBar(
        *(
            MDNavigationItem(MDNavigationItemIcon(icon=icon), MDNavigationItemLabel(text=said(key)))
            for icon, key in PLACES
        )
    )


def our_sheet() -> Any:
    content = ours("Text", text=said("about.promise"))
    return ours("Sheet", content=content, title=said("about.title"))


def their_sheet() -> Any:
    from kivymd.uix.bottomsheet import (
        MDBottomSheet,
        MDBottomSheetDragHandle,
        MDBottomSheetDragHandleButton,
        MDBottomSheetDragHandleTitle,
    )
    from kivymd.uix.navigationdrawer import MDNavigationLayout
    from kivymd.uix.screen import MDScreen
    from kivymd.uix.screenmanager import MDScreenManager

    title = MDBottomSheetDragHandleTitle(text=said("about.title"), adaptive_height=True)
    head = MDBottomSheetDragHandle(title, MDBottomSheetDragHandleButton(icon="close"))
    sheet = MDBottomSheet(head, ours("Text", text=said("about.promise")), size_hint_y=None)
    sheet.height = "260dp"
    layout = MDNavigationLayout(MDScreenManager(MDScreen()), sheet)
    sheet.set_state("open", animation=False)
    return layout


def their_dialog() -> Any:
    from kivymd.uix.dialog import (
        MDDialog,
        MDDialogButtonContainer,
        MDDialogHeadlineText,
        MDDialogSupportingText,
    )

    return MDDialog(
        MDDialogHeadlineText(text=said("about.title")),
        MDDialogSupportingText(text=said("about.promise")),
        MDDialogButtonContainer(their_key()),
    )


MAKERS: dict[str, Make] = {
    "SwitchRow": our_switch,
    "MDSwitch beside words": their_switch,
    "LineField": our_field,
    "MDTextField": their_field,
    "Sheet": our_sheet,
    "MDBottomSheet": their_sheet,
    "MDDialog": their_dialog,
    "Pill": our_button,
    "MDButton": their_button,
    "IconKey": our_key,
    "MDIconButton": their_key,
    "BarKey, two": our_bar,
    "MDNavigationBar of two": their_bar,
}


def still() -> None:
    """KivyMD's ripple off, as it would have to be: some widgets cannot be made with it, and a touch
    ends the app on some devices (KivyMD 2.0.0)."""
    from kivymd.uix.behaviors.ripple_behavior import M3CommonRipple

    M3CommonRipple.init_fbos = lambda ripple: setattr(ripple, "fbo", None)
    for name in ("call_ripple_animation_methods", "start_ripple", "finish_ripple"):
        setattr(M3CommonRipple, name, lambda *_: None)
