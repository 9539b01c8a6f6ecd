import SwivelModel

/// Where a log's checkpoints are: a section of the entries since the index section before it.
///
/// ```
/// u8 0x03, v offset of the index section before it + 1 (0: none), v count,
/// count times: v offset, v sequence, v instant, each less that of the entry in front
/// ```
struct IndexSection {
  /// A section of so many fills no block, whatever the numbers are.
  static let maximumCount = 1_024

  /// A checkpoint.
  struct Entry: Hashable {
    /// Where its first block begins in the file.
    let offset: UInt64
    /// The number of the event behind it.
    let nextSequence: UInt64
    /// When the last event in front of it happened.
    let instant: UInt64
  }

  /// The place of the section before it.
  var previous: UInt64?
  var entries: [Entry] = []
}

extension IndexSection {
  /// Reads a section; its entries lie in order, in front of it.
  init(_ payload: RawBuffer, count: Int, before end: UInt64) throws(BlockDamage) {
    var cursor = ByteCursor(payload, count: count)
    _ = try cursor.byte()
    let place = cursor.position
    let link = try cursor.variable()
    // Going back only, a chain of sections ends.
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

  /// Whether a section has what it says, to the last byte.
  static func isWhole(_ payload: RawBuffer, count: Int) -> Bool {
    guard let section = try? Self(payload, count: count, before: .max) else { return false }
    var written = ByteWriter(capacity: count + 16)
    guard section.entries.count <= maximumCount else { return false }
    section.write(to: &written)
    return written.buffer.bytes(0..<written.count).elementsEqual(payload.bytes(0..<count))
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

/// Where a log's last index section is: a section of fixed size in front of the end.
///
/// ```
/// u8 0x04, u64 offset of the last index section, u64 event count, u64 last instant
/// ```
struct LocatorSection {
  static let length = 25
  /// The length of its block, which is not compressed.
  static let blockLength = BlockFormat.headerLength + 5 + length + BlockFormat.trailerLength
  /// How far in front of a closed log's end its block begins.
  static let distanceFromEnd = UInt64(blockLength + BlockFormat.end.count)

  let index: UInt64
  let eventCount: UInt64
  let instant: UInt64
}

extension LocatorSection {
  init(_ payload: RawBuffer, count: Int) throws(BlockDamage) {
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
