package import SwivelLog
import SwivelModel

/// Merges the log of an app with that of its UI test runner.
///
/// The two clocks start at different times; common markers give the offset. Of the runner's log
/// only device and test events are used: its own windows and pages are not the app's.
package struct Merge {
  /// The result of the merge.
  package struct Summary: Sendable {
    /// The number of the app's events.
    package internal(set) var appCount: UInt64 = 0
    /// The number of the runner's events that were used.
    package internal(set) var runnerCount: UInt64 = 0
    /// The number of the runner's events about itself.
    package internal(set) var leftOutCount: UInt64 = 0
    /// The summaries of the two logs.
    package let app: TraceSummary, runner: TraceSummary
    /// The number of common markers.
    package let markCount: Int
    /// How far the app's clock is ahead, in microseconds.
    package let offset: Int64
    /// The largest deviation of a marker, in microseconds.
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
  /// - Throws: ``MergeError`` when one cannot be read, they have no common marker, or the new one
  ///   cannot be written.
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

  /// The app's header, without facts that do not hold for a merged log.
  private static func header(_ app: Side, _ clock: Clock) -> TraceHeader {
    var leftOut: [TraceHeader.Key] = [.id, .previous, .recording]
    // The log then begins with the runner, whose start time is unknown.
    if clock.shift > 0 { leftOut.append(.start) }
    var header = TraceHeader()
    for fact in app.header.facts where !leftOut.contains(fact.key) {
      _ = header.set(fact.key, to: fact.value)
    }
    return header
  }

  /// Writes the entries of both in order of time; at equal times the app's first.
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

  /// The runner's entries about the device, the test or losses.
  private func takenEntries() -> [Side.Entry] {
    var counts: [String: Int] = [:]
    return runner.entries.filter { entry in
      guard case .event(let event) = entry.item else { return true }
      if let name = runner.markName(of: event) {
        let mark = Side.Mark(name: name, count: counts[name, default: 0])
        counts[name] = mark.count + 1
        // One marker suffices for what both recorded.
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
    // If both logs have full name tables, the last names are lost.
    guard let event = translation.event(event, at: sequence, instant, &vocabulary) else {
      return try log.writer.append(
        .loss(Loss(count: 1, reason: .bufferFull)), vocabulary: vocabulary)
    }
    try log.writer.append(event, vocabulary: vocabulary)
  }
}
