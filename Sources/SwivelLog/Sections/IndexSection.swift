import SwivelModel

/// The index of a log's checkpoints: a section of the entries since the previous index section.
///
/// ```
/// u8 0x03, v offset of the previous index section + 1 (0: none), v count,
/// count times: v offset, v sequence, v instant, each less that of the previous entry
/// ```
struct IndexSection {
  /// A section with this many entries fits into a block, whatever the numbers.
  static let maximumCount = 1_024

  /// A checkpoint.
  struct Entry: Hashable {
    /// The offset of its first block in the file.
    let offset: UInt64
    /// The number of the event after it.
    let nextSequence: UInt64
    /// The time of the last event before it.
    let instant: UInt64
  }

  /// The offset of the previous section.
  var previous: UInt64?
  var entries: [Entry] = []
}

extension IndexSection {
  /// Reads a section; its entries are in order and precede it.
  init(_ payload: [UInt8], count: Int, before end: UInt64) throws(BlockDamage) {
    var cursor = ByteCursor(payload, count: count)
    _ = try cursor.byte()
    let place = cursor.position
    let link = try cursor.variable()
    // Links only lead backwards, so a chain of sections ends.
    guard link <= end else { throw .count(link, at: place) }
    previous = link == 0 ? nil : link - 1
    var last = Entry(offset: 0, nextSequence: 0, instant: 0)
    for _ in 0..<(try cursor.count(ofAtLeast: 3)) {
      let place = cursor.position
      let (offset, isFar) = last.offset.addingReportingOverflow(try cursor.variable())
      let (sequence, isHigh) = last.nextSequence.addingReportingOverflow(try cursor.variable())
      let (instant, isLate) = last.instant.addingReportingOverflow(try cursor.variable())
      guard !isFar, !isHigh, !isLate, offset < end else { throw .number(at: place) }
      last = Entry(offset: offset, nextSequence: sequence, instant: instant)
      entries.append(last)
    }
  }

  /// Whether a section is exactly as stated.
  static func isWhole(_ payload: [UInt8], count: Int) -> Bool {
    guard let section = try? Self(payload, count: count, before: .max) else { return false }
    var written = ByteWriter(capacity: count + 16)
    guard section.entries.count <= maximumCount else { return false }
    section.write(to: &written)
    return written.bytes.elementsEqual(payload[..<count])
  }

  func write(to section: inout ByteWriter) {
    section.append(SectionType.index)
    section.append(variable: previous.map { $0 + 1 } ?? 0)
    section.append(variable: UInt64(entries.count))
    var last = Entry(offset: 0, nextSequence: 0, instant: 0)
    for entry in entries {
      section.append(variable: entry.offset - last.offset)
      section.append(variable: entry.nextSequence - last.nextSequence)
      section.append(variable: entry.instant - last.instant)
      last = entry
    }
  }
}

/// The location of a log's last index section: a section of fixed size before the end.
///
/// ```
/// u8 0x04, u64 offset of the last index section, u64 event count, u64 last instant
/// ```
struct LocatorSection {
  static let length = 25
  /// The length of its block, which is not compressed.
  static let blockLength = BlockFormat.headerLength + 5 + length + BlockFormat.trailerLength
  /// The distance of its block from a closed log's end.
  static let distanceFromEnd = UInt64(blockLength + BlockFormat.end.count)

  let index: UInt64
  let eventCount: UInt64
  let instant: UInt64
}

extension LocatorSection {
  init(_ payload: [UInt8], count: Int) throws(BlockDamage) {
    var cursor = ByteCursor(payload, count: count)
    _ = try cursor.byte()
    (index, eventCount, instant) = (
      try cursor.number64(), try cursor.number64(), try cursor.number64()
    )
  }

  func write(to section: inout ByteWriter) {
    section.append(SectionType.locator)
    for number in [index, eventCount, instant] { section.append(word: number) }
  }
}
