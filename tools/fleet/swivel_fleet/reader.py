"""Reads logs again by their place in files: the second pass. What `swivel` cannot open is copied.
"""

import os
from contextlib import suppress
from functools import lru_cache
from typing import BinaryIO

from swivel_fleet.identify import hash_of
from swivel_fleet.log import Log
from swivel_fleet.pieces import UNREADABLE, is_packed, open_unpacked
from swivel_fleet.remote import is_url


class Reader:
    """Keeps one file open, because logs come in the order of their places in tar files."""

    def __init__(self) -> None:
        self._path: bytes | None = None
        self._file: BinaryIO | None = None

    def log(self, delivery: dict, target: str) -> Log:
        """Makes sure that a log's bytes are those that were identified, and that `swivel` can read
        them, if need be in a new file; or gives the reason in the log.

        A log that an app still writes grows at its end only: what was identified is unchanged.
        """
        place = (delivery["path"], delivery["start_byte"], delivery["byte_count"] or 0)
        error = delivery["error"]
        if error is None and _is_direct(delivery["path"]):
            error = self._check(delivery, None)
        elif error is None:
            place = (os.fsencode(target), 0, delivery["byte_count"])
            with open(target, "wb") as copy:
                error = self._check(delivery, copy)
        # What could not be read is not known by its content.
        return Log(delivery["name"], None if error else delivery["content"], *place, error)

    def close(self) -> None:
        """Closes the file that was read last."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
        self._path = self._file = None

    def _check(self, delivery: dict, copy: BinaryIO | None) -> str | None:
        try:
            file = self._open(delivery["path"])
            file.seek(delivery["start_byte"])
            content = hash_of(file, delivery["byte_count"], copy)
        except UNREADABLE as error:
            self.close()
            return f"it cannot be read again: {error}"
        return None if content == delivery["content"] else "it changed while it was read"

    def _open(self, path: bytes) -> BinaryIO:
        if self._path != path or self._file is None:
            self.close()
            self._file = open_unpacked(path)
            self._path = path
        return self._file


@lru_cache(maxsize=1)
def _is_direct(path: bytes) -> bool:
    """Whether `swivel` can open a file: it must be one, its path text, and its bytes the logs'."""
    text = path.decode(errors="replace")
    return not (is_packed(path) or is_url(text) or "\ufffd" in text)
