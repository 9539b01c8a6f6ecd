import SwivelModel
import SwivelReplay

extension Detector {
  static let ipadMasksNotConsulted = Detector(
    id: "ipad-masks-not-consulted", severity: .warning,
    problem:
      "UIKit does not read the masks on the iPad, and the interface is in an orientation that they exclude",
    explanation: """
      An iPad app that lists all four orientations and does not require full screen supports \
      multitasking (iOS 9 and later): UIKit asks neither its delegate nor any controller. In a \
      windowed scene on iOS 26, UIKit reads the masks only if the app requires full screen, and \
      does not rotate the content; on iOS 27, it reads no masks in a windowed scene. On iPadOS 26, \
      an app that lists only portrait or only landscape orientations, and requires full screen, is \
      scaled in its scene instead of rotated, and Apple has announced that UIRequiresFullScreen \
      will be ignored; developers also saw such an app in an orientation that its masks exclude.
      """,
    help: [
      .from(26, when: .requiresFullScreen): """
      lay out the page for any size instead, remove UIRequiresFullScreen, and list all four \
      orientations for the iPad (otherwise, App Store Connect rejects the app with error \
      90474); prefersInterfaceOrientationLocked keeps the orientation as long as the scene fills the \
      screen
      """,
      .from(26): """
      lay out the page for any size instead; prefersInterfaceOrientationLocked keeps the \
      orientation as long as the scene fills the screen
      """,
      .before(26): """
      set UIRequiresFullScreen in the Info.plist, and return the page's mask from every container \
      above it; better, lay out the page for any size (to omit an orientation from the iPad's list \
      has the same effect as the key, but App Store Connect rejects that without the key, with \
      error 90474)
      """,
    ],
    rules: [.multitasking, .windowedScene, .resizableScene],
    reports: [
      "https://github.com/wonday/react-native-orientation-locker/issues/126",
      "https://github.com/krelltunez/lifeGLANCE/pull/164",
      "https://github.com/wvteijlingen/swiftui-interface-orientation/issues/10",
      "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key",
    ],
    consequenceOf: [fullScreenKeyIgnored.id],
    isStanding: true,
    loudExample: "ipad-four-orientations-not-asked", quietExample: "ipad-three-orientations-asked",
    interest: [.unasked, .held(.deviceTurn), .kinds(.appMask, .supported), .surprises],
    look: { past, run in
      guard run.facts.session.device.idiom == .pad else { return nil }
      let retraction = past.app.unread.retraction(run)
      guard var report = run.masksUnread(&past.app) else { return retraction }
      past.app.unread.open(at: run.event, in: report.window)
      report.retracts = retraction?.retracts
      return report
    })
}

extension Case {
  /// What is shown in spite of masks that UIKit does not read, or should have read.
  fileprivate func masksUnread(_ app: inout AppSettings) -> Detector.Report? {
    if let sighting {
      guard event.record.family == .observation else { return nil }
      return unread(at: sighting) ?? firstReport { situation.ignored(by: $0, &app) }
    }
    // Otherwise, the app has changed a mask.
    guard rulings.isEmpty, let main = situation.knownMain else {
      return firstReport { situation.ignored(by: $0, &app) }
    }
    return situation.ignored(by: gates(of: main), &app)
  }

  /// What a window shows in spite of masks that UIKit should have read: Apple states that it reads
  /// those of an app that requires the full screen, and several reports saw that it did not.
  ///
  /// What only stays after a change of pages shows nothing: UIKit may not have looked.
  func unread(at sighting: Moment.Sighting) -> Detector.Report? {
    let look = situation.lastLook(at: sighting.window)
    let stays = look?.isTransition == true && look?.from.only == sighting.observed
    guard situation.requiresFullScreen, !stays, !mayBeOnOtherScreen(sighting.window) else {
      return nil
    }
    let ruling = gates(of: sighting.window)
    guard ruling.masksCount, !ruling.allowed.isEmpty, !ruling.allowed.allows(sighting.observed),
      situation.held.map({ $0 == sighting.observed }) ?? true
    else { return nil }
    return situation.report(in: ruling.window, allowed: ruling.allowed, rule: .windowedScene)
  }
}

