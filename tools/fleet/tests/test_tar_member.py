"""Headers of tar files are read as `tarfile` reads them."""

import io
import tarfile

import pytest

from swivel_fleet.tar_member import Member

LONG = "folder/" * 20


def _archive(format: int, *names: str, **values: int) -> bytes:
    """A tar file with a member for each name, and a link and a folder."""
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=format) as tar:
        for number, name in enumerate(names):
            member = tarfile.TarInfo(name)
            member.size = number
            tar.addfile(member, io.BytesIO(b"x" * number))
        for kind, name in ((tarfile.SYMTYPE, "link"), (tarfile.DIRTYPE, "folder")):
            member = tarfile.TarInfo(name)
            member.type, member.linkname = kind, names[0]
            tar.addfile(member)
    return file.getvalue()


def _members(archive: bytes, kind: type[tarfile.TarInfo]) -> list[tuple] | str:
    found = []
    try:
        with tarfile.open(fileobj=io.BytesIO(archive), mode="r:", tarinfo=kind) as tar:
            for member in tar:
                found.append((member.name, member.type, member.size, member.offset_data))
    except (tarfile.TarError, OverflowError) as error:
        return f"{found} {error}"
    return found


@pytest.mark.parametrize("format", [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT])
def test_each_format_is_read_as_by_tarfile(format):
    archive = _archive(format, "a.swivel", "é 漢.ndjson", f"{LONG}long.swivel", "x" * 99)
    found = _members(archive, Member)
    assert len(found) == 6 and found[2][0] == f"{LONG}long.swivel"
    assert found == _members(archive, tarfile.TarInfo)


# The name, the size, the checksum, the type, the prefix; and what each may not be.
@pytest.mark.parametrize("place", [0, 99, 124, 130, 135, 148, 155, 156, 345, 499])
@pytest.mark.parametrize("byte", [b"\0", b"7", b"/", b"-", b"_", b"\xff", b" "])
def test_damage_is_read_as_by_tarfile(place, byte):
    whole = _archive(tarfile.USTAR_FORMAT, "a.swivel", "b.swivel")
    for start in (0, 512):
        header = bytearray(whole[start : start + 512])
        header[place : place + 1] = byte
        repaired = bytearray(header)
        if not 148 <= place < 156:
            repaired[148:156] = b"        "
            repaired[148:156] = b"%06o\0 " % sum(repaired)
        for changed in (header, repaired):
            archive = whole[:start] + bytes(changed) + whole[start + 512 :]
            assert _members(archive, Member) == _members(archive, tarfile.TarInfo)
