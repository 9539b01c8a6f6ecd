#ifndef SWIVEL_CLOCK_H
#define SWIVEL_CLOCK_H

#include <stdint.h>
#include <time.h>

// The monotonic clock of all events. Darwin's CLOCK_MONOTONIC is derived from the time of day, and
// was seen to step back by some microseconds (erlang/otp#5825); its raw one is not, at the same
// cost.
#ifdef __APPLE__
#define SWIVEL_CLOCK CLOCK_MONOTONIC_RAW
#else
#define SWIVEL_CLOCK CLOCK_MONOTONIC
#endif

// In microseconds.
static inline uint64_t swivel_clock(void) {
  struct timespec now;
  clock_gettime(SWIVEL_CLOCK, &now);
  return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

#endif
