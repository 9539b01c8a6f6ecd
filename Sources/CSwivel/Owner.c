#include "SwivelOwner.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Whether a process still runs, by its number, its start and the system's boot: numbers are used again.

// Hexadecimal digits with hyphens between them.
static void read_uuid(const char *text, uint8_t bytes[16]) {
  unsigned count = 0;
  for (const char *next = text; next[0] != 0 && next[1] != 0 && count < 16;) {
    char digits[3] = {next[0], next[1], 0};
    if (next[0] == '-') {
      next++;
      continue;
    }
    bytes[count++] = (uint8_t)strtoul(digits, NULL, 16);
    next += 2;
  }
}

#ifdef __APPLE__
#include <sys/sysctl.h>

static void read_boot(uint8_t boot[16]) {
  char text[64];
  size_t length = sizeof text - 1;
  memset(boot, 0, 16);
  if (sysctlbyname("kern.bootsessionuuid", text, &length, NULL, 0) != 0) return;
  text[length < sizeof text ? length : sizeof text - 1] = 0;
  read_uuid(text, boot);
}

// 0 if it cannot be told.
static uint64_t start_of(uint64_t process, bool *is_dead) {
  struct kinfo_proc info;
  size_t length = sizeof info;
  int name[] = {CTL_KERN, KERN_PROC, KERN_PROC_PID, (int)process};
  if (sysctl(name, 4, &info, &length, NULL, 0) != 0 || length == 0) return 0;
  *is_dead = info.kp_proc.p_stat == SZOMB;
  struct timeval start = info.kp_proc.p_starttime;
  return (uint64_t)start.tv_sec * 1000000 + (uint64_t)start.tv_usec;
}

static uint64_t own_space(void) { return 0; }

#else

static ssize_t read_text(const char *path, char *text, size_t capacity) {
  FILE *file = fopen(path, "re");
  if (file == NULL) return -1;
  size_t count = fread(text, 1, capacity - 1, file);
  fclose(file);
  text[count] = 0;
  return (ssize_t)count;
}

static void read_boot(uint8_t boot[16]) {
  char text[64];
  memset(boot, 0, 16);
  if (read_text("/proc/sys/kernel/random/boot_id", text, sizeof text) < 36) return;
  read_uuid(text, boot);
}

// 0 if it cannot be told.
static uint64_t start_of(uint64_t process, bool *is_dead) {
  char path[64], text[1024];
  snprintf(path, sizeof path, "/proc/%llu/stat", (unsigned long long)process);
  if (read_text(path, text, sizeof text) < 0) return 0;
  // The second field is a name in parentheses, which may hold anything; the start is the 22nd.
  const char *next = strrchr(text, ')');
  // Behind it the state: a zombie, or dead, is a process that nobody waited for yet.
  *is_dead = next != NULL && (strncmp(next, ") Z", 3) == 0 || strncmp(next, ") X", 3) == 0);
  for (int field = 2; next != NULL && field < 22; field++) {
    next = strchr(next + 1, ' ');
  }
  return next == NULL ? 0 : strtoull(next + 1, NULL, 10);
}

static uint64_t own_space(void) {
  struct stat status;
  return stat("/proc/self/ns/pid", &status) == 0 ? (uint64_t)status.st_ino : 0;
}
#endif

struct swivel_owner swivel_owner_self(void) {
  struct swivel_owner owner;
  read_boot(owner.boot);
  owner.process = (uint64_t)getpid();
  bool is_dead = false;
  owner.start = start_of(owner.process, &is_dead);
  owner.space = own_space();
  return owner;
}

enum swivel_owner_state swivel_owner_state(struct swivel_owner owner) {
  static const uint8_t unknown[16];
  if (owner.process == 0) return SWIVEL_OWNER_GONE;
  struct swivel_owner self = swivel_owner_self();
  // A number of another space says nothing here.
  bool is_of_here = owner.space == self.space && owner.process <= INT32_MAX;
  // Whichever boot it was: nobody has the number.
  if (is_of_here && kill((pid_t)owner.process, 0) != 0 && errno == ESRCH)
    return SWIVEL_OWNER_GONE;
  if (memcmp(owner.boot, unknown, 16) == 0 || memcmp(self.boot, unknown, 16) == 0)
    return SWIVEL_OWNER_UNKNOWN;
  if (memcmp(owner.boot, self.boot, 16) != 0) return SWIVEL_OWNER_GONE;
  if (!is_of_here) return SWIVEL_OWNER_UNKNOWN;
  bool is_dead = false;
  uint64_t start = start_of(owner.process, &is_dead);
  if (is_dead) return SWIVEL_OWNER_GONE;
  if (owner.start == 0 || start == 0) return SWIVEL_OWNER_UNKNOWN;
  return start == owner.start ? SWIVEL_OWNER_LIVE : SWIVEL_OWNER_GONE;
}
