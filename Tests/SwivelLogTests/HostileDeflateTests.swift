import Testing

@testable import SwivelLog

/// Deflate that breaks one of its own rules, in a block whose size and checksum would be right.
struct HostileDeflateTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isAccepted: Bool
    let bytes: [UInt8]

    init(_ name: String, isAccepted: Bool = false, _ write: (inout DeflateBits) -> Void) {
      var bits = DeflateBits()
      write(&bits)
      (testDescription, self.isAccepted, bytes) = (name, isAccepted, bits.bytes)
    }
  }

  // Each stands for four bytes of 0. The codes are the fixed ones of RFC 1951, section 3.2.6.
  static let faults = [
    Fault("a repetition of the last byte", isAccepted: true) { bits in
      bits.addFixedZero()
      bits.addFixedRepetition(distance: 0)
    },
    Fault("a repetition from before the first byte") { bits in
      bits.addFixedZero()
      bits.addFixedRepetition(distance: 1)
    },
    Fault("a distance that there is no meaning for") { bits in
      bits.addFixedZero()
      bits.addFixedRepetition(distance: 30)
    },
    Fault("a length that there is no meaning for") { bits in
      bits.addFixedZero()
      bits.add(code: 0b1100_0110, count: 8)
      bits.add(code: 0, count: 5 + 7)
    },
    Fault("a kind of block that there is no meaning for") { bits in
      bits.add(0b111, count: 3)
      bits.add(0, count: 64)
    },
    Fault("a plain copy", isAccepted: true) { $0.addCopy(length: 4, complement: 0xFFFB) },
    Fault("a plain copy whose length and complement differ") {
      $0.addCopy(length: 4, complement: 0xFFFA)
    },
    Fault("a plain copy of more than there is") { $0.addCopy(length: 5, complement: 0xFFFA) },
    Fault("more codes for lengths than there are lengths") { bits in
      bits.addDynamicHead(literals: 30, distances: 0)
    },
    Fault("more codes for distances than there are distances") { bits in
      bits.addDynamicHead(literals: 0, distances: 30)
    },
    Fault("more codes than there are bits for") { bits in
      bits.addDynamicHead(literals: 0, distances: 0)
      for _ in 0..<4 { bits.add(1, count: 3) }
      bits.add(0, count: 64)
    },
    Fault("a block without an end") { bits in
      bits.add(0b011, count: 3)
      for _ in 0..<4 { bits.add(code: 0b0011_0000, count: 8) }
    },
  ]

  @Test(arguments: faults) func `a reader takes only what deflate allows`(fault: Fault) throws {
    var output = [UInt8](repeating: 0, count: 64)
    var inflater = Inflater()
    let isWhole = inflater.inflate(fault.bytes[...], to: 4, into: &output)

    #expect(isWhole == fault.isAccepted)
    let read = ReadLog(try Blocks.log().dropLast(BlockFormat.end.count) + Self.block(fault.bytes))
    if fault.isAccepted {
      #expect(read.summary?.tornTail == nil)
    } else {
      #expect(read.summary?.tornTail != nil)
    }
  }

  /// A block of deflated bytes that should be four of 0.
  private static func block(_ deflated: [UInt8]) -> [UInt8] {
    let length = BlockFormat.headerLength + deflated.count + BlockFormat.trailerLength - 1
    let trailer = [checksum([0, 0, 0, 0]), 4].flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    return BlockFormat.start + [UInt8(truncatingIfNeeded: length), UInt8(length >> 8)] + deflated
      + trailer
  }
}

extension DeflateBits {
  /// Begins a last block with the fixed codes, and adds a byte of 0.
  fileprivate mutating func addFixedZero() {
    add(0b011, count: 3)
    add(code: 0b0011_0000, count: 8)
  }

  /// Adds a repetition of three bytes by the code of a distance, and the block's end.
  fileprivate mutating func addFixedRepetition(distance: Int) {
    add(code: 1, count: 7)
    add(code: distance, count: 5)
    add(code: 0, count: 7)
  }

  /// Adds a last block that is a plain copy of four bytes of 0.
  fileprivate mutating func addCopy(length: Int, complement: Int) {
    add(1, count: 8)
    add(length, count: 16)
    add(complement, count: 16)
    add(0, count: 32)
  }

  /// Begins a last block with codes of its own, as many as the least and these.
  fileprivate mutating func addDynamicHead(literals: Int, distances: Int) {
    add(0b101, count: 3)
    add(literals, count: 5)
    add(distances, count: 5)
    add(0, count: 4)
  }
}
