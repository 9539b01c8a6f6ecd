/// Something that keeps the events, or a limit of what can be done with them.
protocol Contender {
  /// Writes and reads all events once, and says what that took.
  mutating func round() throws -> [Measurement]
}

/// What one round found of one row of the table; what does not apply is `nil`.
struct Measurement {
  var row: String
  var bytesPerEvent: Double?
  /// Nanoseconds of the processor for an event.
  var write: Double?
  var read: Double?
}

/// What one round of the log took, in blocks of both sizes.
struct LogMeasurement {
  var batch: Measurement
  var live: Measurement
}

/// What a contender did wrong.
struct ContenderFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
