"""Stands for python-for-android's own package."""

from jnius import activity as mActivity  # noqa: F401
from jnius import autoclass

python_act = autoclass("org.kivy.android.PythonActivity")


def remove_presplash() -> None:
    """The picture before the first page goes away."""
