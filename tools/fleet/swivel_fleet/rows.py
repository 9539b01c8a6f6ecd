"""Makes Arrow rows of the tables that `swivel` wrote, and of logs for which it did not."""

from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json

from swivel_fleet.partitions import safe_values
from swivel_fleet.schema import PARTITIONS, Table, wide
from swivel_fleet.swivel_runner import Broken


@dataclass(frozen=True)
class Log:
    """A log: its name as delivered, the hash of its bytes, and its copy, by which rows name it."""

    name: str
    content: str | None
    copy: str
    error: str | None = None

    @property
    def delivery(self) -> str:
        """What is different for each log of a run."""
        return self.content or f"name:{self.name}"


class RowMaker:
    """Makes rows with the columns of all tables."""

    def __init__(self, tables: dict[str, Table], tool: str) -> None:
        self.tables = tables
        self.tool = tool
        self.schema = wide(tables)

    def rows(self, logs: list[Log], folder: Path) -> list[pa.RecordBatch]:
        """The rows that swivel wrote for logs."""
        try:
            read = {name: _read(folder, table) for name, table in self.tables.items()}
            places = {name: _places(table, logs) for name, table in read.items()}
        except (OSError, ValueError, pa.ArrowException) as error:
            raise Broken(f"swivel's tables cannot be read: {error}") from error
        if sorted(places["traces"]) != list(range(len(logs))):
            raise Broken(f"swivel wrote {len(places['traces'])} rows for {len(logs)} logs")
        keys = _keys(read["traces"], places["traces"], logs)
        made = [self._complete(read[name], places[name], logs, keys) for name in self.tables]
        return [batch for table in made for batch in table.to_batches() if batch.num_rows > 0]

    def error_row(self, log: Log, reason: str) -> pa.RecordBatch:
        """The row of a log that swivel did not read.

        Other columns are empty, or zero where each row has a number.
        """
        table = self.tables["traces"]
        fields = {field.name: field.type for field in table.columns}
        zeros = {name: 0 for name in table.required if fields[name] == pa.int64()}
        row = {
            **zeros,
            "schema": table.id,
            "trace": log.name,
            "status": "error",
            "error": reason,
            "tool": self.tool,
            "key": log.delivery,
            "content": log.content,
            "delivery": log.delivery,
            "is_final": False,
        }
        return pa.RecordBatch.from_pylist([row], self.schema)

    def _complete(
        self, table: pa.Table, places: list[int], logs: list[Log], keys: list[str]
    ) -> pa.Table:
        columns = {name: table.column(name) for name in table.column_names}
        columns["trace"] = pa.array([logs[place].name for place in places], pa.string())
        columns["key"] = pa.array([keys[place] for place in places], pa.string())
        columns["content"] = pa.array([logs[place].content for place in places], pa.string())
        columns["delivery"] = pa.array([logs[place].delivery for place in places], pa.string())
        columns["is_final"] = pa.array([True] * len(places), pa.bool_())
        for name in PARTITIONS:
            columns[name] = safe_values(columns[name])
        if "error" in columns:
            columns["error"] = _without_paths(columns["error"], places, logs)
        missing = {
            f.name: pa.nulls(len(places), f.type) for f in self.schema if f.name not in columns
        }
        return pa.table({**columns, **missing}).select(self.schema.names).cast(self.schema)


def _read(folder: Path, table: Table) -> pa.Table:
    path = folder / f"{table.name}.ndjson"
    if path.stat().st_size == 0:
        return table.columns.empty_table()
    # A row is one line; a block must hold the longest.
    block = min(max(path.stat().st_size, 1), 64 << 20)
    return pyarrow.json.read_json(
        path,
        read_options=pyarrow.json.ReadOptions(use_threads=False, block_size=block),
        parse_options=pyarrow.json.ParseOptions(
            explicit_schema=table.columns, unexpected_field_behavior="ignore"
        ),
    ).select(table.columns.names)


def _places(table: pa.Table, logs: list[Log]) -> list[int]:
    """The log of each row, by the path that the row has as its trace."""
    index = {log.copy: place for place, log in enumerate(logs)}
    try:
        return [index[path] for path in table.column("trace").to_pylist()]
    except KeyError as error:
        raise ValueError(f"a row is of another trace: {error}") from error


def _keys(traces: pa.Table, places: list[int], logs: list[Log]) -> list[str]:
    """The key of each log: logs with the same key are copies of one recording, whole or not."""
    keys = [""] * len(logs)
    for place, identifier in zip(places, traces.column("id").to_pylist()):
        keys[place] = identifier or logs[place].delivery
    return keys


def _without_paths(errors: pa.ChunkedArray, places: list[int], logs: list[Log]) -> pa.Array:
    """Errors with the names of logs instead of the paths of their copies."""
    if pc.all(pc.is_null(errors)).as_py() in (True, None):
        return errors
    pairs = zip(errors.to_pylist(), places)
    texts = [text and text.replace(logs[p].copy, logs[p].name) for text, p in pairs]
    return pa.array(texts, pa.string())
