"""Runs ingests in this process, and reads stores as any tool would."""

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.dataset as ds

from swivel_fleet.cli import main

TABLES = ("traces", "findings", "transitions", "upgrades")


class Fleet:
    """A store with the engine that writes it."""

    def __init__(self, root: Path, swivel: str, engine: str, capsys) -> None:
        self.root, self.swivel, self.engine, self._capsys = root, swivel, engine, capsys
        self.options: list[str] = []

    def ingest(self, *logs: Path | str) -> dict[str, int]:
        """The numbers of logs of a run."""
        assert self.run(*logs) == 0
        return json.loads(self._capsys.readouterr().out)

    def run(self, *logs: Path | str) -> int:
        """The exit code of a run."""
        options = ["--engine", self.engine, "--swivel", self.swivel, "--master", "local[2]"]
        options += ["--processes", "1", *self.options]
        return main(["ingest", str(self.root), *map(str, logs), *options])

    def rows(self, table: str) -> list[dict]:
        """The rows of a table, in an order that does not depend on files."""
        fields = pa.schema([("day", pa.string()), ("app_version", pa.string())])
        place = self.root / table
        if not place.exists():
            return []
        rows = (
            ds.dataset(place, partitioning=ds.partitioning(fields, flavor="hive"))
            .to_table()
            .to_pylist()
        )
        return sorted(rows, key=lambda row: (row["key"], row.get("ordinal", 0)))

    def tables(self) -> dict[str, list[dict]]:
        """All rows."""
        return {table: self.rows(table) for table in TABLES}

    def traces(self) -> dict[str, dict]:
        """The rows of traces by the last part of their names."""
        return {row["trace"].rsplit("/", 1)[-1]: row for row in self.rows("traces")}

    def files(self) -> dict[str, int]:
        """The files of the store, and when each was written."""
        paths = (path for path in self.root.rglob("*") if path.is_file())
        return {str(path): path.stat().st_mtime_ns for path in paths if path.name != "_lock"}
