"""The sounds are short, clean and of one kind."""

import array
import sys
import wave

import pytest

from tests.art.listing import ASSETS

NAMES = ("chime slide snap turn step find win no flip curtain dice tick time_up claim take").split()
RATE = 22_050
FULL = 2**15 - 1


def samples(name: str) -> list[int]:
    with wave.open(str(ASSETS / "sounds" / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        read = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        read.byteswap()
    return read.tolist()


def test_there_are_these_sounds_and_no_others() -> None:
    assert sorted(path.name for path in (ASSETS / "sounds").iterdir()) == sorted(
        f"{name}.wav" for name in NAMES
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short(name: str) -> None:
    assert 0.05 * RATE <= len(samples(name)) <= 1.5 * RATE


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_neither_clips_nor_is_silent(name: str) -> None:
    peak = max(map(abs, samples(name)))
    assert 0.25 * FULL <= peak <= 0.85 * FULL


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_in_silence_and_around_zero(name: str) -> None:
    wavelet = samples(name)
    assert max(map(abs, (*wavelet[:2], *wavelet[-2:]))) <= 0.01 * FULL
    assert abs(sum(wavelet) / len(wavelet)) <= 0.01 * FULL


def test_no_step_is_as_loud_as_the_win() -> None:
    assert max(samples("step")) < max(samples("win")) / 2


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "sounds").iterdir()) < 500_000
