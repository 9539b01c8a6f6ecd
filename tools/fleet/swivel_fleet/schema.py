"""The tables' columns, derived from what `swivel schema` prints: they are defined there only."""

import json
import subprocess
from dataclasses import dataclass

import pyarrow as pa

from swivel_fleet.failure import FleetError

TABLES = ("traces", "findings", "transitions")
PARTITIONS = ("day", "app_version")
# What the store adds to each row: which log it is from, and by which logs are the same.
STORE_COLUMNS = [("key", pa.string()), ("content", pa.string())]
# What only a run needs: which delivery a row is from, and whether swivel itself gave the row.
RUN_COLUMNS = [("delivery", pa.string()), ("is_final", pa.bool_())]


@dataclass(frozen=True)
class Table:
    """A table: its rows' `schema`, its columns in order, and those that each row has."""

    name: str
    id: str
    columns: pa.Schema
    required: tuple[str, ...]

    @property
    def stored(self) -> pa.Schema:
        """The columns in the store; the partitions, which are in the paths of files, last."""
        fields = {field.name: field.type for field in self.columns}
        last = [(name, fields.pop(name)) for name in PARTITIONS]
        return pa.schema([*fields.items(), *STORE_COLUMNS, *last])


def derive(schemas: dict[str, dict]) -> dict[str, Table]:
    """The tables that JSON Schemas describe, by name."""
    return {name: _table(name, schemas[name]) for name in TABLES}


def wide(tables: dict[str, Table]) -> pa.Schema:
    """The columns of all tables together; one file has the rows of a log in all tables."""
    types: dict[str, pa.DataType] = {}
    for table in tables.values():
        for field in table.columns:
            if types.setdefault(field.name, field.type) != field.type:
                raise FleetError(f"the column {field.name} has two types in the tables of swivel")
    return pa.schema([*types.items(), *STORE_COLUMNS, *RUN_COLUMNS])


def printed_by(program: str) -> dict[str, dict]:
    """The JSON Schemas of the tables that a `swivel` writes."""
    return {name: json.loads(_run(program, "schema", f"swivel.table.{name}/1")) for name in TABLES}


def version_of(program: str) -> str:
    """The version of a `swivel`, as in its rows' `tool`."""
    return _run(program, "--version").strip()


def _table(name: str, schema: dict) -> Table:
    properties = schema["properties"]
    columns = [(column, _type(properties[column])) for column in schema["x-columns"]]
    return Table(name, properties["schema"]["const"], pa.schema(columns), tuple(schema["required"]))


def _type(shape: dict) -> pa.DataType:
    types = {"integer": pa.int64(), "boolean": pa.bool_()}
    return types.get(shape.get("type", "string"), pa.string())


def _run(program: str, *arguments: str) -> str:
    try:
        done = subprocess.run(
            [program, *arguments], capture_output=True, text=True, check=True, timeout=60
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise FleetError(f"{program} {' '.join(arguments)} does not work: {error}") from error
    return done.stdout
