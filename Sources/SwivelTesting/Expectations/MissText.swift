import SwivelFindings
import SwivelModel
import SwivelReports

/// A failed expectation, and what happened instead.
struct Miss {
  /// What happened instead.
  enum Instead {
    /// The interface did this; with a remark if the step alone does not explain it.
    case step(Trace.Step, remark: String?)
    /// This finding was reported.
    case finding(Finding)
    /// Nothing; with an explanation.
    case nothing(String)
  }

  /// The failure, with the expectation as written in the test.
  let title: String
  /// The expectation in words.
  let expected: String
  /// What happened instead.
  let instead: Instead
  /// The location of the expectation.
  let place: SourcePlace
}

/// The message for a failed expectation, with its context.
struct MissText {
  private let miss: Miss
  private let trace: Trace

  // The number of timeline lines shown before and after.
  private static let before = 3
  private static let behind = 2

  init(_ miss: Miss, _ trace: Trace) {
    (self.miss, self.trace) = (miss, trace)
  }

  /// The lines.
  var lines: [String] {
    [miss.title, "  expected  \(miss.expected)"] + instead + timeline + [
      "  log       \(Names.printable(trace.keptPath))",
      "  more      swivel \(event.map { "why \(path) --event \($0)" } ?? "replay \(path)")",
      "  report    swivel report \(path) -o \(ShellWord.path(TracePage.path(of: trace.keptPath)))",
    ]
  }

  private var path: String { ShellWord.path(trace.keptPath) }

  private var event: UInt64? {
    switch miss.instead {
    case .step(let step, _): step.event
    case .finding(let finding): finding.evidence.first ?? finding.sequence
    case .nothing: nil
    }
  }

  private var instead: [String] {
    switch miss.instead {
    case .nothing(let words): return ["  instead   \(words)"]
    case .finding(let finding):
      let diagnosis = Diagnosis.of([finding])
      let lines = diagnosis.flatMap { told in
        FindingText(told, trace: trace.keptPath, trace.names).lines
      }
      // The location of the log and the next steps come below.
      let kept = lines.filter { !$0.hasPrefix("  more ") }
      return kept.prefix(1).map { "  instead   \($0)" } + kept.dropFirst().map { "          \($0)" }
    case .step(let step, let remark):
      let words = "\(step.instant.text), event \(step.event): \(step.text)"
      return ["  instead   \(words)\(remark.map { ", \($0)" } ?? "")"]
        + step.decision.map { "  decided   \($0)" }
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
