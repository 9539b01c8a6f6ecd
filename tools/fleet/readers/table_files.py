"""Tables to read: of all scenarios and traces, of logs whose texts look like other types, and of nothing."""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# As versions, builds and ids: what readers take for numbers, dates, truths or nothing.
TEXTS = ["16.10", "1e5", "12345678901234567", "12e4567890123456", "007", "NaN", "null", "true", "inf",
         "2026-01-31", "2026-01-31T12:34:56Z", "-0", "0x10", "1_000", " ", "é 漢 \u202e", "\U0001f600",
         "'; DROP TABLE traces; --", 'a"b\\c', "=1+1", "NA", "None", "#N/A", "\t\u0001x"]  # fmt: skip
TABLES = ("traces", "findings", "transitions")
# A time that no floating-point number has.
FAR = (1 << 53) + 1


def of_scenarios(swivel: str, folder: Path) -> list[Path]:
    """The tables of all scenarios, traces and logs of earlier formats, damaged ones included."""
    files = [str(path) for path in sorted((ROOT / "traces/scenarios").glob("*.json"))]
    subprocess.run([swivel, "scenario", *files, "-o", folder / "logs"], capture_output=True)
    return [_summarized(swivel, folder, [folder / "logs", ROOT / "traces", ROOT / "Tests/FormatCorpus"])]


def look_alike(swivel: str, folder: Path) -> list[Path]:
    """Tables of 200 runs: each text in a table of its own, where nothing else tells its type, and keys that only the
    last one has."""
    (folder / "logs").mkdir(parents=True)
    return [_run_of(swivel, folder / str(number), TEXTS[number % len(TEXTS)], number == 199) for number in range(200)]


def without_rows(swivel: str, folder: Path) -> list[Path]:
    """Tables of a trace in which nothing is found and nothing rotates."""
    log = folder / "none.ndjson"
    folder.mkdir(parents=True)
    log.write_text('{"kind":"systemVersion","version":"17.4"}\n')
    return [_summarized(swivel, folder, [log])]


def _run_of(swivel: str, folder: Path, text: str, is_last: bool) -> Path:
    folder.mkdir()
    header = {key: text for key in ("app", "version", "build", "install", "source", "id")}
    header["start"] = "2026-01-31T12:34:56Z"
    lines = [json.dumps({"swivel": "1.0", "unit": "1us", "header": header})]
    # What UIKit throws and logs is in the rows of the last one only.
    trace = "traces/findings/orientation-exception.ndjson" if is_last else "traces/feed.ndjson"
    events = [json.loads(line) for line in (ROOT / trace).read_text().splitlines() if '"kind"' in line]
    lines += [json.dumps(event | {"seq": n, "t": FAR + 2 * n}) for n, event in enumerate(events)]
    log = folder / "log.ndjson"
    log.write_text("\n".join(lines) + "\n")
    return _summarized(swivel, folder, [log])


def _summarized(swivel: str, folder: Path, inputs: list[Path]) -> Path:
    command = [swivel, "summarize", *inputs, "--tables", folder / "tables"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    # 3 is success with damaged traces.
    assert done.returncode in (0, 3), done.stderr
    return folder / "tables"


def cells(folders: list[Path], table: str) -> list[dict]:
    """The rows of a table as Python's JSON reads them."""
    return [json.loads(line) for folder in folders for line in (folder / f"{table}.ndjson").read_text().splitlines()]
