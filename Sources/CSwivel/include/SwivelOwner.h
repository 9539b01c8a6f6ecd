#ifndef SWIVEL_OWNER_H
#define SWIVEL_OWNER_H

#include <stdint.h>

// A process, so that it can be said later whether it still runs: numbers are used again.
struct swivel_owner {
  uint8_t boot[16];  // the system's id of its boot, 0 if not known
  uint64_t process;
  uint64_t start;  // when it started, in the system's own count, 0 if not known
  uint64_t space;  // what the number belongs to (Linux: the namespace's inode), 0 if there is one only
};

enum swivel_owner_state { SWIVEL_OWNER_GONE = 0, SWIVEL_OWNER_LIVE = 1, SWIVEL_OWNER_UNKNOWN = 2 };

// The process that asks.
struct swivel_owner swivel_owner_self(void);
enum swivel_owner_state swivel_owner_state(struct swivel_owner owner);

#endif
