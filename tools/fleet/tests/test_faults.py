"""What goes wrong with a log is in its row, and costs no other log. What goes wrong with a run changes nothing."""

import fcntl
import os
import shutil
from pathlib import Path

import pytest
from fleet_logs import newer_format, recorded, text, without_end
from stores import Fleet

from swivel_fleet import store as store_module


@pytest.fixture
def fleet(tmp_path, swivel, capsys) -> Fleet:
    return Fleet(tmp_path / "store", swivel, "duckdb", capsys)


@pytest.fixture
def logs(tmp_path) -> Path:
    """Twelve logs."""
    folder = tmp_path / "logs"
    folder.mkdir()
    for number in range(12):
        (folder / f"{number}.ndjson").write_text(text(number, id=f"id-{number}", version="1.0"))
    return folder


def _program(path: Path, swivel: str, broken: str) -> str:
    """A swivel that does something else where a log has the word `broken`."""
    path.write_text(
        f'#!/bin/sh\ncase "$1" in --version|schema) exec "{swivel}" "$@";; esac\n'
        'for last in "$@"; do :; done\n'
        f'if xargs -0 grep -l broken <"$last" >/dev/null 2>&1; then {broken}; fi\n'
        f'exec "{swivel}" "$@"\n'
    )
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("kill -9 $$", "swivel ended by signal 9"),
        ("echo out of memory >&2; exit 70", "swivel ended with exit code 70: out of memory"),
        ("exec sleep 60", "swivel took longer than 2 seconds"),
        ("exit 0", "swivel's tables cannot be read: "),
    ],
)
def test_one_log_breaks_swivel(fleet, logs, tmp_path, swivel, broken, reason):
    (logs / "bad.ndjson").write_text(text(99, id="id-broken", version="1.0"))
    fleet.swivel = _program(tmp_path / "swivel-that-breaks", swivel, broken)
    fleet.options = ["--timeout", "1", "--batch", "13"]
    assert fleet.ingest(logs) == {
        "delivered": 13, "new": 13, "unreadable": 1, "added": 13, "replaced": 0, "removed": 0
    }
    traces = fleet.traces()
    assert traces["bad.ndjson"]["error"].startswith(reason)
    assert [row["status"] for name, row in traces.items() if name != "bad.ndjson"] == ["ok"] * 12
    # A swivel that does not break reads it, and its error goes.
    fleet.swivel = swivel
    counts = fleet.ingest(logs)
    assert (counts["new"], counts["added"], counts["removed"]) == (1, 1, 1)
    assert fleet.traces()["bad.ndjson"]["status"] == "ok"


@pytest.mark.parametrize("engine", ["duckdb", "spark"])
def test_a_program_that_does_not_run_changes_nothing(
    fleet, logs, tmp_path, swivel, spark, capsys, engine
):
    fleet.ingest(logs / "1.ndjson")
    before = fleet.files()
    fleet.engine = engine
    fleet.swivel = _program(tmp_path / f"swivel-for-{engine}", swivel, "exit 127")
    (logs / "bad.ndjson").write_text(text(99, id="id-broken"))
    assert fleet.run(logs) == 2
    assert "cannot be used (exit code 127)" in capsys.readouterr().err
    assert fleet.files() == before


def test_a_log_that_is_written_while_it_is_read(fleet, tmp_path, swivel):
    path = tmp_path / "growing.swivel"
    whole = recorded(swivel, tmp_path / "whole.swivel", text(1, id="id-1", version="1.0"))
    path.write_bytes(without_end(whole))
    assert fleet.ingest(path)["added"] == 1
    assert [(row["status"], row["is_closed"]) for row in fleet.rows("traces")] == [("partial", False)]
    path.write_bytes(whole)
    assert fleet.ingest(path)["replaced"] == 1
    assert [(row["status"], row["is_closed"]) for row in fleet.rows("traces")] == [("ok", True)]
    # The earlier one again, late.
    path.write_bytes(without_end(whole) + b"\0")
    before = fleet.tables()
    counts = fleet.ingest(path)
    assert (counts["new"], counts["added"], counts["replaced"]) == (1, 0, 0)
    assert fleet.tables() == before


def test_a_longer_log_moves_to_another_partition(fleet, tmp_path):
    path = tmp_path / "a.ndjson"
    path.write_text(text(1, id="same", version="1.0", count=8))
    other = tmp_path / "other.ndjson"
    other.write_text(text(2, id="other", version="1.0"))
    fleet.ingest(path, other)
    path.write_text(text(3, id="same", version="2.0"))
    assert fleet.ingest(path)["replaced"] == 1
    versions = {(row["key"], row["app_version"], row["events"]) for row in fleet.rows("traces")}
    assert versions == {("same", "2.0", 10), ("other", "1.0", 10)}
    # The old partition had only this log, and is gone.
    assert not list((fleet.root / "traces").glob("day=2026-01-02/*"))


def test_a_newer_format_and_a_damaged_tar_file(fleet, tmp_path, logs):
    (tmp_path / "newer.swivel").write_bytes(newer_format())
    (tmp_path / "cut.tar").write_bytes(b"\0" * 100 + b"x" * 700)
    folder = tmp_path / "folder.swivel"
    folder.mkdir()
    listing = tmp_path / "listing"
    listing.write_text(f"{tmp_path}/newer.swivel\n{tmp_path}/cut.tar\n{folder}\n{tmp_path}/none.swivel\n")
    fleet.options = ["--listing", str(listing)]
    counts = fleet.ingest(logs)
    assert (counts["delivered"], counts["unreadable"], counts["added"]) == (16, 4, 16)
    errors = {name: row["error"] for name, row in fleet.traces().items() if row["error"]}
    assert errors["newer.swivel"] == "log version 2.0 is not supported, only 1.x"
    assert errors["cut.tar"].startswith("the tar file cannot be read after its start: ")
    assert errors["folder.swivel"] == "it is a directory, not a log"
    assert errors["none.swivel"] == "it cannot be read: No such file or directory"


def test_a_log_that_is_too_large_has_a_row(fleet, tmp_path):
    path = tmp_path / "large.swivel"
    with open(path, "wb") as file:
        os.truncate(file.fileno(), (1 << 20) + 1)
    fleet.options = ["--most-log-mib", "1"]
    fleet.ingest(path)
    (row,) = fleet.rows("traces")
    assert (row["status"], row["error"]) == ("error", "it has 1048577 bytes; the most read is 1048576")


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
    # A file for each table twice: when it is written, and to its place; the journal, the contents, the schemas.
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
        f'#!/bin/sh\nif [ "$1" = schema ]; then "{swivel}" "$@" | sed \'s/"turns",//g\'; else exec "{swivel}" "$@"; fi\n'
    )
    program.chmod(0o755)
    fleet.swivel = str(program)
    assert fleet.run(logs) == 2
    assert "does not have columns of this store: turns" in capsys.readouterr().err
