"""Rows reach the file of their partition in packets, whatever there was before."""

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from swivel_fleet import packets, partition_writer
from swivel_fleet.packets import NEW_ROWS, new_rows, unpacked
from swivel_fleet.partition_writer import PartitionWriter
from swivel_fleet.schema import derive, printed_by


@pytest.fixture(scope="module")
def tables(swivel):
    return derive(printed_by(swivel))


def _traces(tables, *numbers: int) -> dict[str, pa.Table]:
    """A row for each number; odd ones are of another version."""
    rows = [
        {"key": f"key-{n}", "trace": f"{n}.swivel", "content": f"{n:064}", "events": n}
        | {"day": "2026-01-01", "app_version": "1.1" if n % 2 else None}
        for n in numbers
    ]
    return {"traces": pa.Table.from_pylist(rows, tables["traces"].in_run)}


def _packets(tables, *made: dict[str, pa.Table]) -> list[dict]:
    rows = pa.Table.from_batches(new_rows(tables, iter(made)), NEW_ROWS).to_pylist()
    return [row for row in rows if row["table_name"] is not None]


def test_many_rows_are_several_packets_of_one_partition_each(tables, monkeypatch):
    monkeypatch.setattr(packets, "ROWS", 2)
    monkeypatch.setattr(packets, "BYTES", 1)
    found = _packets(tables, _traces(tables, 1, 2, 3, 5), _traces(tables, 7))
    keys = [unpacked(tables["traces"], row["packet"]).column("key").to_pylist() for row in found]
    versions = [row["app_version"] for row in found]
    assert sorted(zip(map(str, versions), keys)) == [
        ("1.1", ["key-1", "key-3"]),
        ("1.1", ["key-5"]),
        ("1.1", ["key-7"]),
        ("None", ["key-2"]),
    ]


def _instructions(kind: str, **values: str | bytes) -> dict:
    place = {"day": "2026-01-01", "app_version": "1.1", "table_name": "traces"}
    return {**place, "kind": kind, "word": None, "packet": None, **values}


def _written(writer: PartitionWriter, *rows: dict) -> list[str]:
    batch = pa.RecordBatch.from_pylist(list(rows))
    return [path for report in writer(iter([batch])) for path in report["path"].to_pylist()]


def test_a_partition_keeps_its_old_rows_but_those_that_go(tables, tmp_path, monkeypatch):
    monkeypatch.setattr(partition_writer, "ROWS", 2)
    path = "traces/day=2026-01-01/app_version=1.1/rows.parquet"
    old = tmp_path / "store" / path
    old.parent.mkdir(parents=True)
    rows = _traces(tables, 11, 13, 15)["traces"].select(tables["traces"].in_file.names)
    # An earlier swivel did not have each column.
    pq.write_table(rows.drop_columns(["turns"]), old)
    (packet,) = _packets(tables, _traces(tables, 1, 3, 5))
    given = [_instructions("packet", packet=packet["packet"])]
    given += [_instructions("lost", word=f"{3:064}"), _instructions("gone", word="key-13")]
    given.sort(key=lambda row: row["kind"])
    writer = PartitionWriter(tmp_path / "store", tmp_path / "next", tables)
    assert _written(writer, *given) == [path]
    after = pq.read_table(writer.draft(path), partitioning=None)
    assert sorted(after.column("events").to_pylist()) == [1, 5, 11, 15]
    assert after.column_names == tables["traces"].in_file.names


def test_a_partition_that_does_not_change_is_not_written(tables, tmp_path):
    (packet,) = _packets(tables, _traces(tables, 3))
    given = [_instructions("lost", word=f"{3:064}")]
    given.append(_instructions("packet", packet=packet["packet"]))
    writer = PartitionWriter(tmp_path / "store", tmp_path / "next", tables)
    assert _written(writer, *given) == []
    assert not (tmp_path / "next").exists()
