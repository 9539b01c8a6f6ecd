import SwivelLog
import SwivelModel

/// A log as it is read, hot file included.
struct RecordedLog {
  private(set) var events: [Event] = []
  private(set) var losses: [Loss] = []
  private var lostAfter: UInt64 = 0
  let vocabulary: Vocabulary
  let summary: LogReader.Summary
  let header: TraceHeader

  init(_ path: String) throws {
    let reader = try LogReader(path: path)
    while let section = try reader.nextSection() {
      switch section {
      case .events:
        events += reader.events
        lostAfter = 0
      case .loss(let loss):
        losses.append(loss)
        lostAfter += loss.count
      case .checkpoint: break
      }
    }
    (vocabulary, summary, header) = (reader.vocabulary, reader.summary, reader.header)
  }

  var names: NameTable { vocabulary.names }

  /// The numbers that no event has, and the events that are lost after the last.
  var missingCount: UInt64 {
    (events.last.map { $0.sequence + 1 } ?? 0) - UInt64(events.count) + lostAfter
  }

  /// The events that are numbered by their second number, of each thread by the first.
  var countsByThread: [UInt32: [UInt32]] {
    var counts: [UInt32: [UInt32]] = [:]
    for event in events where event.record.code == 0x7F {
      counts[event.record[0], default: []].append(event.record[1])
    }
    return counts
  }

  /// The texts of the notes, in order.
  var notes: [String?] {
    events.compactMap { event in
      guard case .remark(.note(let id)) = event.kind else { return nil }
      return .some(names[id])
    }
  }
}
