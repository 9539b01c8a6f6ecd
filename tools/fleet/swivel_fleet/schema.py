"""The tables' columns, derived from what `swivel schema` prints: they are defined there only."""

import json
import subprocess
from dataclasses import dataclass

import pyarrow as pa

from swivel_fleet.failure import FleetError

TABLES = ("traces", "findings", "transitions", "upgrades")
PARTITIONS = ("day", "app_version")
# What the store adds to each row: which log it is from, and by which logs are the same.
STORE_COLUMNS = pa.schema([("key", pa.string()), ("content", pa.string())])
# What only a run needs: which delivery a row is from, and whether swivel itself gave the row.
RUN_COLUMNS = pa.schema([("delivery", pa.string()), ("is_final", pa.bool_())])


@dataclass(frozen=True)
class Table:
    """A table: its rows' `schema`, its columns in order, and those that always have a value."""

    name: str
    id: str
    columns: pa.Schema
    required: tuple[str, ...]

    @property
    def in_file(self) -> pa.Schema:
        """The columns in a file of the store: all but the partitions, which are in its path."""
        fields = [field for field in self.columns if field.name not in PARTITIONS]
        return pa.schema([*fields, *STORE_COLUMNS])

    @property
    def stored(self) -> pa.Schema:
        """The columns in the store; the partitions last."""
        return pa.schema([*self.in_file, *(self.columns.field(name) for name in PARTITIONS)])

    @property
    def in_run(self) -> pa.Schema:
        """The columns in a run."""
        return pa.schema([*self.stored, *RUN_COLUMNS])


def derive(schemas: dict[str, dict]) -> dict[str, Table]:
    """The tables that JSON Schemas describe, by name."""
    return {name: _table(name, schemas[name]) for name in TABLES}


def printed_by(program: str) -> dict[str, dict]:
    """The JSON Schemas of the tables that a `swivel` writes."""
    return {name: json.loads(_run(program, "schema", f"swivel.table.{name}/1")) for name in TABLES}


def version_of(program: str) -> str:
    """The version of a `swivel`, as in its rows' `tool`."""
    return _run(program, "--version").strip()


def _table(name: str, schema: dict) -> Table:
    properties = schema["properties"]
    columns = [(column, _type(properties[column])) for column in schema["x-columns"]]
    required = tuple(name for name in schema["required"] if "anyOf" not in properties[name])
    return Table(name, properties["schema"]["const"], pa.schema(columns), required)


def _type(shape: dict) -> pa.DataType:
    """The type of a value; one that may be null is any of two shapes."""
    shapes = shape.get("anyOf", [shape])
    types = {"integer": pa.int64(), "boolean": pa.bool_()}
    return next((types[s["type"]] for s in shapes if s.get("type") in types), pa.string())


def _run(program: str, *arguments: str) -> str:
    try:
        done = subprocess.run(
            [program, *arguments], capture_output=True, text=True, check=True, timeout=60
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise FleetError(f"{program} {' '.join(arguments)} does not work: {error}") from error
    return done.stdout
