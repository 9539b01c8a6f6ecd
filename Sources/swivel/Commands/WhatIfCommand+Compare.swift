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
    let room = Console.output.width
    var (text, table) = (
      ComparedText(inquiry.names, isFull: full),
      GrowingTable(fold: ComparedText.foldColumn, room: room)
    )
    var events: [Event] = []
    // Read once: an option looks for its value each time.
    let (json, keepsEvents) = (json, output != nil)
    let show = { (step: ComparedRun.Step) throws in
      if keepsEvents, let moment = step.after { events.append(moment.event) }
      guard json else { return Console.show(table.add(text.rows(of: step))) }
      let rows = ComparedRow.rows(of: step)
      if !rows.isEmpty { Console.print(json: Results.moment, (step, rows, inquiry.names)) }
    }
    if !json, !changes.isEmpty {
      Console.show(ChangeText.lines(changes, inquiry.survey, room: room) + [StyledLine()])
    }
    try inquiry.trace.stream().forEachItem { try comparison.apply($0, show) }
    try comparison.finish(isWhole: !inquiry.run.hasLoss, show)
    if !json { Console.show(table.add(text.finish()) + table.finish()) }
    try print(comparison, inquiry, changes)
    if let output { try write(events, inquiry, to: output) }
    let session = comparison.session
    inquiry.run.noteVersion(session)
    noteSDK(session.assumedSDK(session.system != inquiry.survey.environment.system))
    if session.lacksRequiredScenes, !inquiry.survey.environment.lacksRequiredScenes {
      Console.message(
        "note: with this change the app does not launch, because it has no scenes "
          + "(scenes-required, documented); the rows show what it would do with scenes: "
          + "--set app.lifecycle=scene")
    }
    Console.message(FindingChangeText(comparison, inquiry.names).count)
    try end(comparison.findings.remaining, inquiry.run)
  }

  private func print(
    _ comparison: ComparedRun, _ inquiry: Inquiry, _ changes: [Change]
  ) throws {
    noteLeftOut(comparison.counterfactual.leftOut)
    guard json else {
      let text = FindingChangeText(comparison, inquiry.names)
      for line in [text.lines, text.doubts].flatMap({ $0.isEmpty ? [] : [""] + $0 }) {
        Console.show(line)
      }
      return
    }
    for (change, finding, doubt, cured) in comparison.changes {
      let record = FindingRecord(finding, trace: file, inquiry.names)
      Console.print(json: Results.change, (change, record, doubt, cured))
    }
    Console.print(json: Results.whatif, (file, inquiry.survey, changes, comparison))
  }

  private func noteLeftOut(_ leftOut: Counterfactual.LeftOut) {
    let parts = [
      (leftOut.observations, "observation", "recorded after the change took effect"),
      (leftOut.answers, "answer", "that followed from what was changed"),
      (leftOut.requests, "request", "made by a willShow policy that no longer forces anything"),
    ]
    for (count, noun, reason) in parts where count > 0 {
      Console.message("note: \(file): ignored \(count.counting(noun)) \(reason)")
    }
  }

  /// Writes the run with changes, for `why` and other commands.
  private func write(_ events: [Event], _ inquiry: Inquiry, to output: String) throws {
    let header = inquiry.header(
      "swivel whatif", hasEnvironmentChanged: changes.hasEnvironmentChanged)
    try Failure.at(output) { () throws(LogError) in
      try LogWriter.write(
        Renumbering.renumbered(events, in: inquiry.plan.vocabulary),
        vocabulary: inquiry.plan.vocabulary, header: header, to: output)
    }
    Console.message("wrote \(events.count.counting("event")) to \(output), renumbered")
  }
}
