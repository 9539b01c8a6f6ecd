import SwivelModel
import SwivelReplay

extension Detector {
  static let flatMisread = Detector(
    id: "flat-misread", severity: .note,
    problem:
      "the app uses the orientation of a device that is flat or whose orientation is unknown",
    explanation: """
      A device that lies flat is neither in portrait nor in landscape, and its orientation is \
      unknown until the app enables device orientation notifications. The interface keeps its \
      orientation. Code that treats such a value as portrait, or as not landscape, is wrong half \
      the time. The finding is reported where the app reads the value, or where it requests \
      another orientation right after a device held in landscape was laid flat.
      """,
    help: [
      .from(16): """
      read the interface orientation from the scene's effectiveGeometry, or the size of the \
      view; ignore device orientations for which isValidInterfaceOrientation is false
      """,
      .only(13...15): """
      read the interfaceOrientation of the window's scene, or the size of the view; ignore \
      device orientations for which isValidInterfaceOrientation is false
      """,
      .before(13): """
      read statusBarOrientation, or the size of the view; ignore device orientations for which \
      UIDeviceOrientationIsValidInterfaceOrientation is false
      """,
    ],
    rules: [.flatDevice],
    reports: [
      "https://github.com/IFTTT/FastttCamera/pull/63",
      "https://github.com/yamill/react-native-orientation/issues/20",
      "https://github.com/Azure/communication-ui-library-ios/pull/367",
    ],
    loudExample: "flat-device-taken-for-portrait", quietExample: "face-up-no-change",
    interest: [.deviceTurns, .kinds(.deviceOrientationRead)],
    meanwhile: [.device, .requests, .observations, .pages],
    isFollowing: { past, _ in past.hand.laidFlat != nil },
    look: { past, run in
      defer { past.hand.follow(run) }
      guard let main = run.situation.knownMain, !past.hand.isMisread,
        past.hand.saysNothing(run, main)
      else { return nil }
      if case .device = run.kind { past.hand.isMisread = true }
      return run.situation.report(
        in: main, allowed: run.situation.interface[main], maskRole: .untold,
        evidence: [past.hand.laidFlat?.sequence], rule: .flatDevice)
    })
}

extension Hand {
  // In microseconds. What the app requests later may be what the user asked for.
  private static let answerTime: UInt64 = 1_500_000

  /// Whether the app reads a meaningless value, or acts on one.
  fileprivate func saysNothing(_ run: Case, _ main: WindowID) -> Bool {
    switch run.kind {
    case .device(.deviceOrientationRead(let value)):
      let watches = run.facts.session.generatesDeviceNotifications
      let read = value ?? (watches ? run.situation.interface.device : .unknown)
      return read.interface == nil
    case .observation(.viewTransform(_, let degrees)):
      return laidFlat != nil && degrees % 90 == 0
    case .request:
      guard let laidFlat, let ruling = run.ruling(in: main) else { return false }
      // The masks require portrait.
      if ruling.isTurn, ruling.masksCount, ruling.allowed.isDisjoint(with: .landscape) {
        return false
      }
      let isAnswer = run.now.isWithin(Self.answerTime, of: laidFlat.instant) ?? false
      return ruling.isTurn && ruling.leavesSide || isAnswer && ruling.asksForAnotherWay
    default: return false
    }
  }
}

extension Ruling {
  // The app mistakes "not landscape" for portrait, or one side for the other.
  fileprivate var leavesSide: Bool {
    from.isSubset(of: .landscape) && to.isDisjoint(with: from)
  }

  /// Whether the app requests an orientation other than the current landscape side, granted or not.
  fileprivate var asksForAnotherWay: Bool {
    let target = trigger == .geometryRequest ? requested : wantedMask
    return from.isSubset(of: .landscape) && !target.isEmpty && target.isDisjoint(with: from)
  }
}
