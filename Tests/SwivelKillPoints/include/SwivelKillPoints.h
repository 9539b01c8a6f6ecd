#ifndef SWIVEL_KILL_POINTS_H
#define SWIVEL_KILL_POINTS_H

#include <stdint.h>

// A program that links this target calls its functions instead of the system's wherever it changes a file. Without
// the variables below they only pass the call on.
//
//   SWIVEL_KILL_CALL=n   the process is killed at its n-th file-changing call,
//   SWIVEL_KILL_WHEN=    before | half | after that call; half is for writes, and of others ignored.
//   SWIVEL_FAIL_CALL=n   the n-th call and each one after it fails,
//   SWIVEL_FAIL_ERROR=e  with this error number; with ENOSPC only calls that need space.
//   SWIVEL_REFUSE=rla    renames that must not replace, links and allocations fail, as on some file systems, with that
//                        error number.
//   SWIVEL_CLOCK_STEP=n  every other reading of the monotonic clock is n microseconds early.
//   SWIVEL_CALL_LOG=path each call is logged there, with its data, so that a test can play it again.
//
// Calls on the descriptors 0, 1 and 2 do not count, nor on what is neither a file nor a directory. What is written to
// descriptor 1 is an acknowledgement and is logged as one.

enum swivel_call_kind {
  SWIVEL_CALL_OPEN = 1,  // that creates or truncates a file
  SWIVEL_CALL_WRITE,
  SWIVEL_CALL_TRUNCATE,
  SWIVEL_CALL_ALLOCATE,
  SWIVEL_CALL_SYNCHRONIZE,
  SWIVEL_CALL_RENAME,
  SWIVEL_CALL_LINK,
  SWIVEL_CALL_UNLINK,
  SWIVEL_CALL_MAKE_DIRECTORY,
  SWIVEL_CALL_REMOVE_DIRECTORY,
  SWIVEL_CALL_PAGE,         // not a call: a page of a mapped file has changed since the last entry
  SWIVEL_CALL_ACKNOWLEDGE,  // not counted
};

enum swivel_call_flags {
  SWIVEL_CALL_FAILED = 1,
  SWIVEL_CALL_TRUNCATES = 2,  // of an open
  SWIVEL_CALL_KEEPS = 4,  // of a rename
};

// One entry of the log; the bytes of both paths and of the data follow it.
struct swivel_call_entry {
  uint32_t kind, flags;
  uint64_t number;  // from 1 on; 0 is not counted
  uint64_t file;    // the inode
  int64_t offset;
  uint64_t length;
  uint32_t path_length, other_length, data_length, reserved;
};

// How many file-changing calls there were so far.
uint64_t swivel_call_count(void);

#endif
