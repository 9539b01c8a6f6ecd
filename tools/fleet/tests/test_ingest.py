"""Both engines make the same tables of 200 logs, and a second run changes nothing."""

import io
import json
import os
import tarfile
from pathlib import Path

import duckdb
import pytest
from fleet_logs import TRACES, VERSIONS, recorded, text, without_end
from stores import TABLES, Fleet

from swivel_fleet import queries
from swivel_fleet.views import open_store


def _pack(path: Path, mode: str, logs: dict[str, str]) -> None:
    with tarfile.open(path, mode) as tar:
        for name, written in logs.items():
            data = written.encode()
            member = tarfile.TarInfo(name)
            member.size = len(data)
            tar.addfile(member, io.BytesIO(data))


@pytest.fixture(scope="module")
def logs(tmp_path_factory, swivel) -> Path:
    """200 deliveries: 150 files, of which 10 are copies and 6 are damaged, and 50 in tar files."""
    folder = tmp_path_factory.mktemp("logs")
    for number in range(120):
        version = VERSIONS[number % len(VERSIONS)]
        identifier = f"id-{number}" if number % 3 else None
        (folder / f"{number}.ndjson").write_text(text(number, id=identifier, version=version))
    for number in range(120, 130):
        written = text(number, id=f"id-{number}", version="2.0")
        recorded(swivel, folder / f"{number}.swivel", written)
    for number in range(10):
        (folder / f"copy-{number}.ndjson").write_bytes((folder / f"{number}.ndjson").read_bytes())
    for number in range(120, 124):
        # The same recording, delivered before its end.
        cut = without_end((folder / f"{number}.swivel").read_bytes())
        (folder / f"early-{number}.swivel").write_bytes(cut)
    (folder / "empty.swivel").touch()
    (folder / "noise.swivel").write_bytes(os.urandom(1000))
    (folder / "bits.swivel").write_bytes(bytes(reversed((folder / "120.swivel").read_bytes())))
    (folder / "loop.swivel").symlink_to("loop.swivel")
    os.mkfifo(folder / "pipe.swivel")
    (folder / "prose.ndjson").write_text("Dear all,\n")
    packed = {f"{number}.ndjson": text(number, version="3.0") for number in range(200, 250)}
    names = sorted(packed)
    _pack(folder / "a.tar", "w", {name: packed[name] for name in names[:30]})
    _pack(folder / "b.tar.gz", "w:gz", {name: packed[name] for name in names[30:]})
    return folder


