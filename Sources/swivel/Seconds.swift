import ArgumentParser
import SwivelModel

/// A moment on the command line: `12.431` or `12.431s`, in seconds since the start of the log.
///
/// Reports truncate times to milliseconds, so a time with at most three decimals covers the whole
/// millisecond, and times in reports can be used as arguments.
struct Seconds: ExpressibleByArgument {
  /// The first instant of the moment.
  let first: Instant
  /// The last instant of the moment.
  let last: Instant

  init?(argument: String) {
    let digits = argument.hasSuffix("s") ? String(argument.dropLast()) : argument
    guard let seconds = Double(digits), seconds >= 0, seconds < 9e12 else { return nil }
    let microseconds = UInt64((seconds * 1_000_000).rounded())
    let decimals = digits.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    let isExact = (decimals.first?.count ?? 0) > 3
    first = Instant(rawValue: microseconds)
    last = Instant(rawValue: isExact ? microseconds : microseconds + 999)
  }
}
