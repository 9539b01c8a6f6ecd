"""A run that is killed or interrupted leaves no process, and one that takes too much memory has a row."""

import gzip
import os
import resource
import signal
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import pytest
from fleet_fixtures import fleet, logs  # noqa: F401 (fixtures)
from process_tree import Peak, children_of, command_of

from swivel_fleet.duck_engine import DuckEngine

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="needs Linux's /proc"
)
MIB = 1 << 20


def _start(*words: Path | str) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-m", "swivel_fleet", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def _slow(tmp_path: Path, swivel: str) -> Path:
    program = tmp_path / "slow-swivel"
    program.write_text(f'#!/bin/sh\n[ "$1" != summarize ] || sleep 30\nexec "{swivel}" "$@"\n')
    program.chmod(0o755)
    return program


def _wait(condition, seconds: float = 60) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_nothing_survives_the_end_of_a_run(tmp_path, logs, swivel, number):
    program = _slow(tmp_path, swivel)
    options = ["--swivel", program, "--processes", "2", "--batch", "4"]
    run = _start("ingest", tmp_path / "store", logs, *options)
    below: list[int] = []

    def is_running() -> bool:
        below[:] = children_of(run.pid)
        return any("sleep 30" in command_of(pid) for pid in below)

    try:
        assert _wait(is_running)
        os.kill(run.pid, number)
        _, messages = run.communicate(timeout=60)
    finally:
        run.kill()
    assert run.returncode == -number
    assert messages == ""
    assert _wait(lambda: not any(map(command_of, below)), 20), [*map(command_of, below)]


def test_a_killed_process_leaves_no_files(tmp_path, logs, swivel, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    program = _slow(tmp_path, swivel)
    options = ["--swivel", program, "--processes", "2", "--batch", "4"]
    run = _start("ingest", tmp_path / "store", logs, *options)
    busy: list[int] = []

    def is_running() -> bool:
        busy[:] = [
            pid
            for pid in children_of(run.pid)
            if any("sleep 30" in command_of(below) for below in children_of(pid))
            and "python" in command_of(pid)
        ]
        return bool(busy)

    try:
        assert _wait(is_running)
        assert list(tmp_path.glob("swivel-fleet-*"))
        os.killpg(busy[0], signal.SIGKILL)
        _, messages = run.communicate(timeout=60)
    finally:
        run.kill()
    assert run.returncode == 2
    assert "a process was killed" in messages
    assert _wait(lambda: not list(tmp_path.glob("swivel-fleet-*")), 20)


def test_a_reader_that_has_enough_is_no_error(fleet, logs):
    fleet.ingest(logs)
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "swivel_fleet", "query", "releases", fleet.root]
    run = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True)
    os.close(write)
    assert (run.returncode, run.stderr) == (-signal.SIGPIPE, "")


def test_a_bomb_is_a_row(fleet, tmp_path, logs):
    # A name of a gigabyte, in a file of a megabyte.
    name = tarfile.TarInfo("name")
    name.type, name.size = tarfile.GNUTYPE_LONGNAME, 1024 * MIB
    zeros = gzip.compress(bytes(64 * MIB))
    with open(tmp_path / "bomb.tar.gz", "wb") as file:
        file.write(gzip.compress(name.tobuf(format=tarfile.GNU_FORMAT)))
        for _ in range(16):
            file.write(zeros)
    options = ["--swivel", fleet.swivel, "--processes", "2"]
    run = _start("ingest", fleet.root, tmp_path / "bomb.tar.gz", logs, *options)
    with Peak(lambda: [run.pid]) as peak:
        _, messages = run.communicate(timeout=300)
    assert run.returncode == 0, messages
    assert max(peak.single.values()) < 512 * 1024, peak.single
    traces = fleet.traces()
    assert "a header has 1073741824 bytes" in traces["bomb.tar.gz"]["error"]
    assert [row["status"] for name, row in traces.items() if "bomb" not in name] == ["ok"] * 12


def test_the_only_process_is_bounded_while_it_works(tmp_path):
    refused = []

    def work(batches):
        try:
            bytes(600 * MIB)
        except MemoryError:
            refused.append(len(list(batches)))
        return iter(())

    engine = DuckEngine("swivel", tmp_path, 1, "100MB")
    before = resource.getrlimit(resource.RLIMIT_DATA)
    assert engine.map("SELECT 1 AS a", 1, [], ["a"], work) == []
    assert refused == [1]
    assert resource.getrlimit(resource.RLIMIT_DATA) == before
    engine.close()


def test_the_memory_of_a_process_is_bounded():
    script = (
        "from swivel_fleet.worker import bound_memory; bound_memory()\n"
        "try: bytes(300 << 20)\nexcept MemoryError: print('refused')\n"
        "print(len(bytes(100 << 20)))"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert run.stdout == f"refused\n{100 << 20}\n", run.stderr
