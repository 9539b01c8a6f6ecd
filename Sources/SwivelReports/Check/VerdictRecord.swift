package import SwivelFindings
import SwivelModel

/// The JSON record of a trace's verdict; `check` writes it for a trace that could not be judged.
package struct VerdictRecord: Encodable, Sendable {
  let schema = "swivel.verdict/1"
  let trace: String
  let verdict: Verdict.Word
  let missing: [MissingFactRecord]

  /// Makes the record of a trace.
  package init(_ trace: String, _ verdict: Verdict) {
    (self.trace, self.verdict) = (trace, verdict.word)
    missing = verdict.missing.map(MissingFactRecord.init)
  }
}

/// The JSON record of a missing fact.
package struct MissingFactRecord: Encodable, Sendable {
  let fact: String
  let text: String

  init(_ fact: MissingFact) {
    (self.fact, text) = (fact.id, fact.description)
  }
}

/// A trace that could not be judged, as text.
struct UnjudgedText {
  /// The id in place of a finding's.
  static let id = "unjudged"

  let lines: [String]

  init(_ missing: [MissingFact], trace: String) {
    guard !missing.isEmpty else {
      lines = []
      return
    }
    lines =
      [
        "inconclusive: no findings, but the trace does not contain enough to rule them out",
        "  at       \(Names.printable(trace))",
      ] + missing.map { "  why      \($0)" } + missing.advice.map { "  help     \($0)" }
      + ["  next     swivel info \(ShellWord.path(trace))"]
  }
}
