package import SwivelModel
import SwivelReplay

/// What an upgrade changes, as text: a table for one run, and a ranking of pages for several.
package struct UpgradeText {
  private let target: SystemVersion

  package init(_ target: SystemVersion) {
    self.target = target
  }

  /// The lines for one run, for a terminal of some columns.
  package func lines(_ table: UpgradeTable, room: Int?) -> [StyledLine] {
    guard !table.entries.isEmpty else {
      return paragraph("nothing changes: \(table.lookCount.counting("evaluation"))", room: room)
    }
    let title = ["page", "when", "today", "today's binary on iOS \(target)", "built with its SDK"]
    let rows = table.entries.map { entry, count in
      [
        entry.subject, entry.trigger.phrase + (count > 1 ? " (\(count) times)" : ""),
        entry.today.text, entry.asBuilt?.textWithRule ?? "as today", rebuilt(entry),
      ]
    }
    return grid([title] + rows, room: room) + [StyledLine()]
      + table.rules.flatMap { source($0, room: room) }
  }

  /// The lines for several runs: the pages, those that change in most runs first.
  package func lines(_ ranking: UpgradeRanking, room: Int?) -> [StyledLine] {
    guard !ranking.pages.isEmpty else {
      return paragraph("nothing changes in \(ranking.runs.counting("trace"))", room: room)
    }
    let title = ["page", "today's binary on iOS \(target)", "built with its SDK", "rules"]
    let rows = ranking.pages.map { page in
      [
        page.subject, "\(page.asBuilt) of \(ranking.runs)", "\(page.rebuilt) of \(ranking.runs)",
        page.rules.map(\.description).joined(separator: ", "),
      ]
    }
    return grid([title] + rows, room: room) + [StyledLine()]
      + ranking.rules.flatMap { source($0, room: room) }
  }

  /// What is assumed, because a run of an earlier version has no such events.
  package func hints(room: Int?) -> [StyledLine] {
    [StyledLine()]
      + paragraph(
        """
        assumed: the app has scenes, and nobody resizes, mirrors or unfolds it, unless the trace \
        says so; to try it, add
        """,
        room: room)
      + TextTable.lines(
        Self.environments.map { [TextTable.Cell(text: $0)] }, indent: 2, room: room)
  }

  private static let environments = [
    "--set app.lifecycle=app", "--set app.windowing=mirrored",
    "--device iphone-on-ipad --set app.resized=true",
    "--device iphone-duo --set device.display=inner", "--device ipad --set app.windowing=windowed",
  ]

  private func rebuilt(_ entry: UpgradeTable.Entry) -> String {
    guard let rebuilt = entry.rebuilt else { return "as today" }
    return rebuilt == entry.asBuilt ? "the same" : rebuilt.textWithRule
  }

  private func source(_ rule: RuleID, room: Int?) -> [StyledLine] {
    let metadata = rule.rule
    return paragraph(
      "\(rule.namedWithStanding): \(metadata.sources.joined(separator: "; "))", room: room)
  }

  private func grid(_ rows: [[String]], room: Int?) -> [StyledLine] {
    TextTable.lines(rows.map { $0.map { TextTable.Cell(text: $0) } }, room: room)
  }

  private func paragraph(_ text: String, room: Int?) -> [StyledLine] {
    TextTable.lines([[TextTable.Cell(text: text)]], room: room)
  }
}
