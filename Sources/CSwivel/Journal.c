#include "SwivelJournal.h"
#include "Clock.h"

#include <stdlib.h>
#include <string.h>

#ifdef __APPLE__
#include <os/lock.h>
// A lock with priority inheritance.
typedef os_unfair_lock lock_type;
static const lock_type open_lock = OS_UNFAIR_LOCK_INIT;
static void lock(lock_type *lock) { os_unfair_lock_lock(lock); }
static void unlock(lock_type *lock) { os_unfair_lock_unlock(lock); }
#else
#include <pthread.h>
typedef pthread_mutex_t lock_type;
static const lock_type open_lock = PTHREAD_MUTEX_INITIALIZER;
static void lock(lock_type *lock) { pthread_mutex_lock(lock); }
static void unlock(lock_type *lock) { pthread_mutex_unlock(lock); }
#endif

struct swivel_journal {
  lock_type lock;
  uint8_t *bytes;
  uint64_t slot_count, seed;
  // The clock's value at the recording's instant 0, modulo 2^64.
  uint64_t clock_start;
  // Protected by the lock, from here on.
  uint64_t next_slot, sealed_slot, next_sequence, last_instant;
  uint64_t begun, refused;
  int is_closed;
};

// MARK: - An entry

enum { FIRST_NAMES = SWIVEL_SLOT_LENGTH - SWIVEL_NAMES_OFFSET, WORD_COUNT = SWIVEL_NAMES_OFFSET / 8 };

// The names of an entry as stored, padded with zeros to the end of the last slot; empty if there
// are none.
struct names {
  size_t byte_count;
  uint64_t slots;
  uint64_t words[SWIVEL_NAMES_CAPACITY / 8];
};

// Whether there is room for the names.
static int pack(struct names *packed, const struct swivel_name *names, uint32_t name_count) {
  packed->slots = 1;
  packed->byte_count = 0;
  if (name_count == 0) return 1;
  uint8_t *bytes = (uint8_t *)packed->words;
  size_t count = 0;
  for (uint32_t index = 0; index < name_count; index++) {
    size_t length = names[index].count;
    if (length > SWIVEL_NAME_CAPACITY || count + 2 + length > SWIVEL_NAMES_CAPACITY) return 0;
    bytes[count++] = (uint8_t)length;
    bytes[count++] = (uint8_t)(length >> 8);
    if (length > 0) memcpy(bytes + count, names[index].bytes, length);
    count += length;
  }
  size_t more = count < FIRST_NAMES ? 0 : (count - FIRST_NAMES + SWIVEL_SLOT_LENGTH - 1) / SWIVEL_SLOT_LENGTH;
  packed->slots = 1 + more;
  packed->byte_count = FIRST_NAMES + more * SWIVEL_SLOT_LENGTH;
  memset(bytes + count, 0, packed->byte_count - count);
  return 1;
}

// Stores a word atomically, after all previous stores.
static void put_word(uint8_t *place, uint64_t word) {
  __atomic_store_n((uint64_t *)(void *)place, word, __ATOMIC_RELEASE);
}

// Writes an entry to the next slots; its names may wrap around to the first slot of the file.
static void put_entry(
    swivel_journal *journal, const uint64_t words[WORD_COUNT], const struct names *names) {
  uint64_t index = journal->next_slot & (journal->slot_count - 1);
  uint64_t check = swivel_mixed(journal->seed, index);
  for (int word = 1; word < WORD_COUNT; word++) check = swivel_mixed(check, words[word]);
  for (size_t word = 0; word < names->byte_count / 8; word++) check = swivel_mixed(check, names->words[word]);

  uint8_t *slots = journal->bytes + SWIVEL_JOURNAL_HEADER_LENGTH;
  uint8_t *place = slots + index * SWIVEL_SLOT_LENGTH;
  memcpy(place + 8, words + 1, SWIVEL_NAMES_OFFSET - 8);
  if (names->byte_count > 0) {
    size_t room = (journal->slot_count - index) * SWIVEL_SLOT_LENGTH - SWIVEL_NAMES_OFFSET;
    size_t first = names->byte_count < room ? names->byte_count : room;
    memcpy(place + SWIVEL_NAMES_OFFSET, names->words, first);
    memcpy(slots, (const uint8_t *)names->words + first, names->byte_count - first);
  }
  put_word(place, check);
}

