"""Makes stores from rows, for tests: as the pipeline writes them, but without logs."""
import pyarrow
import pyarrow.parquet

TEXTS = {
    "traces": "schema trace day app app_version app_build id recording install start source system linked_sdk idiom "
    "model status error verdict missing_facts tool key content",
    "findings": "schema trace day app app_version app_build finding severity fingerprint page caused_by basis rule "
    "confidence orientation allowed asked expected passed key content",
    "transitions": "schema trace day app app_version app_build outcome from_orientations to_orientations trigger "
    "device asked respondent decided_by held_by rule confidence allowed basis observed exception message key content",
    "upgrades": "schema trace day app app_version app_build ios page trigger today as_built as_built_rule "
    "as_built_confidence rebuilt rebuilt_rule rebuilt_confidence key content",
}
NUMBERS = {
    "traces": "events lost_events missing_events first_us last_us turns requests refusals observations contradictions "
    "findings transitions",
    "findings": "ordinal window event at_us decided_event",
    "transitions": "ordinal window event at_us observed_event",
    "upgrades": "ordinal decisions",
}
SCHEMAS = {
    table: pyarrow.schema(
        [(name, pyarrow.string()) for name in TEXTS[table].split()]
        + [(name, pyarrow.int64()) for name in NUMBERS[table].split()]
        + ([("is_closed", pyarrow.bool_())] if table == "traces" else [])) for table in TEXTS}


class MadeStore:
    """Rows of the tables."""

    def __init__(self):
        self.rows = {table: [] for table in TEXTS}

    def trace(self, version="1.0", day="2026-01-01", findings=(), transitions=(), upgrades=(), **others):
        """Adds a trace with its findings: pairs of an id and a basis, or rows."""
        key = others.pop("key", f"key-{len(self.rows['traces'])}")
        shared = {"trace": f"logs/{key}.swivel", "key": key, "day": day, "app": "com.example", "app_version": version}
        shared |= {name: others.pop(name) for name in ("app", "trace") if name in others}
        row = {
            "start": f"{day}T10:00:00Z", "system": "17.4", "idiom": "phone", "model": "iPhone12,1", "status": "ok",
            "verdict": "findings" if findings else "clean", "events": 20, "is_closed": True, "last_us": 4_000_000}
        self.rows["traces"].append(shared | row | others)
        for ordinal, finding in enumerate(findings):
            self.rows["findings"].append(shared | {"ordinal": ordinal} | as_finding(finding))
        for ordinal, transition in enumerate(transitions):
            self.rows["transitions"].append(shared | {"ordinal": ordinal, "window": 1} | transition)
        for ordinal, change in enumerate(upgrades):
            self.rows["upgrades"].append(shared | {"ordinal": ordinal, "ios": "27.0", "decisions": 1} | change)

    def write(self, folder):
        for table, schema in SCHEMAS.items():
            rows = pyarrow.Table.from_pylist(self.rows[table], schema)
            pyarrow.parquet.write_to_dataset(rows, folder / table, partition_cols=["day", "app_version"])
        return folder


def as_finding(finding):
    if isinstance(finding, dict):
        return as_finding((finding["finding"], finding["basis"])) | finding
    name, basis = finding
    return {
        "finding": name, "basis": basis, "severity": "warning", "fingerprint": f"{name}-print", "page": "FeedPage",
        "window": 1, "event": 9, "at_us": 2_000_000, "orientation": "landscapeRight", "allowed": "portrait"}
