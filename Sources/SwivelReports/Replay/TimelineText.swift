package import SwivelModel
package import SwivelReplay
package import SwivelRules

/// The timeline as people read it: a line for each ruling that turned or held the interface.
package struct TimelineText {
  private let names: Names

  /// Makes the text of a moment, with the situation after it.
  package init(_ situation: Situation, _ table: NameTable) {
    names = Names(situation, table)
  }

  /// The lines of a moment; none if nothing is worth telling.
  package func lines(of moment: Moment) -> [String] {
    if case .remark(.marker(let marker)) = moment.event.kind {
      return ["\(time(moment))  — \(names.name(marker))"]
    }
    return moment.rulings.filter(\.isTold).map { line($0, moment) } + sightings(of: moment)
  }

  private func line(_ ruling: Ruling, _ moment: Moment) -> String {
    let window = names.window(ruling.window)
    let cause = "\(names.clause(moment.event.kind)) (event \(moment.event.sequence))"
    return "\(time(moment))  \(window) \(outcome(of: ruling)); \(cause)"
  }

  /// What became of the interface, and who decided it.
  func outcome(of ruling: Ruling) -> String {
    if let exception = ruling.exception { return "✗ UIKit throws \(exception.word)" }
    let reason = reason(for: ruling)
    if ruling.isTurn {
      return "turned \(ruling.from.alternatives) → \(ruling.to.alternatives)\(reason)"
    }
    let error = ruling.isRequestDenied ? ", the request fails with error 101" : ""
    return "stayed \(ruling.from.alternatives)\(error)\(reason)"
  }

  /// Who decided, or which rule held the interface; in brackets, behind a blank.
  func reason(for ruling: Ruling) -> String {
    if let rule = ruling.heldBy, rule != .intersection { return " [\(rule)]" }
    guard ruling.masksCount, let page = ruling.respondent else { return "" }
    return " [\(names.controller(page)) allows \(ruling.controllerMask.initials)]"
  }

  private func sightings(of moment: Moment) -> [String] {
    guard let sighting = moment.sighting else { return [] }
    let seen = "\(time(moment))  \(names.window(sighting.window)) was seen in "
    return [seen + sighting.observed.word + verdict(sighting)]
  }

  private func verdict(_ sighting: Moment.Sighting) -> String {
    guard sighting.agrees else { return ", ✗ modelled \(sighting.expected.alternatives)" }
    // Where nothing was known before, there is nothing to compare with.
    return sighting.expected == .all ? "" : ", as modelled"
  }

  private func time(_ moment: Moment) -> String {
    moment.event.instant.text.leftPadded(to: 9)
  }
}

extension Ruling {
  /// Whether a timeline tells of the ruling: it turned something, or something else was wanted.
  package var isTold: Bool { isTurn || heldBy != nil || exception != nil || message != nil }
}
