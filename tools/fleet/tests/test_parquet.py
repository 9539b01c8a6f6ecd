"""`fleet parquet`: Parquet files of the tables that swivel wrote."""

import json
import subprocess

import pyarrow.parquet as pq
import pytest
from fleet_logs import text
from swivel_fleet import parquet
from swivel_fleet.cli import main
from swivel_fleet.failure import FleetError
from swivel_fleet.schema import derive, printed_by


@pytest.fixture
def folders(swivel, tmp_path):
    """Tables of two runs, the later version first."""
    made = []
    for number, version in enumerate(("1.9", "1.10")):
        log = tmp_path / f"{number}.ndjson"
        log.write_text(text(0, version=version))
        made.append(tmp_path / f"tables{number}")
        command = [swivel, "summarize", log, "--tables", made[-1]]
        subprocess.run(command, check=True, capture_output=True)
    return made


def test_folders_become_one_typed_and_sorted_table(swivel, folders, tmp_path, capsys):
    output = tmp_path / "parquet"

    code = main(["parquet", str(output), *map(str, folders), "--swivel", swivel])

    assert code == 0
    assert json.loads(capsys.readouterr().out) == {"traces": 2, "findings": 2, "transitions": 2, "upgrades": 0}
    for name, table in derive(printed_by(swivel)).items():
        rows = pq.read_table(output / f"{name}.parquet")
        assert rows.schema.equals(table.columns)
        versions = ["1.10", "1.9"] if name != "upgrades" else []
        assert rows.column("app_version").to_pylist() == versions
    assert sorted(path.name for path in output.iterdir()) == [
        "findings.parquet", "traces.parquet", "transitions.parquet", "upgrades.parquet"]  # fmt: skip


def test_what_cannot_be_read_is_named_and_nothing_is_written(swivel, folders, tmp_path):
    broken = folders[1] / "findings.ndjson"
    broken.write_text('{"schema":')

    with pytest.raises(FleetError, match=str(broken)):
        parquet.write(folders, tmp_path / "parquet", printed_by(swivel))

    assert list((tmp_path / "parquet").iterdir()) == []
