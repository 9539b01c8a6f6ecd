#include "CMemoryCount.h"

#include <stddef.h>

static _Thread_local uint64_t request_count;

uint64_t memory_request_count(void) { return request_count; }

#ifdef __GLIBC__
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

void *malloc(size_t size) {
  request_count++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  request_count++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  request_count++;
  return __libc_realloc(memory, size);
}
#endif
