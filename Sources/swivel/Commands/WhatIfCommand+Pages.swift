import ArgumentParser
import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReports
import SwivelTrace

extension WhatIfCommand {
  /// Prints what another version of iOS changes, page by page; of several traces, which pages.
  func listPages() throws {
    let question = try upgradeQuestion()
    let isRanked = try inputs.hasSeveral()
    var ranking = UpgradeRanking()
    var (hasChanges, hasLoss, unreadCount) = (false, false, 0)
    try inputs.forEach {
      question.table(of: $0)
    } then: { (result: UpgradeQuestion.Answer) in
      switch result {
      case .failure(let fault):
        unreadCount += 1
        Console.message(fault.lines)
      case .success(let answer):
        hasChanges = hasChanges || !answer.table.entries.isEmpty
        hasLoss = hasLoss || answer.hasLoss
        Console.message(answer.notes)
        ranking.add(answer.table)
        if json {
          for (entry, count) in answer.table.entries {
            Console.print(json: Results.upgrade, (answer.path, entry, count))
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
    let isIncomplete = hasLoss || unreadCount > 0
    try Program.end(hasChanges && !exitZero ? .negative : isIncomplete ? .lossy : .done)
  }

  private func upgradeQuestion() throws -> UpgradeQuestion {
    var others = changes
    (others.ios, others.linked) = (nil, nil)
    return UpgradeQuestion(
      try ChangeOptions.version(changes.ios ?? "", of: "--ios"),
      sdk: try changes.linked.map { try ChangeOptions.version($0, of: "--linked") },
      try others.list(), mode: reading.mode)
  }

  private func show(_ lines: [StyledLine]) { Console.show(lines) }
}
