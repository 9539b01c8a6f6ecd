import SwivelModel
import SwivelTestKit

@testable import SwivelLog

/// A log in memory, and what it was made of.
struct WrittenLog {
  private(set) var bytes: [UInt8] = []
  private(set) var items: [TraceItem] = []
  let vocabulary: Vocabulary

  /// Writes items, and a block's end after each that many of them.
  init(
    _ items: [TraceItem], names: NameTable = NameTable(), policy: LogWriter.Policy = .batch,
    itemsPerBlock: Int = .max, isFinished: Bool = true
  ) throws {
    var vocabulary = Vocabulary()
    vocabulary.names = names
    try self.init(
      items, vocabulary: vocabulary, policy: policy, itemsPerBlock: itemsPerBlock,
      isFinished: isFinished)
  }

  init(
    _ items: [TraceItem], vocabulary: Vocabulary, policy: LogWriter.Policy = .batch,
    itemsPerBlock: Int = .max, isFinished: Bool = true
  ) throws {
    self.items = items
    self.vocabulary = vocabulary
    let sink = MemorySink()
    let writer = try LogWriter(header: .sample, policy: policy, sink: sink)
    for (index, item) in items.enumerated() {
      try writer.append(item, vocabulary: vocabulary)
      if (index + 1).isMultiple(of: itemsPerBlock) { try writer.flush() }
    }
    if isFinished { try writer.finish() } else { try writer.flush() }
    bytes = sink.bytes
  }

  /// Seeded events, a few a block.
  static func random(
    seed: UInt64, count: Int, policy: LogWriter.Policy = .batch, itemsPerBlock: Int = .max
  ) throws -> WrittenLog {
    let random = RandomEvents(seed: seed, count: count)
    return try WrittenLog(
      random.events.map(TraceItem.event), names: random.names, policy: policy,
      itemsPerBlock: itemsPerBlock)
  }
}

/// What a reader makes of some bytes.
struct ReadLog {
  private(set) var header: TraceHeader?
  private(set) var items: [TraceItem] = []
  private(set) var vocabulary = Vocabulary()
  private(set) var summary: LogReader.Summary?
  private(set) var error: LogError?

  /// Reads until the end or an error.
  init(_ bytes: [UInt8], stride: Int = .max) {
    do throws(LogError) {
      let reader = try LogReader(source: MemorySource(bytes, stride: stride))
      header = reader.header
      defer {
        vocabulary = reader.vocabulary
        summary = reader.summary
      }
      while let item = try reader.next() { items.append(item) }
    } catch {
      self.error = error
    }
  }

  /// Whether the reader has nothing to say against the log.
  var isSpotless: Bool {
    error == nil && summary?.isClosedCleanly == true && summary?.tornTail == nil
      && summary?.skippedSections.isEmpty == true
  }
}

extension TraceHeader {
  static var sample: TraceHeader {
    var header = TraceHeader()
    _ = header.set(.app, to: "com.example.reader")
    _ = header.set(.device, to: "iPhone 15 Pro – Zoë's")
    return header
  }
}

extension [TraceItem] {
  /// The items with the words in place of their handles, for comparison in landscape logs.
  func named(by vocabulary: Vocabulary) -> [String] {
    map { item in
      guard case .event(let event) = item else { return "\(item)" }
      let fields = vocabulary.schema(code: event.record.code)?.fields ?? []
      let words = (0..<Int(event.record.count)).map { place in
        let number = event.record[place]
        let type = place < fields.count ? fields[place].type : .number
        return switch (type, number) {
        case (.name, _): vocabulary.names[NameID(rawValue: number)] ?? "lost"
        case (.name.optional, 1...): vocabulary.names[NameID(rawValue: number - 1)] ?? "lost"
        default: "\(number)"
        }
      }
      return "\(event.sequence) \(event.instant) \(event.record.code) \(words)"
    }
  }
}
