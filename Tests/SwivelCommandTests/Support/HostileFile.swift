@testable import SwivelLog

/// A file that was made to make its reader take much memory or time.
struct HostileFile: Sendable, CustomStringConvertible {
  let description: String
  /// How many MiB of memory are enough for it.
  let ceiling: Int
  let make: @Sendable () throws -> [UInt8]

  init(_ description: String, ceiling: Int = 24, _ make: @Sendable @escaping () throws -> [UInt8]) {
    (self.description, self.ceiling, self.make) = (description, ceiling, make)
  }

  static let all: [Self] = [
    Self("counts beyond all bounds") { try log(counts) },
    Self("blocks that inflate to a thousand times their size") {
      let zeros = try block([0x80] + [UInt8](repeating: 0, count: 65_279))
      return try log([]) + Array(repeatElement(zeros, count: 2_000).joined())
    },
    // A name takes its bytes, in the table and in the dictionary beside it, and 16 MiB are the
    // limit.
    Self("a flood of long names", ceiling: 64) { try log(names(count: 4_200, length: 4_096)) },
    Self("a flood of short names", ceiling: 48) { try log(names(count: 65_600, length: 3)) },
    Self("descriptions of all kinds, again and again") { try log(descriptions) },
    Self("indexes and locators that point anywhere") { try log(indexes) },
    Self("checkpoints of many parts that never end") { try log(checkpointParts) },
    Self("checkpoints of as many names as there may be", ceiling: 64) {
      try log([[UInt8]](repeating: checkpoint(names: 65_536), count: 20))
    },
    Self("facts that claim much") { try log(claimingFacts) },
    Self("nothing but what blocks begin with") {
      try log([]) + Array(repeatElement(BlockFormat.start, count: 60_000).joined())
    },
    Self("damage behind damage") {
      var damaged = try block([0x80, 1, 2, 3])
      damaged[damaged.count - 5] ^= 1
      return try log([]) + Array(repeatElement(damaged, count: 20_000).joined())
    },
    Self("sections of a byte each") { try log((0..<40_000).map { [UInt8($0 % 256) | 0x40] }) },
    Self("recoveries without end") {
      try log([[UInt8]](repeating: [6] + [UInt8](repeating: 0x61, count: 60_000), count: 300))
    },
    Self("lines of a header without end") {
      let lines = (0..<6_000).map { "k\($0)\tv\n" }.joined()
      return try block(Array("#swivel\t1.1\nunit\t1us\n\(lines)".utf8))
    },
  ]
}

extension HostileFile {
  private static func log(_ sections: [[UInt8]]) throws -> [UInt8] {
    let sink = MemorySink()
    var blocks = BlockWriter(sink: sink, deflater: Deflater())
    for section in [Array("#swivel\t1.1\nunit\t1us\n".utf8)] + sections {
      try blocks.write(section, PayloadExtent(mixed: section.count))
    }
    return sink.bytes
  }

  private static func block(_ section: [UInt8]) throws -> [UInt8] {
    Array(try log([section]).dropFirst(try log([]).count))
  }

  private static func variable(_ number: UInt64) -> [UInt8] {
    number < 0x80
      ? [UInt8(number)] : [UInt8(truncatingIfNeeded: number) | 0x80] + variable(number >> 7)
  }

  private static let most = variable(.max)

  /// A section that has one event, and definitions.
  private static func section(
    _ sequence: Int, firstName: Int, _ definitions: [[UInt8]]
  ) -> [UInt8] {
    [1] + variable(UInt64(sequence)) + variable(UInt64(firstName)) + [1, 0, 1, 0x4E, 0, 0, 0]
      + variable(UInt64(definitions.count)) + definitions.flatMap(\.self) + [1, 0x4E, 0]
  }

  private static let counts: [[UInt8]] = [
    [1] + most + most + most + most, [1, 0, 0] + most, [1, 0, 0] + variable(65_000) + [0] + most,
    [1, 0, 0, 1, 0, 1, 0x4E, 0, 0, 0] + most,
    [1, 0, 0, 1, 0, 1, 0x4E, 0, 0, 0, 1, 1] + most,
    [1, 0, 0, 1, 0, 1, 0x4E, 0, 0, 0, 0] + most, [5] + most + most,
    [2, 0, 1, 9, 9] + most + [0], [2, 0, 1, 9, 9] + variable(65_536) + [0], [3, 0] + most,
    [3] + most + variable(1 << 30) + [1],
  ]

  private static func names(count: Int, length: Int) -> [[UInt8]] {
    let perBlock = min(60_000 / (length + 8), count)
    return stride(from: 0, to: count, by: perBlock).map { first in
      let names = (first..<first + perBlock).map { number in
        let digits = Array("\(number + 100_000)".utf8.suffix(length))
        let name = digits + [UInt8](repeating: 0x61, count: length - digits.count)
        return [1] + variable(UInt64(length)) + name
      }
      return section(first / perBlock, firstName: first, names)
    }
  }

  private static let descriptions: [[UInt8]] = (0..<200).map { sequence in
    let definitions = (1...14 as ClosedRange<UInt8>).map { code in
      let text = Array("\(sequence)\ta:".utf8) + [UInt8](repeating: 0x78, count: 4_000)
      return [2] + variable(UInt64(text.count + 1)) + [code] + text
    }
    return section(sequence, firstName: 0, definitions)
  }

  private static let indexes: [[UInt8]] = {
    let words = { (words: [UInt64]) in
      words.flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
    }
    var sections: [[UInt8]] = [section(0, firstName: 0, []), checkpoint(names: 0)]
    for offset in [0, 40, 100, 1 << 20, 1 << 62, .max] as [UInt64] {
      sections.append([3] + variable(offset) + variable(1) + variable(offset) + [1, 0])
      sections.append([3] + variable(101) + variable(20_000) + [UInt8](repeating: 0, count: 60_000))
      sections.append([4] + words([offset, .max, .max]))
    }
    // Locators are found by their place before the end.
    return sections + [[4] + words([100, 5, 5])]
  }()

  private static func checkpoint(names count: Int) -> [UInt8] {
    [2, 0, 1, 1, 0] + variable(UInt64(count)) + [0]
      + [UInt8](repeating: 0, count: min(count, 65_000))
  }

  private static let checkpointParts: [[UInt8]] = (0..<400).map { part in
    [2] + variable(UInt64(part % 30)) + most + [1, 0, 0, 0] + [UInt8](repeating: 0, count: 65_000)
  }

  private static let claimingFacts: [[UInt8]] = (0..<40).map { seed in
    let noise = (0..<3_000).map { UInt8(truncatingIfNeeded: ($0 &* 31 &+ seed) | 0x80) }
    let facts = [UInt8(seed % 3)] + (seed.isMultiple(of: 2) ? noise : most + most + noise)
    return [2, 0, 1] + variable(UInt64(seed + 1)) + [0, 0, 0] + variable(UInt64(facts.count))
      + facts
      + [UInt8](repeating: 0, count: 9)
  }
}
