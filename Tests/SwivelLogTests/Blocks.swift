@testable import SwivelLog

/// Blocks of any content, for logs that no writer would make.
enum Blocks {
  static let header = "#swivel\t1.0\nunit\t1us\n"

  /// A log of sections.
  static func log(header: String = header, _ sections: [UInt8]...) throws -> [UInt8] {
    let sink = MemorySink()
    var blocks = BlockWriter(sink: sink, deflater: Deflater())
    for section in [Array(header.utf8)] + sections {
      try blocks.write(section, PayloadExtent(mixed: section.count))
    }
    try blocks.writeEnd()
    return sink.bytes
  }

  /// The inflated sections of a log; the deflated ones depend on the build of zlib.
  static func sections(of log: [UInt8]) throws -> [[UInt8]] {
    var blocks = BlockReader(source: MemorySource(log))
    var sections: [[UInt8]] = []
    while case .block(let count) = try blocks.next() {
      if count > 0 { sections.append(Array(blocks.payload[..<count])) }
    }
    return sections
  }

  /// A section of one `systemAlertShown` event.
  static func event(_ sequence: UInt8) -> [UInt8] {
    EventsSection(firstSequence: [sequence]).bytes
  }
}

/// A section of events, part by part; by itself one event without numbers.
struct EventsSection {
  var type = SectionType.plainEvents
  var firstSequence: [UInt8] = [0]
  var firstName: [UInt8] = [0]
  var eventCount: [UInt8] = [1]
  var firstInstant: [UInt8] = [0]
  var kinds: [UInt8] = [1, 0x4E, 0, 0, 0]
  var definitions: [UInt8] = [0]
  var controlCount: [UInt8] = [1]
  var controls: [UInt8] = [0x4E]
  var lengths: [UInt8] = [0]
  var mantissas: [UInt8] = []

  var bytes: [UInt8] {
    [
      [type], firstSequence, firstName, eventCount, firstInstant, kinds, definitions, controlCount,
      controls, lengths, mantissas,
    ].flatMap(\.self)
  }
}
