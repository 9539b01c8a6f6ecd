"""The logs in a file: itself, or those in a tar file."""

import gzip
import os
import stat
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

import pyarrow as pa

from swivel_fleet import remote
from swivel_fleet.sources import LOGS, Source, printable, reason_of
from swivel_fleet.tar_scan import Member, TarScan

CHUNK = 1 << 20
# How a log begins: a block of BGZF, or the first line of its text form.
BEGINNINGS = (b"\x1f\x8b\x08\x04", b'{"swivel"')
# What reading a file or a tar file can raise.
UNREADABLE = (
    *(OSError, EOFError, zlib.error, pa.ArrowException),
    # A place that no file has, and a limit of memory.
    *(OverflowError, ValueError, MemoryError),
)


@dataclass(frozen=True)
class Piece:
    """A log: bytes of a file. `size` is None where the file could not be read."""

    name: str
    start: int
    size: int | None
    error: str | None = None


def is_tar(path: bytes) -> bool:
    """Whether a path names a tar file, by its ending."""
    return path.endswith((b".tar", b".tar.gz", b".tgz"))


def is_packed(path: bytes) -> bool:
    """Whether a path names a compressed tar file, by its ending."""
    return path.endswith((b".tar.gz", b".tgz"))


def open_file(path: bytes) -> BinaryIO:
    """Opens a regular file: a pipe or a device could block for ever."""
    if remote.is_url(os.fsdecode(path)):
        return remote.open_url(os.fsdecode(path))
    place = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    kind = os.fstat(place).st_mode
    if stat.S_ISREG(kind):
        return open(place, "rb", buffering=0)
    os.close(place)
    raise OSError(
        None, "it is a directory, not a log" if stat.S_ISDIR(kind) else "it is not a regular file"
    )


def open_unpacked(path: bytes) -> BinaryIO:
    """Opens a file; if it is compressed, what is in it."""
    file = open_file(path)
    return gzip.GzipFile(fileobj=file) if is_packed(path) else file


def pieces(source: Source) -> Iterator[tuple[Piece, BinaryIO | None]]:
    """The logs of a file, each with a stream to read it before the next one is asked for."""
    if source.error is not None:
        yield Piece(source.name, 0, None, source.error), None
        return
    try:
        with open_unpacked(source.path) as file:
            if is_tar(source.path):
                yield from _members(source, file)
            else:
                yield Piece(source.name, 0, _size(file)), file
    except (OSError, pa.ArrowException) as error:
        yield Piece(source.name, 0, None, reason_of(error)), None


def _members(source: Source, file: BinaryIO) -> Iterator[tuple[Piece, BinaryIO | None]]:
    scan = TarScan(file)
    try:
        # To its end, where the checksum of what is compressed is compared.
        for member in scan.members():
            if member.name.endswith(LOGS):
                yield _member(f"{source.name}!{printable(member.name)}", member, file)
            elif member.is_described and _begins_as_log(member, file):
                scan.note("the name of a log is damaged")
    except UNREADABLE as error:
        scan.note(str(error))
    if scan.fault is not None:
        more = "" if scan.faults == 1 else f" (and {scan.faults - 1} more)"
        error = f"the tar file cannot be read {printable(scan.fault)}{more}"
        yield Piece(source.name, 0, None, error), None


def _begins_as_log(member: Member, file: BinaryIO) -> bool:
    file.seek(member.start)
    return file.read(len(max(BEGINNINGS, key=len))).startswith(BEGINNINGS)


def _size(file: BinaryIO) -> int:
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    return size


def _member(name: str, member: Member, file: BinaryIO) -> tuple[Piece, BinaryIO | None]:
    if not member.is_file:
        return Piece(name, 0, None, "it is a link or a sparse file in a tar file"), None
    file.seek(member.start)
    return Piece(name, member.start, member.size), file
