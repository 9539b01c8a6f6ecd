#ifndef SWIVEL_JOURNAL_H
#define SWIVEL_JOURNAL_H

#include <stddef.h>
#include <stdint.h>

// The journal: the events that are not in the log yet, in memory that is mapped to a file, so that they outlive the
// process. The layout is in LogFormat.md.
//
// Appending takes one lock, which is held for the copy of one event: no code of the caller runs under it, and no call
// to the system but those of the lock. The one thread that seals reads the entries between two slots that it got under
// the lock; no one writes there until that thread has said that they are in the log.

#pragma clang assume_nonnull begin

enum {
  SWIVEL_JOURNAL_HEADER_LENGTH = 4096,
  SWIVEL_JOURNAL_AT_COUNT = 128,
  SWIVEL_SLOT_LENGTH = 64,
  // The names of an entry begin after six words of its first slot, and take at most the rest of it and 76 slots.
  SWIVEL_NAMES_OFFSET = 48,
  SWIVEL_NAMES_CAPACITY = 16 + 76 * 64,
  SWIVEL_NAME_CAPACITY = 4096,
  // Each time so many slots are filled, the thread that seals is to be woken.
  SWIVEL_WAKE_SLOTS = 1024,
};

typedef struct swivel_journal swivel_journal;

// A journal in memory that begins with a header, with checks that begin with a seed; the count of slots is a power of
// 2. The first event has a number, and happens at an instant of the recording or later. NULL if there is no memory.
swivel_journal *_Nullable swivel_journal_make(
    void *bytes, uint64_t slot_count, uint64_t seed, uint64_t sequence, uint64_t instant);
// No one may use the journal any more. The memory that was mapped stays.
void swivel_journal_free(swivel_journal *journal);

// A name, at most SWIVEL_NAME_CAPACITY bytes.
struct swivel_name {
  const void *_Nullable bytes;
  size_t count;
};

// An event that happens as it is appended.
#define SWIVEL_NOW UINT64_MAX

struct swivel_journal_event {
  uint64_t instant;  // SWIVEL_NOW, or microseconds of the recording, below 2^48
  uint64_t skip;  // how many sequence numbers are left out before it
  uint64_t kind;  // its code | count of numbers << 8
  uint64_t pair0, pair1, pair2;  // six numbers, the first of each pair in the lower half; those beyond the count are 0
};

// What became of an event: whether it is safe, and whether it is time to seal. It is not safe, and counted as refused,
// if the journal is full or its names take more than SWIVEL_NAMES_CAPACITY bytes; it is ignored if the journal is
// closed.
enum { SWIVEL_RECORDED = 1, SWIVEL_WAKE = 2 };

// Appends an event, with up to six names. From any thread; takes no memory, and makes no call to the system but to wait
// for the lock.
int swivel_journal_append(
    swivel_journal *journal, const struct swivel_journal_event *event,
    const struct swivel_name *_Nullable names, uint32_t name_count);

// No event is taken any more.
void swivel_journal_close(swivel_journal *journal);

// How far a journal is. Slots count from 0 and lie at their number modulo the count of slots.
struct swivel_journal_state {
  uint64_t next_slot, next_sequence;
  // The events that were begun, and those of them that were refused.
  uint64_t begun, refused;
};
struct swivel_journal_state swivel_journal_state(swivel_journal *journal);
// The entries before a slot are in the log: their slots may be used again.
void swivel_journal_note_sealed(swivel_journal *journal, uint64_t slot);

// The next value of a check over words of 8 bytes.
static inline uint64_t swivel_mixed(uint64_t check, uint64_t word) {
  // Each step is one to one in the word, so that one changed word always shows.
  check = (check ^ word) * UINT64_C(0x9E3779B97F4A7C15);
  return check ^ check >> 32;
}

// A count of 48 bits below 16 bits of its own check.
static inline uint64_t swivel_checked_count(uint64_t seed, uint64_t count) {
  count &= UINT64_MAX >> 16;
  return count | swivel_mixed(seed, count) >> 48 << 48;
}

#pragma clang assume_nonnull end

#endif