extension Situation {
  fileprivate func ignored(by ruling: Ruling, _ app: inout AppSettings) -> Detector.Report? {
    guard ruling.masksCount else {
      return facts.session.process == .app ? overruled(ruling, &app) : nil
    }
    // According to Apple, the masks of an app that requires full screen are consulted. But one that
    // lists a single axis is then drawn unturned, in a smaller size.
    guard isScaled, facts.app.plist.hasOneAxis, ruling.trigger == .deviceTurn,
      ruling.heldBy == .intersection
    else { return nil }
    return report(
      in: ruling.window, allowed: ruling.wantedMask, maskRole: .expected, rule: .intersection,
      severity: .note)
  }

  /// What a window shows that the masks would have excluded, had UIKit read them.
  func overruled(_ ruling: Ruling, _ app: inout AppSettings) -> Detector.Report? {
    guard ruling.isTurn || ruling.leavesMasksUnread else { return nil }
    var asked = Ruling(.inspection, window: ruling.window, from: ruling.from)
    app.engineThatAsks(on: Platform(facts.session)).rule(&asked, in: self)
    let allowed = ownMask(under: asked) ?? asked.allowed
    // The inner display comes up "upside down", which looks the same.
    let isUpright = facts.device.display == .inner && allowed.contains(.portrait)
    let isForbidden =
      !allowed.isEmpty && ruling.to.isDisjoint(with: allowed)
      && !(isUpright && ruling.to == .portraitUpsideDown)
    let isTurned = ruling.to.isDisjoint(with: ruling.from)
    guard isForbidden || (isTurned && !asked.turns) else { return nil }
    return report(in: ruling.window, allowed: allowed, rule: ruling.unaskedBy)
  }

  /// What the visible page states in a container that does not pass it on.
  private func ownMask(under ruling: Ruling) -> InterfaceOrientationMask? {
    guard let page = visiblePage(of: ruling.window), let mask = statedMask(of: page),
      isOverlooked(page, by: ruling)
    else { return nil }
    return mask.intersection(ruling.allowed)
  }

  /// Whether the app requires the full screen, but is shown in a window that is not resized in
  /// steps (iPadOS 26).
  private var isScaled: Bool {
    requiresFullScreen && system.major == 26 && facts.session.windowing != .fullScreen
      && facts.session.linkedSDK.major >= 26
  }

  /// Whether an iPad app requires the full screen where scenes have windows (iPadOS 26 and later).
  fileprivate var requiresFullScreen: Bool {
    system.major >= 26 && facts.session.device.idiom == .pad && facts.session.fullScreenKeyCounts
  }
}

extension AppSettings {
  /// The engine of the rules, except that UIKit always reads the masks.
  mutating func engineThatAsks(on platform: Platform) -> Engine {
    if let asking, asking.platform == platform { return asking }
    let asking = Engine(.asking, on: platform)
    self.asking = asking
    return asking
  }
}

extension Rulebook {
  /// The rules of UIKit, except that the masks are always read.
  fileprivate static let asking = Rulebook.uikit
    .without(.multitasking).without(.windowedScene).without(.resizableScene)
    .without(.innerDisplay)
}

extension Ruling {
  /// Whether an interface that stays might have rotated if the masks had been read.
  fileprivate var leavesMasksUnread: Bool {
    switch trigger {
    case .presentation, .dismissal, .rootChange, .launch, .push, .pop, .interactivePop, .selection,
      .inspection:
      true
    default: heldBy.map { $0 == unaskedBy } ?? false
    }
  }
}

extension PlistOrientations {
  /// Whether it lists only portrait or only landscape orientations.
  fileprivate var hasOneAxis: Bool {
    !mask.isEmpty && (mask.isSubset(of: .landscape) || mask.isDisjoint(with: .landscape))
  }
}
