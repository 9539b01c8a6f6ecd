/// The decoded byte of each gap by kind of event, computed once and then looked up.
///
/// Safe: a code is masked to 7 bits and a number of bits to 6, and a byte has 256 values. The table
/// owns the memory.
struct GapTable: ~Copyable {
  // In one allocation with the masks, as in ``KindTable``.
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

  // With seven bits above, a gap is below 2^54, and the sum of a batch below 2^62.
  private static let mostBits = 47

  /// Begins a kind, whose gaps often have the coding of the previous section.
  func use(_ code: UInt8, _ scale: GapScale) {
    let place = Int(code & 0x7F)
    guard scales[place] != scale else { return }
    scales[place] = scale
    (entries + place * 256).update(repeating: Entry(), count: 256)
  }

  /// The meaning of a byte, if it was computed.
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

  /// Computes the meaning of a byte; `nil` if there is no such gap.
  func find(_ code: UInt8, _ byte: UInt8) -> (highest: UInt64, bitCount: Int)? {
    guard let gap = scales[Int(code & 0x7F)].gap(byte) else { return nil }
    // Longer ones are computed each time: the gaps of a batch may then be added without checks.
    if gap.bitCount <= Self.mostBits { entries[Int(code & 0x7F) &<< 8 | Int(byte)] = Entry(gap) }
    return gap
  }
}

extension GapTable {
  /// The highest bits of a gap, and the number of bits below them.
  ///
  /// In sixteen bits: there are many, and few of them are used.
  struct Entry {
    private static let knownFlag: UInt16 = 0x80

    private var word: UInt16 = 0

    /// Unknown.
    init() {}

    /// The highest bits of a gap are at most seven.
    init(_ gap: (highest: UInt64, bitCount: Int)) {
      word = UInt16(gap.highest >> UInt64(gap.bitCount)) << 8 | UInt16(gap.bitCount)
      word |= Self.knownFlag
    }

    var isKnown: Bool { word & Self.knownFlag != 0 }
    var bitCount: UInt64 { UInt64(word & 0x3F) }
    var highest: UInt64 { UInt64(word &>> 8) &<< bitCount }
  }
}
