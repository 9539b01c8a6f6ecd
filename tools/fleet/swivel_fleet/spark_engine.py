"""The engine for many machines: Spark."""

import os
import sys
import zipfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pyarrow as pa
from pyspark import SparkFiles
from pyspark.errors import PythonException
from pyspark.sql import DataFrame, SparkSession

from swivel_fleet.engine import Function
from swivel_fleet.failure import FleetError
from swivel_fleet.partition_writer import WRITTEN, PartitionWriter
from swivel_fleet.schema import PARTITIONS

# Warnings about this machine's name and native libraries are of no use here.
QUIET = Path(__file__).parent / "log4j2.properties"
# For the same reason, Java need not compile for long, or collect garbage on all cores.
LIGHT = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
# What a run needs, and a session that was made by others may not have.
RUNTIME = {
    # "1.10" is a version, not a number.
    "spark.sql.sources.partitionColumnTypeInference.enabled": "false",
    "spark.sql.session.timeZone": "UTC",
    # Rows are paths, and batches of them are made by bytes later.
    "spark.sql.execution.arrow.maxRecordsPerBatch": "1000",
    # Nearly all work is outside of Java. To compile queries takes longer than to run them as they
    # are.
    "spark.sql.codegen.wholeStage": "false",
}
STARTUP = {
    "spark.app.name": "swivel-fleet",
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.driver.extraJavaOptions": f"{LIGHT} -Dlog4j2.configurationFile=file:{QUIET}",
    "spark.executor.extraJavaOptions": LIGHT,
    "spark.driver.memory": "1g",
    # Most memory is used beside Java: by Python and by swivel.
    "spark.executor.memory": "512m",
}
# The rows of a task: enough that starting it costs little, and few enough that the loss of one
# costs little.
ROWS = 512


def session(master: str, settings: dict[str, str]) -> SparkSession:
    """Starts Spark, or takes the one that runs in this process."""
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.master(master)
    local = {"spark.driver.host": "localhost"} if master.startswith("local") else {}
    for key, value in {**STARTUP, **local, **RUNTIME, **settings}.items():
        builder = builder.config(key, value)
    made = builder.getOrCreate()
    made.sparkContext.setLogLevel("ERROR")
    return made


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
        self, view: str, order: list[str], function: Function, schema: pa.Schema, target: Path
    ) -> None:
        rows = self._spark.table(view)
        count = rows.count()
        parts = min(max(1, count), max(4 * self._cores, -(-count // ROWS)))
        ordered = rows.repartitionByRange(parts, *order).sortWithinPartitions(*order)
        try:
            ordered.mapInArrow(function, ddl(schema)).write.parquet(str(target))
        except PythonException as error:
            raise FleetError(_reason(str(error))) from error

    def view(
        self, name: str, files: list[str], schema: pa.Schema, base: Path | None = None
    ) -> None:
        self._frame(files, schema, base).createOrReplaceTempView(name)

    def define(self, name: str, sql: str) -> None:
        self._spark.sql(sql).createOrReplaceTempView(name)

    def write(self, sql: str, target: Path) -> None:
        self._spark.sql(sql).write.parquet(str(target))

    def write_partitions(self, sql: str, order: list[str], writer: PartitionWriter) -> list[str]:
        # All rows of a partition are in one task.
        rows = (
            self._spark.sql(sql).repartition(*PARTITIONS).sortWithinPartitions(*PARTITIONS, *order)
        )
        return [row.path for row in rows.mapInArrow(writer, ddl(WRITTEN)).collect()]

    def rows(self, sql: str) -> list[tuple]:
        return [tuple(row) for row in self._spark.sql(sql).collect()]

    def swivel(self) -> Callable[[], str]:
        return partial(SparkFiles.get, self._name)

    def close(self) -> None:
        """Leaves the session to the one that made it."""

    def _frame(self, files: list[str], schema: pa.Schema, base: Path | None) -> DataFrame:
        if not files:
            return self._spark.createDataFrame([], ddl(schema))
        reader = self._spark.read.schema(ddl(schema))
        if base is not None:
            reader = reader.option("basePath", str(base))
        return reader.parquet(*files)


def _reason(trace: str) -> str:
    """The last line of the trace of a failed function: `module.Error: reason`."""
    lines = [line for line in trace.split("\n") if line and not line[0].isspace() and ": " in line]
    return lines[-1].split(": ", 1)[1] if lines else trace


def ddl(schema: pa.Schema) -> str:
    """A schema as Spark writes it."""
    names = {
        pa.int64(): "BIGINT",
        pa.bool_(): "BOOLEAN",
        pa.string(): "STRING",
        pa.binary(): "BINARY",
    }
    return ", ".join(f"`{field.name}` {names[field.type]}" for field in schema)


def _packed_package(scratch: Path) -> Path:
    package = Path(__file__).parent
    # Spark wants another name for another file.
    path = scratch / f"swivel_fleet-{scratch.name}.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for module in sorted(package.glob("*.py")):
            archive.write(module, f"{package.name}/{module.name}")
    return path
