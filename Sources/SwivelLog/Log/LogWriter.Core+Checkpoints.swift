import SwivelModel

extension LogWriter.Core {
  /// Whether a checkpoint is due after the last event.
  var isCheckpointDue: Bool { isFollowed && cadence.isDue(at: nextSequence) }

  /// Writes a checkpoint of the state after the last event.
  mutating func writeCheckpoint() throws(LogError) {
    // After the last possible event a reader would reject it.
    guard nextSequence <= Event.latestSequence, let state = source?.checkpoint() else { return }
    let body = CheckpointSection.body(
      glossary.names, facts: state.facts, digest: state.digest, conclusions: state.conclusions)
    cadence.plan(after: nextSequence, byteCount: body?.count ?? CheckpointSection.maximumLength)
    guard let body else { return }
    index.entries.append(
      IndexSection.Entry(
        offset: offset, nextSequence: nextSequence, instant: lastInstant.rawValue))
    try writeParts(of: body)
    if index.entries.count == IndexSection.maximumCount { try writeIndex() }
  }

  private mutating func writeParts(of body: [UInt8]) throws(LogError) {
    let room = BlockFormat.maximumPayload - CheckpointSection.Head.maximumLength
    var head = CheckpointSection.Head(
      part: 0, partCount: UInt64((body.count + room - 1) / room), nextSequence: nextSequence,
      instant: lastInstant.rawValue, nameCount: UInt64(glossary.names.count), lostCount: lostCount)
    for start in stride(from: 0, to: body.count, by: room) {
      let piece = start..<min(start + room, body.count)
      try writeSection { section in
        head.write(to: &section)
        section.append(body[piece])
      }
      head.part += 1
    }
  }

  private mutating func writeIndex() throws(LogError) {
    let section = index
    index = IndexSection(previous: offset)
    try writeSection { section.write(to: &$0) }
  }

  /// Writes the index of checkpoints, before the end.
  mutating func writeDirectory() throws(LogError) {
    if !index.entries.isEmpty { try writeIndex() }
    guard let place = index.previous else { return }
    let locator = LocatorSection(
      index: place, eventCount: eventCount, instant: lastInstant.rawValue)
    try writeSection(compressing: false) { locator.write(to: &$0) }
  }
}

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
