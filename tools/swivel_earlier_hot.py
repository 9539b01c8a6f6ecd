"""Reads the hot files of earlier recorder versions, as specified in EarlierHotFiles.md."""
import io, struct
from swivel_bytes import Damage, check, read_name, take, varint

LAP, NUMBER = 1 << 24, 1 << 27
FIXED = {1: (1, [1, 5, 2, 6, 3, 7]), 2: (2, [1, 3, 5, 7]), 3: (4, [1, 5])}

class Tally:
    """Counts the events that the blocks contain or report as lost, up to each adoption of a hot file."""
    def __init__(self): self.total, self.points, self.mark = 0, [], ()
    def lost(self, count):
        self.total += count
        return count
    def note(self, count, mark):
        self.total += count
        self.points.append((mark if mark != self.mark else (), self.total))
        self.mark = mark or self.mark
    def since(self, generation, slot):
        """The number of events after the last block that adopted the hot file up to a slot."""
        others = None
        for mark, total in reversed(self.points):
            if not mark: others = total if others is None else others
            elif mark[0] != generation: return self.total - (total if others is None else others)
            elif mark[1] <= slot: return self.total - total
            else: others = None
        return self.total - (others or 0)

def slot_count(hot):
    """The number of slots of a hot file; 0 for another file."""
    count = {b"SWVHOT1\0": 2048, b"SWVHOT2\0": int.from_bytes(hot[80:84], "little")}.get(hot[:8])
    is_good = count in (2048, 4096, 8192, 16384, 32768) and len(hot) == 4096 + count * 32
    return count if is_good else 0

def slot(hot, q):
    """The three words of a slot, or its state if it has none."""
    lap, index = divmod(q, slot_count(hot))
    state, head, form, body = struct.unpack_from("<4Q", hot, 4096 + index * 32)
    if (state - (lap + 1)) % LAP >= LAP // 2: return "hole"
    newer = (form - q) % NUMBER
    if newer: return "overwritten" if newer < NUMBER // 2 else "nothing"
    total = head * 0x9E3779B97F4A7C15 + form * 0xC2B2AE3D27D4EB4F + body * 0x165667B19E3779F9
    if form >> 27 & 255 == 255: return "nothing"
    return (head, form, body) if total >> 49 & 0x7FFF == state >> 49 else "damaged"

def payload(words):
    head, _, body = words[0]
    parts = [struct.pack("<BQ", head >> 8 & 255, body)]
    for head, form, body in words[1:]:
        parts.append(struct.pack("<QQ", head, form >> 40)[:11] + struct.pack("<Q", body))
    return b"".join(parts)

def record(manner, data):
    """The numbers, the names and the skip of an entry."""
    if manner:
        width, places = FIXED[manner]
        numbers = [int.from_bytes(data[at:at + width], "little") for at in places] + [0] * 4
        return numbers[:check(data[0], 0, 6)], [], 0
    part = io.BytesIO(data)
    sizes = int.from_bytes(take(part, 2), "little")
    widths = [(0, 1, 2, 4)[sizes >> 3 + 2 * place & 3] for place in range(check(sizes & 7, 0, 6))]
    numbers = [int.from_bytes(take(part, width), "little") for width in widths]
    extras = take(part, 1)[0] if sizes & 0x8000 else 0
    names = [read_name(part, varint(part)) for _ in range(check(extras & 127, 0, 6))]
    return numbers, names, varint(part) if extras & 128 else 0

def entry(hot, q):
    """The event at a slot and the number of its slots, or the slot's state if it has no event."""
    first = slot(hot, q)
    if isinstance(first, str): return first
    head, form, _ = first
    count = form >> 27 & 255
    if count == 0: return "nothing"
    manner = form >> 35 & 3
    words = [first] + [slot(hot, q + place) for place in range(1, 1 if manner else count)]
    if "overwritten" in words: return "overwritten"
    if any(isinstance(word, str) or word[1] >> 27 & 255 for word in words[1:]): return "damaged"
    try: return (check(head & 255, 1, 127), head >> 16, *record(manner, payload(words))), count
    except Damage: return "damaged"

def read(hot, log, printer):
    """Prints the events that are not in the log; returns whether the hot file belongs to the recording."""
    id = log.header.get("recording", log.header.get("id"))
    if not slot_count(hot) or hot[8:24].hex() != id: return False
    generation, base, claims, sealed, sealed_begun, missing = struct.unpack_from(
        "<24xI44xQ48xQ120xQQQ", hot)
    mark = log.tally.mark[1] if log.tally.mark and log.tally.mark[0] == generation else 0
    next, begun = claims % 2**40, claims >> 40
    at, events, holes = max(mark, next - slot_count(hot)), [], 0
    is_overwritten, is_damaged, first = mark < at, False, 2**64
    while at < next:
        found = entry(hot, at)
        holes += found == "hole"
        is_overwritten |= found == "overwritten"
        is_damaged |= found == "damaged"
        if not isinstance(found, str):
            if not events: first = at
            events.append(found[0])
        at += 1 if isinstance(found, str) else found[1]
    is_known = sealed < 2**64 - 1 and sealed <= max(mark, first)
    if is_overwritten or is_damaged or is_known and missing:
        lacking = next - mark
        if is_known: lacking = (begun - sealed_begun) % LAP + missing - log.tally.since(generation, sealed)
        lost = max(lacking - len(events) - holes, int(is_damaged))
        if lost > 0: printer.loss(lost, 0)
    for code, time, numbers, names, skip in events:
        log.event_of_hot_file(log.next + skip, base + time, code, numbers, names)
    return True
