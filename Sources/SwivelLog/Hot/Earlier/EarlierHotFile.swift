import SwivelModel

/// A copy of a hot file of versions 1.0 to 1.2, whose magic is "SWVHOT1" or "SWVHOT2".
///
/// Current recorders no longer write it. The layout is in <doc:LogFormat>: a header of 4,096 bytes,
/// and a ring of 32-byte slots.
package struct EarlierHotFile: Sendable {
  /// The id of the recording that it belongs to, in hexadecimal digits.
  package let recording: String
  /// The number by which tail marks identify the hot file.
  package let generation: UInt32
  /// The instant in the recording at which the slots' clock was 0, in microseconds.
  package let base: UInt64
  /// The process that wrote it.
  package let owner: ProcessIdentity

  let bytes: [UInt8]
  let slotBits: UInt64

  /// Takes the copy of a whole file.
  ///
  /// If its recorder still runs, the slots must be copied before the header: the header's counts
  /// then include what was recorded between the two copies.
  ///
  /// - Returns: `nil` for anything but a hot file of these versions.
  package init?(bytes: [UInt8]) {
    guard Self.byteCount(header: bytes) == bytes.count else { return nil }
    (self.bytes, slotBits) = (bytes, Self.slotBits(header: bytes))
    recording = (8..<24).map { String(UInt16(bytes[$0]) + 256, radix: 16).dropFirst() }.joined()
    generation = UInt32(truncatingIfNeeded: bytes.word(at: 24))
    base = bytes.word(at: 72)
    owner = Self.owner(of: bytes)
  }

  /// The process that wrote a file, by its header.
  ///
  /// - Returns: `nil` for other versions.
  static func owner(header: [UInt8]) -> ProcessIdentity? {
    byteCount(header: header) == nil ? nil : owner(of: header)
  }

  private static func owner(of bytes: [UInt8]) -> ProcessIdentity {
    ProcessIdentity(words: stride(from: 32, to: 72, by: 8).map { bytes.word(at: $0) })
  }

  /// The length of a file, by its header.
  ///
  /// - Returns: `nil` for other versions.
  package static func byteCount(header: [UInt8]) -> Int? {
    let bits = slotBits(header: header)
    return bits == 0 ? nil : headerByteCount + EarlierSlot.byteCount << Int(bits)
  }

  static let headerByteCount = 4_096

  /// The binary logarithm of the slot count; 0 without a header.
  private static func slotBits(header: [UInt8]) -> UInt64 {
    guard header.count >= headerByteCount else { return 0 }
    if header.starts(with: "SWVHOT1\0".utf8) { return 11 }
    guard header.starts(with: "SWVHOT2\0".utf8) else { return 0 }
    let count = UInt32(truncatingIfNeeded: header.word(at: 80))
    return (11...15).first { count == 1 << $0 } ?? 0
  }
}

extension EarlierHotFile {
  /// The number of slots.
  var slotCount: UInt64 { 1 << slotBits }

  /// The number of the first slot that was never used.
  var nextSlot: UInt64 { bytes.word(at: 128) & 0xFF_FFFF_FFFF }

  /// The number of events that were begun, modulo 2^24.
  var begunCount: UInt64 { bytes.word(at: 128) >> 40 }

  /// The first slot that the log lacks, as the recorder noted.
  var sealedSlot: UInt64 { bytes.word(at: 256) }

  /// The number of events that were begun before that slot.
  var sealedBegunCount: UInt64 { bytes.word(at: 264) }

  /// The number of these that the log neither has nor counts as lost.
  var sealedMissingCount: UInt64 { bytes.word(at: 272) }
}
