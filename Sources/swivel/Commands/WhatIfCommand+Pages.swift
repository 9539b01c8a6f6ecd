import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTrace

extension WhatIfCommand {
  /// Prints what another version of iOS changes, page by page; of several traces, which pages.
  func listPages() throws {
    let question = try UpgradeQuestion(changes, mode: reading.mode)
    let isRanked = try inputs.hasSeveral()
    var ranking = UpgradeRanking()
    var (hasChanges, unreadCount) = (false, 0)
    try inputs.forEach {
      question.table(of: $0)
    } then: { (result: UpgradeQuestion.Answer) in
      switch result {
      case .failure(let fault):
        unreadCount += 1
        Console.message(fault.lines)
      case .success(let answer):
        hasChanges = hasChanges || !answer.table.entries.isEmpty
        ranking.add(answer.table)
        if json {
          for record in UpgradeRecord.records(answer.table, trace: answer.path) {
            try Console.print(json: record)
          }
        } else if !isRanked {
          show(UpgradeText(question.target).lines(answer.table, room: Console.output.width))
        }
      }
    }
    guard ranking.runs > 0 else { return try Program.end(.impossible) }
    if !json {
      let (text, room) = (UpgradeText(question.target), Console.output.width)
      if isRanked { show(text.lines(ranking, room: room)) }
      show(text.hints(room: room))
    }
    if unreadCount > 0 { return try Program.end(.lossy) }
    try Program.end(hasChanges && !exitZero ? .negative : .done)
  }

  private func show(_ lines: [StyledLine]) { Console.show(lines) }
}

/// What is asked of each trace.
struct UpgradeQuestion: Sendable {
  /// The table of a trace.
  struct Table: Sendable {
    let path: String
    let table: UpgradeTable
  }

  typealias Answer = Result<Table, Failure>

  let target: SystemVersion
  private let sdk: SystemVersion?
  private let changes: [Change]
  private let mode: LogReader.Mode

  init(_ options: ChangeOptions, mode: LogReader.Mode) throws {
    var others = options
    (others.ios, others.linked) = (nil, nil)
    guard let target = options.ios.flatMap({ SystemVersion($0) }) else {
      throw ValidationError("--pages requires --ios")
    }
    self.target = target
    sdk = options.linked.flatMap { SystemVersion($0) }
    (changes, self.mode) = (try others.list(), mode)
  }

  /// The table of a trace; the error if it cannot be read.
  func table(of input: InputSequence.Element) -> Answer {
    switch input {
    case .fault(let fault): return .failure(fault)
    case .trace(let path):
      do {
        return .success(Table(path: path, table: try table(of: path)))
      } catch let fault as Failure {
        return .failure(fault)
      } catch {
        return .failure(Failure(path, "\(error)"))
      }
    }
  }

  private func table(of path: String) throws -> UpgradeTable {
    var trace = try RepeatableTrace(path, mode: mode)
    var survey = Survey(changes)
    try trace.readFirst { part, names in part.forEach { survey.look(at: $0, names) } }
    let (environment, vocabulary) = (survey.environment, trace.run.reader.vocabulary)
    guard environment.system.isKnown else {
      throw Failure(
        path, "the trace does not state its version of iOS", help: "record systemVersion first")
    }
    var run = try ChangeOptions.usage { () throws(ChangeError) in
      try UpgradeRun(survey.plan(vocabulary), of: environment, on: target, builtWith: sdk)
    }
    try trace.stream().forEachItem { run.apply($0) }
    return UpgradeTable(run, trace.run.reader.names)
  }
}
