"""How different eyes see the seats' colours, and how far apart those stay.

Sight by Machado, Oliveira and Fernandes (2009), the matrices of full severity, on linear light;
distances by CIEDE2000. Shapes say the same as colours; this shows what is left without them.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from app.presenters.match.seats import FILLS, SeatColor
from app.presenters.phrase import Phrase, phrase

Rgb = tuple[float, float, float]
Lab = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]


class Sight(StrEnum):
    NORMAL = "normal"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"
    GREY = "grey"


SAFE = 20
LIGHTNESS = (0.2126, 0.7152, 0.0722)
MATRICES: Mapping[Sight, Matrix] = {
    Sight.NORMAL: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    Sight.PROTAN: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Sight.DEUTAN: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Sight.TRITAN: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    Sight.GREY: (LIGHTNESS,) * 3,
}
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def seen_as(color: str, sight: Sight) -> str:
    """The colour that shows normal eyes what these eyes see."""
    return _hex(_transformed(MATRICES[sight], _linear(color)))


def least_difference(colors: Iterable[str], sight: Sight) -> float:
    """CIEDE2000 between the two that are most alike to these eyes."""
    seen = [_lab(seen_as(color, sight)) for color in colors]
    return min(ciede2000(one, other) for one, other in combinations(seen, 2))


def is_safe(colors: Iterable[str], sight: Sight) -> bool:
    """Nobody with these eyes needs the shapes to tell them apart."""
    return least_difference(colors, sight) >= SAFE


def verdict(sight: Sight) -> Phrase:
    """On the first four colours, which are at most tables and all have to be told apart."""
    colors = [FILLS[color] for color in tuple(SeatColor)[:4]]
    return phrase("colors.apart" if is_safe(colors, sight) else "colors.shapes")


def _transformed(matrix: Matrix, vector: Rgb) -> Rgb:
    first, second, third = (
        sum(factor * part for factor, part in zip(row, vector, strict=True)) for row in matrix
    )
    return first, second, third


def _linear(color: str) -> Rgb:
    red, green, blue = (int(color[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return _light(red), _light(green), _light(blue)


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _hex(linear: Rgb) -> str:
    return "#" + "".join(f"{_coded(part):02X}" for part in linear)


def _coded(light: float) -> int:
    light = min(max(light, 0.0), 1.0)
    part = 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * part)


def _lab(color: str) -> Lab:
    x, y, z = (
        _lab_part(part / white)
        for part, white in zip(_transformed(XYZ, _linear(color)), WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _lab_part(part: float) -> float:
    return float(part ** (1 / 3)) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def ciede2000(one: Lab, other: Lab) -> float:
    """The difference of two colours in Lab (Sharma, Wu and Dalal 2005)."""
    chroma_1, hue_1, chroma_2, hue_2 = _chromas_and_hues(one, other)
    product = chroma_1 * chroma_2
    step = (hue_2 - hue_1 + 180) % 360 - 180 if product else 0.0
    lightness = (one[0] + other[0]) / 2
    chroma = (chroma_1 + chroma_2) / 2
    hue = (hue_1 + step / 2) % 360 if product else hue_1 + hue_2
    away = (lightness - 50) ** 2
    l_term = (other[0] - one[0]) / (1 + 0.015 * away / sqrt(20 + away))
    c_term = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    h_term = 2 * sqrt(product) * sin(radians(step / 2)) / (1 + 0.015 * chroma * _hue_weight(hue))
    turn = sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * 2 * _bend(chroma)
    return sqrt(l_term**2 + c_term**2 + h_term**2 - turn * c_term * h_term)


def _chromas_and_hues(one: Lab, other: Lab) -> tuple[float, float, float, float]:
    """Both colours with a and b stretched where there is little chroma."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + (1 - _bend(mean)) / 2
    found: list[float] = []
    for _, a, b in (one, other):
        found += [hypot(a * stretch, b), degrees(atan2(b, a * stretch)) % 360]
    return found[0], found[1], found[2], found[3]


def _bend(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _hue_weight(hue: float) -> float:
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(size * cos(radians(times * hue + shift)) for size, times, shift in waves)
