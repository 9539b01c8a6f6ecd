import SwivelModel
import SwivelReplay
import SwivelTestKit
import Testing

/// What becomes of a turn that the rules granted and UIKit refused.
struct RefusalTests {
  private static let window = WindowID(rawValue: 0)
  private static let scene = SceneID(rawValue: 0)
  private static let start: [Event.Kind] = {
    let page = ControllerID(rawValue: 0)
    return [
      .session(.systemVersion(version: SystemVersion(17))),
      .app(.plistOrientation(orientation: .portrait)),
      .app(.plistOrientation(orientation: .landscapeRight)),
      .controller(.controller(controller: page, type: .plain, name: nil)),
      .device(.deviceTurned(to: .portrait)),
      .window(.windowAdded(window: window, scene: scene, level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: page)),
      .observation(.interfaceOrientation(window: window, orientation: .portrait)),
    ]
  }()
  private static let request = Event.Kind.request(
    .geometryRequest(scene: scene, mask: .landscapeRight, cause: nil))

  private static func refused(_ distance: UInt32?) -> Event.Kind {
    .outcome(.geometryRefused(code: 101, request: distance.map { Cause(rawValue: $0) }))
  }

  /// The interface in the end, and what the last event came to.
  private static func replay(
    _ more: Event.Kind...
  ) -> (interface: InterfaceOrientationMask, last: Moment?) {
    var (replayer, last) = (Replayer(), Moment?.none)
    for event in EventList.of(start + more) { last = replayer.apply(event) }
    return (replayer.situation.interface[window], last)
  }

  @Test func `a request that the rules grant rotates the interface`() {
    #expect(Self.replay(Self.request).interface == .landscapeRight)
  }

  @Test(arguments: [nil, 1] as [UInt32?])
  func `its refusal takes the turn back, and states that the rules had not expected it`(
    distance: UInt32?
  ) throws {
    let (interface, last) = Self.replay(Self.request, Self.refused(distance))

    #expect(interface == .portrait)
    let sighting = try #require(last?.sighting)
    #expect(sighting.observed == .portrait && sighting.expected == .landscapeRight)
  }

  @Test func `the refusal of an earlier request leaves the turn of a later one`() {
    let replay = Self.replay(Self.request, Self.request, Self.refused(2))

    #expect(replay.interface == .landscapeRight)
  }

  @Test func `what was seen since is not taken back`() {
    let seen = Event.Kind.observation(
      .interfaceOrientation(window: Self.window, orientation: .landscapeRight))
    let replay = Self.replay(Self.request, seen, Self.refused(2))

    #expect(replay.interface == .landscapeRight && replay.last?.sighting == nil)
  }

  @Test func `a turn that came after the request stays`() {
    let turn = Event.Kind.request(
      .geometryRequest(scene: Self.scene, mask: .portrait, cause: nil))
    let replay = Self.replay(Self.request, turn, Self.refused(2))

    #expect(replay.interface == .portrait && replay.last?.sighting == nil)
  }

  @Test func `a second refusal of the same takes back nothing more`() {
    let replay = Self.replay(Self.request, Self.refused(1), Self.request, Self.refused(1))
    let again = Self.replay(Self.request, Self.refused(1), Self.refused(2))

    #expect(replay.interface == .portrait && again.interface == .portrait)
    #expect(again.last?.sighting == nil)
  }

  @Test func `a replay that continues between request and refusal comes to the same`() throws {
    let events = EventList.of(Self.start + [Self.request, Self.refused(1)])
    var replayer = Replayer()
    for event in events.dropLast() { _ = replayer.apply(event) }
    let stored = replayer.checkpoint
    var resumed = Replayer()
    let isResumed = resumed.resume(
      facts: stored.facts, conclusions: stored.conclusions, digest: stored.digest)
    _ = resumed.apply(try #require(events.last))

    #expect(isResumed && resumed.situation.interface[Self.window] == .portrait)
  }
}
