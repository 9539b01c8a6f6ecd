"""How a run's rows change the store. The SQL is in merge/."""

import json
from pathlib import Path

import pyarrow as pa

from swivel_fleet.engine import Engine
from swivel_fleet.partition_writer import GROUP, ORDER, PartitionWriter
from swivel_fleet.partitions import path_of
from swivel_fleet.parts import parquet_files, row_counts
from swivel_fleet.schema import PARTITIONS, TABLES, Table
from swivel_fleet.store import FILE, Store

KEYS = pa.schema([("key", pa.string()), *((name, pa.string()) for name in PARTITIONS)])
STORED_KEYS = pa.schema(
    [
        *KEYS,
        ("trace", pa.string()),
        ("status", pa.string()),
        ("is_closed", pa.bool_()),
        ("events", pa.int64()),
        ("content", pa.string()),
    ]
)
CONTESTED = pa.schema(
    [*KEYS, ("delivery", pa.string()), ("is_new", pa.int64()), ("place", pa.int64())]
)
COUNTS = ("new", "unreadable", "added", "replaced", "removed")


def sql_of(name: str, **values: str) -> str:
    """A text of SQL for both engines."""
    text = (Path(__file__).parent / "merge" / f"{name}.sql").read_text()
    return text.format(**values)


class Merge:
    """Puts the rows of the best log of each key into the store."""

    def __init__(
        self, engine: Engine, store: Store, folder: Path, tables: dict[str, Table]
    ) -> None:
        self.engine, self.store, self.folder, self.tables = engine, store, folder, tables

    def run(self, schemas: dict[str, dict]) -> dict[str, int]:
        """Changes the store; the numbers of logs."""
        self._decide()
        moves, removed = self._partitions()
        moves += self._contents()
        counts = dict(zip(COUNTS, self.engine.rows(sql_of("counts"))[0]))
        if moves or removed:
            (self.folder / "schemas.json").write_text(json.dumps(schemas))
            moves.append((self.folder / "schemas.json", "schemas.json"))
            self.store.commit(self.folder, moves, removed)
        return counts

    def _decide(self) -> None:
        """Which new logs stay, and which stored ones go."""
        engine = self.engine
        names = " UNION ALL ".join(f"SELECT '{name}' AS table_name" for name in TABLES)
        engine.define("tables", names)
        engine.define("new_traces", "SELECT * FROM new_rows WHERE table_name IS NULL")
        engine.define("packets", "SELECT * FROM new_rows WHERE table_name IS NOT NULL")
        traces = self.store.files("traces")
        base = self.store.root / "traces"
        engine.view("stored_traces", traces, self.tables["traces"].stored, base)
        # Of an empty store, nothing is replaced.
        self._write("stored_keys", STORED_KEYS, is_empty=not traces)
        self._write("contested", CONTESTED)
        engine.define("readable", sql_of("readable"))
        self._write("gone", KEYS, is_empty=not traces)

    def _partitions(self) -> tuple[list[tuple[Path, str]], list[str]]:
        """The files of partitions that change, and those that end."""
        writer = PartitionWriter(self.store.root, self.folder / "next", self.tables)
        paths = self.engine.map_groups(sql_of("next_rows"), [*GROUP], [*ORDER], writer)
        smaller = self.engine.rows("SELECT DISTINCT day, app_version FROM gone")
        places = [path_of(dict(zip(PARTITIONS, values))) for values in smaller]
        targets = {f"{name}/{place}/{FILE}" for name in TABLES for place in places} - {*paths}
        removed = sorted(target for target in targets if (self.store.root / target).exists())
        return [(writer.draft(path), path) for path in paths], removed

    def _contents(self) -> list[tuple[Path, str]]:
        """The file of the contents that need not be read again."""
        target = self.folder / "contents"
        self.engine.write("SELECT content, status, tool FROM new_traces WHERE is_final", target)
        files = map(Path, row_counts(parquet_files(target)))
        return [(file, f"contents/{self.folder.name}-{n}.parquet") for n, file in enumerate(files)]

    def _write(self, name: str, schema: pa.Schema, is_empty: bool = False) -> None:
        """Writes a query's rows, because several others use them."""
        if not is_empty:
            self.engine.write(sql_of(name), self.folder / name)
        self.engine.view(name, [*row_counts(parquet_files(self.folder / name))], schema)
