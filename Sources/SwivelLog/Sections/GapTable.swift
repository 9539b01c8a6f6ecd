/// What the byte in front of each gap means, by the kind of the event: found out once, then looked
/// up.
///
/// Safe: a code is masked to 7 bits and a number of bits to 6, and a byte has 256 values. The
/// memory lives as long as the table.
struct GapTable: ~Copyable {
  // In one piece with the masks, as in ``KindTable``.
  private let entries: UnsafeMutablePointer<Entry>
  private let scales: UnsafeMutablePointer<GapScale>

  private static var entriesLength: Int { 128 &* 256 &* MemoryLayout<Entry>.stride }

  init() {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Self.entriesLength + 64 * 8, alignment: 64)
    entries = memory.initializeMemory(as: Entry.self, repeating: Entry(), count: 128 * 256)
    let masks = (0..<64).map { UInt64(1) << UInt64($0) - 1 }
    (memory + Self.entriesLength).initializeMemory(as: UInt64.self, from: masks, count: masks.count)
    scales = .allocate(capacity: 128)
    scales.initialize(repeating: GapScale(), count: 128)
  }

  deinit {
    entries.deallocate()
    scales.deallocate()
  }

  // With seven bits above, a gap is below 2^54, and so many as a batch has are below 2^62.
  private static let mostBits = 47

  /// Begins a kind, whose gaps are often told as in the section in front.
  func use(_ code: UInt8, _ scale: GapScale) {
    let place = Int(code & 0x7F)
    guard scales[place] != scale else { return }
    scales[place] = scale
    (entries + place * 256).update(repeating: Entry(), count: 256)
  }

  /// What a byte means, if that was found out.
  @inline(__always)
  subscript(code: UInt8, byte: UInt8) -> Entry {
    entries[Int(code & 0x7F) &<< 8 | Int(byte)]
  }

  /// The lowest of some bits.
  @inline(__always)
  func lowest(_ bitCount: UInt64, of bits: UInt64) -> UInt64 {
    let masks = UnsafeRawPointer(entries) + Self.entriesLength
    return bits & masks.assumingMemoryBound(to: UInt64.self)[Int(bitCount & 63)]
  }

  /// Finds out what a byte means; `nil` if there is no such gap.
  func find(_ code: UInt8, _ byte: UInt8) -> (highest: UInt64, bitCount: Int)? {
    guard let gap = scales[Int(code & 0x7F)].gap(byte) else { return nil }
    // What is longer is found out anew each time: all gaps of a batch may be added up unchecked
    // then.
    if gap.bitCount <= Self.mostBits { entries[Int(code & 0x7F) &<< 8 | Int(byte)] = Entry(gap) }
    return gap
  }
}

extension GapTable {
  /// The highest bits of a gap, and how many are missing below them.
  ///
  /// In sixteen bits: there are many, and few of them are used.
  struct Entry {
    private static let knownFlag: UInt16 = 0x80

    private var word: UInt16 = 0

    /// Nothing known.
    init() {}

    /// A gap's highest bits are seven at most.
    init(_ gap: (highest: UInt64, bitCount: Int)) {
      word = UInt16(gap.highest >> UInt64(gap.bitCount)) << 8 | UInt16(gap.bitCount)
      word |= Self.knownFlag
    }

    var isKnown: Bool { word & Self.knownFlag != 0 }
    var bitCount: UInt64 { UInt64(word & 0x3F) }
    var highest: UInt64 { UInt64(word &>> 8) &<< bitCount }
  }
}
