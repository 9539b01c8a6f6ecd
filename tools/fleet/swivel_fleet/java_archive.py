"""Makes the archive of Java's classes, with which Spark starts in half the time: python -m
swivel_fleet.java_archive.

Java writes it when it ends; it has the classes that were used until then.
"""

import os
import sys
import tempfile
from argparse import Namespace
from pathlib import Path

from pyspark.sql import SparkSession

from swivel_fleet.ingest import ingest
from swivel_fleet.ingest_run import Swivel
from swivel_fleet.schema import PARTITIONS, TABLES
from swivel_fleet.spark_session import ARCHIVE, driver_options

# A log that is missing takes all steps but the one for which swivel is needed.
COLUMNS = ("schema", "trace", "status", "error", "id", "is_closed", "events", "tool")
TYPES = {"schema": {"const": ""}, "is_closed": {"type": "boolean"}, "events": {"type": "integer"}}


def main() -> None:
    """Makes the archive."""
    draft = ARCHIVE.with_suffix(f".{os.getpid()}")
    setting = f"spark.driver.extraJavaOptions={driver_options(f'-XX:ArchiveClassesAtExit={draft}')}"
    with tempfile.TemporaryDirectory() as folder:
        arguments = Namespace(
            store=Path(folder) / "store",
            logs=[f"{folder}/none.swivel"],
            listing=None,
            zero=False,
            engine="spark",
            master="local[2]",
            conf=[setting],
            most_log_mib=1,
            batch=1,
            timeout=60,
        )
        for _ in range(2):
            ingest(arguments, sys.executable, Swivel(_schemas(), "0"))
    _end()
    # A part of an archive could crash Java.
    os.replace(draft, ARCHIVE)


def _schemas() -> dict[str, dict]:
    columns = [*COLUMNS, *PARTITIONS]
    properties = {column: TYPES.get(column, {}) for column in columns}
    schema = {"properties": properties, "x-columns": columns, "required": []}
    return {name: schema for name in TABLES}


def _end() -> None:
    """Ends Spark, and waits for its Java."""
    context = SparkSession.active().sparkContext
    java = context._gateway.proc
    context.stop()
    java.stdin.close()
    java.wait()


if __name__ == "__main__":
    main()
