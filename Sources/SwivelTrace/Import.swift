public import SwivelImport
public import SwivelLog
import SwivelModel
import SwivelReplay

/// Makes a log of what another tool recorded.
public enum Import {
  /// Whose records they are.
  public enum Kind: Equatable, Sendable {
    /// A report with breadcrumbs.
    case report(ReportKind)
    /// The system's log.
    case unifiedLog
  }

  /// Why it cannot be done.
  public enum Fault: Error, Sendable {
    /// The input cannot be read, at whatever it says.
    case unreadable(LogError)
    /// The input does not say what it should.
    case malformed(ImportError)
    /// The log cannot be written.
    case unwritable(LogError)
  }

  /// Writes a new log of a file; `-` is the standard input.
  ///
  /// Where the input is at fault, no log is left behind.
  public static func run(
    _ kind: Kind, from path: String, to output: String
  ) throws(Fault) -> ImportCounts {
    switch kind {
    case .report(let kind): return try report(kind, path, output)
    case .unifiedLog:
      var log = try UnifiedLogImport(path)
      return try log.write(to: output)
    }
  }

  private static func report(
    _ kind: ReportKind, _ path: String, _ output: String
  ) throws(Fault) -> ImportCounts {
    let bytes: [UInt8]
    do throws(LogError) {
      bytes = try WholeFile.read(path: path, upTo: ImportedReport.maximumSize)
    } catch {
      throw .unreadable(error)
    }
    let report: ImportedReport
    do throws(ImportError) {
      report = try ImportedReport(kind, bytes)
    } catch {
      throw .malformed(error)
    }
    do throws(LogError) {
      try write(report, to: LogWriter.new(at: output, report.header), output)
    } catch {
      throw .unwritable(error)
    }
    return report.counts
  }

  private static func write(
    _ report: ImportedReport, to writer: LogWriter, _ output: String
  ) throws(LogError) {
    do throws(LogError) {
      for item in report.items { try writer.append(item, vocabulary: report.vocabulary) }
      try writer.finish()
    } catch {
      // The first part of a log would pass for all of it.
      LogPlace.remove(output)
      throw error
    }
  }
}

extension LogWriter {
  /// Makes a log where there is none, to be written as small as it gets.
  static func new(at path: String, _ header: TraceHeader) throws(LogError) -> LogWriter {
    try LogWriter(
      header: header, policy: .batch, sink: FileSink(creatingNew: path),
      checkpoints: ReplayCheckpoints())
  }
}
