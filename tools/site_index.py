"""Writes the first page of the website: a link to each version, the newest first."""

import html
import sys
from pathlib import Path

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Swivel</title>
<style>
  :root {{ color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }}
  body {{ max-width: 40rem; margin: 4rem auto; padding: 0 1rem }}
</style>
<h1>Swivel</h1>
<p>Find out why an iOS screen rotated when it should not have, or did not rotate when it should have.</p>
<ul>
{items}
</ul>
</html>
"""
ITEM = """<li>{version}: <a href="{version}/documentation/swivel/">guides, rules and findings</a>,
<a href="{version}/reports/index.html">reports of example traces</a>"""


def numbers(name: str) -> tuple[int, ...]:
    """A version as numbers, for their order."""
    return tuple(int(part) for part in name.split("."))


def main() -> None:
    """Writes `index.html` into a folder of versions."""
    site = Path(sys.argv[1])
    found = (path.name for path in site.iterdir() if (path / "documentation/swivel").is_dir())
    names = sorted((name for name in found if name.replace(".", "").isdigit()), key=numbers)
    items = "\n".join(ITEM.format(version=html.escape(name)) for name in reversed(names))
    (site / "index.html").write_text(PAGE.format(items=items))


main()
