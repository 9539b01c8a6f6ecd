"""The page about two runs draws the same with and without script, and leads from each event to its counterpart."""

import html
import json
import re

import pytest
from pages import PAGES, seconds

DIFFS = [page for page in PAGES.values() if page.schema == "swivel.report-diff"]
DIFF, FIXED = PAGES["diff"], PAGES["diff-fixed"]

SHAPES = """() => JSON.stringify([...document.querySelectorAll('.lane')].map((lane) => [lane.dataset.lane,
  [...lane.querySelectorAll('.track *')].map((each) => {
    const attributes = [...each.attributes].map(({name, value}) => `${name}=${value}`).sort();
    return [each.localName, ...attributes, each.children.length ? '' : each.textContent].join(' ');
  })]))"""

PANES = """(each) => [...each.querySelectorAll('.stage, .whys')].map((pane) => pane.textContent.replace(/\\s+/g, ''))"""


@pytest.mark.parametrize("page", DIFFS, ids=str)
def test_both_draw_the_same_lanes(tab, page):
    static, live = tab(page, java_script_enabled=False), tab(page)
    live.keyboard.press("+")
    live.keyboard.press("0")
    drawn, redrawn = json.loads(static.evaluate(SHAPES)), json.loads(live.evaluate(SHAPES))
    assert [name for name, _ in drawn] == [name for name, _ in redrawn]
    for (name, shapes), (_, again) in zip(drawn, redrawn):
        assert shapes == again, name
    tinted = any(each["orientation"] for each in page.document["consequences"])
    assert tinted == any("class=tint" in shape for _, shapes in drawn for shape in shapes)


@pytest.mark.parametrize("page", [page for page in DIFFS if page.document["consequences"]], ids=str)
def test_both_say_the_same_of_the_first_consequence(tab, page):
    written = tab(page, java_script_enabled=False).locator("#consequences .sides").first.evaluate(PANES)
    live = tab(page)
    assert written == live.locator("#live .sides").evaluate(PANES)
    assert len(written) == 4 and any(written)
    assert not live.locator("#consequences").is_visible()


@pytest.mark.parametrize("page", DIFFS, ids=str)
def test_every_link_has_a_target(page):
    ids = set(re.findall(r' id="([^"]+)"', page.html))
    links = {html.unescape(link) for link in re.findall(r'href="#([^"]*)"', page.html)}
    assert links and links <= ids


@pytest.mark.parametrize("page", DIFFS, ids=str)
def test_every_event_of_both_runs_is_in_one_pair(page):
    for run, place in (("base", 0), ("head", 2)):
        events = [pair[place] for pair in page.document["pairs"] if pair[place] is not None]
        assert events == sorted(set(events))
        assert page.document["omitted"] or 0 < len(events) <= page.document[run]["trace"]["events"]


def test_what_is_read_first_is_the_cause_and_what_came_of_it(tab):
    one = tab(DIFF, java_script_enabled=False)
    assert one.locator("h1").inner_text() == "Main window shows landscapeRight instead of portrait"
    rows = one.locator(".verdict tbody tr").all_inner_texts()
    assert "returns the mask of the innermost page" in rows[0] and "leafCustom" in rows[0]
    assert "kept by rule pop-stays" in rows[1] and "not allowed" in rows[1]
    assert one.locator(".verdict").bounding_box()["y"] < 500


def test_a_link_leads_to_an_event_of_either_run(tab):
    for hash, place in (("#event=28", 2), ("#base-event=31", 0)):
        one = tab(FIXED, hash)
        event = int(hash.split("=")[1])
        pair = next(pair for pair in FIXED.document["pairs"] if pair[place] == event)
        times = one.locator(".now .time").all_inner_texts()
        assert times == [f"{seconds(pair[1])} s", f"{seconds(pair[3])} s"]
        assert one.locator(".steps [aria-current=true]").count() == 1
    target = tab(FIXED, "#base-event=28", java_script_enabled=False).locator(":target")
    assert target.count() == 1 and 0 <= target.bounding_box()["y"] < 1000


def test_the_link_follows_the_event(tab):
    one = tab(DIFF)
    one.keyboard.press("Home")
    one.locator("#knob").focus()
    one.keyboard.press("Home")
    one.wait_for_timeout(300)
    assert one.url.endswith(f"#event={DIFF.document['pairs'][0][2]}")
    assert one.locator("#announcements").inner_text()
    one.keyboard.press("End")
    one.wait_for_timeout(300)
    assert one.url.endswith(f"#event={DIFF.document['pairs'][-1][2]}")


def test_by_steps_an_event_stands_below_its_counterpart(tab):
    one = tab(DIFF)
    line = "[...document.querySelectorAll('.link')].map((each) => [each.getAttribute('x1'), each.getAttribute('x2')])"
    assert any(above != below for above, below in one.evaluate(line))
    one.keyboard.press("s")
    assert all(above == below for above, below in one.evaluate(line))
    assert one.get_by_role("button", name="Steps").get_attribute("aria-pressed") == "true"


def test_an_event_that_one_run_does_not_have_says_so(tab):
    page = PAGES["diff-missing"]
    missing = next(pair for pair in page.document["pairs"] if pair[2] is None)
    one = tab(page, f"#base-event={missing[0]}")
    assert one.locator(".now .time").all_inner_texts() == [f"{seconds(missing[1])} s", "not in this run"]
    assert one.locator(".now small").inner_text() == f"event {missing[0]} of the base, not in the head"
    assert one.locator("#lanes .line.absent").count() == 1


def test_a_pointer_on_a_stave_chooses_the_nearest_event_of_that_run(tab):
    one = tab(DIFF)
    for run, place in ((".run-base", 1), (".run-head", 3)):
        box = one.locator(f"{run} .track").first.bounding_box()
        pair = DIFF.document["pairs"][-1]
        one.mouse.click(box["x"] + box["width"] * pair[place] / DIFF.document["span"], box["y"] + 10)
        assert one.locator(".now small").inner_text().startswith(f"event {pair[2]},")
        one.keyboard.press("Home")


def test_the_page_of_equal_runs_says_so(tab):
    one = tab(PAGES["diff-same"])
    assert one.locator("h1").inner_text() == "No behavioral change"
    assert one.locator(".link.differs, .tint, #differ").count() == 0
    assert one.locator(".clear").is_visible()


def test_hostile_names_of_both_runs_stay_text(opened):
    page = PAGES["diff-hostile"]
    for script in (True, False):
        one = opened(page, java_script_enabled=script)
        assert one.noise == [] and one.requests == [page.url]
        assert one.tab.locator("h1").count() == 1
        assert one.tab.locator("img, iframe, main script, main style").count() == 0
        assert "<img src=x" in one.tab.locator("main").inner_text()
    one = opened(page)
    for _ in page.document["pairs"]:
        one.tab.keyboard.press("ArrowRight")
    assert one.noise == [] and one.tab.locator("img").count() == 0
