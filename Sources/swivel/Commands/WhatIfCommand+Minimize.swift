import ArgumentParser
import SwivelFindings
import SwivelLog
import SwivelModel
import SwivelReports
import SwivelText
import SwivelTrace
import SwivelQueries

extension WhatIfCommand {
  /// Prints the fewest events that reproduce a finding.
  func minimizeRun(_ inquiry: Inquiry, _ choice: FindingChoice) throws {
    try inquiry.requireWhole()
    let run = JudgedRun(inquiry.plan, keepsEvents: true)
    try inquiry.trace.stream().forEachItem { run.apply($0) }
    run.finish()
    inquiry.run.noteVersion(run.session)
    let finding = try chosen(choice, run.findings, inquiry)
    guard
      let result = Minimizer.minimize(
        run.events, in: inquiry.plan.vocabulary, showing: FindingSubject(finding),
        replayLimit: replays ?? Minimizer.usualLimit)
    else { throw Failure(file, "\(choice.id.rawValue) cannot be reproduced from the events alone") }
    let text = MinimizedText(result, finding, inquiry.names)
    let header = inquiry.header(
      "swivel whatif --minimize \(choice.id.rawValue)",
      hasEnvironmentChanged: changes.hasEnvironmentChanged)
    if let output { try write(result, header, finding, inquiry, to: output) }
    let lines = lines(of: result.events, header, inquiry.plan.vocabulary)
    if json {
      Console.print(
        json: Results.minimized, (file, finding, result, output, lines, inquiry.names))
    } else {
      for line in lines { Console.print(line) }
    }
    Console.message(text.summary)
    if let output {
      Console.message("wrote \(output), and verified it: it reproduces \(text.subject)")
    }
    inquiry.run.sayLoss()
    try Program.end(inquiry.run.ending)
  }

  private func chosen(
    _ choice: FindingChoice, _ findings: [Finding], _ inquiry: Inquiry
  ) throws -> Finding {
    let candidates = findings.filter { finding in
      finding.id == choice.id
        && (choice.page == nil || finding.pageName(inquiry.names) == choice.page)
    }
    let pages = Set(candidates.map { $0.pageName(inquiry.names) }).sorted()
    if pages.count > 1 {
      Console.message(
        "note: \(file): \(choice.id.rawValue) on \(pages.joined(separator: ", ")); the first")
      Console.message("  is used; to choose another, use \(choice.id.rawValue)@PAGE")
    }
    if let first = candidates.first { return first }
    let all = findings.map { "\($0.id.rawValue)@\($0.pageName(inquiry.names))" }
    let known = Array(Set(all)).sorted().prefix(8).joined(separator: ", ")
    throw Failure(
      file, "the trace does not have the finding \(minimize ?? "")",
      help: known.isEmpty ? "the trace has no findings" : "it has \(known)")
  }

  /// Writes the remaining events, reads them back, and verifies that they reproduce the finding.
  private func write(
    _ result: Minimizer.Result, _ header: TraceHeader, _ finding: Finding, _ inquiry: Inquiry,
    to output: String
  ) throws {
    try Failure.at(output) { () throws(LogError) in
      try LogWriter.write(
        result.events, vocabulary: inquiry.plan.vocabulary, header: header, to: output)
    }
    let read: (findings: [Finding], names: NameTable)
    do throws(TraceError) {
      read = try EventFile.judge(output)
    } catch {
      throw Failure(output, error)
    }
    let subject = FindingSubject(finding)
    guard read.findings.contains(where: { subject.isSubject(of: $0, inquiry.names, read.names) })
    else {
      throw Failure(output, "the log was written, but does not reproduce \(finding.id.rawValue)")
    }
  }

  private func lines(
    of events: [Event], _ header: TraceHeader, _ vocabulary: Vocabulary
  ) -> [String] {
    var (writer, bytes) = (EventTextWriter(), [UInt8]())
    writer.write(header, into: &bytes)
    for event in events { writer.write(.event(event), vocabulary: vocabulary, into: &bytes) }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
