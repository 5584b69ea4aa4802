"""All sounds of the app, made by arithmetic: wood, paper, small bells; no samples."""

import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

from tools.art.field import Array, Rng

RATE = 22_050
PEAK = 0.80
FADE_IN, FADE_OUT = 0.003, 0.060  # seconds, so that nothing clicks
C5, D5, E5, G5, A5, C6, E6, G6 = 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5, 1318.5, 1568.0


def write_sounds(folder: Path) -> None:
    for name, (make, loudness) in SOUNDS.items():
        samples = levelled(make(np.random.default_rng(list(name.encode()))), loudness)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((samples * 32767).round().astype("<i2").tobytes())


def levelled(samples: Array, loudness: float) -> Array:
    """At the wanted peak, its ends faded to silence."""
    samples = samples - samples.mean()
    place = np.arange(len(samples)) / RATE
    samples = samples * np.clip(place / FADE_IN, 0, 1)
    samples = samples * np.clip(place[::-1] / min(FADE_OUT, place[-1] / 3), 0, 1)
    return samples * (PEAK * loudness / np.abs(samples).max())


def seconds(length: float) -> Array:
    return np.arange(round(length * RATE)) / RATE


def struck(length: float, pitch: float, partials: tuple[tuple[float, float, float], ...]) -> Array:
    """A struck bar: each partial has a ratio, a strength and a time to fade."""
    t = seconds(length)
    tone = sum(
        strength * np.sin(2 * np.pi * pitch * ratio * t) * np.exp(-t / fade)
        for ratio, strength, fade in partials
        if pitch * ratio < RATE / 2
    )
    return np.asarray(tone * (1 - np.exp(-t / 0.0015)))


MARIMBA = ((1.0, 1.0, 0.16), (3.93, 0.28, 0.05), (9.5, 0.08, 0.02))
BELL = ((1.0, 1.0, 0.34), (2.0, 0.35, 0.22), (3.01, 0.22, 0.14), (5.4, 0.10, 0.06))
WOOD = ((1.0, 1.0, 0.018), (2.31, 0.6, 0.012), (3.87, 0.35, 0.008), (5.9, 0.2, 0.005))


def band(length: float, low: float, high: float, rng: Rng) -> Array:
    """Noise between two pitches, with soft edges."""
    count = round(length * RATE)
    spectrum = np.fft.rfft(rng.standard_normal(count))
    pitch = np.fft.rfftfreq(count, 1 / RATE)
    gain = 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    noise = np.fft.irfft(spectrum * gain, count)
    return np.asarray(noise / np.abs(noise).max())


def mixed(length: float, *parts: tuple[float, Array, float]) -> Array:
    """Parts laid over each other, each from its own moment on and with its own strength."""
    total = np.zeros(round(length * RATE))
    for start, part, strength in parts:
        first = round(start * RATE)
        piece = part[: len(total) - first]
        total[first : first + len(piece)] += strength * piece
    return total


def knock(pitch: float, rng: Rng, length: float = 0.09) -> Array:
    """Wood on wood: a short body and a shorter tick."""
    tick = band(length, 1800, 6000, rng) * np.exp(-seconds(length) / 0.004)
    return struck(length, pitch, WOOD) + 0.5 * tick


def slide(rng: Rng) -> Array:
    """A row of thick tiles rubbing along."""
    length = 0.34
    t = seconds(length)
    rub = band(length, 250, 1700, rng) * (0.65 + 0.35 * np.sin(2 * np.pi * 31 * t))
    swell = np.sin(np.pi * np.clip(t / length, 0, 1)) ** 0.8
    return np.asarray(rub * swell + 0.25 * band(length, 90, 260, rng) * swell)


def snap(rng: Rng) -> Array:
    return mixed(0.14, (0, knock(410, rng), 1.0), (0.016, knock(560, rng), 0.55))


def turn(rng: Rng) -> Array:
    length = 0.15
    t = seconds(length)
    brush = band(length, 900, 3600, rng) * np.sin(np.pi * t / length) ** 2
    return mixed(0.2, (0, brush, 0.5), (0.105, knock(690, rng), 0.8))


def step(rng: Rng) -> Array:
    return mixed(0.09, (0, knock(860, rng, 0.07), 1.0), (0, struck(0.08, 215, WOOD), 0.7))


def find(_: Rng) -> Array:
    notes = ((0.0, E5), (0.09, A5), (0.18, E6))
    parts = [(start, struck(0.65, pitch, BELL), 0.8) for start, pitch in notes]
    return mixed(0.8, *parts, (0.18, struck(0.5, E6 * 2, BELL), 0.16))


