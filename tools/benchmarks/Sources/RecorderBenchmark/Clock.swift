#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The clocks that are compared and used for measuring.
enum Clock {
  /// The nanoseconds of the recorder's clock.
  @inline(__always)
  static func now() -> UInt64 { read(CLOCK_MONOTONIC) }

  /// The processor nanoseconds of the calling thread.
  static func threadTime() -> UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

  @inline(__always)
  private static func read(_ clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
