#include "RingParts.h"

#include <string.h>

// Reads a hot tail that may be written at the same time, and that may be anything.

size_t swivel_hot_length(unsigned slot_bits) {
  return SWIVEL_HOT_HEADER_LENGTH + ((size_t)SWIVEL_SLOT_LENGTH << slot_bits);
}

unsigned swivel_hot_slot_bits(const void *header) {
  if (memcmp(header, "SWVHOT1", 8) == 0) return SWIVEL_FEWEST_SLOT_BITS;
  if (memcmp(header, "SWVHOT2", 8) != 0) return 0;
  uint32_t count;
  memcpy(&count, (const uint8_t *)header + AT_SLOT_COUNT, sizeof count);
  for (unsigned bits = SWIVEL_FEWEST_SLOT_BITS; bits <= SWIVEL_MOST_SLOT_BITS; bits++)
    if (count == UINT32_C(1) << bits) return bits;
  return 0;
}

struct swivel_hot_header swivel_hot_header(const void *bytes) {
  const uint8_t *start = bytes;
  struct swivel_hot_header header;
  memcpy(header.id, start + AT_ID, sizeof header.id);
  memcpy(&header.generation, start + AT_GENERATION, 4);
  memcpy(&header.mode, start + AT_MODE, 4);
  memcpy(header.owner.boot, start + AT_BOOT, sizeof header.owner.boot);
  memcpy(&header.owner.process, start + AT_PROCESS, 8);
  memcpy(&header.owner.start, start + AT_START, 8);
  memcpy(&header.owner.space, start + AT_SPACE, 8);
  memcpy(&header.base, start + AT_BASE, 8);
  return header;
}

struct swivel_hot_counts swivel_hot_counts(const void *bytes) {
  struct swivel_hot_counts counts;
  uint64_t claims = __atomic_load_n(word_at(bytes, AT_CLAIMS), __ATOMIC_ACQUIRE);
  counts.next_slot = claims & SLOT_MASK;
  counts.begun = claims >> SLOT_BITS;
  counts.sealed_slot = __atomic_load_n(word_at(bytes, AT_SEALED), __ATOMIC_ACQUIRE);
  counts.sealed_begun = look_at(word_at(bytes, AT_SEALED + 8));
  counts.sealed_missing = look_at(word_at(bytes, AT_SEALED + 16));
  // Read while it was changed: as if it were not there.
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
  if (look_at(word_at(bytes, AT_SEALED)) != counts.sealed_slot) counts.sealed_slot = UINT64_MAX;
  counts.repeated = look_at(word_at(bytes, AT_REPEATED));
  counts.refused = look_at(word_at(bytes, AT_REFUSED));
  return counts;
}

const void *swivel_entry_name(const struct swivel_entry *entry, unsigned index, size_t *count) {
  *count = entry->names[index].count;
  return entry->bytes + entry->names[index].start;
}

// MARK: - A copy

static void copy_slot(uint64_t *copy, const uint64_t *words) {
  // What belongs to the state is read behind it.
  put(copy + STATE, __atomic_load_n(words + STATE, __ATOMIC_ACQUIRE));
  put(copy + HEAD, look_at(words + HEAD));
  put(copy + FORM, look_at(words + FORM));
  put(copy + BODY, look_at(words + BODY));
}

struct swivel_copied swivel_hot_copy(void *copy, struct swivel_hot hot, uint64_t slot) {
  uint64_t claims = __atomic_load_n(word_at(hot.bytes, AT_CLAIMS), __ATOMIC_ACQUIRE);
  uint64_t next = claims & SLOT_MASK;
  uint64_t count = UINT64_C(1) << hot.slot_bits;
  uint64_t reach = next - (next < count ? next : count);
  uint64_t first = slot < reach ? reach : slot;
  for (uint64_t each = first; each < next; each++)
    copy_slot(words_of(copy, each - first, hot.slot_bits), words_of(hot.bytes, each, hot.slot_bits));
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
  put(word_at(copy, AT_CLAIMS), look_at(word_at(hot.bytes, AT_CLAIMS)));
  return (struct swivel_copied){first, next, claims >> SLOT_BITS};
}

