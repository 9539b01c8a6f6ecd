"""Reads what the rules predict and what was observed from the logs, with swivel."""

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

from steps import steps_of


def compare(recorded, folder):
    """The steps of all logs, and what could not be read; keeps the timeline and the report of each log."""
    logs = [(place, log) for place in recorded.places for log in sorted(place.folder.glob("*.swivel"))]
    faults = [f"iOS {place.system} {place.device}: there is no log; see {place.folder}"
              for place in recorded.places if not any(place is other for other, _ in logs)]
    steps = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for found, fault in pool.map(lambda item: read(recorded.swivel, *item), logs):
            steps += found
            faults += fault
    if logs:
        call(recorded.swivel, "report", "--all", "-o", folder / "reports", folder / "logs")
    return steps, faults


def read(swivel, place, log):
    """The steps of a log, and why it has none; keeps its timeline beside it."""
    # Exit code 1 says that the observations differ from the rules.
    code, records, said = call(swivel, "replay", "--verify", "--json", log)
    if code not in (0, 1):
        return [], [f"iOS {place.system} {place.device}, {log.stem}: swivel replay failed: {said}"]
    _, timeline, _ = call(swivel, "replay", "--plot", "--color", "never", "--width", "100", log)
    log.with_suffix(".txt").write_text(timeline, encoding="utf-8")
    found = steps_of([json.loads(line) for line in records.splitlines()], place, log.stem)
    return found, [] if found else [f"iOS {place.system} {place.device}, {log.stem}: no step was observed; see {log}"]


def call(swivel, *words):
    done = subprocess.run([str(swivel), *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          check=False, encoding="utf-8", errors="replace")
    said = done.stderr.strip().splitlines()
    return done.returncode, done.stdout, said[-1] if said else "it says nothing"
