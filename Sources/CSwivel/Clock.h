#ifndef SWIVEL_CLOCK_H
#define SWIVEL_CLOCK_H

#include <time.h>

// The clock of all events, which nobody sets. Darwin's CLOCK_MONOTONIC is made of the time of day, and was seen to step
// back by some microseconds (erlang/otp#5825); its raw one does not, and costs no more.
#ifdef __APPLE__
#define SWIVEL_CLOCK CLOCK_MONOTONIC_RAW
#else
#define SWIVEL_CLOCK CLOCK_MONOTONIC
#endif

#endif
