"""Markdown of hostile traces, by the renderer of GitHub: no markup, link or mention is a name's."""

import os
import re
import subprocess
from html.parser import HTMLParser

import cmarkgfm
import pytest
from cmarkgfm.cmark import Options
from hostile_traces import ROOT, TURNED, known, lines_of, names, run_with, write

SWIVEL = os.environ["SWIVEL"]
NAMES = [
    "@team", "a@b.example", "https://evil.invalid/x", "www.evil.invalid", "WWW.evil.invalid", "#1", "<img src=x onerror=alert(1)>",
    "![x](//evil.invalid)", "[x](//evil.invalid)", "&lt;img&gt;", "``````", "</details><img src=x>", "<!--", "~~x~~", "$x$", "http://x@y.invalid",
]  # fmt: skip
ALLOWED = {"h3", "table", "thead", "tbody", "tr", "th", "td", "code", "pre", "details", "summary", "p", "ul", "li", "strong"}


class Read(HTMLParser):
    """The elements of a page, and its text outside of code."""

    def __init__(self, page):
        super().__init__()
        self.tags, self.text, self._code = [], "", 0
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self._code += tag == "code"
        assert [name for name, _ in attributes if name not in ("lang", "class")] == [], (tag, attributes)

    def handle_endtag(self, tag):
        self._code -= tag == "code"

    def handle_comment(self, data):
        raise AssertionError(data)

    def handle_data(self, data):
        self.text += "" if self._code else data


def _folders(place, seed):
    """Pairs of runs, whose names and files' names are hostile."""
    given = names(seed, 400)
    for kind in ("base", "head"):
        folder = place / kind
        folder.mkdir()
        known(folder / "<img src=x>@team.ndjson")
        run_with(folder / "fuzz.ndjson", given)
        lines = lines_of(TURNED)
        named = [line for line in lines if "name" in line]
        for index, line in enumerate(named):
            line["name"] = NAMES[(index + seed) % len(NAMES)]
        for index, name in enumerate(NAMES):
            lines.append({"seq": len(lines) - 1, "t": 21_000_000 + index, "kind": "marker", "name": name})
        # The runs differ.
        write(folder / "names @team #1.ndjson", lines if kind == "base" else lines[:-9])
    return place / "base", place / "head"


@pytest.mark.parametrize("seed", range(3))
def test_no_name_is_markup(tmp_path, seed):
    base, head = _folders(tmp_path, seed)
    commands = [["check", base, head], ["diff", "--golden", base, head], ["check", base, "--group", "none"]]
    for command in commands:
        run = subprocess.run(
            [SWIVEL, *map(str, command), "--format", "markdown"], cwd=ROOT, capture_output=True, text=True,
            env={**os.environ, "CI": "true"})  # fmt: skip
        assert run.stdout, run.stderr
        page = cmarkgfm.github_flavored_markdown_to_html(run.stdout, Options.CMARK_OPT_UNSAFE)
        read = Read(page)
        assert set(read.tags) <= ALLOWED, set(read.tags) - ALLOWED
        # What GitHub makes of text after it is rendered.
        assert not re.search(r"@\w|#\d|://|www\.", read.text, re.IGNORECASE), read.text
