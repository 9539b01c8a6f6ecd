"""Reads the blocks of a log in order, as specified in LogFormat.md."""
import io, re
from swivel_bytes import Damage, check, read_gap, read_name, read_scale, take, varint
LATEST = 2**63 - 1

def checked(names):
    check(len(names), 0, 65536), check(sum(len(n.encode()) for n in names if n), 0, 16 << 20)
    return names

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
        self.header, self.printer = header, printer
        self.names, self.parts, self.next, self.time = [], [], 0, 0
        self.is_behind_gap, self.is_dropped, self.lost = False, False, 0
        printer.header(header)
    def section(self, payload):
        kind, body = payload[:1], io.BytesIO(payload[1:])
        if kind in (b"\1", b"\x08"):
            try: self.events(body, kind)
            except Damage:  # or a checkpoint before all events was wrong
                if not self.is_dropped: raise
                told, self.names, self.next, self.time = (self.names, self.next, self.time), [], 0, 0
                try: self.events(io.BytesIO(payload[1:]), kind)
                except Damage: self.names, self.next, self.time = told; raise
        elif kind == b"\2": self.checkpoint(body)
        elif kind == b"\5": self.loss(min(varint(body), LATEST), varint(body))
        elif b"" < kind < b"\x80" and kind not in b"\3\4\6": self.next_file(payload)
    def loss(self, count, reason):
        self.lost += count
        self.printer.loss(count, reason)
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
        descriptions = []
        for _ in range(varint(body)):
            kind, part = take(body, 1)[0], io.BytesIO(take(body, varint(body)))
            if kind == 1: names.append(read_name(part, len(part.getvalue())))
            if kind == 2: descriptions.append((take(part, 1)[0], part.read()))
            if kind == 3: check(varint(part), 0, 2**32 - 1), varint(part)
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
        self.next, self.time, self.is_dropped, self.lost = first + count, events[-1][1], False, 0
        for code, text in descriptions: self.printer.learn(code, text)
        for event in events: self.printer.event(*event, names)
    def event_of_hot_file(self, number, time, code, numbers, names):
        known = self.place(names, numbers, self.printer.fields(code)[:len(numbers)])
        try: self.names = checked(known) if len(known) > len(self.names) else known
        except Damage: return  # its names do not fit in a log
        self.printer.has_loss |= number > self.next
        self.next, self.time = number + 1, max(self.time, min(time, LATEST))
        self.printer.event(number, self.time, code, numbers, self.names)
    def place(self, names, numbers, fields):
        """Inserts the indices of an event's names into its numbers; returns the extended table of names."""
        names, known = list(names), self.names
        for place, (_, type) in enumerate(fields):
            is_optional = type == "name?"
            if not is_optional and type != "name" or is_optional and not numbers[place]: continue
            name = names.pop(0) if names else None if is_optional else ""
            if name is not None and name not in known: known = known + [name]
            numbers[place] = 0 if name is None else known.index(name) + is_optional
        return known

def number(token, is_controller, recent):
    if not is_controller: return check(token, 0, 2**32 - 1)
    recent[:] = recent.pop(token) if token < 16 else check(token - 16, 0, 2**32 - 1), *recent[:15]
    return recent[0]
