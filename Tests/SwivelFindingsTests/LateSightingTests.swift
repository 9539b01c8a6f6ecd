import SwivelFindings
import SwivelModel
import Testing

/// A request that was carried out, and another orientation that is observed later.
struct LateSightingTests {
  @Test(arguments: [3, 30, 300] as [UInt64])
  func `the request is not blamed for what happens later`(seconds: UInt64) {
    #expect(ids(seenBackAfter: seconds * 1_000_000) == ["unexplained-rotation"])
  }

  @Test func `a flip within one motion is a bounce`() {
    #expect(ids(seenBackAfter: 100_000) == ["rotation-bounce"])
  }

  private func ids(seenBackAfter delay: UInt64) -> [Detector.ID] {
    let window = WindowID(rawValue: 0)
    let kinds: [(UInt64, Event.Kind)] = [
      (0, .session(.systemVersion(version: SystemVersion(17)))),
      (0, .controller(.controller(controller: HandmadeRun.root, type: .plain, name: nil))),
      (0, .device(.deviceTurned(to: .portrait))),
      (
        0,
        .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false))
      ),
      (0, .window(.rootChanged(window: window, controller: HandmadeRun.root))),
      (0, .observation(.interfaceOrientation(window: window, orientation: .portrait))),
      (
        2_000_000,
        .request(.geometryRequest(scene: SceneID(rawValue: 0), mask: .landscapeRight, cause: nil))
      ),
      (
        2_050_000, .observation(.interfaceOrientation(window: window, orientation: .landscapeRight))
      ),
      (
        2_050_000 + delay,
        .observation(.interfaceOrientation(window: window, orientation: .portrait))
      ),
    ]
    let events = kinds.enumerated().map { place, step in
      Event(sequence: UInt64(place), instant: Instant(rawValue: step.0), step.1)
    }
    return Examination(events).findings.map(\.id)
  }
}
