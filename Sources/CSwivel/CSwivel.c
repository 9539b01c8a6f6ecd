#include "CSwivel.h"

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>

// Repeats a call that a signal cut short, and gives its result or the negated error number.
#define REPEATED(call)                       \
  ({                                         \
    __typeof__(call) result;                 \
    do {                                     \
      result = (call);                       \
    } while (result < 0 && errno == EINTR);  \
    result < 0 ? -errno : result;            \
  })

int swivel_open(const char *path, int flags) {
  return REPEATED(open(path, flags | O_CLOEXEC, 0666));
}

// The number of attempts after a signal has requested the end, and the wait between them.
enum { TRIES_AT_END = 40, WAIT_MILLISECONDS = 50 };

// Whether a failed operation is retried: the descriptor may be non-blocking. Retries are unlimited
// until a signal was caught, so that a recording ends neither too early nor never.
static bool is_to_be_tried_again(int descriptor, short event, int *tries) {
  int reason = errno;
  if (reason != EINTR && reason != EAGAIN) return false;
  for (;;) {
    bool is_ending = swivel_caught_signal() != 0;
    if (reason == EINTR && !is_ending) return true;
    struct pollfd place = {descriptor, event, 0};
    int count = is_ending && --*tries < 0 ? -1 : poll(&place, 1, WAIT_MILLISECONDS);
    if (count > 0) return true;
    if (count < 0 && (*tries < 0 || errno != EINTR)) break;
  }
  errno = reason;
  return false;
}

ptrdiff_t swivel_read(int descriptor, void *bytes, size_t count) {
  ssize_t result;
  int tries = TRIES_AT_END;
  do {
    result = read(descriptor, bytes, count);
  } while (result < 0 && is_to_be_tried_again(descriptor, POLLIN, &tries));
  return result < 0 ? -errno : result;
}

ptrdiff_t swivel_read_at(int descriptor, void *bytes, size_t count, int64_t offset) {
  ssize_t result;
  int tries = TRIES_AT_END;
  do {
    result = pread(descriptor, bytes, count, (off_t)offset);
  } while (result < 0 && is_to_be_tried_again(descriptor, POLLIN, &tries));
  return result < 0 ? -errno : result;
}

int swivel_write_all(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  int tries = TRIES_AT_END;
  while (count > 0) {
    ssize_t result = write(descriptor, next, count);
    if (result < 0 && is_to_be_tried_again(descriptor, POLLOUT, &tries)) continue;
    if (result < 0) return -errno;
    next += result;
    count -= (size_t)result;
  }
  return 0;
}

int swivel_write_at(int descriptor, const void *bytes, size_t count, int64_t offset) {
  const char *next = bytes;
  int limit_error = swivel_check_limit((uint64_t)offset + count);
  if (limit_error != 0) return limit_error;
  int tries = TRIES_AT_END;
  while (count > 0) {
    ssize_t result = pwrite(descriptor, next, count, (off_t)offset);
    if (result < 0 && is_to_be_tried_again(descriptor, POLLOUT, &tries)) continue;
    if (result <= 0) return result < 0 ? -errno : -EIO;
    next += result;
    offset += result;
    count -= (size_t)result;
  }
  return 0;
}

int64_t swivel_regular_file_size(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) < 0) return -errno;
  return S_ISREG(status.st_mode) ? (int64_t)status.st_size : -ESPIPE;
}

int swivel_seek(int descriptor, int64_t offset) {
  return lseek(descriptor, (off_t)offset, SEEK_SET) < 0 ? -errno : 0;
}

int swivel_truncate(int descriptor, int64_t byte_count) {
  return REPEATED(ftruncate(descriptor, (off_t)byte_count));
}

int swivel_synchronize(int descriptor) {
#ifdef F_FULLFSYNC
  // fsync on Darwin leaves the bytes in the drive's cache. A pipe, and many a volume, only has fsync.
  int full = REPEATED(fcntl(descriptor, F_FULLFSYNC));
  if (full == 0 || full == -EIO || full == -ENOSPC) return full;
#endif
  int result = REPEATED(fsync(descriptor));
  // A pipe or a device stores nothing.
  return result == -EINVAL || result == -ENOTSUP || result == -ENOTTY ? 0 : result;
}

int swivel_barrier(int descriptor) {
#ifdef F_BARRIERFSYNC
  if (fcntl(descriptor, F_BARRIERFSYNC) == 0) return 0;
#elif defined(__linux__)
  return REPEATED(fdatasync(descriptor));
#endif
  return swivel_synchronize(descriptor);
}

void swivel_copy_mode(int descriptor, const char *path) {
  struct stat status;
  if (stat(path, &status) == 0) (void)fchmod(descriptor, status.st_mode & 0777);
}

int swivel_remove(const char *path) { return unlink(path) < 0 ? -errno : 0; }

int swivel_rename(const char *path, const char *new_path) {
  return rename(path, new_path) < 0 ? -errno : 0;
}

int64_t swivel_file_size(const char *path) {
  struct stat status;
  return stat(path, &status) < 0 ? -errno : (int64_t)status.st_size;
}

int swivel_is_regular(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

int swivel_exists(const char *path) {
  struct stat status;
  return lstat(path, &status) == 0;
}

uint64_t swivel_inode(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 ? (uint64_t)status.st_ino : 0;
}

int swivel_has_process(uint64_t number) {
  return number > INT32_MAX || kill((pid_t)number, 0) == 0 || errno != ESRCH;
}

void swivel_pause(uint32_t microseconds) {
  struct timespec time = {.tv_nsec = (long)microseconds * 1000};
  nanosleep(&time, NULL);
}

int swivel_make_directory(const char *path) {
  return mkdir(path, 0777) < 0 && errno != EEXIST ? -errno : 0;
}

int swivel_remove_directory(const char *path) { return rmdir(path) < 0 ? -errno : 0; }
