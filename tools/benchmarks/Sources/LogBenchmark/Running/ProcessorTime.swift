#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The processor time of this thread, in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The time of some work, per event.
func nanoseconds(for count: Int, _ work: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try work()
  return (processorTime() - start) / Double(count)
}
