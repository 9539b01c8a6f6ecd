import SwivelFindings
import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

/// Logs that end before anything is seen of the interface, as a crash at the launch leaves them.
struct EndOfLogTests {
  private static let window = WindowID(rawValue: 0)
  private static let page = ControllerID(rawValue: 1)
  private static let supported = Event.Kind.controller(
    .supported(controller: page, mask: .portrait))
  private static let plist = Event.Kind.app(.plistOrientation(.landscapeLeft))

  /// A page that becomes the root of a window, after some facts and before others.
  private static func launch(
    _ version: UInt16 = 12, after before: [Event.Kind], then later: [Event.Kind] = []
  ) -> [Event.Kind] {
    [.session(.systemVersion(SystemVersion(version)))] + before + [
      .controller(.described(controller: page, kind: .plain, name: nil)),
      .window(.added(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.root(window: window, controller: page)),
    ] + later
  }

  private func found(in kinds: [Event.Kind]) -> [Finding] {
    var analysis = Analysis()
    for event in EventList.of(kinds) { analysis.apply(event) }
    analysis.finish()
    return analysis.findings.filter { $0.id == "empty-intersection" }
  }

  @Test(arguments: [
    launch(after: [plist], then: [supported]),
    launch(after: [], then: [supported, plist]),
    launch(after: [.app(.appMask(.landscape))], then: [supported]),
    launch(after: [plist], then: [.answer(.mask(controller: page, mask: .portrait))]),
    launch(6, after: [plist], then: [supported]),
  ])
  func `a root that has nothing in common with the app is found`(kinds: [Event.Kind]) throws {
    let findings = found(in: kinds)

    #expect(findings.count == 1)
    #expect(findings.first?.page?.id == Self.page)
    #expect(findings.first?.allowed == .portrait)
    #expect(findings.first?.sequence == UInt64(kinds.count - 1))
  }

  @Test func `the end of a trace of which something is missing proves nothing`() {
    let events = EventList.of(Self.launch(after: [Self.plist], then: [Self.supported]))
    var whole = Analysis()
    for event in events { whole.apply(event) }
    var (unread, lossy) = (whole, whole)

    whole.finish()
    unread.finish(isWhole: false)
    lossy.apply(.loss(Loss(count: 1, reason: .bufferFull)))
    lossy.finish()

    #expect(whole.verdict == .findings)
    #expect(unread.findings == [])
    #expect(lossy.findings == [])
    #expect(unread.verdict.missing.contains(.rest) && lossy.verdict.missing.contains(.rest))
  }

  @Test(arguments: [
    // Somebody did not tell what he allows.
    launch(after: [plist]), launch(after: [], then: [supported]),
    // There is something in common.
    launch(after: [plist, .app(.plistOrientation(.portrait))], then: [supported]),
    // Up to iOS 5 nothing is thrown.
    launch(5, after: [plist], then: [supported]),
    // From iOS 13 on nothing is thrown at launch.
    launch(13, after: [plist], then: [supported]),
    // The window is gone, or not shown.
    launch(after: [plist], then: [supported, .window(.removed(window: window))]),
    launch(after: [plist], then: [supported, .window(.hidden(window: window, hidden: true))]),
    // The app went on, whatever the masks say.
    launch(after: [plist], then: [supported, .session(.phase(.active)), supported]),
    launch(after: [plist], then: [supported, .device(.turned(to: .landscapeLeft))]),
    launch(
      after: [plist],
      then: [
        supported, .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      ]),
  ])
  func `nothing is found without evidence`(kinds: [Event.Kind]) {
    #expect(found(in: kinds).isEmpty)
  }

  @Test(arguments: [
    Event.Kind.outcome(.exceptionRaised(.noCommonOrientation)), .session(.phase(.launched)),
  ])
  func `what was found before is not found again`(kind: Event.Kind) {
    #expect(found(in: Self.launch(after: [Self.plist], then: [Self.supported, kind])).count == 1)
  }
}
