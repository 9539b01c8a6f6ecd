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
      let page = visitedPage.map { Names.printable($0.filter { $0 != "\"" }) }
      if let page {
        return "\(places): the visit to \(page) is \(extent.1), \(extent.0.counting("event"))"
      }
      let count = extent.0 == 1 ? "" : "\(extent.0) events "
      return "\(places): \(count)only in the \(kind == .removed ? "base" : "head")"
    case .rewritten:
      return "\(places): rewritten, \(baseCount.counting("event")) became \(headCount)"
    }
  }

  /// The place and the first difference, in one line.
  var sentence: String {
    let (was, now) = (base.first?.form, head.first?.form)
    switch (kind, was, now) {
    case (.altered, let was?, let now?):
      let names = was.kind == now.kind ? was.names(besides: now) : []
      return
        "\(headline): \(now.clause(including: names)); in the base, \(was.clause(including: names))"
    case (.removed, let event?, _), (.inserted, _, let event?):
      return visitedPage == nil ? "\(headline): \(event.clause())" : headline
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
    if kind == .altered, let base = base.first?.form, let head = head.first?.form {
      let names = base.kind == head.kind ? base.names(besides: head) : []
      return ["- \(base.clause(including: names))", "+ \(head.clause(including: names))"]
    }
    return shown(base, baseCount, "-") + shown(head, headCount, "+")
  }

  private static let shownCount = 6

  private func shown(_ events: [DiffEvent], _ count: Int, _ sign: String) -> [String] {
    let lines = events.prefix(Self.shownCount).map { "\(sign) \($0.form.clause())" }
    let more = count - lines.count
    return lines + (more > 0 ? ["\(sign) and \(more) more"] : [])
  }
}

extension Consequence {
  /// The difference between base and head.
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