@pytest.fixture(scope="module")
def stores(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("stores")


def test_both_engines_give_the_same_tables(logs, stores, swivel, spark, capsys):
    expected = {
        "delivered": 200,
        "new": 190,
        "unreadable": 6,
        "added": 186,
        "replaced": 0,
        "removed": 0,
    }
    fleets = [Fleet(stores / engine, swivel, engine, capsys) for engine in ("duckdb", "spark")]
    assert [fleet.ingest(logs) for fleet in fleets] == [expected, expected]
    duck, other = (fleet.tables() for fleet in fleets)
    assert not duck["upgrades"]
    for table in TABLES[:3]:
        assert len(duck[table]) >= 180
        assert duck[table] == other[table]


@pytest.mark.parametrize("engine", ["duckdb", "spark"])
def test_a_second_run_changes_nothing(logs, stores, swivel, spark, capsys, engine):
    fleet = Fleet(stores / engine, swivel, engine, capsys)
    before = fleet.files()
    # Only what has no bytes to know it by is looked at again.
    expected = {
        "delivered": 200,
        "new": 3,
        "unreadable": 3,
        "added": 0,
        "replaced": 0,
        "removed": 0,
    }
    assert fleet.ingest(logs) == expected
    assert fleet.files() == before


def test_every_delivery_has_a_row_or_a_better_copy(logs, stores, swivel, spark, capsys):
    traces = Fleet(stores / "duckdb", swivel, "duckdb", capsys).traces()
    names = {path.name for path in logs.iterdir() if path.suffix in (".swivel", ".ndjson")}
    better = {f"early-{number}.swivel" for number in range(120, 124)}
    # Of two copies, the name that sorts first stays.
    copied = {f"{number}.ndjson" for number in range(10)} | {
        f"copy-{number}.ndjson" for number in range(10)
    }
    assert names - set(traces) - better < copied
    assert len(copied & set(traces)) == 10
    errors = {name: row["error"] for name, row in traces.items() if row["status"] == "error"}
    assert set(errors) == {
        "empty.swivel",
        "noise.swivel",
        "bits.swivel",
        "loop.swivel",
        "pipe.swivel",
        "prose.ndjson",
    }
    assert errors["empty.swivel"] == "the file is empty"
    assert errors["pipe.swivel"] == "it is not a regular file"
    assert all("/swivel-fleet-" not in error for error in errors.values())


def test_versions_are_the_same_for_other_readers(logs, stores, swivel, spark, capsys):
    expected = {version for version in VERSIONS if 0 < len(version) < 64} | {"2.0", "3.0", None}
    for engine in ("duckdb", "spark"):
        place = stores / engine / "traces"
        types = "hive_types = {'day': VARCHAR, 'app_version': VARCHAR}"
        sql = f"SELECT DISTINCT app_version FROM read_parquet('{place}/*/*/*.parquet', {types})"
        by_duckdb = {version for (version,) in duckdb.sql(sql).fetchall()}
        by_spark = {row.app_version for row in spark.read.parquet(str(place)).distinct().collect()}
        assert by_duckdb == by_spark
        (long,) = by_duckdb - expected
        assert expected < by_duckdb and long.startswith("1" * 40)
        # Nothing is outside of the store's partitions.
        assert {path.name for path in (stores / engine).iterdir()} == {
            *TABLES[:3],
            "contents",
            "schemas.json",
            "_runs",
            "_lock",
        }


def test_the_order_of_runs_does_not_matter(logs, stores, swivel, spark, tmp_path, capsys):
    fleet = Fleet(tmp_path / "parts", swivel, "duckdb", capsys)
    paths = sorted(path for path in logs.iterdir() if not path.name.startswith("copy-"))
    for part in (paths[1::3], paths[2::3], paths[::3]):
        fleet.ingest(*part)
    whole = Fleet(tmp_path / "whole", swivel, "duckdb", capsys)
    whole.ingest(*paths)
    assert fleet.tables() == whole.tables()


def test_names_may_be_urls(logs, swivel, tmp_path, capsys):
    fleet = Fleet(tmp_path / "urls", swivel, "duckdb", capsys)
    folder = logs.as_uri()
    names = ["1.ndjson", "none.swivel", "b.tar.gz"]
    counts = fleet.ingest(*(f"{folder}/{name}" for name in names), "nonsense://x/y.swivel")
    assert (counts["delivered"], counts["added"], counts["unreadable"]) == (23, 23, 2)
    traces = {row["trace"]: row for row in fleet.rows("traces")}
    assert traces[f"{folder}/1.ndjson"]["events"] == 10
    assert traces[f"{folder}/b.tar.gz!230.ndjson"]["status"] == "ok"
    assert "none.swivel" in traces[f"{folder}/none.swivel"]["error"]
    assert "nonsense" in traces["nonsense://x/y.swivel"]["error"]
    by_folder = Fleet(tmp_path / "folder", swivel, "duckdb", capsys)
    # All but the link to itself, which Arrow does not list.
    assert by_folder.ingest(folder)["added"] == 185


@pytest.mark.parametrize("engine", ["duckdb", "spark"])
def test_pages_that_another_ios_changes(engine, swivel, spark, tmp_path, capsys):
    lines = (TRACES / "previous-page.ndjson").read_text().splitlines()
    header = {"app": "com.example.feed", "version": "1.0"}
    for number in range(3):
        first = json.dumps({"swivel": "1.0", "unit": "1us", "header": {**header, "id": f"{number}"}})
        (tmp_path / f"{number}.ndjson").write_text("\n".join([first, *lines[1:]]) + "\n")
    fleet = Fleet(tmp_path / "store", swivel, engine, capsys)
    fleet.options = ["--ios", "27"]
    assert fleet.ingest(tmp_path)["added"] == 3
    (row,) = queries.run(open_store(fleet.root), "upgrades")
    counts = (row["traces_as_built"], row["traces_rebuilt"], row["traces"])
    assert (row["ios"], row["page"], counts) == ("27.0", "the app", (0, 3, 3))
    assert (row["rule"], row["traces_by_rule"]) == ("scenes-required", 3)
