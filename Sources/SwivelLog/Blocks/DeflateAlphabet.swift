/// The symbols that deflate has codes for.
///
/// Source: RFC 1951, sections 3.2.5 and 3.2.7.
enum DeflateAlphabet {
  /// The symbol of a block's end, which is behind those of all bytes.
  static let end = 256
  /// The symbol of the shortest repetition; the longer ones follow.
  static let firstLength = 257
  /// How many symbols there are for bytes, the end and repetitions.
  static let literalCount = 286
  /// How many symbols there are for distances.
  static let distanceCount = 30
  /// How many symbols there are for lengths of codes.
  static let lengthCount = 19
  /// These symbols in the order in which a block's head describes them.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}