// MARK: - Appending

static int put_event(
    swivel_journal *journal, const struct swivel_journal_event *event, uint64_t instant,
    const struct names *names, uint32_t name_count) {
  if (journal->next_slot + names->slots > journal->sealed_slot + journal->slot_count) return 0;
  // Concurrent threads may have read the clock in another order, and a clock may step back.
  if (instant < journal->last_instant) instant = journal->last_instant;
  journal->last_instant = instant;
  uint64_t words[WORD_COUNT] = {
      0,
      journal->next_sequence | names->slots << 48,
      instant | (event->kind & 0xFF) << 48 | (event->kind >> 8 & 0xF) << 56 | (uint64_t)name_count << 60,
      event->pair0,
      event->pair1,
      event->pair2,
  };
  put_entry(journal, words, names);
  journal->next_slot += names->slots;
  return 1;
}

static uint64_t instant_of(const swivel_journal *journal, uint64_t given) {
  uint64_t instant = given == SWIVEL_NOW ? swivel_clock() - journal->clock_start : given;
  // A clock that steps back before the start gives an instant far in the future.
  if (given == SWIVEL_NOW && instant > UINT64_MAX / 2) instant = 0;
  return instant < UINT64_MAX >> 16 ? instant : UINT64_MAX >> 16;
}

int swivel_journal_append(
    swivel_journal *journal, const struct swivel_journal_event *event,
    const struct swivel_name *names, uint32_t name_count) {
  struct names packed;
  int fits = pack(&packed, names, name_count);
  uint64_t instant = instant_of(journal, event->instant);
  int answer = 0;
  lock(&journal->lock);
  if (!journal->is_closed) {
    uint64_t slot = journal->next_slot;
    journal->begun++;
    journal->next_sequence += event->skip;
    if (fits && put_event(journal, event, instant, &packed, name_count)) answer = SWIVEL_RECORDED;
    if (answer == 0) journal->refused++;
    // A sequence number without an event shows a loss.
    journal->next_sequence++;
    uint64_t count = swivel_checked_count(journal->seed, journal->next_sequence);
    put_word(journal->bytes + SWIVEL_JOURNAL_AT_COUNT, count);
    if (journal->next_slot / SWIVEL_WAKE_SLOTS != slot / SWIVEL_WAKE_SLOTS) answer |= SWIVEL_WAKE;
  }
  unlock(&journal->lock);
  return answer;
}

// MARK: - The rest

swivel_journal *swivel_journal_make(
    void *bytes, uint64_t slot_count, uint64_t seed, uint64_t sequence, uint64_t instant) {
  swivel_journal *journal = calloc(1, sizeof *journal);
  if (journal == NULL) return NULL;
  *journal = (swivel_journal){
      .lock = open_lock,
      .bytes = bytes,
      .slot_count = slot_count,
      .seed = seed,
      .clock_start = swivel_clock() - instant,
      .next_sequence = sequence,
      .last_instant = instant,
  };
  put_word(journal->bytes + SWIVEL_JOURNAL_AT_COUNT, swivel_checked_count(seed, sequence));
  return journal;
}

void swivel_journal_free(swivel_journal *journal) { free(journal); }

void swivel_journal_close(swivel_journal *journal) {
  lock(&journal->lock);
  journal->is_closed = 1;
  unlock(&journal->lock);
}

struct swivel_journal_state swivel_journal_state(swivel_journal *journal) {
  lock(&journal->lock);
  struct swivel_journal_state state = {
      journal->next_slot, journal->next_sequence, journal->begun, journal->refused};
  unlock(&journal->lock);
  return state;
}

void swivel_journal_note_sealed(swivel_journal *journal, uint64_t slot) {
  lock(&journal->lock);
  journal->sealed_slot = slot;
  unlock(&journal->lock);
}
