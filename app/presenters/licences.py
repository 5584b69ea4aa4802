"""Whose work is in the package for Android: names, owners and licences, which nobody translates."""

from typing import NamedTuple


class Part(NamedTuple):
    """Something of others that is shipped with the app."""

    name: str
    owner: str
    licence: str


PARTS = (
    Part("Python", "Python Software Foundation", "PSF-2.0"),
    Part("Kivy", "Kivy Team and contributors", "MIT"),
    Part("KivyMD", "Andrés Rodríguez, Ivanov Yuri and KivyMD contributors", "MIT"),
    Part("materialyoucolor", "Ansh Dadwal", "MIT"),
    Part("asynckivy", "Nattōsai Mitō", "MIT"),
    Part("asyncgui", "Nattōsai Mitō", "MIT"),
    Part("plyer", "Kivy Team and contributors", "MIT"),
    Part("pyjnius", "Kivy Team and contributors", "MIT"),
    Part("android", "Kivy Team and contributors (python-for-android)", "MIT"),
    Part("SDL2", "Sam Lantinga", "Zlib"),
    Part("SDL2_image", "Sam Lantinga", "Zlib"),
    Part("SDL2_mixer", "Sam Lantinga", "Zlib"),
    Part("SDL2_ttf", "Sam Lantinga", "Zlib"),
    Part("FreeType", "The FreeType Project", "FTL"),
    Part("HarfBuzz", "HarfBuzz contributors", "MIT-Modern-Variant"),
    Part("libffi", "Anthony Green, Red Hat and others", "MIT"),
    Part("OpenSSL", "The OpenSSL Project Authors", "Apache-2.0"),
    Part("SQLite3", "D. Richard Hipp and others", "Public domain"),
    Part("setuptools", "Python Packaging Authority", "MIT"),
    Part("filetype", "Tomás Aparicio", "MIT"),
    Part("six", "Benjamin Peterson", "MIT"),
    Part("certifi", "Kenneth Reitz", "MPL-2.0"),
    Part("chardet", "Dan Blanchard", "0BSD"),
    Part("idna", "Kim Davies and contributors", "BSD-3-Clause"),
    Part("requests", "Kenneth Reitz", "Apache-2.0"),
    Part("urllib3", "Andrey Petrov and contributors", "MIT"),
    Part("Roboto", "Google", "Apache-2.0"),
    Part("Material Design Icons", "Pictogrammers", "Apache-2.0"),
)


def licence_lines() -> str:
    """One line a part."""
    return "\n".join(f"{part.name} - {part.owner} - {part.licence}" for part in PARTS)
