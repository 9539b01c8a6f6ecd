"""A store of a synthetic fleet in memory: rows of its base logs, joined with the headers of its traces."""
import pyarrow

from swivel_fleet.views import DuckStore
from synthetic import draw

KEPT = {  # the columns of the base logs' rows that the queries use; the others come from the header
    "traces": ("system", "idiom", "model", "status", "verdict", "events", "contradictions", "is_closed", "error"),
    "findings": (
        "ordinal", "finding", "severity", "fingerprint", "page", "event", "at_us", "basis", "orientation", "allowed"),
}


class RowsStore(DuckStore):
    """A store whose tables are in memory."""

    def table(self, store, name):
        setattr(self, f"{name}_rows", pyarrow.Table.from_pylist(store[name]) if store[name] else None)
        self.connection.register(f"{name}_rows", getattr(self, f"{name}_rows"))
        return f"SELECT * FROM {name}_rows"


def tables(traces, bases):
    """The rows of a fleet's tables."""
    found = {"traces": [], "findings": [], "transitions": [{"key": None}]}
    for trace in traces:
        shared = {
            "key": trace.id, "trace": trace.id, "day": f"{trace.start:%Y-%m-%d}", "app": draw.APP,
            "app_version": trace.version, "app_build": trace.build}
        row = {key: bases.traces[trace.base].get(key) for key in KEPT["traces"]}
        found["traces"].append(shared | row | {
            "id": trace.id, "recording": trace.id, "install": trace.install, "start": trace.header["start"]})
        for finding in bases.findings[trace.base]:
            found["findings"].append(shared | {key: finding.get(key) for key in KEPT["findings"]})
    return found
