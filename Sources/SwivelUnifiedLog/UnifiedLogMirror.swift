import CSwivel
import Dispatch
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelText

/// Mirrors each event in a line of the text form, as it is recorded.
///
/// Safe: everything is accessed under one semaphore.
final class UnifiedLogMirror: EventMirror, @unchecked Sendable {
  private let gate = DispatchSemaphore(value: 1)
  private let redaction: Redaction
  private let tell: @Sendable (String) -> Void
  private let start = swivel_monotonic_microseconds()
  private var writer = EventTextWriter()
  // The kinds; names are part of their events.
  private var kinds = Vocabulary()
  private var nextSequence: UInt64 = 0
  private var bytes: [UInt8] = []

  // The system truncates messages after 1,024 bytes. A reader counts missing ones as lost.
  private static let lineLimit = 1_000

  init(
    _ header: TraceHeader, _ redaction: Redaction, _ tell: @escaping @Sendable (String) -> Void
  ) {
    (self.redaction, self.tell) = (redaction, tell)
    writer.write(header, into: &bytes)
    writeLines()
  }

  func define(_ kind: EventSchema) {
    gate.wait()
    kinds.define(kind)
    gate.signal()
  }

  func record(_ record: Record, names: [String], _ take: () -> Bool) {
    gate.wait()
    defer { gate.signal() }
    guard take() else { return }
    write(record, names)
    nextSequence = nextSequence.addingClamped(1)
    writeLines()
  }

  private func write(_ record: Record, _ names: [String]) {
    var vocabulary = kinds
    guard let record = record.named(names, in: &vocabulary, redaction) else { return }
    let microseconds = swivel_monotonic_microseconds() - start
    let event = Event(
      sequence: nextSequence, instant: Instant(rawValue: microseconds), record: record)
    writer.write(.event(event), vocabulary: vocabulary, into: &bytes)
  }

  private func writeLines() {
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.count <= Self.lineLimit {
      tell(String(decoding: line, as: UTF8.self))
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
