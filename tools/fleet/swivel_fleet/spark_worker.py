"""What a Python worker of Spark does again for each task, though nothing has changed."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pyarrow as pa

from swivel_fleet.parts import Function


@dataclass(frozen=True)
class InWorker:
    """A function for Spark's workers."""

    function: Function

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        # Before each task a worker looks through each archive from which it imported, and
        # Spark's own has 1,400 files: a quarter of a second. This forgets that it did.
        sys.path_importer_cache.clear()
        return self.function(batches)
