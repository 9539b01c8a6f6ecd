import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

/// An app that continues although the rules predict an exception, which would end it.
struct ContinuedAppTests {
  private static let page = HandmadeRun.page

  @Test func `an exception that nothing contradicts is found`() {
    #expect(Self.dismissing().ids == ["empty-intersection"])
  }

  @Test(arguments: [nil, 300_000] as [UInt64?])
  func `the page below is found in the orientation that was observed`(gap: UInt64?) throws {
    let run = Self.dismissing().adding(Self.seen(.landscapeRight))
    let finding = try #require(run.analysis(apart: gap).findings.first)

    #expect(run.ids(apart: gap) == ["dismissal-rotated"])
    #expect(finding.allowed == .portrait)
    #expect(finding.rules == [.dismissal])
    guard case .observed(run.last, let instead?) = finding.basis else {
      Issue.record("it rests on \(finding.basis)")
      return
    }
    #expect(instead.exception == .noCommonOrientation)
    #expect(instead.rule == .emptyIntersection)
  }

  @Test func `a page below in an orientation that it allows is no problem`() {
    let run = Self.dismissing(below: .landscape, app: .portrait).adding(Self.seen(.landscapeRight))

    #expect(!run.ids.contains("empty-intersection"))
  }

  @Test func `an interface that was not known is no crash either`() {
    let presented = Self.presenting(below: .portrait)
    let run = presented.adding(
      .presentation(.dismissBegan(controller: Self.page, animated: true, interactive: false)),
      Self.seen(.landscapeLeft))

    #expect(!run.ids.contains("empty-intersection"))
  }

  @Test func `a presented page in an orientation that is not allowed is wrong without a crash`()
    throws
  {
    let run = HandmadeRun(
      17, lists: .portrait,
      [.controller(.supported(controller: Self.page, mask: .landscape))]
    ).shown(in: .portrait, held: .portrait).presenting(Self.page, .fullScreen)
    let seen = run.adding(Self.seen(.portrait))
    let finding = try #require(seen.findings.first)

    #expect(run.ids == ["empty-intersection"])
    #expect(seen.ids == ["empty-intersection"])
    #expect(finding.severity == .warning)
    #expect(finding.basis == .observed(event: seen.last, instead: nil))
  }

  /// A page is dismissed in landscape over one that has nothing in common with the app.
  private static func dismissing(
    below: InterfaceOrientationMask = .portrait, app: InterfaceOrientationMask = .landscape
  ) -> HandmadeRun {
    presenting(below: below).adding(
      seen(.landscapeRight), .app(.appMask(mask: app)),
      .presentation(.dismissBegan(controller: page, animated: true, interactive: false)),
      .presentation(.dismissEnded(controller: page, cancelled: false)))
  }

  private static func presenting(below: InterfaceOrientationMask) -> HandmadeRun {
    HandmadeRun(
      17,
      [
        .controller(.supported(controller: HandmadeRun.root, mask: below)),
        .controller(.supported(controller: page, mask: HandmadeRun.wide)),
      ]
    )
    .shown(in: .portrait, held: .portrait)
    .adding(.app(.appMask(mask: .landscape))).presenting(page, .fullScreen)
  }

  private static func seen(_ orientation: InterfaceOrientation) -> Event.Kind {
    .observation(.interfaceOrientation(window: HandmadeRun.window, orientation: orientation))
  }
}
