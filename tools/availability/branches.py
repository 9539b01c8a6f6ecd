"""The branches of `#if` in a file: the syntax tree has only those that are compiled here."""

import re

DIRECTIVE = re.compile(r"\s*#(if|elseif|else|endif)\b(.*)")
COMPILER = re.compile(r"#(?:if|elseif) (?:compiler|swift)\(>=\s*([\d.]+)\)")


class Branch:
    """The lines between two directives, numbered from 1."""

    def __init__(self, first, condition):
        self.first, self.last, self.condition = first, first, condition

    def swift(self):
        """The version of Swift that its condition asks for, as text."""
        match = COMPILER.fullmatch(self.condition)
        return match and match[1]

    def has(self, line):
        return self.first <= line <= self.last

    def is_code(self, lines):
        return any(
            line.strip() and not line.strip().startswith(("//", "#"))
            for line in lines[self.first - 1:self.last])


def branches(lines):
    """All branches of a file, the outer ones first."""
    found, open_ones = [], []
    for number, line in enumerate(lines, 1):
        match = DIRECTIVE.match(line)
        if not match:
            continue
        word, rest = match.groups()
        condition = f"#{word} {rest.split('//')[0].strip()}"
        if word != "if":
            before = open_ones.pop()
            before.last = number - 1
            condition = f"#else of {before.condition}" if word == "else" else condition
        if word != "endif":
            branch = Branch(number + 1, condition)
            open_ones.append(branch)
            found.append(branch)
    return sorted(found, key=lambda branch: (branch.first, -branch.last))


def uncompiled(lines, seen):
    """The outermost branches in which no line was seen in the syntax tree."""
    found = []
    for branch in branches(lines):
        is_inside = any(outer.first <= branch.first and branch.last <= outer.last for outer in found)
        if not is_inside and branch.is_code(lines) and not any(map(branch.has, seen)):
            found.append(branch)
    return found
