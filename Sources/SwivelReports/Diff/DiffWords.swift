import SwivelDiff
import SwivelFindings
import SwivelModel
import SwivelText

extension CanonicalEvent {
  /// The kind and all fields, as one clause.
  var clause: String { ([kind] + fields.map(\.clause)).joined(separator: " ") }

  /// The kind, and the fields that another event has in the same way.
  func topic(besides other: Self) -> String {
    ([kind] + fields.filter { other.fields.contains($0) }.map(\.clause)).joined(separator: " ")
  }

  /// The fields that another event has otherwise.
  func values(besides other: Self) -> String {
    fields.filter { !other.fields.contains($0) }.map(\.clause).joined(separator: " ")
  }
}

extension CanonicalEvent.Field {
  fileprivate var clause: String { "\(name)=\(text)" }

  /// The value as people read it: without the signs of JSON.
  var text: String {
    if value == "[]" { return "none" }
    return Names.printable(value.filter { !"\"[]".contains($0) })
  }
}

extension Change {
  /// What it is about, in one line.
  var headline: String {
    switch kind {
    case .altered:
      guard let base = base.first, let head = head.first else { return "" }
      return "\(base.form.topic(besides: head.form)) (event \(base.sequence))"
    case .removed: return "\(extent(base, baseCount)) only in the base"
    case .inserted: return "\(extent(head, headCount)) only in the head"
    case .rewritten:
      return "rewritten: \(baseCount.counting("event")) became \(headCount.counting("event"))"
    }
  }

  /// What was, and what is, a line each.
  var lines: [String] {
    if kind == .altered, let base = base.first, let head = head.first {
      return [
        "- \(base.form.values(besides: head.form))", "+ \(head.form.values(besides: base.form))",
      ]
    }
    return shown(base, baseCount, "-") + shown(head, headCount, "+")
  }

  private func extent(_ events: [DiffEvent], _ count: Int) -> String {
    let page = visitedPage.map { Names.printable($0.filter { $0 != "\"" }) }
    let what = page.map { "the visit of \($0), \(count.counting("event"))" }
    let first = events.first.map { " from event \($0.sequence)" } ?? ""
    return "\(what ?? count.counting("event"))\(count > 1 || what != nil ? first : place(events))"
  }

  private func place(_ events: [DiffEvent]) -> String {
    events.first.map { " (event \($0.sequence))" } ?? ""
  }

  private static let shownCount = 6

  private func shown(_ events: [DiffEvent], _ count: Int, _ sign: String) -> [String] {
    let lines = events.prefix(Self.shownCount).map { "\(sign) \($0.form.clause)" }
    let more = count - lines.count
    return lines + (more > 0 ? ["\(sign) and \(more) more"] : [])
  }
}

extension Consequence {
  /// What is different, in the base and in the head.
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

  /// Where it begins, and for how long it stays so.
  var place: String {
    let step = first.step.map { "\($0.form.clause) (event \($0.sequence))" }
    let steps = stepCount == 1 ? "" : ", \(stepCount) steps to event \(last.base)"
    return "\(step ?? "the change itself")\(steps)"
  }
}

extension NamedFinding {
  /// What is found, and on which page.
  var clause: String {
    let page = page.map(Names.printable) ?? "a page without a name"
    return "\(finding.id.rawValue): \(page) in \(finding.orientation.alternatives)"
  }
}

extension Comparison {
  /// How much there is, in one line.
  var summary: String {
    guard !isSame else { return "no behavioural change" }
    let changes = changeCount == 0 ? "no event differs" : changeCount.counting("change")
    guard isReplayed else { return "\(changes), \(editCount.counting("event")) edited" }
    let consequences = consequenceCount.counting("consequence")
    let findings = "\(newFindings.count) new, \(fixedFindings.count) fixed"
    return "\(changes), \(consequences), findings: \(findings)"
  }
}
