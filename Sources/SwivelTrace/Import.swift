package import SwivelLog
import SwivelModel

/// Converts a recording of another tool to a log.
package enum Import {
  /// The tool.
  package enum Kind: Equatable, Sendable {
    /// A report with breadcrumbs.
    case report(ReportKind)
    /// The system's log.
    case unifiedLog

    /// All kinds, in the order of the help.
    package static let all = ReportKind.allCases.map(Self.report) + [.unifiedLog]

    /// The name on the command line.
    package var name: String {
      switch self {
      case .report(let kind): kind.rawValue
      case .unifiedLog: "unified-log"
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
  /// If the input is invalid, no log remains.
  ///
  /// - Throws: ``Fault``, which distinguishes input and log.
  package static func run(
    _ kind: Kind, from path: String, to output: String, stating facts: StatedFacts = StatedFacts()
  ) throws(Fault) -> ImportCounts {
    switch kind {
    case .report(let kind): return try report(kind, path, output, facts)
    case .unifiedLog:
      var log = try UnifiedLogImport(path, facts)
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

  /// The characters that were cut in half, and replaced.
  package internal(set) var replaced: UInt64 = 0

  /// The records of which events were made.
  package var usedRecords: UInt64 { records - duplicates - ignored - unknown }

  /// Makes the counts before the first record.
  package init() {}
}
