"""Sizes and times are measured and printed; only what does not depend on a machine is asserted."""

import gzip
import os
import re
from pathlib import Path

import pytest
from pages import PAGES, Page, reports, short

LONG = PAGES["long"]

#: Further pages to measure: SWIVEL_MEASURE="FILE FILE".
MORE = [Page(Path(path).resolve()) for path in os.environ.get("SWIVEL_MEASURE", "").split()]


def test_sizes(measured):
    for page in PAGES.values():
        size = len(page.html.encode())
        measured.append(f"{page.name}: {size:,} B, {len(gzip.compress(page.html.encode(), mtime=0)):,} B in gzip")
    style = re.search(r"<style>(.*?)</style>", LONG.html, re.DOTALL).group(1)
    script = re.search(r"<script>(.*?)</script>", LONG.html, re.DOTALL).group(1)
    measured.append(f"style {len(style.encode()):,} B, script {len(script.encode()):,} B")
    assert len(style.encode()) <= 20_000
    assert len(script.encode()) <= 45_000
    assert all(len(page.html.encode()) <= 300_000 for page in short(reports()))
    assert len(LONG.html.encode()) <= 2_500_000


def test_elements_in_the_page(tab, measured):
    for page in reports():
        count = tab(page).evaluate("document.querySelectorAll('*').length")
        measured.append(f"{page.name}: {count:,} elements")
        assert count <= 20_000


def test_only_rows_in_view_are_in_a_long_page(tab):
    assert LONG.document["trace"]["moments"] >= 19_900
    one = tab(LONG)
    assert one.locator("#rows tbody tr[data-at]").count() <= 100
    last = LONG.document["trace"]["moments"] - 1
    one.locator("#knob").focus()
    one.keyboard.press("End")
    row = one.locator("#rows tr[aria-current]")
    assert row.get_attribute("data-at") == str(last)
    one.keyboard.press("Home")
    assert row.get_attribute("data-at") == "0"
    one.evaluate("document.querySelector('#rows').scrollTop = 290000")
    one.wait_for_timeout(100)
    seen = [int(each) for each in one.locator("#rows tr[data-at]").evaluate_all("(all) => all.map((each) => each.dataset.at)")]
    assert min(seen) < 10_000 < max(seen)


@pytest.mark.parametrize("page", [LONG, *MORE], ids=str)
def test_times_at_many_moments(tab, measured, page):
    one = tab(page)
    paint = one.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    ready = one.evaluate("performance.getEntriesByType('navigation')[0].domInteractive")
    measured.append(f"{page.name}: first paint {paint:.0f} ms, ready {ready:.0f} ms")
    timed = """(keys) => keys.map((key) => {
      const start = performance.now();
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      document.body.getBoundingClientRect();
      return performance.now() - start;
    })"""
    steps = sorted(one.evaluate(timed, ["ArrowRight"] * 100))
    measured.append(f"{page.name}: a step {steps[50]:.1f} ms in the middle, {steps[-1]:.1f} ms at most")
    zooms = sorted(one.evaluate(timed, ["+", "-"] * 5))
    measured.append(f"{page.name}: a zoom {zooms[5]:.0f} ms in the middle, {zooms[-1]:.0f} ms at most")
    filtered = one.evaluate("""() => {
      const field = document.querySelector('#filter'), start = performance.now();
      field.value = 'page3';
      field.dispatchEvent(new Event('input', {bubbles: true}));
      document.body.getBoundingClientRect();
      return performance.now() - start;
    }""")
    measured.append(f"{page.name}: a filter {filtered:.0f} ms")
    assert one.locator("#count").inner_text().endswith("events")
