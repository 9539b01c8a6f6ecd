"""fleet ingest: reads logs, and puts their rows into a store."""

import argparse
import json
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, count, islice
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from swivel_fleet.duck_engine import DuckEngine
from swivel_fleet.engine import Engine
from swivel_fleet.failure import FleetError
from swivel_fleet.identify import SOURCES
from swivel_fleet.ingest_run import Run, Swivel
from swivel_fleet.schema import printed_by, version_of
from swivel_fleet.sources import expand, file_named
from swivel_fleet.store import Store
from swivel_fleet.summarize import Limits

MIB = 1 << 20
# The names of logs that are in memory at once.
NAMES = 50_000


def add_command(subparsers: argparse._SubParsersAction) -> None:
    """Adds `ingest`."""
    parser = subparsers.add_parser(
        "ingest",
        help="read logs, and put their rows into a store",
        description="Reads logs with swivel, and puts a row for each trace, finding and transition "
        "into a store. Prints the numbers of logs as JSON.",
    )
    add = parser.add_argument
    add("store", type=Path, help="the folder of the tables; made if missing")
    add("logs", nargs="*", help="logs, tar files of logs, or folders of both")
    add(
        "--listing",
        metavar="FILE",
        help="also read the files whose paths are in FILE, one per line; - for input",
    )
    add("-0", dest="zero", action="store_true", help="the paths in the listing end with NUL bytes")
    add(
        "--engine",
        choices=["spark", "duckdb"],
        default="duckdb",
        help="default: duckdb, for one machine",
    )
    add(
        "--swivel",
        default="swivel",
        help="the program; executors of other machines need the static one",
    )
    add(
        "--processes",
        type=int,
        default=os.cpu_count() or 1,
        help="with DuckDB: processes (default: cores)",
    )
    add(
        "--memory",
        default="1GB",
        help="with DuckDB: memory for SQL; more goes to disk (default: 1GB)",
    )
    add("--master", default="local[*]", help="with Spark: its master (default: local[*])")
    add("--conf", action="append", default=[], metavar="KEY=VALUE", help="with Spark: a setting")
    add(
        "--most-log-mib",
        type=int,
        default=32,
        help="a larger log is not read, and has a row (default: 32)",
    )
    add("--batch", type=int, default=512, help="logs for one run of swivel (default: 512)")
    add(
        "--timeout",
        type=float,
        default=60,
        help="seconds for one run of swivel, and 1 for each log (default: 60)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command."""
    program = shutil.which(arguments.swivel)
    if program is None:
        raise FleetError(f"there is no {arguments.swivel}; name it with --swivel")
    swivel = Swivel(printed_by(program), version_of(program))
    counts = ingest(arguments, program, swivel)
    print(json.dumps(counts))
    return 0


def ingest(arguments: argparse.Namespace, program: str, swivel: Swivel) -> dict[str, int]:
    """Runs one ingest; the numbers of logs."""
    store = Store(arguments.store)
    limits = Limits(arguments.batch, 32 * MIB, arguments.timeout, memory_kib=1 << 20)
    with store.run() as folder:
        _write_sources(arguments, folder / "sources")
        with _engine(arguments, program, folder) as engine:
            steps = Run(engine, store, folder, swivel)
            steps.identify(arguments.most_log_mib * MIB)
            steps.summarize(limits)
            return steps.merge()


@contextmanager
def _engine(arguments: argparse.Namespace, program: str, folder: Path) -> Iterator[Engine]:
    if arguments.engine == "duckdb":
        engine = DuckEngine(program, folder, arguments.processes, arguments.memory)
        try:
            yield engine
        finally:
            engine.close()
    else:
        # Not without need: it takes a second to import.
        from swivel_fleet.spark_engine import SparkEngine, session

        settings = dict(setting.split("=", 1) for setting in arguments.conf)
        yield SparkEngine(program, folder, session(arguments.master, settings))


def _write_sources(arguments: argparse.Namespace, target: Path) -> None:
    target.mkdir()
    listed = map(file_named, _listed(arguments))
    sources = chain(expand(arguments.logs), listed)
    for number in count():
        rows = [vars(source) for source in islice(sources, NAMES)]
        if number > 0 and not rows:
            break
        pq.write_table(pa.Table.from_pylist(rows, SOURCES), target / f"{number}.parquet")


def _listed(arguments: argparse.Namespace) -> Iterator[str]:
    if arguments.listing is None:
        return
    with sys.stdin.buffer if arguments.listing == "-" else open(arguments.listing, "rb") as file:
        yield from map(os.fsdecode, filter(None, _split(file, b"\0" if arguments.zero else b"\n")))


def _split(file, end: bytes) -> Iterator[bytes]:
    rest = b""
    while block := file.read(MIB):
        *whole, rest = (rest + block).split(end)
        yield from whole
    yield rest
