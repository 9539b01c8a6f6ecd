"""The made pages that the tests open, and what they say about themselves."""

import json
import os
import re
from pathlib import Path

#: The folder of made pages. It holds at least the pages of `REQUIRED`.
FOLDER = Path(os.environ.get("SWIVEL_REPORT_PAGES", ".")).resolve()

#: `report` is of traces/previous-page.swivel and `clean` of a trace without findings; `hostile*` have a controller
#: with `<img src=x` in its name and one with U+202E; `long` has almost 20,000 moments, more than which no page has; `index` has pages of its
#: traces beside it, and `diff` compares previous-page-cured with previous-page. Other pages are tested as well.
REQUIRED = ["report", "clean", "hostile", "long", "index", "diff"]

DOCUMENT = re.compile(
    r'<script type="application/json" id="document">(.*?)</script>', re.DOTALL
)


class Page:
    """A made page on the disk."""

    def __init__(self, path):
        self.path = path
        self.name = str(path.relative_to(FOLDER).with_suffix("")) if path.is_relative_to(FOLDER) else path.stem
        self.url = path.as_uri()
        self.html = path.read_text(encoding="utf-8")
        found = DOCUMENT.search(self.html)
        self.document = json.loads(found.group(1)) if found else None

    def __repr__(self):
        return self.name

    @property
    def schema(self):
        return self.document["schema"].split("/")[0] if self.document else "index"

    @property
    def is_report(self):
        return self.schema == "swivel.report"

    @property
    def strings(self):
        return self.document["strings"]

    def column(self, name):
        """A column of the moments; sequence numbers and times are added up."""
        values = self.document["moments"][name]
        if name not in ("seq", "t"):
            return values
        sums, total = [], 0
        for value in values:
            total += value
            sums.append(total)
        return sums

    def texts(self, name):
        return [self.strings[index] for index in self.column(name)]

    @property
    def flagged(self):
        return [moment for moment, _ in self.document["moments"]["findings"]]

    def index_of(self, event):
        return self.column("seq").index(event)


def seconds(time):
    milliseconds = time // 1000
    return f"{milliseconds // 1000}.{milliseconds % 1000:03d}"


def all_pages():
    return [Page(path) for path in sorted(FOLDER.glob("*.html"))]


PAGES = {page.name: page for page in all_pages()}


def reports():
    return [page for page in PAGES.values() if page.is_report]


def short(pages):
    """Pages that are quick to open often."""
    return [page for page in pages if len(page.html) < 500_000]
