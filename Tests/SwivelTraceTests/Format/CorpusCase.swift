import SwivelModel
import SwivelTestKit

@testable import SwivelLog

/// One log of the corpus as it is made: its version and name, a line on what it is, and its files.
struct CorpusCase: Sendable {
  private(set) var version = "1.1"
  let name: String
  let about: String
  /// The bytes by what follows the name.
  let files: [String: [UInt8]]

  init(_ name: String, _ about: String, _ bytes: [UInt8]) {
    self.init(name, about, segments: [0: bytes])
  }

  /// A recording in segments by their numbers; 0 is a log that has none.
  init(_ name: String, _ about: String, segments: [Int: [UInt8]]) {
    let files = segments.map { (LogPlace.path("", segment: $0.key), $0.value) }
    self.init(name, about, files: Dictionary(uniqueKeysWithValues: files))
  }

  init(_ name: String, _ about: String, files: [String: [UInt8]]) {
    (self.name, self.about, self.files) = (name, about, files)
  }

  /// All of them, in the order of the tables.
  static func all() throws -> [Self] {
    try whole() + torn() + damaged() + hints() + versions() + recordings() + limits()
      + crashed() + gaps().map { $0.added(in: "1.2") }
  }

  private func added(in version: String) -> Self {
    var copy = self
    copy.version = version
    return copy
  }
}

extension CorpusCase {
  /// Events of a few kinds, a few a block, as a writer writes them.
  static func written(
    _ count: Int, perBlock: Int = 5,
    checkpointEvery: Int? = nil, isClosed: Bool = true
  ) throws -> RawLog {
    let random = RandomEvents(seed: 3, count: count * 2)
    var vocabulary = Vocabulary()
    vocabulary.names = random.names
    var header = TraceHeader()
    _ = header.set(.app, to: "com.example.reader")
    let sink = MemorySink()
    let writer = try LogWriter(
      header: header, policy: .batch, sink: sink, checkpoints: FactsCheckpoints())
    for (index, event) in readable(random.events, count).enumerated() {
      try writer.append(event, vocabulary: vocabulary)
      if (index + 1).isMultiple(of: perBlock) { try writer.flush() }
      if let checkpointEvery, (index + 1).isMultiple(of: checkpointEvery) {
        try writer.checkpoint()
      }
    }
    if isClosed { try writer.finish() } else { try writer.flush() }
    return RawLog(sink.bytes)
  }

  private static let messages: [UIKitMessage] = [
    .kvcUnsupported, .preferredNotSupported,
  ]

  /// The first events whose numbers all meant something when the corpus was made: there are more
  /// messages since, mirrored phones, and unknown orientations of the status bar.
  private static func readable(_ events: [Event], _ count: Int) -> [Event] {
    let readable = events.filter { event in
      switch event.kind {
      case .unrecognized, .session(.windowing(.mirrored)),
        .observation(.statusBarOrientation(.unknown)):
        false
      case .outcome(.messageLogged(let message)): Self.messages.contains(message)
      default: true
      }
    }
    return readable.prefix(count).enumerated().map { index, event in
      Event(sequence: UInt64(index), instant: event.instant, record: event.record)
    }
  }
}
