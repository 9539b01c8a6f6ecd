#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The nanoseconds of the recorder's clock.
func monotonicTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_nsec
}
