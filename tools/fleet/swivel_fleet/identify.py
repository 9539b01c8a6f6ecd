"""Which logs there are: the first pass reads each log's bytes once, and gives their hash."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

import pyarrow as pa

from swivel_fleet.pieces import CHUNK, UNREADABLE, Piece, pieces
from swivel_fleet.sources import Source

SOURCES = pa.schema([("name", pa.string()), ("path", pa.binary()), ("error", pa.string())])
# `content` is the SHA-256 of a log's bytes. It is NULL where there are none; `error` is why.
DELIVERIES = pa.schema(
    [
        ("name", pa.string()),
        ("path", pa.binary()),
        ("start_byte", pa.int64()),
        ("byte_count", pa.int64()),
        ("content", pa.string()),
        ("error", pa.string()),
    ]
)
ROWS = 10_000


@dataclass(frozen=True)
class Identify:
    """Makes deliveries of sources, in bounded memory."""

    most_bytes: int

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        rows: list[dict] = []
        for batch in batches:
            for row in batch.to_pylist():
                for delivery in self._deliveries(Source(**row)):
                    rows.append(delivery)
                    if len(rows) == ROWS:
                        yield pa.RecordBatch.from_pylist(rows, DELIVERIES)
                        rows = []
        if rows:
            yield pa.RecordBatch.from_pylist(rows, DELIVERIES)

    def _deliveries(self, source: Source) -> Iterator[dict]:
        for piece, stream in pieces(source):
            content, error = self._content(piece, stream)
            yield {
                "name": piece.name,
                "path": source.path,
                "start_byte": piece.start,
                "byte_count": piece.size,
                "content": content,
                "error": error,
            }

    def _content(self, piece: Piece, stream: BinaryIO | None) -> tuple[str | None, str | None]:
        if stream is None or piece.size is None:
            return None, piece.error
        if piece.size == 0:
            return None, "the file is empty"
        if piece.size > self.most_bytes:
            return None, f"it has {piece.size} bytes; the most read is {self.most_bytes}"
        try:
            return hash_of(stream, piece.size), None
        except UNREADABLE as error:
            return None, f"it cannot be read: {error}"


def hash_of(stream: BinaryIO, size: int, copy: BinaryIO | None = None) -> str:
    """The SHA-256 of the next bytes, which are also written to a copy."""
    digest = hashlib.sha256()
    while size > 0:
        chunk = stream.read(min(size, CHUNK))
        if not chunk:
            raise EOFError("its end is missing")
        digest.update(chunk)
        if copy is not None:
            copy.write(chunk)
        size -= len(chunk)
    return digest.hexdigest()
