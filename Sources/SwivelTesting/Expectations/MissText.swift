import SwivelFindings
import SwivelModel
import SwivelReports
import SwivelTrace

/// The message for a failed expectation, with its context.
struct MissText {
  private let miss: Miss
  private let trace: Trace
  private let isFirst: Bool

  // The number of timeline lines shown before and after.
  private static let before = 3
  private static let behind = 2
  private static let findingLimit = 3
  private static let kept = ["at", "help"]

  /// Makes the message; only the first of several states where the log is.
  init(_ miss: Miss, _ trace: Trace, isFirst: Bool) {
    (self.miss, self.trace, self.isFirst) = (miss, trace, isFirst)
  }

  /// The lines.
  var lines: [String] {
    [miss.title, "  expected  \(miss.expected)"] + instead + timeline
      + (isFirst ? advice + commands : [])
  }

  /// What a description of an app most often lacks.
  private var advice: [String] {
    guard trace.verdict.missing.contains(.window) else { return [] }
    return ["  help      open(_:) of RecordedApp adds the window; without one, nothing rotates"]
  }

  private var commands: [String] {
    let path = ShellWord.path(file)
    return [
      "  log       \(trace.keptPath.parentFolder.map { "cd \(ShellWord.path($0))" } ?? path)",
      "  next      swivel \(event.map { "why \(path) --event \($0)" } ?? "replay \(path)")",
      "  report    swivel report \(path) -o \(ShellWord.path(TracePage.path(of: file)))",
    ]
  }

  /// The log in its folder, which is named once: paths in the folders of tests are long.
  private var file: String { trace.keptPath.lastPathComponent }

  private var event: UInt64? {
    switch miss.instead {
    case .step(let step, _): contradicted(by: step)?.moment ?? step.decidedAt
    case .finding(let finding): finding.moment
    case .nothing: nil
    }
  }

  private var instead: [String] {
    switch miss.instead {
    case .nothing(let words): return ["  instead   \(words)"]
    case .finding(let finding): return lines(of: finding, after: "instead")
    case .step(let step, let remark):
      let words = "\(step.instant.text), event \(step.event): \(step.text)"
      let head = ["  instead   \(words)\(remark.map { " (\($0))" } ?? "")"]
      if let finding = contradicted(by: step) { return head + lines(of: finding, after: "finding") }
      let decided = step.decision.map { "  decided   \($0)" }
      return head + findings(besides: step) + decided
    }
  }

  /// A finding as `swivel check` prints it, after a label.
  private func lines(of finding: Finding, after label: String) -> [String] {
    let lines = Diagnosis.of([finding]).flatMap {
      FindingText($0, trace: file, trace.names).lines
    }
    // The location of the log and the next steps come below.
    let kept = lines.filter { !$0.hasPrefix("  next ") }
    return kept.prefix(1).map { "  \(label)   \($0)" } + kept.dropFirst().map { "          \($0)" }
  }

  /// What was found at a step, or in the first of several messages anywhere, and what to do.
  private func findings(besides step: Trace.Step) -> [String] {
    let near = finding(about: step).map { [$0] }
    let found = near ?? (isFirst ? trace.findings.filter { $0.window == step.window } : [])
    return found.prefix(Self.findingLimit).flatMap { finding in
      let lines = lines(of: finding, after: "finding")
      return lines.prefix(1)
        + lines.filter { line in Self.kept.contains { line.hasPrefix("            \($0) ") } }
    }
  }

  /// The finding that an observation is part of, if the rules predict something else.
  private func contradicted(by step: Trace.Step) -> Finding? {
    step.kind == .seen(isExpected: false) ? finding(about: step) : nil
  }

  /// The finding that rests on a step.
  private func finding(about step: Trace.Step) -> Finding? {
    trace.findings.first {
      $0.window == step.window && ($0.sequence == step.event || $0.evidence.contains(step.event))
    }
  }

  /// The timeline around the failure, with a mark beside it.
  private var timeline: [String] {
    let sequence: UInt64
    switch miss.instead {
    case .step(let step, _): sequence = step.event
    case .finding(let finding): sequence = finding.sequence
    case .nothing: sequence = .max
    }
    let centre = trace.lines.lastIndex { $0.event <= sequence } ?? 0
    let first = max(centre - Self.before, 0)
    let near = trace.lines[first...].prefix(centre - first + Self.behind + 1)
    return near.enumerated().map { offset, line in
      let mark = line.event == sequence ? "▶" : " "
      return "  \(offset == 0 ? "timeline" : "        ") \(mark)\(line.text)"
    }
  }
}
