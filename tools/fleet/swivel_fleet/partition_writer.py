"""Writes the next file of each partition of a table: its old rows without those that go, and new
ones.

The engines could do it, but Spark takes ten times as long for a small file, and each names
partitions in its own way.
"""

import hashlib
import os
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, groupby
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from swivel_fleet.packets import unpacked
from swivel_fleet.partitions import path_of
from swivel_fleet.parts import PLAIN, written
from swivel_fleet.schema import PARTITIONS, Table
from swivel_fleet.store import FILE

# What the SQL gives, in this order within a partition: the keys of old rows that go, the logs
# whose new rows do not stay, and packets of new rows.
GONE, LOST = "gone", "lost"
GROUP = (*PARTITIONS, "table_name")
ORDER = ("kind",)
# The rows that are in memory at once; more make another row group of the file.
ROWS = 1 << 16
BUFFER = 1 << 18
MANY = 32


@dataclass(frozen=True)
class PartitionWriter:
    """Writes the next `TABLE/day=…/app_version=…/rows.parquet`; gives these paths.

    Until then, the files are in a folder: there are thousands, each of which would need three more
    folders.
    """

    store: Path
    folder: Path
    tables: dict[str, Table]

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        rows = (row for batch in batches for row in batch.to_pylist())
        paths = []
        for values, parts in groupby(rows, lambda row: tuple(row[name] for name in GROUP)):
            *partition, name = values
            path = f"{name}/{path_of(dict(zip(PARTITIONS, partition)))}/{FILE}"
            if self._write(path, self._next_rows(path, self.tables[name], parts)):
                paths.append(path)
        yield written(paths)

    def draft(self, path: str) -> Path:
        """The file that becomes a path of the store."""
        return self.folder / hashlib.sha256(path.encode()).hexdigest()

    def _next_rows(
        self, path: str, table: Table, parts: Iterator[dict]
    ) -> Iterator[pa.RecordBatch]:
        """The next rows of a file; none if it does not change."""
        words: dict[str, list[str]] = {GONE: [], LOST: []}
        is_changed = False
        for kind, some in groupby(parts, lambda row: row["kind"]):
            if kind in words:
                words[kind] = [row["word"] for row in some]
                continue
            for row in some:
                rows = _without(unpacked(table, row["packet"]), words[LOST])
                is_changed = is_changed or rows.num_rows > 0
                yield rows
        old = self.store / path
        if (is_changed or words[GONE]) and old.exists():
            yield from _old_rows(old, table, words[GONE])

    def _write(self, path: str, batches: Iterator[pa.RecordBatch]) -> bool:
        """Writes a file, if it has rows."""
        filled = (batch for batch in batches if batch.num_rows > 0)
        first = next(filled, None)
        if first is None:
            return False
        self.folder.mkdir(exist_ok=True)
        # A task that is run twice writes the same file twice.
        part = f"{self.folder}/.{uuid.uuid4().hex}"
        # Without a buffer, each column of a file would be a call of the system.
        with pa.output_stream(part, compression=None, buffer_size=BUFFER) as file:
            with pq.ParquetWriter(file, first.schema, **_form(first)) as writer:
                for rows in _row_groups(chain([first], filled)):
                    writer.write_table(rows)
        os.replace(part, self.draft(path))
        return True


def _form(first: pa.RecordBatch) -> dict:
    """How a file is written: to begin zstd in each column takes longer than to write a few rows."""
    return PLAIN if first.num_rows >= MANY else {**PLAIN, "compression": "snappy"}


def _old_rows(file: Path, table: Table, gone: list[str]) -> Iterator[pa.RecordBatch]:
    """The rows of a file but those that go; columns that it does not have are NULL."""
    # Not without need: it takes longer to import than all else here.
    import pyarrow.dataset as ds

    stays = ~pc.field("key").isin(pa.array(gone, pa.string()))
    rows = ds.dataset(file, table.in_file, format="parquet")
    yield from rows.to_batches(
        filter=stays, batch_size=ROWS, batch_readahead=1, use_threads=False
    )


def _without(rows: pa.RecordBatch, lost: list[str]) -> pa.RecordBatch:
    """The rows of other logs than those that lost."""
    if not lost:
        return rows
    names = pc.binary_join_element_wise("name:", rows.column("trace"), "")
    deliveries = pc.coalesce(rows.column("content"), names)
    return rows.filter(pc.invert(pc.is_in(deliveries, value_set=pa.array(lost, pa.string()))))


def _row_groups(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.Table]:
    waiting: list[pa.RecordBatch] = []
    for batch in batches:
        waiting.append(batch)
        if sum(rows.num_rows for rows in waiting) >= ROWS:
            yield _joined(waiting)
            waiting = []
    if waiting:
        yield _joined(waiting)


def _joined(batches: list[pa.RecordBatch]) -> pa.Table:
    rows = pa.Table.from_batches(batches)
    return rows if len(batches) == 1 else rows.combine_chunks()
