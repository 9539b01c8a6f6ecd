"""New rows on their way to the store: what decides about a log, and its rows in packets.

A packet is many rows in one cell. Engines sort, join and move logs; to take each cell of a log's
rows through Java would cost more than all else.
"""

from collections.abc import Iterator
from itertools import groupby

import pyarrow as pa

from swivel_fleet.schema import PARTITIONS, Table

# What the SQL has of a log. It is NULL in the row of a packet.
DECIDING = pa.schema(
    [
        ("key", pa.string()),
        ("trace", pa.string()),
        ("status", pa.string()),
        ("is_closed", pa.bool_()),
        ("events", pa.int64()),
        ("tool", pa.string()),
        ("content", pa.string()),
        ("delivery", pa.string()),
        ("is_final", pa.bool_()),
    ]
)
# The rows of a run: of logs and of packets, each in a partition. Only packets have a `table_name`.
NEW_ROWS = pa.schema(
    [
        *DECIDING,
        *((name, pa.string()) for name in PARTITIONS),
        ("table_name", pa.string()),
        ("packet", pa.binary()),
    ]
)
# Enough rows that a packet costs little for each, and few enough that a hundred are in memory.
ROWS = 512
# Rows are gathered up to this size, so that there are many for each partition.
BYTES = 32 << 20


def new_rows(
    tables: dict[str, Table], made: Iterator[dict[str, pa.Table]]
) -> Iterator[pa.RecordBatch]:
    """The rows of a run, of the tables that were made of logs."""
    waiting: list[dict[str, pa.Table]] = []
    size = 0
    for some in made:
        waiting.append(some)
        size += sum(rows.nbytes for rows in some.values())
        if size > BYTES:
            yield from _gathered(tables, waiting)
            waiting, size = [], 0
    if waiting:
        yield from _gathered(tables, waiting)


def unpacked(table: Table, packet: bytes) -> pa.RecordBatch:
    """The rows of a packet."""
    return pa.ipc.read_record_batch(pa.py_buffer(packet), table.in_file)


def _gathered(
    tables: dict[str, Table], made: list[dict[str, pa.Table]]
) -> Iterator[pa.RecordBatch]:
    for name, table in tables.items():
        some = [rows[name] for rows in made if name in rows]
        if not some:
            continue
        rows = pa.concat_tables(some)
        if name == "traces":
            yield _deciding(rows)
        packets = list(_packets(table, rows))
        if packets:
            yield pa.RecordBatch.from_pylist(packets, NEW_ROWS)


def _deciding(traces: pa.Table) -> pa.RecordBatch:
    """The rows of logs."""
    names = [name for name in NEW_ROWS.names if name in traces.column_names]
    columns = {name: traces.column(name).combine_chunks() for name in names}
    none = {f.name: pa.nulls(len(traces), f.type) for f in NEW_ROWS if f.name not in names}
    return pa.RecordBatch.from_pydict({**columns, **none}, NEW_ROWS)


def _packets(table: Table, rows: pa.Table) -> Iterator[dict]:
    in_order = rows.sort_by([(name, "ascending") for name in PARTITIONS])
    in_file = in_order.select(table.in_file.names).combine_chunks()
    start = 0
    for values, group in groupby(zip(*(in_order.column(n).to_pylist() for n in PARTITIONS))):
        end = start + sum(1 for _ in group)
        for first in range(start, end, ROWS):
            (batch,) = in_file.slice(first, min(ROWS, end - first)).to_batches()
            place = dict(zip(PARTITIONS, values))
            packet = batch.serialize().to_pybytes()
            yield {**place, "table_name": table.name, "packet": packet}
        start = end
