import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

/// What a replay makes of single events, told by hand.
struct ReplayerTests {
  private let page = ControllerID(rawValue: 0)
  private let other = ControllerID(rawValue: 1)
  private let sheet = ControllerID(rawValue: 2)
  private let window = WindowID(rawValue: 0)
  private let overlay = WindowID(rawValue: 1)

  @Test func `what is seen replaces what was concluded, and is reported beside it`() throws {
    var replayer = replayed(start())

    let moment = apply(.observation(sighting(.landscapeLeft)), to: &replayer)

    let seen = try #require(moment.sighting)
    #expect(seen.observed == .landscapeLeft && seen.expected == .portrait && !seen.agrees)
    #expect(replayer.situation.interface[window] == .landscapeLeft)
    #expect(replayer.situation.interface.statusBar == .landscapeLeft)
  }

  @Test func `a window of which nothing is known agrees with whatever is seen`() throws {
    var replayer = replayed(Array(start().dropLast()))

    let moment = apply(.observation(sighting(.landscapeLeft)), to: &replayer)

    #expect(try #require(moment.sighting).agrees)
  }

  @Test func `the notification of a known turn is no second turn`() {
    var replayer = replayed(start())

    let turn = apply(.device(.deviceTurned(to: .landscapeLeft)), to: &replayer)
    let news = apply(.device(.deviceOrientation(orientation: .landscapeLeft)), to: &replayer)

    #expect(turn.rulings.map(\.to) == [.landscapeRight])
    #expect(news.rulings.isEmpty)
  }

  @Test func `a turn while the app is away counts when it comes back`() {
    var replayer = replayed(start() + [.session(.phase(phase: .background))])

    let away = apply(.device(.deviceTurned(to: .landscapeLeft)), to: &replayer)
    let back = apply(.session(.phase(phase: .foreground)), to: &replayer)
    let active = apply(.session(.phase(phase: .active)), to: &replayer)

    #expect(away.rulings.isEmpty && active.rulings.isEmpty)
    #expect(back.rulings.map(\.to) == [.landscapeRight])
  }

  @Test func `an app over which the screen goes off is away until it comes back`() {
    var replayer = replayed(
      start() + [.session(.phase(phase: .background)), .session(.phase(phase: .sleep))])

    let asleep = apply(.device(.deviceTurned(to: .landscapeLeft)), to: &replayer)
    let awake = apply(.session(.phase(phase: .wake)), to: &replayer)
    let back = apply(.session(.phase(phase: .foreground)), to: &replayer)

    #expect(asleep.rulings.isEmpty && awake.rulings.isEmpty)
    #expect(back.rulings.map(\.to) == [.landscapeRight])
  }

  @Test func `a page that is only seen to be gone was dismissed`() throws {
    var replayer = replayed(
      start() + [
        .controller(.supported(controller: page, mask: .portrait)),
        .controller(.supported(controller: other, mask: .landscape)),
        .controller(
          .presentationStyle(controller: other, style: .fullScreen, removesPresenter: false)),
        .presentation(.presentBegan(on: page, controller: other, animated: true)),
        .presentation(.presentEnded(controller: other)),
      ])

    let moment = apply(
      .presentation(.dismissEnded(controller: other, cancelled: false)), to: &replayer)

    let ruling = try #require(moment.rulings.first)
    #expect(ruling.trigger == .dismissal && ruling.asked == page && ruling.to == .portrait)
    #expect(moment.event.kind == .presentation(.dismissEnded(controller: other, cancelled: false)))
    #expect(!replayer.situation.facts.controllers[other].isPresented)
  }

  @Test func `a window's root is not presented over itself`() {
    var replayer = replayed(
      start() + [
        .controller(
          .presentationStyle(controller: page, style: .formSheet, removesPresenter: false))
      ])

    let moment = apply(
      .presentation(.presentBegan(on: other, controller: page, animated: true)), to: &replayer)

    #expect(moment.rulings.isEmpty)
    #expect(replayer.inspect(window).asked == page)
  }

  @Test(arguments: [(15, DeviceOrientation.landscapeLeft), (16, .portrait)])
  func `UIDevice takes what it is set to where that counts, also before there is a window`(
    version: Int, held: DeviceOrientation
  ) {
    let replayer = replayed([
      .session(.systemVersion(version: SystemVersion(UInt16(version)))),
      .device(.deviceTurned(to: .portrait)),
      .request(.setDeviceOrientation(orientation: .landscapeLeft, cause: nil)),
    ])

    #expect(replayer.situation.interface.device == held)
  }

