"""The questions: the same answers by both engines, and the right ones."""
import csv
import io

import pytest

from made_store import MadeStore
from swivel_fleet.failure import FleetError
from swivel_fleet.queries import names, run, write
from swivel_fleet.views import DuckStore, Settings, SparkStore, open_store

SETTINGS = Settings(least_counted=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A store with what is easily counted wrong."""
    made = MadeStore()
    feed = {"finding": "container-ignores-child", "basis": "observed", "fingerprint": "feed", "page": "FeedPage"}
    for number in range(4):
        made.trace("1.9", "2026-01-05", findings=[feed, feed] if number == 0 else [], install=f"old-{number}")
    # One install with three traces, of which the second has a finding; the first one counts.
    for hour in range(3):
        made.trace("1.10", "2026-02-03", findings=[feed] if hour == 1 else [], install="same",
                   start=f"2026-02-03T0{hour}:00:00Z", app_build="77")
    made.trace("1.10", "2026-02-04", findings=[feed | {"basis": "unchanged"}], system="26.0", model="iPad13,1",
               idiom="pad", events=5, key="small")
    made.trace("1.10", "2026-02-04", findings=[feed | {"basis": "predicted"}])
    made.trace("1.10", "2026-02-05", findings=[{"finding": "stale-layout", "basis": "observed", "fingerprint": "new"}])
    made.trace("1.10", "2026-02-06", verdict="unjudged", missing_facts="no-window")
    made.trace(None, None, app=None, start=None, status="error", verdict=None, error="the file is empty", events=None,
               system=None, idiom=None, model=None, is_closed=None)
    made.trace("1.9.1", "2026-03-01")
    # A clock that is wrong by years in one of many traces does not change the order of releases.
    for number in range(110):
        made.trace("2.0", "2025-01-01" if number == 0 else "2026-04-01", install=f"new-{number}")
    # Two pages that iOS 27 changes, one of them in two traces and by two rules.
    video = {"page": "VideoPage", "trigger": "push", "today": "portrait"}
    resized = video | {"rebuilt": "landscapeRight", "rebuilt_rule": "resizable-scene"}
    inner = video | {"as_built": "landscapeLeft", "as_built_rule": "inner-display"}
    launch = {"trigger": "launch", "today": "launches", "rebuilt": "does not launch", "rebuilt_rule": "scenes-required"}
    made.trace("0.1", app="com.example.video", verdict="unjudged", upgrades=[resized, inner, launch], key="video-1")
    made.trace("0.1", app="com.example.video", verdict="unjudged", upgrades=[resized, resized], key="video-2")
    return made.write(tmp_path_factory.mktemp("store"))


@pytest.fixture(scope="module")
def duck(folder):
    return DuckStore(folder, SETTINGS)


@pytest.fixture(scope="module")
def both(folder, duck, spark):
    return duck, SparkStore(folder, spark, SETTINGS)


@pytest.mark.parametrize("name", names())
def test_both_engines_give_the_same_rows(both, name):
    duck, spark = (run(store, name, sweep=True) for store in both)
    assert [list(row) for row in spark] == [list(row) for row in duck]
    for one, other in zip(duck, spark, strict=True):
        assert other == {key: pytest.approx(value) if isinstance(value, float) else value for key, value in one.items()}
    assert duck or name == "regressions"


def test_releases_come_in_the_order_of_time(duck):
    rows = run(duck, "releases")
    counted = [(row["app_version"], row["counted"]) for row in rows]
    assert counted == [("1.9", 4), ("1.10", 4), ("1.9.1", 1), ("2.0", 110)]
    assert [row["is_large"] for row in rows] == [True, True, False, True]


def of_feed(store, name):
    """The rows of a query about the finding of the feed in 1.10."""
    wanted = ("1.10", "container-ignores-child")
    return [row for row in run(store, name) if (row["app_version"], row["finding"]) == wanted]


def test_an_install_counts_once_in_a_release(duck):
    rows = of_feed(duck, "rates")
    overall = next(row for row in rows if (row["system"], row["idiom"], row["model"]) == ("*", "*", "*"))
    assert (overall["counted"], overall["affected"], overall["predicted"]) == (4, 1, 1)
    pad = next(row for row in rows if row["idiom"] == "pad")
    assert (pad["counted"], pad["affected"], pad["rate"]) == (1, 1, 1.0)


def test_all_traces_of_an_install_are_looked_at_for_who_met_it(duck):
    row, = of_feed(duck, "affected")
    assert (row["installs_affected"], row["installs"], row["traces_affected"], row["traces"]) == (2, 4, 2, 6)


def test_the_first_version_of_a_fingerprint(duck):
    rows = {row["fingerprint"]: row for row in run(duck, "first_versions")}
    assert (rows["feed"]["app_version"], rows["feed"]["traces"]) == ("1.9", 3)
    assert (rows["new"]["app_version"], rows["new"]["counted_before"]) == ("1.10", 4)
    assert rows["new"]["absent_below"] == pytest.approx(1 - 0.05 ** 0.25)


def test_the_smallest_example_is_one_in_which_it_was_seen(duck):
    row = next(row for row in run(duck, "top_fingerprints") if row["fingerprint"] == "feed")
    assert (row["example"], row["example_events"], row["basis"]) == ("logs/small.swivel", 5, "unchanged")
    assert (row["traces_seen"], row["traces_predicted"], row["installs_seen"]) == (3, 1, 3)


def test_what_cannot_be_said_is_counted(duck):
    rows = {row["app_version"]: row for row in run(duck, "quality")}
    assert (rows["1.10"]["traces"], rows["1.10"]["unjudged"]) == (7, 1)
    assert (rows[None]["unreadable"], rows[None]["without_day"]) == (1, 1)
    assert run(duck, "errors") == [{"error": "the file is empty", "traces": 1, "example": "logs/key-11.swivel"}]


def test_pages_are_ranked_by_the_traces_that_another_ios_changes(duck):
    rows = [
        (row["page"], row["traces_as_built"], row["traces_rebuilt"], row["rule"], row["traces_by_rule"])
        for row in run(duck, "upgrades")]
    assert rows == [
        ("VideoPage", 1, 2, "resizable-scene", 2), ("VideoPage", 1, 2, "inner-display", 1),
        ("the app", 0, 1, "scenes-required", 1)]


def test_rows_are_printed():
    printed = {}
    for form in ("table", "csv", "json"):
        file = io.StringIO()
        write([{"finding": "a\u001b[31m", "ratio": float("inf")}, {"finding": None, "ratio": 1 / 3}], form, file)
        printed[form] = file.getvalue()
    assert printed["table"] == "finding  ratio\na\N{REPLACEMENT CHARACTER}[31m   inf\n-        0.3333\n"
    assert printed["json"].splitlines()[0] == '{"finding": "a\\u001b[31m", "ratio": null}'
    assert printed["csv"].splitlines()[0] == "finding,ratio"


def test_a_folder_without_traces_is_no_store(tmp_path):
    with pytest.raises(FleetError, match="has no traces"):
        open_store(tmp_path)


def test_no_cell_is_a_formula():
    file = io.StringIO()
    rows = [{"app": text, "rate": -0.5} for text in ("=1+1", "+1", "-1", "@x", "\tx", "a=b")]
    write(rows, "csv", file)
    cells = [row["app"] for row in csv.DictReader(io.StringIO(file.getvalue()))]
    assert cells == ["'=1+1", "'+1", "'-1", "'@x", "'\tx", "a=b"]
    assert file.getvalue().splitlines()[1] == "'=1+1,-0.5"
