"""Files named by URLs, on the file systems that Arrow has: s3, gs, abfss, hdfs, and file."""

import io
from collections.abc import Iterator
from typing import BinaryIO

from pyarrow import fs

# A request for each few bytes would be slow.
BUFFER = 1 << 20


def is_url(name: str) -> bool:
    """Whether a name is a URL and not a path."""
    return "://" in name


def files(url: str, endings: tuple[str, ...]) -> Iterator[str]:
    """The files in the folder of a URL that have an ending, or the URL if it is no folder."""
    system, path = fs.FileSystem.from_uri(url)
    if system.get_file_info(path).type != fs.FileType.Directory:
        yield url
        return
    for found in system.get_file_info(fs.FileSelector(path, recursive=True)):
        if found.path.endswith(endings):
            yield url.rstrip("/") + found.path.removeprefix(path.rstrip("/"))


def open_url(url: str) -> BinaryIO:
    """Opens the file of a URL; a pipe or a device could block for ever."""
    system, path = fs.FileSystem.from_uri(url)
    kind = system.get_file_info(path).type
    if kind in (fs.FileType.Unknown, fs.FileType.Directory):
        raise OSError(None, "it is not a regular file")
    return io.BufferedReader(system.open_input_file(path), BUFFER)
