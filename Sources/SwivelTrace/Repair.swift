package import SwivelLog
package import SwivelModel
import SwivelReplay

/// Writes the readable part of a log to a new one: after a crash or damage, to join segments, or to
/// redact names.
package struct Repair: ~Copyable {
  /// What was kept, and what was not.
  package struct Summary: Sendable {
    /// The number of events that were written.
    package let eventCount: UInt64
    /// The number of names in the log, including its header.
    package let nameCount: Int
    /// The number of names that the new log replaces or omits.
    package let replacedNameCount: Int
    /// The number of missing events, for any reason.
    package let missingCount: UInt64
    /// The summary of the source.
    package let source: LogReader.Summary
  }

  private let reader: LogReader
  private var copy: LogCopy

  /// Repairs a log; the original is unchanged.
  ///
  /// - Throws: ``LogError`` when the log cannot be read in this mode, or the new one cannot be
  ///   written.
  package static func run(
    from path: String, mode: LogReader.Mode = .salvage, redacting redaction: Redaction = .none,
    to output: String, by author: String
  ) throws(LogError) -> Summary {
    let reader = try LogReader(path: path, mode: mode)
    let file = try NewFile(output)
    var repair = try Self(reader, redaction, file)
    let summary = try repair.run(by: author)
    try file.keep()
    return summary
  }

  private init(_ reader: LogReader, _ redaction: Redaction, _ file: NewFile) throws(LogError) {
    self.reader = reader
    copy = try LogCopy(of: reader, to: file, redaction, checkpoints: ReplayCheckpoints())
  }

  private mutating func run(by author: String) throws(LogError) -> Summary {
    try copy.run(resuming: ReplayCheckpoints.init(from:))
    let (all, replaced) = copy.nameCounts
    try copy.finish(recovery: reader.summary.recovery(by: author))
    return Summary(
      eventCount: copy.eventCount, nameCount: all, replacedNameCount: replaced,
      missingCount: max(copy.lostCount, copy.missingCount), source: reader.summary)
  }
}

extension LogReader.Summary {
  /// The report of the repair; empty if there was nothing to repair.
  fileprivate func recovery(by author: String) -> [(key: String, value: String)] {
    let lostCount = gaps.reduce(UInt64(0)) { $0.addingLost($1.lostCount) }
    let counts = [
      ("adopted", adoptedCount), ("damaged", gapCount), ("lost", lostCount),
      ("cut", tornTail?.byteCount ?? 0),
    ].filter { $0.1 > 0 }
    return counts.isEmpty ? [] : [("by", author)] + counts.map { ($0.0, String($0.1)) }
  }
}
