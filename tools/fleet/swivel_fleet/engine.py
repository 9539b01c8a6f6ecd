"""What an ingest needs of an engine: Spark or DuckDB. All else is the same code and SQL."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pyarrow as pa

from swivel_fleet.partition_writer import PartitionWriter

Function = Callable[[Iterator[pa.RecordBatch]], Iterator[pa.RecordBatch]]


class Engine(Protocol):
    """A place to run functions over Parquet files, and SQL over views."""

    def map(
        self, view: str, order: list[str], function: Function, schema: pa.Schema, target: Path
    ) -> None:
        """Runs a function over parts of a view's ordered rows, and writes what it gives."""

    def view(
        self, name: str, files: list[str], schema: pa.Schema, base: Path | None = None
    ) -> None:
        """Makes a view of Parquet files. Columns that a file does not have are NULL there.

        With a base, the folders below it are partitions.
        """

    def define(self, name: str, sql: str) -> None:
        """Makes a view of a query."""

    def write(self, sql: str, target: Path) -> None:
        """Writes the rows of a query to Parquet files."""

    def write_partitions(self, sql: str, order: list[str], writer: PartitionWriter) -> list[str]:
        """Writes rows to one file for each partition, sorted; the paths of the partitions."""

    def rows(self, sql: str) -> list[tuple]:
        """The rows of a query; few."""

    def swivel(self) -> Callable[[], str]:
        """What gives the path of `swivel` where a function runs."""


def parquet_files(folder: Path) -> list[str]:
    """The Parquet files in a folder and those below it."""
    return sorted(str(path) for path in folder.rglob("*.parquet"))
