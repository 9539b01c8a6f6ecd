package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// One ruling with all that is known of why.
package struct Explanation {
  /// What a result rests on.
  package enum Basis: String, CaseIterable, Sendable {
    /// It was seen.
    case observed
    /// The rules say so.
    case modelled
    /// The rules leave several orientations open.
    case undetermined

    /// The word that people read; records keep the spelling that they have had.
    var word: String {
      switch self {
      case .observed: "observed"
      case .modelled: "modeled"
      case .undetermined: "undetermined"
      }
    }
  }

  /// The event that made UIKit look.
  package let event: Event
  /// What came of it.
  package let ruling: Ruling
  /// What each rule changed, in order.
  package let reasons: [Reason]
  /// The page that the user sees.
  package let visible: ControllerID?
  /// The controllers whose own values decided.
  package let consulted: [ControllerID]
  /// What was seen of the result, beside what the rules had expected.
  package private(set) var sighting: Moment.Sighting?
  /// What UIKit told that it supports, where it refused a request.
  package private(set) var told: InterfaceOrientationMask?
  // Another ruling has changed or kept the result since.
  private var isPast = false
  // What is there was seen before, and nothing has turned it since.
  private let wasSeen: Bool
  /// What is found about the event.
  package private(set) var findings: [Finding] = []

  /// Explains a ruling.
  package init(
    _ event: Event, _ ruling: Ruling, _ reasons: [Reason], _ situation: Situation,
    sighting: Moment.Sighting? = nil, wasSeen: Bool = false
  ) {
    (self.event, self.ruling, self.reasons) = (event, ruling, reasons)
    self.wasSeen = wasSeen
    visible = situation.visiblePage(of: ruling.window)
    consulted = situation.consulted(by: ruling)
    self.sighting = sighting
  }

  /// What the result rests on.
  package var basis: Basis {
    if let sighting, ruling.to.allows(sighting.observed) { return .observed }
    guard ruling.to.only != nil else { return .undetermined }
    return wasSeen ? .observed : .modelled
  }

  /// Adds a finding, if it is about the event.
  mutating func add(_ finding: Finding) {
    let isAbout = finding.evidence.contains(event.sequence) || finding.sequence == event.sequence
    if isAbout, finding.window == ruling.window { findings.append(finding) }
  }

  /// Takes in what UIKit told of a request, if that is what is explained.
  mutating func hear(_ told: Told?) {
    guard let told, [told.request, told.sequence].contains(event.sequence) || isRefusal(of: told)
    else { return }
    self.told = told.mask
  }

  private func isRefusal(of told: Told) -> Bool {
    guard case .outcome(.geometryRefused(_, let request?)) = event.kind else { return false }
    return event.sequence >= request.rawValue
      && event.sequence - UInt64(request.rawValue) == told.request
  }

  /// Takes in what came next: the result is seen, or there is another.
  mutating func follow(_ moment: Moment) {
    if moment.rulings.contains(where: { $0.window == ruling.window }) { isPast = true }
    // Where UIKit did not look, nothing came of it that could be seen.
    guard ruling.trigger != .inspection, !isPast, sighting == nil, let next = moment.sighting,
      next.window == ruling.window
    else { return }
    sighting = next
  }

  /// The rules that are worth telling: for each part of the result, the one that had the last word.
  package var rules: [RuleID] {
    let parts: [(Reason) -> Bool] = [
      { $0.before.asked != $0.after.asked },
      {
        $0.before.controllerMask != $0.after.controllerMask
          || $0.before.respondent != $0.after.respondent
      },
      { $0.before.to != $0.after.to },
      { $0.before.heldBy != $0.after.heldBy },
      { $0.before.exception != $0.after.exception },
      { $0.before.isRequestDenied != $0.after.isRequestDenied },
    ]
    let last = Set(parts.compactMap { part in reasons.last(where: part)?.rule })
    return reasons.map(\.rule).filter { last.contains($0) && $0 != .askedController }
  }
}
