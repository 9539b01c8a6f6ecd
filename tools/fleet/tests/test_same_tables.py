"""Two stores are compared by their rows, not by their files."""

import shutil

import pytest
from made_store import MadeStore

from swivel_fleet.same_tables import compare


def _store(folder, order, **changes):
    made = MadeStore()
    for number in order:
        others = changes if number == 1 else {}
        made.trace("1.10", key=f"key-{number}", findings=[("stale-layout", "observed")], **others)
    return made.write(folder)


def test_the_order_of_rows_does_not_matter(tmp_path, capsys):
    one, other = _store(tmp_path / "one", [0, 1, 2]), _store(tmp_path / "other", [2, 0, 1])
    assert compare(one, other)
    assert capsys.readouterr().out.splitlines()[0] == "traces       3 rows in both, none in one only"


@pytest.mark.parametrize("changes", [{"events": 21}, {"events": None}, {"day": "2026-01-02"}])
def test_a_value_that_differs_is_found(tmp_path, capsys, changes):
    one, other = _store(tmp_path / "one", [0, 1]), _store(tmp_path / "other", [0, 1], **changes)
    assert not compare(one, other)
    assert capsys.readouterr().out.splitlines()[0] == "traces       1 rows in both, 2 in one only"


@pytest.mark.parametrize(("order", "other_order"), [([0, 1], [0]), ([0], [0, 1]), ([0], [0, 0])])
def test_a_row_that_is_missing_or_twice_is_found(tmp_path, order, other_order):
    one, other = _store(tmp_path / "one", order), _store(tmp_path / "other", other_order)
    assert not compare(one, other)


def test_a_table_that_only_one_store_has_is_found(tmp_path, capsys):
    one, other = _store(tmp_path / "one", [0, 1]), _store(tmp_path / "other", [0, 1])
    shutil.rmtree(other / "findings")
    assert not compare(one, other)
    assert capsys.readouterr().out.splitlines() == [
        "traces       2 rows in both, none in one only",
        "findings     0 rows in both, 2 in one only",
        "transitions  0 rows in both, none in one only",
        "upgrades     0 rows in both, none in one only",
    ]
