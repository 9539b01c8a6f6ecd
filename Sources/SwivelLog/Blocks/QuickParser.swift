/// Takes bytes apart into phrases in little time: each repetition that is found is taken.
///
/// Of the places whose next six bytes are alike only the latest is known. Shorter repetitions save
/// hardly anything, and what takes time is how many phrases there are.
///
/// Safe: places are below the number of bytes, which is at most a payload's, by so much that eight
/// can be read there; a hash has 12 bits. The memory lives as long as the parser.
struct QuickParser: ~Copyable {
  private static let hashBits: UInt64 = 12

  private let latest: UnsafeMutablePointer<UInt16>

  init() {
    latest = .allocate(capacity: 1 << Self.hashBits)
  }

  deinit { latest.deallocate() }

  /// Takes apart at most a payload, and counts the bytes that are left as they are.
  func parse(
    _ bytes: UnsafeRawBufferPointer, into phrases: inout Phrases, _ code: borrowing HuffmanCode
  ) {
    precondition(bytes.count <= BlockFormat.maximumPayload, "\(bytes.count) bytes are no payload")
    phrases.removeAll()
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    // Where nothing is known the first place is looked at, which can be compared with any other.
    latest.initialize(repeating: 0, count: 1 << Self.hashBits)
    code.count(UnsafeRawBufferPointer(rebasing: bytes[..<1]))
    var (place, literalStart) = (1, 0)
    while place <= bytes.count &- 8 {
      let word = Self.word(start, place)
      let earlier = replaceLatest(place, word)
      let difference = word ^ Self.word(start, earlier)
      // Six bytes are alike.
      if difference &<< 16 == 0, place &- earlier <= Match.maximumDistance {
        let length =
          difference != 0
          ? difference.trailingZeroBitCount &>> 3
          : Match.commonLength(start + earlier, start + place, from: 8, bytes.count &- place)
        phrases.append(
          literalCount: place &- literalStart, Match(length: length, distance: place &- earlier))
        place &+= length
        literalStart = place
        guard place <= bytes.count &- 8 else { break }
        // One of the places that are passed over: the one that is most often of use.
        _ = replaceLatest(place &- 2, Self.word(start, place &- 2))
      } else {
        code.frequencies[Int(word & 0xFF)] &+= 1
        place &+= 1
      }
    }
    code.count(UnsafeRawBufferPointer(rebasing: bytes[place...]))
    phrases.append(literalCount: bytes.count &- literalStart, Match())
  }

  /// Puts a place in the stead of the last one with the same six bytes, which it returns.
  @inline(__always)
  private func replaceLatest(_ place: Int, _ word: UInt64) -> Int {
    let hash = Int((word &<< 16 &* 0x9E37_79B1_85EB_CA87) &>> (64 &- Self.hashBits))
    let earlier = latest[hash]
    latest[hash] = UInt16(truncatingIfNeeded: place)
    return Int(earlier)
  }

  @inline(__always)
  private static func word(_ start: UnsafeRawPointer, _ place: Int) -> UInt64 {
    UInt64(littleEndian: start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
