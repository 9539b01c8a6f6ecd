"""Reads the journal beside a log, as specified in LogFormat.md under "The hot file"."""
import io, os, re, struct
from swivel_bytes import Damage, check, read_name, take

SEED, FACTOR, WORD = 0x53574A4F55524E4C, 0x9E3779B97F4A7C15, 2**64 - 1

def check_of(seed, words):
    for word in words:
        seed = (seed ^ word) * FACTOR & WORD
        seed ^= seed >> 32
    return seed

class Journal:
    """A valid header, and the slots after it."""
    def __init__(self, data):
        self.header = data[:4096].ljust(4096, b"\0")
        generation, self.size = struct.unpack_from("<24xII", self.header)
        self.seed = check_of(SEED, [generation])
        fixed = struct.unpack_from("<10Q", self.header)
        is_sized = self.size in (2048, 4096, 8192, 16384, 32768)
        is_journal = self.header[:8] == b"SWVHOT3\0" and is_sized
        if not is_journal or fixed[9] != check_of(self.seed, fixed[:9]):
            raise Damage("the hot file is damaged, or of another version")
        self.slots = data[4096:4096 + self.size * 64].ljust(self.size * 64, b"\0")

    def count(self):
        """The number of the next event; None if its checksum is wrong."""
        told = int.from_bytes(self.header[128:136], "little")
        number = told % 2**48
        return number if told >> 48 == check_of(self.seed, [number]) >> 48 else None

    def is_in_use(self):
        is_given_up = int.from_bytes(self.header[136:144], "little") == check_of(self.seed, [1])
        return not is_given_up and runs(self.header[32:48], *struct.unpack_from("<QQQ", self.header, 48))

    def reason(self):
        """The reason of the loss at the end: the disk, or a full buffer."""
        return 1 if int.from_bytes(self.header[144:152], "little") == check_of(self.seed, [2]) else 0

    def bytes_of(self, index, count):
        """The bytes of a number of slots; after the last comes the first."""
        found = self.slots[index * 64:(index + count) * 64]
        return found + self.slots[:count * 64 - len(found)]

    def entry(self, index):
        """The event that begins at an index; None if no entry does."""
        told, numbered, form = struct.unpack_from("<QQQ", self.slots, index * 64)
        count = numbered >> 48
        if not 1 <= count <= min(77, self.size): return None
        data = self.bytes_of(index, count)
        if told != check_of(self.seed, (index, *checked_words(data, form >> 60))): return None
        try: return numbered % 2**48, *event(form, data)
        except Damage: return None

    def entries(self, next):
        """The events that are not in the log, sorted by number, without duplicates."""
        found = [entry for entry in map(self.entry, range(self.size)) if entry and entry[0] >= next]
        first = {entry[0]: entry for entry in reversed(found)}
        return [first[number] for number in sorted(first)]

def checked_words(data, names):
    """The words of an entry that its checksum covers, without the checksum."""
    return struct.unpack_from(f"<{len(data) // 8 - 1 if names else 5}Q", data, 8)

def event(form, data):
    """The time, the code, the numbers and the names of an event."""
    code, width = check(form >> 48 & 255, 1, 127), check(form >> 56 & 15, 0, 6)
    part = io.BytesIO(data[48:])
    names = [read_name(part, int.from_bytes(take(part, 2), "little")) for _ in range(form >> 60)]
    return form % 2**48, code, list(struct.unpack_from(f"<{width}I", data, 24)), names

def runs(boot, process, start, space):
    """Whether a process of this system is still running; implemented for Linux only."""
    try:
        with open("/proc/sys/kernel/random/boot_id") as file: here = bytes.fromhex(file.read().replace("-", ""))
        with open(f"/proc/{process}/stat") as file: state = file.read().rpartition(")")[2].split()
    except OSError: return False
    is_same = (boot, start, space) == (here, int(state[19]), os.stat("/proc/self/ns/pid").st_ino)
    return is_same and state[0] not in "ZX"

def until_missing(entries, next):
    """The entries before the first missing number."""
    return [entry for place, entry in enumerate(entries) if entry[0] == next + place]

def lost_at_the_end(log, journal, reported):
    """The number of events that the owner counted after the last one, without those already reported."""
    count = journal.count()
    return 0 if count is None else max(count - log.next - reported, 0)

def print_journal(journal, log, printer):
    entries, is_in_use, reported = journal.entries(log.next), journal.is_in_use(), log.lost
    for entry in until_missing(entries, log.next) if is_in_use else entries:
        log.event_of_hot_file(*entry)
        reported = 0
    if journal.count() is None: printer.note("the last events of the hot file may be missing")
    lost = 0 if is_in_use else lost_at_the_end(log, journal, reported)
    if lost: printer.loss(lost, journal.reason())

def recording_id(header):
    """The 16 bytes that identify a log's recording in its journal."""
    id = header.get("recording", header.get("id", ""))
    return bytes.fromhex(id) if re.fullmatch("[0-9A-Fa-f]{32}", id) else bytes(16)

def read(hot, log, printer):
    """Prints the events that are not in the log; returns whether the hot file belongs to the recording."""
    if hot is None: return False
    try: journal = Journal(hot)
    except Damage as damage: return printer.note(damage)
    if journal.header[8:24] != recording_id(log.header): return False
    print_journal(journal, log, printer)
    return True
