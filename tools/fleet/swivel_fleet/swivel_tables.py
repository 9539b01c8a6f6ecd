"""Reads the tables that `swivel` wrote for the copies of logs."""

from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json

from swivel_fleet.schema import Table


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


def read(folder: Path, table: Table) -> pa.Table:
    """The rows of a table."""
    path = folder / f"{table.name}.ndjson"
    if path.stat().st_size == 0:
        return table.columns.empty_table()
    # A row is one line; a block must hold the longest.
    block = min(max(path.stat().st_size, 1), 64 << 20)
    rows = pyarrow.json.read_json(
        path,
        read_options=pyarrow.json.ReadOptions(use_threads=False, block_size=block),
        parse_options=pyarrow.json.ParseOptions(
            explicit_schema=table.columns, unexpected_field_behavior="ignore"
        ),
    )
    return rows.select(table.columns.names).combine_chunks()


def places(rows: pa.Table, logs: list[Log]) -> pa.Array:
    """The log of each row, by the path that the row has as its trace."""
    copies = pa.array([log.copy for log in logs], pa.string())
    found = pc.index_in(rows.column("trace"), value_set=copies)
    if found.null_count:
        raise ValueError("a row is of another trace")
    return found


def without_paths(errors: pa.ChunkedArray, of_logs: pa.Array, logs: list[Log]) -> pa.Array:
    """Errors with the names of logs instead of the paths of their copies."""
    pairs = zip(errors.to_pylist(), of_logs.to_pylist())
    texts = [text and text.replace(logs[p].copy, logs[p].name) for text, p in pairs]
    return pa.array(texts, pa.string())
