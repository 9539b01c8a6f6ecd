"""The index sorts and filters what is in the page; the comparison steps through pairs."""

import re

import pytest
from playwright.sync_api import expect
from pages import FOLDER, PAGES

INDEXES = [page for page in PAGES.values() if page.schema == "index"]
DIFF = PAGES["diff"]
ROWS = "#traces tbody tr"
ORDER = {"error": 0, "warning": 1, "note": 2, "": 3}


def visible(tab):
    return tab.locator(f"{ROWS}:not([hidden])")


@pytest.mark.parametrize("page", INDEXES, ids=str)
def test_failing_traces_come_first(tab, page):
    one = tab(page, java_script_enabled=False)
    states = one.locator(f"{ROWS} .state").evaluate_all("(all) => all.map((each) => each.textContent.trim())")
    assert states and states == sorted(states, key=ORDER.get)


@pytest.mark.parametrize("page", INDEXES, ids=str)
def test_problems_narrow_the_table(tab, page):
    one = tab(page)
    total = visible(one).count()
    for problem in one.locator("#problems button").all()[:3]:
        traces = int(problem.locator("xpath=ancestor::tr").locator("td.number").inner_text())
        problem.click()
        assert problem.get_attribute("aria-pressed") == "true"
        found = visible(one).evaluate_all("(all) => all.map((each) => each.dataset.problems.split(' '))")
        number = problem.locator("xpath=..").get_attribute("data-problem")
        assert found and all(number in each for each in found)
        assert f"problem={number}" in one.evaluate("location.hash")
        assert len(found) >= traces or page.name != "index"
        problem.click()
        assert visible(one).count() == total


@pytest.mark.parametrize("page", INDEXES, ids=str)
def test_failing_only_and_text(tab, page):
    one = tab(page)
    total = visible(one).count()
    one.get_by_role("button", name="Failing only").click()
    failing = visible(one).count()
    assert failing == one.locator(f'{ROWS}:not([data-problems=""])').count()
    one.get_by_role("button", name="Failing only").click()
    name = visible(one).first.locator("th").inner_text()
    one.keyboard.press("/")
    one.keyboard.type(name)
    assert 0 < visible(one).count() < total
    assert "q=" in one.evaluate("location.hash")
    again = tab(page, one.evaluate("location.hash"))
    assert visible(again).count() == visible(one).count()
    one.keyboard.press("Escape")
    assert visible(one).count() == total


@pytest.mark.parametrize("page", INDEXES, ids=str)
def test_columns_sort(tab, page):
    one = tab(page)
    header = one.locator("#traces th[data-sort=number]", has_text="events")
    cell = f"{ROWS} td:nth-child({header.evaluate('(cell) => cell.cellIndex') + 1})"
    values = lambda: one.locator(cell).evaluate_all("(all) => all.map((each) => Number(each.dataset.value))")
    assert len(set(values())) > 1
    header.get_by_role("button").click()
    assert header.get_attribute("aria-sort") == "ascending"
    assert values() == sorted(values())
    header.get_by_role("button").click()
    assert header.get_attribute("aria-sort") == "descending"
    assert values() == sorted(values(), reverse=True)


def test_keys_move_through_the_links(tab):
    one = tab(PAGES["index"])
    focused = "document.activeElement.closest('tr')?.rowIndex ?? -1"
    one.keyboard.press("j")
    first = one.evaluate(focused)
    one.keyboard.press("j")
    assert one.evaluate(focused) > first > 0
    one.keyboard.press("k")
    assert one.evaluate(focused) == first
    one.keyboard.press("f")
    assert one.evaluate("document.activeElement.closest('tr').dataset.problems") != ""


def test_links_lead_to_a_page_and_its_moment(tab):
    one = tab(PAGES["index"])
    links = one.locator(f"{ROWS} a").evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
    there = [link for link in links if not link.startswith("#") and (FOLDER / link.split("#")[0]).exists()]
    assert there
    one.locator(f'{ROWS} .found a[href="{next(link for link in there if "#" in link)}"]').first.click()
    one.wait_for_selector(".now")
    event = one.url.rsplit("=", 1)[1]
    expect(one.locator(".now small")).to_have_text(re.compile(f"^event {event},"))


def test_the_comparison_begins_with_the_first_difference_and_steps(tab):
    one = tab(DIFF)
    pairs, focus = DIFF.document["pairs"], DIFF.document["focus"]
    small = lambda: one.locator(".now small").inner_text()
    assert small().startswith(f"event {pairs[focus][2]}, differs")
    one.keyboard.press("ArrowLeft")
    assert small().startswith(f"event {pairs[focus - 1][2]}, ")
    one.keyboard.press("f")
    assert small().startswith(f"event {pairs[focus][2]}, differs")
    one.keyboard.press("Shift+F")
    earlier = [each for each in DIFF.document["differing"] if each < focus] or DIFF.document["differing"]
    assert small().startswith(f"event {pairs[earlier[-1]][2]}, differs")
    assert one.locator("#lanes .line").count() == 2


def test_the_comparison_marks_events_that_differ(tab):
    one = tab(DIFF, java_script_enabled=False)
    assert one.locator(".link.differs").count() > 0
    assert one.locator(".link.same").count() > 0
    assert one.locator(".steps .differs").count() > 0
    text = one.locator("main").inner_text()
    assert "First divergence" in text and "Consequences" in text
    assert one.locator("#consequences .gates").count() >= 2


@pytest.mark.parametrize("page", [page for page in INDEXES if "<details" in page.html], ids=str)
def test_a_page_with_every_trace_opens_what_a_link_leads_to(tab, page):
    one = tab(page)
    assert one.locator("details[open]").count() == 0
    link = one.locator(f"{ROWS} .found a").first
    link.click()
    expect(one.locator("details[open]")).to_have_count(1)
    again = tab(page, link.get_attribute("href"))
    assert again.locator("details[open]").count() == 1
    box = again.locator(f'[id="{link.get_attribute("href")[1:]}"]').bounding_box()
    assert box and 0 <= box["y"] < 1000