  @Test func `the rules follow the version that the log states`() {
    let turned = Event.Kind.device(.deviceTurned(to: .landscapeLeft))
    let frozen: [Event.Kind] = [
      .controller(.shouldAutorotate(controller: page, value: false))
    ]
    var (old, new) = (replayed(start() + frozen), replayed(start() + frozen))

    _ = apply(.session(.systemVersion(version: SystemVersion(16))), to: &new)

    #expect(apply(turned, to: &old).rulings.map(\.heldBy) == [.shouldAutorotate])
    #expect(apply(turned, to: &new).rulings.map(\.to) == [.landscapeRight])
  }

  @Test func `an app that comes back follows the hardware, whatever UIDevice was set to`() {
    var replayer = replayed(
      start() + [
        .device(.deviceTurned(to: .landscapeLeft)),
        .request(.setDeviceOrientation(orientation: .portrait, cause: nil)),
        .session(.phase(phase: .background)),
      ])
    #expect(replayer.situation.interface[window] == .portrait)

    let back = apply(.session(.phase(phase: .foreground)), to: &replayer)

    #expect(back.rulings.map(\.to) == [.landscapeRight])
    #expect(replayer.situation.interface.device == .landscapeLeft)
  }

  @Test(arguments: [(true, RuleID.resizableScene), (false, .extensionNotAsked)])
  func `an update that reads no masks is held by the rule for which they do not count`(
    isApp: Bool, rule: RuleID
  ) {
    var replayer = replayed(
      start() + [
        .session(.systemVersion(version: SystemVersion(27))),
        .session(.linkedSDK(version: SystemVersion(27))),
        .session(.device(model: [.pad], identifier: nil)),
        .session(.process(process: isApp ? .app : .extension)),
        .session(.windowing(mode: isApp ? .windowed : .fullScreen)),
      ])

    let moment = apply(.request(.needsUpdate(controller: page, cause: nil)), to: &replayer)

    #expect(moment.rulings.map(\.heldBy) == [rule])
    #expect(moment.rulings.map(\.unaskedBy) == [rule])
  }

  @Test func `a presenter that ended answers no more, whichever controller has its handle then`() {
    let stranger = InterfaceOrientationMask.portrait
    var replayer = replayed(
      start() + [
        .controller(.controller(controller: other, type: .plain, name: nil)),
        .hierarchy(.childAdded(parent: page, child: other)),
        .controller(.forwarding(controller: sheet, to: .presenter, hook: .override)),
        .controller(
          .presentationStyle(controller: sheet, style: .fullScreen, removesPresenter: false)),
        .presentation(.presentBegan(on: other, controller: sheet, animated: true)),
        .presentation(.presentEnded(controller: sheet)),
        .controller(.controllerEnded(controller: other)),
        .controller(.controller(controller: other, type: .plain, name: nil)),
        .controller(.supported(controller: other, mask: stranger)),
      ])

    let moment = apply(.device(.deviceTurned(to: .landscapeLeft)), to: &replayer)

    #expect(moment.rulings.map(\.to) == [.landscapeRight])
    #expect(replayer.inspect(window).respondent == page)
  }

  @Test(arguments: [(true, RuleID.interfaceLock), (false, nil)])
  func `a controller has only a child of its own say whether to lock`(
    isChild: Bool, rule: RuleID?
  ) {
    var replayer = replayed(
      start() + [
        .session(.systemVersion(version: SystemVersion(26))),
        .controller(.controller(controller: other, type: .plain, name: nil)),
        .controller(.prefersLock(controller: other, value: true)),
        .controller(.lockChild(controller: page, child: other)),
        .hierarchy(.childAdded(parent: isChild ? page : sheet, child: other)),
      ])

    let moment = apply(.device(.deviceTurned(to: .landscapeLeft)), to: &replayer)

    #expect(moment.rulings.map(\.heldBy) == [rule])
  }

  @Test func `what a scene's delegate answers is for its scene, as long as there is one`() {
    var replayer = replayed(
      start() + [
        .session(.systemVersion(version: SystemVersion(27))),
        .window(.windowAdded(window: overlay, scene: .init(rawValue: 1), level: 0, hidden: false)),
        .window(.rootChanged(window: overlay, controller: other)),
        .answer(.sceneMaskAnswered(scene: .init(rawValue: 1), mask: .portrait)),
      ])
    #expect(replayer.inspect(window).appMaskSource == .plist)
    #expect(replayer.inspect(overlay).appMaskSource == .sceneDelegate)

    _ = apply(.window(.sceneConnected(scene: .init(rawValue: 1), connected: false)), to: &replayer)
    #expect(replayer.inspect(overlay).appMaskSource == .plist)
  }

