"""Writes the traces of a fleet as logs, as they might arrive: packed, some twice, some of them broken or not ended."""
import io
import pathlib
import tarfile

import numpy

from synthetic.headers import END, after_header, header

IN_A_TAR = 2000
TWICE, NOT_ENDED_BEFORE, BROKEN = 0.005, 0.002, 0.003


class Delivery:
    """Makes the files of a fleet, and counts what is wrong with them."""

    def __init__(self, world, bases):
        self.source = numpy.random.default_rng([world.seed, 4])
        self.rest = {name: after_header(bases.content(name)) for names in bases.by_kind.values() for name in names}
        self.counts = {"traces": 0, "twice": 0, "not_ended_before": 0, "broken": 0}

    def files(self, traces):
        """Pairs of a name and the bytes of a file, in the order of their days; second copies come later."""
        later = []
        for trace in sorted(traces, key=lambda trace: (trace.start, trace.id)):
            name = f"{trace.start:%Y-%m-%d}/{trace.id}"
            head, rest, chance = header(trace.header), self.rest[trace.base], self.source.random()
            self.counts["traces"] += 1
            if chance < BROKEN:
                yield f"{name}.swivel", self.broken(head, rest, trace)
            elif chance < BROKEN + NOT_ENDED_BEFORE:
                self.counts["not_ended_before"] += 1
                yield f"{name}.swivel", head + rest.removesuffix(END)
                later.append((f"{name}-whole.swivel", head + rest))
            else:
                yield f"{name}.swivel", head + rest
                if chance > 1 - TWICE:
                    self.counts["twice"] += 1
                    later.append((f"{name}-again.swivel", head + rest))
        yield from later

    def broken(self, head, rest, trace):
        """A log of which nothing can be read: cut in the header, changed there, or of a version to come."""
        self.counts["broken"] += 1
        kind = self.source.integers(4)
        if kind == 0:
            return b""
        if kind == 1:
            return head[: len(head) // 2]
        if kind == 2:
            place = int(self.source.integers(20, len(head) - 8))
            return head[:place] + bytes([head[place] ^ 0x55]) + head[place + 1:]
        return header(trace.header, version="2.0") + rest


def write_loose(files, folder):
    for name, content in files:
        path = pathlib.Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def write_tars(files, folder):
    """Writes tar files of some thousand logs each, the same bytes for the same logs."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    tar = None
    for number, (name, content) in enumerate(files):
        if number % IN_A_TAR == 0:
            if tar:
                tar.close()
            tar = tarfile.open(folder / f"logs-{number // IN_A_TAR:04}.tar", "w", format=tarfile.USTAR_FORMAT)
        entry = tarfile.TarInfo(name)
        entry.size = len(content)
        tar.addfile(entry, io.BytesIO(content))
    if tar:
        tar.close()
