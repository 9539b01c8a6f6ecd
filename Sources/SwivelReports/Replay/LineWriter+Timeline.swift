import SwivelModel
package import SwivelReplay
import SwivelText

// The timeline as text: a line for each ruling that rotated or held the interface.
extension LineWriter {
  /// Writes the lines of a moment, each with a line end, given the situation after it; none if
  /// there is nothing to report.
  package mutating func write(_ moment: Moment, _ situation: Situation) {
    if case .remark(.marker(let marker)) = moment.kind {
      writeTime(moment.event.instant)
      text.append("  — ")
      write(marker)
      return text.append("\n")
    }
    moment.rulings.forEach { if $0.isDecision { write($0, of: moment, situation) } }
    if let sighting = moment.sighting { write(sighting, moment.event.instant, situation) }
  }

  private mutating func write(_ ruling: Ruling, of moment: Moment, _ situation: Situation) {
    writeTime(moment.event.instant)
    writeOutcome(of: ruling, situation)
    text.append("; trigger: ")
    write(moment.kind, situation)
    text.append(" (event ")
    text.append(decimal: moment.event.sequence)
    text.append(")\n")
  }

  /// Writes the outcome for a window's interface, and its decider.
  private mutating func writeOutcome(of ruling: Ruling, _ situation: Situation) {
    writeIndented(ruling.window, situation)
    // Where sources disagree, only an observation shows that it rotated.
    writePlainOutcome(
      of: ruling, isSeen: situation.known(ruling.window).isSeen, isSure: ruling.disputedRule == nil)
    guard ruling.exception == nil else { return }
    if ruling.isRequestDenied, !ruling.isTurn {
      text.append("; the request is predicted to fail with error 101")
    }
    writeReason(for: ruling, situation)
  }

  fileprivate mutating func writePlainOutcome(
    of ruling: Ruling, isSeen: Bool, isSure: Bool = true
  ) {
    if let exception = ruling.exception {
      text.append("✗ the rules predict that ")
      return text.append(exception.outcome)
    }
    text.append(verb(for: ruling, isSeen: isSeen, isSure: isSure))
    guard ruling.isTurn else { return text.append(shown: ruling.from) }
    text.append(alternativesOf: ruling.from)
    text.append(" → ")
    text.append(alternativesOf: ruling.to)
  }

  /// What only the rules lead to is a prediction.
  private func verb(for ruling: Ruling, isSeen: Bool, isSure: Bool) -> StaticString {
    if ruling.isTurn {
      guard isSure, ruling.from.isDisjoint(with: ruling.to) else { return "may have rotated " }
      return isSeen ? "rotated " : "is predicted to rotate "
    }
    let isFact = isSeen || ruling.from == .all
    if ruling.trigger == .inspection { return isFact ? "is in " : "is predicted to be in " }
    return isFact ? "stayed in " : "is predicted to stay in "
  }

  fileprivate mutating func writeReason(for ruling: Ruling, _ situation: Situation) {
    if let rule = ruling.heldBy, rule != .intersection {
      writeBracketed(rule)
    } else if let decider = ruling.decider {
      text.append(" [")
      write(decider, of: ruling, situation)
      if let rule = ruling.disputedRule {
        text.append("; ")
        text.append(rule.spelling)
        text.append(", disputed")
      }
      text.append(UInt8(ascii: "]"))
    } else if let rule = ruling.disputedRule {
      writeBracketed(rule)
    }
  }

  private mutating func writeBracketed(_ rule: RuleID) {
    text.append(" [")
    text.append(rule.spelling)
    if rule.isDisputed { text.append(", disputed") }
    text.append(UInt8(ascii: "]"))
  }

  private mutating func write(
    _ sighting: Moment.Sighting, _ instant: Instant, _ situation: Situation
  ) {
    writeTime(instant)
    writeIndented(sighting.window, situation)
    text.append("was observed in ")
    text.append(sighting.observed.spelling)
    if !sighting.agrees {
      text.append(" (✗ the rules predict ")
      text.append(contentsOf: sighting.prediction.utf8)
      text.append(UInt8(ascii: ")"))
    } else if sighting.expected != .all {
      // Where every orientation is possible, the model predicts nothing.
      text.append(", as predicted")
    }
    text.append(UInt8(ascii: "\n"))
  }

  /// Writes a window after the time of a line.
  private mutating func writeIndented(_ window: WindowID, _ situation: Situation) {
    // Nearly always: one append is faster than three.
    if window == situation.facts.windows.main { return text.append("  main window ") }
    text.append("  ")
    write(window, situation)
    text.append(" ")
  }
}

// MARK: - Strings

extension LineWriter {
  /// The outcome for the interface, without its decider.
  static func plainOutcome(of ruling: Ruling, isSeen: Bool) -> String {
    var writer = LineWriter(NameTable())
    writer.writePlainOutcome(of: ruling, isSeen: isSeen)
    return String(decoding: writer.text, as: UTF8.self)
  }
}

extension Names {
  /// The lines of a moment; none if there is nothing to report.
  package func lines(of moment: Moment) -> [String] {
    text { $0.write(moment, $1) }.split(separator: "\n").map(String.init)
  }

  /// The outcome for the interface, without its decider; a prediction if it is not observed.
  package func plainOutcome(of ruling: Ruling) -> String {
    text { $0.writePlainOutcome(of: ruling, isSeen: $1.known(ruling.window).isSeen) }
  }

  /// The decider, or the rule that held the interface; in brackets, after a space.
  func reason(for ruling: Ruling) -> String { text { $0.writeReason(for: ruling, $1) } }
}
