#!/usr/bin/env python3
"""Prints a log as `swivel cat` does: a second reader, made from the pages LogFormat.md and EventText.md.

    tools/read_swivel.py [--mode strict|tail|salvage] NAME.swivel

The name of a segment, NAME.000001.swivel, stands for all segments that there are, one behind the other.
Ends with 0 if all was read, 3 if something is missing, 2 if it cannot be read, or not to its end.
"""
import glob, re, sys
from swivel_blocks import START, Damage, block
from swivel_sections import Log, read_header
from swivel_text import Printer


def read(data, mode, printer):
    """Prints all that can be read; whether something is missing."""
    at, is_closed, log = 0, False, None
    while at < len(data):
        end = None
        try:
            payload, end = block(data, at)
            if log:
                log.section(payload)
            else:
                log = Log(read_header(payload), printer)
                printer.header(log.header)
            at, is_closed = end, not payload
        except Damage:
            end = data.find(START, at + 1) if end is None else end
            if not log or end >= 0 and mode != "salvage":
                raise
            is_torn, is_closed = end < 0, False
            log.has_loss |= not is_torn or any(data[at:])
            if is_torn:
                break
            at, log.is_behind_gap = end, True
    if mode == "strict" and not is_closed:
        raise Damage("there is no mark of the end")
    if not log:
        raise Damage("there is nothing")
    return log.has_loss or printer.out_of_range > 0


def main():
    mode, path = (["tail"] + [word for word in sys.argv[1:] if word != "--mode"])[-2:]
    segment = re.fullmatch(r"(.+)\.\d{6}\.swivel", path)
    pattern = glob.escape(segment[1]) + "." + "[0-9]" * 6 + ".swivel" if segment else glob.escape(path)
    data = b""
    for part in sorted(glob.glob(pattern)):
        with open(part, "rb") as file:
            data += file.read()
    try:
        return 3 if read(data, mode, Printer()) else 0
    except Damage as damage:
        print(f"error: {path}: {damage}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
