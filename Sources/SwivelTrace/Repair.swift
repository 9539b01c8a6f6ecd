package import SwivelLog
package import SwivelModel
import SwivelReplay

/// Writes what can be read of a log into a new one: after a crash or damage, to make one file of
/// many, or to give it away without its names.
package struct Repair: ~Copyable {
  /// What was kept, and what was not.
  package struct Summary: Sendable {
    /// The events that were written.
    package let eventCount: UInt64
    /// The names of the log, with those of its header.
    package let nameCount: Int
    /// The names that the new log tells otherwise, or not at all.
    package let replacedNameCount: Int
    /// How many events are missing, for whatever reason.
    package let missingCount: UInt64
    /// What was found in the log.
    package let source: LogReader.Summary
  }

  private let reader: LogReader
  private var copy: LogCopy

  /// Repairs a log; the one that is read stays as it is.
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
  /// What had to be mended; nothing if nothing had to.
  fileprivate func recovery(by author: String) -> [(key: String, value: String)] {
    let lostCount = gaps.reduce(UInt64(0)) { $0.addingLost($1.lostCount) }
    let counts = [
      ("adopted", adoptedCount), ("damaged", gapCount), ("lost", lostCount),
      ("cut", tornTail?.byteCount ?? 0),
    ].filter { $0.1 > 0 }
    return counts.isEmpty ? [] : [("by", author)] + counts.map { ($0.0, String($0.1)) }
  }
}
