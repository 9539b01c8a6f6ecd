import CSwivel
package import SwivelLog
import SwivelModel

/// The result of an adoption.
package struct AdoptionResult: Sendable {
  /// The number of adopted events.
  package var adoptedCount = 0
  /// The number of events missing after them.
  package var lostCount: UInt64 = 0
  /// The number of bytes of a truncated block that were cut off the log.
  package var cutCount: UInt64 = 0
}

/// Adopts the unsealed events of a dead recorder into their log.
///
/// If it is killed at any point, the next start repeats it: an event that the log has is not added
/// again.
struct Adoption {
  let orphan: Orphan
  let settings: SealedLog.Settings
  private(set) var result = AdoptionResult()

  /// Appends the events to a single-file log after its last whole block, finishes the log and
  /// removes the hot file; a block of the log reports it.
  ///
  /// - Throws: ``LogError/foreignHotFile(path:)`` for events of another recording, and what is
  ///   wrong with a damaged log; then everything stays as it is.
  mutating func run(path: String) throws(LogError) -> AdoptionResult {
    guard try !LogReader.isBlank(path: path) else { return try begin(path) }
    var harvest = HotTail.Harvest()
    let log = try SealedLog.continuing(path, settings) { end throws(LogError) in
      harvest = try self.harvest(after: end.hot, end.header.recording)
      harvest.lostAfter = harvest.lostAfter(reported: end.lostCount)
    }
    result.cutCount = log.cutCount
    try finish(log, harvest)
    return result
  }

  /// The log of a recorder that was killed before it had created one.
  private mutating func begin(_ path: String) throws(LogError) -> AdoptionResult {
    let harvest = try self.harvest(after: .start, orphan.tail.recording)
    guard !harvest.isEmpty else {
      try orphan.remove()
      return result
    }
    var header = TraceHeader()
    if let recording = orphan.tail.recording { _ = header.set(.id, to: recording) }
    try finish(SealedLog.creating(path, header, settings), harvest)
    return result
  }

  /// Writes the events to a separate segment, which is never continued, and removes the hot file.
  mutating func run(_ folder: SegmentFolder) throws(LogError) -> AdoptionResult {
    let facts = FoldedFacts()
    let ending = try LogEnding(folder, facts)
    let harvest = try self.harvest(
      after: ending.hot, ending.header.map(\.recording) ?? orphan.tail.recording)
    result.cutCount = try ending.cutTail()
    guard !harvest.isEmpty else {
      try orphan.remove()
      return result
    }
    let log = try SealedLog.adopting(folder, ending, header(after: ending), facts, settings)
    do throws(LogError) {
      try finish(log, harvest)
    } catch {
      log.discard()
      throw error
    }
    return result
  }

  private func header(after ending: LogEnding) -> TraceHeader {
    var header = TraceHeader()
    if let last = ending.header {
      header = last
      header.continue(last)
    } else if let recording = orphan.tail.recording {
      _ = header.set(.id, to: recording)
    }
    return header
  }

  private func harvest(
    after end: HotTail.LogEnd, _ recording: String?
  ) throws(LogError) -> HotTail.Harvest {
    // The numbers of another recording say nothing of what this log has.
    guard orphan.tail.isOf(recording) || orphan.isEmpty else {
      throw .foreignHotFile(path: orphan.path)
    }
    return orphan.tail.harvest(after: end)
  }

  private mutating func finish(_ log: SealedLog, _ harvest: HotTail.Harvest) throws(LogError) {
    try append(harvest, to: log)
    try log.append(recovery: facts)
    try log.finish()
    try log.publish()
    // A power loss must not take both.
    try log.synchronize()
    try orphan.remove()
  }

  private mutating func append(
    _ harvest: HotTail.Harvest, to log: SealedLog
  ) throws(LogError) {
    result.lostCount = harvest.lostAfter
    for entry in harvest.entries {
      if try log.append(entry) {
        result.adoptedCount += 1
      } else {
        try log.append(lost: 1, .unreadable)
      }
    }
    try log.append(lost: harvest.lostAfter, harvest.lossReason)
    guard try log.flush() else { throw log.failure ?? .finished }
  }

  /// The facts that the log states about it.
  private var facts: [(key: String, value: String)] {
    [
      ("by", "swivel recorder"), ("adopted", "\(result.adoptedCount)"),
      ("lost", "\(result.lostCount)"),
      ("cut", "\(result.cutCount)"),
    ]
  }
}

extension Recorder {
  /// Adopts the unsealed events of a dead recorder into a log, and finishes it.
  ///
  /// - Returns: `nil` when there was nothing to adopt.
  package static func adopt(path: String) throws(LogError) -> AdoptionResult? {
    UnfinishedName.removeLeftovers(ofPathsBeginning: path + ".")
    guard let orphan = try Orphan.claim(LogPlace.hotPath(ofFile: path)) else { return nil }
    var adoption = Adoption(orphan: orphan, settings: SealedLog.Settings())
    return try adoption.run(path: path)
  }

  /// Adopts the unsealed events of a dead recorder into a segmented log, as another segment.
  package static func adopt(
    directory: String, name: String
  ) throws(LogError) -> AdoptionResult? {
    UnfinishedName.removeLeftovers(ofPathsBeginning: "\(directory)/\(name).")
    let hotPath = LogPlace.hotPath(ofSegmentsOf: "\(directory)/\(name)")
    guard let orphan = try Orphan.claim(hotPath) else { return nil }
    var adoption = Adoption(orphan: orphan, settings: SealedLog.Settings())
    return try adoption.run(SegmentFolder(directory, name: name, byteLimit: 0))
  }
}
