"""What each declaration needs, from the symbol graphs that the compiler writes of a module."""

import json
import pathlib
import re
import subprocess
import tempfile

from versions import SYSTEMS, version

# The modules of the toolchain; that of Swift has those of strings and concurrency.
TOOLCHAIN = ("Swift", "Synchronization", "FoundationEssentials", "Foundation", "Testing")
# What Swift Testing states in comments, where the compiler states nothing.
COMMENT = re.compile(r"@Available\(Swift, introduced: ([\d.]+)\)")


def needs(symbol):
    """The versions that a symbol of a graph needs, by system."""
    found = {}
    for entry in symbol.get("availability", []):
        numbers = entry.get("introduced")
        if entry.get("domain") in SYSTEMS and numbers:
            text = ".".join(str(numbers.get(part, 0)) for part in ("major", "minor", "patch"))
            found[entry["domain"]] = version(text)
    lines = symbol.get("docComment", {}).get("lines", [])
    for line in lines:
        if match := COMMENT.search(line["text"]):
            found["Swift"] = version(match[1])
    return found


def read(path):
    """A graph's symbols: USR, name as the demangler writes it, declaration, and what it needs."""
    graph = json.loads(path.read_text())
    owner = path.name.removesuffix(".symbols.json").split("@")[-1]
    for symbol in graph["symbols"]:
        name = f"{owner}.{'.'.join(symbol['pathComponents'])}"
        declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
        yield symbol["identifier"]["precise"], name, f"{name} {declaration}", needs(symbol)


def entries(symbols):
    """What needs a version, by USR and by name.

    Of two declarations that are alike, such as a requirement and its older extension, the compiler takes the one that
    is there: the newer one needs no more than the other.
    """
    symbols = list(symbols)
    older = {}
    for _, _, declaration, needed in symbols:
        older.setdefault(declaration, []).append(needed)
    found = {}
    for identifier, name, declaration, needed in symbols:
        levels = {
            system: min(twin.get(system, (0,)) for twin in older[declaration]) for system in needed}
        entry = {"name": name.split(".", 1)[1], "needs": levels}
        found[identifier] = entry
        found.setdefault(name, entry)
    return found


def extract(module, options):
    """The entries of one module."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder,
             "-skip-synthesized-members", *options], capture_output=True, text=True)
        graphs = sorted(pathlib.Path(folder).glob("*.symbols.json"))
        if run.returncode or not graphs:
            raise SystemExit(f"error: {module} has no symbol graph\n{run.stderr[-2000:]}")
        return entries(symbol for path in graphs for symbol in read(path))
