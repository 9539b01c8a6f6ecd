#!/usr/bin/env python3
"""Prints a log as `swivel cat` does: an independent reader, written from LogFormat.md and EventText.md.

    tools/read_swivel.py [--mode strict|tail|salvage] NAME.swivel
    exits with 0 if everything was read, 3 if something is missing, 2 if it cannot be read to its end
"""
import glob, os, re, struct, sys, zlib
import swivel_hot
from swivel_bytes import Damage, check
from swivel_log import Log, read_header
from swivel_text import Printer
START = bytes.fromhex("1f8b08040000000000ff060042430200")
NUMBERED = r"\.(?!000000)([0-9]{6}|[1-9][0-9]{6,})\.swivel"

def block(data, at):
    if data[at:at + 16] != START: raise Damage("there is no block")
    end = at + check(int.from_bytes(data[at + 16:at + 18], "little") + 1, 28, len(data) - at)
    checksum, size = struct.unpack("<II", data[end - 8:end])
    inflater = zlib.decompressobj(-15)
    try: payload = inflater.decompress(data[at + 18:end - 8], check(size, 0, 65280) + 1)
    except zlib.error as error: raise Damage(error)
    is_whole = inflater.eof and not inflater.unused_data and len(payload) == size
    if not is_whole or zlib.crc32(payload) != checksum: raise Damage("checksum or size are others")
    return payload, end

def read(files, mode, hot, printer):
    data, last = b"".join(files), sum(map(len, files[:-1]))
    at, is_closed, log, is_torn = 0, False, None, False
    while at < len(data) and not is_torn:
        end, is_closed = -1, False
        try:
            payload, end = block(data, at)
            if log: log.section(payload)
            else: log = Log(read_header(payload), printer)
            at, is_closed = end, not payload
        except Damage:
            end = data.find(START, at + 1) if end < 0 else end
            if not log: raise
            is_torn = end < 0
            is_left_out = mode == "salvage" or mode == "tail" and at < last
            if not is_torn and not is_left_out: raise
            if not is_torn:
                printer.note(f"the bytes from {at} to {end} are damaged and left out")
                at, log.is_behind_gap = end, True
    if not log or mode == "strict" and not is_closed: raise Damage("there is no mark of the end")
    if mode == "strict" or not swivel_hot.read(hot, log, printer):
        printer.has_loss |= is_torn and any(data[at:])

def segments(base):
    found = {re.fullmatch(re.escape(base) + NUMBERED, path) for path in glob.glob(glob.escape(base) + ".*")}
    return [match[0] for match in sorted(found - {None}, key=lambda match: int(match[1]))]

def content(path):
    if not os.path.exists(path): return None
    with open(path, "rb") as file: return file.read()

def main():
    mode, path = (["tail"] + [word for word in sys.argv[1:] if word != "--mode"])[-2:]
    base = re.sub(f"({NUMBERED}|[.]swivel)$", "", path)
    hot = content(base + ".swivel.hot")  # before the log: events sealed in between are in the log
    files = segments(base) if re.search(NUMBERED + "$", path) else [path]
    try: read([content(file) or b"" for file in files], mode, hot, printer := Printer())
    except Damage as damage: return print(f"error: {path}: {damage}", file=sys.stderr) or 2
    return 3 if printer.has_loss else 0

if __name__ == "__main__": sys.exit(main())
