#ifndef CSWIVEL_H
#define CSWIVEL_H

// System headers that Swift uses through this module: flags, error numbers, close, getenv and the
// like.
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "SwivelJournal.h"

// Pointers are nonnull unless annotated, so that Swift checks the others.
#pragma clang assume_nonnull begin

// The checksum of gzip.

// Files by descriptor. Each call retries after signals and returns the negated error number on
// failure.
int swivel_open(const char *path, int flags);  // closed in programs that are started
ptrdiff_t swivel_read(int descriptor, void *_Nullable bytes, size_t count);
ptrdiff_t swivel_read_at(int descriptor, void *_Nullable bytes, size_t count, int64_t offset);
int swivel_write_all(int descriptor, const void *_Nullable bytes, size_t count);
int swivel_write_at(int descriptor, const void *_Nullable bytes, size_t count, int64_t offset);
// The length of a seekable file; negative for a pipe or a device.
int64_t swivel_regular_file_size(int descriptor);
int swivel_seek(int descriptor, int64_t offset);
int swivel_truncate(int descriptor, int64_t byte_count);
int swivel_synchronize(int descriptor);
// A write barrier: earlier writes reach the disk before later ones; a full synchronization where
// there is none.
int swivel_barrier(int descriptor);
// Gives a file the permissions of another one, if that exists.
void swivel_copy_mode(int descriptor, const char *path);
int swivel_remove(const char *path);
int swivel_rename(const char *path, const char *new_path);
// Renames a file, unless the name exists: then -EEXIST.
int swivel_publish(const char *path, const char *name);
// Locks a file until it is closed: -EWOULDBLOCK if another process has the lock.
int swivel_take_over(int descriptor);
// Whether a path still refers to the file that was opened with it.
int swivel_is_same_file(int descriptor, const char *path);
// Waits until the names in a directory survive a power loss.
int swivel_synchronize_directory(const char *path);
// Whether the process may write a file of a length; exceeding the limit is a signal, not an error.
int swivel_check_limit(uint64_t length);
// Sets a file's length, allocates its blocks, and maps it.
int swivel_map(int descriptor, size_t length, void *_Nullable *_Nonnull bytes);
void swivel_unmap(void *bytes, size_t length);
int64_t swivel_file_size(const char *path);
// Whether a path refers to a regular file.
int swivel_is_regular(const char *path);
int swivel_exists(const char *path);
// Waits for less than a second.
void swivel_pause(uint32_t microseconds);

// Directories. The next name is NULL after the last.
int swivel_is_directory(const char *path);
char *_Nullable swivel_link_target(const char *path);  // NULL if it is no link, or leads nowhere
void swivel_free_path(char *path);
int swivel_make_directory(const char *path);  // no error if it is there
int swivel_remove_directory(const char *path);  // an empty one
typedef struct swivel_directory swivel_directory;
int swivel_open_directory(const char *path, swivel_directory *_Nullable *_Nonnull directory);
const char *_Nullable swivel_next_name(swivel_directory *directory);
// What a name in a directory is: a folder that is no link, a file, or a pipe, a device or a socket.
enum { SWIVEL_FOLDER = 1, SWIVEL_FILE = 2, SWIVEL_STREAM = 3 };
int swivel_kind_in(swivel_directory *directory, const char *name);
void swivel_close_directory(swivel_directory *directory);

// Whether a process has this id, or may have it.
int swivel_has_process(uint64_t number);
// The number of a file, 0 if there is none.
uint64_t swivel_inode(const char *path);

// Ends a recording on ctrl-C or SIGTERM. The signal is 0 until one arrives.
void swivel_catch_signals(void);
int swivel_caught_signal(void);
// Waits for input: 1 if there is some (or its end), 0 after the timeout or a signal, else negated
// errno.
int swivel_wait_readable(int descriptor, int milliseconds);
// Microseconds of a monotonic clock.
uint64_t swivel_monotonic_microseconds(void);

#pragma clang assume_nonnull end

#endif
