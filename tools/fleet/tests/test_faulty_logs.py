"""What goes wrong with a log is in its row, and costs no other log."""

import os
import tarfile

import pytest
from fleet_fixtures import fleet, logs  # noqa: F401 (fixtures)
from fleet_logs import breaking_program, newer_format, recorded, text, without_end


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("kill -9 $$", "swivel ended by signal 9"),
        ("echo out of memory >&2; exit 70", "swivel ended with exit code 70: out of memory"),
        ("exec sleep 60", "swivel took longer than 1.25 seconds"),
        ("exit 0", "swivel's tables cannot be read: "),
    ],
)
def test_one_log_breaks_swivel(fleet, logs, tmp_path, swivel, broken, reason):
    (logs / "bad.ndjson").write_text(text(99, id="id-broken", version="1.0"))
    fleet.swivel = breaking_program(tmp_path / "swivel-that-breaks", swivel, broken)
    fleet.options = ["--timeout", "1", "--batch", "13"]
    assert fleet.ingest(logs) == {
        "delivered": 13,
        "new": 13,
        "unreadable": 1,
        "added": 13,
        "replaced": 0,
        "removed": 0,
    }
    traces = fleet.traces()
    assert traces["bad.ndjson"]["error"].startswith(reason)
    assert [row["status"] for name, row in traces.items() if name != "bad.ndjson"] == ["ok"] * 12
    # A swivel that does not break reads it, and its error goes.
    fleet.swivel = swivel
    counts = fleet.ingest(logs)
    assert (counts["new"], counts["added"], counts["removed"]) == (1, 1, 1)
    assert fleet.traces()["bad.ndjson"]["status"] == "ok"


def test_a_log_that_is_written_while_it_is_read(fleet, tmp_path, swivel):
    path = tmp_path / "growing.swivel"
    whole = recorded(swivel, tmp_path / "whole.swivel", text(1, id="id-1", version="1.0"))
    path.write_bytes(without_end(whole))
    assert fleet.ingest(path)["added"] == 1
    assert [(row["status"], row["is_closed"]) for row in fleet.rows("traces")] == [
        ("partial", False)
    ]
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
    listing.write_text(
        f"{tmp_path}/newer.swivel\n{tmp_path}/cut.tar\n{folder}\n{tmp_path}/none.swivel\n"
    )
    fleet.options = ["--listing", str(listing)]
    counts = fleet.ingest(logs)
    assert (counts["delivered"], counts["unreadable"], counts["added"]) == (16, 4, 16)
    errors = {name: row["error"] for name, row in fleet.traces().items() if row["error"]}
    assert errors["newer.swivel"].startswith("log version 2.0 is not supported")
    assert errors["cut.tar"].startswith("the tar file cannot be read after its start: ")
    assert errors["folder.swivel"] == "it is a directory, not a log"
    assert errors["none.swivel"] == "it cannot be read: No such file or directory"


def test_a_hostile_tar_file_has_a_row(fleet, tmp_path, logs):
    with tarfile.open(tmp_path / "logs.tar", "w", format=tarfile.USTAR_FORMAT) as tar:
        tar.add(logs / "1.ndjson", "1.ndjson")
        tar.add(logs / "2.ndjson", "2.ndjson")
    archive = bytearray((tmp_path / "logs.tar").read_bytes())
    # A negative size in binary, larger than any file's.
    archive[124:136] = b"\xff\x80" + b"\0" * 10
    archive[148:156] = b" " * 8
    archive[148:156] = b"%06o\0 " % sum(archive[:512])
    (tmp_path / "logs.tar").write_bytes(archive)
    fleet.ingest(tmp_path / "logs.tar", logs / "3.ndjson")
    traces = fleet.traces()
    assert traces["3.ndjson"]["status"] == "ok"
    assert traces["logs.tar"]["error"].endswith("read after its start: a header is damaged")
    assert traces["logs.tar!2.ndjson"]["status"] == "ok"


def test_logs_of_the_same_name_in_a_tar_file_are_told_apart(fleet, tmp_path, logs):
    with tarfile.open(tmp_path / "logs.tar", "w") as tar:
        for number in range(3):
            tar.add(logs / f"{number}.ndjson", "same.ndjson")
    assert fleet.ingest(tmp_path / "logs.tar")["added"] == 3
    rows = {(row["key"], row["events"]) for row in fleet.rows("traces")}
    assert rows == {("id-0", 10), ("id-1", 10), ("id-2", 10)}


def test_a_name_that_is_not_text_and_one_with_a_zero_byte(fleet, tmp_path, logs):
    odd = os.fsdecode(b"odd-\xff.ndjson")
    (tmp_path / odd).write_text(text(50, id="id-50", version="1.0"))
    with tarfile.open(tmp_path / "logs.tar", "w", format=tarfile.PAX_FORMAT) as tar:
        member = tarfile.TarInfo("zero.ndjson")
        member.pax_headers = {"path": "zero\0byte.ndjson"}
        member.size = (logs / "1.ndjson").stat().st_size
        with open(logs / "1.ndjson", "rb") as file:
            tar.addfile(member, file)
    fleet.ingest(tmp_path / odd, tmp_path / "logs.tar", logs / "2.ndjson")
    assert {row["status"] for row in fleet.rows("traces")} == {"ok"}
    assert {row["key"] for row in fleet.rows("traces")} == {"id-50", "id-1", "id-2"}


def test_a_compressed_tar_file_without_its_end_has_a_row(fleet, tmp_path, logs):
    with tarfile.open(tmp_path / "whole.tar.gz", "w:gz") as tar:
        tar.add(logs, "logs")
    whole = (tmp_path / "whole.tar.gz").read_bytes()
    folder = tmp_path / "cut"
    folder.mkdir()
    # In the header, in the name, and in the data.
    for size in (1, 12, len(whole) // 2):
        (folder / f"{size}.tar.gz").write_bytes(whole[:size])
    fleet.ingest(folder)
    files = {row["trace"]: row["error"] for row in fleet.rows("traces") if "!" not in row["trace"]}
    assert sorted(files) == sorted(str(path) for path in folder.iterdir())
    assert all(error.startswith("the tar file cannot be read after") for error in files.values())


def test_a_log_that_is_too_large_has_a_row(fleet, tmp_path):
    path = tmp_path / "large.swivel"
    with open(path, "wb") as file:
        os.truncate(file.fileno(), (1 << 20) + 1)
    fleet.options = ["--most-log-mib", "1"]
    fleet.ingest(path)
    (row,) = fleet.rows("traces")
    assert (row["status"], row["error"]) == (
        "error",
        "it has 1048577 bytes; the most read is 1048576",
    )
