"""Writes what a function gives to a Parquet file, where the function runs.

Spark could write it, but it takes each cell through Java for that, which costs more than swivel.
"""

import uuid
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

Function = Callable[[Iterator[pa.RecordBatch]], Iterator[pa.RecordBatch]]
# What a function that writes files gives to the engine: their paths.
WRITTEN = pa.schema([("path", pa.string())])
# How files are written. Most are small: with dictionaries, and what else they could state of their
# columns, they would be larger, and take longer to write.
PLAIN = {
    "compression": "zstd",
    "use_dictionary": False,
    "write_statistics": False,
    "store_schema": False,
}


@dataclass(frozen=True)
class PartWriter:
    """Runs a function over a part of some rows; gives the path of the file with its result."""

    function: Function
    schema: pa.Schema
    folder: Path

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        # A task that is run twice writes two files. Only the one that it reports is read.
        path = self.folder / f"{uuid.uuid4().hex}.parquet"
        with pq.ParquetWriter(path, self.schema, **PLAIN) as writer:
            for batch in self.function(batches):
                writer.write_batch(batch)
        yield written([str(path)])


def written(paths: list[str]) -> pa.RecordBatch:
    """The report of files."""
    return pa.RecordBatch.from_pydict({"path": paths}, WRITTEN)


def paths_of(function: Function, batches: Iterable[pa.RecordBatch]) -> list[str]:
    """What a function that writes files wrote."""
    return [path for batch in function(iter(batches)) for path in batch.column("path").to_pylist()]


def row_counts(files: Iterable[str]) -> dict[str, int]:
    """How many rows Parquet files have, without those that have none: engines would join them."""
    counts = {file: pq.read_metadata(file).num_rows for file in files}
    return {file: count for file, count in counts.items() if count > 0}


def parquet_files(folder: Path) -> list[str]:
    """The Parquet files in a folder."""
    return sorted(str(path) for path in folder.rglob("*.parquet"))
