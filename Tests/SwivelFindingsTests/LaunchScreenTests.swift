import SwivelFindings
import SwivelModel
import Testing

/// Launch screens that lie as the first page does not allow.
struct LaunchScreenTests {
  private static let portraitPage = launch(
    of: .portrait, held: .landscapeLeft, seen: .portrait)
  private static let landscapePage = launch(
    of: .landscape, held: .portrait, seen: .landscapeLeft)

  @Test(arguments: [9, 12, 13, 15, 26] as [UInt16])
  func `a landscape launch screen is found over a page that is portrait only`(version: UInt16) {
    // Up to iOS 12 the launch screen of a small phone is in portrait.
    let isLandscape = version >= 13
    let run = Self.launch(version, of: .portrait, held: .landscapeLeft, seen: .portrait)

    #expect(run.ids == (isLandscape ? ["launch-orientation-wrong"] : []))
  }

  @Test(arguments: [9, 12, 13, 15, 26] as [UInt16])
  func `a portrait launch screen is found over a page that is landscape only`(version: UInt16) {
    let run = Self.launch(version, of: .landscape, held: .portrait, seen: .landscapeLeft)

    #expect(run.ids == ["launch-orientation-wrong"])
  }

  @Test func `a launch screen that is as the first page allows is not found`() {
    let wide = Self.launch(of: HandmadeRun.wide, held: .landscapeLeft, seen: .landscapeRight)
    let listed = Self.launch(lists: .portrait, of: .portrait, held: .landscapeLeft, seen: .portrait)

    #expect(wide.ids == [])
    #expect(listed.ids == [])
  }

  @Test func `a page that states the orientation of the launch screen takes the finding back`() {
    #expect(
      Self.portraitPage.adding(Self.states(.landscapeLeft), Self.states(.landscape)).ids == [])
    #expect(Self.landscapePage.adding(Self.states(HandmadeRun.wide)).ids == [])
    #expect(Self.landscapePage.adding(Self.answers(.portrait)).ids == [])
  }

  @Test func `a page that states something else, or is the first itself, excuses nothing`() {
    let found: Set<Detector.ID> = ["launch-orientation-wrong"]
    let container: [Event.Kind] = [
      .controller(.controller(controller: HandmadeRun.other, type: .navigation, name: nil)),
      .controller(.supported(controller: HandmadeRun.other, mask: .all)),
    ]

    #expect(Self.landscapePage.adding(Self.states(.landscape)).ids == found)
    #expect(Self.landscapePage.adding(Self.states(nil)).ids == found)
    #expect(Self.landscapePage.adding(container[0], container[1]).ids == found)
    #expect(
      Self.landscapePage.adding(
        .controller(.supported(controller: HandmadeRun.root, mask: HandmadeRun.wide))
      ).ids.isSuperset(of: found))
  }

  @Test func `a page that is known before the launch excuses its screen from the beginning`() {
    let run = Self.launch(
      of: .landscape, held: .portrait, seen: .landscapeLeft,
      with: [
        .controller(.controller(controller: HandmadeRun.other, type: .plain, name: nil)),
        Self.states(.portrait),
      ])

    #expect(run.ids == [])
  }

  @Test func `a mask of the app that comes to allow the launch screen takes the finding back`() {
    let locked = Self.launch(
      of: .portrait, held: .landscapeLeft, seen: .portrait, with: [.app(.appMask(mask: .portrait))])

    #expect(locked.ids == ["launch-orientation-wrong"])
    #expect(locked.adding(.app(.appMask(mask: .allButUpsideDown))).ids == [])
    #expect(
      locked.adding(
        .answer(.appMaskAnswered(window: HandmadeRun.window, mask: .landscape))
      ).ids.contains("launch-orientation-wrong") == false)
    #expect(locked.adding(Self.states(.landscape)).ids == ["launch-orientation-wrong"])
  }

  @Test func `a request that rotates to the launch screen's orientation takes the finding back`() {
    let widened = Self.landscapePage.adding(
      .controller(.supported(controller: HandmadeRun.root, mask: HandmadeRun.wide)))
    let turn = Event.Kind.request(.attemptRotation(cause: nil))

    #expect(widened.ids.contains("launch-orientation-wrong"))
    #expect(!widened.adding(turn).ids.contains("launch-orientation-wrong"))
    #expect(Self.landscapePage.adding(turn).ids.contains("launch-orientation-wrong"))
  }

  private static func states(_ mask: InterfaceOrientationMask?) -> Event.Kind {
    .controller(.supported(controller: HandmadeRun.other, mask: mask))
  }

  private static func answers(_ mask: InterfaceOrientationMask) -> Event.Kind {
    .answer(.maskAnswered(controller: HandmadeRun.other, mask: mask))
  }

  /// An app whose first page states a mask is launched on a phone that is held somehow.
  private static func launch(
    _ version: UInt16 = 15, lists: InterfaceOrientationMask = HandmadeRun.wide,
    of mask: InterfaceOrientationMask, held: DeviceOrientation, seen: InterfaceOrientation,
    with more: [Event.Kind] = []
  ) -> HandmadeRun {
    HandmadeRun(
      version, lists: lists,
      more + [
        .controller(.controller(controller: HandmadeRun.root, type: .plain, name: nil)),
        .controller(.supported(controller: HandmadeRun.root, mask: mask)),
        .window(
          .windowAdded(
            window: HandmadeRun.window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
        .window(.rootChanged(window: HandmadeRun.window, controller: HandmadeRun.root)),
        .device(.deviceTurned(to: held)),
        .session(.phase(phase: .launched)),
        .observation(.interfaceOrientation(window: HandmadeRun.window, orientation: seen)),
      ])
  }
}
