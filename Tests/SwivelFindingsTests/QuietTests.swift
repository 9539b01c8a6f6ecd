import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelTestKit
import Testing

/// What looks like something that is found, and is not.
struct QuietTests {
  private let stack = ControllerID(rawValue: 0)
  private let first = ControllerID(rawValue: 1)
  private let second = ControllerID(rawValue: 2)

  @Test(arguments: [
    (isAnimated: true, delay: 200_000 as UInt64, isFound: true), (true, 900_000, false),
    (false, 200_000, false),
  ])
  func `a turn catches a push that is animated, and only while that lasts`(
    isAnimated: Bool, delay: UInt64, isFound: Bool
  ) {
    let shown = willShow(second, animated: isAnimated)

    #expect(found([.navigation(.didShow(on: stack, controller: first)), shown], delay) == isFound)
  }

  @Test func `no one pushes the first page of a stack`() {
    #expect(!found([willShow(first, animated: true)], 200_000))
  }

  @Test(
    arguments: [
      .device(.deviceOrientationRead(orientation: .landscapeLeft)),
      .device(.rotationLock(on: true)),
      .device(.deviceOrientation(orientation: .faceUp)),
      .device(.deviceOrientation(orientation: .landscapeLeft)),
    ] as [Event.Kind])
  func `what the device states meanwhile does not excuse a page that rotates on the way back`(
    told: Event.Kind
  ) throws {
    let scenario = try ProjectScenarios.named("pages-with-nothing-in-common-turn-on-the-way-back")
    var kinds = ScenarioPlayer.play(scenario).events.map(\.kind)
    let place = try #require(kinds.lastIndex { $0.record.is(.willShow) })
    kinds.insert(told, at: place + 1)

    #expect(Examination(kinds).ids == ["back-navigation-rotated"])
  }

  @Test func `UIDevice that is set back after another page has come is meant`() throws {
    let scenario = try ProjectScenarios.named("device-set-and-given-back")
    var kinds = ScenarioPlayer.play(scenario).events.map(\.kind)
    let place = try #require(kinds.lastIndex { $0.record.family == .request })
    kinds.insert(willShow(second, animated: true), at: place)

    #expect(Examination(kinds).ids == ["force-ineffective"])
  }

  @Test(
    arguments: [
      ("forced-to-the-side-that-it-prefers", ["forced-needlessly"]),
      ("nobody-allows-what-a-dismissal-leaves", ["dismissal-rotated"]),
      ("full-screen-app-in-a-window", []),
      ("swipe-back-ends-as-the-device-is-held", []),
    ] as [(String, Set<Detector.ID>)])
  func `one mistake has one finding`(id: String, ids: Set<Detector.ID>) throws {
    #expect(Examination(try ProjectScenarios.named(id)).ids == ids)
  }

  /// Whether a layout is found stale when the device rotates some time after events.
  private func found(_ kinds: [Event.Kind], _ delay: UInt64) -> Bool {
    let window = WindowID(rawValue: 0)
    var events = EventList.of(
      [
        .session(.systemVersion(version: SystemVersion(12))),
        .controller(.controller(controller: stack, type: .navigation, name: nil)),
        .hierarchy(.childAdded(parent: stack, child: first)),
        .window(.windowAdded(window: window, scene: .init(rawValue: 0), level: 0, hidden: false)),
        .window(.rootChanged(window: window, controller: stack)),
        .observation(.interfaceOrientation(window: window, orientation: .portrait)),
      ] + kinds)
    let last = events[events.count - 1]
    events.append(
      Event(
        sequence: last.sequence + 1, instant: Instant(rawValue: last.instant.rawValue + delay),
        .device(.deviceTurned(to: .landscapeLeft))))
    return Examination(events).ids.contains("stale-layout")
  }

  private func willShow(_ page: ControllerID, animated: Bool) -> Event.Kind {
    .navigation(
      .willShow(on: stack, controller: page, animated: animated, interactive: false))
  }
}
