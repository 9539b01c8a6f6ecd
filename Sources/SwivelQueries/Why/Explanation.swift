package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// A ruling and its reasons.
package struct Explanation {
  /// The basis of a result.
  package enum Basis: String, CaseIterable, Sendable {
    /// It was observed.
    case observed
    /// The rules lead to it.
    case modelled
    /// The rules leave several orientations open.
    case undetermined

    /// The word in texts; records keep the former spelling.
    package var word: String {
      switch self {
      case .observed: "observed"
      case .modelled: "predicted"
      case .undetermined: "undetermined"
      }
    }
  }

  /// The event at which UIKit evaluated the window.
  package let event: Event
  /// The ruling.
  package let ruling: Ruling
  /// What each rule changed, in order.
  package let reasons: [Reason]
  /// The visible page.
  package let visible: ControllerID?
  /// The controllers whose values decided.
  package let consulted: [ControllerID]
  /// The observation of the result, with what the rules had expected.
  package private(set) var sighting: Moment.Sighting?
  /// The event that observed it; `nil` if there was none.
  package private(set) var seenAt: UInt64?
  /// The mask that UIKit reported as supported, if it refused a request.
  package private(set) var reported: InterfaceOrientationMask?
  // Another ruling has changed or kept the result since.
  private var isSuperseded = false
  // The orientation was observed before, and nothing has rotated the window since.
  private let wasSeen: Bool
  /// The events that set the masks of the app and of the controller, if they are known.
  package private(set) var origins: (app: UInt64?, controller: UInt64?) = (nil, nil)
  /// The findings about the event.
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
    seenAt = sighting.map { _ in event.sequence }
  }

  /// The basis of the result.
  package var basis: Basis {
    // An app that is observed has not crashed.
    guard ruling.exception == nil else { return .modelled }
    if let sighting, ruling.to.allows(sighting.observed) { return .observed }
    guard ruling.to.only != nil else { return .undetermined }
    return wasSeen ? .observed : .modelled
  }

  /// Adds a finding, if it is about the event.
  mutating func add(_ finding: Finding) {
    let isAbout = finding.evidence.contains(event.sequence) || finding.sequence == event.sequence
    if isAbout, finding.window == ruling.window { findings.append(finding) }
  }

  /// Adds the events that set the masks, given the situation after the event.
  mutating func add(_ origins: MaskOrigins, _ situation: Situation) {
    self.origins = (
      origins.app(of: ruling, situation), origins.controller(of: ruling, situation)
    )
  }

  /// Adds what UIKit reported about a request, if that is the event explained.
  mutating func add(_ refused: RefusedRequest?) {
    guard let refused,
      [refused.request, refused.sequence].contains(event.sequence) || isRefusal(of: refused)
    else { return }
    reported = refused.mask
  }

  private func isRefusal(of refused: RefusedRequest) -> Bool {
    guard case .outcome(.geometryRefused(_, let request?)) = event.kind else { return false }
    return event.sequence >= request.rawValue
      && event.sequence - UInt64(request.rawValue) == refused.request
  }

  /// Applies a later moment: the result is observed, or superseded.
  mutating func follow(_ moment: Moment) {
    if moment.rulings.contains(where: { $0.window == ruling.window }) { isSuperseded = true }
    // If UIKit did not evaluate the window, there is no result to observe.
    guard ruling.trigger != .inspection, !isSuperseded, sighting == nil, let next = moment.sighting,
      next.window == ruling.window
    else { return }
    (sighting, seenAt) = (next, moment.event.sequence)
  }

  /// The observation that contradicts the ruling: another orientation, or any after an exception.
  package var contradiction: (orientation: InterfaceOrientation, event: UInt64)? {
    guard let sighting, let seenAt, ruling.exception != nil || !ruling.to.allows(sighting.observed)
    else { return nil }
    return (sighting.observed, seenAt)
  }

  /// The relevant rules: for each part of the result, the one that changed it last.
  package var rules: [RuleID] {
    var last: [RuleID] = []
    for part in Self.parts {
      if let rule = reasons.last(where: part)?.rule { last.append(rule) }
    }
    return reasons.map(\.rule).filter { last.contains($0) && $0 != .askedController }
  }

  private static let parts: [@Sendable (Reason) -> Bool] = [
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
}
