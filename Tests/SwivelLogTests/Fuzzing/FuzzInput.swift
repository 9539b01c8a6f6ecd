import SwivelModel
import SwivelTestKit

@testable import SwivelLog

/// A log that was made to break the reader: sections are changed before they are put into blocks,
/// so that their checksums are right, and perhaps the blocks as well.
struct FuzzInput {
  private var random: SplitMix64
  private(set) var bytes: [UInt8] = []

  /// The number of a log is its seed.
  init(seed: UInt64, changesBlocks: Bool) throws {
    random = SplitMix64(seed: seed)
    var sections = Self.bases[random.place(in: Self.bases.count)]
    for _ in 0..<random.place(in: 6) { change(&sections) }
    let sink = MemorySink()
    var blocks = BlockWriter(sink: sink, deflater: Deflater())
    for section in sections {
      let count = min(section.count, BlockFormat.maximumPayload)
      try blocks.write(section, PayloadExtent(mixed: count))
    }
    if random.place(in: 2) == 0 { try blocks.writeEnd() }
    bytes = sink.bytes
    if changesBlocks { for _ in 0..<random.place(in: 5) { changeBlock() } }
  }

  /// The sections of logs that are as they should be.
  private static let bases: [[[UInt8]]] = Traces.needed {
    var logs = [try HostileLog().bytes]
    for seed in 1...6 as ClosedRange<UInt64> {
      let count = 6 * Int(seed)
      logs.append(
        try WrittenLog.random(seed: seed, count: count, itemsPerBlock: count / 3).bytes)
    }
    return try logs.map(Blocks.sections)
  }
}

// MARK: - Changes

extension FuzzInput {
  private mutating func change(_ sections: inout [[UInt8]]) {
    // The header seldom: without one nothing else is read.
    let first = random.place(in: 20) == 0 ? 0 : 1
    let place = first + random.place(in: max(sections.count - first, 1))
    guard sections.indices.contains(place) else { return }
    switch random.place(in: 10) {
    case 0: sections.insert(sections[place], at: random.place(in: sections.count) + 1)
    case 1: if place > 0 { sections.remove(at: place) }
    case 2: if place > 0 { sections.swapAt(place, sections.count - 1) }
    case 3: sections[place].removeLast(random.place(in: sections[place].count))
    case 4: sections.append(sections[random.place(in: sections.count)])
    default: for _ in 0...random.place(in: 4) { changeBytes(&sections[place]) }
    }
  }

  private mutating func changeBytes(_ section: inout [UInt8]) {
    guard !section.isEmpty else { return }
    // Most counts and lengths stand before.
    let reach = random.place(in: 3) == 0 ? section.count : min(section.count, 48)
    let place = random.place(in: reach)
    switch random.place(in: 8) {
    case 0: section[place] ^= 1 << UInt8(random.place(in: 8))
    case 1: section[place] = UInt8(random.place(in: 256))
    case 2: section[place] &+= random.place(in: 2) == 0 ? 1 : 0xFF
    case 3: section.insert(contentsOf: number(), at: place)
    case 4: section.replaceSubrange(place..<place + 1, with: number())
    case 5: section.removeSubrange(place..<min(place + 1 + random.place(in: 6), section.count))
    case 6:
      let run = place..<min(place + 1 + random.place(in: 40), section.count)
      section.insert(contentsOf: section[run], at: random.place(in: section.count))
    default: section[0] = [1, 2, 3, 4, 5, 6, 0x23, 0x80][random.place(in: 8)]
    }
  }

  /// A number in groups of seven bits, at one of the borders at which something changes.
  private mutating func number() -> [UInt8] {
    let bits = [0, 1, 4, 7, 8, 14, 16, 31, 32, 33, 40, 62, 63, 64][random.place(in: 14)]
    let border = bits == 64 ? 0 : UInt64(1) << UInt64(bits)
    var rest = border &- UInt64(random.place(in: 3)) &+ 1
    var bytes: [UInt8] = []
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  /// Changes deflated bytes, lengths and checksums.
  private mutating func changeBlock() {
    guard !bytes.isEmpty else { return }
    let place = random.place(in: bytes.count)
    switch random.place(in: 6) {
    case 0...2: bytes[place] ^= 1 << UInt8(random.place(in: 8))
    case 3: bytes[place] = UInt8(random.place(in: 256))
    case 4: bytes.removeSubrange(place..<min(place + 1 + random.place(in: 30), bytes.count))
    default:
      let run = place..<min(place + 1 + random.place(in: 60), bytes.count)
      bytes.insert(contentsOf: bytes[run], at: random.place(in: bytes.count))
    }
  }
}

extension SplitMix64 {
  /// A place in a list.
  fileprivate mutating func place(in count: Int) -> Int {
    count < 1 ? 0 : Int(next() % UInt64(count))
  }
}
