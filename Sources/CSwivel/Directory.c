#include "CSwivel.h"

#include <dirent.h>
#include <errno.h>
#include <sys/stat.h>

// DIR is a struct on one system and a typedef on another, so it is hidden from Swift.
int swivel_is_directory(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

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

void swivel_close_directory(swivel_directory *directory) { closedir((DIR *)directory); }
