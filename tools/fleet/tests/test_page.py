"""The page: what it says, and that names of apps stay text."""
import base64
import hashlib
import html.parser
import re

import pytest

from made_store import MadeStore
from swivel_fleet import page, stave, texts
from swivel_fleet.views import Settings, open_store

HOSTILE = "</style><script>alert(1)</script><img src=x onerror=alert(2)>'\"&\u202e\u0007"
TURN = {
    "event": 7, "at_us": 1_000_000, "outcome": "turned", "from_orientations": "portrait",
    "to_orientations": "landscapeRight", "allowed": "portrait,landscapeRight", "basis": "observed"}
POP = TURN | {
    "event": 8, "at_us": 2_000_000, "outcome": "stayed", "from_orientations": "landscapeRight", "allowed": "portrait",
    "basis": "predicted"}


class Elements(html.parser.HTMLParser):
    """The elements of a page, and its text."""

    def __init__(self, text):
        super().__init__()
        self.found, self.text = [], ""
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.found.append((tag, dict(attributes)))

    def handle_data(self, data):
        self.text += data

    def all(self, tag):
        return [attributes for name, attributes in self.found if name == tag]


def written(made, folder):
    return page.render(open_store(made.write(folder), "duckdb", Settings(3)), "store", settings=Settings(3))


@pytest.fixture(scope="module")
def worse(tmp_path_factory):
    """A fleet in which a finding got worse on iPads."""
    made = MadeStore()
    for version, day, hits in (("1.9", "2026-01-01", 2), ("1.10", "2026-02-01", 40)):
        for number in range(200):
            pad = {"idiom": "pad", "model": "iPad13,1"} if number % 2 else {}
            found = [("lock-outlives-page", "observed")] if pad and number // 2 < hits else []
            made.trace(version, day, found, [TURN, POP] if found else [], install=f"{version} {number}", **pad)
    made.trace("1.10.1", "2026-02-20")
    made.trace("1.10.1", "2026-02-20", trace="logs.tar!a b.swivel", key="zz", events=3,
               findings=[{"finding": "stale-layout", "basis": "predicted", "fingerprint": "tar"}], transitions=[POP])
    made.trace(None, None, status="error", verdict=None, error="the file is empty")
    return written(made, tmp_path_factory.mktemp("worse"))


def test_the_headline_is_what_got_worse(worse):
    elements = Elements(worse)
    assert "<h1><bdi>lock-outlives-page got worse in 1.10</bdi></h1>" in worse
    assert "lock-outlives-page rose from 2.0% to 40% on iPad" in re.sub(r"\s+", " ", elements.text)
    assert "40 of 200 with 1.10 met it" in elements.text
    assert "1.10.1 (2): this release has fewer than 3 traces that count" in re.sub(r"\s+", " ", elements.text)


def test_every_drawing_has_a_text(worse):
    elements = Elements(worse)
    assert all(svg.get("role") == "img" and svg["aria-label"] or svg.get("aria-hidden") for svg in elements.all("svg"))
    labels = " ".join(svg.get("aria-label", "") for svg in elements.all("svg"))
    assert "Rate of lock-outlives-page by release: 1.0% in 1.9, 20% in 1.10, the newest that is compared" in labels
    assert "from 2.000 s landscapeRight, predicted, not observed, unwanted" in labels


def test_what_is_predicted_is_dashed_and_not_called_seen(worse):
    example = next(part for part in worse.split("<article") if "<code>tar</code>" in part).split("</article>")[0]
    assert "Seen in 0 traces of 0 installs" in example and "only predicted in 1 other trace" in example
    assert "predicted, not observed" in example and "observed, in" not in example.replace("not observed, in", "")
    lines = re.findall(r'<path class="shown ([a-z ]*)" d="M[^H]*H[^>]*', example)
    assert "predicted unwanted" in lines and not any("observed" in line for line in lines)
    assert example.count("stroke-dasharray") == sum("predicted" in line for line in lines)


