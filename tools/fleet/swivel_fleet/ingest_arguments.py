"""The arguments of `fleet ingest`."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path


def add_arguments(add: Callable) -> None:
    """Adds the arguments, by a parser's `add_argument`."""
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
    add("--ios", metavar="VERSION", help="also write what changes on this version of iOS")
    add("--linked", metavar="VERSION", help="with --ios: the SDK to build with (default: its own)")
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
    add("--batch", type=int, default=2048, help="logs for one run of swivel (default: 2048)")
    add(
        "--timeout",
        type=float,
        default=60,
        help="seconds for one run of swivel, and 0.25 for each log (default: 60)",
    )


def upgrade(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The options of `swivel summarize` for another version of iOS."""
    named = {"--ios": arguments.ios, "--linked": arguments.linked}
    return tuple(word for name, value in named.items() if value for word in (name, value))
