"""Contrast of texts and marks as measured on the screen: WCAG 1.4.3 and 1.4.11."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.metrics import sp
from PIL import Image

if TYPE_CHECKING:
    from tests.ui.walker import Box, Seen

Color = tuple[float, float, float]
TEXT, LARGE = 4.5, 3.0
LARGE_SP, LARGE_BOLD_SP = 24, 18.5
"""Large text may have less (1.4.3), and so may marks (1.4.11)."""
STEPS = 32
"""Colours are counted in steps this wide, so that a shade is one colour."""


def luminance(color: Iterable[float]) -> float:
    """WCAG's, of a colour from 0 to 1."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Iterable[float], other: Iterable[float]) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def picture() -> Image.Image:
    """The window as it was drawn last, upside down as the graphics card counts."""
    width, height = Window.size
    pixels = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
    return Image.frombytes("RGB", (width, height), bytes(pixels))


def contrast_faults(texts: "list[Seen]") -> Iterator[str]:
    from tests.ui.walker import ink_box, shortened

    whole = picture()
    for text in texts:
        ink = _lettered(text.widget, ink_box(text.widget)).cut(text.visible)
        if ink.is_empty or text.is_off:
            continue
        edges = (ink.left, ink.bottom, ink.right, ink.top)
        ground = ground_of(whole.crop(tuple(map(round, edges))), text.widget.color[:3])
        inks = [text.widget.color]
        if text.widget.outline_width:
            inks.append([*text.widget.outline_color[:3], 1])
        found = max(contrast(blended(ink, text.opacity, ground), ground) for ink in inks)
        if found < wanted(text.widget) - 0.05:
            yield f"contrast {found:.1f}: {shortened(text.widget.text)}"


def _lettered(label: Any, ink: "Box") -> "Box":
    """Lines that begin at the left may end long before their box does, which then is no ground of
    theirs."""
    wide = max((line.w for line in label._label._cached_lines), default=0)
    width = ink.size[0]
    is_left = label.halign in ("left", "auto") and abs(width - label.texture_size[0]) < 1
    return replace(ink, right=ink.left + wide) if is_left and 0 < wide < width else ink


def wanted(label: Any) -> float:
    is_bold = label.bold or any(weight in str(label.font_name) for weight in ("Bold", "Black"))
    least = sp(LARGE_BOLD_SP if is_bold else LARGE_SP)
    is_mark = "Icons" in str(label.font_name)
    return LARGE if is_mark or label.font_size >= least else TEXT


def blended(color: Any, opacity: float, ground: Color) -> Color:
    share = color[3] * opacity
    red, green, blue = (c * share + g * (1 - share) for c, g in zip(color, ground, strict=False))
    return red, green, blue


def ground_of(part: Image.Image, ink: Any) -> Color:
    """What lies under most of the letters: the commonest colour that is not that of the ink."""
    counts: dict[tuple[int, int, int], list[int]] = {}
    for number, (red, green, blue) in part.getcolors(part.width * part.height):
        key = (red // STEPS, green // STEPS, blue // STEPS)
        sums = counts.setdefault(key, [0, 0, 0, 0])
        for index, value in enumerate((number, number * red, number * green, number * blue)):
            sums[index] += value
    grounds = [_mean(sums) for sums in sorted(counts.values(), reverse=True)]
    far = (ground for ground in grounds if _distance(ground, ink) > 0.12)
    return next(far, grounds[0])


def _mean(sums: list[int]) -> Color:
    number, red, green, blue = sums
    return red / number / 255, green / number / 255, blue / number / 255


def _distance(one: Iterable[float], other: Iterable[float]) -> float:
    return max(abs(a - b) for a, b in zip(one, other, strict=False))
