import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

/// Pages, windows and ends that must not be taken for one another.
struct TellingApartTests {
  private static let (main, second) = (WindowID(rawValue: 0), WindowID(rawValue: 1))
  private static let root = ControllerID(rawValue: 0)
  private static let (page, other) = (ControllerID(rawValue: 1), ControllerID(rawValue: 2))
  private static let wide: InterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight]

  // MARK: How the device is held

  @Test(arguments: [(DeviceOrientation.landscapeLeft, false), (.portrait, true)])
  func `a tablet is locked to the way that it was held`(held: DeviceOrientation, isFound: Bool) {
    let ids = Self.ids(
      Self.session(15, .pad),
      [
        .session(.requiresFullScreen(value: true)),
        .controller(.supported(controller: Self.root, mask: .landscape)),
      ], Self.window(Self.main, of: Self.root, in: .landscapeRight),
      [
        .device(.deviceTurned(to: held)), .device(.rotationLock(on: true)),
        .controller(.supported(controller: Self.root, mask: .all)),
      ])

    #expect(ids.contains("lock-outlives-page") == isFound)
  }

  @Test func `what the app forces after a turn to either side has been felt`() {
    let ids = Self.ids(
      Self.session(15), Self.stack(Self.wide, .landscape),
      Self.window(Self.main, of: Self.root, in: .portrait), [.device(.deviceTurned(to: .portrait))],
      Self.shows(Self.other),
      [
        .device(.deviceOrientationAmong(sides: .landscape)),
        .observation(.interfaceOrientation(window: Self.main, orientation: .portrait)),
        .request(.setDeviceOrientation(orientation: .landscapeRight, cause: nil)),
      ])

    #expect(ids.contains("pushed-page-not-rotated"))
  }

  // MARK: Windows

  @Test func `a root of two windows is no root of a hidden one`() {
    let ids = Self.ids(
      Self.session(12), [.controller(.supported(controller: Self.root, mask: Self.wide))],
      Self.window(Self.main, of: Self.root, in: .portrait),
      Self.window(Self.second, of: Self.root, in: .portrait),
      [.device(.deviceTurned(to: .landscapeLeft))]
    )

    #expect(ids.isEmpty)
  }

  @Test func `a refusal belongs to the window for which the request was`() {
    let findings = Self.findings(
      Self.session(17, .pad), Self.window(Self.main, of: Self.root, in: .portrait),
      Self.window(Self.second, of: Self.other, in: .portrait),
      [
        .request(
          .geometryRequest(scene: SceneID(rawValue: 1), mask: .landscapeRight, cause: nil)),
        .outcome(.geometryRefused(code: 101, request: nil)),
      ])

    #expect(findings.map(\.id) == ["request-refused"])
    #expect(findings.first?.window == Self.second)
    #expect(findings.first?.page?.id == Self.other)
  }

  @Test func `what is forced behind a dismissal is of the window that was dismissed in`() {
    let findings = Self.findings(
      Self.session(15, .pad), Self.window(Self.main, of: Self.root, in: .portrait),
      Self.window(Self.second, of: Self.other, in: .landscapeRight),
      [
        .device(.deviceTurned(to: .landscapeLeft)),
        .controller(
          .presentationStyle(
            controller: Self.page, style: .fullScreen, removesPresenter: false)),
        .presentation(.presentBegan(on: Self.other, controller: Self.page, animated: true)),
        .presentation(.presentEnded(controller: Self.page)),
        .presentation(.dismissEnded(controller: Self.page, cancelled: false)),
        .request(.setDeviceOrientation(orientation: .portrait, cause: nil)),
      ])

    #expect(findings.filter { $0.id == "forced-needlessly" }.map(\.window) == [Self.second])
  }

  // MARK: Who answers

  @Test(arguments: [(Forwarding.Hook.delegate, true), (.override, false)])
  func `a delegate passes on masks, and no shouldAutorotate`(
    hook: Forwarding.Hook, isFound: Bool
  ) {
    let ids = Self.ids(
      Self.session(9),
      [
        .controller(.controller(controller: Self.root, type: .tab, name: nil)),
        .controller(.shouldAutorotate(controller: Self.page, value: false)),
        .hierarchy(.childAdded(parent: Self.root, child: Self.page)),
        .hierarchy(.childSelected(parent: Self.root, child: Self.page)),
        .controller(.forwarding(controller: Self.root, to: .selected, hook: hook)),
      ], Self.window(Self.main, of: Self.root, in: .portrait),
      [.device(.deviceTurned(to: .portrait)), .device(.deviceTurned(to: .landscapeLeft))])

    #expect(ids == (isFound ? ["container-ignores-child"] : []))
  }

  @Test(
    arguments: zip(
      [AppFact.sceneMask(mask: .portrait), .appMask(mask: .portrait), .appMask(mask: nil)],
      [RuleID.sceneDelegate, .appDelegate, .infoPlist]))
  func `the mask of the app is blamed on who gave it`(fact: AppFact, rule: RuleID) {
    let findings = Self.findings(
      [
        .session(.systemVersion(version: SystemVersion(27))),
        .session(.linkedSDK(version: SystemVersion(27))),
        .app(.plistOrientation(orientation: .portrait)), .app(fact),
        .controller(.supported(controller: Self.page, mask: Self.wide)),
        .controller(
          .presentationStyle(
            controller: Self.page, style: .fullScreen, removesPresenter: false)),
      ], Self.window(Self.main, of: Self.root, in: .portrait),
      [
        .presentation(.presentBegan(on: Self.root, controller: Self.page, animated: true)),
        .presentation(.presentEnded(controller: Self.page)),
        .device(.deviceTurned(to: .landscapeLeft)),
      ])

    #expect(findings.filter { $0.id == "app-mask-limits-page" }.map(\.rules) == [[rule]])
  }

  // MARK: Ends

  @Test func `another page's end does not end a dismissal`() {
    let ids = Self.ids(
      Self.session(15, .pad), Self.custom(Self.page, over: Self.root),
      Self.window(Self.main, of: Self.root, in: .portrait),
      Self.window(Self.second, of: ControllerID(rawValue: 3), in: .portrait),
      [
        .presentation(
          .presentBegan(on: Self.root, controller: Self.page, animated: true)),
        .presentation(.presentEnded(controller: Self.page)),
        .presentation(
          .presentBegan(
            on: ControllerID(rawValue: 3), controller: Self.other, animated: true)),
        .presentation(.presentEnded(controller: Self.other)),
        .device(.deviceTurned(to: .landscapeLeft)),
        .presentation(
          .dismissBegan(controller: Self.page, animated: true, interactive: true)),
        .presentation(.dismissEnded(controller: Self.other, cancelled: false)),
        .presentation(.dismissEnded(controller: Self.page, cancelled: true)),
      ])

    #expect(!ids.contains("dismissal-rotated"))
  }

  @Test(arguments: [true, false])
  func `a dismissal of which only the end is reported is judged all the same`(isBeginningTold: Bool)
  {
    let began = Event.Kind.presentation(
      .dismissBegan(controller: Self.page, animated: true, interactive: false))
    let ids = Self.ids(
      Self.session(15), Self.custom(Self.page, over: Self.root),
      Self.window(Self.main, of: Self.root, in: .portrait),
      [
        .presentation(.presentBegan(on: Self.root, controller: Self.page, animated: true)),
        .presentation(.presentEnded(controller: Self.page)),
        .device(.deviceTurned(to: .landscapeLeft)),
      ], (isBeginningTold ? [began] : []),
      [.presentation(.dismissEnded(controller: Self.page, cancelled: false))])

    #expect(ids == ["dismissal-rotated"])
  }

  @Test func `an end that is reported twice is one end`() {
    let ids = Self.ids(
      Self.session(15), Self.stack(.portrait, Self.wide),
      Self.window(Self.main, of: Self.root, in: .landscapeRight),
      [.device(.deviceTurned(to: .landscapeLeft))], Self.shows(Self.other), Self.shows(Self.page),
      [.navigation(.didShow(on: Self.root, controller: Self.page))])

    #expect(!ids.contains("back-navigation-rotated"))
  }

  @Test func `a page that ends changes no mask`() {
    let ids = Self.ids(
      Self.session(15),
      [.controller(.forwarding(controller: Self.root, to: .visible, hook: .override))],
      Self.stack(.portrait, .landscape), Self.window(Self.main, of: Self.root, in: .portrait),
      [.device(.deviceTurned(to: .portrait))], Self.shows(Self.other),
      [.device(.deviceTurned(to: .landscapeLeft))], Self.shows(Self.page),
      [.controller(.controllerEnded(controller: Self.other))])

    #expect(ids.contains("back-navigation-rotated"))
    #expect(!ids.contains("force-ineffective"))
  }

  @Test func `after a loss the transitions in progress are unknown`() {
    let kinds = Self.joined(
      Self.session(15), Self.custom(Self.page, over: Self.root),
      Self.window(Self.main, of: Self.root, in: .portrait),
      [
        .presentation(.presentBegan(on: Self.root, controller: Self.page, animated: true)),
        .presentation(.presentEnded(controller: Self.page)),
        .device(.deviceTurned(to: .landscapeLeft)),
        .presentation(
          .dismissBegan(controller: Self.page, animated: true, interactive: false)),
        .presentation(.dismissEnded(controller: Self.page, cancelled: false)),
      ])
    var analysis = Analysis()
    for event in EventList.of(kinds) {
      if event.record.is(.dismissEnded) {
        analysis.apply(.loss(Loss(count: 1, reason: .bufferFull)))
      }
      analysis.apply(event)
    }

    #expect(analysis.findings.isEmpty)
    #expect(Self.ids(kinds) == ["dismissal-rotated"])
  }

  // MARK: Runs

  private static func session(_ version: UInt16, _ model: Device = []) -> [Event.Kind] {
    [
      .session(.systemVersion(version: SystemVersion(version))),
      .session(.device(model: model, identifier: nil)),
      .app(.plistOrientation(orientation: .portrait)),
      .app(.plistOrientation(orientation: .landscapeLeft)),
      .app(.plistOrientation(orientation: .landscapeRight)),
    ]
  }

  /// A stack as the root, with its first page.
  private static func stack(
    _ first: InterfaceOrientationMask, _ second: InterfaceOrientationMask
  ) -> [Event.Kind] {
    [
      .controller(.controller(controller: root, type: .navigation, name: nil)),
      .controller(.supported(controller: page, mask: first)),
      .controller(.supported(controller: other, mask: second)),
      .hierarchy(.childAdded(parent: root, child: page)),
    ]
  }

  private static func shows(_ page: ControllerID) -> [Event.Kind] {
    [
      .navigation(.willShow(on: root, controller: page, animated: true, interactive: false)),
      .navigation(.didShow(on: root, controller: page)),
    ]
  }

  /// A landscape page that is going to be presented by a transition of the app's own over a
  /// portrait one.
  private static func custom(_ page: ControllerID, over below: ControllerID) -> [Event.Kind] {
    [
      .controller(.supported(controller: below, mask: .portrait)),
      .controller(.preferred(controller: below, orientation: .portrait)),
      .controller(.supported(controller: page, mask: .landscape)),
      .controller(
        .presentationStyle(controller: page, style: .custom, removesPresenter: true)),
    ]
  }

  private static func window(
    _ window: WindowID, of root: ControllerID, in orientation: InterfaceOrientation
  ) -> [Event.Kind] {
    [
      .window(
        .windowAdded(
          window: window, scene: SceneID(rawValue: window.rawValue), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: root)),
      .observation(.interfaceOrientation(window: window, orientation: orientation)),
    ]
  }

  private static func joined(_ parts: [Event.Kind]...) -> [Event.Kind] { parts.flatMap(\.self) }

  private static func findings(_ parts: [Event.Kind]...) -> [Finding] {
    Examination(parts.flatMap(\.self)).findings
  }

  private static func ids(_ parts: [Event.Kind]...) -> Set<Detector.ID> {
    Examination(parts.flatMap(\.self)).ids
  }
}
