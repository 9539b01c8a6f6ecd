/// Makes deflate, one block at a time, of at most a payload each.
///
/// What it makes of a log is about as small as what zlib 1.2.13 makes of it at level 6, in about half of the time.
///
/// Source: RFC 1951.
struct Deflater: ~Copyable {
  private static let end = 256
  private static let firstLength = 257

  private let parser: PhraseParser
  private var phrases = Phrases()
  private let literals = HuffmanCode(symbolCount: 286, maximumLength: 15)
  private let distances = HuffmanCode(symbolCount: 30, maximumLength: 15)
  private var head = DeflateHead()

  init(_ effort: PhraseParser.Effort) {
    parser = PhraseParser(effort)
  }

  /// Adds a block that is not the last, of bytes that repeat themselves.
  ///
  /// - Returns: `false` if that would save nothing, and nothing was added.
  mutating func deflate(_ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter) -> Bool {
    parser.parse(bytes, into: &phrases)
    return write(bytes, to: &bits)
  }

  /// Adds a block that is not the last, of bytes of which some are more frequent than others.
  ///
  /// - Returns: `false` if that would save nothing, and nothing was added.
  mutating func deflateLiterals(
    _ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter
  ) -> Bool {
    phrases.removeAll()
    phrases.append(literalCount: bytes.count, Match())
    return write(bytes, to: &bits)
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter) -> Bool {
    guard !bytes.isEmpty else { return false }
    let extraCount = countSymbols(bytes)
    literals.build()
    distances.build()
    head.describe(literals, distances)
    let bitCount = head.bitCount + literals.bitCount + distances.bitCount + extraCount
    guard bitCount < bytes.count * 8 else { return false }
    head.write(to: &bits)
    writePhrases(bytes, to: &bits)
    return true
  }

  /// Counts how often each symbol is used; returns how many bits lengths and distances take beside.
  private func countSymbols(_ bytes: UnsafeRawBufferPointer) -> Int {
    literals.clearFrequencies()
    distances.clearFrequencies()
    literals.frequencies[Self.end] = 1
    // Some readers want a whole code, even of distances that are not used.
    distances.frequencies[0] = 1
    distances.frequencies[1] = 1
    var (place, extraCount) = (0, 0)
    for index in 0..<phrases.count {
      let phrase = phrases[index]
      let end = place + Int(phrase.literalCount)
      // Safe: a byte is below the number of symbols.
      for byte in UnsafeRawBufferPointer(rebasing: bytes[place..<end]) {
        literals.frequencies[Int(byte)] &+= 1
      }
      place = end + Int(phrase.length)
      guard phrase.length > 0 else { continue }
      let length = DeflateNumber.length(Int(phrase.length))
      let distance = DeflateNumber.distance(Int(phrase.distance))
      literals.frequencies[Self.firstLength + length.symbol] &+= 1
      distances.frequencies[distance.symbol] &+= 1
      extraCount += length.extraCount + distance.extraCount
    }
    return extraCount
  }

  /// Adds bytes as they are, as many at once as fill a word.
  @inline(__always)
  private func writeLiterals(_ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter) {
    var place = 0
    while place < bytes.count {
      var (codes, count): (UInt64, UInt32) = (0, 0)
      let end = min(place &+ 3, bytes.count)
      while place < end {
        // Safe: a byte is below the number of symbols.
        let word = literals.words[Int(bytes[place])]
        codes |= UInt64(word &>> 8) &<< UInt64(count)
        count &+= word & 0xFF
        place &+= 1
      }
      bits.append(only: codes, count: Int(count))
    }
  }

  private func writePhrases(_ bytes: UnsafeRawBufferPointer, to bits: inout BitWriter) {
    // In registers, for what is passed on by address lies in memory.
    var target = bits
    var place = 0
    for index in 0..<phrases.count {
      let phrase = phrases[index]
      let end = place + Int(phrase.literalCount)
      writeLiterals(UnsafeRawBufferPointer(rebasing: bytes[place..<end]), to: &target)
      place = end + Int(phrase.length)
      guard phrase.length > 0 else { continue }
      let length = DeflateNumber.length(Int(phrase.length))
      target.append(code: literals.words[Self.firstLength + length.symbol])
      target.append(only: length.extra, count: length.extraCount)
      let distance = DeflateNumber.distance(Int(phrase.distance))
      target.append(code: distances.words[distance.symbol])
      target.append(only: distance.extra, count: distance.extraCount)
    }
    target.append(code: literals.words[Self.end])
    bits = target
  }
}
