"""Makes the pages about two runs that the tests open."""

import json

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def rewritten(path, source, change):
    """A trace with other lines, numbered anew."""
    lines = [json.loads(line) for line in source.read_text(encoding="utf-8").splitlines()]
    events = change(lines[1:])
    for seq, event in enumerate(events):
        event["seq"] = seq
    path.write_text("".join(json.dumps(line) + "\n" for line in [lines[0], *events]), encoding="utf-8")
    return path


def earlier_end(events):
    """Another device posture before the page is left, and an end before the others."""
    return [event for event in events if event["kind"] != "interfaceOrientation"][:-2]


def make(run, swivel, folder, evil):
    """Makes each page; `run` runs a command that may find differences."""
    turned, cured = "traces/previous-page.swivel", "traces/previous-page-cured.swivel"
    shorter = rewritten(folder / "sources/shorter.ndjson", ROOT / "traces/previous-page.ndjson", earlier_end)
    pages = {
        "diff": [cured, turned],
        "diff-fixed": [turned, cured],
        "diff-same": [turned, turned],
        "diff-hostile": [evil, cured],
        "diff-other": ["traces/container.ndjson", turned],
        "diff-missing": [turned, shorter],
    }
    for name, runs in pages.items():
        run(swivel, "diff", *runs, "--time-tolerance", "0.01", "--format", f"html:{folder / name}.html")
