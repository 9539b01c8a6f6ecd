"""An executor that is killed in the middle of a run changes nothing."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from fleet_logs import text
from local_cluster import LocalCluster
from process_tree import children_of, command_of
from stores import Fleet

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="needs Linux's /proc"
)


def _executor_that_runs(cluster: LocalCluster, program: str, seconds: float = 300) -> int:
    """An executor in whose tree the program runs now."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for executor in cluster.executors():
            if any(program in command_of(pid) for pid in children_of(executor)):
                return executor
        time.sleep(0.3)
    raise TimeoutError(f"no executor runs {program}")


def test_a_killed_executor_changes_nothing(tmp_path, swivel, capsys):
    logs = tmp_path / "logs"
    logs.mkdir()
    for number in range(40):
        (logs / f"{number}.ndjson").write_text(text(number, id=f"id-{number}", version="1.0"))
    slow = tmp_path / "slow-swivel"
    slow.write_text(f'#!/bin/sh\n[ "$1" != summarize ] || sleep 1\nexec "{swivel}" "$@"\n')
    slow.chmod(0o755)
    store = tmp_path / "by-cluster"
    with LocalCluster(tmp_path / "cluster") as cluster:
        command = [sys.executable, "-m", "swivel_fleet", "ingest", store, logs, "--swivel", slow]
        with subprocess.Popen(
            [*command, *cluster.options()],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as run:
            try:
                os.kill(_executor_that_runs(cluster, slow.name), signal.SIGKILL)
                out, messages = run.communicate(timeout=300)
            finally:
                run.kill()
        assert run.returncode == 0, messages
        # Each worker started one, and one of them another.
        assert len(list((tmp_path / "cluster" / "work").glob("app-*/*"))) >= 3
    assert json.loads(out)["added"] == 40
    expected = Fleet(tmp_path / "by-duckdb", swivel, "duckdb", capsys)
    expected.ingest(logs)
    assert Fleet(store, swivel, "spark", capsys).tables() == expected.tables()
