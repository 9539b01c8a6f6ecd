#ifndef CMEMORYCOUNT_H
#define CMEMORYCOUNT_H

#include <stdint.h>

// How often the calling thread asked for memory since it began. Counted by functions of malloc's names, which the
// linker prefers to those of the library (glibc only; elsewhere always 0).
uint64_t memory_request_count(void);

#endif
