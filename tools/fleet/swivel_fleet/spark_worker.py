"""What a Python worker of Spark does for each task."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pyarrow as pa

from swivel_fleet.parts import Function
from swivel_fleet.worker import bound_memory


@dataclass(frozen=True)
class InWorker:
    """A function for Spark's workers."""

    function: Function

    def __call__(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        # Before each task a worker looks through each archive from which it imported, and
        # Spark's own has 1,400 files: a quarter of a second. This forgets that it did.
        sys.path_importer_cache.clear()
        bound_memory()
        return self.function(batches)
