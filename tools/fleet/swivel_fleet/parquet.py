"""fleet parquet: makes Parquet files of the tables that `swivel summarize --tables` wrote."""

import argparse
import json
import os
import shutil
import tempfile
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from swivel_fleet.failure import FleetError
from swivel_fleet.schema import PARTITIONS, Table, derive, printed_by
from swivel_fleet.swivel_tables import read

PURPOSE = "make Parquet files of tables that swivel wrote"
DESCRIPTION = (
    "Writes a Parquet file for each table (traces, findings, transitions, upgrades) with the rows "
    "of all folders, typed, and sorted by day, version and key. Prints the numbers of rows."
)


def add_command(subparsers: argparse._SubParsersAction) -> None:
    """Adds `parquet`."""
    parser = subparsers.add_parser("parquet", help=PURPOSE, description=DESCRIPTION)
    parser.add_argument("output", type=Path, help="the folder of the files; made if missing")
    parser.add_argument(
        "tables", type=Path, nargs="+", help="folders that swivel summarize --tables wrote"
    )
    parser.add_argument("--swivel", default="swivel", help="the program, which knows the columns")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command."""
    program = shutil.which(arguments.swivel)
    if program is None:
        raise FleetError(f"there is no {arguments.swivel}; name it with --swivel")
    try:
        counts = write(arguments.tables, arguments.output, printed_by(program))
    except OSError as error:
        raise FleetError(str(error)) from error
    print(json.dumps(counts))
    return 0


def write(folders: list[Path], output: Path, schemas: dict[str, dict]) -> dict[str, int]:
    """Writes the files of all tables; their numbers of rows."""
    counts = {}
    output.mkdir(parents=True, exist_ok=True)
    # In the same file system, and gone whatever happens.
    with tempfile.TemporaryDirectory(dir=output, prefix=".") as drafts:
        for name, table in derive(schemas).items():
            parts = [_rows(folder, table) for folder in folders]
            # What is asked for together is in few row groups.
            order = [(column, "ascending") for column in (*PARTITIONS, *schemas[name]["x-key"])]
            rows = pa.concat_tables(parts).sort_by(order)
            pq.write_table(rows, f"{drafts}/{name}.parquet", compression="zstd")
            counts[name] = rows.num_rows
        for name in counts:
            os.replace(f"{drafts}/{name}.parquet", output / f"{name}.parquet")
    return counts


def _rows(folder: Path, table: Table) -> pa.Table:
    try:
        return read(folder, table)
    except pa.ArrowException as error:
        raise FleetError(f"{folder}/{table.name}.ndjson cannot be read: {error}") from error