// MARK: - A slot

struct slot_copy {
  uint64_t head, form, body;
};

// Whether the claimant of the next lap may have been writing while the words were copied.
static bool may_be_torn(struct swivel_hot hot, uint64_t slot) {
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
  uint64_t claimed = look_at(word_at(hot.bytes, AT_CLAIMS));
  uint64_t next = slot + (UINT64_C(1) << hot.slot_bits);
  // Slot numbers count modulo 2^40: the sign is the highest of these bits.
  return (int64_t)((claimed - next) << (64 - SLOT_BITS)) > 0;
}

static enum swivel_slot look_at_slot(
    struct swivel_hot hot, uint64_t slot, struct slot_copy *copy) {
  const uint64_t *words = words_of(hot.bytes, slot - hot.front_slot, hot.slot_bits);
  uint64_t lap = lap_in(slot, hot.slot_bits);
  uint64_t state = __atomic_load_n(words + STATE, __ATOMIC_ACQUIRE);
  int32_t ahead = laps_between(lap, resolved_lap(state));
  bool is_passed = laps_between(lap, passed_lap(state)) < 1;
  // The owner was told to go elsewhere; a claimant that does not own the slot is gone if anybody passed by.
  if (ahead == 1) return is_passed && (state & HOLE) != 0 ? SWIVEL_SLOT_EMPTY : SWIVEL_SLOT_PENDING;
  if (ahead > 1) return is_passed ? SWIVEL_SLOT_EMPTY : SWIVEL_SLOT_STUCK;
  *copy = (struct slot_copy){
      look_at(words + HEAD), look_at(words + FORM), look_at(words + BODY)};
  if (may_be_torn(hot, slot)) return SWIVEL_SLOT_OVERWRITTEN;
  // The difference of the lowest bits of two slot numbers, with its sign.
  int32_t newer = (int32_t)((uint32_t)(copy->form - slot) << (32 - NUMBER_BITS));
  if (newer > 0) return SWIVEL_SLOT_OVERWRITTEN;
  if (newer < 0 || count_of(copy->form) == COUNT_NOTHING) return SWIVEL_SLOT_EMPTY;
  if (check_of(copy->head, copy->form, copy->body) != state >> 49) return SWIVEL_SLOT_DAMAGED;
  return SWIVEL_SLOT_EVENT;
}

// MARK: - A payload

struct cursor {
  const uint8_t *bytes;
  size_t position, end;
};

static bool take_variable(struct cursor *cursor, uint64_t *number) {
  *number = 0;
  for (unsigned shift = 0; shift < 64 && cursor->position < cursor->end; shift += 7) {
    uint64_t byte = cursor->bytes[cursor->position++];
    if (shift == 63 && byte > 1) return false;
    *number |= (byte & 0x7F) << shift;
    if (byte <= 0x7F) return true;
  }
  return false;
}

static bool take_numbers(struct cursor *cursor, uint64_t sizes, struct swivel_entry *entry) {
  entry->count = sizes & 7;
  if (entry->count > 6) return false;
  for (unsigned index = 0; index < entry->count; index++) {
    unsigned size = sizes >> (3 + 2 * index) & 3;
    size += size == 3;
    if (size > cursor->end - cursor->position) return false;
    memcpy(&entry->numbers[index], cursor->bytes + cursor->position, size);
    cursor->position += size;
  }
  return true;
}

// Numbers at fixed places, of so many bits each.
static bool take_fixed(
    struct slot_copy head, struct swivel_entry *entry, const uint8_t *places, unsigned bits) {
  entry->count = head.head >> 8 & 0xFF;
  if (entry->count > 6) return false;
  for (unsigned index = 0; index < entry->count && index * bits < 64; index++)
    entry->numbers[index] = (uint32_t)(head.body >> places[index] & ((UINT64_C(1) << bits) - 1));
  return true;
}

