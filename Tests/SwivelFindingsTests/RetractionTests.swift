import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

/// A page that the rules find rotated after going back, and what is seen of it later.
struct RetractionTests {
  private let window = WindowID(rawValue: 0)
  private let stack = ControllerID(rawValue: 0)
  private let previous = ControllerID(rawValue: 1)
  private let page = ControllerID(rawValue: 2)

  @Test func `a finding stands while nothing else is seen`() {
    #expect(findings(afterSeeing: nil) == ["back-navigation-rotated"])
    #expect(findings(afterSeeing: .landscapeRight) == ["back-navigation-rotated"])
  }

  @Test func `a finding is taken back when the page is seen as it allows`() {
    #expect(findings(afterSeeing: .portrait) == [])
  }

  private func findings(afterSeeing seen: InterfaceOrientation?) -> [String] {
    var kinds = setUp + turnAndPop
    if let seen {
      kinds.append(.observation(.interfaceOrientation(window: window, orientation: seen)))
    }
    var analysis = Analysis()
    for (index, kind) in kinds.enumerated() {
      let instant = Instant(rawValue: UInt64(index) * 1_000)
      analysis.apply(Event(sequence: UInt64(index), instant: instant, kind))
    }
    return analysis.findings.map(\.id.rawValue)
  }

  private var setUp: [Event.Kind] {
    [
      .session(.systemVersion(version: SystemVersion(12))),
      .controller(.controller(controller: stack, type: .navigation, name: nil)),
      .controller(.forwarding(controller: stack, to: .visible, hook: .override)),
      .controller(.controller(controller: previous, type: .plain, name: nil)),
      .controller(.supported(controller: previous, mask: .portrait)),
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .hierarchy(.childAdded(parent: stack, child: previous)),
      .hierarchy(.childAdded(parent: stack, child: page)),
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: stack)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
    ]
  }

  private var turnAndPop: [Event.Kind] {
    [
      .device(.deviceOrientation(orientation: .landscapeLeft)),
      .navigation(
        .willShow(on: stack, controller: previous, animated: true, interactive: false)),
      .navigation(.didShow(on: stack, controller: previous)),
    ]
  }
}
