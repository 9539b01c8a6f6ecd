"""The live page says and draws the same as the static one."""

import json

import pytest
from pages import reports

# What a moment says and draws. Spaces are left out: they depend on how the source is laid out.
MOMENT = """(each) => ({
  said: ['.time', '.stage', '.whys', '.hierarchy'].map((pane) => each.querySelector(pane).textContent.replace(/\\s+/g, '')),
  drawn: [...each.querySelectorAll('.drawing, .drawing *')].map((one) =>
    ['class', 'transform', 'd', 'aria-label', 'visibility'].map((name) => one.getAttribute(name) ?? '').join(' ') + one.localName),
})"""

STATIC = f"""() => JSON.stringify([...document.querySelectorAll('.moment')].map((each) => [each.id, ({MOMENT})(each)]))"""

LIVE = f"""async (ids) => {{
  const found = [];
  for (const id of ids) {{
    const changed = new Promise((done) => addEventListener('hashchange', done, {{once: true}}));
    location.hash = '#none';
    await changed;
    const moved = new Promise((done) => addEventListener('hashchange', done, {{once: true}}));
    location.hash = id;
    await moved;
    const named = document.querySelector('#live small').textContent.startsWith(`event ${{id.slice(6)}},`);
    found.push([named ? id : `not ${{id}}`, ({MOMENT})(document.querySelector('#live'))]);
  }}
  return JSON.stringify(found);
}}"""

SHAPES = """() => JSON.stringify([...document.querySelectorAll('.lane')].map((lane) => [lane.dataset.lane,
  [...lane.querySelectorAll('.track *')].map((each) => {
    const attributes = [...each.attributes].map(({name, value}) => `${name}=${value}`).sort();
    return [each.localName, ...attributes, each.children.length ? '' : each.textContent].join(' ');
  })]))"""


@pytest.fixture(scope="module", params=reports(), ids=str)
def both(request, browser):
    """A report without and with script."""
    static = browser.new_context(java_script_enabled=False).new_page()
    live = browser.new_context(viewport={"width": 1360, "height": 1000}).new_page()
    static.goto(request.param.url)
    live.goto(request.param.url)
    yield static, live
    static.context.close()
    live.context.close()


def test_both_say_and_draw_the_same_of_each_written_out_moment(both):
    static, live = both
    written = dict(json.loads(static.evaluate(STATIC)))
    shown = dict(json.loads(live.evaluate(LIVE, list(written))))
    assert written and list(shown) == list(written)
    for event, moment in written.items():
        assert shown[event]["said"] == moment["said"], event
        assert shown[event]["drawn"] == moment["drawn"], event


def test_both_draw_the_same_shapes_on_each_lane(both):
    static, live = both
    live.keyboard.press("+")
    live.keyboard.press("0")
    drawn, redrawn = json.loads(static.evaluate(SHAPES)), json.loads(live.evaluate(SHAPES))
    assert [name for name, _ in drawn] == [name for name, _ in redrawn]
    for (name, shapes), (_, again) in zip(drawn, redrawn):
        assert len(shapes) == len(again), name
        assert shapes == again, name
    unwanted = sum("shown unwanted" in shape for _, shapes in drawn for shape in shapes)
    assert unwanted == static.locator(".track .shown.unwanted").count()
