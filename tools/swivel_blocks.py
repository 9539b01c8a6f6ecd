"""Numbers, and the blocks of a log, as the page LogFormat.md has them."""
import struct, zlib

START = bytes.fromhex("1f8b08040000000000ff060042430200")


class Damage(Exception):
    pass


def check(number, least, most):
    if not least <= number <= most:
        raise Damage(f"{number} is not in {least} to {most}")
    return number


class Bytes:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count=None):
        count = len(self.data) - self.at if count is None else count
        self.at += check(count, 0, len(self.data) - self.at)
        return self.data[self.at - count:self.at]

    def varint(self):
        value = 0
        for shift in range(0, 70, 7):
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return check(value, 0, 2**64 - 1)
        raise Damage("a number is too long")


def block(data, at):
    """The payload of the block at a place, and where the next one begins."""
    if data[at:at + 16] != START:
        raise Damage("there is no block")
    end = at + check(int.from_bytes(data[at + 16:at + 18], "little") + 1, 28, len(data) - at)
    checksum, size = struct.unpack("<II", data[end - 8:end])
    inflater = zlib.decompressobj(-15)
    try:
        payload = inflater.decompress(data[at + 18:end - 8], check(size, 0, 65280) + 1)
    except zlib.error as error:
        raise Damage(error)
    if not inflater.eof or inflater.unused_data or [len(payload), zlib.crc32(payload)] != [size, checksum]:
        raise Damage("the checksum or the size is another")
    return payload, end
