import CSwivel
import SwivelModel

/// The slots of a journal, in the mapped memory or in a copy.
///
/// Nothing is used before its checksum is verified.
package struct JournalSlots {
  // A ring of as many slots as the header states.
  private let bytes: UnsafeRawBufferPointer
  private let seed: UInt64
  /// The number of slots.
  package let count: Int

  private static let slotByteCount = Int(SWIVEL_SLOT_LENGTH)
  private static let namesOffset = Int(SWIVEL_NAMES_OFFSET)
  private static let maximumSlotCount =
    1 + (Int(SWIVEL_NAMES_CAPACITY) - slotByteCount + namesOffset) / slotByteCount

  /// Takes the slots of a complete file.
  package init(file: UnsafeRawBufferPointer, _ header: JournalHeader) {
    precondition(file.count == JournalHeader.fileByteCount(slotCount: header.slotCount))
    bytes = UnsafeRawBufferPointer(rebasing: file[JournalHeader.byteCount...])
    (count, seed) = (header.slotCount, header.seed)
  }

  /// The entry that begins in a slot; `nil` if there is none or it is incomplete.
  package func entry(at slot: UInt64) -> JournalEntry? {
    let index = Int(slot % UInt64(count))
    // Most slots are empty: one word shows that.
    let slotCount = Int(word(at: index, 1) >> 48)
    guard (1...min(Self.maximumSlotCount, count)).contains(slotCount) else { return nil }
    let head = (0..<Self.namesOffset / 8).map { word(at: index, $0) }
    let hasNames = head[2] >> 60 > 0
    let nameWords = hasNames ? (head.count..<slotCount * 8).map { word(at: index, $0) } : []
    let check = (head[1...] + nameWords).reduce(swivel_mixed(seed, UInt64(index)), swivel_mixed)
    guard check == head[0] else { return nil }
    return entry(head, nameWords, slotCount)
  }

  // Words are counted from the beginning of a slot and wrap around after the last slot.
  private func word(at index: Int, _ offset: Int) -> UInt64 {
    let place = (index * Self.slotByteCount + offset * 8) % bytes.count
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  private func entry(
    _ head: [UInt64], _ nameWords: [UInt64], _ slotCount: Int
  ) -> JournalEntry? {
    let (numberCount, nameCount) = (Int(head[2] >> 56 & 0xF), Int(head[2] >> 60))
    let code = UInt8(truncatingIfNeeded: head[2] >> 48)
    guard (1...127).contains(code), numberCount <= Record.maximumCount,
      let names = names(nameCount, nameWords)
    else { return nil }
    var record = Record(code: code)
    for number in 0..<numberCount {
      record.append(UInt32(truncatingIfNeeded: head[3 + number / 2] >> UInt64(number % 2 * 32)))
    }
    return JournalEntry(
      sequence: head[1] & UInt64.max >> 16, instant: head[2] & UInt64.max >> 16, record: record,
      names: names, slotCount: slotCount)
  }

  private func names(_ count: Int, _ words: [UInt64]) -> [String]? {
    guard count > 0 else { return [] }
    let bytes = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    var (names, place) = ([String](), 0)
    for _ in 0..<count {
      guard place + 2 <= bytes.count else { return nil }
      let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
      let start = place + 2
      place = start + length
      guard length <= Int(SWIVEL_NAME_CAPACITY), place <= bytes.count else { return nil }
      names.append(String(decoding: bytes[start..<place], as: UTF8.self))
    }
    return names
  }
}

/// A copy of a journal's file.
struct JournalTail {
  let header: JournalHeader
  private let bytes: [UInt8]

  /// Takes the bytes of a file; `nil` for another format or a damaged header.
  init?(_ bytes: [UInt8]) {
    guard let header = JournalHeader(bytes) else { return nil }
    self.header = header
    // Truncated slots held nothing readable.
    let byteCount = JournalHeader.fileByteCount(slotCount: header.slotCount)
    let missing = max(byteCount - bytes.count, 0)
    self.bytes = bytes.prefix(byteCount) + [UInt8](repeating: 0, count: missing)
  }

  /// The events from a sequence number on.
  ///
  /// The header was copied before the slots, so events below its count were complete by then; if
  /// the recorder runs, later ones may have been copied partially.
  func harvest(from sequence: UInt64, isLive: Bool) -> HotTail.Harvest {
    var harvest = HotTail.Harvest()
    let counted = header.nextSequence(in: bytes)
    let limit = isLive ? counted ?? sequence : .max
    var next = sequence
    for entry in entries(from: sequence) where (next..<limit).contains(entry.sequence) {
      harvest.entries.append(entry)
      next = entry.sequence + 1
    }
    guard !isLive else { return harvest }
    harvest.lostAfter = max(counted ?? next, next) - next
    harvest.lossReason = header.lossReason(in: bytes)
    harvest.isDamaged = counted == nil
    return harvest
  }

  private func entries(from sequence: UInt64) -> [JournalEntry] {
    // Safe: the slots are read while the copy exists.
    bytes.withUnsafeBytes { bytes in
      let slots = JournalSlots(file: bytes, header)
      return (0..<UInt64(slots.count))
        .compactMap { slots.entry(at: $0) }
        .filter { $0.sequence >= sequence }
        .sorted { $0.sequence < $1.sequence }
    }
  }
}
