"""Types that an older runtime cannot describe: it fails as soon as a generic function is called with one.

The compiler checks this for Apple's systems only (TypeCheckAvailability.cpp, checkTypeMetadataAvailability): typed
errors and @isolated(any) came with the runtime of Swift 6.0, arguments of protocol types with that of 5.7 (SE-0353).
"""

import re

from versions import version

# How the demangler writes a type, what it is, and the first systems that describe it.
KINDS = (
    (re.compile(r"throws\("), "a function type with a typed error", "18", "15"),
    (re.compile(r"@isolated\(any\)"), "an @isolated(any) function type", "18", "15"),
    (re.compile(r"any [\w.]+<Self\."), "a protocol type with arguments", "16", "13"),
)


def key(mangled):
    """The name under which the use of a type's metadata is looked up."""
    return f"metadata {mangled}"


def entries(text):
    """What the metadata of a demangled type needs."""
    return [
        {"name": f"metadata of {words}", "needs": {"iOS": version(phone), "macOS": version(mac)}}
        for pattern, words, phone, mac in KINDS if pattern.search(text)]


def used(node):
    """The mangled types whose metadata an expression passes on: generic arguments, and what `any` hides."""
    if node.get("_kind") == "erasure_expr":
        yield node.get("sub_expr", {}).get("type", "")
    reference = node.get("decl")
    if isinstance(reference, dict):
        for argument in reference.get("substitutions", {}).get("substitutions", []):
            yield argument["replacement_type"]
