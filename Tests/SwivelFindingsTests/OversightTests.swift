import SwivelFindings
import SwivelModel
import SwivelTestKit
import Testing

/// Pages that come on screen in an orientation that only their container allows.
struct OversightTests {
  /// A stack that answers for itself, with a page that may turn and a landscape one.
  private static func stack(_ facts: Event.Kind...) -> HandmadeRun {
    HandmadeRun(
      15,
      [
        .controller(.controller(controller: HandmadeRun.root, type: .navigation, name: nil)),
        .controller(.supported(controller: HandmadeRun.other, mask: .landscape)),
        .hierarchy(.childAdded(parent: HandmadeRun.root, child: HandmadeRun.page)),
      ] + facts
    ).shown(in: .portrait, held: .portrait)
  }

  private static func blamed(in run: HandmadeRun) -> Finding? {
    run.findings.first { $0.id == "container-ignores-child" }
  }

  @Test func `a page that is pushed and stays as it does not allow is found at the end`() throws {
    let run = Self.stack().showing(HandmadeRun.other)
    let finding = try #require(Self.blamed(in: run))

    #expect(finding.page?.id == HandmadeRun.other)
    #expect(finding.decider?.id == HandmadeRun.root)
    #expect(finding.allowed == .landscape)
    #expect(finding.sequence == run.last)
  }

  @Test func `it is found when another page comes`() throws {
    let pushed = Self.stack().showing(HandmadeRun.other)
    let run = pushed.presenting(ControllerID(rawValue: 7), over: HandmadeRun.root, .pageSheet)
    let finding = try #require(Self.blamed(in: run))

    #expect(finding.evidence.first == pushed.last)
    #expect(finding.sequence > pushed.last)
  }

  @Test(
    arguments: [
      .request(.setDeviceOrientation(orientation: .landscapeLeft, cause: nil)),
      .device(.deviceTurned(to: .landscapeLeft)),
      .observation(
        .interfaceOrientation(window: HandmadeRun.window, orientation: .landscapeRight)),
    ] as [Event.Kind])
  func `it is not found where the interface rotates for it before`(kind: Event.Kind) {
    #expect(Self.blamed(in: Self.stack().showing(HandmadeRun.other).adding(kind)) == nil)
  }

  @Test func `a container that asks its page is not found`() {
    let forwards = Event.Kind.controller(
      .forwarding(controller: HandmadeRun.root, to: .top, hook: .override))

    #expect(Self.stack(forwards).showing(HandmadeRun.other).ids == ["pushed-page-not-rotated"])
  }

  @Test func `a container whose page is popped to is the cause of what the page shows`() {
    let run = Self.stack(
      .controller(.supported(controller: HandmadeRun.page, mask: .portrait)),
      .controller(.supported(controller: HandmadeRun.other, mask: HandmadeRun.wide))
    ).showing(HandmadeRun.other).adding(.device(.deviceTurned(to: .landscapeLeft)))
      .showing(HandmadeRun.page)

    #expect(Self.blamed(in: run) != nil)
    let roots = Diagnosis.of(run.findings)
    #expect(roots.map(\.root.id) == ["container-ignores-child"])
    #expect(roots.flatMap(\.consequences).map(\.id) == ["back-navigation-rotated"])
  }

  @Test func `a page that the app could not show otherwise is not its container's fault`() {
    let run = HandmadeRun(
      15, lists: .portrait,
      [
        .controller(.controller(controller: HandmadeRun.root, type: .navigation, name: nil)),
        .controller(.supported(controller: HandmadeRun.other, mask: .landscape)),
        .hierarchy(.childAdded(parent: HandmadeRun.root, child: HandmadeRun.page)),
      ]
    ).shown(in: .portrait, held: .portrait).showing(HandmadeRun.other)

    #expect(Self.blamed(in: run) == nil)
  }
}
