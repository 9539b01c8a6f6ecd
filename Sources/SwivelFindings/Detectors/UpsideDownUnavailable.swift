import SwivelModel
import SwivelReplay

extension Detector {
  static let upsideDownUnavailable = Detector(
    id: "upside-down-unavailable", severity: .note,
    problem: "upside down is declared, but the hardware or a default mask excludes it",
    explanation: """
      A phone without a home button never rotates upside down. On a phone with a home button, \
      listing it in the Info.plist is not enough: the default mask of controllers on a phone, \
      including navigation and tab bar controllers, is all but upside down. The finding is \
      reported when the device is rotated upside down, or is held upside down while UIKit reads \
      the masks.
      """,
    help: [
      .always(because: .deviceMask): """
      do not request upside down, and do not rely on it: a phone without a home button never \
      shows its interface upside down, whatever the masks allow
      """,
      .always: """
      return .all from the supportedInterfaceOrientations of the controller that UIKit asks, and \
      from the app delegate, if it returns a mask
      """,
    ],
    rules: [.deviceMask, .controllerMask],
    reports: ["https://useyourloaf.com/blog/upside-down-and-rotating-iphones/"],
    consequenceOf: [containerIgnoresChild.id],
    isStanding: true,
    loudExample: "upside-down-needs-vc-override", quietExample: "upside-down-with-override",
    interest: .answers,
    look: { _, run in run.firstReport { run.situation.unavailable(in: $0) } })
}

extension Situation {
  fileprivate func unavailable(in ruling: Ruling) -> Detector.Report? {
    guard isMeantUpsideDown(ruling), ruling.appMask.allows(.portraitUpsideDown),
      let asked = ruling.asked
    else { return nil }
    let respondent = ruling.respondent ?? asked
    let isDefault =
      statedMask(of: respondent) == nil && facts.controllers[asked].delegateMask == nil
    let isMeant = ruling.controllerMask.allows(.portraitUpsideDown)
    let isImpossible = !ruling.deviceMask.allows(.portraitUpsideDown)
    guard isImpossible ? isMeant || isDefault : isDefault && !isMeant else { return nil }
    // A page that excludes it is right to stay, whatever a container would answer.
    let mask = visiblePage(of: ruling.window).flatMap { statedMask(of: $0) }
    guard mask?.allows(.portraitUpsideDown) ?? true else { return nil }
    return report(
      in: ruling.window, allowed: ruling.allowed, decider: respondent,
      rule: isImpossible ? .deviceMask : .controllerMask)
  }

  private func isMeantUpsideDown(_ ruling: Ruling) -> Bool {
    guard ruling.masksCount, ruling.exception == nil, !ruling.to.allows(.portraitUpsideDown)
    else { return false }
    switch ruling.trigger {
    case .geometryRequest:
      return ruling.requested == .portraitUpsideDown && ruling.isRequestDenied
    // At these triggers the interface follows the device.
    case .launch, .rootChange, .attempt, .needsUpdate: return held == .portraitUpsideDown
    default: return ruling.wanted == .portraitUpsideDown && !ruling.isTurn
    }
  }
}
