package import SwivelModel
package import SwivelReplay
package import SwivelRules

/// The timeline as people read it: a line for each ruling that turned or held the interface.
package struct TimelineText {
  private let names: Names

  /// Makes the text of a moment, with the situation after it.
  package init(_ situation: borrowing Situation, _ table: NameTable) {
    names = Names(situation, table)
  }

  /// The lines of a moment; none if nothing is worth telling.
  package func lines(of moment: Moment) -> [String] {
    String.text { write(moment, to: &$0) }.split(separator: "\n").map(String.init)
  }

  /// Writes the lines of a moment, each with its end.
  package func write(_ moment: Moment, to text: inout [UInt8]) {
    if let marker = moment.event.marker {
      text.add(moment.event.instant, width: Self.timeWidth)
      text.add("  — ")
      names.write(marker, to: &text)
      return text.add("\n")
    }
    for ruling in moment.rulings where ruling.isTold { write(ruling, moment.event, to: &text) }
    if let sighting = moment.sighting { write(sighting, moment.event, to: &text) }
  }

  private static let timeWidth = 9

  private func write(_ ruling: Ruling, _ event: Event, to text: inout [UInt8]) {
    text.add(event.instant, width: Self.timeWidth)
    text.add("  ")
    names.write(ruling.window, to: &text)
    text.add(" ")
    writeOutcome(of: ruling, to: &text)
    text.add("; ")
    names.write(event.kind, to: &text)
    text.add(" (event ")
    text.add(event.sequence)
    text.add(")\n")
  }

  /// Writes what became of the interface, and who decided it.
  private func writeOutcome(of ruling: Ruling, to text: inout [UInt8]) {
    writePlainOutcome(of: ruling, to: &text)
    if ruling.exception != nil { return }
    if ruling.isRequestDenied, !ruling.isTurn { text.add(", the request fails with error 101") }
    writeReason(for: ruling, to: &text)
  }

  private func writePlainOutcome(of ruling: Ruling, to text: inout [UInt8]) {
    if let exception = ruling.exception {
      text.add("✗ UIKit throws ")
      return text.add(text: exception.word)
    }
    text.add(ruling.isTurn ? "turned " : ruling.trigger == .inspection ? "is " : "stayed ")
    text.add(alternativesOf: ruling.from)
    guard ruling.isTurn else { return }
    text.add(" → ")
    text.add(alternativesOf: ruling.to)
  }

  private func writeReason(for ruling: Ruling, to text: inout [UInt8]) {
    if let rule = ruling.heldBy, rule != .intersection {
      text.add(" [")
      text.add(text: rule.description)
    } else if ruling.masksCount, let page = ruling.respondent {
      text.add(" [")
      names.write(page, to: &text)
      text.add(" allows ")
      text.add(initialsOf: ruling.controllerMask)
    } else {
      return
    }
    text.add("]")
  }

  private func write(_ sighting: Moment.Sighting, _ event: Event, to text: inout [UInt8]) {
    text.add(event.instant, width: Self.timeWidth)
    text.add("  ")
    names.write(sighting.window, to: &text)
    text.add(" was seen in ")
    text.add(text: sighting.observed.word)
    if !sighting.agrees {
      text.add(", ✗ modelled ")
      text.add(alternativesOf: sighting.expected)
    } else if sighting.expected != .all {
      // Where nothing was known before, there is nothing to compare with.
      text.add(", as modelled")
    }
    text.add("\n")
  }
}

// MARK: - Parts of a line, for others

extension TimelineText {
  /// What became of the interface, without who decided it.
  func plainOutcome(of ruling: Ruling) -> String {
    .text { writePlainOutcome(of: ruling, to: &$0) }
  }

  /// Who decided, or which rule held the interface; in brackets, behind a blank.
  func reason(for ruling: Ruling) -> String { .text { writeReason(for: ruling, to: &$0) } }
}

extension Ruling {
  /// Whether a timeline tells of the ruling: it turned something, or something else was wanted.
  package var isTold: Bool { isTurn || heldBy != nil || exception != nil || message != nil }
}
