"""A member of a tar file, of which only what a log needs is read."""

import tarfile
from contextlib import suppress

# The fields of a header: those of old formats end before the prefix.
NAME, SIZE, CHECKSUM, TYPE, PREFIX = (
    slice(0, 100),
    slice(124, 136),
    slice(148, 156),
    slice(156, 157),
    slice(345, 500),
)
ASCII_SPACES = 8 * 32


class Member(tarfile.TarInfo):
    """A member. To read its owners, dates and devices, too, would take half of the first pass."""

    @classmethod
    def frombuf(cls, buf: bytes, encoding: str, errors: str) -> tarfile.TarInfo:
        """Reads the header of a plain file; any other is left to `tarfile`."""
        if len(buf) == tarfile.BLOCKSIZE and buf[TYPE] == tarfile.REGTYPE:
            with suppress(ValueError):
                size, checksum = _number(buf[SIZE]), _number(buf[CHECKSUM])
                if checksum == sum(buf) - sum(buf[CHECKSUM]) + ASCII_SPACES:
                    member = cls("/".join(filter(None, _texts(buf, encoding, errors))))
                    member.size = size
                    return member
        return super().frombuf(buf, encoding, errors)


def _number(field: bytes) -> int:
    """An octal number. What else there may be, such as the binary one of a large file, is none."""
    return int(field.split(b"\0", 1)[0], 8)


def _texts(buf: bytes, encoding: str, errors: str) -> tuple[str, str]:
    """The prefix and the name."""
    prefix, name = (buf[field].split(b"\0", 1)[0] for field in (PREFIX, NAME))
    return prefix.decode(encoding, errors), name.decode(encoding, errors)
