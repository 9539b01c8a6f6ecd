#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The time that this thread has kept a processor busy, in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// What some work takes for each of so many events.
func nanoseconds(for count: Int, _ work: () throws -> Void) rethrows -> Double {
  let start = processorTime()
  try work()
  return (processorTime() - start) / Double(count)
}
