"""Opens a store with DuckDB or Spark, and gives both the same views, so that one text of a query runs on each."""
import pathlib
from dataclasses import dataclass

from swivel_fleet.empty_tables import empty, has_rows
from swivel_fleet.failure import FleetError

QUERIES = pathlib.Path(__file__).resolve().parent / "queries"
TABLES = ("traces", "findings", "transitions", "upgrades")
VIEWS = ("judged", "counted", "seen", "releases")  # in the order in which they use each other
Z95 = 1.959963984540054  # of a two-sided interval of 95 %


@dataclass(frozen=True)
class Settings:
    """What the queries can be asked to do otherwise."""
    least_counted: int = 200  # a release with fewer traces that count is not compared

    @property
    def view(self):
        return f"SELECT CAST({int(self.least_counted)} AS BIGINT) AS least_counted, CAST({Z95} AS DOUBLE) AS z"


class DuckStore:
    """The tables of a store, as DuckDB reads them."""

    def __init__(self, store, settings=Settings()):
        import duckdb
        self.connection = duckdb.connect()
        self.connection.execute("SET TimeZone = 'UTC'")
        for table in TABLES:
            self.define(table, self.table(store, table))
        define_views(self, settings)

    def table(self, store, name):
        if not has_rows(store, name):
            return empty(name)
        files = str(pathlib.Path(store) / name / "**" / "*.parquet").replace("'", "''")
        return f"""SELECT * FROM read_parquet('{files}', union_by_name = true, hive_partitioning = true,
            hive_types = {{'day': VARCHAR, 'app_version': VARCHAR}})"""

    def define(self, name, query):
        self.connection.execute(f"CREATE OR REPLACE TEMP VIEW {name} AS {query}")

    def compute(self, name, query):
        self.connection.execute(f"CREATE OR REPLACE TEMP TABLE {name} AS {query}")

    def rows(self, query):
        cursor = self.connection.execute(query)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row)) for row in cursor.fetchall()]


class SparkStore:
    """The tables of a store, as Spark reads them."""

    def __init__(self, store, session, settings=Settings()):
        self.session = session
        session.conf.set("spark.sql.sources.partitionColumnTypeInference.enabled", "false")
        session.conf.set("spark.sql.session.timeZone", "UTC")
        for table in TABLES:
            if has_rows(store, table):
                path = str(pathlib.Path(store) / table)
                session.read.option("mergeSchema", "true").parquet(path).createOrReplaceTempView(table)
            else:
                self.define(table, empty(table))
        define_views(self, settings)

    def define(self, name, query):
        self.session.sql(query).createOrReplaceTempView(name)

    def compute(self, name, query):
        self.session.sql(query).cache().createOrReplaceTempView(name)

    def rows(self, query):
        return [row.asDict() for row in self.session.sql(query).collect()]


def define_views(store, settings):
    """Defines what the queries share. It is computed once: a store has many small files."""
    store.define("parameters", settings.view)
    for name in VIEWS:
        store.compute(name, (QUERIES / "views" / f"{name}.sql").read_text())


def open_store(path, engine="duckdb", settings=Settings()):
    """Opens a store with an engine, by name."""
    if not (pathlib.Path(path) / "traces").is_dir():
        raise FleetError(f"{path} has no traces; it is no store")
    if engine == "duckdb":
        return DuckStore(path, settings)
    from pyspark.sql import SparkSession
    builder = SparkSession.builder.master("local[*]").config("spark.ui.enabled", "false")
    session = builder.config("spark.ui.showConsoleProgress", "false").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    return SparkStore(path, session, settings)
