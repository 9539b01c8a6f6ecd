package import SwivelFindings
import SwivelLog
package import SwivelModel
import SwivelReplay
package import SwivelTrace

/// A log of counterfactual events.
package enum EventFile {
  /// Reads a log back, and judges it.
  package static func judge(
    _ path: String
  ) throws(TraceError) -> (findings: [Finding], names: NameTable) {
    let reader = try TraceReader(path: path, mode: .strict)
    var analysis = Analysis()
    while let item = try reader.next() { analysis.apply(item) }
    analysis.finish()
    return (analysis.findings, reader.vocabulary.names)
  }

  /// The header of a log derived from a trace: its environment, unless that differs now.
  package static func header(
    of trace: TraceHeader, source: String, hasEnvironmentChanged: Bool
  ) -> TraceHeader {
    let lasting: [TraceHeader.Key] =
      hasEnvironmentChanged ? [.app, .times] : [.app, .system, .device, .times]
    var header = TraceHeader()
    _ = header.set(.source, to: source)
    for key in lasting {
      if let value = trace[key] { _ = header.set(key, to: value) }
    }
    return header
  }
}

/// Numbers events that were selected from a run, or inserted, consecutively from 0.
package enum Renumbering {
  /// The events with new numbers, in causes as well.
  ///
  /// - Precondition: The numbers of the events never decrease.
  package static func renumbered(_ events: [Event], in vocabulary: Vocabulary) -> [Event] {
    events.indices.map { place in
      event(events[place], at: place, in: vocabulary) { sequence in
        self.place(of: sequence, in: 0..<place) { events[$0].sequence }
      }
    }
  }

  /// An event at an index, with the index of its cause.
  static func event(
    _ event: Event, at place: Int, in vocabulary: Vocabulary, _ placeOfCause: (UInt64) -> Int?
  ) -> Event {
    let sequence = UInt64(place)
    let record = event.record(at: sequence, in: vocabulary) { placeOfCause($0).map(UInt64.init) }
    return Event(sequence: sequence, instant: event.instant, record: record)
  }

  /// The last index with a number, among indices in the order of their numbers.
  static func place(
    of sequence: UInt64, in places: Range<Int>, _ sequenceAt: (Int) -> UInt64
  ) -> Int? {
    let next = places.partitioningIndex { sequenceAt($0) > sequence }
    return next > places.lowerBound && sequenceAt(next - 1) == sequence ? next - 1 : nil
  }
}
