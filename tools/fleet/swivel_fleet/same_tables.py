"""Compares two stores row by row: same_tables STORE STORE. Exit code 1 if a row is in only one."""

import sys
from pathlib import Path

import duckdb

TABLES = ["traces", "findings", "transitions"]


def rows(store: Path, table: str) -> str:
    """The SQL of a table's rows, with both partition columns as text."""
    files = str(store / table / "*" / "*" / "*.parquet").replace("'", "''")
    types = "{'day': VARCHAR, 'app_version': VARCHAR}"
    return f"FROM read_parquet('{files}', hive_partitioning = true, hive_types = {types})"


def compare(first: Path, second: Path) -> bool:
    """Prints how many rows each table has, and whether both stores have the same."""
    is_same = True
    for table in TABLES:
        one, other = rows(first, table), rows(second, table)
        count = duckdb.sql(f"SELECT count(*) {one}").fetchall()[0][0]
        differing = sum(
            duckdb.sql(f"SELECT count(*) FROM ({a} EXCEPT ALL {b})").fetchall()[0][0]
            for a, b in ((one, other), (other, one))
        )
        print(f"{table:<12} {count} rows, {differing or 'none'} different")
        is_same = is_same and differing == 0
    return is_same


if __name__ == "__main__":
    sys.exit(0 if compare(Path(sys.argv[1]), Path(sys.argv[2])) else 1)
