#ifndef KILL_POINTS_H
#define KILL_POINTS_H

#include "Calls.h"

struct system_call {
  long number;
  long words[6];
};

// Makes a file-changing call, unless the process is to die there or the call to fail.
long change_file(struct call call, struct system_call system);

#endif