static bool take_in(uint64_t manner, struct slot_copy head, struct swivel_entry *entry) {
  static const uint8_t bytes[6] = {0, 32, 8, 40, 16, 48};
  static const uint8_t shorts[4] = {0, 16, 32, 48};
  static const uint8_t words[2] = {0, 32};
  if (manner == MANNER_BYTES) return take_fixed(head, entry, bytes, 8);
  if (manner == MANNER_SHORTS) return take_fixed(head, entry, shorts, 16);
  return take_fixed(head, entry, words, 32);
}

static bool take_extras(struct cursor *cursor, struct swivel_entry *entry) {
  if (cursor->position == cursor->end) return false;
  uint8_t first = cursor->bytes[cursor->position++];
  entry->name_count = first & 0x7F;
  if (entry->name_count > 6) return false;
  for (unsigned index = 0; index < entry->name_count; index++) {
    uint64_t count;
    if (!take_variable(cursor, &count) || count > SWIVEL_NAME_CAPACITY ||
        count > cursor->end - cursor->position)
      return false;
    entry->names[index].start = (uint16_t)cursor->position;
    entry->names[index].count = (uint16_t)count;
    cursor->position += count;
  }
  return (first & 0x80) == 0 || take_variable(cursor, &entry->skip);
}

static enum swivel_slot gather(
    struct swivel_hot hot, uint64_t slot, struct slot_copy head, struct swivel_entry *entry) {
  entry->bytes[0] = head.head >> 8 & 0xFF;
  memcpy(entry->bytes + 1, &head.body, 8);
  for (unsigned index = 1; index < entry->slot_count; index++) {
    struct slot_copy copy;
    enum swivel_slot found = look_at_slot(hot, slot + index, &copy);
    if (found == SWIVEL_SLOT_OVERWRITTEN) return found;
    if (found != SWIVEL_SLOT_EVENT || count_of(copy.form) != COUNT_FURTHER)
      return SWIVEL_SLOT_DAMAGED;
    uint8_t *place = entry->bytes + HEAD_CAPACITY + (index - 1) * FURTHER_CAPACITY;
    uint64_t rest = copy.form >> SLOT_BITS;
    memcpy(place, &copy.head, 8);
    memcpy(place + 8, &rest, 3);
    memcpy(place + 11, &copy.body, 8);
  }
  return SWIVEL_SLOT_EVENT;
}

static enum swivel_slot read_payload(struct swivel_entry *entry) {
  struct cursor cursor = {
      entry->bytes, 2, HEAD_CAPACITY + (entry->slot_count - 1) * (size_t)FURTHER_CAPACITY};
  uint64_t sizes = entry->bytes[0] | (uint64_t)entry->bytes[1] << 8;
  bool is_good = take_numbers(&cursor, sizes, entry) &&
                 ((sizes & 0x8000) == 0 || take_extras(&cursor, entry));
  return is_good ? SWIVEL_SLOT_EVENT : SWIVEL_SLOT_DAMAGED;
}

enum swivel_slot swivel_hot_look(struct swivel_hot hot, uint64_t slot, struct swivel_entry *entry) {
  struct slot_copy head;
  enum swivel_slot found = look_at_slot(hot, slot, &head);
  if (found != SWIVEL_SLOT_EVENT) return found;
  entry->slot_count = (uint8_t)count_of(head.form);
  // What is left of an entry whose head never came.
  if (entry->slot_count == COUNT_FURTHER) return SWIVEL_SLOT_EMPTY;
  entry->microseconds = head.head >> 16;
  entry->code = head.head & 0xFF;
  entry->begun = (uint32_t)(head.form >> SLOT_BITS);
  entry->skip = 0;
  entry->name_count = 0;
  memset(entry->numbers, 0, sizeof entry->numbers);
  if (entry->code == 0 || entry->code > 127) return SWIVEL_SLOT_DAMAGED;
  uint64_t manner = (head.form & MANNER_MASK) >> MANNER_SHIFT;
  if (manner != MANNER_PAYLOAD)
    return take_in(manner, head, entry) ? SWIVEL_SLOT_EVENT : SWIVEL_SLOT_DAMAGED;
  found = gather(hot, slot, head, entry);
  return found == SWIVEL_SLOT_EVENT ? read_payload(entry) : found;
}
