package import SwivelFindings
package import SwivelModel
package import SwivelReplay

/// A ruling and its reasons.
package struct Explanation {
  /// The event at which UIKit evaluated the window.
  package let event: Event
  package let ruling: Ruling
  /// What each rule changed, in order.
  package let reasons: [Reason]
  package let visible: ControllerID?
  /// The controllers whose values decided.
  package let consulted: [ControllerID]
  /// What is known of the interface after the event, as the replay and the findings know it; from
  /// an observation on that shows it before UIKit looks again, that observation.
  package private(set) var known: Known
  /// The observation that shows or contradicts it, with what the rules had expected.
  package private(set) var sighting: Moment.Sighting?
  /// The event that observed it; `nil` if there was none.
  package private(set) var seenAt: UInt64?
  /// The mask that UIKit reported as supported, if it refused a request.
  package private(set) var reported: InterfaceOrientationMask?
  // UIKit has looked at the window again since.
  private var isSuperseded = false
  /// The events that set the masks of the app and of the controller, if they are known.
  package private(set) var origins: (app: UInt64?, controller: UInt64?) = (nil, nil)
  package private(set) var findings: [Finding] = []

  package init(
    _ event: Event, _ ruling: Ruling, _ reasons: [Reason], _ situation: Situation,
    sighting: Moment.Sighting? = nil
  ) {
    (self.event, self.ruling, self.reasons) = (event, ruling, reasons)
    known = situation.known(ruling.window)
    visible = situation.visiblePage(of: ruling.window)
    consulted = situation.consulted(by: ruling)
    self.sighting = sighting
    seenAt = sighting.map { _ in event.sequence }
  }

  /// How the result is known, in a word; an exception can only be predicted.
  package var word: Basis.Word { ruling.exception == nil ? known.word : .predicted }

  /// The ruling with the outcome that is known.
  package var outcome: Ruling { ruling.leading(to: known.orientation) }

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

  /// Applies a later moment, with the situation after it: the result is observed, or superseded.
  mutating func follow(_ moment: Moment, _ situation: Situation) {
    guard !isSuperseded else { return }
    if let next = moment.sighting, next.window == ruling.window {
      take(next, at: moment.event.sequence)
    }
    isSuperseded = situation.interface.ledger.isNewLook(at: ruling.window, in: moment.event)
  }

  /// Ends what observations may show, because events are missing here.
  mutating func close() { isSuperseded = true }

  /// Applies an observation; one that contradicts the result may have come before the rotation.
  private mutating func take(_ next: Moment.Sighting, at event: UInt64) {
    guard known.sighting == nil || ruling.exception != nil else { return }
    if ruling.exception == nil, let confirmed = known.confirmed(by: event, in: next.observed) {
      (known, sighting, seenAt) = (confirmed, next, event)
    } else if sighting == nil {
      (sighting, seenAt) = (next, event)
    }
  }

  /// The observation that contradicts the result: another orientation, or any after an exception.
  package var contradiction: (orientation: InterfaceOrientation, event: UInt64)? {
    guard let sighting, let seenAt,
      ruling.exception != nil || !known.orientation.allows(sighting.observed)
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
        || $0.before.unaskedBy != $0.after.unaskedBy
    },
    { $0.before.to != $0.after.to },
    { $0.before.heldBy != $0.after.heldBy },
    { $0.before.isLocked != $0.after.isLocked },
    { $0.before.exception != $0.after.exception },
    { $0.before.isRequestDenied != $0.after.isRequestDenied },
  ]
}
