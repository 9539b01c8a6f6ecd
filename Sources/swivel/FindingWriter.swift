import Foundation
import SwivelReports

/// Writes findings in all forms that were asked for.
struct FindingWriter {
  private let sinks: [FormatSink]
  // Only what is told as a whole waits for the end.
  private let keepsTraces: Bool
  private var traces: [CheckReport.Trace] = []

  /// Gets ready to write; files get their names when they are whole.
  init(_ options: [FormatOption]) throws(Failure) {
    let options = options.isEmpty ? [FormatOption(.text)] : options
    sinks = try options.map(FormatSink.init)
    keepsTraces = options.contains { $0.format.isWhole }
  }

  /// What is written of a trace where that can be done before all are known; from any thread.
  static func parts(of trace: CheckReport.Trace, _ options: [FormatOption]) throws -> [String?] {
    let options = options.isEmpty ? [FormatOption(.text)] : options
    return try options.map { try $0.format.part(of: trace) }
  }

  /// Writes the parts of a trace, and takes note of it.
  mutating func write(_ trace: CheckReport.Trace, _ parts: [String?]) throws(Failure) {
    if keepsTraces { traces.append(trace) }
    for (sink, part) in zip(sinks, parts) {
      if let part { try sink.write(part) }
    }
  }

  /// Writes what could not be written before.
  func finish() throws {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
    let report = CheckReport(traces, version: Swivel.version, base: base)
    for sink in sinks {
      if let document = try sink.format.document(of: report) { try sink.write(document) }
      try sink.close()
    }
    guard sinks.contains(where: { $0.format == .github }) else { return }
    try addSummary(of: report, to: environment["GITHUB_STEP_SUMMARY"])
  }

  /// The page of a job on GitHub, to which every step may add.
  private func addSummary(of report: CheckReport, to path: String?) throws {
    guard let path, !path.isEmpty else { return }
    let text = MarkdownReport(report).text(limit: MarkdownReport.summaryLimit)
    let before = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let file = try GrowingFile(path)
    try file.write(before + text)
    try file.close()
  }
}
