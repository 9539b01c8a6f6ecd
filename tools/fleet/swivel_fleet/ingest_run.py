"""One run: which logs there are, which of them are new, their rows, and what they change."""

from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa

from swivel_fleet.engine import Engine
from swivel_fleet.failure import FleetError
from swivel_fleet.identify import DELIVERIES, SOURCES, Identify
from swivel_fleet.merging import Merge, sql_of
from swivel_fleet.packets import NEW_ROWS
from swivel_fleet.parts import Function, PartWriter, parquet_files, row_counts
from swivel_fleet.schema import TABLES, derive
from swivel_fleet.store import Store
from swivel_fleet.summarize import Limits, Summarize

CONTENTS = pa.schema([("content", pa.string()), ("status", pa.string()), ("tool", pa.string())])


@dataclass(frozen=True)
class Swivel:
    """The program's tables and version, and what it is asked besides."""

    schemas: dict[str, dict]
    tool: str
    options: tuple[str, ...] = ()


class Run:
    """The steps of a run, in the order in which they are called."""

    def __init__(self, engine: Engine, store: Store, folder: Path, swivel: Swivel) -> None:
        self.engine, self.store, self.folder, self.swivel = engine, store, folder, swivel
        self.tables = derive(swivel.schemas)
        # The rows of what was written.
        self.counts: dict[str, int] = {}
        _require_growth(store.schemas(), swivel)

    def identify(self, most_bytes: int) -> None:
        """Finds out which logs there are."""
        sources = row_counts(parquet_files(self.folder / "sources"))
        self.engine.view("sources", [*sources], SOURCES)
        writer = self._writer("deliveries", Identify(most_bytes), DELIVERIES)
        sql, count = "SELECT * FROM sources", sum(sources.values())
        self._view(writer, self.engine.map(sql, count, ["path"], ["path"], writer))

    def summarize(self, limits: Limits) -> None:
        """Makes the rows of those that are new."""
        self.engine.view("contents", self.store.contents(), CONTENTS)
        swivel = self.swivel
        summarize = Summarize(
            self.engine.swivel(), self.tables, swivel.tool, swivel.options, limits
        )
        writer = self._writer("new_rows", summarize, NEW_ROWS)
        sql = sql_of("choose", tool=swivel.tool.replace("'", "''"))
        spread, order = ["path", "block"], ["path", "start_byte"]
        self._view(writer, self.engine.map(sql, self.counts["deliveries"], spread, order, writer))

    def merge(self) -> dict[str, int]:
        """Puts the rows of the best log of each key into the store; the numbers of logs."""
        merge = Merge(self.engine, self.store, self.folder, self.tables)
        return {"delivered": self.counts["deliveries"], **merge.run(self.swivel.schemas)}

    def _writer(self, name: str, function: Function, schema: pa.Schema) -> PartWriter:
        target = self.folder / name
        target.mkdir()
        return PartWriter(function, schema, target)

    def _view(self, writer: PartWriter, files: list[str]) -> None:
        """Makes a view of what was written, by the name of its folder."""
        counts = row_counts(files)
        self.engine.view(writer.folder.name, [*counts], writer.schema)
        self.counts[writer.folder.name] = sum(counts.values())


def _require_growth(stored: dict[str, dict] | None, swivel: Swivel) -> None:
    """An older swivel would remove columns that it does not have where it changes partitions."""
    for name in TABLES if stored else []:
        old = stored.get(name, {}).get("x-columns", [])
        new = swivel.schemas[name]["x-columns"]
        lost = [column for column in old if column not in new]
        if lost:
            raise FleetError(
                f"swivel {swivel.tool} does not have columns of this store: {', '.join(lost)}"
            )
