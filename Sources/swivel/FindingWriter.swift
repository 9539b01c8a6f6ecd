import Foundation
import SwivelReports
import SwivelTrace

/// Writes findings in all requested formats.
struct FindingWriter {
  private let sinks: [FormatSink]
  // Only formats written at the end require it.
  private let keepsTraces: Bool
  private var traces: [CheckReport.Trace] = []
  private let isGrouped: Bool
  // The text, if problems of several traces are grouped.
  private var groups: FindingGroups?

  /// Opens the outputs; files are renamed into place when complete.
  init(_ options: [FormatOption], isGrouped: Bool) throws(Failure) {
    let options = Self.written(options)
    sinks = try options.map(FormatSink.init)
    keepsTraces = options.contains { $0.format.isWhole }
    self.isGrouped = isGrouped
    if isGrouped, options.contains(where: { $0.format == .text }) { groups = FindingGroups() }
  }

  static func outputs(_ options: [FormatOption]) -> [Output] {
    let options = written(options)
    let summary = options.contains { $0.format == .github } ? summaryPath : nil
    return options.compactMap { option in
      option.path.map { Output($0, as: .result(ResultForm(option.format))) }
    } + [summary].compactMap(\.self).map { Output($0, as: .addition) }
  }

  /// The job summary on GitHub, to which every step may append.
  private static var summaryPath: String? {
    let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
    return path.isEmpty ? nil : path
  }

  /// The output for one trace in the formats that are written in parts; from any thread.
  static func parts(
    of trace: CheckReport.Trace, _ options: [FormatOption], isGrouped: Bool
  ) -> [String?] {
    written(options).map { option in
      isGrouped && option.format == .text ? nil : option.format.part(of: trace)
    }
  }

  /// The formats that are written here: text by default, and not pages.
  private static func written(_ options: [FormatOption]) -> [FormatOption] {
    options.isEmpty ? [FormatOption(.text)] : options.filter { $0.format != .html }
  }

  /// Writes the parts of a trace, and keeps it for the other formats.
  mutating func write(_ trace: CheckReport.Trace, _ parts: [String?]) throws(Failure) {
    if keepsTraces { traces.append(trace) }
    groups?.add(trace)
    for (sink, part) in zip(sinks, parts) {
      if let part { try sink.write(part) }
    }
  }

  /// Whether the standard output is text for people.
  var isTextForPeople: Bool { sinks.contains { $0.isTextForPeople } }

  /// Writes the formats that are written at the end, and the total as the last line of texts.
  ///
  /// - Parameters:
  ///   - total: The total; `nil` for no line.
  ///   - rejectsUnjudged: Whether a trace that could not be judged makes the command fail.
  /// - Throws: ``Failure`` for a file that cannot be written.
  func finish(total: String? = nil, rejectsUnjudged: Bool = false) throws {
    let environment = ProcessInfo.processInfo.environment
    let workspace = environment["GITHUB_WORKSPACE"] ?? ""
    let base = workspace.isEmpty ? FileManager.default.currentDirectoryPath : workspace
    let report = CheckReport(
      traces, version: Swivel.version, base: base, isGrouped: isGrouped,
      rejectsUnjudged: rejectsUnjudged)
    for sink in sinks {
      if sink.format == .text, let groups { try sink.write(groups.text) }
      if sink.format == .text, let total { try sink.write(total + "\n") }
      if let document = sink.format.document(of: report) { try sink.write(document) }
      try sink.close()
    }
    guard sinks.contains(where: { $0.format == .github }) else { return }
    if let path = Self.summaryPath { try addSummary(of: report, to: path) }
  }

  private func addSummary(of report: CheckReport, to path: String) throws {
    let text = MarkdownReport(report).text(limit: MarkdownReport.summaryLimit)
    let before = Files.exists(path) ? try SideFile.read(path) : []
    let file = try GrowingFile(path)
    try file.write(before + text.utf8)
    try file.close()
  }
}
