"""Starts Spark, with settings for work that is done by Python and swivel."""

import os
import sys
from pathlib import Path

from pyspark.sql import SparkSession

# Warnings about this machine's name and native libraries are of no use here.
QUIET = Path(__file__).parent / "log4j2.properties"
# Nearly all work is outside of Java, so that it need not compile for long, or collect garbage on
# all cores.
LIGHT = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
# Java's classes as it has them in memory, so that it need not load each from Spark's archives.
ARCHIVE = Path(sys.prefix) / "spark-classes.jsa"
# What a run needs, and a session that was made by others may not have.
RUNTIME = {
    # "1.10" is a version, not a number.
    "spark.sql.sources.partitionColumnTypeInference.enabled": "false",
    "spark.sql.session.timeZone": "UTC",
    # A hundred packets are in memory at once.
    "spark.sql.execution.arrow.maxRecordsPerBatch": "100",
    # To look into a folder takes a tenth of what it costs to start a task that does.
    "spark.sql.sources.parallelPartitionDiscovery.threshold": "1000000",
    # To compile queries takes longer than to run them as they are.
    "spark.sql.codegen.wholeStage": "false",
}
STARTUP = {
    "spark.app.name": "swivel-fleet",
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.executor.extraJavaOptions": LIGHT,
    "spark.driver.memory": "1g",
    # Most memory is used beside Java: by Python and by swivel.
    "spark.executor.memory": "512m",
}


def driver_options(archive: str) -> str:
    """Java's options for the driver; with one about the archive of its classes, if there is one."""
    # Another Java ignores an archive that is not its own.
    options = f"{LIGHT} -Dlog4j2.configurationFile=file:{QUIET} -Xshare:auto -Xlog:cds=off"
    return f'{options} -Xlog:cds+dynamic=off "{archive}"' if archive else options


def session(master: str, settings: dict[str, str]) -> SparkSession:
    """Starts Spark, or takes the one that runs in this process."""
    archive = f"-XX:SharedArchiveFile={ARCHIVE}" if ARCHIVE.exists() else ""
    settings = {"spark.driver.extraJavaOptions": driver_options(archive), **settings}
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.master(master)
    local = {"spark.driver.host": "localhost"} if master.startswith("local") else {}
    for key, value in {**STARTUP, **local, **RUNTIME, **settings}.items():
        builder = builder.config(key, value)
    made = builder.getOrCreate()
    made.sparkContext.setLogLevel("ERROR")
    return made
