import SwivelModel

@testable import SwivelLog

/// Reads a log in every way, and counts what came of it.
struct FuzzRun {
  private(set) var eventCount = 0
  private(set) var sectionCount = 0
  private(set) var refusedCount = 0
  /// What a reader must not do.
  private(set) var faults: [String] = []

  /// Reads bytes in all modes, and from checkpoints.
  mutating func read(_ bytes: [UInt8]) {
    for reading in HostileReading.allCases {
      do throws(LogError) {
        let reader = try LogReader(source: MemorySource(bytes), mode: reading.mode)
        switch reading {
        case .strict, .tail, .salvage: break
        case .seek: _ = try reader.seek(before: .sequence(20))
        case .skim: _ = try reader.skimToLastCheckpoint()
        }
        try read(reader, of: bytes)
      } catch {
        refusedCount += 1
      }
    }
  }

  private mutating func read(_ reader: LogReader, of bytes: [UInt8]) throws(LogError) {
    var last: Event?
    // No block is shorter, and each gives one section at most.
    var left = bytes.count / BlockFormat.minimumLength + 1
    while let section = try reader.nextSection() {
      sectionCount += 1
      left -= 1
      guard left >= 0 else {
        faults.append("it does not end")
        return
      }
      guard case .events = section else { continue }
      eventCount += reader.events.count
      if reader.events.count > BlockFormat.maximumPayload / 2 { faults.append("too many events") }
      for event in reader.events { check(event, behind: &last, reader.vocabulary.names) }
    }
  }

  private mutating func check(_ event: Event, behind last: inout Event?, _ names: NameTable) {
    if let last, last.sequence >= event.sequence || last.instant > event.instant {
      faults.append("\(event) behind \(last)")
    }
    if event.sequence > Event.latestSequence || event.instant > .latest {
      faults.append("\(event) is beyond the limits")
    }
    if names.count > NameTable.maximumCount || names.byteCount > NameTable.maximumByteCount {
      faults.append("too many names")
    }
    // What it means is worked out, too.
    _ = event.kind
    last = event
  }
}
