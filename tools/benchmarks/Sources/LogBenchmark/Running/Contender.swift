/// A way to store the events, or a lower bound.
protocol Contender {
  /// Writes and reads all events once, and returns the measurements.
  mutating func round() throws -> [Measurement]
}

/// The measurement of a row in one round; `nil` where not applicable.
struct Measurement {
  var row: String
  var bytesPerEvent: Double?
  /// Processor nanoseconds per event.
  var write: Double?
  var read: Double?
}

/// The measurements of the log in one round, for both sizes of blocks.
struct LogMeasurement {
  var batch: Measurement
  var live: Measurement
}

/// A contender's failure.
struct ContenderFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
