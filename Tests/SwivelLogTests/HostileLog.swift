import SwivelModel
import SwivelTestKit
import Testing

@testable import SwivelLog

/// A small log with all that a log can have, to be damaged.
struct HostileLog {
  let bytes: [UInt8]
  let events: [UInt64: Event]
  let names: NameTable
  /// Where each block begins, and the end.
  let starts: [Int]
  /// The numbers of the events of each block.
  let sequences: [Set<UInt64>]

  init(count: Int = 16) throws {
    let random = RandomEvents(seed: 12, count: count)
    let sink = MemorySink()
    let writer = try LogWriter(
      header: .sample, policy: .batch, sink: sink, checkpoints: FactsCheckpoints())
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    for (index, event) in random.events.enumerated() {
      try writer.append(event, vocabulary: vocabulary)
      if index % 4 == 3 { try writer.flush() }
      if index % 6 == 5 { try writer.checkpoint() }
      if index == 8 {
        try writer.append(.loss(Loss(count: 2, reason: .disk)), vocabulary: vocabulary)
      }
    }
    try writer.finish()
    let bytes = sink.bytes
    let starts = bytes.indices.filter { bytes[$0...].starts(with: BlockFormat.start) }
    self.bytes = bytes
    self.starts = starts + [bytes.count]
    names = writer.names

    let reader = try LogReader(source: MemorySource(bytes))
    var events: [UInt64: Event] = [:]
    var sequences = [Set<UInt64>](repeating: [], count: starts.count)
    while let section = try reader.nextSection() {
      guard case .events = section,
        let block = starts.lastIndex(where: { $0 < Int(reader.summary.byteCount) })
      else { continue }
      for event in reader.events {
        events[event.sequence] = event
        sequences[block].insert(event.sequence)
      }
    }
    (self.events, self.sequences) = (events, sequences)
  }

  /// The block that a byte belongs to.
  func block(of place: Int) -> Int { (starts.firstIndex { $0 > place } ?? 1) - 1 }

  /// The numbers of all events but those of some blocks.
  func sequences(without blocks: Set<Int>) -> Set<UInt64> {
    sequences.indices.reduce(into: []) { all, block in
      if !blocks.contains(block) { all.formUnion(sequences[block]) }
    }
  }
}

/// How a damaged log is read.
enum HostileReading: CaseIterable {
  case strict, tail, salvage, seek, skim

  var mode: LogReader.Mode {
    switch self {
    case .strict: .strict
    case .tail: .tail
    case .salvage, .seek, .skim: .salvage
    }
  }
}

extension HostileLog {
  /// Reads changed bytes, and records an issue for any event that there never was.
  ///
  /// - Returns: The numbers of the events that were read; `nil` if not even the header was.
  func read(
    _ bytes: [UInt8], _ reading: HostileReading, _ what: @autoclosure () -> String
  ) -> Set<UInt64>? {
    var found: Set<UInt64> = []
    var last: UInt64?
    do throws(LogError) {
      let reader = try LogReader(source: MemorySource(bytes), mode: reading.mode)
      last = try start(reader, reading)
      do throws(LogError) {
        while let item = try reader.next() {
          guard case .event(let event) = item else { continue }
          let isRight = events[event.sequence] == event && last.map { $0 < event.sequence } ?? true
          if !isRight { Issue.record("\(event) made up by \(what()) \(reading)") }
          last = event.sequence
          found.insert(event.sequence)
        }
      } catch {}
      if !hasRightNames(reader) { Issue.record("names made up by \(what()) \(reading)") }
    } catch {
      return nil
    }
    return found
  }

  /// Continues from a checkpoint.
  ///
  /// - Returns: The number of the event before it.
  private func start(
    _ reader: LogReader, _ reading: HostileReading
  ) throws(LogError) -> UInt64? {
    switch reading {
    case .strict, .tail, .salvage: return nil
    case .seek: return try reader.seek(before: .sequence(9))?.nextSequence.advanced(by: -1)
    case .skim: return try reader.skimToLastCheckpoint()?.checkpoint.nextSequence.advanced(by: -1)
    }
  }

  private func hasRightNames(_ reader: LogReader) -> Bool {
    let found = reader.vocabulary.names
    return (0..<UInt32(found.count)).allSatisfy { place in
      let id = NameID(rawValue: place)
      return found[id] == nil || found[id] == names[id]
    }
  }
}
