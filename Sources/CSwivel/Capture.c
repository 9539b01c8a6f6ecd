#include "CSwivel.h"
#include "Clock.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static volatile sig_atomic_t caught_signal = 0;

static void remember_signal(int number) { caught_signal = number; }

static void catch_signal(int number) {
  // Without SA_RESTART, so that a signal ends the wait for input.
  struct sigaction action = {.sa_handler = remember_signal};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void swivel_catch_signals(void) {
  catch_signal(SIGINT);
  catch_signal(SIGTERM);
  // Under nohup the recording continues after the terminal is closed.
  struct sigaction hangup;
  if (sigaction(SIGHUP, NULL, &hangup) != 0 || hangup.sa_handler != SIG_IGN) catch_signal(SIGHUP);
  // A program started by a worker thread, as of libdispatch, begins with all signals blocked.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGHUP);
  sigprocmask(SIG_UNBLOCK, &signals, NULL);
}

int swivel_caught_signal(void) { return caught_signal; }

int swivel_wait_readable(int descriptor, int milliseconds) {
  struct pollfd input = {.fd = descriptor, .events = POLLIN};
  int result = poll(&input, 1, milliseconds);
  if (result < 0) return errno == EINTR ? 0 : -errno;
  return result > 0;
}

uint64_t swivel_monotonic_microseconds(void) {
  // Some virtual machines' clocks step back.
  static _Atomic uint64_t latest;
  uint64_t now = swivel_clock(), before = latest;
  while (now > before) {
    if (atomic_compare_exchange_weak(&latest, &before, now)) return now;
  }
  return before;
}
