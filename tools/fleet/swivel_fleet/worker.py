"""What a process of the pool does first: its memory is bounded, and it ends with the one that
started it."""

import os
import signal
import sys
import threading
import time
from multiprocessing import parent_process
from pathlib import Path

# For the data of one batch; a process that needs more fails with an error.
MOST_DATA = 256 << 20
# How long files of a batch may take to be removed.
SECONDS_TO_END = 2


def begin() -> None:
    """Prepares this process."""
    bound_memory()
    end_with_parent()


def bound_memory() -> None:
    """Limits what this process may add to its data; only Linux has such a limit."""
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[5])
        most = pages * resource.getpagesize() + MOST_DATA
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
    except (OSError, ValueError):
        pass


def end_with_parent() -> None:
    """Ends this process, and the `swivel` that it runs, when the process that started it has."""
    # Ctrl-C is for the process that started it. Those of a group can be ended together.
    os.setpgid(0, 0)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    threading.Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    parent = parent_process()
    if parent is None:
        return
    parent.join()
    os.killpg(0, signal.SIGTERM)
    time.sleep(SECONDS_TO_END)
    os.killpg(0, signal.SIGKILL)
