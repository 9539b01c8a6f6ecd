import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

/// An app that requests one landscape for a page that allows both: whether it was in the other one
/// before is known only if that was observed.
struct SeenBeforeRequestTests {
  private static let request = Event.Kind.request(
    .geometryRequest(scene: SceneID(rawValue: 0), mask: .landscapeRight, cause: nil))

  @Test func `an interface that may have been in that landscape already was not forced`() {
    let run = Self.game([
      .window(
        .windowAdded(
          window: HandmadeRun.window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: HandmadeRun.window, controller: HandmadeRun.root)),
      Self.seen(.portrait),
    ]).presenting(HandmadeRun.page, .fullScreen)
      .adding(Self.request, Self.seen(.landscapeRight))

    for gap in [nil, 1_000_000] as [UInt64?] { #expect(run.ids(apart: gap) == []) }
  }

  @Test func `what was only predicted before the request stays predicted`() throws {
    let run = Self.held().adding(Self.request, Self.seen(.landscapeRight))
    let finding = try #require(run.findings.first)

    #expect(run.ids == ["forced-needlessly"])
    #expect(finding.basis == .predicted(by: .geometryRequest))
    #expect(finding.evidence == [run.last - 1])
  }

  @Test func `what was observed before the request is observed`() throws {
    let run = Self.held().adding(
      Self.seen(.landscapeLeft), Self.request, Self.seen(.landscapeRight))
    let finding = try #require(run.findings.first)

    #expect(run.ids == ["forced-needlessly"])
    #expect(finding.basis == .observed(event: run.last, instead: nil))
  }

  @Test func `an interface that did not follow the request is not forced either`() {
    let run = Self.held().adding(Self.request, Self.seen(.landscapeLeft))

    #expect(!run.ids.contains("forced-needlessly"))
  }

  /// The game is presented, and the device is rotated to landscape.
  private static func held() -> HandmadeRun {
    game().shown(in: .portrait, held: .portrait).presenting(HandmadeRun.page, .fullScreen)
      .adding(.device(.deviceTurned(to: .landscapeRight)))
  }

  private static func game(_ facts: [Event.Kind] = []) -> HandmadeRun {
    HandmadeRun(
      17,
      [
        .controller(.supported(controller: HandmadeRun.root, mask: .portrait)),
        .controller(.supported(controller: HandmadeRun.page, mask: .landscape)),
      ] + facts)
  }

  private static func seen(_ orientation: InterfaceOrientation) -> Event.Kind {
    .observation(.interfaceOrientation(window: HandmadeRun.window, orientation: orientation))
  }
}
