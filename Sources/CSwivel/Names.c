#define _GNU_SOURCE
#include "CSwivel.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

// Whether a system or a file system does not have a call: the error numbers differ.
static int is_unsupported(int error) {
  return error == EINVAL || error == ENOSYS || error == EPERM || error == EOPNOTSUPP ||
         error == ENOTSUP;
}

static int rename_exclusively(const char *path, const char *name) {
#ifdef __APPLE__
  return renamex_np(path, name, RENAME_EXCL);
#else
  return renameat2(AT_FDCWD, path, AT_FDCWD, name, RENAME_NOREPLACE);
#endif
}

// Takes the name with an empty file. A kill in between leaves that, which the next start removes.
static int take_name(const char *path, const char *name) {
  int descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) return -errno;
  close(descriptor);
  if (rename(path, name) == 0) return 0;
  int error = errno;
  unlink(name);
  return -error;
}

int swivel_publish(const char *path, const char *name) {
  if (rename_exclusively(path, name) == 0) return 0;
  if (!is_unsupported(errno)) return -errno;
  // For file systems without such a rename. A kill in between leaves both names; the next start
  // removes one.
  if (link(path, name) == 0) {
    unlink(path);
    return 0;
  }
  // FAT has no links.
  return is_unsupported(errno) ? take_name(path, name) : -errno;
}

int swivel_take_over(int descriptor) {
  // On file systems without such locks, two processes that start simultaneously may both take over.
  return flock(descriptor, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK ? -EWOULDBLOCK : 0;
}

int swivel_is_same_file(int descriptor, const char *path) {
  struct stat opened, named;
  return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

int swivel_synchronize_directory(const char *path) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return -errno;
  int result = fsync(descriptor) < 0 ? -errno : 0;
  close(descriptor);
  // Some file systems reject that for a directory, and store its names anyway.
  return result == -EINVAL || result == -EBADF ? 0 : result;
}

int swivel_check_limit(uint64_t length) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  return length > limit.rlim_cur ? -EFBIG : 0;
}

static int allocate_blocks(int descriptor, size_t length) {
#ifdef __APPLE__
  fstore_t blocks = {F_ALLOCATEALL, F_PEOFPOSMODE, 0, (off_t)length, 0};
  if (fcntl(descriptor, F_PREALLOCATE, &blocks) < 0 || ftruncate(descriptor, (off_t)length) < 0) return -errno;
  return 0;
#else
  return -posix_fallocate(descriptor, 0, (off_t)length);
#endif
}

// Allocates all blocks of an empty file: a full disk is an error here, not a signal when the
// mapping is written.
static int allocate(int descriptor, size_t length) {
  int result = allocate_blocks(descriptor, length);
  if (result == 0 || !is_unsupported(-result)) return result;
  static const uint8_t zeros[1 << 12];
  for (size_t place = 0; place < length; place += sizeof zeros) {
    size_t rest = length - place, count = rest < sizeof zeros ? rest : sizeof zeros;
    result = swivel_write_at(descriptor, zeros, count, (int64_t)place);
    if (result != 0) return result;
  }
  return 0;
}

int swivel_map(int descriptor, size_t length, void **bytes) {
  int error = swivel_check_limit(length);
  if (error == 0) error = allocate(descriptor, length);
  if (error != 0) return error;
  *bytes = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  if (*bytes == MAP_FAILED) return -errno;
  // Read-ahead is useless here: on Linux the first access would read megabytes of zeros.
  madvise(*bytes, length, MADV_RANDOM);
  return 0;
}

void swivel_unmap(void *bytes, size_t length) { munmap(bytes, length); }
