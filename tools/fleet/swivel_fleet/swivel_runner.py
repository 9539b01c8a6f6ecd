"""Runs `swivel summarize --tables` over logs in a private folder."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

from swivel_fleet.failure import FleetError
from swivel_fleet.log import Log

# The shell cannot run the program: it is missing, is not one, or lacks a library. Or it is too old
# for --tables.
UNUSABLE = (64, 126, 127)
# The program's memory is limited, so that one log cannot take an executor's. macOS has no such
# limit.
LIMITED = 'ulimit -S -d unlimited 2>/dev/null; ulimit -v "$1" 2>/dev/null || :; shift; exec "$@"'


# A thousand times what most logs take.
SECONDS_EACH = 0.25


class Unusable(FleetError):
    """The program does not run at all. It is not the logs' fault, so the job fails."""


class Broken(Exception):
    """The program did not finish with these logs, and why."""


@dataclass(frozen=True)
class Runner:
    """How to run a `swivel`: with which options, how long, with some more for each log, and in what
    memory."""

    program: str
    options: tuple[str, ...]
    seconds: float
    memory_kib: int

    def tables(self, logs: list[Log], folder: Path) -> Path:
        """The folder of the tables of logs, one run for all."""
        listing, tables = folder / "listing", folder / "tables"
        listing.write_bytes(b"".join(log.range for log in logs))
        command = [self.program, "summarize", "--tables", str(tables), "-j", "1", "--no-progress"]
        command += [*self.options, "--ranges-from", str(listing)]
        self._run(command, folder / "messages", self.seconds + SECONDS_EACH * len(logs))
        return tables

    def _run(self, command: list[str], messages: Path, seconds: float) -> None:
        limited = ["sh", "-c", LIMITED, "sh", str(self.memory_kib), *command]
        with open(messages, "wb") as stream:
            try:
                code = subprocess.run(
                    limited,
                    stdin=subprocess.DEVNULL,
                    # A few lines. Without a pipe, Python would look every 50 ms whether it has
                    # ended.
                    stdout=subprocess.PIPE,
                    stderr=stream,
                    timeout=seconds,
                ).returncode
            except subprocess.TimeoutExpired:
                raise Broken(f"swivel took longer than {seconds:g} seconds") from None
        # 0 and 3 are success, and success with logs that cannot be read.
        if code in (0, 3):
            return
        last = _last_line(messages)
        if code in UNUSABLE:
            raise Unusable(f"{command[0]} cannot be used (exit code {code}): {last}")
        ended = f"by signal {-code}" if code < 0 else f"with exit code {code}"
        raise Broken(f"swivel ended {ended}: {last}".removesuffix(": "))


def _last_line(path: Path) -> str:
    with open(path, "rb") as file:
        file.seek(0, 2)
        file.seek(max(0, file.tell() - 500))
        lines = file.read().decode(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")
