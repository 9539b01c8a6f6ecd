package import SwivelFindings

/// What a trace came to, for programs; `check` writes it of a trace that could not be judged.
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

/// A fact that is missing, for programs.
package struct MissingFactRecord: Encodable, Sendable {
  let fact: String
  let text: String

  init(_ fact: MissingFact) {
    (self.fact, text) = (fact.id, fact.description)
  }
}