def win(_: Rng) -> Array:
    notes = ((0.0, C5), (0.12, E5), (0.24, G5), (0.36, C6), (0.54, G5), (0.66, C6), (0.66, E6))
    parts = [(start, struck(0.9, pitch, BELL), 0.7) for start, pitch in notes]
    low = [(start, struck(0.6, pitch / 2, MARIMBA), 0.6) for start, pitch in (notes[0], notes[3])]
    return mixed(1.5, *parts, *low, (0.66, struck(0.8, C5, MARIMBA), 0.6))


def no(_: Rng) -> Array:
    """Two low soft bars, a step down: not that way, never a buzzer."""
    first, second = struck(0.25, 311.1, MARIMBA), struck(0.3, 261.6, MARIMBA)
    return mixed(0.4, (0, first, 0.8), (0.11, second, 0.9))


def flip(rng: Rng) -> Array:
    """A card turned over: air, then paper on the table."""
    t = seconds(0.12)
    air = band(0.12, 1200, 5200, rng) * (t / 0.12) ** 1.5
    slap = band(0.06, 500, 3200, rng) * np.exp(-seconds(0.06) / 0.010)
    return mixed(0.2, (0, air, 0.5), (0.115, slap, 1.0))


def curtain(rng: Rng) -> Array:
    """A wall that closes: a low rush and a dull stop."""
    length = 0.42
    t = seconds(length)
    rush = band(length, 160, 900, rng) * (t / length) ** 1.2
    return mixed(
        0.6, (0, rush, 0.7), (0.40, struck(0.2, 150, WOOD), 1.0), (0.40, knock(240, rng), 1.0)
    )


def dice(rng: Rng) -> Array:
    """Four dice come to rest one after another."""
    hits = np.cumsum(0.028 + 0.012 * np.arange(14) * rng.uniform(0.35, 0.8, 14))
    parts = [
        (float(at), knock(float(rng.uniform(720, 1250)), rng, 0.06), float(0.95 * 0.93**n))
        for n, at in enumerate(hits)
        if at < 0.8
    ]
    return mixed(0.9, *parts)


def tick(rng: Rng) -> Array:
    return mixed(0.06, (0, knock(1250, rng, 0.05), 1.0))


def time_up(_: Rng) -> Array:
    """Three calm strokes of a small gong, the last one long."""
    gong = ((1.0, 1.0, 0.42), (1.48, 0.35, 0.25), (2.76, 0.25, 0.14))
    strokes = ((0.0, 0.8), (0.22, 0.8), (0.44, 1.0))
    return mixed(1.4, *((at, struck(0.95, D5 * 0.75, gong), force) for at, force in strokes))


def claim(rng: Rng) -> Array:
    """A hand on the table, then a bright answer."""
    pair = [(0.07, struck(0.35, G5, BELL), 0.7), (0.13, struck(0.4, C6, BELL), 0.8)]
    return mixed(0.55, (0, knock(180, rng), 1.0), (0, struck(0.1, 95, WOOD), 0.8), *pair)


def take(rng: Rng) -> Array:
    """A tile lifted off the table."""
    notes = [(0.05, struck(0.25, D5, MARIMBA), 0.7), (0.12, struck(0.3, A5, MARIMBA), 0.8)]
    return mixed(0.42, (0, knock(520, rng), 0.7), *notes)


def chime(_: Rng) -> Array:
    """Two small bells, the second one higher: what is looked for can be reached."""
    bells = ((0.0, E6, 0.7), (0.09, G6, 0.8))
    return mixed(0.5, *((at, struck(0.4, pitch, BELL), force) for at, pitch, force in bells))


# How each is made, and how loud it is beside the others.
SOUNDS: dict[str, tuple[Callable[[Rng], Array], float]] = {
    "slide": (slide, 0.55),
    "snap": (snap, 0.80),
    "turn": (turn, 0.50),
    "step": (step, 0.45),
    "find": (find, 0.90),
    "win": (win, 1.00),
    "no": (no, 0.55),
    "flip": (flip, 0.55),
    "curtain": (curtain, 0.75),
    "dice": (dice, 0.85),
    "tick": (tick, 0.40),
    "time_up": (time_up, 0.95),
    "claim": (claim, 0.95),
    "take": (take, 0.80),
    "chime": (chime, 0.60),
}
