// ThreadSanitizer has its own functions in these places.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif

#if defined(__linux__) && !defined(IS_SANITIZED)
#define _GNU_SOURCE
#include "KillPoints.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

// The functions that the program finds in place of the C library's. They go to the system themselves, in the form that
// each architecture has.


static int open_at(int directory, const char *path, int flags, mode_t mode) {
  struct system_call system = {SYS_openat, {directory, (long)path, flags, (long)mode}};
  if ((flags & (O_CREAT | O_TRUNC)) == 0)
    return (int)syscall(SYS_openat, directory, path, flags, mode);
  struct call call = {SWIVEL_CALL_OPEN, -1, path};
  if ((flags & O_TRUNC) != 0) call.flags = SWIVEL_CALL_TRUNCATES;
  return (int)change_file(call, system);
}

static mode_t mode_after(int flags, va_list words) {
  int has_mode = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
  return has_mode ? (mode_t)va_arg(words, unsigned) : 0;
}

#define OPEN(name)                                      \
  int name(const char *path, int flags, ...) {          \
    va_list words;                                      \
    va_start(words, flags);                             \
    mode_t mode = mode_after(flags, words);             \
    va_end(words);                                      \
    return open_at(AT_FDCWD, path, flags, mode);        \
  }

#define OPEN_AT(name)                                   \
  int name(int directory, const char *path, int flags, ...) { \
    va_list words;                                      \
    va_start(words, flags);                             \
    mode_t mode = mode_after(flags, words);             \
    va_end(words);                                      \
    return open_at(directory, path, flags, mode);       \
  }

OPEN(open)
OPEN(open64)
OPEN_AT(openat)
OPEN_AT(openat64)

