"""The store: plain Parquet files in Hive's partitions, and how a run changes them.

STORE/traces/day=2026-01-31/app_version=1.10/rows.parquet, and findings and transitions likewise.
Each partition of a table is one file, and a run replaces it by one rename: a reader has the old
rows or the new ones. A run first writes all new files beside them, then a journal of the renames.
After a kill the next run does what the journal has left, or removes what has no journal.
"""

import fcntl
import json
import os
import shutil
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from swivel_fleet.failure import FleetError

FILE = "rows.parquet"
JOURNAL = "journal.json"


class Store:
    """A folder of tables."""

    def __init__(self, root: Path) -> None:
        self.root = root.absolute()
        self._runs = self.root / "_runs"

    @contextmanager
    def run(self) -> Iterator[Path]:
        """A folder for one run's files, while no other run may write."""
        self._runs.mkdir(parents=True, exist_ok=True)
        with open(self.root / "_lock", "w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise FleetError(f"another run writes to {self.root}") from None
            self.recover()
            folder = self._runs / uuid.uuid4().hex
            folder.mkdir()
            try:
                yield folder
            finally:
                if not (folder / JOURNAL).exists():
                    shutil.rmtree(folder, ignore_errors=True)

    def recover(self) -> None:
        """Finishes the run that was killed after it wrote its journal; removes what others left."""
        for folder in sorted(self._runs.iterdir()):
            if (folder / JOURNAL).exists():
                self._apply(folder)
            shutil.rmtree(folder)

    def files(self, table: str) -> list[str]:
        """The files of a table."""
        return sorted(str(path) for path in (self.root / table).glob(f"*/*/{FILE}"))

    def contents(self) -> list[str]:
        """The files of the contents that the store has seen."""
        return sorted(str(path) for path in (self.root / "contents").glob("*.parquet"))

    def schemas(self) -> dict[str, dict] | None:
        """The JSON Schemas of the tables, as the last run's `swivel` printed them."""
        path = self.root / "schemas.json"
        return json.loads(path.read_text()) if path.exists() else None

    def commit(self, folder: Path, moves: list[tuple[Path, str]], removed: list[str]) -> None:
        """Moves new files to their places, and removes others.

        A kill at any time is repaired by the next run.
        """
        journal = {
            "moves": [[str(source.relative_to(folder)), target] for source, target in moves],
            "removed": removed,
        }
        draft = folder / "journal.draft"
        with open(draft, "w") as file:
            json.dump(journal, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, folder / JOURNAL)
        self._apply(folder)

    def _apply(self, folder: Path) -> None:
        journal = json.loads((folder / JOURNAL).read_text())
        # There are thousands, and paths as text take half as long.
        for source, target in journal["moves"]:
            origin, place = f"{folder}/{source}", f"{self.root}/{target}"
            # What is not there was moved before a kill.
            if os.path.exists(origin):
                os.makedirs(os.path.dirname(place), exist_ok=True)
                os.replace(origin, place)
        for target in journal["removed"]:
            self._remove(self.root / target)
        os.remove(folder / JOURNAL)

    def _remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        with suppress(OSError):
            # Folders that are now empty; the first that is not ends it.
            path.parent.rmdir()
            path.parent.parent.rmdir()
