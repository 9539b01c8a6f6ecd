#ifndef SWIVEL_RING_H
#define SWIVEL_RING_H

#include <stddef.h>
#include <stdint.h>

// The hot tail: the newest events of a recording, in a file that is mapped into memory, so that they outlive the
// process. All numbers are little-endian, all words of 8 bytes are written whole.
//
// Header, 4,096 bytes; what is not listed is 0:
//      0  8 bytes   "SWVHOT2" and a zero; "SWVHOT1" in earlier files, which have 2,048 slots
//      8  16 bytes  the recording's id, as its header has it in hexadecimal digits
//     24  u32       generation: a random number, new for each hot file
//     28  u32       mode: 0 mapped, 1 written piece by piece
//     32  16 bytes  the owner's boot: the system's id of it, 0 if not known
//     48  u64       the owner's process number, 0 if it ended and left the file
//     56  u64       when that process started, in the system's own count, 0 if not known
//     64  u64       the space that the process number belongs to (Linux: the namespace's inode), 0 if there is one only
//     72  u64       base: the recording's instant, in microseconds, at which the slots' clock was 0
//     80  u32       the count of slots, a power of two from 2,048 to 32,768
//    128  u64       claims: bits 0-39 next slot number, bits 40-63 number of events begun, modulo 2^24
//    256  u64       sealed: every slot in front of this number is in the log, or counted there
//    264  u64       the number of events begun in front of that slot
//    272  u64       of these, how many are neither in the log nor counted there as lost
//    384  u64       how often a slot was given up and its event recorded again
//    392  u64       events that were refused before they took a slot
//
// Slots of 32 bytes, n of them. Slot number q lies at index q % n; its lap is q / n + 1, modulo 2^24.
//      0  u64  state: bits 0-23 resolved lap, 24-47 passed lap, 48 hole, 49-63 check
//      8  u64  head: bits 0-7 kind, 8-15 payload byte 0, 16-63 microseconds on the slots' clock
//              further slot: payload bytes 0-7
//     16  u64  form: bits 0-26 lowest bits of the slot number, 27-34 count of slots: 1-254 in an entry's head,
//              0 in its further slots, 255 for nothing; 35-36 manner; 37-39 zero
//              head: bits 40-63 number of events begun before
//              further slot: bits 40-63 payload bytes 8-10
//     24  u64  head: payload bytes 1-8;  further slot: payload bytes 11-18
// In manner 1, payload byte 0 is the count of numbers, and bytes 1, 5, 2, 6, 3, 7 are the numbers; in manner 2 bytes
// 1-8 are four numbers of 2 bytes, in manner 3 two of 4 bytes; those beyond are 0. In manner 0, the payload is made of
// the 9 bytes of the head and the 19 of each further slot:
//      0  u16  bits 0-2 count of numbers, then 2 bits a number: 0, 1, 2 or 4 bytes; bit 15 extras follow
//      2       the numbers;  extras: u8 names (bit 7: a skip follows), for each name v length and bytes of UTF-8,
//              v skip: how many sequence numbers are left out in front of the event
// A number that stands for a name is 1, or 0 where there is none: the names themselves follow in order. The check is
// the highest 15 bits of head * 9E3779B97F4A7C15 + form * C2B2AE3D27D4EB4F + body * 165667B19E3779F9 (hexadecimal,
// modulo 2^64), where head, form and body are the words at 8, 16 and 24.
//
// WHO MAY WRITE A SLOT. Each slot number is claimed by one atomic addition, so a slot's lap l has one claimant. The
// state's resolved lap r names the one owner, the claimant of lap r + 1. Only the owner changes r, and it does so
// when it no longer touches the slot; until then no other claimant sees itself named. So at most one thread ever
// writes a slot's payload. A claimant of a later lap that finds the owner still inside raises the passed lap p to its
// own, unless another has raised it further, and claims another slot; so does, without a trace, one whose lap is
// resolved or passed already. An owner that is done sets r to its lap, or to p if others passed by meanwhile: they
// are all elsewhere.
//
// WHY NOTHING RECORDED IS PASSED OVER. The sealer walks slot numbers in order. It leaves an unresolved one behind only
// with the hole flag set, in the same exchange that finds it unresolved; an owner commits by an exchange that fails
// when the flag is set, or a later lap has passed, and then leaves the slot as nothing and records its event again.
// So each event is either committed before the sealer comes by, which then finds it, or not at all in that slot. An
// entry's head is committed last: a head that is resolved has all of its further slots. What is overwritten before
// the sealer comes shows in the numbers of events begun, which count each event once, however often it is recorded.
//
// WHY A COPY IS SOUND. The words of slot q, and of any others, are copied first, then the claims are read. While r is
// the lap of q, the next writer is the claimant of q + n. Its stores lie behind its claim and a release fence, the
// reader's second look behind an acquire fence: had one of the copied words been its, the claim would show. If it
// shows, the copy is thrown away.
//
// WHAT A DEAD THREAD COSTS. Its slots keep their owner for ever and are passed by in every lap; all others go on.
//
// HOW FAR THE NUMBERS REACH. 2^40 slots take 34 years at a thousand events a second. Laps are compared modulo 2^24:
// a claimant would have to be held up for 2^23 laps to mistake another's lap for its own.
//
// HOW LONG A RING IS. It bridges the time in which the sealer gets no processor, or the disk takes nothing: at 200,000
// events a second, a slot each, 2,048 slots are 10 ms and 32,768 are 160 ms, which is some turns of a scheduler with
// more threads than processors. The sealer is woken more often than the ring goes round, however long it is.

