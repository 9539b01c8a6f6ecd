"""The synthetic fleet: real logs with known regressions, the same for the same seed."""
import json
import pathlib
import subprocess
import sys
import tarfile
from collections import Counter

import pytest

FLEET = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(FLEET.parent))

from swivel_log import read_header  # noqa: E402
from read_swivel import block  # noqa: E402
from synthetic import base_logs, draw, headers, plants, truth, world  # noqa: E402
from synthetic.bases import Bases, read  # noqa: E402

SCENARIOS = FLEET.parent.parent / "traces/scenarios"
ONE = {"systems": ("17.6",), "models": ("iPhone12,1",)}


@pytest.fixture(scope="module")
def base(tmp_path_factory, swivel):
    """Base logs of one device and system."""
    folder = tmp_path_factory.mktemp("base")
    base_logs.make(swivel, folder, SCENARIOS, small=True, **ONE)
    return folder


@pytest.fixture(scope="module")
def bases(base, swivel):
    """The base logs, and copies of their names for the other devices and systems: enough for numbers."""
    made = Bases(base, swivel)
    for (kind, finding, *_), names in list(made.by_kind.items()):
        for system in world.SYSTEMS:
            for model in world.MODELS:
                made.by_kind[kind, finding, system, model] = names
    return made


def test_the_base_logs_have_what_they_are_for(bases):
    kinds = {kind: finding for kind, finding, *_ in bases.by_kind}
    assert set(kinds) == {"seen", "predicted", "clean", "unjudged"}
    seen = {finding for kind, finding, *_ in bases.by_kind if kind == "seen"}
    assert seen >= {"back-navigation-rotated", "dismissal-rotated"}


def test_another_header_is_read_back(base):
    log = next((base / "base/clean").rglob("*.swivel")).read_bytes()
    facts = {"id": "0" * 32, "app": "com.example", "version": "1.10", "install": None, "build": "7 ä"}
    made = headers.with_header(headers.after_header(log), facts)
    payload, end = block(made, 0)
    assert read_header(payload) == {key: value for key, value in facts.items() if value}
    assert made[end:] == headers.after_header(log) and made.endswith(headers.END)


def test_plants_depend_on_the_seed_alone():
    kinds = ["large", "tiny", "major", "major", "small", "large"]
    assert plants.plant(5, kinds) == plants.plant(5, kinds) != plants.plant(6, kinds)
    for plant in plants.plant(5, kinds):
        assert 0 < plant["release"] < len(kinds)


def test_the_rates_are_those_of_the_world(bases):
    made = world.make(11, 20_000)
    change = next(p for p in made.plants if p.get("is_frequent"))
    counts, sizes = Counter(), Counter()
    for trace in draw.draw(made, bases.by_kind):
        sizes[trace.version] += 1
        counts[trace.version] += trace.base.startswith(f"seen/{change['finding']}/")
    assert sizes == {release["version"]: release["traces"] for release in made.releases}
    covered = bases.covers("seen", change["finding"], "17.6", "iPhone12,1")
    for number in (change["release"] - 1, change["release"]):
        weights = made.systems[number][:, None] * made.models[number][None, :]
        expected = covered * float((made.rate(change["finding"], number) * weights).sum())
        version = made.releases[number]["version"]
        # Those of one install are alike, so that the spread is a little wider than of independent traces.
        assert abs(counts[version] - expected * sizes[version]) <= 5 * (expected * sizes[version]) ** 0.5


def test_what_is_true_follows_from_the_plants(bases):
    made = world.make(11, 20_000)
    made.plants = [{
        "kind": "seen", "finding": "back-navigation-rotated", "release": 3, "scope": "idiom=pad", "ratio": 2.0,
        "fixed_in": 5}]
    increased = [truth.is_increased(made, bases, "back-navigation-rotated", 2, after, scope)
                 for after, scope in ((3, "all"), (3, "idiom=pad"), (3, "idiom=phone"), (5, "all"))]
    assert increased == [True, True, False, False]


def test_a_fleet_is_delivered(tmp_path, base, swivel):
    for name in ("one", "two"):
        subprocess.run(
            [sys.executable, FLEET / "tests/small_fleet.py", base, swivel, tmp_path / name], check=True)
    tars, others = (sorted((tmp_path / name).glob("*.tar")) for name in ("one", "two"))
    assert tars and [tar.read_bytes() for tar in tars] == [tar.read_bytes() for tar in others]
    for tar in tars:
        with tarfile.open(tar) as file:
            file.extractall(tmp_path / "logs", filter="data")
    subprocess.run([swivel, "summarize", "--tables", tmp_path / "tables", tmp_path / "logs"], capture_output=True)
    rows, counts = read(tmp_path / "tables/traces.ndjson"), json.loads((tmp_path / "one/counts.json").read_text())
    assert len(rows) == sum(counts[key] for key in ("traces", "twice", "not_ended_before"))
    assert sum(row["status"] == "error" for row in rows) == counts["broken"] > 0
    whole = [row for row in rows if row["status"] == "ok"]
    assert all(row["day"] and row["app_version"] and row["app_build"] for row in whole)
    assert len({row["id"] for row in whole}) == counts["traces"] - counts["broken"]
