import ArgumentParser
import SwivelModel

/// A moment on the command line: `12.431` or `12.431s`, in seconds since the log began.
struct Seconds: ExpressibleByArgument {
  let instant: Instant

  init?(argument: String) {
    let digits = argument.hasSuffix("s") ? String(argument.dropLast()) : argument
    guard let seconds = Double(digits), seconds >= 0, seconds < 9e12 else { return nil }
    instant = Instant(rawValue: UInt64((seconds * 1_000_000).rounded()))
  }
}
