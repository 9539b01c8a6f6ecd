package import SwivelLog
package import SwivelModel
package import SwivelReplay

/// A trace that can be read from its checkpoints.
package protocol SeekableTrace {
  /// Opens the trace at the last checkpoint before a place, or at its beginning.
  ///
  /// - Returns: The entries from there on, the replay of those before, and the number of the first
  ///   event; `nil` at the beginning.
  func open(
    before place: LogReader.Place?
  ) throws -> (stream: any EventStream, replayer: Replayer, start: UInt64?)
}

/// Finds the event to explain, reading no more of the trace than necessary.
package struct WhySearch {
  package enum Result {
    /// The event, in its part of the run, and whether the run ends with that part.
    case found(RunExcerpt, reachesEnd: Bool)
    /// There is no such event.
    case missing
  }

  private let trace: any SeekableTrace

  package init(_ trace: any SeekableTrace) {
    self.trace = trace
  }

  /// Finds the event with a number.
  package func event(_ sequence: UInt64) throws -> Result {
    let start = RunExcerpt.start(for: sequence)
    // There is nothing before the first events.
    let place = start == 0 ? nil : LogReader.Place.sequence(start)
    return try read(.event(sequence), before: place).result
  }

  /// Finds the last event until an instant at which UIKit evaluated a window.
  package func lastLook(upTo instant: Instant) throws -> Result {
    var place: LogReader.Place? = .instant(instant)
    var distance = RunExcerpt.stretchCount
    while true {
      let reading = try read(.lastLook(upTo: instant), before: place)
      guard let start = reading.start else { return reading.result }
      if let sequence = reading.sequence {
        if case .found = reading.result { return reading.result }
        return try event(sequence)
      }
      // UIKit has evaluated nothing since that checkpoint.
      place = start > distance ? .sequence(start - distance) : nil
      distance *= 8
    }
  }

  private struct Reading {
    let start: UInt64?
    let sequence: UInt64?
    let result: Result
  }

  private func read(
    _ target: ExcerptCollector.Target, before place: LogReader.Place?
  ) throws -> Reading {
    let (stream, replayer, start) = try trace.open(before: place)
    var collector = ExcerptCollector(target, from: replayer, at: start)
    var reachesEnd = false
    while !collector.isComplete {
      guard let part = try stream.nextPart() else { reachesEnd = true; break }
      collector.apply(part)
    }
    let result = collector.excerpt.map { Result.found($0, reachesEnd: reachesEnd) } ?? .missing
    return Reading(start: start, sequence: collector.sequence, result: result)
  }
}

/// The part of a run around an event: the state in which it begins, and its entries.
///
/// A long run is cut at fixed event numbers, so that the part is the same whether it is reached
/// from the beginning or from a checkpoint.
package struct RunExcerpt: Sendable {
  /// The number of events in a stretch of a run.
  ///
  /// An excerpt has the stretch of its event, the one before it and the one after it: enough for
  /// every transition in progress to begin and end. It is also the number of events between two
  /// checkpoints.
  static let stretchCount: UInt64 = 16_384

  package let sequence: UInt64
  /// The replay before the first entry.
  let replayer: Replayer
  let items: [TraceItem]

  /// The time of its last event.
  package var lastInstant: Instant? {
    for case .event(let event) in items.reversed() { return event.instant }
    return nil
  }

  /// The number of the first event of an excerpt around an event.
  static func start(for sequence: UInt64) -> UInt64 {
    let stretch = sequence / stretchCount
    return stretch == 0 ? 0 : (stretch - 1) * stretchCount
  }
}
