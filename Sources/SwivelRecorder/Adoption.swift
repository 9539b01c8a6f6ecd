import CSwivel
import SwivelLog
import SwivelModel

/// What was taken over of a dead recorder.
package struct AdoptionResult: Sendable {
  /// How many events.
  package var adoptedCount = 0
  /// How many events were overwritten before.
  package var lostCount: UInt64 = 0
  /// How many events were begun and not ended.
  package var holeCount: UInt64 = 0
  /// How many bytes of half a block were cut off the log.
  package var cutCount: UInt64 = 0
}

/// Takes over what a dead recorder had not sealed, into the log that it belongs to.
struct Adoption {
  private let hotPath: String
  // The files of the log, the last of which goes on.
  private let paths: [String]
  private let manner: SealedLog.Manner

  // A recorder is ahead of its notes by less than a segment, and the last one may have no blocks
  // yet.
  private static let reach = 2

  /// Looks beside a log in one file.
  init(path: String, _ manner: SealedLog.Manner) {
    (hotPath, paths, self.manner) = (LogPlace.hotPath(ofFile: path), [path], manner)
  }

  /// Looks beside the segments of a log.
  init(_ folder: SegmentFolder, _ manner: SealedLog.Manner) {
    (hotPath, self.manner) = (folder.hotPath, manner)
    paths = folder.count == 0 ? [folder.nextPath] : folder.paths
  }

  /// Takes over, ends the log and removes the hot file; a block tells so in the log.
  ///
  /// - Returns: `nil` when there is nothing to take over.
  /// - Throws: ``LogError/beingRecorded(path:process:)`` or
  ///   ``LogError/perhapsBeingRecorded(path:)`` unless its recorder is known to be gone; then, and
  ///   for a damaged log, everything stays as it is.
  func run() throws(LogError) -> AdoptionResult? {
    guard let tail = try orphan(), let path = paths.last else { return nil }
    let (log, found) = try open(path, tail)
    let (mark, tally) = try sealed(of: tail, found)
    let harvest = tail.harvest(from: mark, behind: tally)
    guard log.recording == tail.recording else {
      guard harvest.entries.isEmpty else { throw .foreignHotFile(path: hotPath) }
      try remove()
      return nil
    }
    var result = AdoptionResult(lostCount: harvest.lostCount, holeCount: harvest.holeCount)
    result.cutCount = found?.cut?.byteCount ?? 0
    try append(harvest, of: tail, to: log, &result)
    try log.append(recovery: result.facts)
    try log.finish()
    try log.synchronize()
    try remove()
    return result
  }

  /// Removes the hot file of a log that is to be replaced, if its recorder is known to be gone.
  func discard() throws(LogError) {
    if try orphan() != nil { try remove() }
  }

  /// The hot file, unless its recorder may still run; what is no hot file goes.
  private func orphan() throws(LogError) -> HotTail? {
    guard swivel_exists(hotPath) != 0 else { return nil }
    guard let tail = try HotTail(path: hotPath) else {
      // A recorder that was killed while it made the file: it had recorded nothing.
      try remove()
      return nil
    }
    switch tail.owner {
    case .gone: return tail
    case .live: throw .beingRecorded(path: hotPath, process: tail.process)
    default: throw .perhapsBeingRecorded(path: hotPath)
    }
  }

  private func open(
    _ path: String, _ tail: HotTail
  ) throws(LogError) -> (SealedLog, LogWriter.Continuation?) {
    // A recorder that was killed before it had written the header.
    guard swivel_file_size(path) > 0 else {
      var header = TraceHeader()
      _ = header.set(.id, to: tail.recording)
      return (try SealedLog.creating(path, header, manner), nil)
    }
    return try SealedLog.continuing(path, manner)
  }

  /// How far the hot file has been taken over, and how many events the log got of it.
  ///
  /// The last segment may have been begun just now, so that those in front of it are looked at.
  private func sealed(
    of tail: HotTail, _ found: LogWriter.Continuation?
  ) throws(LogError) -> (slot: UInt64, tally: SealedTally) {
    var (mark, tally) = (found?.mark, found?.tally ?? SealedTally())
    for path in paths.dropLast().suffix(Self.reach).reversed() {
      let reader = try LogReader(source: FileSource(path: path), mode: .salvage)
      while try reader.nextSection() != nil {}
      mark = mark ?? reader.tailMark
      tally = reader.tally.continued(by: tally)
    }
    return (mark.flatMap { $0.generation == tail.generation ? $0.nextSlot : nil } ?? 0, tally)
  }

  private func append(
    _ harvest: HotTail.Harvest, of tail: HotTail, to log: SealedLog, _ result: inout AdoptionResult
  ) throws(LogError) {
    if harvest.lostCount > 0 {
      try log.append(Loss(count: harvest.lostCount, reason: .bufferFull))
    }
    for spelled in harvest.entries {
      guard try log.append(spelled, base: Instant(rawValue: tail.base)) else {
        try log.append(Loss(count: 1, reason: .unreadable))
        continue
      }
      result.adoptedCount += 1
      // Should this process be killed as well, the next one goes on behind the last block.
      log.mark = TailMark(
        generation: tail.generation, nextSlot: spelled.entry.slot + UInt64(spelled.entry.slotCount))
    }
    if harvest.holeCount > 0 {
      try log.append(Loss(count: harvest.holeCount, reason: .interrupted))
    }
    guard try log.flush() else { throw log.failure ?? .finished }
  }

  private func remove() throws(LogError) {
    try LogError.check(swivel_remove(hotPath), .write)
  }
}

extension AdoptionResult {
  /// What the log is told of it.
  fileprivate var facts: [(key: String, value: String)] {
    [
      ("by", "swivel recorder"), ("adopted", "\(adoptedCount)"), ("lost", "\(lostCount)"),
      ("holes", "\(holeCount)"), ("cut", "\(cutCount)"),
    ]
  }
}
