import SwivelModel

/// The times of events that state none in a file: each is one millisecond after the one before.
///
/// Safe: one thread reads the file.
final class TimeSteps: @unchecked Sendable {
  private static let step: UInt64 = 1_000

  private let first: UInt64
  /// How many events got a time.
  private(set) var count: UInt64 = 0

  /// Begins at 0; in a log that is continued, a step after its last event.
  init(after last: Instant?) {
    first = last == nil ? 0 : 1
  }

  /// The next time.
  func next() -> Instant {
    defer { count += 1 }
    return Instant(rawValue: (first + count) * Self.step)
  }
}
