"""Makes logs for tests: texts with a header and a trace's events, and real logs of them."""

import json
import struct
import subprocess
import zlib
from pathlib import Path

TRACES = Path(__file__).resolve().parents[3] / "traces"
# The rotation of a page that allows portrait only.
EVENTS = (TRACES / "feed.ndjson").read_text().splitlines()
# What an app may call its versions. In the path of a partition none may be anything but a name.
VERSIONS = ["1.1", "1.10", "../../x", "a=b/c", "", "é 漢 %2F", "1" * 80, "x[*]{a,b}?'\"#\\"]


def text(number: int, *, id: str | None = None, version: str | None = None, count: int = 10) -> str:
    """A log in text form. Each number makes other bytes."""
    header = {
        "start": f"2026-01-{1 + number % 5:02}T03:04:05Z",
        "source": "recorder",
        "app": "com.example.feed",
        "build": str(number),
    }
    if id is not None:
        header["id"] = id
    if version is not None:
        header["version"] = version
    lines = [json.dumps({"swivel": "1.0", "unit": "1us", "header": header}), *EVENTS[:count]]
    return "\n".join(lines) + "\n"


def recorded(swivel: str, path: Path, written: str) -> bytes:
    """The bytes of a real log of a text, ended properly."""
    command = [swivel, "record", "--output", path, "--force"]
    subprocess.run(command, input=written, text=True, check=True, capture_output=True)
    return path.read_bytes()


def without_end(log: bytes) -> bytes:
    """A log that is being written: its last bytes are not there yet."""
    return log[: len(log) - 40]


def newer_format() -> bytes:
    """A log of a format that does not exist yet: a block of BGZF with its header."""
    header = b"#swivel\t2.0\nunit\t1us\nid\tnew\n"
    packed = zlib.compress(header, wbits=-15)
    front = struct.pack("<4BI2BH2BHH", 31, 139, 8, 4, 0, 0, 255, 6, 66, 67, 2, len(packed) + 25)
    return front + packed + struct.pack("<II", zlib.crc32(header), len(header))


def breaking_program(path: Path, swivel: str, broken: str) -> str:
    """A swivel that does something else where a log has the word `broken`."""
    path.write_text(
        f'#!/bin/sh\ncase "$1" in --version|schema) exec "{swivel}" "$@";; esac\n'
        'for last in "$@"; do :; done\n'
        # Of the four fields of a log, the second is its file.
        "if tr '\\0' '\\n' <\"$last\" | sed -n 'n;p;n;n' | xargs grep -l broken >/dev/null 2>&1; "
        f"then {broken}; fi\n"
        f'exec "{swivel}" "$@"\n'
    )
    path.chmod(0o755)
    return str(path)
