"""Pages can be read by ears, by keyboard, without colors and without motion."""

import re
from pathlib import Path

import axe_playwright_python
import pytest
from pages import PAGES, reports, short

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


# What is written out without the script is in the same colors.
@pytest.mark.parametrize("page", short(PAGES.values()), ids=str)
@pytest.mark.parametrize(
    ("script", "scheme"), [(True, "light"), (True, "dark"), (False, "light")], ids=["live-light", "live-dark", "static-light"])
def test_axe_finds_nothing(opened, page, scheme, script):
    one = opened(color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    if not script:
        one.context.route("**/*", lambda route: route.fulfill(
            content_type="text/html; charset=utf-8", body=re.sub(r"<script>.*?</script>", "", page.html, flags=re.DOTALL)))
        one.tab.goto("http://static.invalid/")
    else:
        one.go(page)
    one.tab.evaluate(AXE)
    # The other scheme has the same elements in other colors.
    rules = "color-contrast" if scheme == "dark" else None
    options = {"resultTypes": ["violations"], **({"runOnly": [rules]} if rules else {})}
    result = one.tab.evaluate("(options) => axe.run(document, options)", options)
    found = [(each["id"], [node["html"][:160] for node in each["nodes"]][:3]) for each in result["violations"]]
    assert found == []


@pytest.mark.parametrize("page", PAGES.values(), ids=str)
@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_headings_are_in_order_and_ids_are_unique(tab, page, script):
    one = tab(page, java_script_enabled=script)
    levels = [int(each[1]) for each in one.locator("h1, h2, h3, h4").evaluate_all("(all) => all.filter((each) => each.checkVisibility()).map((each) => each.localName)")]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in zip(levels, levels[1:]))
    ids = one.locator("[id]").evaluate_all("(all) => all.map((each) => each.id)")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("page", short(reports()), ids=str)
def test_focus_order_is_reading_order(tab, page):
    one = tab(page)
    places = []
    for _ in range(40):
        one.keyboard.press("Tab")
        places.append(one.evaluate("[...document.querySelectorAll('*')].indexOf(document.activeElement)"))
        if places[-1] < 0 or len(places) > 1 and places[-1] <= places[-2]:
            break
    steps = places[:-1] if places[-1] <= places[-2] else places
    assert len(steps) > 8 and steps == sorted(steps)
    assert one.evaluate("getComputedStyle(document.activeElement).outlineStyle") is not None


def test_focus_is_visible(tab):
    one = tab(PAGES["report"])
    for selector in ("#knob", "#filter", "#group", "button", "main a"):
        one.locator(selector).first.focus()
        one.keyboard.press("Shift+Tab")
        one.keyboard.press("Tab")
        assert one.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid", selector


@pytest.mark.parametrize("page", reports(), ids=str)
def test_the_slider_says_where_it_is(tab, page):
    one = tab(page, f"#event={page.column('seq')[0]}")
    knob = one.get_by_role("slider")
    assert knob.get_attribute("aria-valuemax") == str(page.document["trace"]["moments"])
    assert knob.get_attribute("aria-valuenow") == "1"
    knob.focus()
    one.keyboard.press("ArrowRight")
    assert knob.get_attribute("aria-valuenow") == "2"
    assert " seconds, " in knob.get_attribute("aria-valuetext")


def test_steps_are_announced_once_stepping_has_paused(tab):
    one = tab(PAGES["report"])
    live = one.locator("#announcements")
    assert live.get_attribute("aria-live") == "polite"
    one.keyboard.press("ArrowRight")
    one.keyboard.press("ArrowRight")
    one.wait_for_timeout(300)
    assert live.inner_text().startswith(one.locator(".now .time").inner_text().removesuffix(" s") + " seconds. ")


@pytest.mark.parametrize("page", PAGES.values(), ids=str)
def test_buttons_have_names_and_tables_have_headers(tab, page):
    one = tab(page)
    for name in one.locator("button").evaluate_all("(all) => all.slice(0, 200).map((each) => each.getAttribute('aria-label') || each.textContent.trim())"):
        assert name
    assert one.locator("table:not(:has(thead th[scope=col]))").count() == 0


def test_nothing_moves_where_less_motion_is_wanted(tab):
    duration = "getComputedStyle(document.querySelector('#live .held')).transitionDuration"
    assert tab(PAGES["report"], reduced_motion="reduce").evaluate(duration) == "0s"
    assert tab(PAGES["report"], reduced_motion="no-preference").evaluate(duration) == "0.34s"


def luminance(color):
    channels = [int(color[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return sum(weight * value for weight, value in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_text_stands_out_in_both_schemes():
    css = re.search(r"<style>(.*?)</style>", PAGES["report"].html, re.DOTALL).group(1)
    blocks = re.findall(r":root \{(.*?)\}", css, re.DOTALL)
    long = lambda color: color if len(color) == 7 else "#" + "".join(2 * each for each in color[1:])
    schemes = [{name: long(color) for name, color in re.findall(r"--([\w-]+): (#[0-9a-f]{3,6})\b", block)} for block in blocks]
    assert len(schemes) >= 2
    for scheme in schemes[:2]:
        for ink, paper in [("ink", "paper"), ("ink-2", "paper"), ("ink-3", "paper"), ("ink-3", "soft"), ("blue", "paper"), ("orange", "paper"),
                           ("orange", "orange-soft"), ("ink", "allowed"), ("ink", "page"), ("ink", "title-bar")]:
            assert contrast(scheme[ink], scheme[paper]) >= 4.5, (ink, paper, scheme)
        assert contrast(scheme["orange"], scheme["allowed"]) >= 3
        assert contrast(scheme["blue"], scheme["allowed"]) >= 3
