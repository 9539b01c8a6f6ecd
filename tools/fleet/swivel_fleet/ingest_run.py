"""One run: which logs are new, their rows, and the partitions that change. The SQL is in merge/."""

import json
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa

from swivel_fleet.engine import Engine, parquet_files
from swivel_fleet.failure import FleetError
from swivel_fleet.identify import DELIVERIES, SOURCES, Identify
from swivel_fleet.partition_writer import PartitionWriter
from swivel_fleet.partitions import path_of
from swivel_fleet.schema import TABLES, derive, wide
from swivel_fleet.store import FILE, Store
from swivel_fleet.summarize import Limits, Summarize

CONTENTS = pa.schema([("content", pa.string()), ("status", pa.string()), ("tool", pa.string())])
KEYS = pa.schema([("key", pa.string()), ("day", pa.string()), ("app_version", pa.string())])
STORED_KEYS = pa.schema(
    [
        ("key", pa.string()),
        ("trace", pa.string()),
        ("status", pa.string()),
        ("is_closed", pa.bool_()),
        ("events", pa.int64()),
        ("content", pa.string()),
        ("day", pa.string()),
        ("app_version", pa.string()),
    ]
)
WINNERS = KEYS.append(pa.field("delivery", pa.string()))
COUNTS = ("delivered", "new", "unreadable", "added", "replaced", "removed")
READABLE = pa.schema([("name", pa.string()), ("content", pa.string())])


@dataclass(frozen=True)
class Swivel:
    """The program's tables and version."""

    schemas: dict[str, dict]
    tool: str


class Run:
    """The steps of a run, in the order in which they are called."""

    def __init__(self, engine: Engine, store: Store, folder: Path, swivel: Swivel) -> None:
        self.engine, self.store, self.folder, self.swivel = engine, store, folder, swivel
        self.tables = derive(swivel.schemas)
        _require_growth(store.schemas(), swivel)

    def identify(self, most_bytes: int) -> None:
        """Finds out which logs there are, and which of them are new."""
        engine = self.engine
        engine.view("sources", parquet_files(self.folder / "sources"), SOURCES)
        identify = Identify(most_bytes)
        engine.map("sources", ["path"], identify, DELIVERIES, self.folder / "deliveries")
        engine.view("deliveries", parquet_files(self.folder / "deliveries"), DELIVERIES)
        engine.view("contents", self.store.contents(), CONTENTS)
        self._write("chosen", _sql("choose", tool=self.swivel.tool.replace("'", "''")), DELIVERIES)

    def summarize(self, limits: Limits) -> None:
        """Makes the rows of the new logs."""
        summarize = Summarize(self.engine.swivel(), self.tables, self.swivel.tool, limits)
        schema = wide(self.tables)
        order = ["path", "start_byte"]
        self.engine.map("chosen", order, summarize, schema, self.folder / "rows")
        self.engine.view("new_rows", parquet_files(self.folder / "rows"), schema)
        for name, table in self.tables.items():
            self.engine.define(f"new_{name}", f"SELECT * FROM new_rows WHERE schema = '{table.id}'")

    def merge(self) -> dict[str, int]:
        """Puts the rows of the best log of each key into the store; the numbers of logs."""
        self._view("stored_traces", "traces", self.store.files("traces"))
        self._write("stored_keys", _sql("stored_keys"), STORED_KEYS)
        self._write("winners", _sql("winners"), WINNERS)
        self._write("readable", _sql("readable"), READABLE)
        self._write("gone", _sql("gone"), KEYS)
        moves, removed = self._partitions()
        moves += self._contents()
        counts = dict(zip(COUNTS, self.engine.rows(_sql("counts"))[0]))
        if moves or removed:
            (self.folder / "schemas.json").write_text(json.dumps(self.swivel.schemas))
            moves.append((self.folder / "schemas.json", "schemas.json"))
            self.store.commit(self.folder, moves, removed)
        return counts

    def _partitions(self) -> tuple[list[tuple[Path, str]], list[str]]:
        """The files of partitions that change, and those that end."""
        sql = "SELECT day, app_version FROM winners UNION SELECT day, app_version FROM gone"
        rows = self.engine.rows(sql)
        touched = [path_of({"day": day, "app_version": version}) for day, version in rows]
        moves: list[tuple[Path, str]] = []
        removed: list[str] = []
        for name in TABLES if touched else []:
            new = self._next_files(name, touched)
            moves += [(file, f"{name}/{path}/{FILE}") for path, file in new.items()]
            targets = [f"{name}/{path}/{FILE}" for path in touched if path not in new]
            removed += [target for target in targets if (self.store.root / target).exists()]
        return moves, removed

    def _next_files(self, name: str, touched: list[str]) -> dict[str, Path]:
        """Writes the next rows of a table's partitions; their files by the partitions' paths."""
        places = [self.store.root / name / path / FILE for path in touched]
        self._view("old_rows", name, [str(place) for place in places if place.exists()])
        stored = self.tables[name].stored
        columns = ", ".join(f"r.{column}" for column in stored.names)
        order = ["key"] if name == "traces" else ["key", "ordinal"]
        writer = PartitionWriter(self.folder / "next" / name, FILE, stored)
        sql = _sql("next_rows", columns=columns, table=name)
        paths = self.engine.write_partitions(sql, order, writer)
        return {path: writer.folder / path / FILE for path in paths}

    def _contents(self) -> list[tuple[Path, str]]:
        """The file of the contents that need not be read again."""
        if not self.engine.rows("SELECT 1 FROM new_traces WHERE is_final LIMIT 1"):
            return []
        target = self.folder / "contents"
        self.engine.write("SELECT content, status, tool FROM new_traces WHERE is_final", target)
        files = [Path(file) for file in parquet_files(target)]
        return [(file, f"contents/{self.folder.name}-{n}.parquet") for n, file in enumerate(files)]

    def _write(self, name: str, sql: str, schema: pa.Schema) -> None:
        """Writes a query's rows, because several others use them."""
        self.engine.write(sql, self.folder / name)
        self.engine.view(name, parquet_files(self.folder / name), schema)

    def _view(self, view: str, table: str, files: list[str]) -> None:
        self.engine.view(view, files, self.tables[table].stored, self.store.root / table)


def _sql(name: str, **values: str) -> str:
    text = (Path(__file__).parent / "merge" / f"{name}.sql").read_text()
    return text.format(**values)


def _require_growth(stored: dict[str, dict] | None, swivel: Swivel) -> None:
    """An older swivel would remove columns that it does not have where it changes partitions."""
    for name in TABLES if stored else []:
        old, new = (schemas[name]["x-columns"] for schemas in (stored, swivel.schemas))
        lost = [column for column in old if column not in new]
        if lost:
            raise FleetError(
                f"swivel {swivel.tool} does not have columns of this store: {', '.join(lost)}"
            )
