import SwivelFindings
package import SwivelLog
package import SwivelModel
package import SwivelQueries
package import SwivelReplay
package import SwivelTrace

/// A ruling's chain of gates, as text.
package struct WhyText {
  let explanation: Explanation
  let situation: Situation
  let names: Names

  package init(_ explanation: Explanation, _ situation: Situation, _ table: NameTable) {
    self.explanation = explanation
    self.situation = situation
    names = Names(situation, table)
  }

  /// All lines, where there is no terminal.
  package var lines: [String] {
    (headline(room: nil) + gates(room: nil)).map(\.text) + details
  }

  /// The findings and rules, below the gates.
  package var details: [String] {
    let findings = explanation.findings.flatMap { finding in
      [
        "  \(finding.id.rawValue): \(summary(of: finding))",
        "       \(BasisText(finding).text)",
      ]
    }
    return findings + rules
  }

  /// What became of the interface, and why it was looked at.
  package func headline(_ clock: WallClock? = nil, room: Int?) -> [StyledLine] {
    let (ruling, event) = (explanation.ruling, explanation.event)
    let time = clock?.text(at: event.instant) ?? event.instant.text
    let outcome = "\(names.window(ruling.window)) \(headlineOutcome)"
    let style = ruling.exception == nil ? TextStyle.plain : .error
    let row = [
      TextTable.Cell(text: time, style: .dim),
      TextTable.Cell(text: room == nil ? outcome.padded(to: 44) : outcome, style: style),
      TextTable.Cell(text: cause),
    ]
    return TextTable.lines([row], fold: 1, room: room)
  }

  /// What became of the interface; what an observation contradicts is only a prediction.
  private var headlineOutcome: String {
    let ruling = explanation.ruling
    guard let (seen, _) = explanation.contradiction else {
      return LineWriter.plainOutcome(
        of: explanation.outcome, isSeen: explanation.known.isSeen)
    }
    if let exception = ruling.exception { return "✗ the rules predict that \(exception.outcome)" }
    let (from, to) = (ruling.from.alternatives, ruling.to.alternatives)
    let expected = ruling.isTurn ? "rotate \(from) → \(to)" : "stay in \(to)"
    return "✗ was predicted to \(expected), but was observed in \(seen.word)"
  }

  private var cause: String {
    let (ruling, event) = (explanation.ruling, explanation.event)
    guard ruling.trigger == .inspection else {
      return "\(names.clause(event.kind)) (event \(event.sequence))"
    }
    guard let sighting = explanation.sighting, explanation.seenAt == event.sequence else {
      return "as of event \(event.sequence)"
    }
    let verdict = sighting.agrees ? "" : "; the rules predict \(sighting.prediction)"
    return "observed at event \(event.sequence)\(verdict)"
  }

  var result: String {
    if let reported = explanation.reported { return reported.initials }
    return explanation.ruling.exception == nil ? explanation.ruling.allowed.initials : "none"
  }

  /// The orientation of the interface, how it is known, and whether it is among the result.
  var outcome: String {
    let (ruling, shown) = (explanation.ruling, explanation.known.orientation)
    guard ruling.exception == nil, !shown.isEmpty else { return basis }
    let isAllowed = !shown.isDisjoint(with: ruling.allowed)
    let remark = isAllowed ? "" : " (not allowed)"
    let place = shown == .all ? "" : "interface in \(shown.alternatives)\(remark): "
    return place + basis
  }

  private var basis: String {
    let known = explanation.known
    var basis = explanation.word.rawValue
    if case .unchanged(let since, _) = known.basis, explanation.word == .unchanged {
      basis += " since it was observed (event \(since))"
    }
    let isThrown = explanation.ruling.exception != nil
    let disputed = isThrown ? explanation.ruling.disputedRule : known.basis.disputedRule
    if let rule = disputed { basis += " by \(rule) (disputed)" }
    if let (orientation, event) = explanation.contradiction {
      let continued = isThrown ? "the app continued: " : ""
      return "\(basis), but \(continued)observed in \(orientation.word) (event \(event))"
    }
    if let instead = known.basis.instead,
      instead.exception != nil || instead.orientation.isDisjoint(with: known.orientation)
    {
      return basis + contrast(instead)
    }
    guard let sighting = explanation.sighting, sighting.expected != .all else { return basis }
    return basis + ", as predicted"
  }

  /// Only what a rule predicts can be contradicted.
  private func contrast(_ instead: Prediction) -> String {
    guard let rule = instead.rule else { return ", and no recorded event explains it" }
    return rule.isDisputed ? "; \(rule) (disputed) predicts otherwise" : ", contradicting the rules"
  }

  private var rules: [String] {
    var lines: [String] = []
    // The rule for windows without a root is pointless if no window was recorded.
    for rule in cited where rule != .rootlessWindow || isWindowTold {
      lines.append("  rule \(rule.namedWithStanding): \(rule.rule.summary)")
      lines.append("       \(rule.rule.sources.joined(separator: "; "))")
    }
    return lines
  }

  /// The rules that acted, and those that `check` cites for the findings.
  private var cited: [RuleID] {
    explanation.findings.flatMap(\.toldRules).reduce(into: explanation.rules) { cited, rule in
      if !cited.contains(rule) { cited.append(rule) }
    }
  }

  private func summary(of finding: Finding) -> String {
    Detector.named(finding.id)?.summary ?? ""
  }
}

extension Suggestion {
  /// The command that shows the effect.
  package func command(_ file: String, mode: LogReader.Mode = .tail) -> String {
    let options =
      declarations.map { "--set \($0)" } + drops.map { "--drop \($0)" }
      + insertions.map { "--insert \(ShellWord.quoted($0))" }
    let list = options.joined(separator: " ")
    return "swivel whatif \(ShellWord.path(file)) \(list)\(ShellWord.option(of: mode))"
  }

  /// Why it inserts requests beside the declarations; `nil` if it does not.
  package var caution: String? {
    doubt.map {
      "without the inserted request, the effect depends on \($0.namedWithStanding); sources disagree about it"
    }
  }
}
