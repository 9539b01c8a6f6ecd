"""Random hostile names in all places that have names: the page has the elements that it has with plain names."""

import json

import pytest
from hostile_traces import names
from pages import FOLDER, PAGES, Page

FUZZ = PAGES["hostile-fuzz"]
PLAIN = Page(FOLDER / "twins/plain.html")

ELEMENTS = """(root) => [...document.querySelectorAll(root)].flatMap((each) => [each, ...each.querySelectorAll('*')])
  .filter((each) => each.localName !== 'script' && each.localName !== 'style')
  .map((each) => [each.localName, each.getAttributeNames().sort().join(), each.getAttribute('class') ?? '', each.id].join(' '))"""

# What a step of the reader makes, at every seventh moment.
STEPS = f"""async () => {{
  const found = [], knob = document.querySelector('#knob');
  const press = (key) => knob.dispatchEvent(new KeyboardEvent('keydown', {{key, bubbles: true}}));
  press('Home');
  for (let step = 0; step < Number(knob.ariaValueMax); step += 1) {{
    if (step % 7 === 0) found.push(({ELEMENTS})('#live').join('\\n'));
    press('ArrowRight');
  }}
  return found;
}}"""


def test_there_are_enough_names():
    given = names(24, 300)
    assert len(set(given)) == 300
    text = json.dumps(FUZZ.document)
    assert sum(f"~{index}" in text for index in range(300)) >= 170
    for piece in ("<script>", "onerror", "{{{json}}}", "__proto__", "\\u0301"):
        assert piece in text, piece


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_a_page_has_the_elements_that_it_has_with_plain_names(opened, script):
    pages = [opened(page, java_script_enabled=script) for page in (FUZZ, PLAIN)]
    hostile, plain = [page.tab.evaluate(ELEMENTS, "body") for page in pages]
    assert len(hostile) > 5_000
    assert hostile == plain
    assert pages[0].tab.locator("h1").count() == 1
    check_quiet(pages[0])


def test_each_moment_has_the_elements_that_it_has_with_plain_names(opened):
    pages = [opened(page) for page in (FUZZ, PLAIN)]
    hostile, plain = [page.tab.evaluate(STEPS) for page in pages]
    assert len(hostile) > 90 and len(set(hostile)) > 10
    assert hostile == plain
    pages[0].tab.locator("#filter").fill("<script>")
    assert pages[0].tab.locator("#rows tbody tr").count() > 0
    check_quiet(pages[0])


def check_quiet(one):
    one.tab.wait_for_timeout(200)
    assert one.noise == []
    assert [url for url in one.requests if not url.startswith("data:")] == [FUZZ.url]
