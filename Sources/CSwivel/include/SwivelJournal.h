#ifndef SWIVEL_JOURNAL_H
#define SWIVEL_JOURNAL_H

#include <stddef.h>
#include <stdint.h>

// The journal: the events that are not in the log yet, in memory that is mapped to a file, so that
// they outlive the process. The layout is in LogFormat.md.
//
// Appending takes one lock while an event is copied: no callback runs under it, and no system call
// but those of the lock. The sealing thread reads the entries between two slots that it got under
// the lock; nothing is written there until that thread has marked them as sealed.

#pragma clang assume_nonnull begin

enum {
  SWIVEL_JOURNAL_HEADER_LENGTH = 4096,
  SWIVEL_JOURNAL_AT_COUNT = 128,
  SWIVEL_SLOT_LENGTH = 64,
  // The names of an entry begin after six words of its first slot, and occupy at most the rest of
  // it and 76 slots.
  SWIVEL_NAMES_OFFSET = 48,
  SWIVEL_NAMES_CAPACITY = 16 + 76 * 64,
  SWIVEL_NAME_CAPACITY = 4096,
  // The sealing thread is woken each time this many slots are filled.
  SWIVEL_WAKE_SLOTS = 1024,
};

typedef struct swivel_journal swivel_journal;

// A journal in memory that begins with a header, with checksums from a seed; the slot count is a
// power of
// 2. The first event has a number, and an instant of at least this value. NULL if there is no
// memory.
swivel_journal *_Nullable swivel_journal_make(
    void *bytes, uint64_t slot_count, uint64_t seed, uint64_t sequence, uint64_t instant);
// The journal must not be used afterwards. The mapped memory stays.
void swivel_journal_free(swivel_journal *journal);

// A name, at most SWIVEL_NAME_CAPACITY bytes.
struct swivel_name {
  const void *_Nullable bytes;
  size_t count;
};

// The instant of an event that happens when it is appended.
#define SWIVEL_NOW UINT64_MAX

struct swivel_journal_event {
  uint64_t instant;  // SWIVEL_NOW, or microseconds of the recording, below 2^48
  uint64_t skip;  // how many sequence numbers are left out before it
  uint64_t kind;  // its code | count of numbers << 8
  uint64_t pair0, pair1, pair2;  // six numbers, the first of each pair in the lower half; those beyond the count are 0
};

// The result of appending: whether the event was stored, and whether to seal. It is not stored, and
// counted as refused, if the journal is full or its names take more than SWIVEL_NAMES_CAPACITY
// bytes; it is ignored if the journal is closed.
enum { SWIVEL_RECORDED = 1, SWIVEL_WAKE = 2 };

// Appends an event with up to six names. Thread-safe; allocates nothing, and makes no system call
// except to wait for the lock.
int swivel_journal_append(
    swivel_journal *journal, const struct swivel_journal_event *event,
    const struct swivel_name *_Nullable names, uint32_t name_count);

// Stops accepting events.
void swivel_journal_close(swivel_journal *journal);

// The counters of a journal. Slots are numbered from 0 and stored at their number modulo the slot
// count.
struct swivel_journal_state {
  uint64_t next_slot, next_sequence;
  // The number of events passed to it, and of those refused.
  uint64_t begun, refused;
};
struct swivel_journal_state swivel_journal_state(swivel_journal *journal);
// Marks the entries before a slot as sealed: their slots may be reused.
void swivel_journal_note_sealed(swivel_journal *journal, uint64_t slot);

// The next value of a checksum over words of 8 bytes.
static inline uint64_t swivel_mixed(uint64_t check, uint64_t word) {
  // Each step is a bijection of the word, so that one changed word is always detected.
  check = (check ^ word) * UINT64_C(0x9E3779B97F4A7C15);
  return check ^ check >> 32;
}

// A count in the low 48 bits, with 16 bits of its own checksum above it.
static inline uint64_t swivel_checked_count(uint64_t seed, uint64_t count) {
  count &= UINT64_MAX >> 16;
  return count | swivel_mixed(seed, count) >> 48 << 48;
}

#pragma clang assume_nonnull end

#endif
