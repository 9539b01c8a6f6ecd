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
  private static let plist = Event.Kind.app(.plistOrientation(orientation: .landscapeLeft))

  /// A page that becomes the root of a window, after some facts and before others.
  private static func launch(
    _ version: UInt16 = 12, after before: [Event.Kind], then later: [Event.Kind] = []
  ) -> [Event.Kind] {
    [.session(.systemVersion(version: SystemVersion(version)))] + before + [
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: page)),
    ] + later
  }

  private func found(in kinds: [Event.Kind]) -> [Finding] {
    var analysis = Analysis()
    for event in EventList.of(kinds) { analysis.apply(event) }
    analysis.finish()
    return analysis.findings.filter { $0.id == "empty-intersection" }
  }

  @Test(arguments: [
    Named("the Info.plist, then the mask", launch(after: [plist], then: [supported])),
    Named("the mask, then the Info.plist", launch(after: [], then: [supported, plist])),
    Named("the delegate", launch(after: [.app(.appMask(mask: .landscape))], then: [supported])),
    Named(
      "an answer",
      launch(after: [plist], then: [.answer(.maskAnswered(controller: page, mask: .portrait))])),
    Named("iOS 6", launch(6, after: [plist], then: [supported])),
  ])
  func `a root that has nothing in common with the app is found`(launch: Named<[Event.Kind]>) {
    let kinds = launch.value
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
    Named("no mask of the page", launch(after: [plist])),
    Named("no mask of the app", launch(after: [], then: [supported])),
    Named(
      "something in common",
      launch(after: [plist, .app(.plistOrientation(orientation: .portrait))], then: [supported])),
    Named("iOS 5 throws nothing", launch(5, after: [plist], then: [supported])),
    Named("iOS 13 throws nothing at launch", launch(13, after: [plist], then: [supported])),
    Named(
      "the window is removed",
      launch(after: [plist], then: [supported, .window(.windowRemoved(window: window))])),
    Named(
      "the window is hidden",
      launch(
        after: [plist], then: [supported, .window(.windowHidden(window: window, hidden: true))])),
    Named(
      "the app becomes active",
      launch(after: [plist], then: [supported, .session(.phase(phase: .active)), supported])),
    Named(
      "the device rotates",
      launch(after: [plist], then: [supported, .device(.deviceTurned(to: .landscapeLeft))])),
    Named(
      "the interface is observed",
      launch(
        after: [plist],
        then: [
          supported, .observation(.interfaceOrientation(window: window, orientation: .portrait)),
        ])),
  ])
  func `nothing is found without evidence`(launch: Named<[Event.Kind]>) {
    #expect(found(in: launch.value).isEmpty)
  }

  @Test(arguments: [
    Event.Kind.outcome(.exceptionRaised(exception: .noCommonOrientation)),
    .session(.phase(phase: .launched)),
  ])
  func `what was found before is not found again`(kind: Event.Kind) {
    #expect(found(in: Self.launch(after: [Self.plist], then: [Self.supported, kind])).count == 1)
  }
}
