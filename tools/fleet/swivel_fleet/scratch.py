"""Folders for batches of logs, which a killed process leaves and the next one removes."""

import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PREFIX = "swivel-fleet-"
MEMORY = "/dev/shm"


@contextmanager
def scratch(size: int) -> Iterator[Path]:
    """A folder with room for some bytes, locked while its process lives."""
    place = _place(size)
    remove_leftovers()
    path, lock = None, None
    # Another process may have found the folder before it was locked.
    while lock is None:
        path = tempfile.mkdtemp(prefix=PREFIX, dir=place)
        lock = _locked(path)
    try:
        yield Path(path)
    finally:
        shutil.rmtree(path, ignore_errors=True)
        os.close(lock)


def remove_leftovers() -> None:
    """Removes the folders of processes that have ended."""
    for place in {MEMORY, tempfile.gettempdir()}:
        for path in Path(place).glob(f"{PREFIX}*"):
            lock = _locked(str(path))
            if lock is not None:
                shutil.rmtree(path, ignore_errors=True)
                os.close(lock)


def _locked(path: str) -> int | None:
    """The lock of a folder; None if another process has it, or it is gone."""
    try:
        lock = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    except OSError:
        return None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.path.exists(path):
            return lock
    except OSError:
        pass
    os.close(lock)
    return None


def _place(size: int) -> str | None:
    """Memory, if it can hold batches of several processes, for files there cost a tenth."""
    try:
        free = os.statvfs(MEMORY)
    except OSError:
        return None
    room = free.f_bavail * free.f_frsize
    is_usable = os.access(MEMORY, os.W_OK | os.X_OK) and room > 16 * size
    return None if "TMPDIR" in os.environ or not is_usable else MEMORY
