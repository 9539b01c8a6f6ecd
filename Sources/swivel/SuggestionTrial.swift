import SwivelLog
import SwivelModel
import SwivelReports
import SwivelReplay
import SwivelTrace
import SwivelQueries

/// Tries changes on a trace, for the sake of an explanation.
struct SuggestionTrial {
  let file: String
  let mode: LogReader.Mode

  /// The first change that helps; `nil` if none does, or the trace cannot be read again.
  func firstEffective(
    for explanation: Explanation, _ situation: Situation, _ names: NameTable
  ) throws -> Suggestion? {
    guard file != "-" else { return nil }
    let search = SuggestionSearch(
      at: explanation.event.sequence, explanation.ruling, explanation.findings, situation, names)
    return try search.first(replay)
  }

  /// Replays the trace with changes; `nil` if it does not have what they are about.
  private func replay(
    _ changes: [Change], _ look: (ComparedRun.Step) -> Void
  ) throws -> ComparedRun? {
    var trace = RepeatableTrace(file, mode: mode)
    var survey = Survey(changes)
    let run = try trace.readFirst { survey.look(at: $0, $1) }
    guard let plan = try? survey.plan(run.reader.vocabulary) else { return nil }
    let comparison = ComparedRun(plan)
    try trace.forEachItem { comparison.apply($0, look) }
    comparison.finish(isWhole: !run.hasLoss, look)
    return comparison
  }
}
