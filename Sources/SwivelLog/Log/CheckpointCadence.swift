/// When a log that is being written gets its next checkpoint.
struct CheckpointCadence {
  /// The approximate largest number of events to replay after a checkpoint.
  static let eventCount: UInt64 = 16_384

  private var next = Self.eventCount

  func isDue(at sequence: UInt64) -> Bool { sequence >= next }

  /// The number of events until a checkpoint is due.
  func left(at sequence: UInt64) -> UInt64 { next - min(sequence, next) }

  /// Schedules the next checkpoint after one of a given size.
  ///
  /// At most one byte for two events, uncompressed: a large state is stored rarely.
  mutating func plan(after sequence: UInt64, byteCount: Int) {
    next = sequence &+ max(Self.eventCount, UInt64(byteCount) / 2)
  }
}