enum {
  SWIVEL_HOT_HEADER_LENGTH = 4096,
  SWIVEL_SLOT_LENGTH = 32,
  // How many slots a ring may have, in bits.
  SWIVEL_FEWEST_SLOT_BITS = 11,
  SWIVEL_MOST_SLOT_BITS = 15,
  // So many slots are claimed between two calls that wake the sealer.
  SWIVEL_WAKE_SLOTS = 1024,
  // What 254 slots hold.
  SWIVEL_ENTRY_CAPACITY = 9 + 253 * 19,
  SWIVEL_NAME_CAPACITY = 4096,
};

// Where a ring's slots are kept.
enum swivel_ring_mode {
  // In a mapped file: what was recorded survives the process.
  SWIVEL_RING_MAPPED = 0,
  // In memory, and written to the file slot by slot under a lock: the same, at the price of a system call.
  SWIVEL_RING_WRITTEN = 1,
  // In memory alone: what was not sealed dies with the process.
  SWIVEL_RING_MEMORY = 2,
};

// A process, so that it can be told whether it still runs.
struct swivel_owner {
  uint8_t boot[16];
  uint64_t process;
  uint64_t start;
  uint64_t space;
};

enum swivel_owner_state { SWIVEL_OWNER_GONE = 0, SWIVEL_OWNER_LIVE = 1, SWIVEL_OWNER_UNKNOWN = 2 };

// The process that asks.
struct swivel_owner swivel_owner_self(void);
enum swivel_owner_state swivel_owner_state(struct swivel_owner owner);

// What the header says; the counts are those of the moment.
struct swivel_hot_header {
  uint8_t id[16];
  uint32_t generation;
  uint32_t mode;
  struct swivel_owner owner;
  uint64_t base;
};
struct swivel_hot_counts {
  uint64_t next_slot, begun;
  uint64_t sealed_slot, sealed_begun, sealed_missing;
  uint64_t repeated, refused;
};

// MARK: - Recording

typedef struct swivel_ring swivel_ring;

// How many bytes a hot tail has.
size_t swivel_hot_length(unsigned slot_bits);

struct swivel_ring_plan {
  // NULL for a ring in memory.
  const char *path;
  struct swivel_hot_header header;
  // How many slots, in bits.
  unsigned slot_bits;
  // Errors in place of a step, so that the fallbacks can be tested: 0 for none.
  int file_error, map_error;
};

// Makes a ring, and its file if it can: there must be none yet. What it came to is told by the ring's mode and error;
// NULL only if there is no memory, or if the file is there already (error EEXIST).
swivel_ring *swivel_ring_make(const struct swivel_ring_plan *plan, int *error);
// Nobody may use the ring any more. Its file stays.
void swivel_ring_free(swivel_ring *ring);
// What wakes the sealer, and what it is given; set before others use the ring.
void swivel_ring_set_wake(swivel_ring *ring, void (*wake)(void *), void *waker);
// No event is taken any more; those that are being recorded are.
void swivel_ring_close(swivel_ring *ring);
// Says in the header that nobody owns the file any more, though not all of it is in the log.
void swivel_ring_release(swivel_ring *ring);
enum swivel_ring_mode swivel_ring_mode(const swivel_ring *ring);
// Why the ring is not mapped, or why a slot could not be written: an error number, 0 if all is well.
int swivel_ring_error(const swivel_ring *ring);
// The hot tail's bytes, as in a file.
const void *swivel_ring_bytes(const swivel_ring *ring);

// What became of an event.
enum {
  // It is safe.
  SWIVEL_RECORDED = 1,
  // SWIVEL_WAKE_SLOTS were claimed since the last time: the sealer was woken.
  SWIVEL_WAKE = 2,
};

// A record: its kind's code and count of numbers, and six numbers in pairs, the first in the lower half. Those beyond
// the count are 0.
struct swivel_record {
  uint64_t kind;  // code | count << 8
  uint64_t pair0, pair1, pair2;
};

