import SwivelModel
import SwivelTestKit

@testable import SwivelLog

/// A log of random events in which every word is a secret, with sections between them that hold
/// more.
struct SecretLog {
  private(set) var bytes: [UInt8] = []

  init(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let sink = MemorySink()
    let writer = try LogWriter(
      header: Self.header(), policy: .batch, sink: sink, checkpoints: FactsCheckpoints())
    // Their names are the first forty that there are, whatever they are called.
    let events = RandomEvents(seed: seed, count: 200, of: EventSchema.known + Self.ownKinds).events
    let vocabulary = Self.vocabulary()
    for event in events {
      try writer.append(event, vocabulary: vocabulary)
      guard Int.random(in: 0..<9, using: &random) == 0 else { continue }
      try writer.flush()
      if Bool.random(using: &random) { try writer.checkpoint() }
    }
    try writer.finish()
    try plant(between: RawLog(sink.bytes), &random)
  }

  private static func header() -> TraceHeader {
    var header = TraceHeader()
    for key in ["id", "start", "source", "app", "os", "device", "secret-key", "names"] {
      _ = TraceHeader.Key(rawValue: key).map { header.set($0, to: "secret \(key)") }
    }
    return header
  }

  private static let ownKinds = [
    EventSchema(
      code: 126, name: "SecretKind",
      fields: [
        .init("secretPage", .controller), .init("secretName", .name.optional),
        .init("secretForce", FieldType(rawValue: "secretUnit?")),
      ]),
    EventSchema(code: 15, name: "secret!kind", fields: []),
    EventSchema(code: 14, name: "OtherSecretKind", fields: [.init("secretText", .name)]),
  ]

  private static func vocabulary() -> Vocabulary {
    var vocabulary = Vocabulary()
    for place in 0..<40 { _ = vocabulary.names.append("SecretName\(place)") }
    for schema in ownKinds { vocabulary.define(schema) }
    return vocabulary
  }

  /// Puts sections with secrets between the blocks, before the end.
  private mutating func plant(between log: RawLog, _ random: inout SplitMix64) throws {
    let secrets = try PlantedSecret.loose()
    let ends = log.starts.dropFirst() + [log.bytes.count]
    for (start, end) in zip(log.starts, ends) {
      bytes += log.bytes[start..<end]
      if Bool.random(using: &random), end < log.bytes.count {
        bytes += secrets[Int.random(in: secrets.indices, using: &random)]
      }
    }
    if Bool.random(using: &random) { bytes += PlantedSecret.bytes }
  }
}
