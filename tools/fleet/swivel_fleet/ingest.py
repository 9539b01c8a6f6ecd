"""fleet ingest: reads logs, and puts their rows into a store."""

import argparse
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from swivel_fleet.duck_engine import DuckEngine
from swivel_fleet.engine import Engine
from swivel_fleet.failure import FleetError
from swivel_fleet.ingest_arguments import add_arguments, upgrade
from swivel_fleet.ingest_run import Run, Swivel
from swivel_fleet.listing import write_sources
from swivel_fleet.schema import printed_by, version_of
from swivel_fleet.store import Store
from swivel_fleet.summarize import Limits

MIB = 1 << 20


def add_command(subparsers: argparse._SubParsersAction) -> None:
    """Adds `ingest`."""
    parser = subparsers.add_parser(
        "ingest",
        help="read logs, and put their rows into a store",
        description="Reads logs with swivel, and puts a row for each trace, finding and transition "
        "into a store. Prints the numbers of logs as JSON.",
    )
    add_arguments(parser.add_argument)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command."""
    program = shutil.which(arguments.swivel)
    if program is None:
        raise FleetError(f"there is no {arguments.swivel}; name it with --swivel")
    swivel = Swivel(printed_by(program), version_of(program), upgrade(arguments))
    counts = ingest(arguments, program, swivel)
    print(json.dumps(counts))
    return 0


def ingest(arguments: argparse.Namespace, program: str, swivel: Swivel) -> dict[str, int]:
    """Runs one ingest; the numbers of logs."""
    store = Store(arguments.store)
    limits = Limits(arguments.batch, 32 * MIB, arguments.timeout, memory_kib=1 << 20)
    with store.run() as folder:
        write_sources(arguments, folder / "sources")
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
        from swivel_fleet.spark_engine import SparkEngine
        from swivel_fleet.spark_session import session

        settings = dict(setting.split("=", 1) for setting in arguments.conf)
        yield SparkEngine(program, folder, session(arguments.master, settings))
