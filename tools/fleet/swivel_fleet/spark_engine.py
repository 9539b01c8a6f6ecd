"""The engine for many machines: Spark."""

import os
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pyarrow as pa
from pyspark import SparkFiles
from pyspark.errors import PythonException
from pyspark.sql import DataFrame, SparkSession

from swivel_fleet.failure import FleetError
from swivel_fleet.parts import WRITTEN, Function
from swivel_fleet.spark_session import RUNTIME
from swivel_fleet.spark_worker import InWorker

# The rows of a task: enough that starting it costs little, and few enough that the loss of one
# costs little.
ROWS = 8192
TYPES = {pa.int64(): "BIGINT", pa.bool_(): "BOOLEAN", pa.string(): "STRING", pa.binary(): "BINARY"}


class SparkEngine:
    """Runs functions on executors by mapInArrow, and SQL in Spark."""

    def __init__(self, program: str, scratch: Path, spark: SparkSession) -> None:
        self._spark = spark
        self._name = os.path.basename(program)
        for key, value in RUNTIME.items():
            spark.conf.set(key, value)
        # More parts than this cost more than they save.
        self._cores = spark.sparkContext.defaultParallelism
        spark.conf.set("spark.sql.shuffle.partitions", str(2 * self._cores))
        context = spark.sparkContext
        # Executors have neither the program nor this package.
        context.addFile(os.path.abspath(program))
        context.addPyFile(str(_packed_package(scratch)))

    def map(
        self, sql: str, count: int, spread: list[str], order: list[str], function: Function
    ) -> list[str]:
        parts = min(max(1, count), max(4 * self._cores, -(-count // ROWS)))
        rows = self._spark.sql(sql).repartition(parts, *spread)
        return self._run(rows, order, function)

    def map_groups(
        self, sql: str, group: list[str], order: list[str], function: Function
    ) -> list[str]:
        rows = self._spark.sql(sql).repartition(*group)
        return self._run(rows, [*group, *order], function)

    def view(
        self, name: str, files: list[str], schema: pa.Schema, base: Path | None = None
    ) -> None:
        self._frame(files, schema, base).createOrReplaceTempView(name)

    def define(self, name: str, sql: str) -> None:
        self._spark.sql(sql).createOrReplaceTempView(name)

    def write(self, sql: str, target: Path) -> None:
        self._spark.sql(sql).write.parquet(str(target))

    def rows(self, sql: str) -> list[tuple]:
        return [tuple(row) for row in self._spark.sql(sql).collect()]

    def swivel(self) -> Callable[[], str]:
        return partial(SparkFiles.get, self._name)

    def close(self) -> None:
        """Leaves the session to the one that made it."""

    def _run(self, rows: DataFrame, order: list[str], function: Function) -> list[str]:
        """Runs a function in each task, over its rows in order; the paths of what it wrote."""
        ordered = rows.sortWithinPartitions(*order)
        try:
            paths = ordered.mapInArrow(InWorker(function), _ddl(WRITTEN)).collect()
        except PythonException as error:
            raise FleetError(_reason(str(error))) from error
        return [row.path for row in paths]

    def _frame(self, files: list[str], schema: pa.Schema, base: Path | None) -> DataFrame:
        if not files:
            # Spark sees that this has no rows, and leaves out what would be done with them.
            columns = ", ".join(f"CAST(NULL AS {TYPES[f.type]}) AS `{f.name}`" for f in schema)
            return self._spark.sql(f"SELECT {columns} WHERE FALSE")
        reader = self._spark.read.schema(_ddl(schema))
        if base is not None:
            reader = reader.option("basePath", str(base))
        return reader.parquet(*files)


def _reason(trace: str) -> str:
    """The last line of the trace of a failed function: `module.Error: reason`."""
    lines = [line for line in trace.split("\n") if line and not line[0].isspace() and ": " in line]
    return lines[-1].split(": ", 1)[1] if lines else trace


def _ddl(schema: pa.Schema) -> str:
    """A schema as Spark writes it."""
    return ", ".join(f"`{field.name}` {TYPES[field.type]}" for field in schema)


def _packed_package(scratch: Path) -> Path:
    package = Path(__file__).parent
    # Spark wants another name for another file.
    path = scratch / f"swivel_fleet-{scratch.name}.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for module in sorted(package.glob("*.py")):
            archive.write(module, f"{package.name}/{module.name}")
    return path
