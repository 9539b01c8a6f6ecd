/// A copy of a journal's file.
struct JournalTail {
  let header: JournalHeader
  private let bytes: [UInt8]

  /// Takes the bytes of a file; `nil` for another format or a damaged header.
  init?(_ bytes: [UInt8]) {
    guard let header = bytes.withUnsafeBytes({ JournalHeader($0) }) else { return nil }
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
    let counted = bytes.withUnsafeBytes { header.nextSequence(in: $0) }
    let limit = isLive ? counted ?? sequence : .max
    var next = sequence
    for entry in entries(from: sequence) where (next..<limit).contains(entry.sequence) {
      harvest.entries.append(entry)
      next = entry.sequence + 1
    }
    guard !isLive else { return harvest }
    harvest.lostAfter = max(counted ?? next, next) - next
    harvest.isDamaged = counted == nil
    return harvest
  }

  private func entries(from sequence: UInt64) -> [JournalEntry] {
    bytes.withUnsafeBytes { bytes in
      let slots = JournalSlots(file: bytes, header)
      return (0..<UInt64(slots.count))
        .compactMap { slots.entry(at: $0) }
        .filter { $0.sequence >= sequence }
        .sorted { $0.sequence < $1.sequence }
    }
  }
}
