package import SwivelLog
import SwivelModel

/// Makes one log of that of an app and that of the program that tested it.
///
/// The two count time from different beginnings; markers that both have tell by how much. Of the
/// runner's log, what it says of the device and of the test is taken: its own windows and pages are
/// none of the app's.
package struct Merge {
  /// What came of it.
  package struct Summary: Sendable {
    /// The events of the app.
    package internal(set) var appCount: UInt64 = 0
    /// The events of the runner that were taken.
    package internal(set) var runnerCount: UInt64 = 0
    /// The events of the runner about itself.
    package internal(set) var leftOutCount: UInt64 = 0
    /// What was found in the two logs that were read.
    package let app: TraceSummary, runner: TraceSummary
    /// The markers that both logs have.
    package let markCount: Int
    /// How much later the app's clock says it is, in microseconds.
    package let offset: Int64
    /// By how much a marker is off, at most, in microseconds.
    package let spread: UInt64
  }

  private let app: Side
  private let runner: Side
  private let clock: Clock
  private let log: NewLog
  private var vocabulary = Vocabulary()
  private var summary: Summary

  /// Merges two logs into a new one.
  ///
  /// - Throws: ``MergeError`` when one cannot be read, they have no marker in common, or the new
  ///   one cannot be written.
  package static func run(
    app: String, runner: String, mode: LogReader.Mode = .tail, to output: String
  ) throws(MergeError) -> Summary {
    var merge = try Self(Side(app, mode), Side(runner, mode), output)
    do throws(LogError) {
      try merge.merge()
      try merge.log.finish()
    } catch {
      throw .unwritable(path: output, error)
    }
    return merge.summary
  }

  private init(_ app: Side, _ runner: Side, _ output: String) throws(MergeError) {
    (self.app, self.runner) = (app, runner)
    clock = try Clock(app, runner)
    summary = Summary(
      app: app.summary, runner: runner.summary, markCount: clock.markCount, offset: clock.offset,
      spread: clock.spread)
    let header = Self.header(app, clock)
    do throws(LogError) {
      log = try NewLog(at: output, header)
    } catch {
      throw .unwritable(path: output, error)
    }
  }

  /// The app's header, without what is not true of a log of two.
  private static func header(_ app: Side, _ clock: Clock) -> TraceHeader {
    var leftOut: [TraceHeader.Key] = [.id, .previous, .recording]
    // The log then begins when the runner began, of which it is not known when that was.
    if clock.shift > 0 { leftOut.append(.start) }
    var header = TraceHeader()
    for fact in app.header.facts where !leftOut.contains(fact.key) {
      _ = header.set(fact.key, to: fact.value)
    }
    return header
  }

  /// Writes the entries of both in the order of time; at the same time, the app's first.
  private mutating func merge() throws(LogError) {
    for schema in app.vocabulary.newerKinds.values { vocabulary.define(schema) }
    var (ofApp, ofRunner) = (Translation(app.vocabulary), Translation(runner.vocabulary))
    let taken = takenEntries()
    var rest = taken[...]
    summary.runnerCount = UInt64(taken.count { $0.isEvent })
    summary.leftOutCount = UInt64(runner.entries.count - taken.count - clock.markCount)
    for entry in app.entries {
      let time = clock.time(ofApp: entry.instant)
      while let next = rest.first, clock.time(ofRunner: next.instant) < time {
        try write(rest.removeFirst(), at: clock.time(ofRunner: next.instant), &ofRunner)
      }
      try write(entry, at: time, &ofApp)
      if entry.isEvent { summary.appCount += 1 }
    }
    for entry in rest { try write(entry, at: clock.time(ofRunner: entry.instant), &ofRunner) }
  }

  /// The runner's entries that say something of the device or of the test, or that something is
  /// lost.
  private func takenEntries() -> [Side.Entry] {
    var counts: [String: Int] = [:]
    return runner.entries.filter { entry in
      guard case .event(let event) = entry.item else { return true }
      if let name = runner.markName(of: event) {
        let mark = Side.Mark(name: name, count: counts[name, default: 0])
        counts[name] = mark.count + 1
        // One marker is enough for what both passed.
        return app.marks[mark] == nil
      }
      if case .remark(.note) = event.kind { return true }
      return event.record.family == .device
    }
  }

  private mutating func write(
    _ entry: Side.Entry, at instant: Instant, _ translation: inout Translation
  ) throws(LogError) {
    guard case .event(let event) = entry.item else {
      return try log.writer.append(entry.item, vocabulary: vocabulary)
    }
    let sequence = log.writer.nextSequence.addingClamped(entry.gap)
    // Of two logs with all the names that one may have, the last ones are lost.
    guard let event = translation.event(event, at: sequence, instant, &vocabulary) else {
      return try log.writer.append(
        .loss(Loss(count: 1, reason: .bufferFull)), vocabulary: vocabulary)
    }
    try log.writer.append(event, vocabulary: vocabulary)
  }
}
