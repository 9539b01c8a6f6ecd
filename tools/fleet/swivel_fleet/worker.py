"""What a process of the pool does first: its memory is bounded, and it ends with the one that
started it."""

import os
import resource
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from pathlib import Path

# For the data of one batch; a process that needs more fails with an error.
MOST_DATA = 256 << 20
# How long files of a batch may take to be removed.
SECONDS_TO_END = 1


def begin() -> None:
    """Prepares this process."""
    bound_memory()
    end_with_parent()


def bound_memory(beside: int = 0) -> tuple[int, int]:
    """Limits what this process may add to its data, beside what other work in it may; only Linux
    has such a limit. Returns the limits before."""
    before = resource.getrlimit(resource.RLIMIT_DATA)
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[5])
        most = pages * resource.getpagesize() + MOST_DATA + beside
        resource.setrlimit(resource.RLIMIT_DATA, (most, before[1]))
    except (OSError, ValueError):
        pass
    return before


@contextmanager
def bounded(beside: int) -> Iterator[None]:
    """Limits it while a block runs."""
    before = bound_memory(beside)
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, before)


def end_with_parent() -> None:
    """Ends this process, and the `swivel` that it runs, when the process that started it has."""
    # Ctrl-C is for the process that started it. Those of a group can be ended together.
    os.setpgid(0, 0)
    signal.signal(signal.SIGTERM, _end)
    threading.Thread(target=_wait, daemon=True).start()


def _end(*_: object) -> None:
    # The pool takes what is raised for the result of its function, and waits for more work.
    end = threading.Timer(SECONDS_TO_END, os.killpg, (0, signal.SIGKILL))
    end.daemon = True
    end.start()
    sys.exit(1)


def _wait() -> None:
    parent = parent_process()
    if parent is None:
        return
    parent.join()
    os.killpg(0, signal.SIGTERM)
    time.sleep(SECONDS_TO_END)
    os.killpg(0, signal.SIGKILL)
