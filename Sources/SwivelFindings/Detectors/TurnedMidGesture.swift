import SwivelModel
import SwivelReplay

extension Detector {
  static let turnedMidGesture = Detector(
    id: "turned-mid-gesture", severity: .warning,
    problem: "the interface rotates during a gesture that goes back",
    explanation: """
      As soon as the user starts to swipe back, UIKit calls willShow with the page below. If the \
      navigation controller then returns that page's mask, or if the app forces that page's \
      orientation in willShow, the interface rotates under the finger, which ends the gesture and \
      the pop. In the same way, UIKit asks the page below as soon as a page that fills the window \
      is dismissed by a gesture.
      """,
    help: [
      .always(because: .dismissal): """
      disable the gesture that dismisses the page while the interface is in an orientation that \
      the page below does not allow
      """,
      .always: """
      disable interactivePopGestureRecognizer (and interactiveContentPopGestureRecognizer, on iOS \
      26 and later) while the interface is in an orientation that the page below does not allow; \
      update the orientation in viewDidAppear and not in willShow, which is also called for a \
      canceled swipe
      """,
    ],
    rules: [.popAsksPage, .gestureDefers, .dismissal],
    reports: [
      "https://github.com/emmet7life/ELOrientationControlDemo",
      "https://github.com/lionheart/openradar-mirror/issues/14634 (radar 25921465)",
    ],
    consequenceOf: [forcedNeedlessly.id],
    loudExample: "swipe-back-turns-at-once", quietExample: "swipe-back-defers-turn",
    interest: [.heldSwipes, .seenTurns],
    look: { _, run in
      run.gestures.lazy.compactMap { swipe in
        run.turningRule(during: swipe).map { rule in
          run.situation.report(
            in: swipe.window, allowed: run.gates(of: swipe.window).allowed,
            evidence: swipe.sequence == run.event.sequence ? [] : [swipe.sequence], rule: rule)
        }
      }.first
    })
}

extension Case {
  /// The gestures in progress; what is observed right after the end of one has begun in it.
  fileprivate var gestures: [Passage] {
    let held = history.passages.gestures
    guard let turn = shownTurn, let last = history.passages[turn.window].dismissal,
      last.isInteractive, let end = last.end, Look.isTurning(since: end.instant, at: now)
    else { return held }
    return held + [last]
  }

  /// The rule by which the window rotated during a swipe, if it did.
  fileprivate func turningRule(during swipe: Passage) -> RuleID? {
    if let turn = shownTurn, turn.window == swipe.window, let sighting {
      guard sighting.agrees, let look = situation.lastLook(at: swipe.window) else {
        return swipe.endRule
      }
      // The app asked for it during the swipe.
      if look.isRequest, look.sequence > swipe.sequence { return swipe.endRule }
      return look.sequence == swipe.sequence ? look.ruleOfGesture : nil
    }
    // Where a dismissal begins, only an observation tells whether the rotation waits for its end.
    guard let ruling = ruling(in: swipe.window), ruling.isTurn, ruling.trigger != .dismissal,
      !ruling.to.isDisjoint(with: situation.known(swipe.window).orientation)
    else { return nil }
    return ruling.trigger == .interactivePop ? .popAsksPage : swipe.endRule
  }
}

extension Look {
  /// The rule that predicted a rotation when the gesture began.
  fileprivate var ruleOfGesture: RuleID? {
    switch trigger {
    case .interactivePop: .popAsksPage
    case .dismissal: .dismissal
    default: nil
    }
  }
}

extension Passage {
  /// The rule by which the interface follows the page below or the device once it has ended.
  fileprivate var endRule: RuleID { kind == .dismissal ? .dismissal : .gestureDefers }
}
