#include "CSwivel.h"
#include "Clock.h"
#include "RingParts.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// How the ring works, and why it may: see SwivelRing.h.

struct swivel_ring {
  uint8_t *bytes;
  uint64_t clock_start;
  uint32_t slot_bits;
  uint32_t mode;
  uint32_t is_closed;
  // Neither closed nor written piece by piece.
  uint32_t is_fast;
  int error;
  int descriptor;
  void (*wake)(void *);
  void *waker;
  pthread_mutex_t lock;
};

// So many slots are tried before an event is refused; only dead threads by the hundred come to that.
enum { SHORT_PATIENCE = 4096, LONG_PATIENCE = 64 };

// Nanoseconds below a second fit into half a word, which is divided in fewer steps.
static inline uint64_t microseconds_of(struct timespec clock) {
  return (uint64_t)clock.tv_sec * 1000000 + (uint32_t)clock.tv_nsec / 1000;
}

static inline uint64_t clock_microseconds(void) {
  struct timespec now;
  clock_gettime(SWIVEL_CLOCK, &now);
  return microseconds_of(now);
}

static inline uint64_t *slot_words(const swivel_ring *ring, uint64_t slot) {
  return words_of(ring->bytes, slot, ring->slot_bits);
}

static inline uint64_t lap_of(const swivel_ring *ring, uint64_t slot) {
  return lap_in(slot, ring->slot_bits);
}

// MARK: - A slot's owner

// The claims as they were: the first slot's number, and above it how many events had begun.
static inline uint64_t claim_slots(uint8_t *bytes, uint64_t count, uint64_t events) {
  uint64_t claims = __atomic_fetch_add(
      word_at(bytes, AT_CLAIMS), count | events << SLOT_BITS, __ATOMIC_RELAXED);
  // In front of every store into the slots: who sees one of them sees the claim.
  __atomic_thread_fence(__ATOMIC_RELEASE);
  return claims;
}

