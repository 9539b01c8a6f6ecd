import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelRules
import SwivelTrace
import SwivelWhatIf

/// Tries on a trace whether a ruling comes out otherwise with a change.
struct SuggestionTrial {
  let file: String
  let mode: LogReader.Mode

  /// The first change that helps; `nil` if none does, or the trace cannot be read again.
  func firstEffective(
    for explanation: Explanation, _ situation: Situation, _ names: NameTable
  ) throws -> Suggestion? {
    guard file != "-" else { return nil }
    return try Suggestion.candidates(for: explanation.ruling, in: situation, names).first {
      try helps($0, explanation)
    }
  }

  private func helps(_ suggestion: Suggestion, _ explanation: Explanation) throws -> Bool {
    guard let plan = try plan(suggestion) else { return false }
    var counterfactual = Counterfactual(plan)
    var outcome: Moment?
    let run = try TraceRun(file, mode: mode)
    while outcome == nil, let item = try run.next() {
      counterfactual.apply(item) { happened, _ in
        guard happened.event.sequence == explanation.event.sequence else { return }
        outcome = happened.moment
      }
      if case .event(let event) = item, event.sequence == explanation.event.sequence { break }
    }
    let ruling = outcome?.rulings.first { $0.window == explanation.ruling.window }
    return ruling.map { $0.to != explanation.ruling.to && $0.exception == nil } ?? false
  }

  /// The change, fitted to the trace; `nil` if the trace does not have what it is about.
  private func plan(_ suggestion: Suggestion) throws -> ChangePlan? {
    var trace = RepeatableTrace(file, mode: mode)
    guard let changes = try? suggestion.changes() else { return nil }
    var survey = Survey(changes)
    let run = try trace.readFirst { survey.look(at: $0, $1) }
    return try? survey.plan(run.reader.vocabulary)
  }
}
