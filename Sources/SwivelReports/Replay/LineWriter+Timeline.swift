import SwivelModel
package import SwivelReplay

// The timeline as people read it: a line for each ruling that turned or held the interface.
extension LineWriter {
  private static let timeWidth = 9

  /// Writes the lines of a moment, each with its end, with the situation after it; none if nothing
  /// is worth telling.
  package mutating func write(_ moment: Moment, _ situation: Situation) {
    if case .remark(.marker(let marker)) = moment.kind {
      text.add(moment.event.instant, width: Self.timeWidth)
      text.add("  — ")
      write(marker)
      return text.add("\n")
    }
    moment.rulings.forEach { if $0.isTold { write($0, of: moment, situation) } }
    if let sighting = moment.sighting { write(sighting, moment.event.instant, situation) }
  }

  private mutating func write(_ ruling: Ruling, of moment: Moment, _ situation: Situation) {
    text.add(moment.event.instant, width: Self.timeWidth)
    writeOutcome(of: ruling, situation)
    text.add("; ")
    write(moment.kind, situation)
    text.add(" (event ")
    text.add(moment.event.sequence)
    text.add(")\n")
  }

  /// Writes what became of a window's interface, and who decided it.
  private mutating func writeOutcome(of ruling: Ruling, _ situation: Situation) {
    if ruling.exception != nil {
      return writePlainOutcome(in: ruling.window, of: ruling, situation)
    }
    let isMain = ruling.window == situation.facts.windows.main
    write(.outcome(of: ruling, isMain: isMain)) {
      $0.writePlainOutcome(in: ruling.window, of: ruling, situation)
    }
    if ruling.isRequestDenied, !ruling.isTurn { text.add(", the request fails with error 101") }
    writeReason(for: ruling, situation)
  }

  private mutating func writePlainOutcome(
    in window: WindowID, of ruling: Ruling, _ situation: Situation
  ) {
    text.add("  ")
    write(window, situation)
    text.add(" ")
    writePlainOutcome(of: ruling)
  }

  fileprivate mutating func writePlainOutcome(of ruling: Ruling) {
    if let exception = ruling.exception {
      text.add("✗ UIKit throws ")
      return text.add(exception.spelling)
    }
    text.add(ruling.isTurn ? "turned " : ruling.trigger == .inspection ? "is " : "stayed ")
    text.add(alternativesOf: ruling.from)
    guard ruling.isTurn else { return }
    text.add(" → ")
    text.add(alternativesOf: ruling.to)
  }

  fileprivate mutating func writeReason(for ruling: Ruling, _ situation: Situation) {
    if let rule = ruling.heldBy, rule != .intersection {
      write(.held(by: rule)) { $0.writeBracketed(rule) }
    } else if let decider = ruling.decider {
      text.add(" [")
      write(decider, of: ruling, situation)
      if let rule = ruling.disputedRule {
        text.add("; ")
        text.add(rule.spelling)
        text.add(", disputed")
      }
      text.add("]")
    } else if let rule = ruling.disputedRule {
      writeBracketed(rule)
    }
  }

  private mutating func writeBracketed(_ rule: RuleID) {
    text.add(" [")
    text.add(rule.spelling)
    if rule.isDisputed { text.add(", disputed") }
    text.add("]")
  }

  private mutating func write(
    _ sighting: Moment.Sighting, _ instant: Instant, _ situation: Situation
  ) {
    text.add(instant, width: Self.timeWidth)
    let isMain = sighting.window == situation.facts.windows.main
    write(.seen(sighting, isMain: isMain)) { $0.write(sighting, situation) }
  }

  private mutating func write(_ sighting: Moment.Sighting, _ situation: Situation) {
    text.add("  ")
    write(sighting.window, situation)
    text.add(" was seen in ")
    text.add(sighting.observed.spelling)
    if !sighting.agrees {
      text.add(", ✗ modeled ")
      text.add(alternativesOf: sighting.expected)
    } else if sighting.expected != .all {
      // Where nothing was known before, there is nothing to compare with.
      text.add(", as modeled")
    }
    text.add("\n")
  }
}

// MARK: - Strings, for others

extension Names {
  /// The lines of a moment; none if nothing is worth telling.
  package func lines(of moment: Moment) -> [String] {
    text { $0.write(moment, $1) }.split(separator: "\n").map(String.init)
  }

  /// What became of the interface, without who decided it.
  package func plainOutcome(of ruling: Ruling) -> String {
    text { writer, _ in writer.writePlainOutcome(of: ruling) }
  }

  /// Who decided, or which rule held the interface; in brackets, behind a blank.
  func reason(for ruling: Ruling) -> String { text { $0.writeReason(for: ruling, $1) } }
}
