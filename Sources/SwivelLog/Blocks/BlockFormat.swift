/// The frame around every part of a log: a block of BGZF, which is a member of a gzip file.
///
/// ```
///  0  16 bytes  the same in every block: gzip, deflate, no time, an extra field of 6 bytes "BC"
/// 16  u16       the block's length less 1
/// 18            raw deflate
/// -8  u32       CRC-32 of the inflated bytes
/// -4  u32       their number, at most 65,280
/// ```
///
/// Source: SAM/BAM format specification, section 4.1, "The BGZF compression format".
enum BlockFormat {
  static let start: [UInt8] = [
    0x1F, 0x8B, 8, 4, 0, 0, 0, 0, 0, 0xFF, 6, 0, 0x42, 0x43, 2, 0,
  ]
  /// The block without content that ends a BGZF file.
  static let end: [UInt8] = start + [0x1B, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  static let headerLength = 18
  /// Where the header has the block's length.
  static let lengthOffset = 16
  static let trailerLength = 8
  /// Where the trailer has the number of inflated bytes.
  static let sizeOffset = 4
  /// No deflate takes less than two bytes.
  static let minimumLength = headerLength + 2 + trailerLength
  /// What 16 bits can say.
  static let maximumLength = 65_536
  /// Enough of a payload to see what kind of section it is, and which events it has.
  static let skimmedLength = 64
  /// BGZF's limit, by which a block that does not compress still fits into its length.
  static let maximumPayload = 65_280
  /// An event takes a control byte and a gap's at least.
  static let maximumEventCount = maximumPayload / 2
}

/// How the bytes of a block are best compressed.
struct PayloadExtent {
  /// Up to here the bytes repeat themselves.
  let mixed: Int
  /// Up to here some bytes are more frequent than others.
  let dense: Int
  /// Up to here the bytes are noise.
  let count: Int

  /// Whether there is anything but noise.
  var isCompressible: Bool { dense > 0 }
}

extension PayloadExtent {
  /// Bytes that may all repeat themselves.
  init(mixed count: Int) {
    self.init(mixed: count, dense: count, count: count)
  }

  /// Bytes that are not compressed.
  init(plain count: Int) {
    self.init(mixed: 0, dense: 0, count: count)
  }
}
