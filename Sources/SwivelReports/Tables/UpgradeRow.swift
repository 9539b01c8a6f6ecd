import SwivelModel
import SwivelQueries
import SwivelReplay

struct UpgradeRow: TableRow {
  let trace: SummarizedTrace
  let ordinal: Int
  let target: SystemVersion
  let entry: UpgradeTable.Entry
  let count: Int

  static func all(of trace: SummarizedTrace) -> [Self] {
    guard let upgrade = trace.upgrade else { return [] }
    return upgrade.entries.enumerated().map { ordinal, change in
      Self(
        trace: trace, ordinal: ordinal, target: upgrade.target, entry: change.entry,
        count: change.count)
    }
  }

  static let table = Table<Self>(
    "upgrades",
    "What another version of iOS would change on a page, a row of the table of upgrades",
    key: ["trace", "ordinal"],
    [
      .count("ordinal", "its place among the changes of the trace, from 0") { UInt64($0.ordinal) },
      .text("ios", "the other version of iOS", isOptional: false) { $0.target.description },
      .text("page", "the page, by its type's name; none for the app as a whole") { $0.entry.page },
      .text("trigger", of: Trigger.words, "what makes UIKit decide", isOptional: false) {
        $0.entry.trigger.word
      },
      .count("decisions", "how many decisions of UIKit change in this way") { UInt64($0.count) },
      .text("today", "what comes of it on the recorded version", isOptional: false) {
        $0.entry.today.text
      },
    ] + column("as_built", of: "the app as it was built", \.asBuilt)
      + column("rebuilt", of: "the app built with the SDK of that version", \.rebuilt))

  private static func column(
    _ name: String, of build: String,
    _ outcome: @escaping @Sendable (UpgradeTable.Entry) -> UpgradeOutcome?
  ) -> [TableField<Self>] {
    [
      .text(name, "what comes of it for \(build); none if as today") { outcome($0.entry)?.text },
      .text("\(name)_rule", "the rule that decides it") { outcome($0.entry)?.rule?.description },
      .text("\(name)_confidence", "the confidence of that rule") {
        outcome($0.entry)?.rule?.rule.confidence.rawValue
      },
    ]
  }
}
