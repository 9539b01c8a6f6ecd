import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

/// Pages that come and go in two windows at the same time.
struct TwoWindowsTests {
  private static let window = WindowID(rawValue: 0)
  private static let other = WindowID(rawValue: 1)
  private static let stack = ControllerID(rawValue: 0)
  private static let list = ControllerID(rawValue: 1)
  private static let film = ControllerID(rawValue: 2)
  private static let otherStack = ControllerID(rawValue: 3)
  private static let otherList = ControllerID(rawValue: 4)
  private static let otherPage = ControllerID(rawValue: 5)

  private static let push = [
    willShow(otherPage, on: otherStack), didShow(otherPage, on: otherStack),
  ]

  @Test func `a push in another window hides no pop, whenever it comes`() {
    let pop = [
      Self.willShow(Self.list, on: Self.stack), Self.didShow(Self.list, on: Self.stack),
      Self.seen(.landscapeRight),
    ]

    for place in 0...pop.count {
      let run = Self.turned + pop[..<place] + Self.push + pop[place...]
      #expect(Self.ids(run).contains("back-navigation-rotated"), "\(place)")
    }
    for place in 0..<pop.count {
      let run =
        Self.turned + [Self.push[0]] + pop[...place] + [Self.push[1]]
        + pop[(place + 1)...]
      #expect(Self.ids(run).contains("back-navigation-rotated"), "\(place)")
    }
  }

  @Test func `two pops that overlap are both found`() {
    let findings = Examination(
      Self.setUp + Self.turned + Self.push + [
        Self.seen(.landscapeRight, in: Self.other),
        Self.willShow(Self.list, on: Self.stack),
        Self.willShow(Self.otherList, on: Self.otherStack),
        Self.didShow(Self.list, on: Self.stack), Self.didShow(Self.otherList, on: Self.otherStack),
        Self.seen(.landscapeRight), Self.seen(.landscapeRight, in: Self.other),
      ]
    ).findings
    let pops = findings.filter { $0.id == "back-navigation-rotated" }

    #expect(pops.map(\.window) == [Self.window, Self.other])
  }

  @Test func `a push in the same window ends a pop as before`() {
    let run = [
      Self.willShow(Self.list, on: Self.stack), Self.willShow(Self.film, on: Self.stack),
      Self.didShow(Self.film, on: Self.stack), Self.seen(.landscapeRight),
    ]

    #expect(!Self.ids(Self.turned + run).contains("back-navigation-rotated"))
  }

  @Test func `a dismissal is judged though a page goes in another window meanwhile`() {
    let present = [
      Event.Kind.controller(
        .presentationStyle(controller: Self.film, style: .fullScreen, removesPresenter: true)),
      .presentation(.presentBegan(on: Self.stack, controller: Self.film, animated: true)),
      .presentation(.presentEnded(controller: Self.film)),
      .device(.deviceOrientation(orientation: .landscapeLeft)), Self.seen(.landscapeRight),
    ]
    let dismissal = [
      Event.Kind.presentation(
        .dismissBegan(controller: Self.film, animated: true, interactive: false)),
      .presentation(.dismissEnded(controller: Self.film, cancelled: false)),
      Self.seen(.landscapeRight),
    ]

    for place in 0..<dismissal.count {
      let run = present + dismissal[...place] + Self.push + dismissal[(place + 1)...]
      #expect(Self.ids(run).contains("dismissal-rotated"), "\(place)")
    }
  }

  @Test func `a pop that runs has not settled because a push in another window has`() {
    let kinds = Self.setUp + Self.turned + [Self.willShow(Self.list, on: Self.stack)] + Self.push
    let end = Event(
      sequence: UInt64(kinds.count), instant: Instant(rawValue: 1_500_000),
      .session(.phase(phase: .inactive)))
    var analysis = Analysis()
    for event in EventList.of(kinds) + [end] { analysis.apply(event) }
    analysis.finish()

    #expect(analysis.unknown.map(\.id) == ["not-settled"])
  }

  /// A film is pushed on the list, and rotated.
  private static let turned = [
    willShow(film, on: stack), didShow(film, on: stack),
    .device(.deviceOrientation(orientation: .landscapeLeft)),
    seen(.landscapeRight),
  ]

  private static let setUp: [Event.Kind] =
    [
      .session(.systemVersion(version: SystemVersion(15))),
      .session(.linkedSDK(version: SystemVersion(15))),
      .app(.plistOrientation(orientation: .portrait)),
      .app(.plistOrientation(orientation: .landscapeLeft)),
      .app(.plistOrientation(orientation: .landscapeRight)),
    ] + shown(window, stack, list) + shown(other, otherStack, otherList) + [
      .controller(.controller(controller: film, type: .plain, name: nil)),
      .controller(.supported(controller: film, mask: .allButUpsideDown)),
      .controller(.controller(controller: otherPage, type: .plain, name: nil)),
      .controller(.supported(controller: otherPage, mask: .allButUpsideDown)),
      .device(.deviceOrientation(orientation: .portrait)),
    ]

  /// A window with a list that is in portrait only, in a stack that forwards.
  private static func shown(
    _ window: WindowID, _ stack: ControllerID, _ list: ControllerID
  ) -> [Event.Kind] {
    [
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.forwarding(controller: stack, to: .top, hook: .override)),
      .controller(.controller(controller: list, type: .plain, name: nil)),
      .controller(.supported(controller: list, mask: .portrait)),
      .hierarchy(.childAdded(parent: stack, child: list)),
      .window(
        .windowAdded(
          window: window, scene: SceneID(rawValue: window.rawValue), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: stack)), seen(.portrait, in: window),
    ]
  }

  private static func seen(
    _ orientation: InterfaceOrientation, in window: WindowID = Self.window
  ) -> Event.Kind {
    .observation(.interfaceOrientation(window: window, orientation: orientation))
  }

  private static func willShow(_ page: ControllerID, on stack: ControllerID) -> Event.Kind {
    .navigation(.willShow(on: stack, controller: page, animated: true, interactive: false))
  }

  private static func didShow(_ page: ControllerID, on stack: ControllerID) -> Event.Kind {
    .navigation(.didShow(on: stack, controller: page))
  }

  private static func ids(_ kinds: [Event.Kind]) -> Set<Detector.ID> {
    Examination(setUp + kinds).ids
  }
}