static inline bool own_slot(const swivel_ring *ring, uint64_t slot, uint64_t *seen) {
  uint64_t *words = slot_words(ring, slot);
  uint64_t lap = lap_of(ring, slot);
  uint64_t state = __atomic_load_n(words + STATE, __ATOMIC_ACQUIRE);
  for (;;) {
    int32_t ahead = laps_between(lap, resolved_lap(state));
    if (__builtin_expect(ahead == 1, 1)) {
      *seen = state;
      return true;
    }
    if (ahead < 1 || laps_between(lap, passed_lap(state)) <= 0) return false;
    if (__atomic_compare_exchange_n(
            words + STATE, &state, with_passed(state, lap), true, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
      return false;
  }
}

// Hands a slot on without content.
static void leave_slot(const swivel_ring *ring, uint64_t slot, uint64_t state) {
  uint64_t *words = slot_words(ring, slot);
  uint64_t lap = lap_of(ring, slot);
  put(words + FORM, form_of(slot, COUNT_NOTHING, 0));
  for (;;) {
    uint64_t last = later_lap(lap, passed_lap(state));
    if (__atomic_compare_exchange_n(
            words + STATE, &state, state_of(last, last, 0), true, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
      return;
  }
}

// Writes the words of a slot that is owned, and makes them count unless the sealer has given up on it, or the ring has
// gone round since: then the slot's place is lost.
static inline bool fill_slot(
    const swivel_ring *ring, uint64_t slot, uint64_t state, uint64_t head, uint64_t form,
    uint64_t body) {
  uint64_t *words = slot_words(ring, slot);
  uint64_t lap = lap_of(ring, slot);
  put(words + HEAD, head);
  put(words + FORM, form);
  put(words + BODY, body);
  uint64_t check = check_of(head, form, body);
  for (;;) {
    if ((state & HOLE) != 0 || laps_between(passed_lap(state), lap) > 0) {
      leave_slot(ring, slot, state);
      return false;
    }
    if (__atomic_compare_exchange_n(
            words + STATE, &state, state_of(lap, lap, check), true, __ATOMIC_RELEASE,
            __ATOMIC_RELAXED))
      return true;
  }
}

// Whether a claim has the slot that wakes the sealer.
static inline uint32_t wake_of(uint64_t slot, uint64_t count) {
  bool is_in = (slot + count - 1) / SWIVEL_WAKE_SLOTS != (slot - 1) / SWIVEL_WAKE_SLOTS;
  return is_in ? SWIVEL_WAKE : 0;
}

// What a caller is told; the sealer is woken if it says so.
static __attribute__((noinline)) uint32_t tell(const swivel_ring *ring, uint32_t answer) {
  if ((answer & SWIVEL_WAKE) != 0 && ring->wake != NULL) ring->wake(ring->waker);
  return answer;
}

static void count_one(swivel_ring *ring, size_t offset) {
  __atomic_fetch_add(word_at(ring->bytes, offset), 1, __ATOMIC_RELAXED);
}

// MARK: - An event of one slot

static inline uint64_t head_of(uint64_t now, uint64_t code, uint64_t first) {
  return now << 16 | first << 8 | code;
}

static __attribute__((noinline)) uint32_t record_again(
    swivel_ring *ring, uint64_t head, uint64_t form, uint64_t body, uint32_t answer) {
  for (int try = 1; try < SHORT_PATIENCE; try++) {
    count_one(ring, AT_REPEATED);
    uint64_t claims = claim_slots(ring->bytes, 1, 0);
    uint64_t slot = claims & SLOT_MASK;
    answer |= wake_of(slot, 1);
    form = (form & MANNER_MASK) | form_of(slot, 1, claims >> SLOT_BITS);
    uint64_t seen;
    if (own_slot(ring, slot, &seen) && fill_slot(ring, slot, seen, head, form, body))
      return answer | SWIVEL_RECORDED;
  }
  return answer | SWIVEL_WAKE;
}

// A slot that was claimed and is not as a slot should be: another thread is inside, or passed by.
static __attribute__((noinline)) uint32_t record_with_others(
    swivel_ring *ring, uint64_t slot, uint64_t head, uint64_t form, uint64_t body) {
  uint32_t answer = wake_of(slot, 1);
  uint64_t seen;
  if (own_slot(ring, slot, &seen) && fill_slot(ring, slot, seen, head, form, body))
    return tell(ring, answer | SWIVEL_RECORDED);
  return tell(ring, record_again(ring, head, form, body, answer));
}

enum { AHEAD = 32 };

// Unless told to, x86 fetches for reading only, and the store then waits for the sealer's processor once more. Where
// the instruction is not known, it does nothing.
static inline void fetch_to_write(const uint64_t *words) {
#ifdef __x86_64__
  __asm__ volatile("prefetchw %0" : : "m"(*words));
#else
  __builtin_prefetch(words, 1);
#endif
}

// The clock is read in front of the claim: a thread that is held up in between has an early time among later ones,
// which does no harm, and not a late one, to which all that follow would have to be moved.
//
// On x86 neither the clock nor an exchange lets the processor go on with what follows, so that each instruction that
// is here at all counts, and a load behind an exchange most: what the ring says is loaded in front of the first one,
// and so is the state of the slot that will be claimed unless another thread comes in between. That is as good as a
// look from behind the claim, for the state names the one owner to whoever looks, and the second exchange fails if it
// is not as it was any more. The claims lie in the form word as they are, but for the bits of the form.
static inline __attribute__((always_inline)) uint32_t record_short(
    swivel_ring *ring, uint64_t start, uint64_t shape, uint64_t body) {
  struct timespec clock;
  clock_gettime(SWIVEL_CLOCK, &clock);
  uint8_t *bytes = ring->bytes;
  uint64_t clock_start = ring->clock_start;
  unsigned bits = ring->slot_bits;
  uint64_t next = look_at(word_at(bytes, AT_CLAIMS));
  uint64_t *words = words_of(bytes, next, bits);
  uint64_t state = __atomic_load_n(words + STATE, __ATOMIC_ACQUIRE);
  uint64_t claims = claim_slots(bytes, 1, 1);
  // The sealer has read the slots further on: they are fetched back before they are needed.
  fetch_to_write(words_of(bytes, next + AHEAD, bits));
  uint64_t last = next >> bits & LAP_MASK;
  uint64_t lap = (last + 1) & LAP_MASK;
  uint64_t head = head_of(microseconds_of(clock) - clock_start, start, 0);
  uint64_t form = (claims & ~(SLOT_MASK ^ NUMBER_MASK)) | shape;
  // All but the check: resolved up to the last lap, nobody passed, no hole.
  bool is_free = state << 15 == state_of(last, last, 0) << 15;
  if (__builtin_expect(claims != next, 0) || __builtin_expect(!is_free, 0))
    return record_with_others(ring, claims & SLOT_MASK, head, form, body);
  put(words + HEAD, head);
  put(words + FORM, form);
  put(words + BODY, body);
  uint64_t done = state_of(lap, lap, check_of(head, form, body));
  if (__builtin_expect(
          !__atomic_compare_exchange_n(
              words + STATE, &state, done, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED),
          0))
    return record_with_others(ring, claims & SLOT_MASK, head, form, body);
  if (__builtin_expect(claims % SWIVEL_WAKE_SLOTS == 0, 0))
    return tell(ring, SWIVEL_RECORDED | SWIVEL_WAKE);
  return SWIVEL_RECORDED;
}

// Numbers of 0, 1, 2 or 4 bytes, and their sizes.
struct packed {
  uint64_t sizes, numbers;
  uint32_t bits;
};

static inline struct packed pack(struct packed packed, uint64_t number, unsigned index) {
  unsigned size = (number != 0) + (number > 0xFF) + (number > 0xFFFF);
  packed.sizes |= (uint64_t)size << (3 + 2 * index);
  packed.numbers |= packed.bits < 64 ? number << packed.bits : 0;
  packed.bits += 8 * size + 8 * (size == 3);
  return packed;
}

static inline struct packed pack_all(
    uint64_t count, uint64_t pair0, uint64_t pair1, uint64_t pair2) {
  struct packed packed = {count, 0, 0};
  packed = pack(packed, pair0 & UINT32_MAX, 0);
  packed = pack(packed, pair0 >> 32, 1);
  packed = pack(packed, pair1 & UINT32_MAX, 2);
  packed = pack(packed, pair1 >> 32, 3);
  packed = pack(packed, pair2 & UINT32_MAX, 4);
  return pack(packed, pair2 >> 32, 5);
}

// What the head of one slot has room for beside the sizes.
enum { SHORT_BITS = 8 * (HEAD_CAPACITY - 2) };

// MARK: - An event of any length

struct long_payload {
  // SWIVEL_NOW, or when the event happened.
  uint64_t microseconds;
  uint32_t count;
  // The last slot is filled up with zeros.
  uint8_t bytes[SWIVEL_ENTRY_CAPACITY + FURTHER_CAPACITY];
};

static void add_variable(struct long_payload *payload, uint64_t number) {
  while (number > 0x7F) {
    payload->bytes[payload->count++] = (uint8_t)(number | 0x80);
    number >>= 7;
  }
  payload->bytes[payload->count++] = (uint8_t)number;
}

static void add_numbers(struct long_payload *payload, struct swivel_record record) {
  uint64_t pairs[3] = {record.pair0, record.pair1, record.pair2};
  uint64_t sizes = record.kind >> 8;
  payload->count = 2;
  for (unsigned index = 0; index < record.kind >> 8; index++) {
    uint32_t number = (uint32_t)(pairs[index / 2] >> index % 2 * 32);
    unsigned size = (number != 0) + (number > 0xFF) + (number > 0xFFFF);
    sizes |= (uint64_t)size << (3 + 2 * index);
    memcpy(payload->bytes + payload->count, &number, sizeof number);
    payload->count += size + (size == 3);
  }
  memcpy(payload->bytes, &sizes, 2);
}

// The longest head, numbers, extras' count and skip, and two bytes of length for each name.
enum { LONGEST_REST = 2 + 6 * 4 + 1 + 10 + 6 * 2 };

static bool add_extras(
    struct long_payload *payload, const struct swivel_name *names, uint32_t name_count,
    uint64_t skip) {
  if (name_count == 0 && skip == 0) return true;
  size_t sum = LONGEST_REST;
  for (uint32_t index = 0; index < name_count; index++) {
    if (names[index].count > SWIVEL_NAME_CAPACITY) return false;
    sum += names[index].count;
  }
  if (name_count > 6 || sum > SWIVEL_ENTRY_CAPACITY) return false;
  payload->bytes[1] |= 0x80;
  payload->bytes[payload->count++] = (uint8_t)(name_count | (skip > 0 ? 0x80 : 0));
  for (uint32_t index = 0; index < name_count; index++) {
    add_variable(payload, names[index].count);
    if (names[index].count > 0)
      memcpy(payload->bytes + payload->count, names[index].bytes, names[index].count);
    payload->count += (uint32_t)names[index].count;
  }
  if (skip > 0) add_variable(payload, skip);
  return true;
}

static uint64_t word_of(const uint8_t *bytes, size_t count) {
  uint64_t word = 0;
  memcpy(&word, bytes, count);
  return word;
}

static bool fill_further(
    swivel_ring *ring, uint64_t slot, uint64_t seen, const uint8_t *bytes) {
  return fill_slot(
      ring, slot, seen, word_of(bytes, 8), form_of(slot, COUNT_FURTHER, word_of(bytes + 8, 3)),
      word_of(bytes + 11, 8));
}

// What a claim of several slots came to, slot by slot.
struct holding {
  uint64_t seen[254];
  bool is_owned[254];
};

static bool own_all(swivel_ring *ring, struct swivel_claim claim, struct holding *holding) {
  bool is_whole = true;
  for (uint32_t index = 0; index < claim.count; index++) {
    uint64_t slot = claim.slot + index;
    holding->is_owned[index] = own_slot(ring, slot, &holding->seen[index]);
    is_whole = is_whole && holding->is_owned[index];
  }
  return is_whole;
}

// One try to fill a claim's slots, the head last; those that are owned are handed on if it fails.
static bool fill_long(
    swivel_ring *ring, struct swivel_claim claim, uint64_t head, const uint8_t *payload) {
  struct holding holding;
  bool is_whole = own_all(ring, claim, &holding);
  for (uint32_t index = claim.count - 1; index > 0 && is_whole; index--) {
    holding.is_owned[index] = false;
    is_whole = fill_further(
        ring, claim.slot + index, holding.seen[index],
        payload + HEAD_CAPACITY + (index - 1) * FURTHER_CAPACITY);
  }
  if (is_whole)
    return fill_slot(
        ring, claim.slot, holding.seen[0], head,
        form_of(claim.slot, claim.count, claim.begun), word_of(payload + 1, 8));
  for (uint32_t index = 0; index < claim.count; index++) {
    uint64_t slot = claim.slot + index;
    if (holding.is_owned[index])
      leave_slot(ring, slot, holding.seen[index]);
  }
  return false;
}

static struct swivel_claim claim_entry(swivel_ring *ring, uint32_t count, bool is_first) {
  uint64_t claims = claim_slots(ring->bytes, count, is_first);
  return (struct swivel_claim){claims & SLOT_MASK, (uint32_t)(claims >> SLOT_BITS), count};
}

static uint32_t record_long(
    swivel_ring *ring, uint64_t code, struct long_payload *payload, struct swivel_claim *claim) {
  uint32_t further = payload->count <= HEAD_CAPACITY
                         ? 0
                         : (payload->count - HEAD_CAPACITY + FURTHER_CAPACITY - 1) / FURTHER_CAPACITY;
  uint32_t capacity = HEAD_CAPACITY + further * FURTHER_CAPACITY;
  memset(payload->bytes + payload->count, 0, capacity - payload->count);
  uint32_t answer = 0;
  for (int try = 0; try < LONG_PATIENCE; try++) {
    if (try > 0) count_one(ring, AT_REPEATED);
    uint64_t now = payload->microseconds == SWIVEL_NOW ? clock_microseconds() - ring->clock_start
                                                       : payload->microseconds;
    *claim = claim_entry(ring, 1 + further, try == 0);
    answer |= wake_of(claim->slot, claim->count);
    if (fill_long(ring, *claim, head_of(now, code, payload->bytes[0]), payload->bytes))
      return answer | SWIVEL_RECORDED;
  }
  return answer | SWIVEL_WAKE;
}

// MARK: - Slots that are written to the file one by one

static void write_at(swivel_ring *ring, const void *start, size_t count) {
  int64_t offset = (const uint8_t *)start - ring->bytes;
  int answer = swivel_write_at(ring->descriptor, start, count, offset);
  if (answer < 0) __atomic_store_n(&ring->error, -answer, __ATOMIC_RELAXED);
}

// Under the lock, so that the file never goes back behind what it had.
static __attribute__((noinline)) uint32_t record_written(
    swivel_ring *ring, uint64_t code, struct long_payload *payload) {
  struct swivel_claim claim;
  pthread_mutex_lock(&ring->lock);
  uint32_t answer = record_long(ring, code, payload, &claim);
  if (answer & SWIVEL_RECORDED) {
    for (uint32_t index = claim.count; index > 0; index--)
      write_at(ring, slot_words(ring, claim.slot + index - 1), SWIVEL_SLOT_LENGTH);
    write_at(ring, word_at(ring->bytes, AT_CLAIMS), 8);
  }
  pthread_mutex_unlock(&ring->lock);
  return answer;
}

// MARK: - Recording

static inline bool is_open(const swivel_ring *ring) {
  return __atomic_load_n(&ring->is_closed, __ATOMIC_RELAXED) == 0;
}

static inline bool is_fast(const swivel_ring *ring) {
  return __atomic_load_n(&ring->is_fast, __ATOMIC_RELAXED) != 0;
}

static __attribute__((noinline)) uint32_t record_otherwise(
    swivel_ring *ring, uint64_t microseconds, struct swivel_record record,
    const struct swivel_name *names, uint32_t name_count, uint64_t skip) {
  if (!is_open(ring)) return 0;
  struct long_payload payload;
  payload.microseconds = microseconds;
  add_numbers(&payload, record);
  if (!add_extras(&payload, names, name_count, skip)) {
    count_one(ring, AT_REFUSED);
    return tell(ring, SWIVEL_WAKE);
  }
  uint64_t code = record.kind & 0xFF;
  struct swivel_claim claim;
  if (ring->mode == SWIVEL_RING_WRITTEN)
    return tell(ring, record_written(ring, code, &payload));
  return tell(ring, record_long(ring, code, &payload, &claim));
}

static __attribute__((noinline)) uint32_t record_packed(
    swivel_ring *ring, uint64_t kind, uint64_t pair0, uint64_t pair1, uint64_t pair2) {
  struct packed packed = pack_all(kind >> 8, pair0, pair1, pair2);
  if (packed.bits > SHORT_BITS || !is_fast(ring))
    return record_otherwise(
        ring, SWIVEL_NOW, (struct swivel_record){kind, pair0, pair1, pair2}, NULL, 0, 0);
  uint64_t start = (kind & 0xFF) | (packed.sizes & 0xFF) << 8;
  uint64_t body = packed.sizes >> 8 | packed.numbers << 8;
  return record_short(ring, start, form_in(MANNER_PAYLOAD), body);
}

static __attribute__((noinline)) uint32_t record_larger(
    swivel_ring *ring, uint64_t kind, uint64_t pair0, uint64_t pair1, uint64_t pair2) {
  uint64_t larger = ((pair0 | pair1) & UINT64_C(0xFFFF0000FFFF0000)) | pair2;
  if (larger == 0 && is_fast(ring)) {
    uint64_t body = ((pair0 | pair0 >> 16) & UINT32_MAX) | (pair1 | pair1 >> 16) << 32;
    return record_short(ring, kind, form_in(MANNER_SHORTS), body);
  }
  if ((pair1 | pair2) == 0 && is_fast(ring))
    return record_short(ring, kind, form_in(MANNER_WORDS), pair0);
  return record_packed(ring, kind, pair0, pair1, pair2);
}

uint32_t swivel_ring_record(
    uint64_t pair0, uint64_t pair1, uint64_t pair2, uint64_t kind, swivel_ring *ring) {
  uint64_t larger = (pair0 | pair1 | pair2) & UINT64_C(0xFFFFFF00FFFFFF00);
  if (__builtin_expect(larger != 0 || !is_fast(ring), 0))
    return record_larger(ring, kind, pair0, pair1, pair2);
  // All numbers fit into a byte each, which is the rule.
  return record_short(ring, kind, form_in(MANNER_BYTES), pair0 | pair1 << 8 | pair2 << 16);
}

uint32_t swivel_ring_record_named(
    swivel_ring *ring, uint64_t microseconds, struct swivel_record record,
    const struct swivel_name *names, uint32_t name_count, uint64_t skip) {
  return record_otherwise(ring, microseconds, record, names, name_count, skip);
}

struct swivel_claim swivel_ring_claim(swivel_ring *ring, uint32_t slot_count) {
  return claim_entry(ring, slot_count, true);
}

int swivel_ring_own(swivel_ring *ring, struct swivel_claim claim, uint64_t *seen) {
  return own_slot(ring, claim.slot, seen);
}

int swivel_ring_commit(
    swivel_ring *ring, struct swivel_claim claim, uint64_t seen, struct swivel_record record) {
  struct packed packed = pack_all(record.kind >> 8, record.pair0, record.pair1, record.pair2);
  uint64_t now = clock_microseconds() - ring->clock_start;
  return packed.bits <= SHORT_BITS &&
         fill_slot(
             ring, claim.slot, seen,
             head_of(now, record.kind & 0xFF, packed.sizes & 0xFF),
             form_of(claim.slot, claim.count, claim.begun),
             packed.sizes >> 8 | packed.numbers << 8);
}

// MARK: - Sealing

int swivel_ring_pass(swivel_ring *ring, uint64_t slot) {
  uint64_t *words = slot_words(ring, slot);
  uint64_t lap = lap_of(ring, slot);
  uint64_t state = __atomic_load_n(words + STATE, __ATOMIC_ACQUIRE);
  for (;;) {
    if (laps_between(lap, resolved_lap(state)) < 1) return 0;
    uint64_t next = with_passed(state, later_lap(lap, passed_lap(state))) | HOLE;
    if (__atomic_compare_exchange_n(
            words + STATE, &state, next, true, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
      return (state & HOLE) == 0 ? 2 : 1;
  }
}

int swivel_ring_is_resolved(const swivel_ring *ring, uint64_t slot) {
  uint64_t state = look_at(slot_words(ring, slot) + STATE);
  return laps_between(lap_of(ring, slot), resolved_lap(state)) < 1;
}

int swivel_ring_is_hole(const swivel_ring *ring, uint64_t slot) {
  return (look_at(slot_words(ring, slot) + STATE) & HOLE) != 0;
}

void swivel_ring_note_sealed(
    swivel_ring *ring, uint64_t slot, uint64_t begun, uint64_t missing) {
  // The slot's number last: until then the other two are those of another, and are not used.
  put(word_at(ring->bytes, AT_SEALED), UINT64_MAX);
  __atomic_thread_fence(__ATOMIC_RELEASE);
  put(word_at(ring->bytes, AT_SEALED + 8), begun);
  put(word_at(ring->bytes, AT_SEALED + 16), missing);
  __atomic_store_n(word_at(ring->bytes, AT_SEALED), slot, __ATOMIC_RELEASE);
  if (ring->mode == SWIVEL_RING_WRITTEN) write_at(ring, ring->bytes + AT_SEALED, 24);
}

// MARK: - Making a ring

static void write_header(
    uint8_t *bytes, const struct swivel_hot_header *header, unsigned slot_bits) {
  uint32_t slot_count = UINT32_C(1) << slot_bits;
  memcpy(bytes, "SWVHOT2", 8);
  memcpy(bytes + AT_SLOT_COUNT, &slot_count, 4);
  memcpy(bytes + AT_ID, header->id, sizeof header->id);
  memcpy(bytes + AT_GENERATION, &header->generation, 4);
  memcpy(bytes + AT_MODE, &header->mode, 4);
  memcpy(bytes + AT_BOOT, header->owner.boot, sizeof header->owner.boot);
  memcpy(bytes + AT_PROCESS, &header->owner.process, 8);
  memcpy(bytes + AT_START, &header->owner.start, 8);
  memcpy(bytes + AT_SPACE, &header->owner.space, 8);
  memcpy(bytes + AT_BASE, &header->base, 8);
}

// All of the file is written and on the disk before it is mapped: a full disk is an error here, and no signal later.
static int make_file(swivel_ring *ring, const char *path) {
  int descriptor;
  do {
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  } while (descriptor < 0 && errno == EINTR);
  if (descriptor < 0) return errno;
  ring->descriptor = descriptor;
  write_at(ring, ring->bytes, swivel_hot_length(ring->slot_bits));
  if (ring->error == 0 && fsync(descriptor) != 0) ring->error = errno;
  if (ring->error == 0) return 0;
  close(descriptor);
  ring->descriptor = -1;
  unlink(path);
  return ring->error;
}

static int map_file(swivel_ring *ring) {
  size_t length = swivel_hot_length(ring->slot_bits);
  void *bytes = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, ring->descriptor, 0);
  if (bytes == MAP_FAILED) return errno;
  // Touched now, so that no event pays for the first use of a page.
  for (size_t offset = 0; offset < length; offset += 4096)
    __atomic_fetch_add(word_at(bytes, offset), 0, __ATOMIC_RELAXED);
  free(ring->bytes);
  ring->bytes = bytes;
  close(ring->descriptor);
  ring->descriptor = -1;
  return 0;
}

swivel_ring *swivel_ring_make(const struct swivel_ring_plan *plan, int *error) {
  void *memory = NULL, *bytes = NULL;
  size_t length = swivel_hot_length(plan->slot_bits);
  *error = ENOMEM;
  // Lines of its own: what others write beside it would be fetched with each event.
  if (posix_memalign(&memory, 128, sizeof(swivel_ring)) != 0 ||
      posix_memalign(&bytes, 4096, length) != 0) {
    free(memory);
    return NULL;
  }
  memset(memory, 0, sizeof(swivel_ring));
  memset(bytes, 0, length);
  swivel_ring *ring = memory;
  ring->bytes = bytes;
  ring->slot_bits = plan->slot_bits;
  ring->descriptor = -1;
  ring->clock_start = clock_microseconds();
  pthread_mutex_init(&ring->lock, NULL);
  write_header(ring->bytes, &plan->header, plan->slot_bits);

  ring->mode = SWIVEL_RING_MEMORY;
  if (plan->path != NULL) {
    ring->error = plan->file_error != 0 ? plan->file_error : make_file(ring, plan->path);
    if (ring->error == EEXIST) {
      *error = EEXIST;
      swivel_ring_free(ring);
      return NULL;
    }
    if (ring->error == 0) {
      ring->error = plan->map_error != 0 ? plan->map_error : map_file(ring);
      ring->mode = ring->error == 0 ? SWIVEL_RING_MAPPED : SWIVEL_RING_WRITTEN;
    }
  }
  *error = 0;
  ring->is_fast = ring->mode != SWIVEL_RING_WRITTEN;
  memcpy(ring->bytes + AT_MODE, &ring->mode, 4);
  if (ring->mode == SWIVEL_RING_WRITTEN) write_at(ring, ring->bytes + AT_MODE, 4);
  return ring;
}

void swivel_ring_free(swivel_ring *ring) {
  if (ring->mode == SWIVEL_RING_MAPPED) {
    munmap(ring->bytes, swivel_hot_length(ring->slot_bits));
  } else {
    free(ring->bytes);
  }
  if (ring->descriptor >= 0) close(ring->descriptor);
  pthread_mutex_destroy(&ring->lock);
  free(ring);
}

void swivel_ring_close(swivel_ring *ring) {
  __atomic_store_n(&ring->is_fast, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&ring->is_closed, 1, __ATOMIC_RELAXED);
}

void swivel_ring_set_wake(swivel_ring *ring, void (*wake)(void *), void *waker) {
  ring->wake = wake;
  ring->waker = waker;
}

void swivel_ring_release(swivel_ring *ring) {
  put(word_at(ring->bytes, AT_PROCESS), 0);
  if (ring->mode == SWIVEL_RING_WRITTEN) write_at(ring, ring->bytes + AT_PROCESS, 8);
}

enum swivel_ring_mode swivel_ring_mode(const swivel_ring *ring) {
  return (enum swivel_ring_mode)ring->mode;
}

int swivel_ring_error(const swivel_ring *ring) {
  return __atomic_load_n(&ring->error, __ATOMIC_RELAXED);
}

const void *swivel_ring_bytes(const swivel_ring *ring) { return ring->bytes; }
