"""The envelope around what a save holds: magic, version, length, checksum. No file is touched here.

One bound holds for what is put in and for what is taken out, and for whoever reads that as text.
"""

import re
import zlib
from enum import Enum, auto

from app.core.forms import MAX_TEXT

MAGIC = b"wanderwall-save"
VERSION = 1
VERSIONED = re.compile(rb"%s ([1-9][0-9]{0,5}) " % MAGIC)
LARGEST_BODY = MAX_TEXT
LARGEST_FILE = LARGEST_BODY + 64


class Flaw(Enum):
    DAMAGED = auto()
    NEWER = auto()


def sealed(version: int, body: bytes) -> bytes:
    """A whole file. The checksum covers version and length too: a flipped digit is damage."""
    counted = b"%d %d" % (version, len(body))
    return b"%s %s %08x\n%s" % (MAGIC, counted, zlib.crc32(body, zlib.crc32(counted)), body)


def unsealed(data: bytes) -> bytes | Flaw:
    """The body of a file that is, to the last byte, what `sealed` makes."""
    versioned = VERSIONED.match(data)
    body = data.partition(b"\n")[2]
    if not versioned or data != sealed(int(versioned[1]), body):
        return Flaw.DAMAGED
    if int(versioned[1]) > VERSION:
        return Flaw.NEWER
    return body if len(body) <= LARGEST_BODY else Flaw.DAMAGED
