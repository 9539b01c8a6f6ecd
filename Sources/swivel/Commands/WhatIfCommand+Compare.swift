import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelReports
import SwivelTrace
import SwivelQueries

extension WhatIfCommand {
  /// Prints a run beside the same run with changes.
  func compare(_ inquiry: Inquiry, _ changes: [Change]) throws {
    if output != nil { try inquiry.requireWhole() }
    let comparison = ComparedRun(inquiry.plan)
    var text = ComparedText(inquiry.names, isFull: full)
    var events: [Event] = []
    let look = { (step: ComparedRun.Step) throws in
      if output != nil, let moment = step.after { events.append(moment.event) }
      try print(step, &text, inquiry)
    }
    if !json, !changes.isEmpty { printLines(ChangeText.lines(changes, inquiry.survey) + [""]) }
    try inquiry.trace.forEachItem { try comparison.apply($0, look) }
    try comparison.finish(isWhole: !inquiry.run.hasLoss, look)
    if !json { printLines(text.finish()) }
    try print(comparison, inquiry, changes)
    if let output { try write(events, inquiry, to: output) }
    inquiry.run.noteVersion(comparison.counterfactual.replayer.situation.facts.session)
    Console.message(FindingChangeText(comparison, inquiry.names).count)
    try end(comparison.findings.remaining, inquiry.run)
  }

  private func print(
    _ step: ComparedRun.Step, _ text: inout ComparedText, _ inquiry: Inquiry
  ) throws {
    guard json else { return printLines(text.lines(of: step)) }
    guard let record = ComparedRecord(step, inquiry.names) else { return }
    try Console.print(json: record)
  }

  /// Prints the result of the comparison.
  private func print(
    _ comparison: ComparedRun, _ inquiry: Inquiry, _ changes: [Change]
  ) throws {
    noteLeftOut(comparison.counterfactual.leftOut)
    guard json else {
      let text = FindingChangeText(comparison, inquiry.names)
      return printLines([text.lines, text.doubts].flatMap { $0.isEmpty ? [] : [""] + $0 })
    }
    for record in FindingChangeRecord.records(comparison, trace: file, inquiry.names) {
      try Console.print(json: record)
    }
    let record = WhatIfRecord(file, inquiry.survey, changes, comparison)
    try Console.print(json: record)
  }

  private func printLines(_ lines: [String]) {
    for line in lines { Console.show(line) }
  }

  private func noteLeftOut(_ leftOut: Counterfactual.LeftOut) {
    let parts = [
      (leftOut.observations, "observation", "they are of the run as it was"),
      (leftOut.answers, "answer", "they follow from what was changed"),
      (leftOut.requests, "request", "they were made by a willShow that forces nothing now"),
    ]
    for (count, noun, reason) in parts where count > 0 {
      Console.message("note: \(file): \(count.counting(noun)) left out: \(reason)")
    }
  }

  /// Writes the run with changes, for `why` and other commands.
  private func write(_ events: [Event], _ inquiry: Inquiry, to output: String) throws {
    let header = inquiry.header(
      "swivel whatif", hasEnvironmentChanged: changes.hasEnvironmentChanged)
    do throws(LogError) {
      try LogWriter.write(
        Renumbering.renumbered(events, in: inquiry.plan.vocabulary),
        vocabulary: inquiry.plan.vocabulary, header: header, to: output)
    } catch {
      throw Failure(output, error)
    }
    Console.message("wrote \(events.count.counting("event")) to \(output), numbered anew")
  }
}
