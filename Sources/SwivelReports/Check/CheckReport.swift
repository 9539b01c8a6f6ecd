package import SwivelFindings
package import SwivelLog
package import SwivelModel
package import SwivelText

/// What `check` found in all traces, for the formats that tell it as a whole.
package struct CheckReport {
  /// What became of one trace.
  package struct Trace: Sendable {
    /// Its path, as it was given.
    package let path: String
    /// What was found, roots first, each with its consequences behind it.
    package fileprivate(set) var findings: [FindingRecord]
    /// What was found and is known already.
    package let known: [FindingRecord]
    /// The mistakes of which not all is known.
    package let diagnoses: [Diagnosis]
    /// The same as ``findings`` for people.
    let lines: [String]
    /// Why it could not be read to its end; `nil` if it was.
    package let fault: String?
    /// The facts without which it could not be judged; none for one that was, or was not read.
    package let missing: [MissingFact]

    /// Makes the outcome of a trace, with its names and the fingerprints of what is known; `nil` if
    /// everything is.
    package init(
      path: String, mode: LogReader.Mode = .tail, _ all: [Diagnosis], _ table: NameTable,
      lines traceLines: TraceLines = TraceLines(), fault: String?, missing: [MissingFact] = [],
      known: Set<String>? = []
    ) {
      let records = all.flatMap { FindingRecord.all(of: $0, trace: path, table, traceLines) }
      let isKnown = { (fingerprint: String) in known?.contains(fingerprint) ?? true }
      findings = records.filter { !isKnown($0.fingerprint) }
      self.known = records.filter { isKnown($0.fingerprint) }
      diagnoses = all.compactMap { $0.without { isKnown($0.fingerprint(table)) } }
      lines =
        diagnoses.flatMap { FindingText($0, trace: path, mode: mode, table).lines }
        + UnjudgedText(missing, trace: path).lines
      (self.path, self.fault, self.missing) = (path, fault, missing)
    }
  }

  /// The traces, in the order in which they were given.
  package let traces: [Trace]
  /// The version of Swivel.
  package let version: String
  /// The directory to which paths are told relatively, which others must be to show an annotation.
  let base: String

  /// Makes a report.
  package init(_ traces: [Trace], version: String, base: String) {
    let base = base.hasSuffix("/") ? base : base + "/"
    (self.base, self.version) = (base, version)
    self.traces = traces.map { trace in
      var trace = trace
      trace.findings = trace.findings.map { $0.placed(below: base) }
      return trace
    }
  }

  /// What a trace that could not be read is called where findings have their ids.
  static let unreadable = "unreadable"

  /// The traces that could not be read to their ends, and why.
  var faults: [(path: String, text: String)] {
    traces.compactMap { trace in trace.fault.map { (relative(trace.path), $0) } }
  }

  /// The traces that could not be judged, and why.
  var unjudged: [(path: String, text: String)] {
    traces.compactMap { trace in
      trace.missing.isEmpty ? nil : (relative(trace.path), trace.missing.sentence)
    }
  }

  /// All findings, trace after trace.
  package var findings: [FindingRecord] { traces.flatMap(\.findings) }

  /// A path without its beginning, if that is the base: services find no file by an absolute one.
  func relative(_ path: String) -> String {
    if path.hasPrefix(base) { return String(path.dropFirst(base.count)) }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// A path from the base on, without detours; `nil` if it leads out of it.
  static func inside(_ base: String, _ path: String) -> String? {
    let isAbsolute = path.hasPrefix("/")
    if isAbsolute, !path.hasPrefix(base) { return nil }
    var steps: [Substring] = []
    for step in path.dropFirst(isAbsolute ? base.count : 0).split(separator: "/") where step != "."
    {
      guard step == ".." else {
        steps.append(step)
        continue
      }
      guard steps.popLast() != nil else { return nil }
    }
    return steps.isEmpty ? nil : steps.joined(separator: "/")
  }
}

extension FindingRecord {
  /// The finding as services are told of it: at its source if that lies in a directory, with the
  /// path from there, else at its trace.
  fileprivate func placed(below base: String) -> Self {
    var finding = self
    finding.source = source.flatMap { source in
      CheckReport.inside(base, source.file).map { Source(file: $0, line: source.line) }
    }
    return finding
  }

  /// The file that it is told of: that of the source, if it is known, else the trace.
  var file: String { source?.file ?? trace }

  /// The line in that file, from 1.
  var line: UInt64 { source.map { UInt64(max($0.line, 1)) } ?? traceLine }

  /// What is wrong and where, in one sentence; beside a line of the source also where it shows.
  var message: String { message(basisNote) }

  /// The same with all of what it rests on, where there is room for it.
  var longMessage: String { message(basisText) }

  private func message(_ basis: String) -> String {
    let text = "\(summaryText); \(basis)"
    return source == nil ? text : "\(text) (\(Names.printable(trace)), event \(seq))"
  }

  private var summaryText: String {
    let turned = orientation.count == 4 ? "" : " in \(orientation.joined(separator: " or "))"
    return "\(summary): \(page)\(turned)\(maskClause)"
  }
}
