import SwivelLog
import SwivelModel

/// Other ways to read a log that exists before a round: event by event, and with a replay by all
/// rules.
struct FurtherReading: Contender {
  let log: SwivelContender

  func round() throws -> [Measurement] {
    let next = try nanoseconds(for: log.events.count, readEvents)
    return [
      Measurement(row: log.row + ", next()", read: next), try log.replay(after: Self.setUp),
    ]
  }

  private func readEvents() throws {
    let reader = try LogReader(path: log.file.path)
    var sum = Checksum()
    while case .event(let event)? = try reader.next() { sum.add(event) }
    try log.check(sum, reader.summary.eventCount)
  }

  /// An app with a window, which the workload omits.
  private static let setUp: [Event] = {
    let window = WindowID(rawValue: 0)
    let kinds: [Event.Kind] = [
      .session(.systemVersion(version: SystemVersion(26))),
      .session(.device(model: [], identifier: nil)),
      .window(.windowAdded(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.rootChanged(window: window, controller: ControllerID(rawValue: 0))),
    ]
    return kinds.map { Event(sequence: 0, instant: .start, $0) }
  }()
}
