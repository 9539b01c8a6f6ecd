import SwivelFindings
import SwivelModel
import SwivelQueries
import SwivelReplay
import SwivelTestKit
import Testing

struct RunTrailTests {
  private static func trail(of run: ExampleRun) -> RunTrail {
    var (trail, replayer) = (RunTrail(), Replayer())
    for event in run.events {
      replayer.take(event)
      trail.follow(event, replayer)
    }
    return trail
  }

  @Test func `it shows what the lanes of a report show`() throws {
    let run = try ExampleRun("./previous-page")
    var walk = RunWalk()
    for event in run.events { _ = walk.apply(.event(event)) }
    let trail = Self.trail(of: run)

    #expect(!trail.shown.isEmpty)
    #expect(Set(trail.shown.keys) == Set(walk.lanes.windows.map(\.id)))
    for lane in walk.lanes.windows {
      #expect(trail.shown[lane.id]?.bands == lane.shown.bands)
    }
  }

  @Test func `it never holds more bands than its limit`() {
    var (trail, replayer) = (RunTrail(), Replayer())
    let window = WindowID(rawValue: 0)
    for number in 0..<5_000 as Range<UInt64> {
      let orientation: InterfaceOrientation = number % 2 == 0 ? .portrait : .landscapeLeft
      let event = Event(
        sequence: number, instant: Instant(rawValue: number * 100),
        .observation(.interfaceOrientation(window: window, orientation: orientation)))
      replayer.take(event)
      trail.follow(event, replayer)
    }

    let count = trail.shown[window]?.bands.count ?? 0
    #expect(count > 10 && count <= 200)
  }
}
