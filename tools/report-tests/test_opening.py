"""A page opens from the disk, in each way that it may be opened, and says what matters."""

import html
import re
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from pages import FOLDER, PAGES, reports, seconds

CI_POLICY = "sandbox; default-src 'none'; img-src 'self'; style-src 'self'"


@pytest.mark.parametrize("page", PAGES.values(), ids=str)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
def test_opens_without_a_request_or_a_word_in_the_console(opened, page, scheme, script):
    one = opened(page, color_scheme=scheme, java_script_enabled=script)
    one.tab.wait_for_timeout(200)
    assert one.noise == []
    assert [url for url in one.requests if not url.startswith("data:")] == [page.url]
    assert one.tab.locator("h1").count() == 1


def test_two_pages_of_a_trace_are_the_same():
    again = FOLDER / "twins/report.html"
    assert again.read_bytes() == PAGES["report"].path.read_bytes()


@pytest.mark.parametrize("page", reports(), ids=str)
def test_reads_without_script(tab, page):
    one = tab(page, java_script_enabled=False)
    text = one.locator("body").inner_text()
    assert page.document["headline"] in text
    for finding in page.document["findings"]:
        assert finding["help"] in text
        assert finding["command"] in text
    moments = page.document["trace"]["moments"]
    rows = one.locator("#rows tbody tr").count()
    assert rows == moments if moments <= 600 else 0 < rows <= 600
    articles = one.locator(".moment").count()
    assert 0 < articles <= 40
    assert one.locator(".moment .gates").count() > 0
    unwanted = any(value & 32 for lane in page.document["lanes"] if lane["kind"] == "stave" for value in lane["shown"][2::3])
    assert (one.locator(".track .shown.unwanted").count() > 0) == unwanted
    assert one.locator("button").count() == 0


def test_a_link_to_an_event_leads_there_without_script(tab):
    page = PAGES["report"]
    event = page.document["findings"][0]["decided"]
    one = tab(page, f"#event={event}", java_script_enabled=False)
    target = one.locator(":target")
    assert target.count() == 1
    assert target.locator("h3").inner_text().startswith(seconds(page.column("t")[page.index_of(event)]))
    assert 0 <= target.bounding_box()["y"] < 1000


@pytest.mark.parametrize("page", reports(), ids=str)
def test_every_link_within_a_page_has_a_target(page):
    ids = set(re.findall(r' id="([^"]+)"', page.html))
    links = {html.unescape(link) for link in re.findall(r'href="#([^"]*)"', page.html)}
    if page.document["trace"]["moments"] > 600:
        links = {link for link in links if not link.startswith("event=")}
    assert links and links <= ids


@pytest.fixture(scope="module")
def ci_server():
    """Serves pages with the header that a common CI server adds to its artifacts."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            page = PAGES.get(self.path.strip("/").removesuffix(".html"))
            self.send_response(200 if page else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Security-Policy", CI_POLICY)
            self.end_headers()
            self.wfile.write(page.html.encode() if page else b"")

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.mark.parametrize("name", ["report", "index", "diff", "hostile"])
def test_reads_under_a_policy_that_forbids_style_and_script(opened, ci_server, name):
    page, one = PAGES[name], opened()
    source = html.unescape(page.html)
    one.tab.goto(f"{ci_server}/{name}.html")
    assert one.tab.locator("h1").inner_text() in source
    assert one.tab.locator("html.live").count() == 0
    assert one.tab.evaluate("getComputedStyle(document.querySelector('h1')).letterSpacing") == "normal"
    shape = one.tab.locator(".shown, .spark path").first
    assert shape.get_attribute("stroke") or shape.get_attribute("fill")
    order = one.tab.evaluate("[...document.querySelectorAll('h1, h2')].map((each) => each.textContent)")
    assert len(order) > 2