  @Test func `what is declared of scenes is for all of them, and goes before earlier answers`() {
    let replayer = replayed(
      start() + [
        .session(.systemVersion(version: SystemVersion(27))),
        .window(.windowAdded(window: overlay, scene: .init(rawValue: 1), level: 0, hidden: false)),
        .answer(.sceneMaskAnswered(scene: .init(rawValue: 1), mask: .portrait)),
        .app(.sceneMask(mask: .landscape)),
      ])

    #expect([window, overlay].map { replayer.inspect($0).appMask } == [.landscape, .landscape])
  }

  @Test(arguments: [(12, false), (13, true)])
  func `the status bar is handed over when the window that rotated it goes`(
    version: Int, isHandedOver: Bool
  ) {
    var replayer = replayed(
      start() + [
        .session(.systemVersion(version: SystemVersion(UInt16(version)))),
        .controller(.supported(controller: page, mask: .portrait)),
        .window(
          .windowAdded(window: overlay, scene: .init(rawValue: 0), level: 2_000, hidden: false)),
        .window(.rootChanged(window: overlay, controller: other)),
        .device(.deviceTurned(to: .landscapeLeft)),
      ])
    #expect(replayer.situation.interface.statusBar != .portrait)

    _ = apply(.window(.windowRemoved(window: overlay)), to: &replayer)

    #expect((replayer.situation.interface.statusBar == .portrait) == isHandedOver)
  }
}

extension ReplayerTests {
  @Test(arguments: [true, false])
  func `a turn that waited for a swipe is made at its end, unless the app is away`(isAway: Bool) {
    var replayer = replayed(swipe() + (isAway ? [.session(.phase(phase: .background))] : []))

    let end = apply(.navigation(.interactivePopEnded(on: stack, cancelled: true)), to: &replayer)

    #expect(end.rulings.map(\.to) == (isAway ? [] : [.landscapeRight]))
  }

  @Test(arguments: [true, false])
  func `a turn that waited for a swipe is forgotten with its stack`(isEnded: Bool) {
    var replayer = replayed(
      swipe() + [
        isEnded
          ? .controller(.controllerEnded(controller: stack))
          : .window(.rootChanged(window: window, controller: overlayStack)),
        .controller(.supported(controller: overlayStack, mask: .all)),
        .navigation(
          .willShow(on: overlayStack, controller: other, animated: true, interactive: false)),
      ])

    let end = apply(.navigation(.didShow(on: overlayStack, controller: other)), to: &replayer)

    #expect(end.rulings.isEmpty)
    #expect(!replayer.situation.interface.isTurnDeferred)
  }

  private var stack: ControllerID { ControllerID(rawValue: 2) }
  private var overlayStack: ControllerID { ControllerID(rawValue: 3) }

  /// A phone that was rotated while a finger held a swipe back.
  private func swipe() -> [Event.Kind] {
    start() + [
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.controller(controller: overlayStack, type: .navigation, name: nil)),
      .controller(.supported(controller: overlayStack, mask: .portrait)),
      .hierarchy(.childAdded(parent: stack, child: page)),
      .hierarchy(.childAdded(parent: stack, child: other)),
      .window(.rootChanged(window: window, controller: stack)),
      .navigation(.willShow(on: stack, controller: page, animated: true, interactive: true)),
      .device(.deviceTurned(to: .landscapeLeft)),
    ]
  }
}

extension ReplayerTests {
  /// A page in the window of a phone with iOS 12, both in portrait.
  private func start() -> [Event.Kind] {
    [
      .session(.systemVersion(version: SystemVersion(12))),
      .app(.plistOrientation(orientation: .portrait)),
      .app(.plistOrientation(orientation: .landscapeLeft)),
      .app(.plistOrientation(orientation: .landscapeRight)),
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .controller(.supported(controller: page, mask: .all)),
      .device(.deviceTurned(to: .portrait)),
      .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: page)),
      .observation(sighting(.portrait)),
    ]
  }

  private func sighting(_ orientation: InterfaceOrientation) -> ObservationFact {
    .interfaceOrientation(window: window, orientation: orientation)
  }

  private func replayed(_ kinds: [Event.Kind]) -> Replayer {
    var replayer = Replayer()
    for event in EventList.of(kinds) { _ = replayer.apply(event) }
    return replayer
  }

  private func apply(_ kind: Event.Kind, to replayer: inout Replayer) -> Moment {
    replayer.apply(Event(sequence: 1_000, instant: Instant(rawValue: 1_000_000), kind))
  }
}
