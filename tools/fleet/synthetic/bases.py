"""The base logs of a folder, with the rows that swivel makes of each."""
import json
import pathlib
import subprocess
import sys
from collections import defaultdict

from synthetic import base_logs

SCENARIOS = pathlib.Path(__file__).resolve().parents[3] / "traces/scenarios"
SEEN = ("observed", "unchanged")


def bases_in(folder, swivel, small=False):
    """The base logs of a folder, which are recorded if there are none."""
    if not (pathlib.Path(folder) / "base").exists():
        print(f"recording the base logs in {folder}", file=sys.stderr)
        base_logs.make(swivel, folder, SCENARIOS, small)
    return Bases(folder, swivel)


class Bases:
    """Base logs by kind, finding, system and model, with the rows of the tables for each."""

    def __init__(self, folder, swivel):
        self.folder = pathlib.Path(folder) / "base"
        tables = pathlib.Path(folder) / "tables"
        command = [str(swivel), "summarize", "--no-progress", "--tables", tables, self.folder]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self.traces = {self.name(row): row for row in read(tables / "traces.ndjson")}
        self.findings = defaultdict(list)
        for row in read(tables / "findings.ndjson"):
            self.findings[self.name(row)].append(row)
        self.by_kind = self.usable()

    def name(self, row):
        return str(pathlib.Path(row["trace"]).relative_to(self.folder))

    def usable(self):
        """The logs that have exactly what their folder says, by what `draw` asks for."""
        found = defaultdict(list)
        for name, row in sorted(self.traces.items()):
            kind, finding, file = name.split("/")
            _, system, model = file.removesuffix(".swivel").split("@")
            if self.is_as_named(name, row, kind, finding):
                found[kind, finding, system, model].append(name)
        return dict(found)

    def is_as_named(self, name, row, kind, finding):
        has = {(f["finding"], f["basis"] in SEEN) for f in self.findings[name]}
        if kind == "unjudged":
            return row["verdict"] == "unjudged"
        return has == ({(finding, kind == "seen")} if finding != "none" else set()) and row["verdict"] != "unjudged"

    def content(self, name):
        return (self.folder / name).read_bytes()

    def covers(self, kind, finding, system, model):
        """Whether there is such a log at all: some findings cannot be on some devices and systems."""
        return (kind, finding, system, model) in self.by_kind


def read(path):
    with open(path) as file:
        return [json.loads(line) for line in file]