def test_the_page_loads_nothing_and_allows_its_style_only(worse):
    elements = Elements(worse)
    assert not elements.all("script") and not elements.all("img") and "style=" not in worse
    assert [link["href"] for link in elements.all("link")] == ["data:,"]
    assert all(link["href"].startswith("#") for link in elements.all("a"))
    style = re.search(r"<style>(.*)</style>", worse, re.DOTALL)[1]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = elements.all("meta")[1]["content"]
    assert policy.startswith(f"default-src 'none'; style-src 'sha256-{digest}'") and "unsafe" not in policy


def test_hostile_names_stay_text(tmp_path):
    made = MadeStore()
    finding = {"finding": HOSTILE, "basis": "observed", "fingerprint": HOSTILE, "page": HOSTILE, "severity": HOSTILE}
    for version, hits in ((f"1{HOSTILE}", 0), (f"2{HOSTILE}", 150)):
        for number in range(200):
            found = [finding] if number < hits else []
            made.trace(
                version.replace("/", "⁄"), f"2026-0{1 + bool(hits)}-01", found, [TURN] if found else [], app=HOSTILE,
                app_build=HOSTILE, model=HOSTILE, idiom=HOSTILE, trace=f"{HOSTILE}.tar!{HOSTILE}")
    made.trace(None, None, status="error", verdict=None, error=HOSTILE, trace=HOSTILE)
    text = written(made, tmp_path)
    elements = Elements(text)
    assert not elements.all("script") and not elements.all("img") and len(elements.all("h1")) == 1
    assert text.count("</style>") == 1 and "\u202e" not in text and "\u0007" not in text
    assert "\\u202e" in text and "alert(1)" in elements.text


def test_what_is_back_is_not_told_as_news(tmp_path):
    made = MadeStore()
    for version, day, hits in (("1", "2026-01-01", 2), ("2", "2026-02-01", 40), ("3", "2026-03-01", 3)):
        for number in range(200):
            made.trace(version, day, [("stale-layout", "observed")] if number < hits else [])
    text = written(made, tmp_path)
    assert "<h1><bdi>stale-layout got worse in 2; it is back to what it was</bdi></h1>" in text
    assert "1.5% in <bdi>3</bdi>: back to what it was" in text


def test_nothing_got_worse(tmp_path):
    made = MadeStore()
    made.trace()
    text = Elements(written(made, tmp_path)).text
    assert "No finding got measurably worse" in text and "No trace has a finding" in text


def test_a_store_in_which_nothing_can_be_read(tmp_path):
    made = MadeStore()
    made.trace(None, None, status="error", verdict=None, error="the file is empty", app=None)
    text = Elements(written(made, tmp_path)).text
    assert "No finding got measurably worse" in text and "the file is empty" in text


def test_the_commands_are_for_a_shell():
    assert texts.commands("-x y.swivel", 3)[0] == "swivel why './-x y.swivel' --event 3"
    assert texts.commands("a b.tar!c'd", 3)[0] == """tar -xOf 'a b.tar' -- 'c'"'"'d' > example.swivel"""


def test_an_observation_beats_the_model():
    row = TURN | {"window": 1, "ordinal": 0, "basis": "contradicted", "observed": "portrait"}
    assert [s.orientations for s in stave.stretches([row], 2_000_000)] == [("portrait",), ("portrait",)]


def test_what_is_unwanted_begins_with_the_finding():
    finding = {"window": 1, "at_us": 1_500_000, "orientation": "landscapeRight", "allowed": "portrait"}
    line = stave.marked(stave.stretches([TURN | {"window": 1, "ordinal": 0}], 3_000_000), finding)
    assert [(s.start, s.end, s.is_unwanted) for s in line] == [
        (0, 1_000_000, False), (1_000_000, 1_500_000, False), (1_500_000, 3_000_000, True)]
    assert not any(s.is_unwanted for s in stave.marked(line[:2], finding | {"allowed": None}))
