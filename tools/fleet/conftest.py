"""What all tests share: the package's place, and one Spark session, because starting one takes seconds."""
import os
import pathlib
import shutil
import sys

import pytest

FLEET = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FLEET))


@pytest.fixture(scope="session")
def swivel():
    """The path of the `swivel` program: SWIVEL, or the newest build of the clone."""
    clone = FLEET.parent.parent
    builds = [clone / ".build" / kind / "swivel" for kind in ("release", "debug")]
    paths = [os.environ.get("SWIVEL")] + sorted(
        (str(path) for path in builds if path.exists()), key=os.path.getmtime, reverse=True)
    path = next((path for path in paths if path), None)
    assert path, "there is no swivel program; build it: swift build --product swivel"
    return path


@pytest.fixture(scope="session")
def spark():
    """A local Spark session for all tests."""
    assert shutil.which("java"), "there is no Java; install it: apt-get install openjdk-17-jre-headless"
    os.environ["PYSPARK_PYTHON"] = sys.executable
    from pyspark.sql import SparkSession
    builder = SparkSession.builder.master("local[2]").appName("swivel-fleet-tests")
    for key, value in {
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.memory": "1g",
        "spark.sql.shuffle.partitions": "1",
        "spark.sql.adaptive.enabled": "false",
        # Most of a short run is spent on making code fast that runs once.
        "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1",
        "spark.sql.session.timeZone": "UTC",
        "spark.sql.sources.partitionColumnTypeInference.enabled": "false",
    }.items():
        builder = builder.config(key, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    yield session
    session.stop()
