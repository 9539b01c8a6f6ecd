import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

/// A page that locks itself by its mask, and releases the lock.
struct GrownMaskTests {
  private static let root = HandmadeRun.root
  private static let turn = Event.Kind.device(.deviceTurned(to: .landscapeLeft))
  private static let seen = Event.Kind.observation(
    .interfaceOrientation(window: HandmadeRun.window, orientation: .landscapeRight))
  private static let unchanged = Event.Kind.observation(
    .interfaceOrientation(window: HandmadeRun.window, orientation: .portrait))

  private static func allows(_ mask: InterfaceOrientationMask) -> Event.Kind {
    .controller(.supported(controller: root, mask: mask))
  }

  private static let free = HandmadeRun(17, [allows(HandmadeRun.wide)])
    .shown(in: .portrait, held: .portrait)
  private static let held = free.adding(allows(.portrait), turn)

  @Test(arguments: [nil, 1_000, 3_000_000] as [UInt64?])
  func `a released mask rotates nothing without an update`(gap: UInt64?) {
    let run = Self.held.adding(Self.allows(HandmadeRun.wide))

    #expect(run.adding(Self.unchanged).ids(apart: gap) == ["force-ineffective"])
    #expect(run.adding(Self.seen).ids(apart: gap).contains("force-ineffective") == false)
    #expect(run.ids(apart: gap) == [])
  }

  @Test func `with an update it does`() {
    let update = Event.Kind.request(.needsUpdate(controller: Self.root, cause: nil))
    let run = Self.held.adding(Self.allows(HandmadeRun.wide), update)

    #expect(run.adding(Self.seen).ids(apart: nil) == [])
  }

  @Test func `without a lock before it, or a rotated device, nothing was to be expected`() {
    let narrow = HandmadeRun(17, [Self.allows(.portrait)]).shown(in: .portrait, held: .portrait)
    let wide = Self.allows(HandmadeRun.wide)

    #expect(narrow.adding(Self.turn, wide, Self.unchanged).ids(apart: nil) == [])
    #expect(Self.free.adding(Self.allows(.portrait), wide, Self.unchanged).ids(apart: nil) == [])
  }

  @Test func `a mask that grew is reported where the interface then does not follow the device`() {
    let narrow = HandmadeRun(17, [Self.allows(.portrait)]).shown(in: .portrait, held: .portrait)
    let run = narrow.adding(Self.allows(HandmadeRun.wide), Self.turn, Self.unchanged)

    #expect(run.ids(apart: nil) == ["force-ineffective"])
    #expect(run.ids(apart: 3_000_000) == ["force-ineffective"])
    #expect(run.ids(apart: 1_000) == [])
  }
}
