"""The rows of logs: the second pass runs `swivel` over batches of the logs that were chosen."""

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa

from swivel_fleet.log import Log
from swivel_fleet.packets import new_rows
from swivel_fleet.reader import Reader
from swivel_fleet.rows import RowMaker
from swivel_fleet.schema import Table
from swivel_fleet.scratch import scratch
from swivel_fleet.swivel_runner import Broken, Runner


@dataclass(frozen=True)
class Limits:
    """What a batch and a run of `swivel` may take."""

    most_logs: int
    most_bytes: int
    seconds: float
    memory_kib: int


@dataclass(frozen=True)
class Summarize:
    """Makes rows of deliveries; memory and disk hold one batch of logs at a time."""

    program: Callable[[], str]
    tables: dict[str, Table]
    tool: str
    options: tuple[str, ...]
    limits: Limits

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        return new_rows(self.tables, self._made(batches))

    def _made(self, batches: Iterator[pa.RecordBatch]) -> Iterator[dict[str, pa.Table]]:
        rows = RowMaker(self.tables, self.tool)
        limits = self.limits
        runner = Runner(self.program(), self.options, limits.seconds, limits.memory_kib)
        reader = Reader()
        try:
            with scratch(2 * self.limits.most_bytes) as place:
                for deliveries in self._batches(batches):
                    with tempfile.TemporaryDirectory(dir=place) as folder:
                        yield from _summarize(deliveries, Path(folder), reader, rows, runner)
        finally:
            reader.close()

    def _batches(self, batches: Iterator[pa.RecordBatch]) -> Iterator[list[dict]]:
        # By their names, which tell the logs of a batch apart.
        chosen: dict[str, dict] = {}
        size = 0
        for row in (row for batch in batches for row in batch.to_pylist()):
            name, count = row["name"], row["byte_count"] or 0
            is_full = len(chosen) == self.limits.most_logs or size + count > self.limits.most_bytes
            if chosen and (is_full or name in chosen):
                yield list(chosen.values())
                chosen, size = {}, 0
            chosen[name] = row
            size += count
        if chosen:
            yield list(chosen.values())


def _summarize(
    deliveries: list[dict], folder: Path, reader: Reader, rows: RowMaker, runner: Runner
) -> Iterator[dict[str, pa.Table]]:
    readable = []
    for number, delivery in enumerate(deliveries):
        log = reader.log(delivery, f"{folder}/{number}.log")
        if log.error is None:
            readable.append(log)
        else:
            yield rows.error_row(log, log.error)
    if readable:
        yield from _run(readable, folder, rows, runner)


def _run(
    logs: list[Log], folder: Path, rows: RowMaker, runner: Runner
) -> list[dict[str, pa.Table]]:
    """The rows of logs. If `swivel` does not finish, halves are tried, down to one log."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        try:
            return [rows.rows(logs, runner.tables(logs, Path(place)))]
        except Broken as error:
            reason = str(error)
    if len(logs) == 1:
        return [rows.error_row(logs[0], reason)]
    half = len(logs) // 2
    return _run(logs[:half], folder, rows, runner) + _run(logs[half:], folder, rows, runner)
