"""Reads the tables that `swivel` wrote."""

from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.json

from swivel_fleet.log import Log
from swivel_fleet.schema import Table


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
    """The log of each row, by its name; they have different ones."""
    names = pa.array([log.name for log in logs], pa.string())
    found = pc.index_in(rows.column("trace"), value_set=names)
    if found.null_count:
        raise ValueError("a row is of another trace")
    return found
