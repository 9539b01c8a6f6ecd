import CSwivel
import SwivelLog
import SwivelModel

/// The start of a recording: a dead recorder's events are adopted, then log and journal are
/// created.
///
/// The owner of the hot file owns the log: the hot file is created first, and removed last.
struct Opening {
  let journal: Journal
  let log: SealedLog
  /// A file of the log, which names it.
  let logPath: String
  let durability: Recorder.Durability
  let mirror: (any EventMirror)?

  // The number of attempts when other recorders are faster.
  private static let patience = 100

  /// Starts in a file.
  init(path: String, header: TraceHeader, _ options: Recorder.Options) throws(LogError) {
    (logPath, durability, mirror) = (path, options.durability, options.mirror(header))
    let hotPath = LogPlace.hotPath(ofFile: path)
    UnfinishedName.removeLeftovers(ofPathsBeginning: path + ".")
    for _ in 0..<Self.patience {
      if let orphan = try Orphan.claim(hotPath) {
        try options.takeOver(orphan, path)
      } else if let opened = try options.open(path, hotPath, header) {
        (journal, log) = opened
        return
      }
    }
    throw .beingTakenOver(path: hotPath)
  }

  /// Starts in a directory, after the existing segments.
  init(
    directory: String, name: String, byteLimit: UInt64, header: TraceHeader,
    _ options: Recorder.Options
  ) throws(LogError) {
    try LogError.check(swivel_make_directory(directory), .create)
    (durability, mirror) = (options.durability, options.mirror(header))
    let family = RecordingFamily(directory: directory, name: name)
    let member: Int
    (journal, log, member) = try family.claimFirst { name throws(LogError) in
      try Self.claim(directory, name, byteLimit, header, options)
    }
    logPath = LogPlace.path(family.base(member), segment: 1)
    family.adopt(except: member, options.sealing)
  }

  /// Claims a segmented log by its name, and adopts what a dead recorder left of it.
  private static func claim(
    _ directory: String, _ name: String, _ byteLimit: UInt64, _ header: TraceHeader,
    _ options: Recorder.Options
  ) throws(LogError) -> (Journal, SealedLog) {
    let base = "\(directory)/\(name)"
    UnfinishedName.removeLeftovers(ofPathsBeginning: base + ".")
    let hotPath = LogPlace.hotPath(ofSegmentsOf: base)
    for _ in 0..<patience {
      let orphan = try Orphan.claim(hotPath)
      let folder = try SegmentFolder(directory, name: name, byteLimit: byteLimit)
      if let orphan {
        var adoption = Adoption(orphan: orphan, settings: options.sealing)
        _ = try adoption.run(folder)
      } else if let opened = try options.open(folder, directory, name, header) {
        return opened
      }
    }
    throw .beingTakenOver(path: hotPath)
  }
}

// MARK: - One file

extension Recorder.Options {
  fileprivate func takeOver(_ orphan: Orphan, _ path: String) throws(LogError) {
    // The log is to be replaced, and its hot file with it.
    guard continuesLog else { return try orphan.remove() }
    var adoption = Adoption(orphan: orphan, settings: sealing)
    _ = try adoption.run(path: path)
  }

  /// Claims a single-file log; `nil` if another process was faster.
  fileprivate func open(
    _ path: String, _ hotPath: String, _ header: TraceHeader
  ) throws(LogError) -> (Journal, SealedLog)? {
    // Before anything is read: if the size has changed when the log is claimed, what was read is
    // stale.
    let size = swivel_file_size(path)
    let isBlank = try LogReader.isBlank(path: path)
    guard !requiresNewLog || isBlank else {
      throw .io(operation: .create, errno: EEXIST)
    }
    guard continuesLog, !isBlank else { return try create(path, hotPath, header, size) }
    var journal: Journal?
    do throws(LogError) {
      let log = try SealedLog.continuing(path, sealing) { end throws(LogError) in
        let made = try Journal.taking(hotPath, plan(end.hot, end.header.recording))
        journal = made
        // Another process may have recorded and finished since the log was read.
        guard made != nil, swivel_file_size(path) == size else {
          throw .beingTakenOver(path: hotPath)
        }
      }
      return journal.map { ($0, log) }
    } catch .beingTakenOver {
      journal?.remove()
      return nil
    } catch {
      journal?.remove()
      throw error
    }
  }

  private func create(
    _ path: String, _ hotPath: String, _ header: TraceHeader, _ size: Int64
  ) throws(LogError) -> (Journal, SealedLog)? {
    // A device or a dangling link must not be replaced.
    guard swivel_exists(path) == 0 || swivel_is_regular(path) != 0 else {
      throw .io(operation: .create, errno: EEXIST)
    }
    var header = redaction.redacted(header)
    let id = header.identify()
    let plan = Journal.Plan(recording: id, redaction: redaction, faults: faults)
    guard let journal = try Journal.taking(hotPath, plan) else { return nil }
    do throws(LogError) {
      guard swivel_file_size(path) == size else {
        journal.remove()
        return nil
      }
      return (journal, try SealedLog.creating(path, header, sealing))
    } catch {
      journal.remove()
      throw error
    }
  }

  private func plan(_ end: HotTail.LogEnd, _ recording: String?) -> Journal.Plan {
    Journal.Plan(
      recording: recording.flatMap(RecordingID.init), sequence: end.nextSequence,
      instant: end.instant, redaction: redaction, faults: faults)
  }
}

// MARK: - Segments

extension Recorder.Options {
  /// Claims a segmented log; `nil` if another process was faster.
  fileprivate func open(
    _ folder: SegmentFolder, _ directory: String, _ name: String, _ header: TraceHeader
  ) throws(LogError) -> (Journal, SealedLog)? {
    let facts = FoldedFacts()
    let ending = try LogEnding(folder, facts)
    var header = redaction.redacted(header)
    _ = header.identify()
    if let last = ending.header { header.continue(last) }
    var plan = plan(ending.hot, header.recording)
    plan.slotCount = folder.slotCount
    guard let journal = try Journal.taking(folder.hotPath, plan) else { return nil }
    do throws(LogError) {
      let now = try SegmentFolder(directory, name: name, byteLimit: folder.byteLimit)
      guard now == folder else {
        journal.remove()
        return nil
      }
      _ = try ending.cutTail()
      return (journal, try SealedLog.continuing(folder, ending, header, facts, sealing))
    } catch {
      journal.remove()
      throw error
    }
  }
}

extension Recorder.Options {
  var sealing: SealedLog.Settings {
    var result = SealedLog.Settings(
      ordersBlocks: durability == .everySeal, securesRequests: durability == .atFlush,
      redaction: redaction)
    if let openFile { result.open = openFile }
    return result
  }

  fileprivate func mirror(_ header: TraceHeader) -> (any EventMirror)? {
    makeMirror?(redaction.redacted(header), redaction)
  }
}

extension TraceHeader {
  /// Adds the id of the recording to the header.
  fileprivate mutating func identify() -> RecordingID {
    if let id = self[.id].flatMap(RecordingID.init) { return id }
    let id = RecordingID()
    _ = set(.id, to: id.text)
    return id
  }
}
