"""Opens a store with DuckDB or Spark, and gives both the same views, so that one text of a query runs on each."""
import pathlib
from dataclasses import dataclass

from swivel_fleet.failure import FleetError

QUERIES = pathlib.Path(__file__).resolve().parent / "queries"
TABLES = ("traces", "findings", "transitions")
VIEWS = ("judged", "counted", "seen", "releases")  # in the order in which they use each other
# The columns that the queries use, for tables without rows.
TEXTS = {
    "traces": "key trace day start app app_version app_build install recording system idiom model status verdict error",
    "findings": "key trace finding severity fingerprint page basis orientation allowed",
    "transitions": "key outcome from_orientations to_orientations allowed basis observed",
}
NUMBERS = {
    "traces": "events last_us contradictions", "findings": "ordinal window event at_us",
    "transitions": "ordinal window event at_us",
}
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


def has_rows(store, table):
    """Whether a table has any files: one without rows has none."""
    return next((pathlib.Path(store) / table).glob("*/*/*.parquet"), None) is not None


def empty(table):
    """A table without rows, with the columns that the queries use."""
    columns = [f"CAST(NULL AS STRING) AS {name}" for name in TEXTS[table].split()]
    columns += [f"CAST(NULL AS BIGINT) AS {name}" for name in NUMBERS[table].split()]
    columns += ["CAST(NULL AS BOOLEAN) AS is_closed"] if table == "traces" else []
    return f"SELECT {', '.join(columns)} WHERE false"


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
