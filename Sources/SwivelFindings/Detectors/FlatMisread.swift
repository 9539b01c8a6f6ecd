import SwivelModel
import SwivelReplay
import SwivelRules

extension Detector {
  /// Finds apps that take a device that lies flat for one that is held some way.
  static let flatMisread = Detector(
    id: "flat-misread", severity: .note,
    summary: "the app goes by a device orientation that says nothing: flat, or unknown",
    explanation: """
      A device that lies flat is neither upright nor across, and its orientation is unknown until \
      somebody has made it watch its sensors. The interface stays as it was. What takes such a value for \
      portrait, or for not landscape, is wrong half of the time.
      """,
    advice: [
      .from(
        13,
        """
        read the interface orientation of the window's scene, or the size of the view; pass over device \
        orientations for which isValidInterfaceOrientation is false
        """),
      .before(
        13,
        """
        read statusBarOrientation, or the size of the view; pass over device orientations for which \
        UIDeviceOrientationIsValidInterfaceOrientation is false
        """),
    ],
    rules: [.flatDevice],
    reports: [
      "https://github.com/IFTTT/FastttCamera/pull/63",
      "https://github.com/yamill/react-native-orientation/issues/20",
    ],
    loudExample: "flat-device-taken-for-portrait", quietExample: "face-up-no-change",
    interest: [.deviceTurns, .deviceRead],
    meanwhile: [.device, .requests, .observations, .pages],
    isFollowing: { $0.laidFlat.isFollowing },
    look: { memories, moment, replayer in
      memories.laidFlat.judge(moment, replayer.situation)
    })
}

/// A device that was held some way and then laid flat, until something else happens.
struct LaidFlat: Sendable {
  private var sequence: UInt64?

  var isFollowing: Bool { sequence != nil }

  mutating func judge(_ moment: Moment, _ situation: Situation) -> Detector.Report? {
    defer { follow(moment, situation) }
    guard let main = situation.knownMain else { return nil }
    guard saysNothing(moment, main, situation) else { return nil }
    return Detector.Report(
      window: main, page: situation.visiblePage(of: main),
      allowed: situation.interface[main], maskRole: .untold, evidence: sequence.map { [$0] } ?? [],
      rules: [.flatDevice])
  }

  private mutating func follow(_ moment: Moment, _ situation: Situation) {
    switch moment.kind {
    case .device(.turned(let to)), .device(.notified(let to)):
      sequence = to.interface == nil ? moment.event.sequence : nil
    case .device(.read): break
    default: sequence = nil
    }
  }

  /// Whether the app reads a value that means nothing, or acts upon one.
  private func saysNothing(
    _ moment: Moment, _ main: WindowID, _ situation: Situation
  ) -> Bool {
    switch moment.kind {
    case .device(.read(let value)):
      let watches = situation.facts.session.generatesDeviceNotifications
      let read = value ?? (watches ? situation.interface.device : .unknown)
      return read.interface == nil
    case .observation(.viewTransform(_, let degrees)):
      return sequence != nil && degrees % 90 == 0
    case .request:
      // Not landscape is taken for portrait.
      guard sequence != nil, let ruling = moment.rulings.first(in: main)
      else { return false }
      return ruling.isTurn && ruling.from.isSubset(of: .landscape)
        && ruling.to.isDisjoint(with: .landscape)
    default: return false
    }
  }
}
