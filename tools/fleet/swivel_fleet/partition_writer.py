"""Writes sorted rows to one file for each partition.

The engines could do it, but Spark takes ten times as long for a small file, and each names
partitions in its own way.
"""

import os
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from swivel_fleet.partitions import path_of
from swivel_fleet.schema import PARTITIONS

WRITTEN = pa.schema([("path", pa.string())])
# The rows that are in memory at once; more make another row group of the file.
ROWS = 1 << 16


@dataclass(frozen=True)
class PartitionWriter:
    """Writes `day=…/app_version=…/NAME` below a folder; gives the paths of the partitions."""

    folder: Path
    name: str
    schema: pa.Schema

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for values, slices in groupby(_slices(batches), lambda item: item[0]):
            path = path_of(dict(zip(PARTITIONS, values)))
            self._write(self.folder / path, (rows for _, rows in slices))
            yield pa.RecordBatch.from_pylist([{"path": path}], WRITTEN)

    def _write(self, place: Path, slices: Iterator[pa.RecordBatch]) -> None:
        place.mkdir(parents=True, exist_ok=True)
        # A task that is run twice writes the same file twice.
        draft = place / f".{uuid.uuid4().hex}"
        fields = pa.schema([field for field in self.schema if field.name not in PARTITIONS])
        with pq.ParquetWriter(draft, fields, compression="zstd") as writer:
            waiting: list[pa.RecordBatch] = []
            for rows in slices:
                waiting.append(rows.select(fields.names).cast(fields))
                if sum(batch.num_rows for batch in waiting) >= ROWS:
                    writer.write_table(pa.Table.from_batches(waiting))
                    waiting = []
            if waiting:
                writer.write_table(pa.Table.from_batches(waiting).combine_chunks())
        os.replace(draft, place / self.name)


def _slices(batches: Iterator[pa.RecordBatch]) -> Iterator[tuple[tuple, pa.RecordBatch]]:
    """The rows of each partition that are next to each other in a batch."""
    for batch in batches:
        start = 0
        for values, rows in groupby(zip(*(batch.column(name).to_pylist() for name in PARTITIONS))):
            count = sum(1 for _ in rows)
            yield values, batch.slice(start, count)
            start += count
