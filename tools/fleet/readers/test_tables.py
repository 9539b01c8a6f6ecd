"""Every reader of tables gets the same cells."""

import subprocess

import pytest
import table_files
from swivel_fleet import parquet
from swivel_fleet.schema import printed_by
from table_readers import Readers, columns_of

NAMES = ("arrow", "clickhouse", "duckdb", "pandas", "polars", "spark")
INPUTS = {make.__name__: make for make in (table_files.of_scenarios, table_files.look_alike, table_files.without_rows)}


@pytest.fixture(scope="session")
def readers(swivel, spark):
    return Readers(swivel, spark)


@pytest.fixture(scope="session", params=INPUTS)
def folders(request, swivel, tmp_path_factory):
    """The folders of the tables of an input."""
    return INPUTS[request.param](swivel, tmp_path_factory.mktemp("made") / "input")


@pytest.fixture(scope="session")
def packed(folders, swivel, tmp_path_factory):
    """The folder of the Parquet files of the same tables."""
    output = tmp_path_factory.mktemp("parquet")
    parquet.write(folders, output, printed_by(swivel))
    return output


@pytest.fixture(params=table_files.TABLES)
def table(request):
    return request.param


def test_swivel_has_code_for_each_reader(swivel):
    done = subprocess.run([swivel, "schema", "--help"], capture_output=True, text=True, check=True)
    assert all(f"{name}" in done.stdout for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_typed_rows_are_the_same(name, table, readers, folders):
    files = [folder / f"{table}.ndjson" for folder in folders]
    assert_same(readers.typed(name, table, files), table_files.cells(folders, table))


@pytest.mark.parametrize("name", NAMES)
def test_parquet_is_the_same(name, table, readers, folders, packed):
    assert_same(readers.parquet(name, packed / f"{table}.parquet"), table_files.cells(folders, table))


@pytest.mark.parametrize("name", NAMES)
def test_a_reader_without_types_loses_no_column(name, table, readers, swivel, folders):
    files = [folder / f"{table}.ndjson" for folder in folders if (folder / f"{table}.ndjson").stat().st_size]
    for found in readers.untyped(name, table, files) if files else []:
        assert sorted(found) == sorted(columns_of(swivel, table))


def test_parquet_is_sorted(table, folders, packed):
    import pyarrow.parquet as pq

    rows = pq.read_table(packed / f"{table}.parquet", columns=["day", "app_version", "trace"]).to_pylist()
    keys = [tuple((value is None, value or "") for value in row.values()) for row in rows]
    assert keys == sorted(keys)


def assert_same(found, expected):
    """Compares all cells and their types; a reader may change the order of rows, and of no columns."""
    found, expected = in_order(found), in_order(expected)
    assert len(found) == len(expected)
    assert all(list(row) == list(other) for row, other in zip(found, expected)), "the columns are others"
    wrong = [
        (key, row[key], other[key])
        for row, other in zip(found, expected)
        for key in row
        if row[key] != other[key] or type(row[key]) is not type(other[key])
    ]
    assert wrong == []
    print(f"{sum(map(len, found))} cells")


def in_order(rows):
    return sorted(rows, key=lambda row: (row["trace"], row.get("ordinal", 0)))
