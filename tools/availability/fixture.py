"""Checks the check: it finds each line of the fixture that says so, and no other."""

import re

import trees
from check import Check, Source
from versions import version

FOLDER = trees.ROOT / "tools/availability/fixture"
FLOORS = {"iOS": version("15"), "macOS": version("12"), "Swift": version("6.2")}
MARK = re.compile(r"  // needs (.+)$")
UNSEEN = re.compile(r"// unseen, (\d+): (.+)$")


def differences(declared):
    """What the check finds in the fixture and the fixture does not say, or the other way around."""
    files = sorted(map(str, FOLDER.glob("*.swift")))
    check = Check(FLOORS, declared)
    check.module(trees.dump("Fixture", files, [], []))
    found = set(check.found)
    said, unseen = set(), set()
    for source in map(Source, files):
        for number, line in enumerate(source.lines, 1):
            if match := MARK.search(line):
                said.add(f"{source.place(number)}: error: newer than the floor: {match[1]}")
            if match := UNSEEN.search(line):
                unseen.add(f"{source.place(number + 1)}-{number + int(match[1])}: {match[2]}")
    return sorted((found ^ said) | (unseen ^ set(check.uncompiled)))
