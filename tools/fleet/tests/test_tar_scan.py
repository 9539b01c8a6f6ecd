"""The members of tar files: as `tarfile` finds them in whole ones; in damaged ones none is lost without a word."""

import io
import os
import tarfile
from collections import Counter

import pytest
from tar_damage import LONGEST, archive_of, damaged, lost_logs, names_of, packed

from swivel_fleet.tar_scan import LONGEST_DESCRIPTION, TarScan

LONG = "folder/" * 20
FORMATS = [tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT]
# tools/check-long has 20,000.
FLIPS = int(os.environ.get("SWIVEL_TAR_FLIPS", "200"))


def _scan(archive: bytes) -> tuple[list[tuple], str | None]:
    scan = TarScan(io.BytesIO(archive))
    return [(each.name, each.start, each.size) for each in scan.members()], scan.fault


@pytest.mark.parametrize("format", FORMATS)
def test_each_format_is_read_as_by_tarfile(format):
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=format) as tar:
        for number, name in enumerate(["a.swivel", "é 漢.ndjson", f"{LONG}long.swivel", "x" * 99]):
            member = tarfile.TarInfo(name)
            member.size = number * 300
            tar.addfile(member, io.BytesIO(b"x" * member.size))
        link = tarfile.TarInfo("link")
        link.type, link.linkname = tarfile.SYMTYPE, "a.swivel"
        tar.addfile(link)
    with tarfile.open(fileobj=io.BytesIO(file.getvalue())) as tar:
        expected = [(each.name, each.offset_data, each.size) for each in tar]
    assert _scan(file.getvalue()) == (expected, None)


@pytest.mark.parametrize(
    ("change", "fault", "found"),
    [
        (lambda tar: tar[: 512 * 5], "after 2.swivel: its end is missing", "0 1 2"),
        (lambda tar: tar[: 512 * 5 - 1], "after 1.swivel: its end is missing", "0 1"),
        # The header of the second, and in its place a block of zeros, and one before it.
        (lambda tar: tar[:1024] + b"x" + tar[1025:], "after 0.swivel: a header is damaged", "0 2"),
        (
            lambda tar: tar[:1024] + bytes(512) + tar[1536:],
            "after 0.swivel: a header is damaged",
            "0 2",
        ),
        (
            lambda tar: tar[:1024] + bytes(512) + tar[1024:],
            "after 0.swivel: there is a block of zeros where a header is expected",
            "0 1 2",
        ),
        (lambda tar: b"", "after its start: its end is missing", ""),
        # One after the other.
        (lambda tar: tar + tar, None, "0 1 2 0 1 2"),
    ],
)
def test_what_is_damaged_is_told_and_the_rest_is_read(change, fault, found):
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for number in range(3):
            member = tarfile.TarInfo(f"{number}.swivel")
            member.size = 3
            tar.addfile(member, io.BytesIO(b"log"))
    members, told = _scan(change(file.getvalue()))
    assert [name.removesuffix(".swivel") for name, _, _ in members] == found.split()
    assert told == fault


@pytest.mark.parametrize("kind", [tarfile.GNUTYPE_LONGNAME, tarfile.XHDTYPE])
def test_a_header_with_a_long_name_does_not_take_memory(kind):
    bomb = tarfile.TarInfo("bomb")
    bomb.type, bomb.size = kind, 3 << 30

    class Endless(io.BytesIO):
        def read(self, size=-1):
            assert size <= LONGEST_DESCRIPTION
            return super().read(size)

    scan = TarScan(Endless(bomb.tobuf(format=tarfile.USTAR_FORMAT)))
    assert list(scan.members()) == []
    assert scan.fault.startswith("after its start: a header has 3221225472 bytes")


@pytest.mark.parametrize("ending", ["tar", "tar.gz"])
@pytest.mark.parametrize("count", [20, 500])
def test_no_flipped_bit_loses_a_log_without_a_word(tmp_path, ending, count):
    whole = archive_of(count)
    archive = packed(whole) if ending == "tar.gz" else whole
    path = tmp_path / f"logs.{ending}"
    path.write_bytes(archive)
    names, error = names_of(path)
    assert (len(names), error) == (count, None)
    results = Counter()
    for flipped in damaged(archive, FLIPS // 4, seed=count):
        path.write_bytes(flipped)
        results[lost_logs(path, names)] += 1
    assert results["untold"] == 0
    assert results["none"] > 0 and results["told"] > 0, results
    assert max(len(name) for name in names) > LONGEST
