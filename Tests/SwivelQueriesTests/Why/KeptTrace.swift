import SwivelLog
import SwivelModel
import SwivelQueries
import SwivelReplay

/// A run in memory, with checkpoints before some of its events.
struct KeptTrace: SeekableTrace {
  private let events: [Event]
  // The replays at the checkpoints, by the number of the next event.
  private var checkpoints: [(start: UInt64, replayer: Replayer)] = []

  init(_ events: [Event], checkpointDistance: Int? = nil) {
    self.events = events
    guard let checkpointDistance else { return }
    var replayer = Replayer()
    for (place, event) in events.enumerated() {
      if place > 0, place.isMultiple(of: checkpointDistance) {
        checkpoints.append((event.sequence, replayer))
      }
      _ = replayer.apply(event)
    }
  }

  func open(
    before place: LogReader.Place?
  ) throws -> (stream: any EventStream, replayer: Replayer, start: UInt64?) {
    let checkpoint = checkpoints.last { checkpoint in
      switch place {
      case nil: false
      case .sequence(let sequence)?: checkpoint.start <= sequence
      case .instant(let instant)?: events[Int(checkpoint.start) - 1].instant < instant
      }
    }
    let rest = events.dropFirst(Int(checkpoint?.start ?? 0))
    return (Stream(Array(rest)), checkpoint?.replayer ?? Replayer(), checkpoint?.start)
  }

  /// The events from a place on, some at a time.
  private final class Stream: EventStream {
    let names = NameTable()
    private var events: ArraySlice<Event>

    init(_ events: [Event]) { self.events = events[...] }

    func nextPart() -> TracePart? {
      guard !events.isEmpty else { return nil }
      defer { events = events.dropFirst(1_000) }
      return .events(ContiguousArray(events.prefix(1_000)))
    }
  }
}
