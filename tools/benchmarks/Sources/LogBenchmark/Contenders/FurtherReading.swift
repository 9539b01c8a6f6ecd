import SwivelLog
import SwivelModel
import SwivelReplay
import SwivelRules

/// Other ways to read a log that is there when a round begins: event by event, and to replay it by
/// all rules, with or without a moment for each event.
struct FurtherReading: Contender {
  let log: SwivelContender

  func round() throws -> [Measurement] {
    let next = try nanoseconds(for: log.events.count, readEvents)
    let fold = try log.fold(after: Self.setUp)
    let moments = try nanoseconds(for: log.events.count, replayLog)
    return [
      Measurement(row: log.row + ", next()", read: next),
      fold,
      Measurement(row: log.row + ", with every moment", read: moments),
    ]
  }

  private func readEvents() throws {
    let reader = try LogReader(path: log.file.path)
    var sum = Checksum()
    while case .event(let event)? = try reader.next() { sum.add(event) }
    try log.check(sum, reader.summary.eventCount)
  }

  private func replayLog() throws {
    let reader = try LogReader(path: log.file.path)
    var replayer = Replayer()
    for event in Self.setUp { _ = replayer.apply(event) }
    var rulingCount = 0
    while try reader.nextSection() != nil {
      for event in reader.events { rulingCount += replayer.apply(event).rulings.count }
    }
    guard rulingCount != 0 else { throw ContenderFailure("nothing was ruled upon") }
  }

  /// An app with a window, which the workload leaves out.
  private static let setUp: [Event] = {
    let window = WindowID(rawValue: 0)
    let kinds: [Event.Kind] = [
      .session(.systemVersion(SystemVersion(26))), .session(.device([], identifier: nil)),
      .window(.added(window: window, scene: SceneID(rawValue: 0), level: 0, hidden: false)),
      .window(.root(window: window, controller: ControllerID(rawValue: 0))),
    ]
    return kinds.map { Event(sequence: 0, instant: .start, $0) }
  }()
}
