import SwivelFindings
import SwivelModel
import Testing

/// A mask that excludes the current orientation: meant for the visible page, or for the next one.
struct NarrowedMaskTests {
  private static let (root, page, other) = (
    HandmadeRun.root, HandmadeRun.page, HandmadeRun.other
  )
  private static let narrowed = Event.Kind.app(.appMask(mask: .portrait))

  @Test func `a mask for the visible page is a rotation that does not happen`() {
    #expect(Self.pushed().adding(Self.narrowed).ids == ["force-ineffective"])
  }

  @Test(arguments: [nil, 1_000, 300_000] as [UInt64?])
  func `a mask that changes right before the next page is meant for that one`(gap: UInt64?) {
    let run = Self.pushed().adding(Self.narrowed).showing(Self.third)

    #expect(!run.ids(apart: gap).contains("force-ineffective"))
  }

  @Test func `a mask with which the page stays is a rotation that does not happen`() {
    let run = Self.pushed().adding(Self.narrowed)

    #expect(run.showing(Self.third).ids(apart: 3_000_000).contains("force-ineffective"))
    #expect(
      run.adding(Self.seen(.landscapeRight)).showing(Self.third).ids(apart: nil)
        .contains("force-ineffective"))
  }

  @Test func `a page that the app excludes is in the wrong orientation after going back`() throws {
    let run = Self.pushed().adding(Self.narrowed).showing(Self.page)
    let finding = try #require(run.findings.first)

    #expect(run.ids == ["back-navigation-rotated"])
    #expect(finding.orientation == .landscapeRight)
    #expect(finding.allowed == .portrait)
  }

  @Test func `a mask that changes while a page is dismissed is meant for the one below`() throws {
    let run = Self.set([.app(.appMask(mask: HandmadeRun.wide))])
      .shown(in: .portrait, held: .portrait).presenting(Self.page, .fullScreen)
      .adding(
        .device(.deviceTurned(to: .landscapeLeft)), Self.seen(.landscapeRight),
        .presentation(.dismissBegan(controller: Self.page, animated: true, interactive: false)),
        Self.narrowed, .presentation(.dismissEnded(controller: Self.page, cancelled: false)),
        Self.seen(.landscapeRight))
    let finding = try #require(run.findings.first)

    #expect(run.ids == ["dismissal-rotated"])
    #expect(finding.allowed == .portrait)
  }

  private static let third = ControllerID(rawValue: 3)

  /// A stack whose second page is in landscape.
  private static func pushed() -> HandmadeRun {
    set([
      .controller(.controller(controller: root, type: .navigation, name: nil)),
      .hierarchy(.childAdded(parent: root, child: page)),
    ])
    .shown(in: .portrait, held: .portrait).showing(other)
    .adding(.device(.deviceTurned(to: .landscapeLeft)), seen(.landscapeRight))
  }

  private static func set(_ facts: [Event.Kind]) -> HandmadeRun { HandmadeRun(17, facts) }

  private static func seen(_ orientation: InterfaceOrientation) -> Event.Kind {
    .observation(.interfaceOrientation(window: HandmadeRun.window, orientation: orientation))
  }
}
