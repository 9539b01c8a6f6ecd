#if defined(__linux__)
#define _GNU_SOURCE
#include "KillPoints.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// What happens at each file-changing call: it is counted, and the process dies there, or the call fails, if the
// environment says so.

static atomic_ullong count;
static unsigned long long kill_call, fail_call;
static int fail_error;
static const char *refused = "";
static enum { BEFORE, HALF, AFTER } kill_when;

static unsigned long long number(const char *name) {
  const char *text = getenv(name);
  return text == NULL ? 0 : strtoull(text, NULL, 10);
}

// Runs after the libraries have begun and before main.
__attribute__((constructor)) static void read_environment(void) {
  const char *when = getenv("SWIVEL_KILL_WHEN"), *log = getenv("SWIVEL_CALL_LOG");
  if (when != NULL) kill_when = *when == 'h' ? HALF : *when == 'a' ? AFTER : BEFORE;
  fail_error = (int)number("SWIVEL_FAIL_ERROR");
  fail_call = number("SWIVEL_FAIL_CALL");
  if (getenv("SWIVEL_REFUSE") != NULL) refused = getenv("SWIVEL_REFUSE");
  kill_call = number("SWIVEL_KILL_CALL");
  if (log != NULL) call_log_open(log);
}

uint64_t swivel_call_count(void) { return atomic_load(&count); }

static void die(void) {
  syscall(SYS_kill, getpid(), SIGKILL);
  for (;;) pause();
}

static int is_counted(const struct call *call) {
  struct stat status;
  if (call->descriptor < 0) return call->path != NULL;
  if (call->descriptor <= 2 || fstat(call->descriptor, &status) != 0) return 0;
  return S_ISREG(status.st_mode) || S_ISDIR(status.st_mode);
}

static int needs_space(enum swivel_call_kind kind) {
  return kind != SWIVEL_CALL_SYNCHRONIZE && kind != SWIVEL_CALL_UNLINK &&
    kind != SWIVEL_CALL_REMOVE_DIRECTORY;
}

static int is_refused(const struct call *call) {
  switch (call->kind) {
    case SWIVEL_CALL_RENAME: return (call->flags & SWIVEL_CALL_KEEPS) != 0 && strchr(refused, 'r') != NULL;
    case SWIVEL_CALL_LINK: return strchr(refused, 'l') != NULL;
    case SWIVEL_CALL_ALLOCATE: return strchr(refused, 'a') != NULL;
    default: return 0;
  }
}

static int fails(const struct call *call, unsigned long long number) {
  if (is_refused(call)) return 1;
  if (fail_call == 0 || number < fail_call) return 0;
  return fail_error != ENOSPC || needs_space(call->kind);
}

static long make(struct system_call system) {
  const long *words = system.words;
  return syscall(system.number, words[0], words[1], words[2], words[3], words[4], words[5]);
}

// The call with its place in the log, which no other call comes between.
static long make_logged(
  struct call *call, unsigned long long number, struct system_call system
) {
  call_log_lock();
  if (call->kind == SWIVEL_CALL_WRITE && call->offset < 0) {
    struct stat status;
    int appends = (fcntl(call->descriptor, F_GETFL) & O_APPEND) != 0;
    call->offset = appends && fstat(call->descriptor, &status) == 0
      ? status.st_size : lseek(call->descriptor, 0, SEEK_CUR);
  }
  long result = make(system);
  int error = errno;
  if (call->kind == SWIVEL_CALL_OPEN && result >= 0) call->descriptor = (int)result;
  call_log_put(call, number, result);
  call_log_unlock();
  errno = error;
  return result;
}

long change_file(struct call call, struct system_call system) {
  if (!is_counted(&call)) {
    int is_acknowledgement = call.kind == SWIVEL_CALL_WRITE && call.descriptor == 1;
    if (!is_acknowledgement || !call_log_is_open()) return make(system);
    call.kind = SWIVEL_CALL_ACKNOWLEDGE;
    return make_logged(&call, 0, system);
  }
  unsigned long long number = atomic_fetch_add(&count, 1) + 1;
  if (fails(&call, number)) {
    errno = fail_error;
    return -1;
  }
  int is_here = number == kill_call;
  if (is_here && kill_when == BEFORE) die();
  if (is_here && kill_when == HALF && call.kind == SWIVEL_CALL_WRITE && call.length > 1) {
    system.words[2] /= 2;
    make(system);
    die();
  }
  long result = call_log_is_open() ? make_logged(&call, number, system) : make(system);
  if (is_here && kill_when == AFTER) die();
  return result;
}
#endif
