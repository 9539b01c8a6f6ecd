package import SwivelFindings
import SwivelModel

/// The JSON record of a trace's verdict; `check` writes it for a trace that could not be judged.
package struct VerdictRecord: FieldRecord {
  static let record = RecordFields<Self>(
    "swivel.verdict/1", "An inconclusive trace, and the facts that are missing",
    [
      .has("trace") { $0.trace },
      .has("verdict") { $0.verdict.word },
      .has("missing") {
        $0.verdict.missing.map(MissingFactRecord.init)
      },
    ])

  private let trace: String
  private let verdict: Verdict

  package init(_ trace: String, _ verdict: Verdict) {
    (self.trace, self.verdict) = (trace, verdict)
  }
}

struct MissingFactRecord: FieldList {
  let fact: MissingFact

  static let fields: Fields<Self> = [
    .has("fact", as: .missingFact) { $0.fact.id },
    .has("text") { $0.fact.description },
  ]
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
