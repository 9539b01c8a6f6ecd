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
  // Events of kinds that this version knows, with numbers that it does not.
  private var unreadableCount: UInt64 = 0
  private var hasNotedWaiting = false
  private var readable = ReadableRecords()

  init(
    _ path: String, mode: LogReader.Mode = .tail, auditing redaction: Redaction = .none
  ) throws(Failure) {
    (self.path, self.mode, self.redaction) = (path, mode, redaction)
    reader = try Self.reading(path) { () throws(TraceError) in
      try TraceReader(path: path, mode: mode, auditing: redaction)
    }
  }

  /// Says of which trace it is that something is wrong.
  private static func reading<Value>(
    _ path: String, _ body: () throws(TraceError) -> Value
  ) throws(Failure) -> Value {
    do throws(TraceError) {
      return try body()
    } catch {
      throw Failure(path, error)
    }
  }

  /// Whether the trace can be begun anew, should what lies further on be of no use.
  private var isReadableAgain: Bool { path != "-" }

  /// A replay that is about to take in the events in front of a place, or all of them.
  func replayer(before place: LogReader.Place) throws(Failure) -> Replayer {
    try seek(before: place).replayer
  }

  /// Goes to the last checkpoint before a place, or stays at the beginning.
  ///
  /// - Returns: The replay of the events before, and the number of the next event; `nil` at the
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
      // What another version concluded is concluded again, from the beginning.
      reader = try reopened()
      return (replayer, nil)
    }
  }

  /// The replay at the last checkpoint of a long trace, before which events are counted only.
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
  /// - Throws: ``Failure`` after everything in front of a fault was read.
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

  /// Reads the next entries at once; `nil` at the end.
  ///
  /// - Parameter end: The last instant that anybody asks for; what is behind it need not be
  ///   readable.
  /// - Returns: The entries, also those behind the end.
  /// - Throws: ``Failure`` after everything in front of a fault was read.
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

  /// Waits for what is written behind the end that was reached; `false` if there will be nothing.
  ///
  /// Says so once if nothing shows that anybody writes there.
  func waitForMore() throws(Failure) -> Bool {
    let isOpen = try Self.reading(path) { () throws(TraceError) in try reader.lookAgain() }
    guard isOpen else { return false }
    noteWaiting()
    Console.flush()
    // No descriptor, only the time: long for a processor and short for whoever watches.
    _ = swivel_wait_readable(-1, 100)
    return true
  }

  private func noteWaiting() {
    guard !hasNotedWaiting, case .log(let summary) = reader.summary.form, summary.recorder != .live
    else { return }
    hasNotedWaiting = true
    Console.message(
      "note: \(path): no recorder is seen writing it; waiting for one, ctrl-C ends that")
  }

  /// Calls a function with every entry.
  func forEachItem(_ body: (TraceItem) throws -> Void) throws {
    while let item = try next() { try body(item) }
  }

  /// Calls a function with every entry, and gives back the fault that ended the trace, if any did.
  ///
  /// Some thousands of entries are read at once, and with them the words of those that are to come.
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

  /// Says so where no rule is made for the version of iOS.
  func noteVersion(_ session: SessionState) {
    Console.message(versionNotes(session))
  }

  /// What is to be said where no rule is made for the version of iOS.
  func versionNotes(_ session: SessionState) -> [String] {
    reader.summary.eventCount > 0 ? VersionNotes.notes(path, session) : []
  }

  /// Says on the standard error what the trace lost.
  func sayLoss() {
    Console.message(lossNotes)
  }

  /// How the program ends once all of the trace was read.
  var ending: Ending { hasLoss ? .lossy : .done }

  /// Whether something that was recorded cannot be read.
  var hasLoss: Bool { reader.summary.hasLoss || unreadableCount > 0 }

  /// What the trace lost.
  var lossNotes: [String] {
    var notes = reader.summary.lossNotes(path)
    if unreadableCount > 0 {
      notes.append(
        "note: \(path): \(unreadableCount.counting("event")) with numbers out of range, which no replay "
          + "takes")
    }
    return notes
  }
}
