"""The files that a run reads: those that it was given, and those of a listing."""

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from swivel_fleet.identify import SOURCES
from swivel_fleet.sources import expand, file_named

# The bytes of a listing that are read at once.
BLOCK = 1 << 20
# The names of logs that are in memory at once.
NAMES = 50_000


def write_sources(arguments: argparse.Namespace, target: Path) -> None:
    """Writes the files to read to Parquet files in a new folder."""
    target.mkdir()
    listed = map(file_named, _listed(arguments))
    sources = chain(expand(arguments.logs), listed)
    for number in count():
        rows = [vars(source) for source in islice(sources, NAMES)]
        if number > 0 and not rows:
            break
        pq.write_table(pa.Table.from_pylist(rows, SOURCES), target / f"{number}.parquet")


def _listed(arguments: argparse.Namespace) -> Iterator[str]:
    if arguments.listing is None:
        return
    with sys.stdin.buffer if arguments.listing == "-" else open(arguments.listing, "rb") as file:
        yield from map(os.fsdecode, filter(None, _split(file, b"\0" if arguments.zero else b"\n")))


def _split(file, end: bytes) -> Iterator[bytes]:
    rest = b""
    while block := file.read(BLOCK):
        *whole, rest = (rest + block).split(end)
        yield from whole
    yield rest
