import SwivelQueries
import SwivelModel
import SwivelText

extension DiffChange {
  /// The location and subject, in one line.
  var headline: String {
    let places = (base.first ?? head.first).map { "at \($0.instant.text), \(numbers)" } ?? ""
    switch kind {
    case .altered: return places
    case .removed, .inserted:
      let extent = kind == .removed ? (baseCount, "missing") : (headCount, "new")
      if let visit {
        return "\(places): the visit to \(visit) is \(extent.1), \(extent.0.counting("event"))"
      }
      let count = extent.0 == 1 ? "" : "\(extent.0) events "
      return "\(places): \(count)only in the \(kind == .removed ? "base" : "head")"
    case .rewritten:
      return "\(places): rewritten, \(baseCount.counting("event")) became \(headCount)"
    }
  }

  /// The page whose whole visit it is.
  package var visit: String? { visitedPage.map { Names.printable($0.filter { $0 != "\"" }) } }

  /// The place and the first difference, in one line.
  var sentence: String {
    let (was, now) = (clauses.base.first, clauses.head.first)
    switch (kind, was, now) {
    case (.altered, let was?, let now?): return "\(headline): \(now); in the base, \(was)"
    case (.removed, let event?, _), (.inserted, _, let event?):
      return visitedPage == nil ? "\(headline): \(event)" : headline
    default: return headline
    }
  }

  private var numbers: String {
    switch (base.first?.sequence, head.first?.sequence) {
    case (let was?, let now?) where was != now: "event \(was) of the base, \(now) of the head"
    case (let was?, _): "event \(was) of the base"
    case (nil, let now?): "event \(now) of the head"
    case (nil, nil): ""
    }
  }

  /// The base and head values, one per line.
  var lines: [String] {
    let (base, head) = sides
    return base.map { "- \($0)" } + head.map { "+ \($0)" }
  }

  var sides: (base: [String], head: [String]) {
    (lines(clauses.base, of: baseCount), lines(clauses.head, of: headCount))
  }

  private func lines(_ clauses: [String], of count: Int) -> [String] {
    let more = count - clauses.count
    return clauses + (more > 0 ? ["and \(more) more"] : [])
  }

  // The rest is counted.
  private static let shownCount = 6

  /// The first events of each run as clauses, with the fields that differ in an altered one.
  var clauses: (base: [String], head: [String]) {
    let (was, now) = kind == .altered ? (base.first?.form, head.first?.form) : (nil, nil)
    return (Self.clauses(base, besides: now), Self.clauses(head, besides: was))
  }

  private static func clauses(_ events: [DiffEvent], besides other: CanonicalEvent?) -> [String] {
    events.prefix(shownCount).map { $0.form.clause(including: $0.form.names(besides: other)) }
  }
}

extension Consequence {
  var values: (subject: String, base: String, head: String) {
    switch effect {
    case .orientation(let window, let base, let head):
      (window, base.alternatives, head.alternatives)
    case .exception(let base, let head):
      ("UIKit throws", base?.word ?? "nothing", head?.word ?? "nothing")
    case .message(let base, let head):
      ("UIKit logs", base?.word ?? "nothing", head?.word ?? "nothing")
    case .refusal(let base, let head):
      ("the request", base ? "is refused" : "is met", head ? "is refused" : "is met")
    }
  }

  /// Where it begins, and what happened there.
  var headline: String {
    guard let step = first.step else {
      return "at \(first.instant.text), event \(first.base) of the base: the change itself"
    }
    return "at \(step.instant.text), event \(step.sequence) of the base: \(step.form.clause())"
  }

  /// The base and head values, one per line, and the duration of the difference.
  var lines: [String] {
    let (subject, base, head) = values
    let stays =
      stepCount == 1
      ? []
      : [
        "  the runs differ from here to event \(last.base) of the base (\(stepCount) decisions or observations)"
      ]
    return ["- \(subject) \(base)", "+ \(subject) \(head)"] + stays
  }
}

extension Comparison {
  /// The counts, in one line.
  package var summary: String {
    guard isDifferent else {
      guard let lossClause else { return "no behavioral change" }
      return "the runs cannot be compared, because \(lossClause)"
    }
    return [difference, lossClause].compactMap(\.self).joined(separator: "; ")
  }

  /// What is compared, and what is not; `nil` if everything is.
  package var scope: String? {
    comparesTimes ? nil : "what happened, and in which order; times are not compared"
  }

  /// What is missing; `nil` if nothing is.
  var lossClause: String? {
    switch incomplete {
    case (true, true): "part of both runs is missing"
    case (true, false): "part of the base is missing"
    case (false, true): "part of the head is missing"
    case (false, false): nil
    }
  }

  private var difference: String {
    guard isReplayed else {
      let events = editCount.counting("event")
      return "\(divergenceCount.counting("divergence")), \(events) in only one run"
    }
    let changes = changes.isEmpty ? "no event differs" : changes.totalCount.counting("change")
    let consequences = consequences.totalCount.counting("consequence")
    let findings =
      "\(newFindings.count) new, \(fixedFindings.count) fixed, \(unchangedFindings.count) unchanged"
    return "\(changes), \(consequences); findings: \(findings)"
  }
}
