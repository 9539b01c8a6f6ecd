import SwivelFindings
package import SwivelModel
package import SwivelQueries
package import SwivelReplay

/// A ruling's chain of gates, as text.
package struct WhyText {
  private let explanation: Explanation
  private let situation: Situation
  private let names: Names
  private let device: InterfaceOrientationMask

  /// Makes the text of an explanation.
  package init(_ explanation: Explanation, _ situation: Situation, _ table: NameTable) {
    self.explanation = explanation
    self.situation = situation
    names = Names(situation, table)
    device = situation.facts.session.device.possibleOrientations
  }

  /// The lines.
  package var lines: [String] {
    var rows = [GateRow("gate", "allows", "source")] + gates
    if let reported = explanation.reported {
      rows.append(GateRow("reported", reported.initials, "UIKit, when it refused the request"))
    }
    rows.append(GateRow("result", result, basis))
    let findings = explanation.findings.flatMap { finding in
      [
        "  \(finding.id.rawValue): \(summary(of: finding))",
        "       \(BasisText(finding).text)",
      ]
    }
    return [headline] + GateRow.lines(rows) + findings + rules
  }

  private var headline: String {
    let (ruling, event) = (explanation.ruling, explanation.event)
    let outcome = "\(names.window(ruling.window)) \(names.plainOutcome(of: ruling))"
    return "\(event.instant.text)  \(outcome.padded(to: 44))  \(cause)"
  }

  private var cause: String {
    let (ruling, event) = (explanation.ruling, explanation.event)
    guard ruling.trigger == .inspection else {
      return "\(names.clause(event.kind)) (event \(event.sequence))"
    }
    guard let sighting = explanation.sighting else { return "as of event \(event.sequence)" }
    let verdict = sighting.agrees ? "" : ", the rules say \(sighting.expected.alternatives)"
    return "observed at event \(event.sequence)\(verdict)"
  }

  private var gates: [GateRow] {
    let ruling = explanation.ruling
    guard situation.system.isKnown else {
      return [GateRow("any", "?", "no event states the version of iOS, so no rule applies")]
    }
    guard ruling.masksCount else {
      return [
        GateRow(
          "device", ruling.deviceMask.initials, deviceSource,
          removed(by: ruling.deviceMask, from: .all)),
        GateRow("app", "all", notAsked),
      ]
    }
    var rows = [
      GateRow("device", ruling.deviceMask.initials, deviceSource),
      GateRow(
        "app", ruling.appMask.initials, appSource,
        removed(by: ruling.appMask, from: ruling.deviceMask)),
    ]
    if !ruling.turns { rows.append(GateRow("autorotate", "no rotation", "shouldAutorotate is NO")) }
    let before = ruling.deviceMask.intersection(ruling.appMask)
    rows.append(
      GateRow(
        "controller", ruling.controllerMask.initials, controllerSource,
        removed(by: ruling.controllerMask, from: before)))
    return rows + [GateRow("", "", asked)]
  }

  /// Why no controller is asked.
  private var notAsked: String {
    switch explanation.ruling.unaskedBy {
    case .multitasking: "Info.plist lists all four on an iPad: no controller is asked"
    case .resizableScene: "the user has resized the scene: no controller is asked"
    case .extensionNotAsked: "an extension rotates with its host: no controller is asked"
    default: "no controller is asked"
    }
  }

  private var isWindowTold: Bool {
    situation.facts.windows.existing.contains(explanation.ruling.window)
  }

  private var deviceSource: String {
    guard device != .all else { return "all orientations" }
    return situation.facts.session.hasToldDevice
      ? "no upside-down on a phone without a home button"
      : "no upside-down on a phone without a home button, as far as recorded"
  }

  private var appSource: String {
    switch explanation.ruling.appMaskSource {
    case .none: "no mask before iOS 6"
    case .idiom: "the default, because no entry of the Info.plist is recorded"
    case .plist: "Info.plist"
    case .delegate: "application(_:supportedInterfaceOrientationsFor:)"
    case .sceneDelegate: "supportedInterfaceOrientations(for:) of the scene delegate"
    case .exempt: "a video player is not limited by the app"
    }
  }

  private var controllerSource: String {
    guard let page = explanation.ruling.respondent else { return "no controller" }
    let limit = explanation.ruling.isLimitedByPresenter ? ", limited by the page below" : ""
    return names.controller(page) + limit
  }

  /// The controller that was asked, and any visible one that was not.
  private var asked: String {
    guard isWindowTold else { return "neither a window nor the controller asked is recorded" }
    guard let asked = explanation.ruling.asked else { return "the window has no root to ask" }
    let facts = situation.facts
    let part = facts.controllers[asked].isPresented ? "presented" : "root"
    // For a push up to iOS 15 that leaves the interface alone, the mask is only what UIKit would
    // get.
    let verb = explanation.ruling.heldBy == .pushStays ? "would ask" : "asked"
    var text = "\(verb) \(names.controller(asked)) (\(part))"
    if let page = explanation.visible {
      let isAsked = page == asked || explanation.consulted.contains(page)
      text += " · visible \(names.controller(page))\(isAsked ? "" : ", never asked")"
    }
    return text
  }

  private var result: String {
    explanation.ruling.exception == nil ? explanation.ruling.allowed.initials : "none"
  }

  /// The basis of the result, and whether the interface follows it.
  private var basis: String {
    let ruling = explanation.ruling
    var basis = explanation.basis.word
    if explanation.basis != .observed, let rule = ruling.disputedRule {
      basis += " by \(rule), disputed"
    }
    if let sighting = explanation.sighting {
      basis +=
        !ruling.to.allows(sighting.observed)
        ? ", but observed in \(sighting.observed.word)"
        : sighting.agrees ? ", as modeled" : ", against the rules"
    }
    guard ruling.exception == nil, !ruling.to.isEmpty, ruling.to.isDisjoint(with: ruling.allowed)
    else { return basis }
    return "\(basis) · \(ruling.to.alternatives) is not allowed, and stays"
  }

  private var rules: [String] {
    var lines: [String] = []
    // The rule for windows without a root is pointless if no window was recorded.
    for rule in explanation.rules where rule != .rootlessWindow || isWindowTold {
      lines.append("  rule \(rule.namedWithStanding): \(rule.rule.summary)")
      lines.append("       \(rule.rule.sources.joined(separator: "; "))")
    }
    return lines
  }

  private func summary(of finding: Finding) -> String {
    Detector.named(finding.id)?.summary ?? ""
  }

  private func removed(
    by mask: InterfaceOrientationMask, from before: InterfaceOrientationMask
  ) -> String {
    let removed = before.subtracting(mask)
    return removed.isEmpty ? "" : "◀ removed \(removed.initials)"
  }
}
