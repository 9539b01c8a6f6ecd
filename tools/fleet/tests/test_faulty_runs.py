"""What goes wrong with a run changes nothing, or is repaired by the next run."""

import fcntl
import os
import shutil

import pytest
from fleet_fixtures import fleet, logs  # noqa: F401 (fixtures)
from fleet_logs import breaking_program, text
from stores import Fleet

from swivel_fleet import store as store_module


@pytest.mark.parametrize("engine", ["duckdb", "spark"])
def test_a_program_that_does_not_run_changes_nothing(
    fleet, logs, tmp_path, swivel, spark, capsys, engine
):
    fleet.ingest(logs / "1.ndjson")
    before = fleet.files()
    fleet.engine = engine
    fleet.swivel = breaking_program(tmp_path / f"swivel-for-{engine}", swivel, "exit 127")
    (logs / "bad.ndjson").write_text(text(99, id="id-broken"))
    assert fleet.run(logs) == 2
    assert "cannot be used (exit code 127)" in capsys.readouterr().err
    assert fleet.files() == before


def test_a_killed_process_changes_nothing(fleet, logs, tmp_path, swivel, capsys):
    fleet.ingest(logs / "1.ndjson")
    before = fleet.files()
    (logs / "bad.ndjson").write_text(text(99, id="id-broken"))
    fleet.swivel = breaking_program(tmp_path / "swivel-that-kills", swivel, "kill -9 $PPID")
    fleet.options = ["--processes", "2"]
    assert fleet.run(logs) == 2
    assert "a process was killed" in capsys.readouterr().err
    assert fleet.files() == before


class Killed(BaseException):
    """Stands for kill -9: nothing handles it."""


def _kill_after(renames: int, monkeypatch) -> None:
    left = iter(range(renames))

    def replace(source, target, rename=os.rename):
        if next(left, None) is None:
            raise Killed
        rename(source, target)

    monkeypatch.setattr(store_module.os, "replace", replace)


def test_a_kill_at_each_rename_is_repaired_by_the_next_run(
    fleet, tmp_path, swivel, capsys, monkeypatch
):
    first, second = tmp_path / "first.ndjson", tmp_path / "second.ndjson"
    first.write_text(text(1, id="id-1", version="1.0", count=8))
    # It replaces the first, and moves to another partition.
    second.write_text(text(2, id="id-1", version="2.0"))
    fleet.ingest(first)
    expected = Fleet(tmp_path / "expected", swivel, "duckdb", capsys)
    shutil.copytree(fleet.root, expected.root)
    expected.ingest(second)
    for number in range(100):
        killed = Fleet(tmp_path / f"killed-{number}", swivel, "duckdb", capsys)
        shutil.copytree(fleet.root, killed.root)
        _kill_after(number, monkeypatch)
        try:
            killed.ingest(second)
        except Killed:
            monkeypatch.undo()
            killed.ingest(second)
            assert killed.tables() == expected.tables()
            assert not list((killed.root / "_runs").iterdir())
        else:
            monkeypatch.undo()
            break
    # A file for each table twice: when it is written, and to its place; the journal, the contents,
    # the schemas.
    assert number == 9


def test_a_store_has_one_writer(fleet, logs, capsys):
    fleet.root.mkdir()
    with open(fleet.root / "_lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert fleet.run(logs) == 2
    assert "another run writes to" in capsys.readouterr().err


def test_an_older_swivel_does_not_remove_columns(fleet, logs, tmp_path, swivel, capsys):
    fleet.ingest(logs)
    program = tmp_path / "older"
    program.write_text(
        f'#!/bin/sh\nif [ "$1" != schema ]; then exec "{swivel}" "$@"; fi\n'
        f'"{swivel}" "$@" | sed \'s/"turns",//g\'\n'
    )
    program.chmod(0o755)
    fleet.swivel = str(program)
    assert fleet.run(logs) == 2
    assert "does not have columns of this store: turns" in capsys.readouterr().err
