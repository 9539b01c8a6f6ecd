"""Tar files of logs with flipped bits, and which logs are lost."""

import gzip
import io
import random
import tarfile
from collections.abc import Iterator
from pathlib import Path

from swivel_fleet.pieces import UNREADABLE, pieces
from swivel_fleet.sources import Source

# A longer name has a header of its own.
LONGEST = 100


def archive_of(count: int) -> bytes:
    """A tar file of logs, one in five with a long name."""
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for number in range(count):
            data = b'{"swivel":"1.0","unit":"1us","header":{}}\n' + b"%d\n" % number * 40
            folder = "a-folder-of-logs/" * (8 if number % 5 == 0 else 1)
            member = tarfile.TarInfo(f"{folder}{number}.ndjson")
            member.size = len(data)
            tar.addfile(member, io.BytesIO(data))
    return file.getvalue()


def packed(archive: bytes) -> bytes:
    """A compressed tar file, as `tar -z` writes it."""
    return gzip.compress(archive, mtime=0)


def damaged(archive: bytes, count: int, seed: int) -> Iterator[bytes]:
    """Copies with one flipped bit each."""
    chance = random.Random(seed)
    for _ in range(count):
        place, bit = chance.randrange(len(archive)), chance.randrange(8)
        flipped = bytearray(archive)
        flipped[place] ^= 1 << bit
        yield bytes(flipped)


def names_of(path: Path) -> tuple[set[str], str | None]:
    """The names of the logs of a tar file, and what is told about the file itself."""
    names, error = set(), None
    for piece, stream in pieces(Source("logs", str(path).encode())):
        if piece.name == "logs":
            error = piece.error
            continue
        names.add(piece.name)
        if stream is not None:
            try:
                stream.read(piece.size)
            except UNREADABLE:
                pass
    return names, error


def lost_logs(path: Path, names: set[str]) -> str:
    """Whether logs are lost: none, or told, or untold."""
    found, error = names_of(path)
    # A name may be another one then; its log is there.
    if len(found) >= len(names):
        return "none"
    return "untold" if error is None else "told"
