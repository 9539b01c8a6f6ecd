import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

/// Presented pages that rotate the interface, that cannot turn, and that leave it in landscape.
struct PresentedPageTests {
  private static let root = HandmadeRun.root
  private static let (page, other) = (HandmadeRun.page, HandmadeRun.other)

  // MARK: Rotated to portrait

  /// A landscape root with a portrait page to present, on a phone that is held in landscape.
  private static func modal(_ facts: Event.Kind...) -> HandmadeRun {
    HandmadeRun(
      12,
      [
        .controller(.supported(controller: root, mask: .landscape)),
        .controller(.supported(controller: page, mask: .portrait)),
      ] + facts
    ).shown(in: .landscapeRight, held: .landscapeLeft)
  }

  @Test func `a game turns for a portrait page on purpose`() {
    #expect(Self.modal().presenting(Self.page, .fullScreen).ids.isEmpty)
  }

  @Test func `a page that the app has locked to landscape is rotated by mistake`() {
    let run = Self.modal(.controller(.supported(controller: Self.root, mask: HandmadeRun.wide)))
      .adding(.controller(.supported(controller: Self.root, mask: .landscape)))

    #expect(run.presenting(Self.page, .fullScreen).ids == ["modal-forced-portrait"])
  }

  @Test(
    arguments: [
      (.controller(.controller(controller: page, type: .plain, name: nil)), true),
      (.controller(.controller(controller: page, type: .system, name: nil)), false),
      (.controller(.preferred(controller: page, orientation: .portrait)), false),
    ] as [(Event.Kind, Bool)])
  func
    `a page of the system, or one with a preferred orientation, turns a landscape page on purpose`(
      fact: Event.Kind, isFound: Bool
    )
  {
    let run = Self.modal(
      .controller(.supported(controller: Self.other, mask: .landscape)), fact,
      .controller(.supported(controller: Self.page, mask: .portrait))
    ).presenting(Self.other, .fullScreen).presenting(Self.page, over: Self.other, .fullScreen)

    #expect(run.ids == (isFound ? ["modal-forced-portrait"] : []))
  }

  // MARK: Held by the app

  /// A page of an app whose delegate answers portrait, on a phone that is rotated to landscape.
  private static func held(
    _ style: PresentationStyle, lists: InterfaceOrientationMask = HandmadeRun.wide,
    _ facts: Event.Kind..., later: [Event.Kind] = []
  ) -> HandmadeRun {
    var run = HandmadeRun(15, lists: lists, [.app(.appMask(mask: .portrait))] + facts)
      .shown(in: .portrait, held: .portrait)
    for kind in later { run = run.adding(kind) }
    return run.presenting(page, style).adding(.device(.deviceTurned(to: .landscapeLeft)))
  }

  @Test func `a delegate that answers less than the list holds a page of the app's`() {
    let limits = Event.Kind.controller(.supported(controller: Self.root, mask: .portrait))

    #expect(Self.held(.fullScreen, limits).ids == ["app-mask-limits-page"])
    // None of the app's pages has a mask of its own.
    #expect(Self.held(.fullScreen).ids.isEmpty)
  }

  @Test func `a portrait app is right to hold its pages`() {
    #expect(Self.held(.fullScreen, lists: .portrait).ids.isEmpty)
  }

  @Test func `an app that has locked itself is right to hold its pages`() {
    let lock = Event.Kind.app(.appMask(mask: .portrait))
    let free = Event.Kind.app(.appMask(mask: HandmadeRun.wide))

    let limits = Event.Kind.controller(.supported(controller: Self.root, mask: .portrait))

    #expect(Self.held(.fullScreen, free, limits, later: [lock]).ids.isEmpty)
    #expect(Self.held(.fullScreen, limits, later: [free, lock]).ids.isEmpty)
  }

  @Test func `an overlay and a page of the system leave their orientation to the app`() {
    let isSystem = Event.Kind.controller(
      .controller(controller: Self.page, type: .system, name: nil))

    #expect(Self.held(.overFullScreen).ids.isEmpty)
    #expect(Self.held(.fullScreen, isSystem).ids.isEmpty)
  }

  @Test func `a page with a preferred orientation is limited by a portrait app`() {
    let prefers = Event.Kind.controller(
      .preferred(controller: Self.page, orientation: .landscapeRight))

    #expect(Self.held(.fullScreen, lists: .portrait, prefers).ids == ["app-mask-limits-page"])
  }

  // MARK: Dismissed in landscape

  private static func left(
    _ version: UInt16 = 15, _ style: PresentationStyle = .custom, interactive: Bool = false,
    _ facts: Event.Kind...
  ) -> HandmadeRun {
    HandmadeRun(
      version,
      [
        .controller(.supported(controller: root, mask: .portrait)),
        .controller(.supported(controller: page, mask: HandmadeRun.wide)),
      ] + facts
    ).shown(in: .portrait, held: .portrait).presenting(page, style)
      .adding(
        .device(.deviceTurned(to: .landscapeLeft)),
        .presentation(
          .dismissBegan(controller: page, animated: true, interactive: interactive)),
        .presentation(.dismissEnded(controller: page, cancelled: false)))
  }

  @Test(arguments: [(12, false), (13, true), (16, true), (17, false)] as [(UInt16, Bool)])
  func
    `a dismissal over a page without a preferred orientation is reported where it was seen to crash`(
      version: UInt16, isFound: Bool
    )
  {
    #expect(Self.left(version).ids.contains("preferred-not-supported") == isFound)
  }

  @Test func `a full-screen dismissal and an interactive one are not reported`() {
    #expect(Self.left(15, .fullScreen).ids.isEmpty)
    #expect(!Self.left(interactive: true).ids.contains("preferred-not-supported"))
  }

  @Test func `a page that prefers what it supports is not reported`() {
    let prefers = Event.Kind.controller(
      .preferred(controller: Self.root, orientation: .portrait))

    #expect(!Self.left(15, .custom, prefers).ids.contains("preferred-not-supported"))
  }
}
