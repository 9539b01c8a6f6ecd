"""Versions of systems and of Swift: the package's floors, and what raises them in a part of the source."""

import re

SYSTEMS = ("iOS", "macOS", "Swift")


def version(text):
    """`13`, `13.0` and `v13` are the same version."""
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    while len(numbers) > 1 and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


def words(level):
    return ".".join(map(str, level))


def floors(manifest):
    """The lowest iOS, macOS and Swift that a manifest names."""
    found = re.findall(r"\.(iOS|macOS)\(\.(v[\d_]+)\)", manifest.split("products:")[0])
    tools = re.search(r"swift-tools-version: *([\d.]+)", manifest)
    levels = {system: version(name) for system, name in found} | {"Swift": version(tools[1])}
    missing = set(SYSTEMS) - set(levels)
    if missing:
        raise SystemExit(f"error: Package.swift names no lowest {', '.join(sorted(missing))}")
    return levels


def raised(levels, system, level):
    """The levels where a condition holds; those of a system that is not checked change nothing."""
    system = {"swift": "Swift"}.get(system, system)
    if system not in levels:
        return levels
    return levels | {system: max(levels[system], level)}


def above(needed, levels):
    """What is needed and not held, for people: `iOS 16 and macOS 13`; empty if all of it is held."""
    names = [
        f"{system} {words(needed[system])}"
        for system in SYSTEMS if needed.get(system, (0,)) > levels[system]
    ]
    return " and ".join(names)
