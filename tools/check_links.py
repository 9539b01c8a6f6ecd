"""Checks that every link of the website leads to something: tools/check_links.py SITE [BASE].

What is elsewhere on the web is only counted: the check needs no network.
"""

import json
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Links(HTMLParser):
    """The addresses that a page of HTML names."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


def anchors(value: object) -> set[str]:
    """The anchors of a page of DocC, which its headings have."""
    if isinstance(value, dict):
        own = {value["anchor"]} if isinstance(value.get("anchor"), str) else set()
        return own.union(*map(anchors, value.values()))
    return set().union(*map(anchors, value)) if isinstance(value, list) else set()


def addresses(page: dict) -> set[str]:
    """The addresses that a page of DocC names: of pages, of other sites, and of pictures."""
    references = page.get("references", {}).values()
    pictures = [variant["url"] for one in references for variant in one.get("variants", [])]
    return {one["url"] for one in references if "url" in one}.union(pictures)


class Site:
    """A version of the site."""

    def __init__(self, folder: Path, base: str) -> None:
        self.folder, self.base = folder, f"{base}/{folder.name}/"
        files = sorted((folder / "data").rglob("*.json"))
        self.pages = {f"/{file.relative_to(folder / 'data').with_suffix('')}": json.loads(file.read_text())
                      for file in files}  # fmt: skip

    def fault(self, address: str) -> str | None:
        """Why an address in a page of DocC is wrong; nothing if it is not."""
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            return None
        path = "/" + unquote(parts.path).removeprefix(self.base).lstrip("/")
        if not path.startswith("/documentation/"):
            return None if (self.folder / path[1:]).is_file() else "there is no such file"
        page = self.pages.get(path.rstrip("/"))
        if page is None or not (self.folder / path[1:] / "index.html").is_file():
            return "there is no such page"
        is_there = not parts.fragment or unquote(parts.fragment) in anchors(page)
        return None if is_there else "the page has no such heading"


def fault_of_html(page: Path, address: str) -> str | None:
    """Why an address in a page of HTML is wrong."""
    parts = urlsplit(address)
    if parts.scheme or parts.netloc or not parts.path or parts.path.startswith("/"):
        return None
    target = page.parent / unquote(parts.path)
    target = target / "index.html" if target.is_dir() else target
    return None if target.is_file() else "there is no such file"


def main() -> int:
    """Prints what is wrong, and how much was checked."""
    root, base = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""
    faults: list[str] = []
    count = 0
    for folder in sorted(path.parent for path in root.glob("*/data")):
        site = Site(folder, base)
        for name, page in site.pages.items():
            for address in sorted(addresses(page)):
                count += 1
                fault = site.fault(address)
                faults += [f"{folder.name}{name}: {address}: {fault}"] if fault else []
    for page in [root / "index.html", *root.glob("*/reports/**/*.html")]:
        for address in Links(page).found:
            count += 1
            fault = fault_of_html(page, address)
            faults += [f"{page.relative_to(root)}: {address}: {fault}"] if fault else []
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    print(f"{count} links, {len(faults)} of them dead")
    return 1 if faults or not count else 0


sys.exit(main())
