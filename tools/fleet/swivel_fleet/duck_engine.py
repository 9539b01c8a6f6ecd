"""The engine for one machine: DuckDB, and a pool of processes."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import chain
from multiprocessing import get_context
from pathlib import Path

import duckdb
import pyarrow as pa
import pyarrow.dataset

from swivel_fleet.failure import FleetError
from swivel_fleet.parts import Function, paths_of
from swivel_fleet.schema import PARTITIONS
from swivel_fleet.scratch import remove_leftovers
from swivel_fleet.worker import begin, bounded

QUIET = "ignore::UserWarning:multiprocessing.resource_tracker"
# The rows that a process gets at once.
ROWS = 2048
# As DuckDB prints sizes.
UNITS = {"bytes": 1, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30, "TiB": 1 << 40}
# The packets that are in memory at once.
PACKETS = 100


class DuckEngine:
    """Runs functions in processes, and SQL in DuckDB."""

    def __init__(self, program: str, scratch: Path, processes: int, memory: str) -> None:
        self._program = program
        self._processes = processes
        # Python tells that a killed run left semaphores, which it then removes.
        os.environ.setdefault("PYTHONWARNINGS", QUIET)
        # Forked processes would share the threads of DuckDB and Arrow.
        self._pool = ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=begin
        )
        self._connection = duckdb.connect()
        self._connection.execute(f"SET memory_limit = '{memory}'")
        self._connection.execute("SET temp_directory = ?", [str(scratch / "duckdb")])
        self._connection.execute(f"SET threads = {processes}")
        count, unit = self.rows("SELECT current_setting('memory_limit')")[0][0].split()
        self._sql_memory = int(float(count) * UNITS[unit])

    def map(
        self, sql: str, count: int, spread: list[str], order: list[str], function: Function
    ) -> list[str]:
        work = partial(paths_of, function)
        # Small enough that all processes have work.
        rows = max(1, min(ROWS, count // (4 * self._processes)))
        ordered = f"SELECT * FROM ({sql}) ORDER BY {', '.join(order)}"
        parts = self._connection.sql(ordered).to_arrow_reader(rows)
        if self._processes == 1:
            with bounded(beside=self._sql_memory):
                return work(parts)
        try:
            return self._shared(work, parts)
        except BrokenProcessPool:
            # The others are ended, too; then the files of all are left.
            self._pool.shutdown()
            raise FleetError(
                "a process was killed; the store is unchanged, so run it again"
            ) from None

    def map_groups(
        self, sql: str, group: list[str], order: list[str], function: Function
    ) -> list[str]:
        ordered = f"SELECT * FROM ({sql}) ORDER BY {', '.join([*group, *order])}"
        reader = self._connection.sql(ordered).to_arrow_reader(PACKETS)
        return paths_of(function, reader)

    def _shared(self, work: Callable, parts: Iterator[pa.RecordBatch]) -> list[str]:
        """Gives parts to the processes; only few are in memory."""
        running: set[Future] = set()
        paths: list[str] = []
        for part in parts:
            if len(running) == 2 * self._processes:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                paths += chain.from_iterable(future.result() for future in done)
            running.add(self._pool.submit(work, [part]))
        return paths + list(chain.from_iterable(future.result() for future in running))

    def view(
        self, name: str, files: list[str], schema: pa.Schema, base: Path | None = None
    ) -> None:
        partitioning = None
        if base is not None:
            fields = pa.schema([schema.field(column) for column in PARTITIONS])
            partitioning = pa.dataset.partitioning(fields, flavor="hive")
        dataset = pa.dataset.dataset(
            files,
            schema=schema,
            format="parquet",
            partitioning=partitioning,
            partition_base_dir=None if base is None else str(base),
        )
        self._connection.register(name, dataset)

    def define(self, name: str, sql: str) -> None:
        self._connection.execute(f"CREATE OR REPLACE TEMPORARY VIEW {name} AS {sql}")

    def write(self, sql: str, target: Path) -> None:
        target.mkdir(parents=True)
        self._connection.execute(
            f"COPY ({sql}) TO '{_quoted(target)}/rows.parquet' (FORMAT parquet)"
        )

    def rows(self, sql: str) -> list[tuple]:
        return self._connection.execute(sql).fetchall()

    def swivel(self) -> Callable[[], str]:
        return partial(os.path.abspath, self._program)

    def close(self) -> None:
        """Ends the engine."""
        # After an interruption, running processes end with this one.
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._connection.close()
        remove_leftovers()


def _quoted(path: Path) -> str:
    return str(path).replace("'", "''")
