"""Traces whose names try to leave their place in a page."""

import json
import random
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TURNED = ROOT / "traces/previous-page.ndjson"

#: Names that once mattered, or that the design of the page lists.
KNOWN = {
    "MainTabController": '</script><img src=x onerror=alert(1)>"\u0301 onmouseover=alert(2)',
    "UINavigationController": "\u202eevil{{{json}}}<!--",
    "ArticleListController": "<style>*{display:none}</style>' \" & \u05d0\u05d1\u05d2 \U0001f600",
    "VideoController": "N" * 400,
}

#: What random names are made of: ends of all that a name stands in, and what other readers obey.
PIECES = [
    *"<>&\"'`=/\\;{}()[]:#%$,|\t\n\r ", "\u0301", "\u20e3", "\ufe0f", "\u0000", "\u001b[31m", "\u007f", "\u009b", "\u202e", "\u2066", "\u2028",
    "\ufeff", "\ufffe", "\ufdd0", "\U0010ffff", "\U000e0041", "\u05d0\u05d1", "\U0001f600", "N" * 300,
    "<script>alert(1)</script>", "</script>", "<!--", "-->", "<![CDATA[", "]]>", "</style>", "</title>", "</svg>", "</bdi>", "</main>",
    "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "<h1>", "<base href=//evil.invalid>", "<meta http-equiv=refresh content=0>",
    "<iframe srcdoc=x>", "<form action=//evil.invalid>", "<a href=javascript:alert(1)>", "<style>*{display:none}", "<plaintext>", "<noscript>",
    '" onmouseover=alert(1) x="', "' autofocus onfocus=alert(1) x='", '" style="display:none', "javascript:alert(1)", "data:text/html,x",
    "&lt;", "&#60;", "&#x3c;img", "&quot;", "\\u003c", "\\x3c", "{{json}}", "{{{json}}}", "{{/moments}}", "{{> head}}", "{{=<% %>=}}", "${alert(1)}",
    "__proto__", "constructor", "toString", "hasOwnProperty", "url(//evil.invalid)", "#event=1", "::error::", "%0a", "$(touch x)", "; rm -rf .",
]  # fmt: skip


def lines_of(path=TURNED):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def write(path, lines):
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def known(path):
    """The bundled trace with known hostile names, in all places that have names."""
    lines = lines_of()
    lines[0]["header"].update(app="<img src=x onerror=alert(3)>", device='"><script>alert(4)</script>')
    for line in lines:
        if "name" in line:
            line["name"] = KNOWN.get(line["name"], line["name"])
    marker = {"seq": len(lines) - 1, "t": 21_700_000, "kind": "marker", "name": "<h1>marker</h1>"}
    write(path, [*lines, marker])


def names(seed, count):
    """Random names, all different."""
    chance = random.Random(seed)
    return [f"{''.join(chance.choices(PIECES, k=chance.randint(1, 6)))}~{index}" for index in range(count)]


def run_with(path, given, visits=70):
    """The bundled trace, then a page opened and closed again and again, with a name from `given` in each place."""
    given = iter(given)
    lines = lines_of()
    lines[0]["header"].update(app=next(given), os=next(given), device=next(given), source=next(given))
    for line in lines:
        if "name" in line:
            line["name"] = next(given)
        if "identifier" in line:
            line["identifier"] = next(given)
    seq, time = len(lines) - 1, 30_000_000

    def add(kind, **facts):
        nonlocal seq, time
        time += 400_000
        lines.append({"seq": seq, "t": time, "kind": kind, **facts})
        seq += 1

    for visit in range(visits):
        add("controller", controller=4, type="plain", name=next(given))
        add("willShow", on=2, controller=4, animated=True, interactive=False)
        add("didShow", on=2, controller=4)
        add("deviceOrientation", orientation="portrait" if visit % 2 else "landscapeLeft")
        add("interfaceOrientation", window=1, orientation="portrait" if visit % 2 else "landscapeRight")
        add("marker", name=next(given))
        if visit % 5 == 0:
            add("note", text=next(given))
            add("declaredAt", controller=4, file=next(given), line=visit)
        add("willShow", on=2, controller=3, animated=True, interactive=False)
        add("didShow", on=2, controller=3)
        add("controllerEnded", controller=4)
    write(path, lines)
