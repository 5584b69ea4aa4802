"""Whose work is in the package for Android: names, owners and licences, which nobody translates.

The texts of the licences lie in assets/licences, one file each, named as here: as SPDX
names them, DejaVu's own excepted.
"""

from typing import NamedTuple


class Part(NamedTuple):
    """Something that is in the package, with the line of copyright that goes with it."""

    name: str
    copyright: str
    licence: str


PARTS = (
    Part("Wanderwall", "2026 The Wanderwall makers", "MIT"),
    Part("Python", "2001 Python Software Foundation. All Rights Reserved.", "PSF-2.0"),
    Part("Kivy", "2010-2024 Kivy Team and other contributors", "MIT"),
    Part(
        "KivyMD",
        "2026 Andrés Rodríguez and other contributors - KivyMD library up to version 0.1.2;"
        " 2026 KivyMD Team and other contributors - KivyMD library version 0.1.3 and higher",
        "MIT",
    ),
    Part("materialyoucolor", "2023 Ansh Dadwal", "MIT"),
    Part("asynckivy", "2019 gottadiveintopython", "MIT"),
    Part("asyncgui", "2020 Nattōsai Mitō", "MIT"),
    Part("filetype", "2016 Tomás Aparicio", "MIT"),
    Part("plyer", "2010-2017 Kivy Team and other contributors", "MIT"),
    Part("pyjnius", "2010-2023 Kivy Team and other contributors", "MIT"),
    Part("six", "2010-2024 Benjamin Peterson", "MIT"),
    Part("setuptools", "Python Packaging Authority and contributors", "MIT"),
    Part("android", "2010-2025 Kivy Team and other contributors (python-for-android)", "MIT"),
    Part("JTar", "2010 Kamran Zafar", "Apache-2.0"),
    Part("SDL2", "1997-2025 Sam Lantinga", "Zlib"),
    Part("SDL2_image", "1997-2023 Sam Lantinga", "Zlib"),
    Part("SDL2_mixer", "1997-2023 Sam Lantinga", "Zlib"),
    Part("SDL2_ttf", "2001-2023 Sam Lantinga", "Zlib"),
    Part("stb_image, stb_vorbis", "2017 Sean Barrett", "Unlicense"),
    Part("dr_flac, dr_mp3", "2022 David Reid", "Unlicense"),
    Part("NanoSVG", "2013-14 Mikko Mononen", "Zlib"),
    Part("libwebp", "2010 Google Inc. All rights reserved.", "BSD-3-Clause"),
    Part("FreeType", "2023 The FreeType Project (www.freetype.org). All rights reserved.", "FTL"),
    Part(
        "HarfBuzz",
        "2010-2022 Google, Inc.; 2015-2020 Ebrahim Byagowi; 2019, 2020 Facebook, Inc.;"
        " 2012, 2015 Mozilla Foundation; 2011 Codethink Limited; 2008, 2010 Nokia Corporation;"
        " 2009 Keith Stribley; 2011 Martin Hosken and SIL International; 2007 Chris Wilson;"
        " 2005-2023 Behdad Esfahbod; 1998-2005 David Turner and Werner Lemberg;"
        " 2004-2023 Red Hat, Inc.; 2016 Igalia S.L.; 2022 Matthias Clasen;"
        " 2018, 2021 Khaled Hosny; 2018-2020 Adobe, Inc",
        "MIT-Modern-Variant",
    ),
    Part("libffi", "1996-2021 Anthony Green, Red Hat, Inc and others", "MIT"),
    Part("Expat", "1998-2000 Thai Open Source Software Center Ltd; 2001-2025 maintainers", "MIT"),
    Part("mimalloc", "2018-2021 Microsoft Corporation, Daan Leijen", "MIT"),
    Part("HACL*", "2016-2022 INRIA, CMU and Microsoft Corporation", "MIT"),
    Part("libmpdec", "2008-2020 Stefan Krah. All rights reserved.", "BSD-2-Clause"),
    Part("OpenSSL", "1998-2024 The OpenSSL Project Authors", "Apache-2.0"),
    Part("SQLite3", "D. Richard Hipp and others, who disclaim it", "blessing"),
    Part("Roboto", "2011 Google Inc. All Rights Reserved.", "Apache-2.0"),
    Part("Material Design Icons", "Pictogrammers", "Apache-2.0"),
    Part("DejaVu", "2003 Bitstream, Inc.; 2006 Tavmjong Bah. All Rights Reserved.", "DejaVu"),
)
