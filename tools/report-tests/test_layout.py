"""Pages fit on a phone and on paper."""

import pytest
from pages import PAGES, short

WIDTHS = [320, 390, 768, 1024]


@pytest.mark.parametrize("page", PAGES.values(), ids=str)
@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_nothing_scrolls_sideways(tab, page, script):
    one = tab(page, java_script_enabled=script)
    for width in WIDTHS:
        one.set_viewport_size({"width": width, "height": 800})
        wide = one.evaluate("""() => {
          const limit = document.documentElement.clientWidth;
          const clipped = (each) => each.closest('svg svg, svg text, .unseen, .skip, #head, .now .what *, .code pre *') || each.ownerSVGElement
            || (each.closest('#rows.long') && !each.matches('#rows'));
          return [...document.querySelectorAll('body *')].filter((each) => !clipped(each) && each.checkVisibility())
            .filter((each) => each.getBoundingClientRect().right > limit + 1).map((each) => each.outerHTML.slice(0, 120)).slice(0, 3);
        }""")
        assert wide == [], width
        assert one.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("page", short(PAGES.values()), ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_light_and_has_no_controls(tab, page, scheme):
    one = tab(page, color_scheme=scheme)
    one.emulate_media(media="print", color_scheme=scheme)
    controls = ".tools *, .command button, input, select, #knob, .now"
    assert one.locator(controls).evaluate_all("(all) => all.filter((each) => each.checkVisibility()).map((each) => each.outerHTML)") == []
    style = one.evaluate("(() => { const style = getComputedStyle(document.body); return [style.backgroundColor, style.color]; })()")
    assert style == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    if page.schema == "index":
        assert one.locator("#problems [data-problem]").first.inner_text()
    if page.is_report:
        assert one.locator(".moment").first.is_visible()
        assert one.locator("#rows tbody tr").first.is_visible()


@pytest.mark.parametrize("page", [page for page in PAGES.values() if page.is_report and page.name != "hostile-fuzz"], ids=str)
def test_paper_has_no_empty_pages(tab, page):
    one = tab(page)
    sheets = one.pdf(format="A4").count(b"/Type /Page\n")
    moments = page.document["trace"]["moments"]
    assert 2 <= sheets <= 12 + len(page.document["findings"]) / 2 + min(moments, 40) / 2 + min(moments, 600) / 25
