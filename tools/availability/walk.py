"""Walks the typed syntax tree of a file, and finds what is newer than the place at which it is used."""

import metadata
from versions import above, raised, version

# Names of declarations, protocols and types, by their keys. Types are mangled.
NAMES = {"decl_usr", "protocol"}
TYPES = {"type", "interface_type", "result", "thrown_type", "written_type", "extended_type"}


def with_conditions(node, levels):
    """The levels where all conditions of an `if`, a `guard` or a `while` hold."""
    for condition in node.get("conditions", []):
        if isinstance(condition, dict) and condition.get("_kind") == "#available":
            for query in condition["queries"]:
                levels = raised(levels, query["domain"], version(query.get("version", "0")))
    return levels


def with_attributes(node, levels):
    """The levels in a declaration with `@available`."""
    for attribute in node.get("attrs", []):
        if attribute.get("_kind") == "available_attr" and "introduced" in attribute:
            levels = raised(levels, attribute.get("domain"), version(attribute["introduced"]))
    return levels


class Walk:
    """One file. `needed` says what a name needs, or nothing; `levels_at` what holds at an offset."""

    def __init__(self, needed, levels_at):
        self.needed, self.levels_at = needed, levels_at
        self.found = set()

    def visit(self, node, levels, offset=0):
        if isinstance(node, list):
            self.visit_all(node, levels, offset)
        elif isinstance(node, dict):
            self.visit_node(node, with_attributes(node, levels), offset)

    def visit_all(self, nodes, levels, offset):
        """What follows a condition or a `guard` is only reached where it holds."""
        for node in nodes:
            self.visit(node, levels, offset)
            kind = node.get("_kind") if isinstance(node, dict) else None
            if kind == "guard_stmt":
                levels = with_conditions(node, levels)
            elif kind == "#available":
                levels = with_conditions({"conditions": [node]}, levels)

    def visit_node(self, node, levels, offset):
        if not node.get("implicit") or not offset:
            offset = node.get("range", {}).get("start", offset)
        for mangled in metadata.used(node):
            self.use(metadata.key(mangled), levels, offset)
        inside = with_conditions(node, levels) if node.get("_kind") != "guard_stmt" else levels
        for key, value in node.items():
            if isinstance(value, str):
                if key in NAMES or key in TYPES:
                    self.use(value, levels, offset)
            elif key == "decl":
                self.use(value.get("decl_usr", ""), levels, offset)
            elif key == "inherits":
                self.inherit(value, levels, offset)
            elif key not in {"conformances", "conformance", "substitutions", "attrs"}:
                self.visit(value, inside if key in {"then_stmt", "body"} else levels, offset)

    def inherit(self, node, levels, offset):
        for conformance in node.get("conformances", []):
            if conformance.get("source_kind") == "explicit":
                self.use(conformance["protocol"], levels, offset)

    def use(self, name, levels, offset):
        for entry in self.needed.get(name, []):
            if newer := above(entry["needs"], self.levels_at(offset, levels)):
                self.found.add((offset, entry["name"], newer))
