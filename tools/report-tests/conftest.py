"""Opens made pages in Chromium; nothing is downloaded."""

import os
import shutil

import pytest
from playwright.sync_api import sync_playwright

from pages import FOLDER, PAGES, REQUIRED

PROGRAM = os.environ.get("CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"


def pytest_configure():
    missing = [name for name in REQUIRED if name not in PAGES]
    if missing:
        pytest.exit(f"no pages {', '.join(missing)} in {FOLDER}; set SWIVEL_REPORT_PAGES", 2)


def pytest_terminal_summary(terminalreporter):
    for line in MEASURED:
        terminalreporter.write_line(f"measured: {line}")


MEASURED = []


@pytest.fixture(scope="session")
def measured():
    """Lines that are printed at the end and not asserted."""
    return MEASURED


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=["--no-sandbox"])
        yield browser
        browser.close()


class Opened:
    """A tab that notes all that a page must not do."""

    def __init__(self, browser, **options):
        options.setdefault("viewport", {"width": 1360, "height": 1000})
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(8_000)
        self.tab = self.context.new_page()
        self.noise = []
        self.requests = []
        self.tab.on("console", lambda message: self.noise.append(message.text))
        self.tab.on("pageerror", lambda error: self.noise.append(str(error)))
        self.tab.on("dialog", lambda dialog: (self.noise.append(dialog.message), dialog.dismiss()))
        self.tab.on("request", lambda request: self.requests.append(request.url))

    def go(self, page, hash=""):
        self.tab.goto(page.url + hash)
        return self.tab


@pytest.fixture
def opened(browser):
    """Makes tabs, and closes them after the test."""
    tabs = []

    def make(page=None, hash="", **options):
        one = Opened(browser, **options)
        tabs.append(one)
        if page is not None:
            one.go(page, hash)
        return one

    yield make
    for one in tabs:
        one.context.close()


@pytest.fixture
def tab(opened):
    """Opens a page and answers with its tab."""
    return lambda page, hash="", **options: opened(page, hash, **options).tab
