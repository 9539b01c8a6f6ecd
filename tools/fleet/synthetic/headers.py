"""Gives a log another header. The header is the log's first block, so that nothing else changes (LogFormat.md)."""
import struct
import zlib

START = bytes.fromhex("1f8b08040000000000ff060042430200")
END = bytes.fromhex("1f8b08040000000000ff0600424302001b0003000000000000000000")


def block(payload):
    """A block of a log: a member of a gzip file, with its length."""
    deflater = zlib.compressobj(6, zlib.DEFLATED, -15)
    packed = deflater.compress(payload) + deflater.flush()
    length = len(START) + 2 + len(packed) + 8
    return START + struct.pack("<H", length - 1) + packed + struct.pack("<II", zlib.crc32(payload), len(payload))


def after_header(log):
    """The blocks after the first one."""
    assert log.startswith(START), "this is no log"
    return log[struct.unpack_from("<H", log, 16)[0] + 1:]


def header(facts, version="1.2"):
    """The block of a header. Facts that are None are left out."""
    lines = [f"#swivel\t{version}", "unit\t1us"]
    lines += [f"{key}\t{value}" for key, value in facts.items() if value is not None]
    return block(("\n".join(lines) + "\n").encode())


def with_header(rest, facts, version="1.2"):
    """A log of the blocks `rest` with a header of these facts."""
    return header(facts, version) + rest
