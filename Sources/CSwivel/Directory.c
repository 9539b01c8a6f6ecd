#include "CSwivel.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>

// DIR is a struct on one system and a typedef on another, so it is hidden from Swift.
int swivel_is_directory(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

char *swivel_link_target(const char *path) {
  struct stat status;
  if (lstat(path, &status) != 0 || !S_ISLNK(status.st_mode)) return NULL;
  return realpath(path, NULL);
}

void swivel_free_path(char *path) { free(path); }

int swivel_open_directory(const char *path, swivel_directory **directory) {
  DIR *opened = opendir(path);
  if (opened == NULL) return -errno;
  *directory = (swivel_directory *)opened;
  return 0;
}

const char *swivel_next_name(swivel_directory *directory) {
  struct dirent *entry = readdir((DIR *)directory);
  return entry == NULL ? NULL : entry->d_name;
}

int swivel_kind_in(swivel_directory *directory, const char *name) {
  int parent = dirfd((DIR *)directory);
  struct stat status;
  // Links to directories are files here: they may form a cycle.
  if (fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISDIR(status.st_mode)) {
    return SWIVEL_FOLDER;
  }
  // The target of a link, if there is one.
  if (fstatat(parent, name, &status, 0) != 0) return SWIVEL_FILE;
  mode_t type = status.st_mode & S_IFMT;
  int is_stream = type == S_IFIFO || type == S_IFCHR || type == S_IFBLK || type == S_IFSOCK;
  return is_stream ? SWIVEL_STREAM : SWIVEL_FILE;
}

void swivel_close_directory(swivel_directory *directory) { closedir((DIR *)directory); }
