#ifndef SWIVEL_RING_PARTS_H
#define SWIVEL_RING_PARTS_H

#include "SwivelRing.h"

#include <stdbool.h>

// The words of a hot tail: what SwivelRing.h draws, for the two files that write and read it.

enum { STATE = 0, HEAD = 1, FORM = 2, BODY = 3 };
// A slot's form: the slot number's lowest bits, how many slots, how the numbers are kept.
enum { NUMBER_BITS = 27, COUNT_FURTHER = 0, COUNT_NOTHING = 255, MANNER_SHIFT = 35 };
enum { MANNER_PAYLOAD = 0, MANNER_BYTES = 1, MANNER_SHORTS = 2, MANNER_WORDS = 3 };
enum {
  AT_ID = 8,
  AT_GENERATION = 24,
  AT_MODE = 28,
  AT_BOOT = 32,
  AT_PROCESS = 48,
  AT_START = 56,
  AT_SPACE = 64,
  AT_BASE = 72,
  AT_SLOT_COUNT = 80,
  AT_CLAIMS = 128,
  AT_SEALED = 256,
  AT_REPEATED = 384,
  AT_REFUSED = 392,
};

#define SLOT_BITS 40
#define SLOT_MASK ((UINT64_C(1) << SLOT_BITS) - 1)
#define LAP_MASK UINT64_C(0xFFFFFF)
#define NUMBER_MASK ((UINT64_C(1) << NUMBER_BITS) - 1)
#define MANNER_MASK (UINT64_C(3) << MANNER_SHIFT)
#define HOLE (UINT64_C(1) << 48)
// Payload bytes of an entry's head, and of each further slot.
enum { HEAD_CAPACITY = 9, FURTHER_CAPACITY = 19 };

static inline uint64_t *word_at(const void *bytes, size_t offset) {
  return (uint64_t *)((uintptr_t)bytes + offset);
}

// Of a ring with so many slots, in bits.
static inline uint64_t *words_of(const void *bytes, uint64_t slot, unsigned bits) {
  uint64_t index = slot & ((UINT64_C(1) << bits) - 1);
  return word_at(bytes, SWIVEL_HOT_HEADER_LENGTH + index * SWIVEL_SLOT_LENGTH);
}

static inline uint64_t look_at(const uint64_t *word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}

static inline void put(uint64_t *word, uint64_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

static inline uint64_t lap_in(uint64_t slot, unsigned bits) { return ((slot >> bits) + 1) & LAP_MASK; }
static inline uint64_t resolved_lap(uint64_t state) { return state & LAP_MASK; }
static inline uint64_t passed_lap(uint64_t state) { return state >> 24 & LAP_MASK; }

// How many laps the first is ahead of the second; laps count modulo 2^24.
static inline int32_t laps_between(uint64_t lap, uint64_t other) {
  return (int32_t)((uint32_t)(lap - other) << 8) >> 8;
}

static inline uint64_t later_lap(uint64_t lap, uint64_t other) {
  return laps_between(lap, other) > 0 ? lap : other;
}

static inline uint64_t form_of(uint64_t slot, uint64_t count, uint64_t rest) {
  return (slot & NUMBER_MASK) | count << NUMBER_BITS | rest << SLOT_BITS;
}

static inline uint64_t count_of(uint64_t form) { return form >> NUMBER_BITS & 0xFF; }

// Of an entry of one slot; the slot's number and the events begun are still to come.
static inline uint64_t form_in(uint64_t manner) {
  return UINT64_C(1) << NUMBER_BITS | manner << MANNER_SHIFT;
}

static inline uint64_t state_of(uint64_t resolved, uint64_t passed, uint64_t check) {
  return resolved | passed << 24 | check << 49;
}

static inline uint64_t with_passed(uint64_t state, uint64_t passed) {
  return (state & ~(LAP_MASK << 24)) | passed << 24;
}

// The highest 15 bits of a sum of products with odd numbers: each bit of a word moves them.
static inline uint64_t check_of(uint64_t head, uint64_t form, uint64_t body) {
  uint64_t sum = head * UINT64_C(0x9E3779B97F4A7C15) + form * UINT64_C(0xC2B2AE3D27D4EB4F) +
                 body * UINT64_C(0x165667B19E3779F9);
  return sum >> 49;
}

#endif
