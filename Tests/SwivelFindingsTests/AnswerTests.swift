import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

/// What the app does in answer to the way the device is held, and masks without effect.
struct AnswerTests {
  private static let root = HandmadeRun.root

  // MARK: Flat

  @Test(arguments: [(1_000_000, true), (2_000_000, false)] as [(UInt64, Bool)])
  func `what is requested long after the device was laid down is no answer to that`(
    gap: UInt64, isFound: Bool
  ) {
    let run = HandmadeRun(
      16, [.controller(.supported(controller: Self.root, mask: .landscape))]
    ).shown(in: .landscapeRight, held: .landscapeLeft)
      .adding(
        .device(.deviceTurned(to: .faceUp)),
        .request(.geometryRequest(scene: SceneID(rawValue: 0), mask: .portrait, cause: nil)))

    #expect(run.findings(apart: gap).contains { $0.id == "flat-misread" } == isFound)
  }

  // MARK: Sides

  @Test(
    arguments: [
      (.landscapeRight, HandmadeRun.wide, true), (.landscapeLeft, HandmadeRun.wide, false),
      (.landscapeRight, [.portrait, .landscapeRight], false), (.portrait, HandmadeRun.wide, false),
    ] as [(DeviceOrientation, InterfaceOrientationMask, Bool)])
  func `a side is forced needlessly if the device is held to the other, and that is allowed`(
    held: DeviceOrientation, mask: InterfaceOrientationMask, isFound: Bool
  ) {
    let run = HandmadeRun(
      16, [.controller(.supported(controller: Self.root, mask: mask))]
    ).shown(in: .portrait, held: held)
      .adding(
        .observation(
          .interfaceOrientation(window: HandmadeRun.window, orientation: .portrait)),
        .window(.viewAdded(window: HandmadeRun.window, controller: HandmadeRun.other)),
        .request(.geometryRequest(scene: SceneID(rawValue: 0), mask: .landscapeRight, cause: nil)))

    #expect(run.ids.contains("forced-needlessly") == isFound)
  }

  @Test(arguments: [(InterfaceOrientationMask.landscapeLeft, true), (.landscapeRight, false)])
  func `a portrait page that is locked to the name of the side of the device is reported`(
    mask: InterfaceOrientationMask, isFound: Bool
  ) {
    let run = HandmadeRun(
      12, [.controller(.supported(controller: Self.root, mask: .portrait))]
    ).shown(in: .portrait, held: .portrait)
      .adding(
        .device(.deviceTurned(to: .landscapeLeft)),
        .controller(.supported(controller: Self.root, mask: mask)))

    #expect(run.ids.contains("left-right-swapped") == isFound)
  }

  // MARK: Upside down

  @Test(
    arguments: [
      (.portraitUpsideDown, nil, true), (.portraitUpsideDown, .all, false),
      (.landscapeLeft, nil, false),
    ] as [(DeviceOrientation, InterfaceOrientationMask?, Bool)])
  func `a default mask rules upside down out while the device is held so`(
    held: DeviceOrientation, mask: InterfaceOrientationMask?, isFound: Bool
  ) {
    let run = HandmadeRun(
      15, on: .homeButton, lists: .all,
      [
        .controller(.supported(controller: Self.root, mask: .all)),
        .controller(.supported(controller: HandmadeRun.page, mask: mask)),
      ]
    ).shown(in: .portrait, held: held)
      .adding(.window(.rootChanged(window: HandmadeRun.window, controller: HandmadeRun.page)))

    #expect(run.ids.contains("upside-down-unavailable") == isFound)
  }

  // MARK: Nothing is allowed

  @Test(arguments: [(nil, true), (true, true), (false, false)] as [(Bool?, Bool)])
  func `a page that allows nothing is found where it would turn`(turns: Bool?, isFound: Bool) {
    let run = HandmadeRun(
      9,
      [
        .controller(.supported(controller: Self.root, mask: [])),
        .controller(.shouldAutorotate(controller: Self.root, value: turns)),
      ]
    ).shown(in: .portrait, held: .portrait).adding(.device(.deviceTurned(to: .landscapeLeft)))

    #expect(run.ids == (isFound ? ["empty-intersection"] : []))
  }

  // MARK: Tablets

  @Test func `a page that is pushed in a multitasking app has a mask without effect`() {
    let run = HandmadeRun(
      15, on: .pad, lists: .all,
      [
        .controller(.controller(controller: Self.root, type: .navigation, name: nil)),
        .controller(.supported(controller: HandmadeRun.other, mask: .portrait)),
        .controller(.forwarding(controller: Self.root, to: .top, hook: .override)),
        .hierarchy(.childAdded(parent: Self.root, child: HandmadeRun.page)),
      ]
    ).shown(in: .landscapeRight, held: .landscapeLeft).showing(HandmadeRun.other)

    #expect(run.ids.contains("ipad-masks-not-consulted"))
  }

  @Test(
    arguments: [
      (26, .windowed, .landscape, true), (26, .windowed, HandmadeRun.wide, false),
      (26, .fullScreen, .landscape, false), (18, .windowed, .landscape, false),
    ] as [(UInt16, Windowing, InterfaceOrientationMask, Bool)])
  func `an app of one axis that requires the full screen is warned in a window of iPadOS 26`(
    version: UInt16, windowing: Windowing, lists: InterfaceOrientationMask, isFound: Bool
  ) {
    let run = HandmadeRun(
      version, on: .pad, lists: lists,
      [.session(.requiresFullScreen(value: true)), .session(.windowing(mode: windowing))]
    ).shown(in: .landscapeRight, held: .landscapeLeft)
      .adding(.device(.deviceTurned(to: .portraitUpsideDown)))

    #expect(run.ids.contains("ipad-masks-not-consulted") == isFound)
  }
}
