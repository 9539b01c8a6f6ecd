"""An empty store and twelve logs, for the tests of faults."""

from pathlib import Path

import pytest
from fleet_logs import text
from stores import Fleet


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
