package import SwivelModel
package import SwivelQueries
import SwivelReplay

/// The evaluations of one run that change with an upgrade, equal ones together.
package struct UpgradeTable: Sendable {
  /// What changes in the same way on the same page.
  package struct Entry: Hashable, Sendable {
    /// The page; `nil` for the app as a whole.
    let page: String?
    let trigger: Trigger
    let today: UpgradeOutcome
    let asBuilt: UpgradeOutcome?
    let rebuilt: UpgradeOutcome?

    /// The page, or the app.
    package var subject: String { page ?? "the app" }
    /// Whether it changes without a build.
    package var changesAsBuilt: Bool { asBuilt != nil }
    /// Whether it changes once it is built with the SDK.
    package var changesRebuilt: Bool { rebuilt != nil }

    /// The rules that make the difference.
    var rules: [RuleID] { [asBuilt?.rule, rebuilt?.rule].compactMap(\.self) }
  }

  /// The entries in the order of the run, with their numbers.
  package private(set) var entries: [(entry: Entry, count: Int)] = []
  package let target: SystemVersion
  /// How often UIKit evaluates a window.
  package let lookCount: Int

  /// Makes the table of a run that was read to its end.
  package init(_ run: UpgradeRun, _ names: NameTable) {
    (target, lookCount) = (run.target, run.lookCount)
    var places: [Entry: Int] = [:]
    for row in run.rows {
      let entry = Entry(
        page: row.page.map { page in
          row.name.flatMap { names[$0] }.map(Names.printable) ?? "controller \(page.rawValue)"
        }, trigger: row.trigger, today: row.today, asBuilt: row.asBuilt, rebuilt: row.rebuilt)
      if let place = places[entry] {
        entries[place].count += 1
      } else {
        places[entry] = entries.count
        entries.append((entry, 1))
      }
    }
  }

  /// The rules that make a difference, in the order in which they act.
  var rules: [RuleID] {
    let used = entries.flatMap(\.entry.rules)
    return RuleID.allCases.filter(used.contains)
  }
}

extension UpgradeOutcome {
  /// The outcome as a clause.
  var text: String {
    if rule == .scenesRequired { return "does not launch" }
    if let exception = effect.exception { return "\(exception.outcome)" }
    let place = effect.orientation.isEmpty ? "launches" : effect.orientation.alternatives
    return effect.isDenied ? "refused, \(place)" : place
  }

  /// The outcome with the rule that decided.
  var textWithRule: String {
    rule.map { "\(text) (\($0), \($0.rule.confidence.text))" } ?? text
  }
}