int creat(const char *path, mode_t mode) {
  return open_at(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

int creat64(const char *path, mode_t mode) {
  return open_at(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  struct call call = {
    SWIVEL_CALL_WRITE, descriptor, .offset = -1, .length = count, .data = bytes};
  struct system_call system = {SYS_write, {descriptor, (long)bytes, (long)count}};
  return change_file(call, system);
}

static ssize_t write_at(int descriptor, const void *bytes, size_t count, off_t offset) {
  struct call call = {
    SWIVEL_CALL_WRITE, descriptor, .offset = offset, .length = count, .data = bytes};
  struct system_call system = {SYS_pwrite64, {descriptor, (long)bytes, (long)count, offset}};
  return change_file(call, system);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return write_at(descriptor, bytes, count, offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  return write_at(descriptor, bytes, count, offset);
}

// As the system may do, only the first part.
ssize_t writev(int descriptor, const struct iovec *parts, int count) {
  for (int index = 0; index < count; index++)
    if (parts[index].iov_len > 0)
      return write(descriptor, parts[index].iov_base, parts[index].iov_len);
  return 0;
}

static int truncate_to(int descriptor, off_t length) {
  struct call call = {SWIVEL_CALL_TRUNCATE, descriptor, .length = (uint64_t)length};
  struct system_call system = {SYS_ftruncate, {descriptor, length}};
  return (int)change_file(call, system);
}

int ftruncate(int descriptor, off_t length) { return truncate_to(descriptor, length); }

int ftruncate64(int descriptor, off64_t length) { return truncate_to(descriptor, length); }

static int allocate(int descriptor, int mode, off_t offset, off_t length) {
  struct call call = {
    SWIVEL_CALL_ALLOCATE, descriptor, .offset = offset, .length = (uint64_t)length};
  struct system_call system = {SYS_fallocate, {descriptor, mode, offset, length}};
  return (int)change_file(call, system);
}

int fallocate(int descriptor, int mode, off_t offset, off_t length) {
  return allocate(descriptor, mode, offset, length);
}

int fallocate64(int descriptor, int mode, off64_t offset, off64_t length) {
  return allocate(descriptor, mode, offset, length);
}

int posix_fallocate(int descriptor, off_t offset, off_t length) {
  int error = errno, result = allocate(descriptor, 0, offset, length) < 0 ? errno : 0;
  errno = error;
  return result;
}

int posix_fallocate64(int descriptor, off64_t offset, off64_t length) {
  return posix_fallocate(descriptor, offset, length);
}

int fsync(int descriptor) {
  struct call call = {SWIVEL_CALL_SYNCHRONIZE, descriptor};
  return (int)change_file(call, (struct system_call){SYS_fsync, {descriptor}});
}

int fdatasync(int descriptor) {
  struct call call = {SWIVEL_CALL_SYNCHRONIZE, descriptor};
  return (int)change_file(call, (struct system_call){SYS_fdatasync, {descriptor}});
}

// Some virtual machines' clocks step back.
int clock_gettime(clockid_t clock, struct timespec *time) {
  static atomic_uint count;
  const char *step = getenv("SWIVEL_CLOCK_STEP");
  int result = (int)syscall(SYS_clock_gettime, clock, time);
  if (step == NULL || result != 0 || clock != CLOCK_MONOTONIC || atomic_fetch_add(&count, 1) % 2 == 0)
    return result;
  long early = time->tv_nsec - atol(step) * 1000;
  time->tv_sec -= early < 0;
  time->tv_nsec = early < 0 ? early + 1000000000 : early;
  return 0;
}

int renameat2(
  int directory, const char *path, int new_directory, const char *new_path, unsigned flags
) {
  struct call call = {SWIVEL_CALL_RENAME, -1, path, new_path};
  if ((flags & RENAME_NOREPLACE) != 0) call.flags = SWIVEL_CALL_KEEPS;
  struct system_call system = {
    SYS_renameat2, {directory, (long)path, new_directory, (long)new_path, flags}};
  return (int)change_file(call, system);
}

int renameat(int directory, const char *path, int new_directory, const char *new_path) {
  return renameat2(directory, path, new_directory, new_path, 0);
}

int rename(const char *path, const char *new_path) {
  return renameat2(AT_FDCWD, path, AT_FDCWD, new_path, 0);
}

int linkat(
  int directory, const char *path, int new_directory, const char *new_path, int flags
) {
  struct call call = {SWIVEL_CALL_LINK, -1, path, new_path};
  struct system_call system = {
    SYS_linkat, {directory, (long)path, new_directory, (long)new_path, flags}};
  return (int)change_file(call, system);
}

int link(const char *path, const char *new_path) {
  return linkat(AT_FDCWD, path, AT_FDCWD, new_path, 0);
}

int unlinkat(int directory, const char *path, int flags) {
  int is_directory = (flags & AT_REMOVEDIR) != 0;
  struct call call = {is_directory ? SWIVEL_CALL_REMOVE_DIRECTORY : SWIVEL_CALL_UNLINK, -1, path};
  struct system_call system = {SYS_unlinkat, {directory, (long)path, flags}};
  return (int)change_file(call, system);
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int remove(const char *path) {
  struct stat status;
  int is_directory = lstat(path, &status) == 0 && S_ISDIR(status.st_mode);
  return unlinkat(AT_FDCWD, path, is_directory ? AT_REMOVEDIR : 0);
}

int mkdirat(int directory, const char *path, mode_t mode) {
  struct call call = {SWIVEL_CALL_MAKE_DIRECTORY, -1, path};
  struct system_call system = {SYS_mkdirat, {directory, (long)path, (long)mode}};
  return (int)change_file(call, system);
}

int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

// Mapped files are changed without a call: the log has to know of them.
static void *map(
  void *address, size_t length, int protection, int flags, int descriptor, off_t offset
) {
  void *mapped =
    (void *)syscall(SYS_mmap, address, length, protection, flags, descriptor, offset);
  if (mapped != MAP_FAILED && call_log_is_open() && descriptor > 2 &&
    (flags & MAP_TYPE) != MAP_PRIVATE && (protection & PROT_WRITE) != 0)
    call_log_add_mapping(mapped, length, descriptor, offset);
  return mapped;
}

void *mmap(
  void *address, size_t length, int protection, int flags, int descriptor, off_t offset
) {
  return map(address, length, protection, flags, descriptor, offset);
}

void *mmap64(
  void *address, size_t length, int protection, int flags, int descriptor, off64_t offset
) {
  return map(address, length, protection, flags, descriptor, offset);
}

int munmap(void *address, size_t length) {
  if (call_log_is_open()) call_log_remove_mapping(address);
  return (int)syscall(SYS_munmap, address, length);
}
#endif
