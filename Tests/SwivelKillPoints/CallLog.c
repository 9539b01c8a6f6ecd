#if defined(__linux__)
#define _GNU_SOURCE
#include "Calls.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Writes down each file-changing call, and before it the pages of mapped files that have changed.

#define PAGE 4096

// A file that is mapped to be written, and what the log has of it.
struct mapping {
  uint8_t *bytes, *logged;
  size_t length;
  uint64_t file;
  int64_t offset;
};

static struct mapping mappings[16];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_descriptor = -1;

void call_log_open(const char *path) {
  int flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC;
  log_descriptor = (int)syscall(SYS_openat, AT_FDCWD, path, flags, 0666);
}

int call_log_is_open(void) { return log_descriptor >= 0; }

void call_log_lock(void) { pthread_mutex_lock(&lock); }

void call_log_unlock(void) { pthread_mutex_unlock(&lock); }

static void put(const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    long written = syscall(SYS_write, log_descriptor, next, count);
    if (written <= 0) return;
    next += written;
    count -= (size_t)written;
  }
}

static void put_pages(const struct mapping *mapping) {
  for (size_t place = 0; place < mapping->length; place += PAGE) {
    size_t rest = mapping->length - place;
    size_t count = rest < PAGE ? rest : PAGE;
    if (memcmp(mapping->logged + place, mapping->bytes + place, count) == 0) continue;
    // Logged is what was copied: a thread may be storing at this moment.
    memcpy(mapping->logged + place, mapping->bytes + place, count);
    struct swivel_call_entry entry = {.kind = SWIVEL_CALL_PAGE, .file = mapping->file};
    entry.offset = mapping->offset + (int64_t)place;
    entry.length = count;
    entry.data_length = (uint32_t)count;
    put(&entry, sizeof entry);
    put(mapping->logged + place, count);
  }
}

static uint64_t inode(const struct call *call) {
  struct stat status;
  if (call->descriptor >= 0 && fstat(call->descriptor, &status) == 0) return status.st_ino;
  return 0;
}

void call_log_put(const struct call *call, uint64_t number, long result) {
  for (size_t index = 0; index < sizeof mappings / sizeof *mappings; index++)
    if (mappings[index].bytes != NULL) put_pages(&mappings[index]);
  struct swivel_call_entry entry = {.kind = call->kind, .number = number, .offset = call->offset};
  entry.flags = call->flags | (result < 0 ? SWIVEL_CALL_FAILED : 0);
  int is_write = call->kind == SWIVEL_CALL_WRITE || call->kind == SWIVEL_CALL_ACKNOWLEDGE;
  entry.length = is_write && result >= 0 ? (uint64_t)result : call->length;
  entry.file = inode(call);
  entry.path_length = call->path == NULL ? 0 : (uint32_t)strlen(call->path);
  entry.other_length = call->other == NULL ? 0 : (uint32_t)strlen(call->other);
  entry.data_length = call->data == NULL || result < 0 ? 0 : (uint32_t)entry.length;
  put(&entry, sizeof entry);
  put(call->path, entry.path_length);
  put(call->other, entry.other_length);
  put(call->data, entry.data_length);
}

void call_log_add_mapping(void *address, size_t length, int descriptor, int64_t offset) {
  struct call call = {.descriptor = descriptor};
  void *logged = (void *)syscall(
    SYS_mmap, NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (logged == MAP_FAILED) return;
  call_log_lock();
  for (size_t index = 0; index < sizeof mappings / sizeof *mappings; index++) {
    if (mappings[index].bytes != NULL) continue;
    mappings[index] = (struct mapping){address, logged, length, inode(&call), offset};
    break;
  }
  call_log_unlock();
}

void call_log_remove_mapping(void *address) {
  call_log_lock();
  for (size_t index = 0; index < sizeof mappings / sizeof *mappings; index++) {
    struct mapping *mapping = &mappings[index];
    if (mapping->bytes != address) continue;
    put_pages(mapping);
    syscall(SYS_munmap, mapping->logged, mapping->length);
    *mapping = (struct mapping){0};
  }
  call_log_unlock();
}
#endif
