"""Where logs come from: files, folders, listings of paths, URLs, and tar files of logs."""

import os
from collections.abc import Iterator
from dataclasses import dataclass

import pyarrow as pa

from swivel_fleet import remote

LOGS = (".swivel", ".ndjson")
TARS = (".tar", ".tar.gz", ".tgz")


@dataclass(frozen=True)
class Source:
    """A file to read, by its name as given and its path here; or why it has none."""

    name: str
    path: bytes
    error: str | None = None


def expand(given: Iterator[str]) -> Iterator[Source]:
    """The files of names that may be folders. Other names stay: what is missing has a row."""
    for name in given:
        if remote.is_url(name):
            yield from _remote(name)
        elif os.path.isdir(name):
            yield from _folder(name)
        else:
            yield file_named(name)


def _remote(name: str) -> Iterator[Source]:
    try:
        yield from (file_named(each) for each in remote.files(name, LOGS + TARS))
    except (OSError, pa.ArrowException) as error:
        yield Source(printable(name), os.fsencode(name), reason_of(error))


def file_named(name: str) -> Source:
    """The file of a name. Names are text in the tables, though a file's name need not be."""
    path = name if remote.is_url(name) else os.path.abspath(name)
    return Source(printable(name), os.fsencode(path))


def printable(name: str) -> str:
    """A name with its bytes that are not UTF-8 escaped, and without the end of a text in C."""
    return os.fsencode(name).decode(errors="backslashreplace").replace("\0", "\\x00")


def _folder(folder: str) -> Iterator[Source]:
    here = os.getcwd()
    unread: list[OSError] = []
    for place, folders, names in os.walk(folder, onerror=unread.append):
        folders.sort()
        for name in sorted(names):
            if name.endswith(LOGS + TARS):
                path = os.path.join(place, name)
                yield Source(printable(path), os.fsencode(os.path.join(here, path)))
        while unread:
            error = unread.pop()
            place = os.fsdecode(error.filename)
            yield Source(printable(place), os.fsencode(os.path.abspath(place)), reason_of(error))


def reason_of(error: Exception) -> str:
    """Why a file cannot be read."""
    if not isinstance(error, OSError):
        return f"it cannot be read: {error}"
    words = error.strerror or str(error)
    return f"it cannot be read: {words}" if error.errno or not error.strerror else words
