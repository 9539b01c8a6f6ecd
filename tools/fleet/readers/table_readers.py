"""Reads tables as people do: with the code that `swivel schema --format` prints, as Parquet, and with no types."""

import json
import subprocess
from pathlib import Path

import chdb
import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.json
import pyarrow.parquet as pq


class Readers:
    """All readers; each gives the rows of files as dictionaries."""

    def __init__(self, swivel: str, spark) -> None:
        self._swivel, self._spark = swivel, spark

    def typed(self, name: str, table: str, files: list[Path]) -> list[dict]:
        """The rows, by the code that swivel prints for a reader."""
        code = self._code(table, name)
        if name == "duckdb":
            connection = duckdb.connect()
            connection.execute(code)
            paths = [str(file) for file in files]
            return connection.sql(f"SELECT * FROM {table}({paths})").to_arrow_table().to_pylist()
        if name == "clickhouse":
            # It has no parameter for the file, and a pattern for several is one of names.
            queries = [code.replace(f"'{table}.ndjson'", f"'{file}'") for file in files]
            return [row for query in queries for row in chdb.query(query, "ArrowTable").to_pylist()]
        module: dict = {}
        exec(code, module)  # noqa: S102
        if name == "spark":
            rows = module["read"](self._spark, [str(file) for file in files]).collect()
            return [row.asDict() for row in rows]
        return [row for file in files for row in _records(module["read"](file))]

    def untyped(self, name: str, table: str, files: list[Path]) -> list[str]:
        """The columns that a reader finds by itself in each of some files."""
        paths = [str(file) for file in files]
        match name:
            case "arrow":
                columns = [pa.json.read_json(path).column_names for path in paths]
            case "clickhouse":
                columns = [chdb.query(f"SELECT * FROM file('{p}', 'JSONEachRow')", "ArrowTable").column_names
                           for p in paths]  # fmt: skip
            case "duckdb":
                columns = [duckdb.sql(f"SELECT * FROM read_ndjson({paths})").columns]
            case "pandas":
                columns = [list(pd.read_json(path, lines=True).columns) for path in paths]
            case "polars":
                columns = [pl.read_ndjson(path, infer_schema_length=None).columns for path in paths]
            case "spark":
                columns = [self._spark.read.json(paths).columns]
        return columns

    def parquet(self, name: str, file: Path) -> list[dict]:
        """The rows of a Parquet file, with nothing but its name."""
        match name:
            case "arrow":
                return pq.read_table(file).to_pylist()
            case "clickhouse":
                return chdb.query(f"SELECT * FROM file('{file}')", "ArrowTable").to_pylist()
            case "duckdb":
                return duckdb.sql(f"SELECT * FROM '{file}'").to_arrow_table().to_pylist()
            case "pandas":
                return _records(pd.read_parquet(file, dtype_backend="pyarrow"))
            case "polars":
                return pl.read_parquet(file).to_dicts()
            case "spark":
                return [row.asDict() for row in self._spark.read.parquet(str(file)).collect()]

    def _code(self, table: str, name: str) -> str:
        command = [self._swivel, "schema", f"table.{table}", "--format", name]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _records(rows) -> list[dict]:
    """The rows of a data frame or an Arrow table."""
    if isinstance(rows, pa.Table):
        return rows.to_pylist()
    if isinstance(rows, pl.DataFrame):
        return rows.to_dicts()
    records = rows.to_dict("records")
    return [{key: None if value is pd.NA else value for key, value in row.items()} for row in records]


def columns_of(swivel: str, table: str) -> list[str]:
    """The columns of a table, in their order."""
    command = [swivel, "schema", f"table.{table}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)["x-columns"]
