import Foundation
import SwivelTrace
import SwivelLog
import SwivelModel
import SwivelRecorder
import SwivelTestKit
import SwivelText
import SwivelUnifiedLog

/// What a recorder records, and what is read from its mirror meanwhile.
struct MirroredRun {
  /// The lines that were reported.
  let told: [String]
  /// The events of the recording, as text without their times.
  let recorded: [String]
  /// The same of those that were read from what was reported.
  let read: [String]
  /// How many events are missing there.
  let losses: UInt64

  @MainActor
  init(redaction: Redaction = .none, _ body: (Recorder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let (path, lines) = (folder.path("app.swivel"), Lines())
    var options = Recorder.Options()
    options.redaction = redaction
    options.mirror(to: lines.add)
    let recorder = try Recorder(path: path, options: options)
    try body(recorder)
    try recorder.finish()
    told = lines.all

    let log = try LogReader(path: path)
    var events: [Event] = []
    while let item = try log.next() { events += item.event.map { [$0] } ?? [] }
    recorded = Self.text(events, log.vocabulary)

    var reader = ConsoleReader()
    let items = try told.flatMap { reader.read(line: try Self.message($0)) } + reader.finish()
    read = Self.text(items.compactMap(\.event), reader.vocabulary)
    losses = items.reduce(0) { $0 + ($1.loss?.count ?? 0) }
  }

  /// A line as `log stream` prints it.
  private static func message(_ line: String) throws -> ArraySlice<UInt8> {
    let message = ["subsystem": "swivel", "eventMessage": line]
    return [UInt8](try JSONSerialization.data(withJSONObject: message))[...]
  }

  private static func text(_ events: [Event], _ vocabulary: Vocabulary) -> [String] {
    var (writer, bytes) = (EventTextWriter(), [UInt8]())
    for event in events {
      let timeless = Event(sequence: event.sequence, instant: .start, record: event.record)
      writer.write(.event(timeless), vocabulary: vocabulary, into: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension TraceItem {
  fileprivate var event: Event? { if case .event(let event) = self { event } else { nil } }
  fileprivate var loss: Loss? { if case .loss(let loss) = self { loss } else { nil } }
}

/// Lines that any thread adds.
///
/// Safe: they are behind a lock.
private final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  @Sendable func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
