/// Makes deflate, one block at a time, of at most a payload each.
///
/// What it makes of a log is about as small as what zlib 1.2.13 makes of it at level 6, in about
/// half of the time.
///
/// Source: RFC 1951.
struct Deflater: ~Copyable {
  private let parser: Parser
  private var phrases = Phrases()
  // Four codes at once fit into what the bits take.
  private var literals = HuffmanCode(symbolCount: DeflateAlphabet.literalCount, maximumLength: 14)
  private var distances = HuffmanCode(symbolCount: DeflateAlphabet.distanceCount, maximumLength: 15)
  private var head = DeflateHead()

  private enum Parser: ~Copyable {
    case quick(QuickParser)
    case thorough(PhraseParser)
  }

  init(_ effort: Effort) {
    switch effort {
    case .quick: parser = .quick(QuickParser())
    case .thorough: parser = .thorough(PhraseParser())
    }
  }

  /// Adds a block that is not the last, of bytes that repeat themselves.
  ///
  /// - Returns: `false` if that would save nothing, and nothing was added.
  mutating func deflate(_ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter) -> Bool {
    clearFrequencies()
    switch parser {
    case .quick(let parser): parser.parse(bytes, into: &phrases, literals)
    case .thorough(let parser): parser.parse(bytes, into: &phrases, literals)
    }
    return write(bytes, extraCount: countMatches(), to: &bits)
  }

  /// Adds a block that is not the last, of bytes of which some are more frequent than others.
  ///
  /// - Returns: `false` if that would save nothing, and nothing was added.
  mutating func deflateLiterals(
    _ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter
  ) -> Bool {
    phrases.removeAll()
    phrases.append(literalCount: bytes.count, Match())
    clearFrequencies()
    literals.count(bytes)
    return write(bytes, extraCount: 0, to: &bits)
  }

  private mutating func write(
    _ bytes: UnsafeRawBufferPointer, extraCount: Int, to bits: inout BitWriter
  ) -> Bool {
    guard !bytes.isEmpty else { return false }
    literals.build()
    distances.build()
    head.describe(literals, distances)
    let bitCount = head.bitCount + literals.bitCount + distances.bitCount + extraCount
    guard bitCount < bytes.count * 8 else { return false }
    head.write(to: &bits)
    writePhrases(bytes, to: &bits)
    return true
  }

  private func clearFrequencies() {
    literals.clearFrequencies()
    distances.clearFrequencies()
    literals.frequencies[DeflateAlphabet.end] = 1
    // Some readers want a whole code, even of distances that are not used.
    distances.frequencies[0] = 1
    distances.frequencies[1] = 1
  }

  /// Counts how often lengths and distances are used; returns how many bits they take beside.
  private func countMatches() -> Int {
    var extraCount = 0
    for index in 0..<max(phrases.count &- 1, 0) {
      let phrase = phrases[index]
      let length = DeflateNumber.length(Int(phrase.length))
      let distance = DeflateNumber.distance(Int(phrase.distance))
      literals.frequencies[DeflateAlphabet.firstLength &+ length.symbol] &+= 1
      distances.frequencies[distance.symbol] &+= 1
      extraCount &+= length.extraCount &+ distance.extraCount
    }
    return extraCount
  }
}

// MARK: - Bits

extension Deflater {
  private func writePhrases(_ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter) {
    // In registers, for what is passed on by address lies in memory.
    var target = bits
    var place = 0
    for index in 0..<phrases.count {
      let phrase = phrases[index]
      let end = place &+ Int(phrase.literalCount)
      writeLiterals(UnsafeRawBufferPointer(rebasing: bytes[place..<end]), to: &target)
      place = end &+ Int(phrase.length)
      if phrase.length > 0 { write(phrase, to: &target) }
    }
    var end = CodeBits()
    end.append(literals.words[DeflateAlphabet.end])
    target.append(only: end.bits, count: end.count)
    bits = target
  }

  /// Adds bytes as they are, as many at once as fill a word.
  @inline(__always)
  private func writeLiterals(_ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter) {
    // Safe: a byte is below the number of symbols.
    var place = 0
    while place &+ 4 <= bytes.count {
      var codes = CodeBits()
      for _ in 0..<4 {
        codes.append(literals.words[Int(bytes[place])])
        place &+= 1
      }
      bits.append(only: codes.bits, count: codes.count)
    }
    guard place < bytes.count else { return }
    var codes = CodeBits()
    while place < bytes.count {
      codes.append(literals.words[Int(bytes[place])])
      place &+= 1
    }
    bits.append(only: codes.bits, count: codes.count)
  }

  /// Adds a length and a distance at once, which are at most 15, 5, 15 and 13 bits.
  @inline(__always)
  private func write(_ phrase: Phrase, to bits: inout BitWriter) {
    let length = DeflateNumber.length(Int(phrase.length))
    let distance = DeflateNumber.distance(Int(phrase.distance))
    var codes = CodeBits()
    codes.append(literals.words[DeflateAlphabet.firstLength &+ length.symbol])
    codes.append(length)
    codes.append(distances.words[distance.symbol])
    codes.append(distance)
    bits.append(only: codes.bits, count: codes.count)
  }
}

/// Codes one behind the other, the first lowest.
private struct CodeBits {
  private(set) var bits: UInt64 = 0
  // Of which only the low six bits count: what lies above is left where it is.
  private var place: UInt64 = 0

  var count: Int { Int(place & 0x3F) }

  /// Adds a code, which lies above the eight bits of its length.
  @inline(__always)
  mutating func append(_ word: UInt32) {
    bits |= UInt64(word &>> 8) &<< place
    place &+= UInt64(word)
  }

  /// Adds the bits below a symbol.
  @inline(__always)
  mutating func append(_ number: DeflateNumber) {
    bits |= number.extra &<< place
    place &+= UInt64(truncatingIfNeeded: number.extraCount)
  }
}
