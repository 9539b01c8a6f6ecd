"""One run: which logs there are, which of them are new, their rows, and what they change."""

from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa

from swivel_fleet.engine import Engine
from swivel_fleet.failure import FleetError
from swivel_fleet.identify import DELIVERIES, SOURCES, Identify
from swivel_fleet.merging import Merge, sql_of
from swivel_fleet.packets import NEW_ROWS
from swivel_fleet.parts import Function, PartWriter, files_with_rows
from swivel_fleet.schema import TABLES, derive
from swivel_fleet.store import Store
from swivel_fleet.summarize import Limits, Summarize

CONTENTS = pa.schema([("content", pa.string()), ("status", pa.string()), ("tool", pa.string())])


@dataclass(frozen=True)
class Swivel:
    """The program's tables and version."""

    schemas: dict[str, dict]
    tool: str


class Run:
    """The steps of a run, in the order in which they are called."""

    def __init__(self, engine: Engine, store: Store, folder: Path, swivel: Swivel) -> None:
        self.engine, self.store, self.folder, self.swivel = engine, store, folder, swivel
        self.tables = derive(swivel.schemas)
        _require_growth(store.schemas(), swivel)

    def identify(self, most_bytes: int) -> None:
        """Finds out which logs there are, and which of them are new."""
        engine = self.engine
        engine.view("sources", files_with_rows(self.folder / "sources"), SOURCES)
        self._map("sources", ["path"], Identify(most_bytes), DELIVERIES, "deliveries")
        engine.view("contents", self.store.contents(), CONTENTS)
        sql = sql_of("choose", tool=self.swivel.tool.replace("'", "''"))
        engine.write(sql, self.folder / "chosen")
        engine.view("chosen", files_with_rows(self.folder / "chosen"), DELIVERIES)

    def summarize(self, limits: Limits) -> None:
        """Makes the rows of the new logs."""
        summarize = Summarize(self.engine.swivel(), self.tables, self.swivel.tool, limits)
        self._map("chosen", ["path", "start_byte"], summarize, NEW_ROWS, "new_rows")

    def merge(self) -> dict[str, int]:
        """Puts the rows of the best log of each key into the store; the numbers of logs."""
        return Merge(self.engine, self.store, self.folder, self.tables).run(self.swivel.schemas)

    def _map(
        self, view: str, order: list[str], function: Function, schema: pa.Schema, name: str
    ) -> None:
        """Runs a function over a view's rows; its result is another view."""
        target = self.folder / name
        target.mkdir()
        files = self.engine.map(view, order, PartWriter(function, schema, target))
        self.engine.view(name, files, schema)


def _require_growth(stored: dict[str, dict] | None, swivel: Swivel) -> None:
    """An older swivel would remove columns that it does not have where it changes partitions."""
    for name in TABLES if stored else []:
        old, new = (schemas[name]["x-columns"] for schemas in (stored, swivel.schemas))
        lost = [column for column in old if column not in new]
        if lost:
            raise FleetError(
                f"swivel {swivel.tool} does not have columns of this store: {', '.join(lost)}"
            )
