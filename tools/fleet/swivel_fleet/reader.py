"""Reads logs again by their place in files: the second pass copies them to a private folder."""

from contextlib import suppress
from typing import BinaryIO

from swivel_fleet.identify import hash_of
from swivel_fleet.pieces import UNREADABLE, open_unpacked


class Reader:
    """Keeps one file open, because logs come in the order of their places in tar files."""

    def __init__(self) -> None:
        self._path: bytes | None = None
        self._file: BinaryIO | None = None

    def copy(self, delivery: dict, target: str) -> str | None:
        """Copies a log's bytes, exactly those that were identified; returns what prevents that.

        A log that an app still writes grows at its end only: what was identified is unchanged.
        """
        try:
            file = self._open(delivery["path"])
            file.seek(delivery["start_byte"])
            with open(target, "wb") as copy:
                content = hash_of(file, delivery["byte_count"], copy)
        except UNREADABLE as error:
            self.close()
            return f"it cannot be read again: {error}"
        return None if content == delivery["content"] else "it changed while it was read"

    def close(self) -> None:
        """Closes the file that was read last."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
        self._path = self._file = None

    def _open(self, path: bytes) -> BinaryIO:
        if self._path != path or self._file is None:
            self.close()
            self._file = open_unpacked(path)
            self._path = path
        return self._file
