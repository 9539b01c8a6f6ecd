@testable import SwivelLog

/// A section of events, part by part; by itself one `systemAlertShown`.
struct RawEvents {
  var type = SectionType.plainEvents
  var sequence: UInt64 = 0
  var firstName: UInt64 = 0
  var instant: UInt64 = 0
  var kinds: [[UInt8]] = [[0x4E, 0, 0, 0]]
  var definitions: [(type: UInt8, bytes: [UInt8])] = []
  var controls: [UInt8] = [0x4E]
  var lengths: [UInt8] = [0]
  var gaps: [UInt8] = []
}

extension RawEvents {
  init(_ sequence: UInt64, at instant: UInt64 = 0) {
    (self.sequence, self.instant) = (sequence, instant)
  }

  /// A note of a name.
  static func note(_ name: UInt64, _ sequence: UInt64, at instant: UInt64 = 0) -> Self {
    var section = Self(sequence, at: instant)
    section.record(0x78, [name])
    return section
  }

  /// Takes an event of any kind in place of the one there is.
  mutating func record(_ code: UInt8, _ tokens: [UInt64], controllers: UInt8 = 0) {
    kinds = [[code, UInt8(tokens.count), controllers, 0]]
    controls = [code | 0x80] + tokens.flatMap(RawLog.variable)
  }

  /// Adds events like the last one, with the lengths of their gaps.
  mutating func `repeat`(_ code: UInt8, _ lengths: [UInt8]) {
    controls += lengths.map { _ in code }
    self.lengths += lengths
  }

  mutating func define(_ name: String) {
    definitions.append((DefinitionType.name, Array(name.utf8)))
  }

  mutating func describe(_ code: UInt8, _ text: String) {
    definitions.append((DefinitionType.kind, [code] + Array(text.utf8)))
  }

  /// The payload of the block.
  var bytes: [UInt8] {
    let counts = [sequence, firstName, UInt64(lengths.count), instant, UInt64(kinds.count)]
    let defined = definitions.flatMap { definition in
      [definition.type] + RawLog.variable(UInt64(definition.bytes.count)) + definition.bytes
    }
    return [type] + counts.flatMap(RawLog.variable) + kinds.flatMap(\.self)
      + RawLog.variable(UInt64(definitions.count)) + defined
      + RawLog.variable(UInt64(controls.count)) + controls + lengths + gaps
  }
}

/// A part of a checkpoint.
struct RawCheckpoint {
  var part: UInt64 = 0
  var partCount: UInt64 = 1
  var sequence: UInt64
  var instant: UInt64 = 0
  var lostCount: UInt64 = 0
  var names: [String?] = []
  var facts: [UInt8] = [0]

  /// The whole body.
  var body: [UInt8] {
    let texts = names.flatMap { name in
      RawLog.variable(name.map { UInt64($0.utf8.count) + 1 } ?? 0) + Array((name ?? "").utf8)
    }
    return texts + RawLog.variable(UInt64(facts.count)) + facts + RawLog.word(0)
      + RawLog.variable(0)
  }

  /// The payload of the block, with the body or a piece of it.
  func bytes(_ piece: some Sequence<UInt8>) -> [UInt8] {
    let numbers = [part, partCount, sequence, instant, UInt64(names.count), lostCount]
    return [SectionType.checkpoint] + numbers.flatMap(RawLog.variable) + piece
  }

  /// The payload of the block.
  var bytes: [UInt8] { bytes(body) }
}
