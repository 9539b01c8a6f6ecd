"""Joins syntax trees with what declarations need."""

import bisect
import itertools
import json
import pathlib
import re
import sys

import metadata
import trees
from branches import branches, uncompiled
from versions import above, raised, version, words
from walk import Walk

sys.setrecursionlimit(100_000)


class Source:
    """A file: its lines, and the branch of `#if` that a line is in."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        content = self.path.read_bytes()
        self.lines = content.decode().split("\n")
        self.starts = [0, *itertools.accumulate(len(line) + 1 for line in content.split(b"\n"))]
        self.branches = branches(self.lines)

    def line(self, offset):
        return bisect.bisect_right(self.starts, offset)

    def place(self, line):
        path = self.path
        return f"{path.relative_to(trees.ROOT) if path.is_relative_to(trees.ROOT) else path}:{line}"

    def levels_at(self, offset, levels):
        """The levels at an offset, where `#if compiler(…)` counts as well."""
        for branch in self.branches:
            if branch.swift() and branch.has(self.line(offset)):
                levels = raised(levels, "Swift", version(branch.swift()))
        return levels


class Check:
    """All modules, with the same floors and graphs."""

    def __init__(self, floors, declared):
        self.floors = floors
        self.newer = {name: entry for name, entry in declared.items() if above(entry["needs"], floors)}
        self.found, self.uncompiled, self.file_count = [], [], 0

    def module(self, texts):
        """Checks the files of a module."""
        types = set(itertools.chain.from_iterable(map(trees.TYPE.findall, texts.values())))
        self.needed = {name: [entry] for name, entry in self.newer.items()}
        for mangled, text in trees.demangled(types).items():
            names = re.findall(r"[\w.]+", re.sub(r"\(extension in \w+\):", "", text))
            if entries := [self.newer[name] for name in names if name in self.newer]:
                self.needed[mangled] = entries
            if kinds := [kind for kind in metadata.entries(text) if above(kind["needs"], self.floors)]:
                self.needed[metadata.key(mangled)] = kinds
        for path, text in texts.items():
            self.file(Source(path), text)

    def file(self, source, text):
        self.file_count += 1
        seen = {source.line(int(offset)) for offset in trees.START.findall(text)}
        for branch in uncompiled(source.lines, seen):
            self.uncompiled.append(f"{source.place(branch.first)}-{branch.last}: {branch.condition}")
        for number, line in enumerate(source.lines, 1):
            if "#unavailable(" in line.split("//")[0]:
                self.found.append(f"{source.place(number)}: error: a syntax tree does not show #unavailable; write #available")
        types = trees.TYPE.findall(text)
        names = {*trees.NAME.findall(text), *types, *map(metadata.key, types)}
        if names.isdisjoint(self.needed):
            return
        walk = Walk(self.needed, source.levels_at)
        walk.visit(json.loads(text)["items"], self.floors)
        uses = {}
        for offset, name, newer in walk.found:
            uses.setdefault((source.line(offset), newer), set()).add(name)
        for (line, newer), names in sorted(uses.items()):
            self.found.append(f"{source.place(line)}: error: newer than the floor: {', '.join(sorted(names))} ({newer})")

    def summary(self):
        levels = ", ".join(f"{system} {words(level)}" for system, level in self.floors.items())
        return f"{len(self.found)} lines of {self.file_count} files use what is newer than {levels}"
