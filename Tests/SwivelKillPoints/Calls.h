#ifndef SWIVEL_CALLS_H
#define SWIVEL_CALLS_H

#include "SwivelKillPoints.h"

#include <stddef.h>

// A file-changing call that is under way.
struct call {
  enum swivel_call_kind kind;
  int descriptor;  // negative where there is none
  const char *path, *other;
  int64_t offset;
  uint64_t length;
  const void *data;
  uint32_t flags;
};

// The log is only there when it was asked for.
void call_log_open(const char *path);
int call_log_is_open(void);
// What comes between is one step of the log.
void call_log_lock(void);
void call_log_unlock(void);
void call_log_put(const struct call *call, uint64_t number, long result);
void call_log_add_mapping(void *address, size_t length, int descriptor, int64_t offset);
void call_log_remove_mapping(void *address);

#endif
