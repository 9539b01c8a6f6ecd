/// When a log that is being written gets its next checkpoint.
struct CheckpointCadence {
  /// A replay that starts at a checkpoint takes in at most about as many events.
  static let eventCount: UInt64 = 16_384

  private var next = Self.eventCount

  func isDue(at sequence: UInt64) -> Bool { sequence >= next }

  /// How many events may follow before one is due.
  func left(at sequence: UInt64) -> UInt64 { next - min(sequence, next) }

  /// Plans the next checkpoint after one of some bytes.
  ///
  /// A byte for two events at most, before it is compressed: a state that is large is stored
  /// seldom.
  mutating func plan(after sequence: UInt64, byteCount: Int) {
    next = sequence &+ max(Self.eventCount, UInt64(byteCount) / 2)
  }
}
