/// The JSON record of a run that was not compared with its golden, or of a golden without a run.
package struct RunOutcomeRecord: Encodable {
  let schema = "swivel.outcome/1"
  let run: String?
  let golden: String
  let outcome: RunOutcome.Kind
  /// Why it could not be read.
  let problem: String?

  /// Makes the record of an outcome without a comparison.
  package init(_ outcome: RunOutcome, of run: String, fault: String?) {
    self.run = outcome.kind == .runMissing ? nil : run
    (golden, self.outcome, problem) = (outcome.reference.path, outcome.kind, fault)
  }
}
