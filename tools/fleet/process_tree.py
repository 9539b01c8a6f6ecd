"""The processes below one, by Linux's /proc: to kill one in tests, and to measure them."""

import os
import threading
import time
from collections import Counter
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
# Processes that last long enough to be sampled; others are counted by their parents.
LASTING = ("java", "python", "python3")


def children_of(pid: int) -> list[int]:
    """The processes below a process, at any depth."""
    below: dict[int, list[int]] = {}
    for place in Path("/proc").glob("[0-9]*"):
        parent = _field(place, "PPid:")
        if parent is not None:
            below.setdefault(parent, []).append(int(place.name))
    found, waiting = [], [pid]
    while waiting:
        next_ones = below.get(waiting.pop(), [])
        found += next_ones
        waiting += next_ones
    return found


def command_of(pid: int) -> str:
    """The command of a process, or nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(errors="replace").replace("\0", " ")
    except OSError:
        return ""


def memory_of(pid: int) -> int:
    """The resident memory of a process in KiB; 0 if it has ended."""
    return _field(Path(f"/proc/{pid}"), "VmRSS:") or 0


def times_of(pid: int) -> tuple[float, float]:
    """The processor seconds of a process, and of its children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0, 0
    own, children = (int(fields[n]) + int(fields[n + 1]) for n in (11, 13))
    return own / TICKS, children / TICKS


class Peak:
    """Samples the memory and the processor time of processes and those below them."""

    def __init__(self, find, seconds: float = 0.1) -> None:
        self._find, self._seconds = find, seconds
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._sample, daemon=True)
        # The peak of each process that was found together with those below it, and of each kind
        # alone.
        self.trees: dict[int, int] = {}
        self.single: dict[str, int] = {}
        self._times: dict[int, tuple[float, float]] = {}
        self._parents: dict[int, int] = {}
        self._samples: Counter[int] = Counter()

    def __enter__(self) -> "Peak":
        self._thread.start()
        return self

    def __exit__(self, *_) -> None:
        self._ended.set()
        self._thread.join()

    def _sample(self) -> None:
        while not self._ended.is_set():
            for root in self._find():
                sizes = {pid: memory_of(pid) for pid in [root, *children_of(root)]}
                self.trees[root] = max(self.trees.get(root, 0), sum(sizes.values()))
                for pid, size in sizes.items():
                    name = Path(command_of(pid).split(" ")[0]).name
                    self.single[name] = max(self.single.get(name, 0), size)
                    self._sample_times(pid, name)
            time.sleep(self._seconds)

    def _sample_times(self, pid: int, name: str) -> None:
        if name not in LASTING:
            return
        self._times[pid] = max(self._times.get(pid, (0, 0)), times_of(pid))
        self._samples[pid] += 1
        self._parents.setdefault(pid, _field(Path(f"/proc/{pid}"), "PPid:") or 0)

    def processor(self) -> float:
        """The processor seconds of Java, Python, and what Python ran.

        Spark ends its workers so that no process gets their times.
        """
        own = sum(times[0] for times in self._times.values())
        # What is seen once or twice is a copy of Python that is about to be another program.
        lasting = {self._parents[pid] for pid, count in self._samples.items() if count > 2}
        return own + sum(times[1] for pid, times in self._times.items() if pid not in lasting)


def _field(place: Path, name: str) -> int | None:
    try:
        lines = (place / "status").read_text(errors="replace").splitlines()
    except OSError:
        return None
    return next((int(line.split()[1]) for line in lines if line.startswith(name)), None)
