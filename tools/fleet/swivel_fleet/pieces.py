"""The logs in a file: itself, or those in a tar file."""

import gzip
import os
import stat
import tarfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

import pyarrow as pa

from swivel_fleet import remote
from swivel_fleet.sources import LOGS, Source, printable, reason_of
from swivel_fleet.tar_member import Member

CHUNK = 1 << 20
# No file is larger, though a header may state it.
LARGEST = 1 << 62
# `tarfile` copies what is left of a block after each read.
TAR_BLOCK = 1 << 14
# What reading a file or a tar file can raise.
UNREADABLE = (
    *(OSError, EOFError, tarfile.TarError, zlib.error, pa.ArrowException),
    # A header of a tar file with a size that no file has.
    *(OverflowError, ValueError),
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
    # What is compressed cannot be read backwards.
    mode = "r|" if is_packed(source.path) else "r:"
    last = "its start"
    try:
        with tarfile.open(fileobj=file, mode=mode, bufsize=TAR_BLOCK, tarinfo=Member) as tar:
            for member in tar:
                tar.members = []  # otherwise it keeps all
                last = name = f"{source.name}!{printable(member.name)}"
                if not member.isdir() and member.name.endswith(LOGS):
                    yield _member(name, member, tar)
    except UNREADABLE as error:
        yield Piece(
            source.name, 0, None, f"the tar file cannot be read after {last}: {error}"
        ), None


def _size(file: BinaryIO) -> int:
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    return size


def _member(name: str, member: tarfile.TarInfo, tar: tarfile.TarFile):
    if not member.isreg() or member.issparse():
        return Piece(name, 0, None, "it is a link or a sparse file in a tar file"), None
    if not 0 <= member.size < LARGEST:
        return Piece(name, 0, None, f"it has a size that no file has: {member.size}"), None
    # A file object for each member would cost more than to read it.
    tar.fileobj.seek(member.offset_data)
    return Piece(name, member.offset_data, member.size), tar.fileobj