// Records an event without names. From any thread; takes no lock, no memory and makes no system call but what wakes
// the sealer. The ring comes last, so that a caller has little to move.
uint32_t swivel_ring_record(
    uint64_t pair0, uint64_t pair1, uint64_t pair2, uint64_t kind, swivel_ring *ring);

// A name, at most SWIVEL_NAME_CAPACITY bytes.
struct swivel_name {
  const void *bytes;
  size_t count;
};

// An event that happens as it is recorded; any other time is in microseconds on the slots' clock, below 2^48.
#define SWIVEL_NOW UINT64_MAX

// Records an event with up to six names, and a skip of sequence numbers in front of it. Refused, and counted so, if
// it takes more than SWIVEL_ENTRY_CAPACITY bytes.
uint32_t swivel_ring_record_named(
    swivel_ring *ring, uint64_t microseconds, struct swivel_record record, const struct swivel_name *names,
    uint32_t name_count, uint64_t skip);

// The same in steps, so that tests can stop in between.
struct swivel_claim {
  uint64_t slot;
  uint32_t begun;
  uint32_t count;
};
struct swivel_claim swivel_ring_claim(swivel_ring *ring, uint32_t slot_count);
// Whether the claimant owns its slot; what it saw is needed to commit.
int swivel_ring_own(swivel_ring *ring, struct swivel_claim claim, uint64_t *seen);
// Whether the record, of one slot, counts.
int swivel_ring_commit(
    swivel_ring *ring, struct swivel_claim claim, uint64_t seen, struct swivel_record record);

// MARK: - Reading

// What is found at a slot number.
enum swivel_slot {
  // An event, which takes up some slots.
  SWIVEL_SLOT_EVENT = 0,
  // Nothing, and nothing will come.
  SWIVEL_SLOT_EMPTY = 1,
  // Something newer.
  SWIVEL_SLOT_OVERWRITTEN = 2,
  // The slot's claimant owns it and is not done.
  SWIVEL_SLOT_PENDING = 3,
  // The claimant of an earlier lap owns it and is not done.
  SWIVEL_SLOT_STUCK = 4,
  // What no recorder leaves unless power is lost.
  SWIVEL_SLOT_DAMAGED = 5,
};

struct swivel_entry {
  uint64_t microseconds;
  uint64_t skip;
  uint32_t begun;
  uint32_t numbers[6];
  uint8_t code;
  uint8_t count;
  uint8_t slot_count;
  uint8_t name_count;
  struct {
    uint16_t start, count;
  } names[6];
  uint8_t bytes[SWIVEL_ENTRY_CAPACITY];
};

// A name of an entry, which lives as long as the entry.
const void *swivel_entry_name(const struct swivel_entry *entry, unsigned index, size_t *count);

// A hot tail, with two to the power of some bits slots. In a copy of some of them, the first one copied lies in front;
// in a ring and in a file it is that of slot 0.
struct swivel_hot {
  const void *bytes;
  unsigned slot_bits;
  uint64_t front_slot;
};
// How many slots a header says there are, in bits; 0 if it is none.
unsigned swivel_hot_slot_bits(const void *header);
struct swivel_hot_header swivel_hot_header(const void *bytes);
struct swivel_hot_counts swivel_hot_counts(const void *bytes);
// Copies the slots from a number on up to the last claim, at most all there are, and then the claims: the copy has room
// for as many, of which no more is touched than is copied, and swivel_hot_look() finds in it what it would have found in
// the ring. Whoever looks at many slots leaves the
// line with the claims to the threads that record, but for two moments.
struct swivel_copied {
  uint64_t first_slot, next_slot;
  // The number of events begun in front of next_slot, modulo 2^24.
  uint64_t begun;
};
struct swivel_copied swivel_hot_copy(void *copy, struct swivel_hot hot, uint64_t slot);
// Looks at a slot number of a hot tail whose bytes are aligned to 8, whatever they are.
enum swivel_slot swivel_hot_look(struct swivel_hot hot, uint64_t slot, struct swivel_entry *entry);

// The sealer gives up on an unresolved slot: 0 if it was resolved meanwhile, 1 if it is passed, 2 if the owner
// was told only now, so that it is a new hole.
int swivel_ring_pass(swivel_ring *ring, uint64_t slot);
// Whether a slot's claimant is done with it.
int swivel_ring_is_resolved(const swivel_ring *ring, uint64_t slot);
// Whether a hole's owner has not come back.
int swivel_ring_is_hole(const swivel_ring *ring, uint64_t slot);
// Notes in the header how far the log is.
void swivel_ring_note_sealed(swivel_ring *ring, uint64_t slot, uint64_t begun, uint64_t missing);

#endif
