"""What an ingest needs of an engine: Spark or DuckDB. All else is the same code and SQL."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import pyarrow as pa

from swivel_fleet.parts import Function


class Engine(Protocol):
    """A place to run functions that write files, and SQL over views of Parquet files.

    Such a function gives the paths of what it wrote. All places see the same files.
    """

    def map(
        self, sql: str, count: int, spread: list[str], order: list[str], function: Function
    ) -> list[str]:
        """Runs a function over parts of a query's rows, each in an order; the paths of what it
        wrote. There are at most `count` rows; those with the same values of `spread` stay together.
        """

    def map_groups(
        self, sql: str, group: list[str], order: list[str], function: Function
    ) -> list[str]:
        """Runs a function over a query's rows, of which those of a group come one after another,
        in an order; the paths of what it wrote."""

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

    def rows(self, sql: str) -> list[tuple]:
        """The rows of a query; few."""

    def swivel(self) -> Callable[[], str]:
        """What gives the path of `swivel` where a function runs."""
