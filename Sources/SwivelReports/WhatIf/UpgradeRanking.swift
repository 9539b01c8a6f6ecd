package import SwivelReplay

/// The pages of several runs, by the number of runs in which an upgrade changes them.
package struct UpgradeRanking {
  package struct Page: Sendable {
    /// The type of the page, or the app as a whole.
    package let subject: String
    /// The runs in which it changes without a build.
    package fileprivate(set) var asBuilt = 0
    /// The runs in which it changes once it is built with the SDK.
    package fileprivate(set) var rebuilt = 0
    fileprivate var used: Set<RuleID> = []

    /// The rules that make the difference, in the order in which they act.
    package var rules: [RuleID] { RuleID.allCases.filter(used.contains) }
  }

  private var bySubject: [String: Page] = [:]
  package private(set) var runs = 0

  package init() {}

  package mutating func add(_ table: UpgradeTable) {
    runs += 1
    let groups = Dictionary(grouping: table.entries.map(\.entry), by: \.subject)
    for (subject, entries) in groups {
      var page = bySubject[subject] ?? Page(subject: subject)
      if entries.contains(where: \.changesAsBuilt) { page.asBuilt += 1 }
      if entries.contains(where: \.changesRebuilt) { page.rebuilt += 1 }
      page.used.formUnion(entries.flatMap(\.rules))
      bySubject[subject] = page
    }
  }

  /// The pages, those that change in most runs first.
  package var pages: [Page] {
    bySubject.values.sorted { left, right in
      (right.rebuilt, right.asBuilt, left.subject) < (left.rebuilt, left.asBuilt, right.subject)
    }
  }

  /// The rules that make a difference.
  var rules: [RuleID] {
    let used = bySubject.values.reduce(into: Set<RuleID>()) { $0.formUnion($1.used) }
    return RuleID.allCases.filter(used.contains)
  }
}
