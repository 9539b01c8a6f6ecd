import Foundation
import SwivelReports

/// Writes findings in all forms that were asked for.
struct FindingWriter {
  private let options: [FormatOption]
  private var traces: [CheckReport.Trace] = []
  // What goes to a file is written at the end, so that no file is left half.
  private var parts: [String]

  init(_ options: [FormatOption]) {
    self.options = options.isEmpty ? [FormatOption(.text)] : options
    parts = self.options.map { _ in "" }
  }

  /// Writes the findings of a trace where that can be done before all are known.
  mutating func write(_ trace: CheckReport.Trace) throws {
    traces.append(trace)
    for (index, option) in options.enumerated() {
      guard let part = try option.format.part(of: trace) else { continue }
      if option.path == nil { print(part) } else { parts[index] += part }
    }
  }

  /// Writes what could not be written before.
  func finish() throws {
    let environment = ProcessInfo.processInfo.environment
    let base = environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
    let report = CheckReport(traces, version: Swivel.version, base: base)
    for (index, option) in options.enumerated() {
      let document = try option.format.document(of: report)
      if let path = option.path {
        try Self.save(document ?? parts[index], path)
      } else if let document {
        print(document)
      }
    }
    guard options.contains(where: { $0.format == .github }) else { return }
    try addSummary(of: report, to: environment["GITHUB_STEP_SUMMARY"])
  }

  private func print(_ text: String) {
    Output.standard.write { $0.append(contentsOf: text.utf8) }
  }

  /// Writes a file in one step.
  static func save(_ text: String, _ path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(
        path, "cannot be written: \(error.localizedDescription)",
        help: "name a file in a directory that is there")
    }
  }

  /// The page of a job on GitHub, to which every step may add.
  private func addSummary(of report: CheckReport, to path: String?) throws {
    guard let path, !path.isEmpty else { return }
    let text = MarkdownReport(report).text(limit: MarkdownReport.summaryLimit)
    let before = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    try Self.save(before + text, path)
  }
}
