"""Compares two stores row by row: same_tables STORE STORE. Exit code 1 if a row is in only one."""

import sys
from pathlib import Path

import duckdb

TABLES = ["traces", "findings", "transitions", "upgrades"]


def rows(store: Path, table: str) -> str:
    """The SQL of a table's rows, with both partition columns as text."""
    files = str(store / table / "*" / "*" / "*.parquet").replace("'", "''")
    types = "{'day': VARCHAR, 'app_version': VARCHAR}"
    return f"SELECT * FROM read_parquet('{files}', hive_partitioning = true, hive_types = {types})"


def differing(stores: list[Path], table: str) -> tuple[int, int]:
    """How many rows a table has in both stores, and how many are in only one."""
    filled = [store for store in stores if any((store / table).glob("*/*/*.parquet"))]
    if not filled:
        return 0, 0
    empty = f"{rows(filled[0], table)} WHERE FALSE"
    one, other = (rows(store, table) if store in filled else empty for store in stores)
    common = _count(f"{one} INTERSECT ALL {other}")
    return common, _count(one) + _count(other) - 2 * common


def compare(first: Path, second: Path) -> bool:
    """Prints how many rows the stores have in common, and whether those are all."""
    is_same = True
    for table in TABLES:
        common, different = differing([first, second], table)
        print(f"{table:<12} {common} rows in both, {different or 'none'} in one only")
        is_same = is_same and different == 0
    return is_same


def _count(sql: str) -> int:
    return duckdb.sql(f"SELECT count(*) FROM ({sql})").fetchall()[0][0]


if __name__ == "__main__":
    sys.exit(0 if compare(Path(sys.argv[1]), Path(sys.argv[2])) else 1)
