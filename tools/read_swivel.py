#!/usr/bin/env python3
"""Prints a log as `swivel cat` does: a second reader, made from LogFormat.md and EventText.md.

    tools/read_swivel.py [--mode strict|tail|salvage] NAME.swivel
    ends with 0 if all was read, 3 if something is missing, 2 if it cannot be read, or not to its end
"""
import glob, io, os, re, struct, sys, zlib
import swivel_hot
from swivel_bytes import Damage, check, read_gap, read_name, read_scale, take, varint
from swivel_text import Printer
START, LATEST = bytes.fromhex("1f8b08040000000000ff060042430200"), 2**63 - 1

def checked(names):
    check(len(names), 0, 65536), check(sum(len(n.encode()) for n in names if n), 0, 16 << 20)
    return names

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

def read_header(payload):
    first, *lines = payload.decode(errors="replace").split("\n")
    if not re.match(r"#swivel\t1([.\t]|$)", first): raise Damage("this is no log of version 1")
    facts = {}
    for line in lines:
        if re.match("unit\t(?!1us$)", line): raise Damage("time is counted in another unit")
        fact = re.fullmatch("(?!unit\t)([a-z0-9-]{1,32})\t([^\0-\x1f\x7f]*)", line)
        if fact and len(fact[2].encode()) <= 512 and (fact[1] in facts or len(facts) < 64):
            facts[fact[1]] = fact[2]
    return facts

class Log:
    def __init__(self, header, printer):
        self.header, self.printer, self.tally = header, printer, swivel_hot.Tally()
        self.names, self.parts, self.next, self.time = [], [], 0, 0
        self.is_behind_gap = self.is_dropped = False
        printer.header(header)
    def section(self, payload):
        kind, body = payload[:1], io.BytesIO(payload[1:])
        if not payload: self.tally.note(0, ())
        if kind in (b"\1", b"\x08"):
            try: self.events(body, kind)
            except Damage:  # or what a checkpoint in front of all events told was not true
                if not self.is_dropped: raise
                told, self.names, self.next, self.time = (self.names, self.next, self.time), [], 0, 0
                try: self.events(io.BytesIO(payload[1:]), kind)
                except Damage: self.names, self.next, self.time = told; raise
        elif kind == b"\2": self.checkpoint(body)
        elif kind == b"\5": self.printer.loss(self.tally.lost(min(varint(body), LATEST)), varint(body))
        elif b"" < kind < b"\x80" and kind not in b"\3\4\6": self.next_file(payload)
    def next_file(self, payload):
        try: header = read_header(payload)
        except Damage: header = {}
        is_next = header.get("prev", 1) == self.header.get("id", 0)
        old, new = (facts.get("recording", facts.get("id")) for facts in (self.header, header))
        if not is_next and (new is None or new != old): self.printer.has_loss = True
        else: self.header, self.is_behind_gap = header, self.is_behind_gap or not is_next
    def checkpoint(self, body):
        try:
            part, *head = [varint(body) for _ in range(6)]
            self.parts = self.parts if part else [head]
            check(len(self.parts), part + 1, part + 1 if self.parts[:1] == [head] else 0)
            self.parts.append(body.read())
            if part + 1 == head[0]: self.restore(io.BytesIO(b"".join(self.parts[1:])), *head[1:4])
        except Damage: self.parts = []
    def restore(self, body, next, time, count):
        check(next, self.next + (not self.is_behind_gap), LATEST), check(time, self.time, LATEST)
        check(len(body.getvalue()), 0, 1 << 20)
        lengths = (varint(body) for _ in range(check(count, len(self.names), 65536)))
        names = checked([read_name(body, n - 1) if n else None for n in lengths])
        take(body, varint(body)), take(body, 8), take(body, varint(body))  # facts and conclusions
        for i, name in enumerate(self.names): names[i] = names[i] if name is None else name
        self.printer.has_loss |= 0 < self.next < next
        self.is_dropped = self.next == 0
        self.names, self.next, self.time, self.is_behind_gap = names, next, time, False
    def events(self, body, section):
        first, first_name, count, time = [varint(body) for _ in range(4)]
        check(first, self.next, LATEST + 1 - check(count, 1, 32640))
        time, kinds, code = check(min(time, LATEST), self.time, LATEST), {}, 0
        for _ in range(varint(body)):
            code, width, places = check(take(body, 1)[0], code + 1, 127), *take(body, 2)
            scale = read_scale(body, section == b"\x08")
            kinds[code] = [scale, check(places, 0, 2**check(width, 0, 6) - 1), [0] * width]
        names = self.names + [None] * (check(first_name, len(self.names), 65536) - len(self.names))
        descriptions, mark = [], self.tally.mark
        for _ in range(varint(body)):
            kind, part = take(body, 1)[0], io.BytesIO(take(body, varint(body)))
            if kind == 1: names.append(read_name(part, len(part.getvalue())))
            if kind == 2: descriptions.append((take(part, 1)[0], part.read()))
            if kind == 3: mark = check(varint(part), 0, 2**32 - 1), varint(part)
        controls, lengths = io.BytesIO(take(body, varint(body))), take(body, count)
        gaps, bit, recent, events = body.read(), 0, list(range(16)), []
        for place in range(count):
            control = take(controls, 1)[0]
            kind = kinds[control & 127] if control & 127 in kinds else check(control, 1, 0)
            if control > 127: kind[2] = [varint(controls) for _ in kind[2]]
            numbers = [number(token, kind[1] >> i & 1, recent) for i, token in enumerate(kind[2])]
            gap, bit = read_gap(lengths[place], *kind[0], gaps, bit)
            time += gap
            events.append((first + place, min(time, LATEST), control & 127, numbers))
        if controls.read() or len(gaps) != (bit + 7) // 8: raise Damage("bytes are left or missing")
        self.printer.has_loss |= first > self.next
        self.names = checked(names) if len(names) > len(self.names) else names
        self.next, self.time, self.is_dropped = first + count, events[-1][1], False
        self.tally.note(count, mark)
        for code, text in descriptions: self.printer.learn(code, text)
        for event in events: self.printer.event(*event, names)

def number(token, is_controller, recent):
    if not is_controller: return check(token, 0, 2**32 - 1)
    recent[:] = recent.pop(token) if token < 16 else check(token - 16, 0, 2**32 - 1), *recent[:15]
    return recent[0]

def read(data, mode, hot, printer):
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
            if not log or end >= 0 and mode != "salvage": raise
            is_torn = end < 0
            if end >= 0: at, printer.has_loss, log.is_behind_gap = end, True, True
    if not log or mode == "strict" and not is_closed: raise Damage("there is no mark of the end")
    if mode == "strict" or not swivel_hot.read(hot, log, printer):
        printer.has_loss |= is_torn and any(data[at:])

def main():
    mode, path = (["tail"] + [word for word in sys.argv[1:] if word != "--mode"])[-2:]
    base = re.sub(r"(\.\d{6})?\.swivel$", "", path)
    segments = sorted(glob.glob(glob.escape(base) + "." + "[0-9]" * 6 + ".swivel"))
    files = (segments if path in segments else [path]) + [base + ".swivel.hot"]
    *parts, hot = [open(file, "rb").read() if os.path.exists(file) else b"" for file in files]
    try: read(b"".join(parts), mode, hot, printer := Printer())
    except Damage as damage: return print(f"error: {path}: {damage}", file=sys.stderr) or 2
    return 3 if printer.has_loss else 0

if __name__ == "__main__": sys.exit(main())
