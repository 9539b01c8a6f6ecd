import SwivelModel
import SwivelReplay

extension Detector {
  static let leftRightSwapped = Detector(
    id: "left-right-swapped", severity: .warning,
    problem: "the app requests the wrong landscape orientation",
    explanation: """
      When a device is rotated to its left, its interface is rotated to the right: the names of \
      the landscape orientations are mirrored, and only the raw values agree. Code that passes the \
      wrong name rotates the interface upside down for the user, or requests an orientation that \
      no mask allows.
      """,
    help: [
      .from(16): """
      request interface orientations, and mirror the landscape orientations of a device \
      orientation first: device landscapeLeft is interface landscapeRight
      """,
      .before(16): """
      mirror the landscape orientations: to rotate the interface to landscapeRight, set \
      UIDevice's orientation to landscapeLeft; you can pass on a raw value unchanged, but not \
      the constant of the same name
      """,
    ],
    rules: [.deviceTurn, .setDeviceOrientation],
    reports: ["https://developer.apple.com/documentation/uikit/uiinterfaceorientation"],
    loudExample: "device-side-taken-for-interface-side", quietExample: "landscape-mirrored",
    interest: [.deviceTurns, .requests, .maskChanges], meanwhile: [.device, .pages, .sightings],
    isFollowing: { past, _ in past.hand.mayBeAnswered },
    look: { past, run in
      defer { past.hand.follow(run) }
      guard !past.hand.isReported, let main = run.main, let wrong = past.hand.wrongSide(run, main)
      else { return nil }
      past.hand.isReported = true
      return run.situation.report(
        in: main, allowed: InterfaceOrientationMask(wrong.otherSide), maskRole: .expected,
        evidence: [past.hand.turned?.sequence],
        rule: run.rulings.first?.trigger == .setDeviceOrientation
          ? .setDeviceOrientation : .deviceTurn)
    })
}

extension Hand {
  /// The side that the app requested by mistake, one landscape for the other.
  fileprivate mutating func wrongSide(_ run: Case, _ main: WindowID) -> InterfaceOrientation? {
    let held = run.situation.held
    if let ruling = run.ruling(in: main), let side = ruling.side {
      // Neither side has an effect.
      if ruling.isIgnored { return nil }
      // One that asks for the other side of what it shows has not confused the two.
      let isRuledOut =
        !ruling.allowed.allows(side) && ruling.allowed.allows(side.otherSide)
        && ruling.from.only != side.otherSide
      let preferred = run.page(in: main).map { run.facts.controllers[$0].preferredMask } ?? []
      guard !isRuledOut, !preferred.allows(side), isRead || !ruling.turnsOver(held)
      else { return isRuledOut ? side : nil }
      // The app would not intentionally rotate an interface that matches the device.
      let isTurnedOver = ruling.from.only == side.otherSide && held == side.otherSide
      return isTurnedOver || turned?.upright == side.otherSide ? side : nil
    }
    if let lockedSide, run.sighting?.observed == lockedSide { return lockedSide }
    // It locks the page to the side with the same name as the device's.
    guard isDirect, let change = run.history.maskChange, let side = change.after.side,
      held == side.otherSide,
      change.interface.only == side.otherSide || turned?.upright == side.otherSide
    else { return nil }
    // Since iOS 16, a request usually comes with it.
    guard run.situation.system.major >= 16 else { return side }
    lockedSide = side
    return nil
  }
}

extension Ruling {
  /// The single landscape orientation that the app requests.
  fileprivate var side: InterfaceOrientation? {
    switch trigger {
    case .setDeviceOrientation, .setStatusBarOrientation: wantedMask.side
    case .geometryRequest: requested.side
    default: nil
    }
  }
}

extension InterfaceOrientationMask {
  /// The landscape side, if it is exactly one.
  fileprivate var side: InterfaceOrientation? { isSubset(of: .landscape) ? only : nil }
}

extension InterfaceOrientation {
  fileprivate var otherSide: Self { self == .landscapeLeft ? .landscapeRight : .landscapeLeft }
}
