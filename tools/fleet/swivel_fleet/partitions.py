"""The names of partitions: `day=2026-01-31/app_version=1.10`, written as Hive does.

An app's version is a text that the app chose. In a path, `/`, `..` and the like in it must be
nothing but characters of a name, in every tool that reads the store.
"""

import hashlib
import re

import pyarrow as pa

# Hive's word for no value. Spark and DuckDB read it as NULL.
NONE = "__HIVE_DEFAULT_PARTITION__"
# A name of a folder has at most 255 bytes, and DuckDB writes three for some bytes of the value.
LONGEST = 64
# Spark reads each %XX as one character, so other than ASCII is left as it is.
UNSAFE = re.compile(r"[^A-Za-z0-9_.~\-\x80-\U0010ffff]")


def safe_value(value: str | None) -> str | None:
    """The value of a partition that a file system can hold; read again, it is the same."""
    if value is None or value in ("", NONE):
        return None
    value = value.replace("\0", "\ufffd")
    if len(value.encode()) <= LONGEST:
        return value
    # Two long values stay two.
    start = value.encode()[: LONGEST - 20].decode(errors="ignore")
    return f"{start}~{hashlib.sha256(value.encode()).hexdigest()[:16]}"


def safe_values(values: pa.Array) -> pa.Array:
    """`safe_value` of each value; there are few different ones."""
    words = values.dictionary_encode()
    if isinstance(words, pa.ChunkedArray):
        words = words.combine_chunks()
    safe = pa.array([safe_value(word) for word in words.dictionary.to_pylist()], pa.string())
    return safe.take(words.indices)


def path_of(values: dict[str, str | None]) -> str:
    """The path of a partition."""
    return "/".join(f"{name}={_written(value)}" for name, value in values.items())


def _written(value: str | None) -> str:
    if value is None:
        return NONE
    return UNSAFE.sub(lambda found: f"%{ord(found[0]):02X}", value)
