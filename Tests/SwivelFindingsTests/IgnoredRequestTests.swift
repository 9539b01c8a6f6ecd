import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

/// A request right before one that UIKit ignores: what is observed afterward is its result.
struct IgnoredRequestTests {
  private static let requests: [Event.Kind] = [
    .request(.needsUpdate(controller: HandmadeRun.root, cause: nil)),
    .request(.geometryRequest(scene: SceneID(rawValue: 0), mask: .portrait, cause: nil)),
  ]

  @Test(arguments: requests, [nil, 300_000] as [UInt64?])
  func `an interface that stays as it was shows that the request was in vain`(
    request: Event.Kind, gap: UInt64?
  ) throws {
    let run = Self.locked().adding(request, Self.set(.portrait), Self.seen(.landscapeRight))
    let finding = try #require(run.analysis(apart: gap).findings.first)

    #expect(run.ids(apart: gap) == ["force-ineffective"])
    #expect(finding.evidence == [run.last - 2, run.last])
    guard case .observed(run.last, let instead?) = finding.basis else {
      Issue.record("it rests on \(finding.basis)")
      return
    }
    #expect(instead.orientation == .portrait)
  }

  @Test(arguments: requests, [nil, 300_000] as [UInt64?])
  func `an interface that rotated is no finding`(request: Event.Kind, gap: UInt64?) {
    let run = Self.locked().adding(request, Self.set(.portrait), Self.seen(.portrait))

    #expect(run.ids(apart: gap) == [])
    #expect(
      Self.locked().adding(Self.set(.portrait), request, Self.seen(.portrait)).ids(apart: gap)
        == [])
    #expect(Self.locked().adding(Self.set(.portrait), Self.seen(.portrait)).ids(apart: gap) == [])
  }

  @Test func `an interface that is seen rotating at last takes the finding back`() {
    let run = Self.locked().adding(
      Self.requests[0], Self.set(.portrait), Self.seen(.landscapeRight), Self.seen(.portrait))

    #expect(run.ids(apart: 300_000) == [])
  }

  @Test func `a refusal that was predicted rests on what is observed after an ignored request`() {
    let request = Event.Kind.request(
      .geometryRequest(scene: SceneID(rawValue: 0), mask: .landscapeLeft, cause: nil))
    let run = HandmadeRun(
      17, [.controller(.supported(controller: HandmadeRun.root, mask: .portrait))]
    ).adding(
      .window(
        .windowAdded(
          window: HandmadeRun.window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: HandmadeRun.window, controller: HandmadeRun.root)),
      .device(.deviceTurned(to: .portrait)), request, Self.set(.portrait))

    #expect(run.findings.map(\.id) == ["request-refused"])
    #expect(run.findings.first?.basis == .predicted(by: .geometryRequest))
    let seen = run.adding(Self.seen(.portrait))
    #expect(seen.findings.first?.basis == .observed(event: seen.last, instead: nil))
  }

  @Test func `what was observed before an ignored request is not observed after it`() {
    let findings = Self.locked().adding(
      Self.requests[0], Self.seen(.portrait), Self.set(.landscapeLeft), Self.seen(.portrait)
    ).analysis(apart: nil).findings

    #expect(findings.map(\.id) == ["force-ineffective"])
    #expect(findings.first?.rules == [.setDeviceOrientationIgnored])
  }

  @Test func `a request of an older app is not ignored`() {
    let older = Event.Kind.session(.linkedSDK(version: SystemVersion(15)))
    let run = Self.locked([older]).adding(
      Self.requests[0], Self.set(.portrait), Self.seen(.landscapeRight))

    #expect(run.ids(apart: nil) == ["force-ineffective"])
  }

  /// A page that locks itself to portrait while the interface is in landscape.
  private static func locked(_ facts: [Event.Kind] = []) -> HandmadeRun {
    HandmadeRun(17, facts).shown(in: .portrait, held: .portrait).adding(
      .device(.deviceTurned(to: .landscapeLeft)), seen(.landscapeRight),
      .controller(.supported(controller: HandmadeRun.root, mask: .portrait)))
  }

  private static func set(_ orientation: DeviceOrientation) -> Event.Kind {
    .request(.setDeviceOrientation(orientation: orientation, cause: nil))
  }

  private static func seen(_ orientation: InterfaceOrientation) -> Event.Kind {
    .observation(.interfaceOrientation(window: HandmadeRun.window, orientation: orientation))
  }
}
