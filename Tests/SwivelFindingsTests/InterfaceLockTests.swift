import SwivelFindings
import SwivelModel
import SwivelReplay
import Testing

/// A page that locks itself by `prefersInterfaceOrientationLocked`.
struct InterfaceLockTests {
  private static let (root, page) = (HandmadeRun.root, HandmadeRun.page)
  private static let turn = Event.Kind.device(.deviceTurned(to: .landscapeLeft))
  private static let seen = Event.Kind.observation(
    .interfaceOrientation(window: HandmadeRun.window, orientation: .landscapeRight))
  private static let unchanged = Event.Kind.observation(
    .interfaceOrientation(window: HandmadeRun.window, orientation: .portrait))

  private static let locked = HandmadeRun(
    26,
    [
      .controller(.controller(controller: root, type: .container, name: nil)),
      .hierarchy(.childAdded(parent: root, child: page)),
      .controller(.prefersLock(controller: page, value: true)),
    ])

  @Test func `a lock in a container that does not return its child has no effect`() throws {
    let run = Self.locked.shown(in: .portrait, held: .portrait).adding(Self.turn)
    let predicted = try #require(run.findings.first)
    let observed = try #require(run.adding(Self.seen).findings.first)

    #expect(run.ids == ["interface-lock-ignored"])
    #expect(predicted.basis == .predicted(by: .interfaceLock))
    #expect(observed.basis == .observed(event: run.last + 1, instead: nil))
    #expect(observed.containers.map(\.id) == [Self.root])
  }

  @Test func `it is found where the device's notification follows the rotation`() {
    let run = Self.locked.shown(in: .portrait, held: .portrait).adding(Self.seen, Self.turn)

    #expect(run.ids == ["interface-lock-ignored"])
  }

  @Test(arguments: [
    [Event.Kind.controller(.lockChild(controller: root, child: page))],
    [.controller(.prefersLock(controller: page, value: false))],
    [.session(.windowing(mode: .splitView))],
    [.session(.systemVersion(version: SystemVersion(18)))],
  ])
  func `it is not found if the lock is asked for, or cannot be`(facts: [Event.Kind]) {
    var run = Self.locked
    for fact in facts { run = run.adding(fact) }

    #expect(
      !run.shown(in: .portrait, held: .portrait).adding(Self.turn).ids
        .contains("interface-lock-ignored"))
  }

  @Test func `it is not found if the device is not rotated, or the interface is seen to stay`() {
    let run = Self.locked.shown(in: .portrait, held: .portrait)

    #expect(run.ids == [])
    #expect(
      !run.adding(Self.turn, Self.unchanged, Self.unchanged).ids.contains("interface-lock-ignored"))
  }
}
