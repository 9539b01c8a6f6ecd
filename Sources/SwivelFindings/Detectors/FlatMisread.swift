import SwivelModel
import SwivelReplay

extension Detector {
  /// Finds apps that misread the orientation of a flat device.
  static let flatMisread = Detector(
    id: "flat-misread", severity: .note,
    summary:
      "the app uses the orientation of a device that is flat or whose orientation is unknown",
    explanation: """
      A device that lies flat is neither in portrait nor in landscape, and its orientation is \
      unknown until the app enables device orientation notifications. The interface keeps its \
      orientation. Code that treats such a value as portrait, or as not landscape, is wrong half \
      the time. The finding is reported where the app reads the value, or where it requests \
      another orientation right after a device held in landscape was laid flat.
      """,
    advice: [
      .from(
        13,
        """
        read the interface orientation of the window's scene, or the size of the view; ignore \
        device orientations for which isValidInterfaceOrientation is false
        """),
      .before(
        13,
        """
        read statusBarOrientation, or the size of the view; ignore device orientations for which \
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

/// A device that was held in some orientation and then laid flat, until something else happens.
struct LaidFlat: Sendable {
  // In microseconds. What the app requests later may be what the user asked for.
  private static let answerTime: UInt64 = 1_500_000

  private var news: Event?

  var isFollowing: Bool { news != nil }

  mutating func judge(_ moment: Moment, _ situation: Situation) -> Detector.Report? {
    defer { follow(moment, situation) }
    guard let main = situation.knownMain else { return nil }
    guard saysNothing(moment, main, situation) else { return nil }
    return Detector.Report(
      window: main, page: situation.visiblePage(of: main),
      allowed: situation.interface[main], maskRole: .untold,
      evidence: news.map { [$0.sequence] } ?? [], rules: [.flatDevice])
  }

  private mutating func follow(_ moment: Moment, _ situation: Situation) {
    switch moment.kind {
    case .device(.deviceTurned(let to)), .device(.deviceOrientation(let to)):
      news = to.interface == nil ? moment.event : nil
    case .device(.deviceOrientationRead): break
    default: news = nil
    }
  }

  /// Whether the app reads a meaningless value, or acts on one.
  private func saysNothing(
    _ moment: Moment, _ main: WindowID, _ situation: Situation
  ) -> Bool {
    switch moment.kind {
    case .device(.deviceOrientationRead(let value)):
      let watches = situation.facts.session.generatesDeviceNotifications
      let read = value ?? (watches ? situation.interface.device : .unknown)
      return read.interface == nil
    case .observation(.viewTransform(_, let degrees)):
      return news != nil && degrees % 90 == 0
    case .request:
      guard let news, let ruling = moment.rulings.first(in: main) else { return false }
      let isAnswer = moment.event.instant.isWithin(Self.answerTime, of: news.instant) ?? false
      return ruling.isTurn && ruling.goesUpright || isAnswer && ruling.asksForAnotherWay
    default: return false
    }
  }
}

extension Ruling {
  // The app mistakes "not landscape" for portrait.
  fileprivate var goesUpright: Bool {
    from.isSubset(of: .landscape) && to.isDisjoint(with: .landscape)
  }

  /// Whether the app requests an orientation other than the current landscape side, granted or not.
  fileprivate var asksForAnotherWay: Bool {
    let target = trigger == .geometryRequest ? requested : wanted.map { .init($0) } ?? []
    return from.isSubset(of: .landscape) && !target.isEmpty && target.isDisjoint(with: from)
  }
}
