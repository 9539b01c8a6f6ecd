package import SwivelFindings
package import SwivelLog
package import SwivelModel
package import SwivelQueries
package import SwivelText

/// The results of `check` for all traces, for the formats written at the end.
package struct CheckReport {
  /// The result for one trace.
  package struct Trace: Sendable {
    /// Its path, as given.
    package let path: String
    /// The findings, each root followed by its consequences.
    package fileprivate(set) var findings: [FindingRecord]
    /// The findings that are in the baseline.
    package let known: [FindingRecord]
    /// The diagnoses with at least one new finding, as the text shows them.
    package private(set) var diagnoses: [Diagnosis]
    /// Why it could not be read to its end; `nil` if it was.
    package let fault: String?
    /// The facts whose absence prevented a verdict; empty if it was judged or not read.
    package let missing: [MissingFact]
    /// How it compares with another run; `nil` if it was only checked.
    let outcome: RunOutcome?
    /// Tries changes for a problem: the command of the first with which it is gone.
    package var tryChange: @Sendable (Finding) -> [String] = { _ in [] }
    private let mode: LogReader.Mode
    private let names: NameTable

    /// Makes the result of a trace, with its names and the fingerprints of the baseline; `nil`
    /// treats all findings as known.
    package init(
      path: String, mode: LogReader.Mode = .tail, _ all: [Diagnosis], _ table: NameTable,
      lines traceLines: TraceLines = TraceLines(), fault: String?,
      missing: [MissingFact] = [], known: Set<String>? = [], outcome: RunOutcome? = nil
    ) {
      let records = all.flatMap { FindingRecord.all(of: $0, trace: path, table, traceLines) }
      let isKnown = { (fingerprint: String) in known?.contains(fingerprint) ?? true }
      findings = records.filter { !isKnown($0.fingerprint) }
      self.known = records.filter { isKnown($0.fingerprint) }
      diagnoses = all.compactMap { $0.without { isKnown($0.fingerprint(table)) } }
      (self.path, self.fault, self.missing, self.outcome) = (path, fault, missing, outcome)
      (self.mode, names) = (mode, table)
    }

    /// Shows the same problems otherwise in text: some as consequences of others.
    package mutating func show(_ all: [Diagnosis]) {
      let known = Set(known.map(\.fingerprint))
      diagnoses = all.compactMap { $0.without { known.contains($0.fingerprint(names)) } }
    }

    /// A finding with its consequences, or why there is no verdict.
    struct Problem {
      /// The same for the same problem of another trace.
      let key: String
      /// The kind of problem; its code is printed once.
      let kind: String
      /// The text, with code to write and a change that was tried, or without; computed, because
      /// most formats do without it.
      let lines: (_ hasCode: Bool, _ isTried: Bool) -> [String]
    }

    var problems: [Problem] {
      let found = diagnoses.map { diagnosis in
        Problem(key: diagnosis.root.fingerprint(names), kind: diagnosis.root.id.rawValue) {
          FindingText(diagnosis, trace: path, mode: mode, names)
            .lines(hasCode: $0, tried: $1 ? tryChange(diagnosis.root) : untried)
        }
      }
      guard !missing.isEmpty else { return found }
      return found + [
        Problem(key: "\(UnjudgedText.id) \(missing.sentence)", kind: UnjudgedText.id) { _, _ in
          UnjudgedText(missing, trace: path).lines
        }
      ]
    }

    /// What shows a change to try, where none was tried.
    private var untried: [String] { ["not searched here; run the command below"] }

    /// For how many problems changes are tried, each by several replays.
    static let trialLimit = 5

    var lines: [String] {
      var kinds: Set<String> = []
      return problems.enumerated().flatMap { index, problem in
        problem.lines(kinds.insert(problem.kind).inserted, index < Self.trialLimit)
      }
    }
  }

  /// The traces, in the given order.
  package let traces: [Trace]
  package let version: String
  /// Whether lists for people have each problem once, with the traces that have it.
  let isGrouped: Bool
  /// Whether a trace that could not be judged makes the command fail.
  let rejectsUnjudged: Bool
  /// The directory to which paths are made relative; annotations require relative paths.
  let base: String

  package init(
    _ traces: [Trace], version: String, base: String, isGrouped: Bool = true,
    rejectsUnjudged: Bool = false
  ) {
    let base = base.hasSuffix("/") ? base : base + "/"
    (self.base, self.version, self.isGrouped) = (base, version, isGrouped)
    self.rejectsUnjudged = rejectsUnjudged
    self.traces = traces.map { trace in
      var trace = trace
      trace.findings = trace.findings.map { $0.placed(below: base) }
      return trace
    }
  }

  /// The id used for a trace that could not be read.
  static let unreadable = "unreadable"

  var faults: [(path: String, text: String)] {
    traces.compactMap { trace in trace.fault.map { (relative(trace.path), $0) } }
  }

  var unjudged: [(path: String, text: String)] {
    traces.compactMap { trace in
      trace.missing.isEmpty ? nil : (relative(trace.path), trace.missing.sentence)
    }
  }

  package var findings: [FindingRecord] { traces.flatMap(\.findings) }

  /// A path relative to the base if it is inside: services cannot resolve absolute paths.
  func relative(_ path: String) -> String {
    if path.hasPrefix(base) { return String(path.dropFirst(base.count)) }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// A normalized path relative to the base; `nil` if it is outside.
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

extension CheckReport.Trace {
  /// All findings as a baseline lists them, known or not.
  package var entries: [Baseline.Entry] {
    (findings + known).map {
      Baseline.Entry(fingerprint: $0.fingerprint, id: $0.id, page: $0.page)
    }
  }
}

extension FindingRecord {
  /// The finding located for services: at its source if that is inside a directory, with a relative
  /// path, else at its trace.
  fileprivate func placed(below base: String) -> Self {
    var finding = self
    finding.source = source.flatMap { source in
      CheckReport.inside(base, source.file).map { Source(file: $0, line: source.line) }
    }
    return finding
  }

  /// The reported file: the source if it is known, else the trace.
  var file: String { source?.file ?? trace }

  /// The line in that file, from 1.
  var line: UInt64 { source.map { UInt64(max($0.line, 1)) } ?? traceLine }

  /// The problem and its location in one sentence; beside a source line also the place in the
  /// trace.
  var message: String { message(BasisText(finding).note) }

  /// The same with the full basis, for formats that have room for it.
  var longMessage: String { message(BasisText(finding).text) }

  private func message(_ basis: String) -> String {
    let text = "\(summaryText); \(basis)"
    return source == nil ? text : "\(text) (\(Names.printable(trace)), event \(seq))"
  }

  private var summaryText: String {
    let turned = orientation.count == 4 ? "" : " in \(orientation.joined(separator: " or "))"
    return "\(summary): \(page)\(turned)\(finding.maskClause)"
  }
}
