/// Bytes that were there before.
struct Match {
  /// How many; 0 if there are none.
  var length = 0
  /// How far in front they begin.
  var distance = 0

  static let minimumLength = 4
  static let maximumLength = 258
  static let maximumDistance = 32_768

  /// How many bytes are the same at two places, behind some that are; of so many at most.
  ///
  /// Safe: whoever asks has that many at both.
  @inline(__always)
  static func commonLength(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, from known: Int, _ limit: Int
  ) -> Int {
    let limit = min(limit, maximumLength)
    var length = known
    while limit &- length >= 8 {
      let difference =
        left.loadUnaligned(fromByteOffset: length, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      guard difference == 0 else {
        return length &+ UInt64(littleEndian: difference).trailingZeroBitCount &>> 3
      }
      length &+= 8
    }
    while length < limit,
      left.load(fromByteOffset: length, as: UInt8.self)
        == right.load(fromByteOffset: length, as: UInt8.self)
    { length &+= 1 }
    return length
  }
}

/// Finds where bytes were before.
///
/// Places whose next four bytes are alike are in one chain, the latest first. A search goes through
/// as many as it is told, so that no bytes make it slow.
///
/// Safe: the memory lives as long as the finder, which outlives each look; whoever gives bytes
/// keeps them as long.
struct MatchFinder: ~Copyable {
  private static let hashBits: UInt32 = 13

  private let heads: UnsafeMutablePointer<UInt16>
  private let previous: UnsafeMutablePointer<UInt16>

  init() {
    heads = .allocate(capacity: 1 << Self.hashBits)
    previous = .allocate(capacity: BlockFormat.maximumPayload)
    previous.initialize(repeating: 0, count: BlockFormat.maximumPayload)
  }

  deinit {
    heads.deallocate()
    previous.deallocate()
  }

  /// Begins with bytes, of which there is at least one, and at most a payload.
  func look(at bytes: UnsafeRawBufferPointer) -> Look? {
    precondition(bytes.count <= BlockFormat.maximumPayload, "\(bytes.count) bytes are no payload")
    guard let start = bytes.baseAddress else { return nil }
    heads.initialize(repeating: Look.none, count: 1 << Self.hashBits)
    return Look(start: start, count: bytes.count, heads: heads, previous: previous)
  }
}

extension MatchFinder {
  /// The places of some bytes that were gone through so far.
  ///
  /// Safe: places are below ``end``, so that four bytes can be read there; eight are where as many
  /// are left. A hash has 13 bits.
  struct Look {
    fileprivate static let none = UInt16.max

    private let start: UnsafeRawPointer
    private let count: Int
    private let heads: UnsafeMutablePointer<UInt16>
    private let previous: UnsafeMutablePointer<UInt16>

    fileprivate init(
      start: UnsafeRawPointer, count: Int, heads: UnsafeMutablePointer<UInt16>,
      previous: UnsafeMutablePointer<UInt16>
    ) {
      (self.start, self.count, self.heads, self.previous) = (start, count, heads, previous)
    }

    /// From here on too little is left to search for.
    var end: Int { count &- Match.minimumLength &+ 1 }

    /// Goes through places without a search.
    @inline(__always)
    func insert(_ places: Range<Int>) {
      var place = places.lowerBound
      while place < places.upperBound {
        _ = replaceHead(place, by: word(place))
        place &+= 1
      }
    }

    /// Goes through a place, and looks for the longest match there that is longer than another.
    @inline(__always)
    func search(_ place: Int, longerThan known: Int) -> Match {
      let word = word(place)
      var candidate = replaceHead(place, by: word)
      let limit = min(count &- place, Match.maximumLength)
      var (match, length) = (Match(), max(known, Match.minimumLength &- 1))
      var stepsLeft = PhraseParser.steps
      while candidate != Self.none, stepsLeft > 0, length < limit {
        let earlier = Int(candidate)
        guard place &- earlier <= Match.maximumDistance else { break }
        // The byte that would make the match longer tells most places apart.
        if byte(earlier &+ length) == byte(place &+ length), self.word(earlier) == word {
          let common = Match.commonLength(start + earlier, start + place, from: 0, limit)
          if common > length {
            length = common
            match = Match(length: common, distance: place &- earlier)
            if common >= PhraseParser.enough { break }
          }
        }
        candidate = previous[earlier]
        stepsLeft &-= 1
      }
      return match
    }

    @inline(__always)
    private func replaceHead(_ place: Int, by word: UInt32) -> UInt16 {
      let hash = Int((word &* 0x9E37_79B1) &>> (32 &- MatchFinder.hashBits))
      let head = heads[hash]
      previous[place] = head
      heads[hash] = UInt16(truncatingIfNeeded: place)
      return head
    }

    @inline(__always)
    private func byte(_ place: Int) -> UInt8 { start.load(fromByteOffset: place, as: UInt8.self) }

    @inline(__always)
    private func word(_ place: Int) -> UInt32 {
      start.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    }
  }
}
