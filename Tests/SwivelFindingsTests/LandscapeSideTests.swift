import SwivelFindings
import SwivelModel
import Testing

/// The same mistake, shown on one landscape side and on the other.
struct LandscapeSideTests {
  private static let left = InterfaceOrientation.landscapeLeft
  private static let right = InterfaceOrientation.landscapeRight

  @Test(arguments: [(left, right), (right, left), (left, left)])
  func `a list that comes back on either side is one finding`(
    first: InterfaceOrientation, second: InterfaceOrientation
  ) {
    let findings = Self.visits([first, second]).findings

    #expect(findings.map(\.id) == ["back-navigation-rotated"])
    #expect(findings.first?.orientation == InterfaceOrientationMask(first))
  }

  @Test func `a list that comes back in portrait in between is no other mistake`() {
    #expect(Self.visits([Self.left, .portrait, Self.right]).findings.count == 1)
    #expect(Self.visits([.portrait]).findings.isEmpty)
  }

  @Test func `a side that was seen takes the place of the one that was predicted`() throws {
    // The model has the page go back as it was left.
    let run = Self.visit(seen: Self.right, back: Self.left)

    let findings = Self.run(run).findings.filter { $0.id == "back-navigation-rotated" }
    #expect(findings.map(\.orientation) == [.landscapeLeft])
  }

  @Test func `a launch screen is one finding, whichever side is seen then`() {
    for side in [Self.left, Self.right] {
      let launch: [Event.Kind] = [
        .controller(.controller(controller: HandmadeRun.root, type: .plain, name: nil)),
        .controller(.supported(controller: HandmadeRun.root, mask: .landscape)),
        .window(
          .windowAdded(
            window: HandmadeRun.window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
        .window(.rootChanged(window: HandmadeRun.window, controller: HandmadeRun.root)),
        .device(.deviceTurned(to: .portrait)), .session(.phase(phase: .launched)), Self.seen(side),
      ]

      #expect(HandmadeRun(15, launch).findings.map(\.id) == ["launch-orientation-wrong"])
    }
  }

  private static func visits(_ sides: [InterfaceOrientation]) -> HandmadeRun {
    run(sides.flatMap { visit(seen: $0, back: $0) })
  }

  /// A film is pushed, the device is rotated, and the user goes back; the list allows portrait.
  private static func visit(
    seen side: InterfaceOrientation, back: InterfaceOrientation
  ) -> [Event.Kind] {
    [
      .controller(.controller(controller: HandmadeRun.other, type: .plain, name: nil)),
      .controller(.supported(controller: HandmadeRun.other, mask: HandmadeRun.wide)),
      show(HandmadeRun.other), shown(HandmadeRun.other),
      .device(.deviceOrientation(orientation: side.device)), seen(side),
      show(HandmadeRun.page), shown(HandmadeRun.page), seen(back),
      .controller(.controllerEnded(controller: HandmadeRun.other)),
      .device(.deviceOrientation(orientation: .portrait)), seen(.portrait),
    ]
  }

  private static func run(_ kinds: [Event.Kind]) -> HandmadeRun {
    let setUp: [Event.Kind] = [
      .controller(.controller(controller: HandmadeRun.root, type: .navigation, name: nil)),
      .controller(.forwarding(controller: HandmadeRun.root, to: .top, hook: .override)),
      .controller(.controller(controller: HandmadeRun.page, type: .plain, name: nil)),
      .controller(.supported(controller: HandmadeRun.page, mask: .portrait)),
      .hierarchy(.childAdded(parent: HandmadeRun.root, child: HandmadeRun.page)),
    ]
    return kinds.reduce(HandmadeRun(15, setUp).shown(in: .portrait, held: .portrait)) {
      $0.adding($1)
    }
  }

  private static func show(_ page: ControllerID) -> Event.Kind {
    .navigation(
      .willShow(on: HandmadeRun.root, controller: page, animated: true, interactive: false))
  }

  private static func shown(_ page: ControllerID) -> Event.Kind {
    .navigation(.didShow(on: HandmadeRun.root, controller: page))
  }

  private static func seen(_ orientation: InterfaceOrientation) -> Event.Kind {
    .observation(.interfaceOrientation(window: HandmadeRun.window, orientation: orientation))
  }
}
