"""Makes Arrow rows of the tables that `swivel` wrote, and of logs for which it did not."""

from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc

from swivel_fleet.log import Log
from swivel_fleet.partitions import safe_values
from swivel_fleet.schema import PARTITIONS, Table
from swivel_fleet.swivel_runner import Broken
from swivel_fleet.swivel_tables import places, read


class RowMaker:
    """Makes the rows of logs, by the names of tables."""

    def __init__(self, tables: dict[str, Table], tool: str) -> None:
        self.tables = tables
        self.tool = tool

    def rows(self, logs: list[Log], folder: Path) -> dict[str, pa.Table]:
        """The rows that swivel wrote for logs."""
        try:
            found = {name: read(folder, table) for name, table in self.tables.items()}
            of_logs = {name: places(rows, logs) for name, rows in found.items()}
        except (OSError, ValueError, pa.ArrowException) as error:
            raise Broken(f"swivel's tables cannot be read: {error}") from error
        seen = of_logs["traces"]
        if not len(seen) == len(seen.unique()) == len(logs):
            raise Broken(f"swivel wrote {len(seen)} rows for {len(logs)} logs")
        known = _known(found["traces"], seen, logs)
        return {
            name: self._complete(self.tables[name], rows, of_logs[name], known)
            for name, rows in found.items()
        }

    def error_row(self, log: Log, reason: str) -> dict[str, pa.Table]:
        """The row of a log that swivel did not read.

        Other columns are empty, or zero where each row has a number.
        """
        table = self.tables["traces"]
        fields = {field.name: field.type for field in table.columns}
        zeros = {name: 0 for name in table.required if fields[name] == pa.int64()}
        row = {
            **zeros,
            "schema": table.id,
            "trace": log.name,
            "status": "error",
            "error": reason,
            "tool": self.tool,
            "key": log.delivery,
            "content": log.content,
            "delivery": log.delivery,
            "is_final": False,
        }
        return {"traces": pa.Table.from_pylist([row], table.in_run)}

    def _complete(
        self, table: Table, rows: pa.Table, of_logs: pa.Array, known: pa.Table
    ) -> pa.Table:
        """Rows with what is known of their logs."""
        columns = {name: rows.column(name) for name in rows.column_names}
        columns |= {name: known.column(name).take(of_logs) for name in known.column_names}
        columns |= {name: safe_values(columns[name]) for name in PARTITIONS}
        return pa.table(columns).select(table.in_run.names).cast(table.in_run)


def _known(traces: pa.Table, of_logs: pa.Array, logs: list[Log]) -> pa.Table:
    """What is known of each log. Those with the same key are copies of one recording, whole or
    not."""
    deliveries = pa.array([log.delivery for log in logs], pa.string())
    ids = traces.column("id").take(pc.sort_indices(of_logs))
    has_none = pc.equal(pc.fill_null(ids, ""), "")
    return pa.table(
        {
            "key": pc.if_else(has_none, deliveries, ids),
            "content": pa.array([log.content for log in logs], pa.string()),
            "delivery": deliveries,
            "is_final": pa.array([True] * len(logs), pa.bool_()),
        }
    )
