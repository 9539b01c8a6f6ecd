"""Reads the sections of a log, as the page LogFormat.md has them."""
import re
from swivel_blocks import Bytes, Damage, check

LATEST = 2**63 - 1


def read_header(payload):
    first, *lines = [line.split("\t", 1) for line in payload.decode(errors="replace").split("\n")]
    if first[0] != "#swivel" or first[-1].split("\t")[0].split(".")[0] != "1":
        raise Damage("this is no log of version 1.x")
    facts = {}
    for key, text in (line for line in lines if len(line) == 2):
        if key == "unit":
            check(text == "1us", True, True)
        elif re.fullmatch("[a-z0-9-]{1,32}", key) and not re.search("[\0-\x1f\x7f]", text) \
                and len(text.encode()) <= 512 and (key in facts or len(facts) < 64):
            facts[key] = text
    return facts


def described(code, text):
    name, *fields = text.decode(errors="replace").split("\t")
    fields = [tuple(field.split(":", 1)) for field in fields]
    words = [name] + [word for field in fields for word in field]
    is_sound = all(re.fullmatch("[^ \0-\x1f\x7f]+", word) for word in words) and 0 < code < 128
    is_sound &= len(words) == 1 + 2 * len(fields) <= 13 and len(text) <= 4096
    return {code: (name, fields)} if is_sound else {}


def limited(names):
    check(len(names), 0, 65536)
    check(sum(len(name.encode()) for name in names if name), 0, 16 << 20)
    return names


def number(token, is_controller, recent):
    if not is_controller:
        return check(token, 0, 2**32 - 1)
    recent.insert(0, recent.pop(token) if token < 16 else check(token - 16, 0, 2**32 - 1))
    del recent[16:]
    return recent[0]


class Log:
    def __init__(self, header, printer):
        self.header, self.printer, self.names, self.descriptions, self.parts = header, printer, [], {}, []
        self.next, self.time, self.is_behind_gap, self.has_loss = 0, 0, False, False

    def section(self, payload):
        kind, body = payload[:1], Bytes(payload[1:])
        if kind == b"\x01":
            self.events(body)
        elif kind == b"\x02":
            self.checkpoint(body)
        elif kind == b"\x05":
            self.loss(body.varint(), body.varint())
        elif b"" < kind < b"\x80" and kind not in b"\x03\x04\x06":
            self.has_loss |= not self.follows(payload)

    def follows(self, payload):
        """Whether this is the header of the next file of the recording."""
        try:
            header, old = read_header(payload), self.header
        except Damage:
            return False
        is_next = "id" in old and header.get("prev") == old["id"]
        first, second = (facts.get("recording", facts.get("id")) for facts in (old, header))
        if is_next or first and first == second:
            self.header, self.is_behind_gap = header, self.is_behind_gap or not is_next
        return self.header is header

    def loss(self, count, reason):
        self.has_loss |= count > 0
        self.printer.loss(count, min(reason, 3))

    def checkpoint(self, body):
        try:
            part, *head = [body.varint() for _ in range(6)]
            self.parts = self.parts if part else [head]
            if len(self.parts) != part + 1 or self.parts[0] != head:
                raise Damage("a part of another checkpoint")
            self.parts.append(body.take())
            if part + 1 == head[0]:
                self.restore(Bytes(b"".join(self.parts[1:])), *head[1:4])
        except Damage:
            self.parts = []

    def restore(self, body, next, time, count):
        check(len(body.data), 0, 1 << 20)
        lengths = (body.varint() for _ in range(check(count, len(self.names), 65536)))
        names = [body.take(check(n - 1, 0, 4096)).decode(errors="replace") if n else None for n in lengths]
        body.take(body.varint()), body.take(8), body.take(body.varint())  # facts, digest, conclusions
        if check(next, 0, LATEST) < self.next + (not self.is_behind_gap) or check(time, 0, LATEST) < self.time:
            return
        self.has_loss |= 0 < self.next < next
        self.names, self.is_behind_gap, self.next, self.time = limited(names), False, next, time

    def events(self, body):
        first, first_name, count, time = (body.varint() for _ in range(4))
        check(first, self.next, LATEST + 1 - check(count, 1, len(body.data)))
        time, kinds, last = check(min(time, LATEST), self.time, LATEST), {}, 0
        for _ in range(body.varint()):
            last, width, controllers, base = check(body.take(1)[0], last + 1, 127), *body.take(3)
            kinds[last] = [base, check(controllers, 0, (1 << check(width, 0, 6)) - 1), [0] * width]
        names, descriptions = self.definitions(body, check(first_name, len(self.names), 65536))
        controls, lengths = Bytes(body.take(body.varint())), body.take(count)
        gaps, bit, recent, events = body.take(), 0, list(range(16)), []
        for place in range(count):
            control = controls.take(1)[0]
            if control & 127 not in kinds:
                raise Damage("a kind is not listed")
            kind = kinds[control & 127]
            if control > 127:
                kind[2] = [controls.varint() for _ in kind[2]]
            numbers = [number(token, kind[1] >> i & 1, recent) for i, token in enumerate(kind[2])]
            length = check(lengths[place] + kind[0] & 255, 0, 63)
            if length:
                low = int.from_bytes(gaps[bit // 8:(bit + length + 6) // 8], "little") >> bit % 8
                time, bit = time + (low % (1 << length - 1) | 1 << length - 1), bit + length - 1
            events.append((first + place, min(time, LATEST), control & 127, numbers))
        if controls.take() or len(gaps) != (bit + 7) // 8:
            raise Damage("bytes are left, or missing")
        self.has_loss |= first > self.next
        self.names, self.next, self.time = names, first + count, events[-1][1]
        self.descriptions.update(descriptions)
        for event in events:
            self.printer.event(*event, names, self.descriptions)

    def definitions(self, body, first_name):
        names, descriptions = [None] * (first_name - len(self.names)), {}
        for _ in range(body.varint()):
            type, part = body.take(1)[0], Bytes(body.take(body.varint()))
            if type == 1:
                names.append(part.take(check(len(part.data), 0, 4096)).decode(errors="replace"))
            elif type == 2:
                descriptions |= described(part.take(1)[0], part.take())
            elif type == 3:
                check(part.varint(), 0, 2**32 - 1), part.varint()
        return limited(self.names + names) if names else self.names, descriptions
