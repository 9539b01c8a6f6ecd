import ArgumentParser
import CSwivel
import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace

/// Reads a trace to its end, entry by entry.
final class TraceRun {
  let path: String
  private(set) var reader: TraceReader
  private let mode: LogReader.Mode
  private let redaction: Redaction
  // Whether the trace can be reopened if a later checkpoint is unusable.
  private let isReadableAgain: Bool
  // Events of known kinds with out-of-range numbers.
  private var unreadableCount: UInt64 = 0
  private var hasNotedWaiting = false
  private var readable = ReadableRecords()

  init(
    _ path: String, mode: LogReader.Mode = .tail, auditing redaction: Redaction = .none
  ) throws(Failure) {
    (self.path, self.mode, self.redaction) = (path, mode, redaction)
    isReadableAgain = path != "-"
    reader = try Self.reading(path) { () throws(TraceError) in
      try TraceReader(path: path, mode: mode, auditing: redaction)
    }
  }

  init(_ range: FileRange, mode: LogReader.Mode) throws(Failure) {
    (path, self.mode, redaction, isReadableAgain) = (range.name, mode, .none, false)
    reader = try Self.reading(path) { () throws(TraceError) in
      try TraceReader(range.source, mode: mode)
    }
  }

  /// Adds the path of the trace to an error.
  private static func reading<Value>(
    _ path: String, _ body: () throws(TraceError) -> Value
  ) throws(Failure) -> Value {
    do throws(TraceError) {
      return try body()
    } catch {
      throw Failure(path, error)
    }
  }

  /// A replayer resumed at the last checkpoint before a position, or a new one.
  func replayer(before place: LogReader.Place) throws(Failure) -> Replayer {
    try seek(before: place).replayer
  }

  /// Seeks to the last checkpoint before a position, or stays at the beginning.
  ///
  /// - Returns: The replay of the preceding events, and the number of the next event; `nil` at the
  ///   beginning.
  func seek(
    before place: LogReader.Place
  ) throws(Failure) -> (replayer: Replayer, start: UInt64?) {
    try Self.reading(path) {
      () throws(TraceError) -> (replayer: Replayer, start: UInt64?) in
      var replayer = Replayer()
      guard isReadableAgain, let state = try reader.seek(before: place) else {
        return (replayer, nil)
      }
      let isReady = replayer.resume(
        facts: state.facts, conclusions: state.conclusions, digest: state.digest)
      if isReady { return (replayer, state.nextSequence) }
      // Conclusions of another version are recomputed from the beginning.
      reader = try reopened()
      return (replayer, nil)
    }
  }

  /// The replay at the last checkpoint of a long trace, before which events are only counted.
  func skim() throws(Failure) -> Replayer {
    try Self.reading(path) { () throws(TraceError) in
      var replayer = Replayer()
      guard isReadableAgain, let state = try reader.skimToLastCheckpoint() else { return replayer }
      if SceneState(archived: state.facts) != nil {
        replayer.restore(state)
      } else {
        reader = try reopened()
      }
      return replayer
    }
  }

  private func reopened() throws(TraceError) -> TraceReader {
    try TraceReader(path: path, mode: mode, auditing: redaction)
  }

  /// Reads the next entry; `nil` at the end.
  ///
  /// - Throws: ``Failure`` after all entries before a fault were read.
  func next() throws(Failure) -> TraceItem? {
    let item = try Self.reading(path) { () throws(TraceError) in try reader.next() }
    if case .event(let event) = item { noteUnreadable(event) }
    return item
  }

  private func noteUnreadable(_ event: Event) {
    guard case .unrecognized(let record) = event.kind, EventSchema.known(code: record.code) != nil
    else { return }
    unreadableCount += 1
  }

  /// Reads the next entries as a batch; `nil` at the end.
  ///
  /// - Parameter end: The last requested instant; later entries need not be readable.
  /// - Returns: The entries, including those after the end.
  /// - Throws: ``Failure`` after all entries before a fault were read.
  func nextPart(upTo end: Instant = .latest) throws(Failure) -> TracePart? {
    let part = try Self.reading(path) { () throws(TraceError) in try reader.nextPart() }
    switch part {
    case .events(let events):
      for event in readable.others(events) where event.instant <= end { noteUnreadable(event) }
    case .item(.event(let event)): noteUnreadable(event)
    case .item, nil: break
    }
    return part
  }

  /// Waits for data after the end that was reached; `false` if there will be none.
  ///
  /// Notes once if there is no sign of a recorder.
  func waitForMore() throws(Failure) -> Bool {
    let isOpen = try Self.reading(path) { () throws(TraceError) in try reader.lookAgain() }
    guard isOpen else { return false }
    noteWaiting()
    Console.flush()
    // Only a timeout, without a descriptor: long for a processor and short for a reader.
    _ = swivel_wait_readable(-1, 100)
    return true
  }

  private func noteWaiting() {
    guard !hasNotedWaiting, case .log(let summary) = reader.summary.form, summary.recorder != .live
    else { return }
    hasNotedWaiting = true
    Console.message(
      "note: \(path): no recorder is writing to it; waiting for one (Ctrl-C stops)")
  }

  func forEachItem(_ body: (TraceItem) throws -> Void) throws {
    while let item = try next() { try body(item) }
  }

  /// Calls a function with every entry, and returns the fault that ended the trace, if any.
  ///
  /// Some thousands of entries are read as a batch, together with the names of later ones.
  func fault(_ body: (TraceItem) -> Void) -> Failure? {
    do throws(Failure) {
      while let part = try nextPart() {
        switch part {
        case .item(let item): body(item)
        case .events(let events): for event in events { body(.event(event)) }
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Notes that no rule covers the version of iOS.
  func noteVersion(_ session: SessionState) {
    Console.message(versionNotes(session))
  }

  /// The notes if no rule covers the version of iOS.
  func versionNotes(_ session: SessionState) -> [String] {
    reader.summary.eventCount > 0 ? VersionNotes.notes(path, session) : []
  }

  func sayLoss() {
    Console.message(lossNotes)
  }

  var ending: Ending { hasLoss ? .lossy : .done }

  var hasLoss: Bool { reader.summary.hasLoss || unreadableCount > 0 }

  var lossNotes: [String] {
    var notes = reader.summary.lossNotes(path)
    if unreadableCount > 0 {
      notes.append(
        "note: \(path): \(unreadableCount.counting("event")) ignored, because of numbers that are out of range"
      )
    }
    return notes
  }
}
