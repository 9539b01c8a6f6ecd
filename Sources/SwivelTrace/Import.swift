package import SwivelLog
import SwivelModel

/// Makes a log of what another tool recorded.
package enum Import {
  /// Whose records they are.
  package enum Kind: Equatable, Sendable {
    /// A report with breadcrumbs.
    case report(ReportKind)
    /// The system's log.
    case unifiedLog
  }

  /// Why it cannot be done.
  package enum Fault: Error, Sendable {
    /// The input cannot be read, at whatever it says.
    case unreadable(LogError)
    /// The input does not say what it should.
    case malformed(ImportError)
    /// The log cannot be written.
    case unwritable(LogError)
  }

  /// Writes a new log of a file, with facts that it may not state; `-` is the standard input.
  ///
  /// Where the input is at fault, no log is left behind.
  ///
  /// - Throws: ``Fault``, which tells whether the input or the log is at fault.
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
