"""Finds the members of a tar file. After a damaged header it goes on at the next valid one.

Python's `tarfile` ends at a damaged header as at the end, and reads whole headers into memory.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from swivel_fleet.tar_header import BLOCK, LARGEST, LARGEST_OCTAL, Header, parse, records, text

# What describes a member is in a block or two, but for extended attributes.
LONGEST_DESCRIPTION = 1 << 20
ZEROS = bytes(BLOCK)
LONG_NAME, LONG_LINK, PAX, PAX_FOR_ALL, SPARSE, FOLDER = b"L", b"K", b"x", b"g", b"S", b"5"


@dataclass(frozen=True)
class Member:
    """A member: its bytes begin at `start`."""

    name: str
    start: int
    size: int
    is_file: bool
    # Whether its name is in data of its own, which has no checksum.
    is_described: bool


class TarScan:
    """The members of a tar file in order, and what is wrong with it."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._place = 0
        # What was said about the next member.
        self._said: dict[str, str] = {}
        self._zeros = 0
        self._is_lost = False
        self._last = "its start"
        # The first fault, and how many there are.
        self.fault: str | None = None
        self.faults = 0

    def members(self) -> Iterator[Member]:
        """The members; the caller may read the file until it asks for the next."""
        while block := self._block():
            member = self._take(block)
            if member is not None:
                self._last = member.name
                yield member

    def note(self, fault: str) -> None:
        """Notes a fault."""
        self.faults += 1
        self.fault = self.fault or f"after {self._last}: {fault}"

    def _block(self) -> bytes | None:
        self._file.seek(self._place)
        block = self._file.read(BLOCK)
        self._place += len(block)
        if len(block) == BLOCK:
            return block
        if self._zeros == 0 or block.strip(b"\0"):
            self.note("its end is missing")
        return None

    def _take(self, block: bytes) -> Member | None:
        """What a block is: a header, or one that describes the next, or the end."""
        if block == ZEROS:
            self._zeros += 1
            return None
        header = parse(block)
        if header is None:
            self._lose()
            return None
        # Another tar file may follow the end, which has two blocks of zeros.
        if self._zeros == 1:
            self.note("there is a block of zeros where a header is expected")
        self._zeros, self._is_lost = 0, False
        return self._member(header)

    def _lose(self) -> None:
        if not self._is_lost:
            self.note("a header is damaged")
        self._is_lost, self._said, self._zeros = True, {}, 0

    def _member(self, header: Header) -> Member | None:
        start, size = self._place, header.size if header.has_data else 0
        if header.kind in (LONG_NAME, LONG_LINK, PAX, PAX_FOR_ALL):
            self._describe(header)
            self._skip(size)
            return None
        said, self._said = self._said, {}
        if "size" in said:
            size = self._size(said["size"], size)
        self._skip(size)
        if header.kind == FOLDER:
            return None
        is_sparse = header.kind == SPARSE or any(key.startswith("GNU.sparse") for key in said)
        name = said.get("GNU.sparse.name") or said.get("path") or header.name
        return Member(name, start, size, header.is_file and not is_sparse, bool(said))

    def _skip(self, size: int) -> None:
        self._place += -(-size // BLOCK) * BLOCK

    def _describe(self, header: Header) -> None:
        """Reads what describes the next member."""
        if header.size > LONGEST_DESCRIPTION:
            self.note(f"a header has {header.size} bytes; the most read is {LONGEST_DESCRIPTION}")
            return
        data = self._file.read(header.size)
        try:
            if header.kind == PAX:
                self._said |= records(data)
            elif header.kind == LONG_NAME:
                self._said["path"] = text(data)
        except ValueError as error:
            self.note(str(error))

    def _size(self, said: str, size: int) -> int:
        """The size of a member that a header cannot state, or states as well."""
        if said.isdigit() and (int(said) == size or LARGEST_OCTAL <= int(said) < LARGEST):
            return int(said)
        self.note("a member has two sizes")
        return size
