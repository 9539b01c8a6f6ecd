"""The headers of tar files: of POSIX (ustar and pax) and of GNU, with their checksums."""

from dataclasses import dataclass

BLOCK = 512
# The fields of a header: those of old formats end before the prefix.
NAME, SIZE, CHECKSUM, TYPE, MAGIC, PREFIX = (
    slice(0, 100),
    slice(124, 136),
    slice(148, 156),
    slice(156, 157),
    slice(257, 263),
    slice(345, 500),
)
ASCII_SPACES = 8 * 32
# What a number of octal digits can state; a larger size is in binary, or in an extension.
LARGEST_OCTAL = 8**11
# No file is larger, though a header may state it.
LARGEST = 1 << 62


@dataclass(frozen=True)
class Header:
    """A header that is as it was written."""

    name: str
    size: int
    kind: bytes

    @property
    def is_file(self) -> bool:
        """Whether it is a regular file, of which there are three marks."""
        return self.kind in (b"0", b"\0", b"7")

    @property
    def has_data(self) -> bool:
        """Whether its size counts: links, devices, folders and pipes have no data."""
        return self.kind not in (b"1", b"2", b"3", b"4", b"5", b"6")


def parse(block: bytes) -> Header | None:
    """The header in a block, unless it is damaged, or is none."""
    try:
        checksum = int(block[CHECKSUM].split(b"\0", 1)[0], 8)
        size = number(block[SIZE])
    except ValueError:
        return None
    # Some old programs added signed bytes.
    signed = memoryview(block).cast("b")
    is_right = any(_sum(part) == checksum for part in (block, signed))
    if not is_right or size >= LARGEST:
        return None
    parts = [block[NAME]]
    # In GNU's headers, that place has dates.
    if block[MAGIC] == b"ustar\0":
        parts.insert(0, block[PREFIX])
    return Header("/".join(filter(None, map(text, parts))), size, block[TYPE])


def _sum(block: bytes | memoryview) -> int:
    """The checksum of a header, in which the checksum itself counts as spaces."""
    return sum(block) - sum(block[CHECKSUM]) + ASCII_SPACES


def number(field: bytes) -> int:
    """A number of octal digits, or a binary one.

    Raises `ValueError` for what is neither, and for a negative one.
    """
    if field[0] == 0x80:
        return int.from_bytes(field[1:], "big")
    digits = field.split(b"\0", 1)[0].strip()
    if not digits:
        return 0
    if not digits.isdigit():
        raise ValueError
    return int(digits, 8)


def text(field: bytes) -> str:
    """A text that ends with its first zero byte."""
    return field.split(b"\0", 1)[0].decode(errors="surrogateescape")


def records(data: bytes) -> dict[str, str]:
    """The records of a pax header: `LENGTH KEY=VALUE`, each with a line feed.

    Raises `ValueError` for one that is damaged.
    """
    found = {}
    while data:
        length, _, _ = data.partition(b" ")
        if not length.isdigit() or not len(length) < int(length) <= len(data):
            raise ValueError("a record of a header has a wrong length")
        record, data = data[len(length) + 1 : int(length)], data[int(length) :]
        key, equals, value = record.partition(b"=")
        if not equals or not value.endswith(b"\n"):
            raise ValueError("a record of a header is damaged")
        found[key.decode(errors="replace")] = value[:-1].decode(errors="surrogateescape")
    return found
