package import SwivelLog
import SwivelModel

/// Converts a recording of another tool to a log.
package enum Import {
  /// The tool.
  package enum Kind: Equatable, Sendable {
    /// A report with breadcrumbs.
    case report(ReportKind)
    /// A console: the system's log, or what an app prints.
    case console

    /// All kinds, in the order of the help.
    package static let all = ReportKind.allCases.map(Self.report) + [.console]

    /// The kind of a name; a console has another name.
    package init?(name: String) {
      let kind = name == "unified-log" ? .console : Self.all.first { $0.name == name }
      guard let kind else { return nil }
      self = kind
    }

    /// The name on the command line.
    package var name: String {
      switch self {
      case .report(let kind): kind.rawValue
      case .console: "console"
      }
    }
  }

  /// Why an import failed.
  package enum Fault: Error, Sendable {
    /// The input is unreadable.
    case unreadable(LogError)
    /// The input is malformed.
    case malformed(ImportError)
    /// The log is not writable.
    case unwritable(LogError)
  }

  /// Converts a file to a new log, with facts that it may lack; `-` is the standard input.
  ///
  /// Of a console only the lines of one process are used. If the input is invalid, no log remains.
  ///
  /// - Throws: ``Fault``, which distinguishes input and log.
  package static func run(
    _ kind: Kind, from path: String, to output: String, stating facts: StatedFacts = StatedFacts(),
    process: String? = nil
  ) throws(Fault) -> ImportCounts {
    switch kind {
    case .report(let kind): return try report(kind, path, output, facts)
    case .console:
      var log = try ConsoleImport(path, facts, process)
      return try log.write(to: output)
    }
  }

  private static func report(
    _ kind: ReportKind, _ path: String, _ output: String, _ facts: StatedFacts
  ) throws(Fault) -> ImportCounts {
    let bytes: [UInt8]
    do throws(LogError) {
      bytes = try WholeFile.read(path: path, upTo: ImportedReport.maximumSize)
    } catch {
      throw .unreadable(error)
    }
    let report: ImportedReport
    do throws(ImportError) {
      report = try ImportedReport(kind, bytes, stated: facts)
    } catch {
      throw .malformed(error)
    }
    do throws(LogError) {
      let log = try NewLog(at: output, report.header)
      for item in report.items { try log.writer.append(item, vocabulary: report.vocabulary) }
      try log.finish()
    } catch {
      throw .unwritable(error)
    }
    return report.counts
  }
}

/// How the input records were used.
///
/// Each record is counted once as used, duplicate, ignored or unknown.
package struct ImportCounts: Equatable, Sendable {
  /// The breadcrumbs or log messages that were read.
  package internal(set) var records: UInt64 = 0
  /// The events that were made.
  package internal(set) var events: UInt64 = 0
  /// The events among them that are of no record: about the app and the device as a whole.
  package internal(set) var head: UInt64 = 0
  /// The records that repeat another within milliseconds.
  package internal(set) var duplicates: UInt64 = 0
  /// The records that do not concern orientations, screens or the app's lifecycle.
  package internal(set) var ignored: UInt64 = 0
  /// The records that do, but whose meaning this version does not know.
  package internal(set) var unknown: UInt64 = 0
  /// The lines of the app.
  package internal(set) var appLines: UInt64 = 0
  /// The messages of UIKit.
  package internal(set) var messages: UInt64 = 0
  /// The lines of other processes that look like something of use.
  package internal(set) var others: UInt64 = 0
  /// The process whose lines were used, if lines name theirs.
  package internal(set) var process: String?
  /// The messages that the system's log reports to have lost.
  package internal(set) var lostMessages: UInt64 = 0
  /// Those among them that look like events.
  package internal(set) var othersEvents: UInt64 = 0
  /// The lines that should be events and are invalid; each is a loss in the log.
  package internal(set) var rejected: UInt64 = 0
  /// The first few of their errors.
  package internal(set) var faults: [String] = []
  /// How many records got a time one millisecond after the one before.
  package internal(set) var assumedTimes: UInt64 = 0
  /// Whether the lines were newest first, and were read from the last one on.
  package internal(set) var isBackward = false
  /// How many lines have a time before that of an earlier one.
  package internal(set) var earlierTimes: UInt64 = 0
  /// The events that their numbers show to be missing.
  package internal(set) var missing: UInt64 = 0
  /// The tool of a report that is no console.
  package internal(set) var report: ReportKind?
  /// The first ignored line that looks like orientation.
  package internal(set) var sample: Sample?
  /// The first message of UIKit that was not understood, from its first known word on.
  package internal(set) var unread: Sample?

  /// How often each key of breadcrumbs' data was not used.
  package private(set) var unusedKeys: [String: Int] = [:]

  // A report that has more keys than this has the others under one.
  private static let maximumKeys = 64

  mutating func addUnused(_ key: String) {
    let isKnown = unusedKeys[key] != nil || unusedKeys.count < Self.maximumKeys
    unusedKeys[isKnown ? key : "other", default: 0] += 1
  }

  /// A line of which nothing was understood.
  package struct Sample: Equatable, Sendable {
    /// Its number.
    package let line: Int
    /// What it says.
    package let text: String
  }

  /// The characters that were cut in half, and replaced.
  package internal(set) var replaced: UInt64 = 0

  /// The records of which events were made.
  package var usedRecords: UInt64 {
    records - duplicates - passedOver - rejected
  }

  /// The records that are about something else, or of another process.
  package var passedOver: UInt64 { ignored + unknown + others }

  /// Makes the counts before the first record.
  package init() {}
}
